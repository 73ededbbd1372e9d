/** Companies on their way: their number, path and site, and what is granted or forbidden them for a while. */
import {
  addEffect,
  behind,
  both,
  type CardRef,
  type Condition,
  condition,
  type Duration,
  definite,
  type Effect,
  effect,
  type Filter,
  filter,
  isIn,
  listed,
  modifier,
  move,
  noun,
  type Standing,
  say,
  self,
  stating,
  subject,
  type Value,
  value,
  verb,
  word,
  wordFor,
} from '@westmarch/kernel';
import type { prowess } from '../../engine.ts';
import { factsOf } from '../../facts/cards.ts';
import { type RegionType, regionTypes } from '../../facts/names.ts';
import { companyOf } from '../../rules/cards/cards.ts';
import { targetOf } from '../../rules/chain/remembered.ts';
import { companySize, countOf, firstOf } from '../../rules/companies/company.ts';
import { registerAboutCompany, SECOND } from '../../rules/companies/company-effects.ts';
import { pathType } from '../../rules/hazards/keying.ts';
import { type S, Zone } from '../../state.ts';
import type { CardText } from '../card.ts';
import { character } from './filters.ts';

const typeInPath = (s: S, type: number): number => {
  let n = 0;
  for (let i = 1; i <= s.global.pathLength; i++) if (type === 0 || pathType(s, i) === type) n++;
  return n;
};
export const regionsMoved: Value = value(
  'regions moved',
  [],
  (g) => `${g.ref(typeInPath)}(s, 0)`,
  say`the number of regions in the path`,
);
export const inPath = (type: RegionType): Value =>
  value(
    'in path',
    [],
    (g) => `${g.ref(typeInPath)}(s, ${regionTypes.indexOf(type)})`,
    say`the number of ${word(type)} regions in the path`,
  );
const isMoving = 's.company.moved[s.global.company] === 1';
/** Its path has at least so many regions of one of these types. */
export const pathHas = (...needs: (readonly [count: number, type: RegionType])[]): Condition =>
  condition(
    'path has',
    [],
    (g) =>
      `(${isMoving} && (${needs.map(([n, type]) => `${g.ref(typeInPath)}(s, ${regionTypes.indexOf(type)}) >= ${n}`).join(' || ')}))`,
    say`its site path has ${listed(
      needs.map(([n, type]) => (n === 1 ? say`a ${word(type)}` : say`${n} ${word(type)} regions`)),
      'or',
    )}`,
  );

const headCount = (s: S, card: number): number => countOf(s, companyOf(s, card));
export const companyCount = (card: CardRef): Value =>
  value(
    'company count',
    [card],
    (g, v) => `${g.ref(headCount)}(s, ${card.js(g, v)})`,
    say`the number of characters in his company`,
  );
/** He has no other character with him. */
export const isAlone = (card: CardRef): Condition =>
  condition(
    'is alone',
    [card],
    (g, v) => `(${g.ref(headCount)}(s, ${card.js(g, v)}) === 1)`,
    say`${card.say} is in a company by himself`,
  );
const sizeOfCompany = (s: S, card: number): number => companySize(s, companyOf(s, card));
export const companySizeOf = (card: CardRef): Value =>
  value(
    'company size',
    [card],
    (g, v) => `${g.ref(sizeOfCompany)}(s, ${card.js(g, v)})`,
    say`the size of its company`,
  );

const isFirst = (s: S, card: number): boolean =>
  isIn(s, card, Zone.company) && firstOf(s, companyOf(s, card)) === card;
/** A company is named by the first of its characters, so that it is offered once. */
export const aCompany: Filter = filter(
  'company',
  [],
  (g, v) => `${g.ref(isFirst)}(s, ${v.it})`,
  noun('company'),
);

const bind = (s: S, card: number, first: number): void => {
  move(s, card, s.layout.placeBase[Zone.events] + s.card.controller[card]);
  s.card.mark[card] = companyOf(s, first);
};
/** It comes to lie with a company, and goes with it: `onCompany` says the same to the rules. ME-JOIN-501 */
export const staysWith = (company: CardRef): Effect =>
  verb('stay with', bind, [self, company], say`put ${self.say} with ${company.say}`);
/** Of a number asked of companies: of the one that this card was played on. */
export const boundCompany: Filter = filter(
  'bound company',
  [],
  (_g, v) => `${v.it} === s.card.mark[self]`,
  definite(say`the company`),
);
/** Movement is yet to be declared for it. */
export const undeclared: Filter = {
  ...filter(
    'undeclared',
    [],
    (g, v) => `s.company.destination[${g.ref(companyOf)}(s, ${v.it})] === 0`,
    behind(say`that has not declared its movement`),
  ),
  atDeclaration: true,
};
/** The company now moving came by region movement. */
export const byRegionMovement: Condition = condition(
  'by region movement',
  [],
  () => '(s.global.byRegions === 1)',
  say`it moves with region movement`,
);
/** One region more for the company of a character, this turn. */
const addRegion = (s: S, character: number): void => {
  s.company.extraRegions[companyOf(s, character)]++;
};
export const moveFarther = (card: CardRef): Effect =>
  verb(
    'add region',
    addRegion,
    [card],
    say`let the company of ${card.say} move through ${1} region more this turn`,
  );

/** The company that someone is in. */
export const companyNumber = (card: CardRef): Value =>
  value('company of', [card], (g, v) => `${g.ref(companyOf)}(s, ${card.js(g, v)})`, say`his company`);

/** The company whose movement/hazard or site phase it is. */
export const thisCompany: Value = value('this company', [], () => 's.global.company', say`the company`);

/** Someone whose home that site is, among others or alone. */
export const homeAt = (site: string): NonNullable<CardText['spares']> => ({
  whom: (s, card) => factsOf(s.engine.definitions[s.card.def[card]].id).homeSites.includes(site),
  say: say`a character whose home site is ${site}`,
});

// ——— for a while, about one thing: a company or an automatic-attack by its number ———
/** What a granted ability is about. */
export const about = 's.effect.amount[row]';
/** Puts an ability in force for a while; it knows the number it is about. */
export const grantAbout = (ability: Standing, lasts: Duration, what: Value): Effect =>
  effect('grant about', [ability, what], stating(say`${lasts.say}, ${ability.say}`), (b) => {
    const id = b.g.engine.granted(ability);
    b.does('grant', `${b.g.ref(addEffect)}(s, ${id}, self, 0, ${what.js(b.g, b.v)}, ${lasts.js(b.g)}, you);`);
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
  for (let e = s.global.entries; e > 0; e--)
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
  say: say`give each character in ${company.say} ${by > 0 ? `+${by}` : by} ${wordFor(attribute.name, by)} ${lasts.say}, as long as ${when.say}`,
});
const lastsOn = (s: S, member: number, card: number): boolean => {
  const company = companyOf(s, member);
  const def = s.card.def[card];
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (isLastingOf(s, row, def) && s.effect.amount[row] === company) return true;
  for (let e = s.global.entries; e > 0; e--)
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
/** Of a number asked of companies: of the one where this card is. */
export const itsCompany: Filter = filter(
  'its company',
  [],
  (g, v) => `${v.it} === ${g.ref(companyOf)}(s, self)`,
  definite(say`its company`),
);

/** Of a grant to a character: the event is about his company, as long as he is in it. */
export const ofHisCompany: Condition = condition(
  'of his company',
  [],
  (g) => `(subject !== 0 && a === ${g.ref(companyOf)}(s, subject))`,
  say`${subject.say} is in that company`,
);
