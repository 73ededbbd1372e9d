/** Automatic-attacks that are added for a turn, and one of those that only detain, chosen and changed. */
import {
  type Condition,
  clearRow,
  condition,
  type Duration,
  type Effect,
  effect,
  isIn,
  NOTHING,
  type Options,
  type Phrase,
  type Standing,
  say,
  sequence,
  you,
} from '@westmarch/kernel';
import { detaining } from '../../../engine.ts';
import { ofAttack } from '../../../rules/combat/attack-numbers.ts';
import {
  addPassing,
  attacksOn,
  guard,
  isByCard,
  type PassingAttack,
  registerPassing,
} from '../../../rules/combat/automatic-attacks.ts';
import { type S, Zone } from '../../../state.ts';
import { grantAbout } from '../companies/about.ts';
import { untilEndOfTurn } from '../playing/events.ts';
import { chosenGuard, currentSite } from './guards.ts';

/** The site of the company has one more automatic-attack for a while. */
export const addsGuard = (attack: PassingAttack, lasts: Duration = untilEndOfTurn): Effect =>
  effect(
    'add guard',
    [],
    say`${lasts.say}, the site has an additional automatic-attack of no type: ${attack.strikes} strikes with ${attack.prowess} prowess${attack.detainment ? say` (detainment)` : NOTHING}`,
    (b) => {
      const kind = registerPassing(attack);
      b.does(
        'add guard',
        `${b.g.ref(addPassing)}(s, self, ${kind}, ${b.g.ref(currentSite)}(s), ${lasts.js(b.g)});`,
      );
    },
  );

/** The n-th automatic-attack there, from 0, only detains the company. */
function detainsHere(s: S, n: number): boolean {
  const { company } = s.global;
  if (isByCard(s, company, n)) return false;
  const a = guard(s, company, n, 0);
  const is = ofAttack(s, detaining, a) > 0;
  clearRow(s.attack, a);
  return is;
}
function offerDetaining(s: S, o: Options | null): boolean {
  let any = false;
  for (let n = 0; n < attacksOn(s, currentSite(s)); n++) {
    if (!detainsHere(s, n)) continue;
    any = true;
    o?.number(n + 1);
  }
  return any;
}
export const hasDetainment: Condition = condition(
  'has a detainment attack',
  [],
  (g) => `${g.ref(offerDetaining)}(s, null)`,
  say`the site has a detainment automatic-attack`,
);
/** One of those that detain is chosen, and changed until the end of the turn. */
export const detainingGuardGets = (text: Phrase, ...changes: readonly Standing[]): Effect => ({
  ...sequence(
    effect('choose guard', [], say`choose a detainment automatic-attack`, (b) =>
      b.asks('choose guard', {
        who: you.js(b.g, b.v),
        options: `${b.g.ref(offerDetaining)}(s, o);`,
        choose: `${b.slot('attack')} = option.a;`,
        say: say`Which automatic-attack, by its number?`,
        describe: [],
      }),
    ),
    ...changes.map((change) => grantAbout(change, untilEndOfTurn, chosenGuard)),
  ),
  say: text,
});

/** It lies on guard; or it is in the hand. */
export const liesOnGuard: Condition = {
  ...condition(
    'lies on guard',
    [],
    (g) => `${g.ref(isIn)}(s, self, ${Zone.onGuard})`,
    say`it is revealed on guard`,
  ),
  atDeclaration: true,
};
export const isInHand: Condition = {
  ...condition('is in hand', [], (g) => `${g.ref(isIn)}(s, self, ${Zone.hand})`, NOTHING),
  sayNot: say`it is not in your hand`,
  atDeclaration: true,
};
