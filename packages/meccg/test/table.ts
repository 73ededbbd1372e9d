/**
 * Scenarios of this game as tests: one line to set up, then `scenario('[ID] title', (t) => …)`.
 *
 *   scenario('[ME-STRIKE-516] a tapped character fights at −1', (t) => {
 *     t.given({
 *       phase: 'attack', attack: { strikes: 1, prowess: 9 }, dice: [3, 4],
 *       players: { Ann: { companies: [company('Moria', { card: 'Haldir', status: 'tapped' })] }, Bob },
 *     });
 *     t.expect.table({ 'prowess against the strike': 4 });
 *   });
 */
import { trace } from '@westmarch/kernel';
import { type ScenarioGame, scenarioTests, type Table } from '@westmarch/testkit';
import { test } from 'vitest';
import { meccgScenarios } from '../src/scenario.ts';
import type { S } from '../src/state.ts';
import { ear } from './heard.ts';
import { invention } from './invented.ts';

export const adapter: ScenarioGame<S> = { ...meccgScenarios, invented: invention, hears: ear };
export const scenario = scenarioTests(test, adapter);

type Card = string | object;

/** A company at a site; more fields (as, movesTo, by, siteTapped) can be added with a spread. */
export const company = (
  at: string,
  ...characters: readonly Card[]
): { readonly at: string; readonly characters: readonly Card[] } => ({ at, characters });

/** Someone to play against who has nothing to choose: one company of one, at home. */
export const Bob = { companies: [company('Edhellond', 'Ioreth')] } as const;

/** Everyone passes until no chain of effects is being added to. */
export function resolveChain(t: Table<S>): void {
  for (let n = 0; n < 20 && trace(t.state).includes('chain of effects › answer'); n++)
    t.choose(t.state.kernel.asked, 'Pass');
}

const idle = new Set(['Pass', 'No', 'Keep all', 'Roll', 'Done']);
/** Nobody does anything that he need not, until something is so. */
export function idleUntil(t: Table<S>, is: () => boolean): void {
  for (let n = 0; n < 200 && !is(); n++) {
    const offered = t.offered();
    t.choose(t.state.kernel.asked, offered.find((text) => idle.has(text)) ?? offered[0]);
  }
}

/** Whoever is asked may do something that begins so. */
export const offers = (t: Table<S>, start: string): boolean =>
  t.offered().some((text) => text.startsWith(start));

/** Plays a creature and lets it resolve. */
export function attackWith(t: Table<S>, player: string, creature: string, key?: string): void {
  t.player(player).does(`${creature}: attack`);
  if (key !== undefined) t.player(player).does(key);
  resolveChain(t);
}

/** A card by its name, or with what is true of it. */
export type Placed = string | object;

/** The way from Rivendell to Moria: two Wildernesses and a pass. */
export const toMoria = ['Rhudaur', 'Hollin', 'Redhorn Gate'];

/** Ann's company, "riders", goes from Rivendell to Moria; Bob has hazards. */
export const going = (
  hazards: readonly Placed[],
  characters: readonly Placed[],
  ann: object = {},
  bob: object = {},
) => ({
  phase: 'hazards',
  players: {
    Ann: {
      companies: [{ ...company('Rivendell', ...characters), as: 'riders', movesTo: 'Moria', by: toMoria }],
      ...ann,
    },
    Bob: { ...Bob, hand: hazards, ...bob },
  },
});

/** Two copies of a card, to be told apart. */
export const twice = (card: string): readonly Placed[] => [
  { card, as: 'first' },
  { card, as: 'second' },
];

/** The first card on the table that is called so. */
export function rowOf(s: S, name: string): number {
  for (let c = 1; c < s.card.def.length; c++)
    if (s.card.def[c] !== 0 && s.engine.definitions[s.card.def[c]].names['en'] === name) return c;
  return 0;
}
