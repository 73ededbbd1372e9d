/** Allies of wing and wood: Gwaihir, who carries a small company away, and Quickbeam. */
import {
  action,
  all,
  always,
  atMost,
  type Condition,
  choose,
  condition,
  cost,
  exactly,
  forbid,
  host,
  modifier,
  say,
  self,
  the,
} from '@westmarch/kernel';
import { sites } from '../map/map.ts';
import { companyOf } from '../rules/cards/cards.ts';
import { struck } from '../rules/chain/forbidden.ts';
import { siteNumber } from '../rules/companies/company.ts';
import { flight } from '../rules/movement/movement.ts';
import type { S } from '../state.ts';
import { fromTheSite } from './allies.ts';
import { type CardDefinition, card } from './card.ts';
import {
  companyNumber,
  companySizeOf,
  discardIt,
  grantToCompany,
  inOrganization,
  thatCompany,
  untilEndOfTurn,
} from './words/index.ts';

// ——— Gwaihir ———
const isDeep = (s: S, card: number): boolean => sites[siteNumber(s, companyOf(s, card))]?.underDeeps === true;
const onSurface: Condition = {
  ...condition('on the surface', [], (g) => `!${g.ref(isDeep)}(s, self)`, say`it is at no Under-deeps site`),
  atDeclaration: true,
};
const smallCompany: Condition = { ...atMost(companySizeOf(self), 2), atDeclaration: true };
const carries = {
  ...grantToCompany(
    modifier({ attribute: flight, of: thatCompany, by: 1 }),
    untilEndOfTurn,
    companyNumber(the('bearer')),
  ),
  say: say`let its company move this turn to any site that is in no Shadow-land, Dark-domain or Under-deeps; only hazard creatures keyed to the site may be played on a company that moves so`,
};

export const eaglesAndEnts: readonly CardDefinition[] = [
  card('TW-251', {
    at: ['Eagles’ Eyrie'],
    abilities: [
      {
        ...action({
          window: inOrganization,
          if: all(smallCompany, onSurface),
          // Whose company it is must be known when Gwaihir is gone.
          targets: [choose('bearer', exactly(host))],
          costs: [cost(always(say`it is controlled`), discardIt(self))],
          effect: carries,
          rules: 'ME-CARD-0322 ME-CARD-0323 ME-UNDER-503',
        }),
        say: say`${inOrganization.say}, if ${smallCompany.say} and ${onSurface.say}: discard ${self.say} to ${carries.say}`,
      },
    ],
  }), // Gwaihir
  card('TW-307', {
    at: ['Wellinghall'],
    abilities: [
      {
        ...forbid(struck, { of: exactly(self), if: fromTheSite }),
        say: say`${self.say} may not be attacked by automatic-attacks or hazards keyed to its site`,
      },
    ],
  }), // Quickbeam
];
