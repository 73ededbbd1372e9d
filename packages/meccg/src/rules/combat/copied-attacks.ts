/**
 * Automatic-attacks of a site, repeated against a company on its way there: the same numbers, and no automatic-attacks.
 *
 * Owns   making ready what repeats an automatic-attack, and facing all of them in their order.
 * Not    the automatic-attacks themselves (automatic-attacks.ts).
 * Keeps  a copy has what the attack has with all that changes it, and nothing of that twice; creatures that would be
 *        played as automatic-attacks are not repeated (ME-CARD-0755); whoever makes the attack is not beaten with its
 *        copy (ME-CARD-0757).
 */
import { type Attribute, call, clearRow, count, finish, flag, idOf, isMarked, say } from '@westmarch/kernel';
import {
  ask,
  attackBody,
  attackerChooses,
  attackProwess,
  attackStrikes,
  detaining,
  engine,
  step,
} from '../../engine.ts';
import { EACH } from '../../facts/cards.ts';
import type { S } from '../../state.ts';
import { firstOf } from '../companies/company.ts';
import { hazardSite } from '../hazards/keying.ts';
import { ofAttack } from './attack-numbers.ts';
import { OTHER } from './attack-rows.ts';
import {
  attacksAt,
  attacksToFace,
  guard,
  isByCard,
  oneAttackOnly,
  raceSaid,
  timesToFace,
} from './automatic-attacks.ts';
import { attack } from './combat.ts';
import { shieldOf } from './shields.ts';

/** What changes it only as an automatic-attack becomes its own; what changes all attacks alike does so by itself. */
function settle(s: S, a: number, attribute: Attribute, column: { [row: number]: number }): void {
  const { kind } = s.attack;
  const own = kind[a];
  const whole = ofAttack(s, attribute, a);
  kind[a] = OTHER;
  column[a] += whole - ofAttack(s, attribute, a);
  kind[a] = own;
}
function copy(s: S, a: number): void {
  const t = s.attack;
  if (t.strikes[a] !== EACH) settle(s, a, attackStrikes, t.strikes);
  settle(s, a, attackProwess, t.prowess);
  settle(s, a, attackBody, t.body);
  settle(s, a, detaining, t.detainment);
  settle(s, a, attackerChooses, t.attackerChooses);
  t.shield[a] = shieldOf(s, a);
  t.copy[a] = 1;
  t.kind[a] = OTHER;
}

const copies = engine.procedure('automatic-attacks repeated', {
  company: idOf('company'),
  next: count(),
  times: count(),
  /** Only one of several attacks is faced; which one, from 1. */
  alone: flag(),
  only: count(),
})({
  weigh: step('ME-CARD-0240', (s, f) => {
    const one = isMarked(s, oneAttackOnly, hazardSite(s, f.company));
    f.alone = one && attacksToFace(s, f.company) > 1 ? 1 : 0;
  }),
  isolate: ask('ME-CARD-0240', {
    who: (s) => s.global.hazardPlayer,
    say: () => say`Which of the automatic-attacks is repeated?`,
    options(s, f, o) {
      const all = f.alone === 0 ? 0 : attacksAt(s, f.company);
      for (let n = 1; n <= all; n++) if (!isByCard(s, f.company, n - 1)) o.choice(n);
    },
    describe: (s, f, option) => say`The attack of ${raceSaid(s, f.company, option.a - 1)}`,
    choose(_s, f, option) {
      f.only = option.a;
      f.next = option.a - 1;
    },
  }),
  face: step('ME-SITE-511', (s, f) => {
    const last = f.only === 0 ? attacksAt(s, f.company) : f.only;
    if (firstOf(s, f.company) === 0 || f.next >= last) return finish;
    const a = isByCard(s, f.company, f.next) ? 0 : guard(s, f.company, f.next, 0);
    const times = a === 0 ? 0 : timesToFace(s, a);
    if (f.times < (f.alone === 1 ? Math.min(1, times) : times)) {
      f.times++;
      copy(s, a);
      if (f.only !== 0) s.attack.certain[a] = 1;
      call(s, attack, a);
      return f.go('face');
    }
    if (a !== 0) clearRow(s.attack, a);
    f.times = 0;
    f.next++;
    return f.go('face');
  }),
});
/** The company now moving faces them, as they stand at the site where it goes. */
export const faceCopies = (s: S): void => call(s, copies, s.global.company);
