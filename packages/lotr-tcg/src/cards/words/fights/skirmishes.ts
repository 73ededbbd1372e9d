/** Skirmishes that change while they last: who fights, who fought. LR-SKIRM-014, 015 */
import {
  type Ability,
  behind,
  type CardRef,
  type Condition,
  counted,
  type Effect,
  type Filter,
  filter,
  forbid,
  NOTHING,
  say,
  verb,
  whilst,
} from '@westmarch/kernel';
import {
  canReplaceMinion,
  removeFromSkirmish,
  replaceMinion,
  unassign,
} from '../../../rules/combat/replacing.ts';
import { noSkirmish } from '../../../rules/prohibitions.ts';
import { acting, type Who } from '../cards/choosing.ts';
import { doesNotAddToArchery, takesNoArcheryWounds } from '../forbidding.ts';

const UNSAID = { adjectives: [], noun: null, after: [] };
export const ableToReplaceMinion = (old: CardRef): Filter =>
  filter(
    'able to replace it',
    [old],
    (g, v) => `${g.ref(canReplaceMinion)}(s, ${old.js(g, v)}, ${v.it})`,
    UNSAID,
  );
export const replacesMinion = (old: CardRef, newcomer: CardRef): Effect =>
  verb('replace minion', replaceMinion, [old, newcomer], say`have ${newcomer.say} replace ${old.say}`);
export const unassigns = (minion: CardRef): Effect =>
  verb('unassign', unassign, [minion], say`cancel the assignment of ${minion.say}`);

/** It takes no part in it any more. LR-SKIRM-015 */
export const removesFromSkirmish = (who: Who): Effect =>
  acting(who, (card) =>
    verb('remove from skirmish', removeFromSkirmish, [card], say`remove ${card.say} from the skirmish`),
  );
/** Neither in archery fire nor in skirmishes: "may not participate". LR-ALLY-005, LR-ARCHERY-002 */
export const takesNoPart = (which: Filter, when?: Condition): readonly Ability[] => [
  {
    ...cannotSkirmish(which, when),
    say: whilst(say`${counted(which.noun, 'each')} cannot take part in archery fire or skirmishes`, when),
  },
  { ...doesNotAddToArchery(which, when), say: NOTHING },
  { ...takesNoArcheryWounds(which, when), say: NOTHING },
];
/** Nobody assigns them, and no card does. LR-ASSIGN-010 */
export const cannotSkirmish = (which: Filter, when?: Condition): Ability => ({
  ...forbid(noSkirmish, { of: which, ...(when === undefined ? {} : { if: when }) }),
  say: whilst(say`${counted(which.noun, 'each')} cannot be assigned to a skirmish`, when),
});
/** In the skirmish that is on or just over, even if that one has left by now: "wins a skirmish against an Orc". */
export const against = (which: Filter): Filter =>
  filter(
    'against',
    [which],
    (g, v) => {
      const passes = (card: string): string => which.js(g, { ...v, it: card });
      return g.hoist(
        `const hero = s.global.skirmish; if (hero === 0) return false;
         if (it !== hero) return ${passes('hero')};
         for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
           if (s.card.against[c] === hero && ${passes('c')}) return true;
         for (let row = 1, c = 0; row < s.fallen.card.length && (c = s.fallen.card[row]) !== 0; row++)
           if (c !== hero && ${passes('c')}) return true;
         return false;`,
        v.it,
      );
    },
    behind(say`in a skirmish involving ${counted(which.noun, 'a')}`),
  );
