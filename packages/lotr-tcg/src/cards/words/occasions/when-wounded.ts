/** Occasions: wounds, exertion, healing and death. LR-WOUND, LR-EXERT, LR-HEAL, LR-KILL */
import { both, counted, type Filter, NOTHING, say, thereAre } from '@westmarch/kernel';
import {
  aboutToBeKilled,
  aboutToBeWounded,
  aboutToExert,
  aboutToHeal,
  exerted,
  healed,
  killed,
  wounded,
} from '../../../rules/events.ts';
import { inSkirmish } from '../cards/fighting.ts';
import { against } from '../fights/skirmishes.ts';
import { byA, byOverwhelming, type Cause, happensTo, inASkirmish, type Occasion } from './occasions.ts';

export const takesAWound = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(wounded, which, say`${counted(which.noun, 'a')} takes a wound`, causes);
export const isAboutToBeWounded = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(aboutToBeWounded, which, say`${counted(which.noun, 'a')} is about to take a wound`, causes);
export const exertsNow = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(exerted, which, say`${counted(which.noun, 'a')} exerts`, causes);
export const isAboutToExert = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(aboutToExert, which, say`${counted(which.noun, 'a')} is about to exert`, causes);
export const isHealed = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(healed, which, say`${counted(which.noun, 'a')} is healed`, causes);
export const isAboutToHeal = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(aboutToHeal, which, say`${counted(which.noun, 'a')} is about to heal`, causes);
export const isKilled = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(killed, which, say`${counted(which.noun, 'a')} is killed`, causes);
export const isAboutToBeKilled = (which: Filter, ...causes: readonly Cause[]): Occasion =>
  happensTo(aboutToBeKilled, which, say`${counted(which.noun, 'a')} is about to be killed`, causes);
/** By the text of such a card, or in a skirmish that it fought in: all who win there kill him. LR-SKIRM-007 */
export const byHandOf = (killer: Filter): Cause => ({
  parts: [killer],
  test: (g, v, at) =>
    `(${byA(killer).test(g, v, at)} || (${inASkirmish.test(g, v, at)} && ${against(killer).js(g, { ...v, it: at.a })}))`,
  say: say`by ${counted(killer.noun, 'a')}`,
});
/** In whichever way, while such a character is in the skirmish that is on. LR-SKIRM-014 */
export const duringASkirmishOf = (which: Filter): Cause => {
  const fought = thereAre(1, both(which, inSkirmish));
  return {
    parts: [fought],
    test: (g, v) => fought.js(g, v),
    say: say`during a skirmish involving ${counted(which.noun, 'a')}`,
  };
};
/** In a skirmish of his in which such a one fights or fought: by losing it, or by a text. LR-ERRATA-020 */
export const isKilledFighting = (victim: Filter, opponent: Filter): Occasion => ({
  ...isKilled(both(victim, against(opponent))),
  say: say`${counted(victim.noun, 'a')} is killed in a skirmish involving ${counted(opponent.noun, 'a')}`,
});
/** Whoever fights in a skirmish that ends so: all who win it overwhelm the loser. LR-SKIRM-009 */
export const overwhelms = (winner: Filter, loser: Filter): Occasion => ({
  ...happensTo(killed, both(loser, against(winner)), NOTHING, [byOverwhelming]),
  say: say`${counted(winner.noun, 'a')} overwhelms ${counted(loser.noun, 'a')}`,
});
