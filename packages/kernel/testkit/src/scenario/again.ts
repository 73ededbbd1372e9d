/**
 * A scenario once more: on a copy taken at each of its decisions, and through each player's view.
 *
 * Keeps  no progress of a game lives outside its bytes, and no view betrays what its player may not know; otherwise
 *        the scenario fails, whatever it expected.
 */
import { render, type State } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import { Broken } from '../selfplay/broken.ts';
import { differences } from '../selfplay/invariants.ts';
import { checkSample, checkViews, truth } from '../selfplay/knowledge.ts';
import type { ScenarioGame } from './game.ts';
import { ScenarioFailure } from './problem.ts';
import type { Who } from './who.ts';

/** A copy taken in the middle of a scenario. */
export interface Middle<S extends State> {
  readonly s: S;
  /** How many choices had been made. */
  readonly after: number;
}

export function checkCopies<S extends State>(
  game: Playable<S>,
  end: S,
  choices: readonly number[],
  middles: readonly Middle<S>[],
): void {
  for (const { s, after } of middles) {
    const where = `a copy taken after ${after === 1 ? '1 choice' : `${after} choices`}`;
    try {
      for (const choice of choices.slice(after)) game.apply(s, choice);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      throw new ScenarioFailure(`${where} cannot be played to the end: ${words}`);
    }
    if (!game.same(s, end)) throw new ScenarioFailure(`${where} ends otherwise: ${differences(end, s)}`);
    if (s.side.fate?.left.length !== end.side.fate?.left.length)
      throw new ScenarioFailure(`${where} uses up other dice`);
  }
}

export function checkKnowledge<S extends State>(adapter: ScenarioGame<S>, s: S, who: Who): void {
  const { game } = adapter;
  try {
    checkViews(game, s);
    const prior = truth(s, adapter.fits);
    for (let player = 1; player <= s.layout.sizes.players; player++)
      checkSample(game, s, player, prior, `sample of ${player}`);
    checkWords(game, s, who);
  } catch (error) {
    if (error instanceof Broken) throw new ScenarioFailure(error.message);
    throw error;
  }
}

/** The chooser's view has the same words for his options as the state has for what he knows. */
function checkWords<S extends State>(game: Playable<S>, s: S, who: Who): void {
  const { asked } = s.kernel;
  if (asked === 0) return;
  const seen = game.view(s, asked);
  const names = who.names(s, asked);
  const { language } = s.engine;
  for (let i = 0; i < game.options(s).count; i++) {
    const here = render(language, names, game.describe(s, i));
    const there = render(language, names, game.describe(seen, i));
    if (here !== there)
      throw new ScenarioFailure(
        `option ${i} reads "${here}", but "${there}" in the view of ${who.playerName(asked)}`,
      );
  }
}
