/** What site cards say of themselves: who is safe there, what is keyed to them, and what befalls whoever comes. */
import {
  type Ability,
  both,
  type Condition,
  choose,
  condition,
  definite,
  exactly,
  type Filter,
  filter,
  type Modifier,
  modifier,
  say,
  saying,
  self,
  silent,
  the,
  trigger,
  whilst,
  word,
} from '@westmarch/kernel';
import { limitAtSite } from '../../../engine.ts';
import { companyMoves } from '../../../events.ts';
import { type Race, type RegionType, races, regionTypes } from '../../../facts/names.ts';
import { KeyedHere, keyedHere } from '../../../rules/combat/detainment.ts';
import { shelter } from '../../../rules/combat/shelter.ts';
import { type CompanyKind, isOfKind } from '../../../rules/companies/kind.ts';
import { racesAtSite, regionsAtSite } from '../../../rules/hazards/keying.ts';
import { type S } from '../../../state.ts';
import { character, inMovingCompany, untapped } from '../cards/filters.ts';
import { tapIt } from '../cards/states.ts';
import { countAs } from './sites.ts';

// ——— site cards ———
const nothing = modifier({ attribute: limitAtSite, of: exactly(self), by: 0 });
/** What stands with the rules because it changes what is asked there: here is only how it reads, and where it stands. */
export const readsAs = (text: Ability['say'], why: string): Modifier => saying(silent(nothing), text, why);
/** Of a site card: the company whose phase it is stands there. */
export const companyIsHere: Condition = condition(
  'is here',
  [],
  () => '(s.company.site[s.global.company] === self)',
  say`the company is at this site`,
);
export const thisSite: Filter = filter(
  'this site',
  [],
  (_g, v) => `${v.it} === self`,
  definite(say`this site`),
);
const comesHere = (s: S, company: number, site: number, kind: CompanyKind): boolean =>
  s.company.destination[company] === site && isOfKind(s, company, kind);
/** When a company of some kind shows this site as its new site, one of it taps. */
export const tapsOnTheWay = (kind: CompanyKind): Ability =>
  trigger(companyMoves, {
    if: condition(
      'comes here',
      [],
      (g) => `${g.ref(comesHere)}(s, a, self, '${kind}')`,
      say`it is ${word(kind)} and this site is its new site`,
    ),
    targets: [choose('character', both(untapped, character, inMovingCompany))],
    effect: tapIt(the('character')),
  });
/** Of what is asked of companies: whichever stand at this card. */
export const companyHere: Filter = filter(
  'company here',
  [],
  (_g, v) => `s.company.site[${v.it}] === self`,
  definite(say`a company at this site`),
);
/** Attacks on a company of this card's player that stands here are cancelled. */
export const safeHere: Modifier = modifier({ attribute: shelter, of: thisSite, by: 1 });
/** This site counts as a Darkhaven for a while. */
export const darkhavenWhile = (when: Condition): Modifier => ({
  ...countAs(thisSite, 'haven', when),
  say: whilst(say`this site counts as a Darkhaven`, when),
});
/** Companies that move here meet more hazards. */
export const dangerous = (more: number): Modifier =>
  modifier({ attribute: limitAtSite, of: thisSite, by: more });
/** Creatures that can be keyed to this type of region may be keyed to this site. */
export const keyedHereFrom = (type: RegionType): Modifier => ({
  ...modifier({ attribute: regionsAtSite, of: thisSite, by: 1 << regionTypes.indexOf(type) }),
  say: say`creatures keyed to a ${word(type)} may be keyed to this site`,
});
const keyedAs = (how: number): Modifier =>
  modifier({ attribute: keyedHere, of: thisSite, by: how, change: 'set' });
/** Creatures that are keyed to this site harm minions where they would only detain them. */
export const harmHere = (which: 'all' | 'non-Nazgûl'): Modifier =>
  keyedAs(which === 'all' ? KeyedHere.harm : KeyedHere.harmButNazgul);
export const detainHere: Modifier = keyedAs(KeyedHere.detain);
/** Creatures of these races may be played at this site, whatever they are keyed to. */
export const creaturesHere = (text: string, ...names: Race[]): Modifier => ({
  ...modifier({
    attribute: racesAtSite,
    of: exactly(self),
    by: names.reduce((bits, name) => bits | (1 << races.indexOf(name)), 0),
    change: 'set',
  }),
  say: say`any ${text} may also be played at this site`,
});
/** What lies on a site leaves play with it: a rule of sites, so here is only how it reads. ME-MOVE-020 */
export const goesWithSite: Modifier = {
  ...nothing,
  say: say`discard ${self.say} when its site is discarded or returned to its location deck`,
};
