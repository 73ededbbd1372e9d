/** The Fellowship of the Ring: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, anEvent, anyCard, asMany, bearer, both, burdensAtMost, cardFile, character, companion,
  costsOfYour, damage, discardEvery, discardIt, discardUpToHeld, draw, during, dwarf, either, elf, event,
  exactly, exertA, exertSelf, exertX, fellowship, fellowshipOrRegroup, forThisTurn, freePeoples, from,
  fromHand, gandalf, inAnswerTo, isAboutToBeWounded, isAboutToExert, itsBearer, maneuver, minion, modifier,
  named, ofARaceNotThere, ofCulture, placeNoToken, playIt, possessionOrArtifact, preventThat,
  racesInFellowship, raiseMoveLimit, removesBurdens, removesTwilight, revealForOrcs, revealHand,
  searchAndPlay, self, sequence, skirmish, smokePipes, sortTop, spot, stackedHere, stackIt, strength,
  strengthen, strengthenOr, takeIt, the, theOpponent, toBePlayed, toPlaySpot, twilightBelow, withOpponent,
  withSignet, X, yourDeck, yourDiscard, yourHand,
} from '../words/index.ts';

export const card = cardFile();

// Albert Dreary, Entertainer from Bree
card(
  '1_69',
  toPlaySpot(1, gandalf),
  during(maneuver, {
    costs: [exertSelf],
    effect: discardIt(a(both(either(ofCulture('Isengard'), ofCulture('Moria')), aCondition))),
  }),
);

// Barliman Butterbur, Prancing Pony Proprietor
card(
  '1_70',
  during(fellowship, {
    costs: [exertSelf],
    effect: takeIt(from(yourDiscard, ofCulture('Gandalf', anEvent))),
  }),
);

// Durin's Secret
card(
  '1_71',
  event(fellowship, {
    costs: [spot(1, gandalf), spot(1, dwarf), spot(1, elf)],
    effect: raiseMoveLimit(1, forThisTurn),
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

const toLoad = from(yourHand, both(freePeoples, possessionOrArtifact));
const toUnload = toBePlayed(anyCard, stackedHere);
// Gandalf's Cart
card(
  '1_73',
  during(fellowship, { targets: [toLoad], effect: stackIt(the(toLoad.name), self) }),
  during(fellowship, { targets: [toUnload], effect: playIt(the(toUnload.name)) }),
);

// Gandalf's Pipe
card('1_74', bearer(gandalf), during(fellowship, { costs: smokePipes, effect: removesBurdens(X) }));

// Glamdring
card(
  '1_75',
  bearer(gandalf),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(fellowshipOrRegroup, { costs: [exertA(gandalf)], effect: revealForOrcs() }),
);

// Intimidate
card(
  '1_76',
  event(inAnswerTo(isAboutToBeWounded(companion)), {
    costs: [spot(1, gandalf)],
    effect: preventThat('wound'),
  }),
);

// Let Folly Be Our Cloak
card('1_77', event(fellowship, { costs: [exertX(companion)], effect: removesTwilight(X) }));

// Mysterious Wizard
card('1_78', event(skirmish, { effect: strengthenOr(a(gandalf), 2, 4, () => burdensAtMost(4)) }));

// The Nine Walkers. LR-ERRATA-063
card('1_79', toPlaySpot(1, gandalf), costsOfYour(both(companion, ofARaceNotThere), -2));

// Ottar, Man of Laketown
card(
  '1_80',
  toPlaySpot(1, gandalf),
  during(fellowship, { costs: [exertSelf], effect: sequence(discardUpToHeld(3), draw(asMany)) }),
);

// Questions That Need Answering
card(
  '1_81',
  event(fellowship, {
    if: twilightBelow(3),
    costs: [spot(1, gandalf)],
    effect: sortTop(4, { reveal: false, take: anyCard, most: 2 }),
  }),
);

// Risk a Little Light
card(
  '1_82',
  event(fellowship, {
    if: twilightBelow(2),
    costs: [spot(1, named('Gandalf'))],
    effect: sortTop(2, { reveal: false, take: anyCard, most: 1 }),
  }),
);

// Servant of the Secret Fire
card('1_83', event(skirmish, { costs: [spot(1, gandalf)], effect: strengthen(a(minion), -3) }));

// Sleep, Caradhras. LR-ERRATA-010
card('1_84', event(fellowship, { costs: [exertA(gandalf)], effect: discardEvery(aCondition) }));

// Strength of Spirit
card(
  '1_85',
  event(inAnswerTo(isAboutToExert(companion)), { costs: [spot(1, gandalf)], effect: placeNoToken }),
);

// Treachery Deeper Than You Know
card('1_86', event(fellowship, { costs: [spot(1, gandalf)], effect: withOpponent(revealHand(theOpponent)) }));

// A Wizard Is Never Late
card('1_87', event(fellowship, { effect: searchAndPlay(ofCulture('Gandalf', character), yourDeck) }));

// Gandalf, The Grey Wizard
card(
  '1_364',
  during(fellowship, {
    targets: [fromHand(both(companion, withSignet('Gandalf')))],
    costs: [exertSelf],
    effect: playIt(the('companion'), -2),
  }),
);
