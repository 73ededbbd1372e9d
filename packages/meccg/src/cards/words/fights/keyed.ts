/** What the attack now faced is keyed to, as far as it is a type of site. Regions: combat.ts. */
import { type Condition, condition, listed, say, word } from '@westmarch/kernel';
import { type SiteType, siteTypes } from '../../../facts/names.ts';
import { KeyedBy } from '../../../rules/hazards/keying.ts';

/** By type, and not by the name of the site. ME-KEY-4000 */
export const keyedToSiteOf = (...types: SiteType[]): Condition =>
  condition(
    'keyed to a type of site',
    [],
    () =>
      `(s.attack.keyedBy[s.global.attack] === ${KeyedBy.siteType} && (${types.map((t) => `s.attack.keyedTo[s.global.attack] === ${siteTypes.indexOf(t)}`).join(' || ')}))`,
    say`the attack is keyed to ${listed(
      types.map((t) => word(t)),
      'or',
    )}`,
  );
