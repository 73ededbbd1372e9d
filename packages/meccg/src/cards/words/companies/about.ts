/**
 * For a while, about one thing: a company or an attack by its number. And what lies with a company.
 */

import {
  type Ability,
  addEffect,
  behind,
  both,
  type CardRef,
  type Condition,
  choose,
  condition,
  counted,
  type Duration,
  definite,
  type Effect,
  effect,
  type Filter,
  filter,
  forbid,
  ITS,
  ifSo,
  inForce,
  modifier,
  type PlayerRef,
  playerRef,
  type Standing,
  say,
  self,
  sequence,
  silent,
  stating,
  subject,
  the,
  thereAre,
  trigger,
  unless,
  type Value,
  value,
  weakNoun,
  worded,
  wordFor,
} from '@westmarch/kernel';
import { type prowess } from '../../../engine.ts';
import { joined, left } from '../../../events.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { isSame } from '../../../rules/cards/identity.ts';
import { entering } from '../../../rules/chain/forbidden.ts';
import { targetOf } from '../../../rules/chain/remembered.ts';
import { atHaven } from '../../../rules/companies/company.ts';
import { registerAboutCompany, SECOND } from '../../../rules/companies/company-effects.ts';
import { type S } from '../../../state.ts';
import { signed } from '../amounts.ts';
import { character, inMovingCompany, untapped } from '../cards/filters.ts';
import { discardIt, tapIt } from '../cards/states.ts';
import { untilEndOfTurn } from '../playing/events.ts';
import { companyNumber, thisCompany } from './company.ts';

/** What a granted ability is about. */
export const about = 's.effect.amount[row]';
/** Puts an ability in force for a while; it knows the number it is about. */
export const grantAbout = (ability: Standing, lasts: Duration, what: Value, to?: CardRef): Effect =>
  effect('grant about', [ability, what], stating(say`${lasts.say}, ${ability.say}`), (b) => {
    const id = b.g.engine.granted(ability);
    const whom = to === undefined ? '0' : to.js(b.g, b.v);
    b.does(
      'grant',
      `${b.g.ref(addEffect)}(s, ${id}, self, ${whom}, ${what.js(b.g, b.v)}, ${lasts.js(b.g)}, you);`,
    );
  });
/** A company and a second number as one. */
const companyAnd = (company: Value, second: Value): Value =>
  value(
    'company and number',
    [company, second],
    (g, v) => `(${company.js(g, v)} + (${second.js(g, v)} << ${SECOND}))`,
    company.say,
  );
/** Of an event about a company: which one. */
export const eventCompany: Value = value('event company', [], () => 'a', say`that company`);
/** The same about a company as a whole: it goes with the company when that joins another or splits. ME-JOIN-501 */
export const grantToCompany = (
  ability: Standing,
  lasts: Duration,
  company: Value,
  second?: Value,
): Effect => {
  const grant = grantAbout(ability, lasts, second === undefined ? company : companyAnd(company, second));
  return effect('grant to company', [ability, company], grant.say, (b) => {
    registerAboutCompany(b.g.engine.granted(ability));
    grant.build(b);
  });
};
/** An effect that lasts comes from a card of this name, wherever that is now: it may be lost in a play deck. */
export const isLastingOf = (s: S, row: number, def: number): boolean =>
  s.effect.until[row] !== 0 &&
  (s.card.def[s.effect.source[row]] === def || s.engine.abilities[s.effect.ability[row]].def === def);
/** No copy of this card has an effect that lasts, or is about to have one. "Cannot be duplicated", of what does not stay in play. */
const lastsAlready = (s: S, card: number): boolean => {
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (isLastingOf(s, row, s.card.def[card])) return true;
  for (let e = s.global.entries; e !== 0; e--)
    if (s.entry.source[e] !== card && s.card.def[s.entry.source[e]] === s.card.def[card]) return true;
  return false;
};
export const notInEffect: Condition = condition(
  'not in effect',
  [],
  (g) => `!${g.ref(lastsAlready)}(s, self)`,
  say`no other copy of it is in effect`,
);
/** Of an attack: it is on the company that the grant is about. */
export const onThatCompany: Filter = filter(
  'on that company',
  [],
  (_g, v) => `s.attack.company[${v.it}] === ${about}`,
  behind(say`against the company`),
);
/** Of an attack: the company that this card was played on faces it; one that attacks faces none. ME-CVCC-507 */
export const onBoundCompany: Filter = filter(
  'on the bound company',
  [],
  (_g, v) => `s.attack.company[${v.it}] === s.card.ofCompany[self]`,
  { ...weakNoun('attack'), after: [say`against the company`] },
);
/** Of somebody leaving or joining: it is the company that this card was played on. */
export const ofBoundCompany: Condition = condition(
  'of the bound company',
  [],
  () => '(b === s.card.ofCompany[self])',
  say`that is its company`,
);
/** Of a number asked of companies: of the one that the grant is about. */
export const thatCompany: Filter = filter(
  'that company',
  [],
  (_g, v) => `${v.it} === ${about}`,
  definite(say`that company`),
);
/** Whoever is in the company that the grant is about. */
export const inThatCompany: Filter = filter(
  'in that company',
  [],
  (g, v) => `${g.ref(companyOf)}(s, ${v.it}) === ${about}`,
  behind(say`in the company`),
);
/** Every character of a company has more or less of something for a while; `when` limits it further. */
export const companyGets = (
  company: CardRef,
  attribute: typeof prowess,
  by: number,
  lasts: Duration,
  when: Condition,
): Effect => ({
  ...grantToCompany(
    modifier({ attribute, of: both(character, inThatCompany), by, if: when }),
    lasts,
    companyNumber(company),
  ),
  say: say`give each character in ${company.say} ${signed(by)} ${wordFor(attribute.name, by)} ${lasts.say}, as long as ${when.say}`,
});
const lastsOn = (s: S, member: number, card: number): boolean => {
  const company = companyOf(s, member);
  const def = s.card.def[card];
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (isLastingOf(s, row, def) && s.effect.amount[row] === company) return true;
  for (let e = s.global.entries; e !== 0; e--)
    if (s.card.def[s.entry.source[e]] === def && companyOf(s, targetOf(s, e, 0)) === company) return true;
  return false;
};
/** "Cannot be duplicated on a given company", of what does not stay in play: of its characters. */
export const inCompanyWithoutIt: Filter = {
  ...filter(
    'in a company without it',
    [],
    (g, v) => `!${g.ref(lastsOn)}(s, ${v.it}, self)`,
    behind(say`on which no other copy of it is in effect`),
  ),
  atDeclaration: true,
};
/** Of an event: it happens to the company that the grant is about. */
export const toThatCompany: Condition = condition(
  'to that company',
  [],
  () => `a === ${about}`,
  say`it is that company`,
);
/** The company whose phase it is does nothing in its site phase this turn. */
export const idleAtSite: Effect = {
  ...grantToCompany(forbid(entering, { if: toThatCompany }), untilEndOfTurn, thisCompany),
  say: say`the company may do nothing during its site phase this turn`,
};
/** Of a number asked of companies: of the one where this card is. */
export const itsCompany: Filter = filter(
  'its company',
  [],
  (g, v) => `${v.it} === ${g.ref(companyOf)}(s, self)`,
  definite(say`${ITS} company`),
);

