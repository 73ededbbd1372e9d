/** How characters stand in a fight: wounds and vitality, what they fight with, and whom they skirmish. */
import {
  adjective,
  atLeast,
  atMost,
  attributeOf,
  behind,
  both,
  type CardRef,
  called,
  counted,
  definite,
  type Filter,
  filter,
  it,
  noun,
  say,
  where,
  word,
} from '@westmarch/kernel';
import { ambush, archer, defender, hunter, strength } from '../../../engine.ts';
import { isExhausted, vitality } from '../../../rules/cards/cards.ts';
import { canExert } from '../../../rules/combat/exertion.ts';
import { character, unsaid } from './filters.ts';

/** With wounds or exertions on it. LR-WOUND-006 */
export const injured: Filter = filter(
  'wounded',
  [],
  (_g, v) => `s.card.wounds[${v.it}] > 0`,
  adjective(word('wounded')),
);
/** It can exert; that goes without saying wherever someone exerts. LR-EXERT-003 */
export const ableToExert: Filter = filter(
  'able to exert',
  [],
  (g, v) => `${g.ref(canExert)}(s, ${v.it}, 1, self)`,
  unsaid,
);
/** Who is wounded has something to heal; that goes without saying too. LR-HEAL-003 */
export const healable: Filter = called(unsaid, injured);
export const exhausted: Filter = filter(
  'exhausted',
  [],
  (g, v) => `${g.ref(isExhausted)}(s, ${v.it})`,
  adjective(word('exhausted')),
);
/** After wounds and exertions. LR-WOUND-006 */
export const withVitality = (n: number): Filter =>
  filter(
    'vitality',
    [],
    (g, v) => `${g.ref(vitality)}(s, ${v.it}) >= ${n}`,
    behind(say`with ${n} or more vitality`),
  );
/** As strong as that at the most, with everything that changes it. LR-MODIF-006 */
export const withStrengthUpTo = (n: number): Filter =>
  where(atMost(attributeOf(it, strength), n), behind(say`with a strength of ${n} or less`));
/** An archer is one by print or by gift. */
export const anArcher: Filter = where(atLeast(attributeOf(it, archer), 1), adjective(word('archer')));
/** The same as a noun of its own. */
export const archerCharacter: Filter = called(noun('archer'), both(anArcher, character));
/** Who has hunter in any number. LR-HUNTER-003, 004 */
export const aHunter: Filter = where(atLeast(attributeOf(it, hunter), 1), noun('hunter'));
/** Ambush in any number. LR-KEYWORD-004 */
export const withAmbush: Filter = where(atLeast(attributeOf(it, ambush), 1), behind(say`with ambush`));
/** A defender +X, whatever X is. */
export const aDefender: Filter = where(
  atLeast(attributeOf(it, defender), 1),
  behind(say`who is a defender +1 or more`),
);
/** In the skirmish that is being fought, on the other side of someone who passes. LR-SKIRM-014 */
export const skirmishing = (which: Filter): Filter =>
  filter(
    'skirmishing',
    [which],
    (g, v) => {
      const opponent = (card: string): string => which.js(g, { ...v, it: card });
      return g.hoist(
        `const hero = s.global.skirmish; if (hero === 0) return false;
         if (it !== hero) return s.card.against[it] === hero && ${opponent('hero')};
         for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
           if (s.card.against[c] === hero && ${opponent('c')}) return true;
         return false;`,
        v.it,
      );
    },
    behind(say`skirmishing ${counted(which.noun, 'a')}`),
  );
/** On the other side of that very character's skirmish. */
export const skirmishingIt = (card: CardRef): Filter => ({
  ...skirmishing(filter('it', [card], (g, v) => `${v.it} === ${card.js(g, v)}`, definite(say`${card.say}`))),
});
/** In a skirmish at all. */
export const inSkirmish: Filter = filter(
  'in a skirmish',
  [],
  (_g, v) =>
    `(s.global.skirmish !== 0 && (${v.it} === s.global.skirmish || s.card.against[${v.it}] === s.global.skirmish))`,
  behind(say`in a skirmish`),
);
/** On either side of the skirmish that this very card is in. */
export const inItsSkirmish: Filter = filter(
  'in its skirmish',
  [],
  (g, v) => `(${inSkirmish.js(g, { ...v, it: 'self' })} && ${inSkirmish.js(g, v)})`,
  behind(say`in its skirmish`),
);
