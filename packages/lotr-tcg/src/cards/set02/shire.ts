/** Mines of Moria: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboutToBeWounded, aragorn, archeryIs, artifact, aSite, bearer, becomeRingBearer, both, called,
  cancelSkirmishOf, cardFile, costsOf, costsOnIt, defender, definite, discardedInRegroup, discardSelf, during,
  either, event, exactly, exertA, exertOften, exertSelf, exertSelfTimes, exertSome, fellowship, forThisTurn,
  fromHand, gainsNoBonusesFrom, gandalf, giveEach, gives, hobbit, hobbitCompanion, host, ifSo,
  inFierceSkirmish, inResponseTo, killed, losesDamage, maneuver, minion, minionArchery, modifier, named,
  nazgul, noun, ofCulture, playIt, possession, preventThat, regroup, say, searchAndPlay, self, shadowNumber,
  skirmish, skirmishingIt, spot, strength, the, toPlay, toPlaySpot, untilRegroup, wasRingBearer, weapon,
  withKeyword, word, yourDeck,
} from '../words/index.ts';

export const card = cardFile();

// Deft in Their Movements. LR-EVENT-006
card(
  '2_99',
  event(regroup, { costs: [spot(2, hobbit)], effect: giveEach(aSite, shadowNumber, -2, forThisTurn) }),
);

const searchCard = called({ ...noun('card'), adjectives: [word('search')] }, withKeyword('Search'));
// Fearing the Worst
card('2_100', ...toPlay(exertSome(2, hobbit)), costsOf(either(searchCard, withKeyword('Tracker')), 2));

// Filibert Bolger, Wily Rascal
card(
  '2_101',
  during(skirmish, {
    costs: [exertOften(hobbitCompanion, 2, 'Hobbit')],
    effect: ifSo(inFierceSkirmish, cancelSkirmishOf(exactly(the('Hobbit')))),
  }),
);

// Frodo, Reluctant Adventurer
card(
  '2_102',
  { otherNumbers: 'the resistance of a Ring-bearer is shown as a number' },
  costsOnIt(either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))), -1),
);

// Merry, Horticulturalist
card(
  '2_104',
  during(fellowship, { costs: [exertSelf], effect: searchAndPlay(named('Farmer Maggot'), yourDeck) }),
);

const foesOfFrodo = both(minion, skirmishingIt(host));
// Mithril-coat
card(
  '2_105',
  bearer(named('Frodo')),
  archeryIs(minionArchery, -1),
  gainsNoBonusesFrom(foesOfFrodo, weapon),
  losesDamage(foesOfFrodo),
);

// Nice Imitation
card(
  '2_106',
  during(inResponseTo(aboutToBeWounded, hobbit), { costs: [discardSelf], effect: preventThat('wound') }),
);

// Not Feared in Sunlight
card(
  '2_107',
  toPlaySpot(2, hobbit),
  modifier({ attribute: strength, of: nazgul, by: -4 }),
  discardedInRegroup,
);

const gandalfOrAragorn = fromHand(called(definite(say`Gandalf or Aragorn`), either(gandalf, aragorn)), -2);
// Pippin, Mr. Took
card(
  '2_110',
  during(fellowship, { targets: [gandalfOrAragorn], effect: playIt(the(gandalfOrAragorn.name), -2) }),
);

// Practically Everyone Was Invited
card(
  '2_111',
  event(fellowship, { costs: [exertA(named('Bilbo'))], effect: searchAndPlay(hobbit, yourDeck) }),
);

// Sam, Proper Poet
card(
  '2_114',
  during(maneuver, { costs: [exertSelfTimes(2)], effect: gives(self, defender, 1, untilRegroup) }),
  during(inResponseTo(killed, named('Frodo'), wasRingBearer), { effect: becomeRingBearer }),
);
