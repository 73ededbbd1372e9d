/** Companies on their way: their number, path and site, and what is granted or forbidden them for a while. */
import {
  adjective,
  behind,
  type CardRef,
  type Condition,
  called,
  condition,
  definite,
  type Effect,
  type Filter,
  filter,
  hostOf,
  ITS,
  isIn,
  listed,
  move,
  noun,
  say,
  self,
  type Value,
  value,
  verb,
  word,
} from '@westmarch/kernel';
import { factsOf } from '../../../facts/cards.ts';
import { type RegionType, regionTypes } from '../../../facts/names.ts';
import { regionIndex } from '../../../map/map.ts';
import { companyOf } from '../../../rules/cards/cards.ts';
import { mayBeSentBack } from '../../../rules/chain/forbidden.ts';
import { companySize, countOf, firstOf } from '../../../rules/companies/company.ts';
import { isClosedTo } from '../../../rules/companies/hero-resources.ts';
import { type CompanyKind, isOfKind } from '../../../rules/companies/kind.ts';
import { passesThrough, regionsOfType } from '../../../rules/hazards/keying.ts';
import { returnToOrigin } from '../../../rules/movement/return.ts';
import { type S, Zone } from '../../../state.ts';
import type { CardText } from '../../card.ts';
import { RETURN_AT_ONCE } from '../occasions/chain.ts';

export const regionsMoved: Value = value(
  'regions moved',
  [],
  () => 's.global.pathLength',
  say`the number of regions in the path`,
);
export const inPath = (type: RegionType): Value =>
  value(
    'in path',
    [],
    (g) => `${g.ref(regionsOfType)}(s, ${regionTypes.indexOf(type)})`,
    say`the number of ${word(type)} regions in the path`,
  );
const isMoving = 's.company.moved[s.global.company] === 1';
/** It has left its site this turn. */
export const companyMoving: Condition = condition(
  'company moving',
  [],
  () => `(${isMoving})`,
  say`the company is moving`,
);
/** Its path has at least so many regions of one of these types. */
export const pathHas = (...needs: (readonly [count: number, type: RegionType])[]): Condition =>
  condition(
    'path has',
    [],
    (g) =>
      `(${isMoving} && (${needs.map(([n, type]) => `${g.ref(regionsOfType)}(s, ${regionTypes.indexOf(type)}) >= ${n}`).join(' || ')}))`,
    say`its site path has ${listed(
      needs.map(([n, type]) => (n === 1 ? say`a ${word(type)}` : say`${n} ${word(type)} regions`)),
      'or',
    )}`,
  );

const passesOne = (s: S, regions: readonly number[]): boolean => {
  for (let i = 0; i < regions.length; i++) if (passesThrough(s, s.global.company, regions[i])) return true;
  return false;
};
/** The company now moving passes one of these regions, or starts or ends there. */
export const movesIn = (...regions: string[]): Condition =>
  condition(
    'moves in',
    [],
    (g) => `${g.ref(passesOne)}(s, ${g.ref(regions.map(regionIndex))})`,
    say`it moves in ${listed(regions, 'or')}`,
  );
/** No other way than region movement names the regions that it passes. */
const leavesOne = (s: S, regions: readonly number[]): boolean => {
  if (s.company.moved[s.global.company] === 0) return false;
  for (let i = 1; i < s.global.pathLength; i++) if (regions.includes(s.path.region[i])) return true;
  return false;
};
/** With region movement it leaves one of these regions, wherever it came from: it does not stop there. */
export const leavesBehind = (...regions: string[]): Condition =>
  condition(
    'leaves behind',
    [],
    (g) => `${g.ref(leavesOne)}(s, ${g.ref(regions.map(regionIndex))})`,
    say`the company uses region movement to move through or leave ${listed(regions, 'or')}`,
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
    say`the size of ${ITS} company`,
  );

const isFirst = (s: S, card: number): boolean =>
  isIn(s, card, Zone.company) && firstOf(s, companyOf(s, card)) === card;
/** A company is named by the first of its characters, so that it is offered once. */
export const aCompany: Filter = filter(
  'company',
  [],
  (g, v) => `(${g.ref(isFirst)}(s, ${v.it}) && !${g.ref(isClosedTo)}(s, self, ${v.it}))`,
  noun('company'),
);

const bind = (s: S, card: number, first: number): void => {
  move(s, card, s.layout.placeBase[Zone.events] + s.card.controller[card]);
  s.card.ofCompany[card] = companyOf(s, first);
};
/** It comes to lie with a company, and goes with it: `onCompany` says the same to the rules. ME-JOIN-501 */
export const staysWith = (company: CardRef): Effect =>
  verb('stay with', bind, [self, company], say`put ${self.say} with ${company.say}`);
/** Of a number asked of companies: of the one that this card was played on. */
export const boundCompany: Filter = filter(
  'bound company',
  [],
  (_g, v) => `${v.it} === s.card.ofCompany[self]`,
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
/** The same of somebody in it. */
export const ofUndeclaredCompany: Filter = {
  ...undeclared,
  ...called(behind(say`whose company has not declared its movement`), undeclared),
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

const goBack = (s: S, member: number): void => {
  const company = companyOf(s, member);
  if (mayBeSentBack(s, company)) returnToOrigin(s, company);
};
/** Unless something protects it. ME-RETURN-500 */
export const returnsToOrigin = (company: CardRef): Effect =>
  verb(RETURN_AT_ONCE, goBack, [company], say`${company.say} returns to its site of origin`);
/** Of a company, named by one of its members: it is of a kind. */
export const ofCompanyKind = (kind: CompanyKind): Filter =>
  filter(
    'company is',
    [],
    (g, v) => `${g.ref(isOfKind)}(s, ${g.ref(companyOf)}(s, ${v.it}), '${kind}')`,
    adjective(word(kind)),
  );
/** It has left its site this turn. */
export const onItsWay: Filter = filter(
  'on its way',
  [],
  (g, v) => `s.company.moved[${g.ref(companyOf)}(s, ${v.it})] === 1`,
  adjective(word('moving')),
);

/** The company whose movement/hazard or site phase it is. */
export const thisCompany: Value = value('this company', [], () => 's.global.company', say`the company`);

/** How many are in it, as it counts for everything. */
export const sizeOfThisCompany: Value = value(
  'size of this company',
  [],
  (g) => `${g.ref(companySize)}(s, s.global.company)`,
  say`the size of the company`,
);
/** Of an event about a company: it stands at the site that this card lies on. */
export const companyAtItsSite: Condition = condition(
  'company at its site',
  [],
  (g) => `(s.company.site[a] !== 0 && s.company.site[a] === ${g.ref(hostOf)}(s, self))`,
  say`that is where ${self.say} lies`,
);

/** A company is of some kind: the one whose phase it is, or the one that faces the attack. */
const isAKind = (name: string, company: string, kind: CompanyKind): Condition =>
  condition(
    name,
    [],
    (g) => `${g.ref(isOfKind)}(s, ${company}, '${kind}')`,
    say`the company is ${word(kind)}`,
    say`the company is not ${word(kind)}`,
  );
export const companyIs = (kind: CompanyKind): Condition => isAKind('company is', 's.global.company', kind);
export const attackedIs = (kind: CompanyKind): Condition =>
  isAKind('attacked company is', 's.attack.company[s.global.attack]', kind);

/** Someone whose home that site is, among others or alone. */
export const homeAt = (site: string): NonNullable<CardText['spares']> => ({
  whom: (s, card) => factsOf(s.engine.definitions[s.card.def[card]].id).homeSites.includes(site),
  say: say`a character whose home site is ${site}`,
});
