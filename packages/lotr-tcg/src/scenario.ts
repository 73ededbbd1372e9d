/**
 * How positions of this game are written down, for scenarios: docs/scenarios-lotr-tcg.md.
 *
 * Owns   the object that the testkit is handed. It is plain data and functions: its form is checked where it is
 *        registered, by the tests and the command line.
 */
import { lotrTcg, type Setup } from './game.ts';
import { couldLieThere } from './knowledge.ts';
import { startingPoints } from './scenario/phases.ts';
import { readings } from './scenario/readings.ts';

export const lotrTcgScenarios = {
  game: lotrTcg,
  setup: (decks: readonly (readonly string[])[]): Setup => ({
    decks: decks.map((deck) => ({ key: '', name: '', ringBearer: '', ring: '', sites: [], deck })),
  }),
  phases: startingPoints,
  readings,
  fits: couldLieThere,
};
