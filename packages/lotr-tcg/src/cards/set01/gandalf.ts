/** The Fellowship of the Ring: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aboutToBeWounded, aboutToExert, aCondition, anEvent, anyCard, both, burdensAtMost, cardFile, companion,
  discardEvery, during, event, exactly, exertA, exertSelf, exertX, fellowship, from, fromHand, gandalf,
  inResponseTo, modifier, named, ofCulture, placeNoToken, playIt, preventThat, racesInFellowship,
  removesTwilight, revealHand, self, skirmish, sortTop, spot, strength, strengthenOr, takeIt, the,
  theOpponent, twilightBelow, withOpponent, withSignet, X, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Barliman Butterbur, Prancing Pony Proprietor
card(
  '1_70',
  during(fellowship, {
    costs: [exertSelf],
    effect: takeIt(from(yourDiscard, ofCulture('Gandalf', anEvent))),
  }),
);

// Gandalf, Friend of the Shirefolk
card(
  '1_72',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: racesInFellowship('Hobbit', 'Dwarf', 'Elf', 'Man'),
  }),
);

// Intimidate
card(
  '1_76',
  event(inResponseTo(aboutToBeWounded, companion), {
    costs: [spot(1, gandalf)],
    effect: preventThat('wound'),
  }),
);

// Let Folly Be Our Cloak
card('1_77', event(fellowship, { costs: [exertX(companion)], effect: removesTwilight(X) }));

// Mysterious Wizard
card('1_78', event(skirmish, { effect: strengthenOr(a(gandalf), 2, 4, () => burdensAtMost(4)) }));

// Risk a Little Light
card(
  '1_82',
  event(fellowship, {
    if: twilightBelow(2),
    costs: [spot(1, named('Gandalf'))],
    effect: sortTop(2, { reveal: false, take: anyCard, most: 1 }),
  }),
);

// Sleep, Caradhras. LR-ERRATA-010
card('1_84', event(fellowship, { costs: [exertA(gandalf)], effect: discardEvery(aCondition) }));

// Strength of Spirit
card(
  '1_85',
  event(inResponseTo(aboutToExert, companion), { costs: [spot(1, gandalf)], effect: placeNoToken }),
);

// Treachery Deeper Than You Know
card('1_86', event(fellowship, { costs: [spot(1, gandalf)], effect: withOpponent(revealHand(theOpponent)) }));

// Gandalf, The Grey Wizard
card(
  '1_364',
  during(fellowship, {
    targets: [fromHand(both(companion, withSignet('Gandalf')), -2)],
    costs: [exertSelf],
    effect: playIt(the('companion'), -2),
  }),
);
