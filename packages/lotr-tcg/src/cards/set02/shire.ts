/** Mines of Moria: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, aFreePeoplesCard, all, aragorn, archeryIs, artifact, aShadowCondition, aSite, bearer, bearerOf,
  bearing, becomeRingBearer, behind, borneBy, both, called, cancelSkirmishOf, cannotTakeWounds, canSpot,
  cardFile, character, chooseMany, companion, costsOf, costsOnIt, counted, defender, definite,
  discardedInRegroup, discardIt, discardSelf, discardYour, draw, during, duringPhase, eachTimeYouPlay, either,
  eitherOf, event, exactly, exertA, exertBearer, exertOften, exertSelf, exertSelfTimes, exertSome,
  exertXTimes, exhausted, fellowship, fellowshipOrRegroup, filter, forThisTurn, fromHand, gainsNoBonusesFrom,
  gandalf, giveEach, gives, hobbit, hobbitCompanion, host, ifSo, inAnswerTo, inFierceSkirmish,
  isAboutToBeWounded, isIn, isKilled, itsBearer, losesDamage, maneuver, minion, minionArchery, modifier,
  named, nazgul, non, not, noun, ofCulture, orc, orInstead, orPay, ownerOf, Phase, passes, playIt, possession,
  preventThat, putBeneathDeck, regroup, removesTwilight, removeTwilight, ringBearer, sam, say, saying,
  searchAndPlay, self, sequence, shadowNumber, skirmish, skirmishingIt, spot, strength, takesOffTheRing, the,
  toPlay, toPlaySpot, unlessPaidBy, untilRegroup, urukHai, wasRingBearer, weapon, withEach, withKeyword,
  withSignet, word, woundIt, woundSeveral, X, you, yourDeck, yourDiscard, Zone,
} from '../words/index.ts';

export const card = cardFile();

const inHisSupportArea = filter(
  "in an opponent's support area",
  [],
  (g, v) => `(${g.ref(isIn)}(s, ${v.it}, ${Zone.support}) && s.card.owner[${v.it}] !== you)`,
  behind(say`in the support area of an opponent`),
);
// Bilbo, Well-spoken Gentlehobbit. LR-ERRATA-043
card(
  '2_96',
  during(fellowship, {
    costs: [exertSelf, discardYour(withKeyword('Tale'))],
    effect: discardIt(a(both(aShadowCondition, inHisSupportArea))),
  }),
);

// Consorting With Wizards
card(
  '2_97',
  bearer(named('Bilbo')),
  cannotTakeWounds(itsBearer, not(duringPhase(Phase.archery))),
  during(fellowshipOrRegroup, {
    costs: [orPay([exertBearer()], [discardSelf])],
    effect: removesTwilight(1),
  }),
);

const beneath = (n: number) => {
  const several = chooseMany('cards', aFreePeoplesCard, { least: n, most: n, domain: yourDiscard });
  return saying(
    sequence(several, withEach(several, putBeneathDeck(the('cards')))),
    say`put ${counted(aFreePeoplesCard.noun, n)} from your discard pile beneath your draw deck`,
    'the words tell the steps, a reader wants what comes of them',
  );
};
// Dear Friends
card(
  '2_98',
  event(fellowship, {
    costs: [exertA(companion, 'companion')],
    effect: orInstead(beneath(1), passes(the('companion'), withSignet('Frodo')), beneath(2)),
  }),
);

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
  { otherNumbers: { less: [10], why: 'the resistance of a Ring-bearer is shown as a number' } },
  costsOnIt(either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))), -1),
);

// Hobbit Sword-play
card(
  '2_103',
  event(maneuver, {
    costs: [exertA(both(hobbit, bearing(weapon)), 'Hobbit')],
    effect: acting(a(minion), (it) => unlessPaidBy(ownerOf(it), [removeTwilight(3)], woundIt(it))),
  }),
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
  during(inAnswerTo(isAboutToBeWounded(hobbit)), { costs: [discardSelf], effect: preventThat('wound') }),
);

// Not Feared in Sunlight
card(
  '2_107',
  toPlaySpot(2, hobbit),
  modifier({ attribute: strength, of: nazgul, by: -4 }),
  discardedInRegroup,
);

// O Elbereth! Gilthoniel! A Ring-bearer's skirmish cannot be cancelled. LR-ERRATA-044
card('2_108', bearer(ringBearer), during(skirmish, { costs: [discardSelf], effect: takesOffTheRing }));

const stingOrGlamdring = called(
  definite(say`Sting or Glamdring`),
  both(either(named('Sting'), named('Glamdring')), borneBy(character)),
);
const blade = a(stingOrGlamdring, you, 'blade');
// Orc-bane
card(
  '2_109',
  event(maneuver, {
    targets: [blade],
    costs: [spot(1, stingOrGlamdring), exertXTimes(bearerOf(the('blade')))],
    effect: eitherOf([woundSeveral(X, orc), woundSeveral(X, urukHai)]),
  }),
);

const gandalfOrAragorn = fromHand(called(definite(say`Gandalf or Aragorn`), either(gandalf, aragorn)));
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

const isFresh = (title: string) => canSpot(1, both(named(title), non(exhausted)));
// A Promise
card(
  '2_112',
  saying(
    modifier({
      attribute: strength,
      of: either(named('Frodo'), sam),
      by: 1,
      if: all(isFresh('Frodo'), isFresh('Sam')),
    }),
    say`while you can spot Frodo and Sam and neither is exhausted, each of them has +${1} strength`,
    'what is granted or forbidden would be said as a card of its own',
  ),
);

// Red Book of Westmarch
card('2_113', ...eachTimeYouPlay(withKeyword('Tale'), { costs: [spot(1, named('Bilbo'))], effect: draw(1) }));

// Sam, Proper Poet
card(
  '2_114',
  during(maneuver, { costs: [exertSelfTimes(2)], effect: gives(self, defender, 1, untilRegroup) }),
  during(inAnswerTo(isKilled(named('Frodo')), wasRingBearer), { effect: becomeRingBearer }),
);
