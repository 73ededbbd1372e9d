/**
 * How positions of this game are written down, for scenarios: docs/scenarios-meccg.md.
 *
 * Owns   the object that the testkit is handed. It is plain data and functions: its form is checked where it is
 *        registered, by the tests and the command line.
 */

import { sides } from './facts/names.ts';
import { meccg, type Setup } from './game.ts';
import { couldLieThere } from './knowledge.ts';
import { allActions, isFor } from './rules/chain/actions.ts';
import { isAboutCompany } from './rules/companies/company-effects.ts';
import { agents } from './scenario/agents.ts';
import { fieldsOf, type PlainFields } from './scenario/build.ts';
import { allCards, sideGiven, whichOf } from './scenario/cards.ts';
import { companies } from './scenario/companies.ts';
import { attributes, columns, fields, zones } from './scenario/fields.ts';
import { startingPoints } from './scenario/phases.ts';
import { checkPosition } from './scenario/position.ts';
import { readings } from './scenario/readings.ts';
import type { S } from './state.ts';

export const meccgScenarios = {
  game: meccg,
  setup: (decks: readonly (readonly string[])[], given: PlainFields): Setup => ({
    decks: decks.map((deck, seat) => ({
      key: '',
      name: '',
      deck,
      pool: [],
      sideboard: [],
      side: sideGiven(fieldsOf(Object.values(fieldsOf(given['players']))[seat])),
    })),
    length: 2,
    avatarLoss: 'lose',
  }),
  usual: { table: { decks: 2 }, player: { side: sides.indexOf('wizard') } },
  phases: startingPoints,
  groups: { companies, agents },
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
      code: action.code,
      gates: action.gates,
      isMeant: (s: S, card: number) => action.name !== 'placeOnGuard' && isFor(action, s, card),
    })),
  fits: couldLieThere,
};
