/** What is done to the attack now faced, or to all of some kind: cancelling, fewer strikes, more or less of a number. */

import {
  type CardRef,
  type Condition,
  condition,
  counted,
  type Duration,
  definite,
  type Effect,
  exactly,
  type Filter,
  filter,
  forbid,
  grant,
  modifier,
  NOTHING,
  passes,
  type Standing,
  say,
  self,
  sequence,
  stating,
  subject,
  untilEnd,
  type Value,
  value,
  valueOf,
  verb,
  worded,
  wordFor,
} from '@westmarch/kernel';
import { attackerChooses, attackStrikes, printed, type prowess } from '../../../engine.ts';
import { EACH } from '../../../facts/cards.ts';
import { struck } from '../../../rules/chain/forbidden.ts';
import { ofAttack } from '../../../rules/combat/attack-numbers.ts';
import { canBeCancelled, stopAttack } from '../../../rules/combat/attack-rows.ts';
import { attack } from '../../../rules/combat/combat.ts';
import { forEachFighter } from '../../../rules/combat/strike-rows.ts';
import { creatureProwess } from '../../../rules/dragons/bearing.ts';
import { type S } from '../../../state.ts';
import { cardsNamed } from '../../named.ts';
import { signed } from '../amounts.ts';
import { inAttackedCompany } from '../cards/filters.ts';
import { about, grantAbout, isLastingOf } from '../companies/about.ts';
import { CANCEL_ATTACK } from '../occasions/chain.ts';

const cancel = (s: S, by: number): void => stopAttack(s, s.global.attack, by);
export const cancelAttack: Effect = verb(CANCEL_ATTACK, cancel, [self], say`cancel the attack`);
/** The attack is on the company where this card is. */
export const itsAttack: Condition = worded(
  passes(self, inAttackedCompany),
  say`${self.say} is in that company`,
);
/** It can be cancelled at all; what does nothing else is not played against one that cannot. ME-COND-4002 */
export const cancellable: Condition = condition(
  'cancellable',
  [],
  (g) => `${g.ref(canBeCancelled)}(s, s.global.attack)`,
  NOTHING,
  say`the attack cannot be cancelled`,
);
/** Neither an attack on each character nor one by a company has a number that could be changed. ME-STRIKE-504, ME-CVCC-506 */
const canChange = (s: S): boolean =>
  s.attack.strikes[s.global.attack] !== EACH && s.attack.from[s.global.attack] === 0;
/** What changes the number of strikes cannot be used against a company. ME-CVCC-518 */
export const strikesCanChange: Condition = {
  ...condition('strikes can change', [], () => '(s.attack.from[s.global.attack] === 0)', NOTHING),
  sayNot: say`the number of strikes of a company cannot be changed`,
  rule: 'ME-CVCC-518',
};
const halve = (s: S): void => {
  if (!canChange(s)) return;
  s.attack.strikes[s.global.attack] = (s.attack.strikes[s.global.attack] + 1) >> 1;
};
const reduce = (s: S, by: number): void => {
  const { attack } = s.global;
  if (canChange(s)) s.attack.strikes[attack] = Math.max(1, s.attack.strikes[attack] - by);
};
/** Fewer strikes, but never none; an attack on each character has no number to be lowered. ME-STRIKE-504 */
export const fewerStrikes = (by: number): Effect =>
  verb('fewer strikes', reduce, [by], say`reduce the number of strikes by ${by} (to a minimum of ${1})`);
const single = (s: S): void => {
  s.attack.strikes[s.global.attack] = 1;
};
/** One strike is left of it, however many it had. */
export const oneStrikeOnly: Effect = verb('one strike only', single, [], say`reduce it to ${1} strike`);
export const halveStrikes: Effect = verb(
  'halve strikes',
  halve,
  [],
  say`halve the number of strikes, rounded up`,
);

/** An attack by its row, and which of those that one creature makes. */
const oneAttack = (row: string): string => `(${row} + (s.attack.further[${row}] << 8))`;
const currentAttack: Value = value('current attack', [], () => oneAttack('s.global.attack'), say`the attack`);
const thatAttack: Filter = filter(
  'that attack',
  [],
  (_g, v) => `${oneAttack(v.it)} === ${about}`,
  definite(say`the attack`),
);
/** As long as the attack lasts that it was granted against. */
const againstThat: Condition = {
  ...condition('against that attack', [], () => `(${oneAttack('s.global.attack')} === ${about})`, NOTHING),
  behind: say`against the attack`,
};
/** Something holds against the attack now faced, and no other. */
export const againstAttack = (ability: (when: Condition) => Standing, to?: CardRef): Effect => ({
  ...grantAbout(ability(againstThat), untilEnd(attack), currentAttack, to),
  say: stating(ability(againstThat).say),
});
/** He is given no strike of the attack now faced. */
export const notStruck = (card: CardRef): Effect => ({
  ...againstAttack((when) => forbid(struck, { of: exactly(subject), if: when }), card),
  say: stating(say`${card.say} may not be assigned a strike from the attack`),
});
/** The attack now faced has more or less of something as long as it lasts; what is taken leaves it so much at least. */
export const attackGets = (attribute: typeof prowess, by: number, least?: number): Effect => {
  const lasts = untilEnd(attack);
  const change = modifier({ attribute, of: thatAttack, by });
  const given = grantAbout(change, lasts, currentAttack);
  const amount =
    attribute.reads === undefined
      ? say`give the attack ${signed(by)} ${wordFor(attribute.name, by)}`
      : attribute.reads(counted(thatAttack.noun, 'each'), say`${by}`, by);
  if (least === undefined) return { ...given, say: amount };
  const floor = modifier({ attribute, of: thatAttack, by: least, change: 'atLeast' });
  return {
    ...sequence(given, grantAbout(floor, lasts, currentAttack)),
    say: say`${amount} (to a minimum of ${least})`,
  };
};

