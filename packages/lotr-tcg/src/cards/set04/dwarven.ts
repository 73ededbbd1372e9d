/** The Two Towers: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, aFreePeoplesCard, anyCard, both, cardFile, companion, countOf, discardIt, discardStacked,
  discardYourTop, draw, during, dwarf, event, exactly, fellowship, from, healIt, hobbitCompanion, modifier,
  ofCulture, placeTokens, self, sequence, skirmish, spot, stackIt, stackTop, strength, strengthenPer, toHeal,
  tokensHere, unbound, when, whenPlayed, winsASkirmish, withStacked, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Come Here Lad
card(
  '4_43',
  event(fellowship, { effect: stackTop(2, a(both(ofCulture('Dwarven', aCondition), withStacked()))) }),
);

// Courtesy of My Hall
card(
  '4_44',
  whenPlayed({ effect: stackIt(from(yourDiscard, anyCard), self) }),
  during(fellowship, { costs: [discardStacked(1, aFreePeoplesCard)], effect: healIt(toHeal(dwarf)) }),
);

// Gimli, Lockbearer
card(
  '4_48',
  modifier({ attribute: strength, of: exactly(self), by: countOf(both(unbound, hobbitCompanion)) }),
);

// Search Far and Wide
card('4_56', event(fellowship, { costs: [spot(1, dwarf), discardYourTop(1)], effect: draw(2) }));

// Stout and Strong
card(
  '4_57',
  when(winsASkirmish(dwarf), { may: true, effect: placeTokens(1, 'Dwarven') }),
  during(skirmish, {
    effect: sequence(
      strengthenPer(a(both(unbound, companion)), 1, tokensHere, { limit: 3 }),
      discardIt(self),
    ),
  }),
);
