/** Whole games between bots, each of which sees only its own view. */
import type { Game, State } from '@westmarch/kernel';
import type { Bot } from './bot.ts';

export interface Played<S extends State> {
  readonly state: S;
  readonly choices: readonly number[];
  readonly result: readonly ('won' | 'lost' | 'drawn')[];
}

/** Far more choices than a game has. */
const MOST = 50_000;

/** Plays one game; `bots` are in seat order. */
export function play<S extends State, Setup>(
  game: Game<S, Setup>,
  setup: Setup,
  seed: string,
  bots: readonly Bot<NoInfer<S>>[],
): Played<S> {
  const played = playWithin(MOST, game, setup, seed, bots);
  if (played === null) throw new Error(`A game of seed ${seed} has not ended after ${MOST} choices.`);
  return played;
}

/** The same for those who may play as badly as they like; null: it has not ended after so many choices. */
export function playWithin<S extends State, Setup>(
  most: number,
  game: Game<S, Setup>,
  setup: Setup,
  seed: string,
  bots: readonly Bot<NoInfer<S>>[],
): Played<S> | null {
  const state = game.create(setup, seed);
  const view = game.clone(state);
  const choices: number[] = [];
  for (let d = game.pending(state); d !== null; d = game.pending(state)) {
    if (choices.length === most) return null;
    game.view(state, d.player, view);
    const choice = bots[d.player - 1].choose(view, d, game.options(view), choices.length);
    choices.push(choice);
    game.apply(state, choice);
  }
  return { state, choices, result: game.result(state) ?? [] };
}

export interface Score {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly decisions: number;
}

/** `games` games of one bot against another, the seats changing after each; the score is the first bot's. */
export function match<S extends State, Setup>(
  game: Game<S, Setup>,
  setups: readonly Setup[],
  seed: string,
  games: number,
  one: Bot<NoInfer<S>>,
  other: Bot<NoInfer<S>>,
): Score {
  const score = { won: 0, lost: 0, drawn: 0, decisions: 0 };
  for (let i = 0; i < games; i++) {
    const first = i % 2 === 0;
    const setup = setups[Math.floor(i / 2) % setups.length];
    const { result, choices } = play(game, setup, `${seed}-${i}`, first ? [one, other] : [other, one]);
    score[result[first ? 0 : 1]]++;
    score.decisions += choices.length;
  }
  return score;
}
