/**
 * Self-play: random games in which everything is checked that must hold in any game. A failure names its seed and
 * leaves a record that leads back to it.
 *
 * Owns   the order of the checks and how often the dear ones are made.
 * Not    the checks themselves (their own files), or rules of any game (hooks).
 * Keeps  the same seed plays the same games.
 */
import { dump, type Prior, type State, trace } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import { Broken, holds } from './broken.ts';
import { checkGates, type Offered } from './gates.ts';
import { checkDecision, checkOptions, checkState, differences, wordsOf } from './invariants.ts';
import { checkSample, checkViews, truth } from './knowledge.ts';
import { Luck } from './luck.ts';
import { censusOf, checkCensus } from './places.ts';
import { keepRepro } from './repro.ts';

export interface SelfPlay<S extends State = State> {
  readonly game: Playable<S>;
  /** The set-up of each game: a list to go through, or made for the number of a game. */
  readonly setups: readonly unknown[] | ((number: number, luck: Luck) => unknown);
  readonly seed: string;
  readonly games: number;
  /** A game that has not ended after so many choices never will. */
  readonly most?: number;
  /** Views and samples are checked once in so many decisions, all options played once in so many. */
  readonly viewsOnceIn?: number;
  readonly optionsOnceIn?: number;
  /** The game brings cards in or takes them out, so they cannot be counted. */
  readonly changingCards?: boolean;
  /** What the game itself keeps true at each decision: throws when it does not. */
  invariant?(s: S): void;
  /** Which card could lie hidden where, for samples. */
  fits?(s: S, card: number, def: number): boolean;
  /** Where in the list of options the things stand that `whyNot` explains of a card; null where none are offered. */
  offered?: Offered<S>;
  /** Which option is taken; any, each as likely as the others, unless given. It may draw from `luck`, and from nothing else. */
  choose?(s: S, luck: Luck): number;
  /** Told of each choice before it is made. */
  chosen?(s: S, index: number): void;
  /** Where a record of a failed game goes; null: nowhere. */
  readonly reproFolder?: string | null;
}

export interface Played {
  readonly seed: string;
  readonly games: number;
  readonly choices: number;
  readonly longest: number;
}

/** A game that broke an invariant. The message has everything that is needed to see it again. */
export class SelfPlayFailure extends Error {
  override name = 'SelfPlayFailure';
  readonly repro: string | null;
  constructor(message: string, repro: string | null, cause: unknown) {
    super(message, { cause });
    this.repro = repro;
  }
}

export function selfPlay<S extends State>(given: SelfPlay<S>): Played {
  let choices = 0;
  let longest = 0;
  for (let number = 1; number <= given.games; number++) {
    const length = playOne(given, number);
    choices += length;
    longest = Math.max(longest, length);
  }
  return { seed: given.seed, games: given.games, choices, longest };
}

/** The set-up of a game, by its number. */
export function setupOf<S extends State>(given: SelfPlay<S>, number: number, luck: Luck): unknown {
  const { setups } = given;
  return typeof setups === 'function' ? setups(number, luck) : setups[(number - 1) % setups.length];
}

function playOne<S extends State>(given: SelfPlay<S>, number: number): number {
  const { game } = given;
  const seed = `${given.seed}/${number}`;
  const luck = new Luck(`choices of ${seed}`);
  const setup = setupOf(given, number, luck);
  const choices: number[] = [];
  let s: S | null = null;
  try {
    s = game.create(setup, seed);
    const census = given.changingCards === true ? null : censusOf(s);
    while (game.result(s) === null) {
      holds(
        choices.length < (given.most ?? 5000),
        () => `the game has not ended after ${choices.length} choices`,
      );
      checkAll(given, s, census, luck);
      const choice = given.choose?.(s, luck) ?? luck.below(game.options(s).count);
      given.chosen?.(s, choice);
      choices.push(choice);
      game.apply(s, choice);
    }
    checkState(s);
    if (census !== null) checkCensus(s, census);
    given.invariant?.(s);
    holds(game.pending(s) === null, () => 'the game is over, but somebody must choose');
    checkReplay(game, s, setup, seed, choices);
    return choices.length;
  } catch (error) {
    throw failure(given, number, setup, seed, choices, s, error);
  }
}

function checkAll<S extends State>(given: SelfPlay<S>, s: S, census: Int32Array | null, luck: Luck): void {
  const { game } = given;
  checkDecision(game, s);
  checkState(s);
  if (census !== null) checkCensus(s, census);
  given.invariant?.(s);
  if (given.offered !== undefined) checkGates(game, s, given.offered);
  if (luck.once(given.viewsOnceIn ?? 4)) {
    checkViews(game, s);
    const prior: Prior<S> = truth(s, given.fits?.bind(given));
    for (let player = 1; player <= s.layout.sizes.players; player++)
      checkSample(game, s, player, prior, `sample ${luck.below(1000000)}`);
  }
  if (luck.once(given.optionsOnceIn ?? 8)) checkOptions(game, s);
}

/** A record leads to the same bytes, in a new state and in one that was used before. */
function checkReplay<S extends State>(
  game: Playable<S>,
  s: S,
  setup: unknown,
  seed: string,
  choices: readonly number[],
): void {
  const kept: unknown = JSON.parse(JSON.stringify(game.record(setup, seed, choices)));
  const record = { ...game.record(setup, seed, choices), ...(kept as object) };
  const again = game.replay(record);
  holds(game.same(s, again), () => `the replay of the record differs: ${differences(s, again)}`);
  const used = game.replay(record, undefined, again);
  holds(game.same(s, used), () => `a replay in a used state differs: ${differences(s, used)}`);
}

function failure<S extends State>(
  given: SelfPlay<S>,
  number: number,
  setup: unknown,
  seed: string,
  choices: readonly number[],
  s: S | null,
  error: unknown,
): SelfPlayFailure {
  const { game, reproFolder } = given;
  const record = game.record(setup, seed, choices);
  const name = `${game.name}-${s?.layout.sizes.players ?? 0}p-${seed}`;
  const file = reproFolder === null ? null : keepRepro(record, name, reproFolder);
  const lines = [
    `${game.name}: ${wordsOf(error)}`,
    `  seed "${given.seed}", game ${number}, after ${choices.length} choices`,
    `  at: ${s === null ? 'the set-up' : trace(s)}`,
    file === null
      ? `  record: ${JSON.stringify(record)}`
      : `  to see it again: npx westmarch replay ${file}   (the last choice is the one that failed, if one did)`,
  ];
  if (!(error instanceof Broken) && error instanceof Error && error.stack !== undefined)
    lines.push(error.stack.split('\n').slice(1, 6).join('\n'));
  if (s !== null) lines.push(dump(s).replace(/^/gm, '  | '));
  return new SelfPlayFailure(lines.join('\n'), file, error);
}