/** Several changes of the attack now faced. */
export const attackGetsAll = (
  ...changes: readonly (readonly [attribute: typeof prowess, by: number])[]
): Effect => sequence(...changes.map(([attribute, by]) => attackGets(attribute, by)));
const changesIt = (s: S, card: number): boolean => {
  const { attack, entries } = s.global;
  const it = attack + (s.attack.further[attack] << 8);
  for (let row = s.kernel.effectsUsed; row !== 0; row--)
    if (isLastingOf(s, row, s.card.def[card]) && s.effect.amount[row] === it) return true;
  for (let e = entries; e !== 0; e--)
    if (s.entry.source[e] !== card && s.card.def[s.entry.source[e]] === s.card.def[card]) return true;
  return false;
};
/** "Cannot be duplicated on a given attack." */
export const notOnThisAttack: Condition = condition(
  'not on this attack',
  [],
  (g) => `!${g.ref(changesIt)}(s, self)`,
  say`no other copy of it is in effect on the attack`,
);
/** Attacks that a card of that name makes. */
export const attacksOf = (name: string): Filter =>
  filter('attacks of', [], (g, v) => `${g.ref(cardsNamed(name))}.has(s.card.def[s.attack.card[${v.it}]])`, {
    adjectives: [],
    noun: 'attack',
    after: [say`of ${name}`],
  });
/** All attacks of some kind have more or less of something for a while. */
export const attacksGet = (
  which: Filter,
  attribute: typeof prowess,
  by: number,
  lasts: Duration,
): Effect => ({
  ...grant(modifier({ attribute, of: which, by }), lasts),
  say: say`give ${counted(which.noun, 'each')} ${signed(by)} ${wordFor(attribute.name, by)} ${lasts.say}`,
});

/** The attacker chooses whom it strikes, and that can be undone. */
const chooses = (s: S): boolean => valueOf(s, attackerChooses, s.global.attack) > 0;
export const theAttackerChooses: Condition = condition(
  'the attacker chooses',
  [],
  (g) => `${g.ref(chooses)}(s)`,
  say`the attacker chooses the defending characters`,
  say`the attacker does not choose the defending characters`,
);
export const theDefenderChooses: Effect = {
  ...grantAbout(
    modifier({ attribute: attackerChooses, of: thatAttack, by: 0, change: 'set' }),
    untilEnd(attack),
    currentAttack,
  ),
  say: stating(say`the attacker no longer chooses the defending characters`),
};
/** As long as the attack now faced lasts. */
export const untilEndOfAttack: Duration = untilEnd(attack);
const normally = (s: S): number => {
  const { attack } = s.global;
  return (
    creatureProwess(s, s.attack.from[attack]) ||
    printed.prowess(s, s.attack.card[attack]) ||
    s.attack.prowess[attack]
  );
};
/** Everyone who can be struck defends, whether a strike is assigned to him or not. ME-CARD-0563 */
const outnumbers = (s: S): boolean => {
  const { attack } = s.global;
  let defenders = 0;
  forEachFighter(s, s.attack.company[attack], () => defenders++, null);
  return canChange(s) && ofAttack(s, attackStrikes, attack) > defenders;
};
export const moreStrikesThanDefenders: Condition = condition(
  'more strikes than defenders',
  [],
  (g) => `${g.ref(outnumbers)}(s)`,
  say`the attack has more strikes than there are defending characters`,
);
/** What is printed on it, whatever changes that. ME-COND-4013 */
export const normalProwessAtLeast = (n: number): Condition =>
  condition(
    'normal prowess at least',
    [],
    (g) => `(${g.ref(normally)}(s) >= ${n})`,
    say`the normal prowess of the attack is ${n} or more`,
  );

const strikesNow = (s: S): number => ofAttack(s, attackStrikes, s.global.attack);
/** The attack now faced has so many strikes. */
export const strikesAtLeast = (n: number): Condition =>
  condition(
    'strikes at least',
    [],
    (g) => `(${g.ref(canChange)}(s) && ${g.ref(strikesNow)}(s) >= ${n})`,
    say`the attack has ${n} strikes or more`,
  );
