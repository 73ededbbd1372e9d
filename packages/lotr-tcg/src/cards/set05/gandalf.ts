/** Battle of Helm's Deep: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, assignment, bestow, both, cardFile, damage, defender, discardA, discardFromYourHand, discardUpTo,
  during, event, exertA, exertOften, exertSelf, fellowship, gandalf, gives, healIt, hobbit, isengardMinion,
  maneuver, minion, orPay, possession, preventAllWounds, self, sequence, shadow, skirmish, skirmishingIt,
  spotTwilight, strength, takesPart, toHeal, unbound, unboundCompanion, unboundHobbit, unlessAnyShadow,
  untilRegroup, withSignet, woundIt,
} from '../words/index.ts';

export const card = cardFile();

/** An Ent is in no haste to fight. LR-KEYWORD-025 */
const roused = during(assignment, {
  costs: [orPay([exertA(both(unbound, hobbit))], [discardFromYourHand(2)])],
  effect: gives(self, takesPart, 1, untilRegroup),
});
// Birchseed, Tall Statesman
card('5_15', roused, during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(unboundHobbit)) }));

const chosen = a(both(unboundCompanion, withSignet('Gandalf')));
// Down From the Hills
card(
  '5_16',
  event(maneuver, {
    costs: [exertOften(gandalf, 3, 'Gandalf')],
    effect: acting(chosen, (who) =>
      sequence(
        bestow(
          who,
          [
            [strength, 5],
            [defender, 1],
            [damage, 2],
          ],
          untilRegroup,
        ),
        preventAllWounds(who, untilRegroup),
      ),
    ),
  }),
);

// Forest Guardian
card('5_17', roused);

// Fury of the White Rider
card('5_18', event(maneuver, { costs: [spotTwilight(3), exertA(gandalf)], effect: woundIt(a(minion), 2) }));

// Lindenroot, Elder Shepherd
card(
  '5_19',
  roused,
  during(skirmish, {
    costs: [exertSelf],
    effect: woundIt(a(both(isengardMinion, skirmishingIt(self)))),
  }),
);

// Turn of the Tide
card(
  '5_20',
  event(maneuver, {
    costs: [exertA(gandalf)],
    effect: unlessAnyShadow([discardA(minion)], discardUpTo(2, both(shadow, possession))),
  }),
);
