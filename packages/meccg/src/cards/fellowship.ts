/** What binds a company: Fellowship; and what a Hobbit does best: Halfling Stealth. */
import {
  all,
  atLeast,
  behind,
  both,
  type Condition,
  choose,
  condition,
  type Effect,
  either,
  type Filter,
  filter,
  firstIn,
  isIn,
  it,
  modifier,
  passes,
  place,
  say,
  self,
  sequence,
  the,
  trigger,
  type Value,
  value,
  verb,
  where,
} from '@westmarch/kernel';
import { corruptionCheck, joined, kind, left, printed, prowess } from '../engine.ts';
import { companyOf, Kind as Type } from '../rules/cards/cards.ts';
import { countOf, firstOf } from '../rules/companies/company.ts';
import { type S, Zone } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import {
  cancelStrike,
  character,
  discardIt,
  facingStrike,
  inOrganization,
  isAtAHaven,
  ofRace,
  shortEvent,
  stays,
  theStruck,
  yours,
} from './words/index.ts';

// ——— Fellowship: it lies with a company, whose number it keeps ———
const LEAST = 4;
/** Characters and allies, each a whole one. ME-FAQ-005 */
function heads(s: S, card: number): number {
  const company = companyOf(s, card);
  let n = countOf(s, company);
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (printed.kind(s, on) === Type.ally) n++;
  return n;
}
const headsAround: Value = value(
  'heads around',
  [],
  (g, v) => `${g.ref(heads)}(s, ${v.it})`,
  say`its number of characters and allies`,
);
const isFirst = (s: S, card: number): boolean =>
  isIn(s, card, Zone.company) && firstOf(s, companyOf(s, card)) === card;
/** A company is named by the first of its characters, so that it is offered once. */
const company: Filter = filter('company', [], (g, v) => `${g.ref(isFirst)}(s, ${v.it})`, {
  adjectives: [],
  noun: 'company',
  after: [],
});
const readyCompany: Filter = both(
  company,
  yours,
  where(
    all(isAtAHaven(it), atLeast(headsAround, LEAST)),
    behind(say`at a Haven with ${LEAST} or more characters and allies`),
  ),
);
const bind = (s: S, card: number, first: number): void => {
  s.card.mark[card] = companyOf(s, first);
};
const bindsTo: Effect = verb('bind', bind, [self, the('company')], say`it binds ${the('company').say}`);
const isBound = (s: S, card: number, event: number): boolean =>
  s.card.mark[event] !== 0 && companyOf(s, card) === s.card.mark[event];
const member: Filter = both(
  either(character, kind.is('ally')),
  filter(
    'in the bound company',
    [],
    (g, v) => `${g.ref(isBound)}(s, ${v.it}, self)`,
    behind(say`in the company`),
  ),
);
const itsCompanyChanges: Condition = condition(
  'its company changes',
  [],
  () => '(s.card.mark[self] !== 0 && b === s.card.mark[self])',
  say`that is its company`,
);

const theHobbit: Condition = passes(theStruck, ofRace('Hobbit'));

export const fellowship: readonly CardDefinition[] = [
  card('TW-240', {
    abilities: [
      shortEvent({
        when: inOrganization,
        targets: [choose('company', readyCompany)],
        effect: { ...sequence(stays, bindsTo), say: say`put ${self.say} with ${the('company').say}` },
        rules: 'ME-CARD-4010 ME-FAQ-005',
      }),
      modifier({ attribute: prowess, of: member, by: 1 }),
      modifier({ attribute: corruptionCheck, of: member, by: 1 }),
      {
        ...trigger(joined, { if: itsCompanyChanges, effect: discardIt(self) }),
        say: say`discard ${self.say} if a character or ally joins or leaves the company for any reason`,
      },
      { ...trigger(left, { if: itsCompanyChanges, effect: discardIt(self) }), say: say`` },
    ],
  }), // Fellowship
  card('TW-252', {
    abilities: [shortEvent({ when: facingStrike, if: theHobbit, effect: cancelStrike })],
  }), // Halfling Stealth
];