/** Of a grant to a character: the event is about his company, as long as he is in it. */
export const ofHisCompany: Condition = condition(
  'of his company',
  [],
  (g) => `(subject !== 0 && a === ${g.ref(companyOf)}(s, subject))`,
  say`${subject.say} is in that company`,
);

/** Whoever is in the company that this card was played on. */
export const inBoundCompany: Filter = filter(
  'in the bound company',
  [],
  (g, v) => `${g.ref(companyOf)}(s, ${v.it}) === s.card.ofCompany[self]`,
  behind(say`in the company`),
);
const standsAtHaven = (s: S, card: number): boolean => atHaven(s, s.card.ofCompany[card]);
/** The company that this card was played on stands at a Haven. */
export const boundAtHaven: Condition = condition(
  'bound at a Haven',
  [],
  (g) => `${g.ref(standsAtHaven)}(s, self)`,
  say`the company is at a Haven`,
);
/** Of an event about a player: the company that this card was played on is his. */
export const companyOfThatPlayer: Condition = condition(
  'company of that player',
  [],
  () => '(s.company.player[s.card.ofCompany[self]] === a)',
  say`it is the player of its company`,
);
const isWithCopy = (s: S, member: number, card: number): boolean => {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && s.card.ofCompany[c] === companyOf(s, member)) return true;
  return false;
};
/** "Cannot be duplicated on a given company", of what lies with it. */
export const companyWithoutCopy: Filter = filter(
  'company without copy',
  [],
  (g, v) => `!${g.ref(isWithCopy)}(s, ${v.it}, self)`,
  behind(say`with no other copy of it`),
);
/** It is discarded as soon as somebody comes to its company or leaves it, if something is so then. */
export const discardedIf = (bad: Condition): Ability[] => [
  { ...trigger(joined, { effect: ifSo(bad, discardIt(self)) }), say: say`discard ${self.say} if ${bad.say}` },
  silent(trigger(left, { effect: ifSo(bad, discardIt(self)) })),
];

const affects = (s: S, character: number, card: number): boolean => {
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (s.effect.subject[row] === character && isLastingOf(s, row, s.card.def[card])) return true;
  return false;
};
/** "Cannot be duplicated on a given character", of what does not stay in play. */
export const notUnderIt: Filter = {
  ...filter(
    'not under it',
    [],
    (g, v) => `!${g.ref(affects)}(s, ${v.it}, self)`,
    behind(say`whom no other copy of it affects`),
  ),
  atDeclaration: true,
};

/** The player of the company that this card was played on. */
export const playerOfBound: PlayerRef = playerRef(
  'player of the bound company',
  [],
  () => 's.company.player[s.card.ofCompany[self]]',
  say`the player of its company`,
);
/** Whoever of that company could tap. */
export const idle: Filter = both(untapped, character, inBoundCompany);
/** Somebody in the company that this card was played on is untapped. */
export const someoneIdle: Condition = worded(thereAre(1, idle), say`the company has untapped characters`);
/** It happens, unless somebody of the company now moving taps. */
export const unlessTapped = (who: Filter, by: PlayerRef, part: Effect): Effect => {
  const helper = both(untapped, who, inMovingCompany);
  return {
    ...unless(
      by,
      thereAre(1, helper),
      sequence(choose('helper', helper, inForce, by), tapIt(the('helper'))),
      part,
    ),
    say: say`${part.say}, unless ${counted(who.noun, 'a')} in it taps to cancel this`,
  };
};
