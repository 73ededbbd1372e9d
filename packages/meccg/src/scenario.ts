/**
 * How positions of this game are written down, for scenarios: docs/scenarios-meccg.md.
 *
 * Owns   the object that the testkit is handed. It is plain data and functions: its form is checked where it is
 *        registered, by the tests and the command line.
 */
import { meccg, type Setup } from './game.ts';
import { couldLieThere } from './knowledge.ts';
import { allActions, isFor } from './rules/chain/actions.ts';
import { isAboutCompany } from './rules/companies/company-effects.ts';
import { allCards, whichOf } from './scenario/cards.ts';
import { companies } from './scenario/companies.ts';
import { attributes, columns, fields, zones } from './scenario/fields.ts';
import { startingPoints } from './scenario/phases.ts';
import { checkPosition } from './scenario/position.ts';
import { readings } from './scenario/readings.ts';
import type { S } from './state.ts';

export const meccgScenarios = {
  game: meccg,
  setup: (decks: readonly (readonly string[])[]): Setup => ({
    decks: decks.map((deck) => ({ key: '', name: '', deck, pool: [], sideboard: [] })),
    length: 2,
    avatarLoss: 'lose',
  }),
  usual: { table: { decks: 2 }, player: { alignment: 1 } },
  phases: startingPoints,
  groups: { companies },
  fields,
  columns,
  zones,
  attributes,
  readings,
  allCards,
  whichOf,
  check: checkPosition,
  aboutGroup: (ability: number): string | undefined => (isAboutCompany(ability) ? 'company' : undefined),
  /** What a card on guard could have been is a thing apart. */
  things: () =>
    allActions().map((action) => ({
      name: action.name,
      isMeant: (s: S, card: number) => action.name !== 'placeOnGuard' && isFor(action, s, card),
    })),
  fits: couldLieThere,
};
