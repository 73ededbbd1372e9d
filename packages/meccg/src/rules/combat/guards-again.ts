/**
 * The automatic-attacks of a site, faced once more in the middle of a site phase. ME-SITE-511
 *
 * Keeps  the same attacks in the same order as when the company entered; creatures that were played as such are not
 *        played again.
 */
import { call, clearRow, count, finish, flag, idOf, whole } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { firstOf } from '../companies/company.ts';
import { OTHER } from './attack-rows.ts';
import { attacksAt, guard, isByCard, timesToFace } from './automatic-attacks.ts';
import { attack } from './combat.ts';

const guardsAgain = engine.procedure('automatic-attacks again', {
  company: idOf('company'),
  next: count(),
  times: count(),
  /** What is added to their prowess, and the hazard that takes prisoners with them. */
  more: whole(),
  captor: idOf('card'),
  /** They are faced as rescue-attacks, which are no automatic-attacks. ME-RESCUE-2008 */
  asRescue: flag(),
})({
  face: step('ME-SITE-511', (s, f) => {
    if (firstOf(s, f.company) === 0 || f.next >= attacksAt(s, f.company)) return finish;
    const a = isByCard(s, f.company, f.next) ? 0 : guard(s, f.company, f.next, 0);
    if (a !== 0 && f.times < timesToFace(s, a)) {
      f.times++;
      s.attack.prowess[a] += f.more;
      s.attack.captor[a] = f.captor;
      if (f.asRescue === 1) s.attack.kind[a] = OTHER;
      call(s, attack, a);
      return f.go('face');
    }
    if (a !== 0) clearRow(s.attack, a);
    f.times = 0;
    f.next++;
    return f.go('face');
  }),
});
/** The company now at its site faces them. */
export const faceGuardsAgain = (s: S): void => call(s, guardsAgain, s.global.company);
/** The same, stronger; whomever they beat is taken prisoner by a hazard. */
export const faceCaptors = (s: S, more: number, captor: number): void =>
  call(s, guardsAgain, s.global.company, 0, 0, more, captor);
/** Whoever comes to rescue somebody faces them so. */
export const faceAsRescue = (s: S, company: number): void => call(s, guardsAgain, company, 0, 0, 0, 0, 1);
