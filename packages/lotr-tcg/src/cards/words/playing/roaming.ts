/** Roaming: what minions cost more away from their own sites, and who makes it less. LR-ROAM-002 */
import {
  type Ability,
  both,
  type Condition,
  counted,
  type Filter,
  forbid,
  modifier,
  say,
  whilst,
} from '@westmarch/kernel';
import { homeSite, roamingPenalty } from '../../../engine.ts';
import { noRoaming } from '../../../rules/prohibitions.ts';
import { yours } from '../cards/filters.ts';
import { signed } from '../telling.ts';

/** Minions roam at fewer sites; the card itself only once it is in play. LR-MODIF-003, LR-ROAM-001 */
export const siteNumberIs = (which: Filter, by: number, when?: Condition): Ability => ({
  ...modifier({
    attribute: homeSite,
    of: which,
    by,
    ...(when === undefined ? {} : { if: when }),
    rules: 'LR-MODIF-003',
  }),
  say: whilst(say`the site number of each ${counted(which.noun, 'bare')} is ${signed(by)}`, when),
});
/** They are at home everywhere: no penalty, and nothing finds them roaming. LR-ROAM-001, 002 */
export const notRoaming = (which: Filter, when?: Condition): Ability => ({
  ...forbid(noRoaming, { of: which, ...(when === undefined ? {} : { if: when }) }),
  say: whilst(say`${counted(which.noun, 'each')} is not roaming`, when),
});
/** Minions of one's own cost less to roam; the card itself only once it is in play. LR-MODIF-002 */
export const roamingPenaltyIs = (which: Filter, by: number): Ability => ({
  ...modifier({ attribute: roamingPenalty, of: both(which, yours), by, rules: 'LR-ROAM-002' }),
  say: say`the roaming penalty for each ${counted(which.noun, 'bare')} you play is ${by}`,
});
