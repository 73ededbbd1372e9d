/** What is won by lore: by a sage who taps at a site where Information is playable, and bears it from then on. */
import {
  type Ability,
  all,
  both,
  called,
  choose,
  type Effect,
  exactly,
  type Filter,
  forbid,
  host,
  noun,
  sequence,
  the,
} from '@westmarch/kernel';
import { untapping } from '../../../rules/chain/forbidden.ts';
import { inCompanyHere, untapped, yours } from '../cards/filters.ts';
import { skilled } from '../companies/members.ts';
import { inSitePhase } from '../occasions/windows.ts';
import { only, shortEvent, staysOn } from '../playing/events.ts';
import { informationHere, siteUntapped, tapSite } from '../sites/sites.ts';

const sage: Filter = called(noun('sage'), both(skilled('sage'), yours, inCompanyHere));
/** It is borne by the sage who taps for it; something may follow at once. */
export const learned = (which: Filter = sage, ...follows: readonly Effect[]): Ability =>
  shortEvent({
    when: inSitePhase,
    if: all(siteUntapped, informationHere, ...only),
    targets: [choose('sage', both(untapped, which === sage ? sage : both(sage, which)))],
    taps: the('sage'),
    effect: sequence(tapSite, staysOn(the('sage')), ...follows),
    rules: 'ME-CARD-4016',
  });
/** The same; and it keeps him from untapping until it is stored. */
export const wonLore = (...follows: readonly Effect[]): readonly Ability[] => [
  learned(sage, ...follows),
  forbid(untapping, { of: exactly(host) }),
];
