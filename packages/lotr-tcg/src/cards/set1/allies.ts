/** Set 1: allies. */
import { both, modifier, say, self } from '@westmarch/kernel';
import { strength, takesPart } from '../../engine.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  anEvent,
  during,
  exertSelf,
  fellowship,
  from,
  gives,
  healIt,
  hobbit,
  maneuver,
  named,
  ofCulture,
  protect,
  skirmish,
  takeIt,
  untilRegroup,
  yourDiscard,
} from '../words/index.ts';

export const allies: readonly CardDefinition[] = [
  // Barliman Butterbur, Prancing Pony Proprietor
  card(
    '1_70',
    during(fellowship, {
      costs: [exertSelf],
      effect: takeIt(from(yourDiscard, both(ofCulture('Gandalf'), anEvent))),
    }),
  ),
  // Bounder
  card('1_286', during(skirmish, { costs: [exertSelf], effect: protect(a(hobbit)) })),
  // Rosie Cotton, Hobbiton Lass. LR-ERRATA-032
  card(
    '1_309',
    modifier({ attribute: strength, of: named('Sam'), by: 1 }),
    during(fellowship, { costs: [exertSelf], effect: healIt(a(named('Sam'))) }),
  ),
  // Thrarin, Dwarven Smith
  card(
    '1_27',
    during(maneuver, {
      costs: [exertSelf],
      effect: {
        ...gives(self, takesPart, 3, untilRegroup),
        say: say`let ${self.say} take part in archery fire and skirmishes until the regroup phase`,
      },
    }),
  ),
];
