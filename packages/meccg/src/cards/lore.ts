/** Lore won at a site where Information is playable, and carried home. */
import {
  type Ability,
  all,
  both,
  type Condition,
  called,
  choose,
  condition,
  type Effect,
  either,
  exactly,
  type Filter,
  forbid,
  host,
  noun,
  say,
  self,
  sequence,
  the,
} from '@westmarch/kernel';
import { kind } from '../engine.ts';
import { sites } from '../map/map.ts';
import { untapping } from '../rules/chain/forbidden.ts';
import { siteNumber } from '../rules/companies/company.ts';
import type { S } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import {
  hasSkill,
  inCompanyHere,
  inSitePhase,
  only,
  shortEvent,
  siteUntapped,
  staysOn,
  tapSite,
  untapped,
  yours,
} from './words/index.ts';

const hasInformation = (s: S): boolean => sites[siteNumber(s, s.global.company)]?.information === true;
const informationHere: Condition = condition(
  'information here',
  [],
  (g) => `${g.ref(hasInformation)}(s)`,
  say`Information is playable there`,
  say`Information is not playable there`,
);
/** A character, or an ally with the skill. ME-ALLY-502 */
const sage: Filter = called(
  noun('sage'),
  both(hasSkill('sage'), either(kind.is('character'), kind.is('ally')), yours, inCompanyHere),
);
/** It is borne by the sage who won it, and keeps him from untapping until it is stored; something may follow at once. */
export const wonLore = (...follows: readonly Effect[]): readonly Ability[] => [
  shortEvent({
    when: inSitePhase,
    if: all(siteUntapped, informationHere, only),
    targets: [choose('sage', both(untapped, sage))],
    taps: the('sage'),
    effect: sequence(tapSite, staysOn(the('sage')), ...follows),
    rules: 'ME-CARD-4016',
  }),
  {
    ...forbid(untapping, { of: exactly(host) }),
    say: say`its bearer may not untap until ${self.say} is stored`,
  },
];

export const lore: readonly CardDefinition[] = [
  card('TW-210', { storeAt: { types: ['haven'] }, tapsSite: true, abilities: wonLore() }), // Dreams of Lore
];
