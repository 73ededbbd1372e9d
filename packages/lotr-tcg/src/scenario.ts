/**
 * How positions of this game are written down, for scenarios: docs/scenarios-lotr-tcg.md.
 *
 * Owns   the object that the testkit is handed. It is plain data and functions: its form is checked where it is
 *        registered, by the tests and the command line.
 */
import { lotrTcg, type Setup } from './game.ts';
import { couldLieThere } from './knowledge.ts';
import { allActions, isFor } from './rules/actions/action-list.ts';
import { allCards } from './scenario/cards.ts';
import { attributes, columns, fields, zones } from './scenario/fields.ts';
import { startingPoints } from './scenario/phases.ts';
import { checkPosition } from './scenario/position.ts';
import { readings } from './scenario/readings.ts';
import type { S } from './state.ts';

export const lotrTcgScenarios = {
  game: lotrTcg,
  setup: (decks: readonly (readonly string[])[]): Setup => ({
    decks: decks.map((deck) => ({ key: '', name: '', ringBearer: '', ring: '', sites: [], deck })),
  }),
  phases: startingPoints,
  fields,
  columns,
  zones,
  attributes,
  readings,
  allCards,
  check: checkPosition,
  things: () =>
    allActions().map((action) => ({
      name: action.name,
      code: action.code,
      gates: action.gates,
      isMeant: (s: S, card: number) => isFor(action, s, card),
    })),
  fits: couldLieThere,
};
