/** Realms of the Elf-lords: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ally, anEvent, any, anyCard, aragorn, archeryIs, aShadowCondition, asMany, atHomeAt, atSiteWith, bearer,
  both, byHandOf, called, cancelSkirmishOf, canSpot, cardFile, cardOf, companion, companionOrAlly,
  costOfRevealed, definite, discardBottomCard, discardedThatWay, discardFromYourHand, discardIt,
  discardUpToHeld, draw, during, eachOpponentDiscards, either, elf, elvenAlly, event, exactly, exertA,
  exertBearer, exertSelf, exertSelfTimes, fellowship, fellowshipArchery, fellowshipMoves,
  fellowshipOrManeuver, fellowshipOrRegroup, healIt, healSeveral, healUpToTimes, ifSo, inAnswerTo,
  isAboutToBeWounded, itsBearer, legolas, maneuver, minion, modifier, named, nextSite, ofCulture, orc, orPay,
  Phase, playsAsNextSite, possessionOrArtifact, preventThat, regroup, removesTwilight, resistance, returnIt,
  revealAtRandom, revealedIs, ringBearer, say, saying, self, sequence, skirmish, skirmishing, skirmishingIt,
  spot, spotEither, startOf, strength, strengthen, the, theOpponent, toHeal, toPlayExert, toPlaySpot, urukHai,
  when, withKeyword, withOpponent, woundIt, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Arwen, Elven Rider
card(
  '3_7',
  during(inAnswerTo(isAboutToBeWounded(ringBearer)), {
    costs: [discardFromYourHand(3)],
    effect: preventThat('wound'),
  }),
);

// Arwen, Lady Undómiel
card(
  '3_8',
  modifier({
    attribute: strength,
    of: both(minion, skirmishingIt(self)),
    by: -3,
    if: canSpot(3, both(elvenAlly, atHomeAt(3))),
  }),
);

// Beren and Lúthien
card(
  '3_9',
  during(skirmish, {
    costs: [exertA(elvenAlly)],
    effect: sequence(
      discardBottomCard,
      ifSo(revealedIs(cardOf('Elven')), strengthen(a(both(minion, skirmishing(elf))), -1)),
    ),
  }),
);

// Calaglin, Elf of Lórien
card('3_10', during(regroup, { costs: [exertSelf], effect: woundIt(a(minion)) }));

// Cast It Into the Fire!
card(
  '3_11',
  event(maneuver, {
    costs: [spot(1, elf)],
    effect: sequence(eachOpponentDiscards, draw(discardedThatWay(anyCard))),
  }),
);

// Dínendal, Silent Scout
card('3_12', during(regroup, { costs: [exertSelf], effect: removesTwilight(2) }));

// Elrond, Herald to Gil-galad
card(
  '3_13',
  when(yourTurnStarts, { may: true, effect: healUpToTimes(toHeal(both(ally, atHomeAt(3))), 2) }),
  during(regroup, { costs: [exertSelfTimes(2)], effect: healIt(toHeal(companion)) }),
);

// Erestor, Chief Advisor to Elrond
card(
  '3_14',
  toPlaySpot(1, elf),
  during(inAnswerTo(isAboutToBeWounded(elf, byHandOf(ofCulture('Sauron', either(minion, anEvent))))), {
    costs: [exertSelf],
    effect: preventThat('wound'),
  }),
);

// Forests of Lothlórien
card('3_15', when(fellowshipMoves, { costs: [spot(3, elvenAlly)], effect: woundIt(a(minion)) }));

// Friends of Old
card(
  '3_16',
  event(fellowship, {
    effect: withOpponent(
      sequence(revealAtRandom(theOpponent, 'revealed'), healSeveral(costOfRevealed, elvenAlly)),
    ),
  }),
);

// Galadriel, Lady of the Golden Wood
card(
  '3_17',
  when(yourTurnStarts, { may: true, effect: healIt(toHeal(elf)) }),
  during(fellowship, { costs: [exertSelf], effect: playsAsNextSite(nextSite(withKeyword('Forest'))) }),
);

// Galdor, Councilor From the West
card(
  '3_18',
  toPlaySpot(1, elf),
  during(regroup, {
    costs: [exertSelf, spot(1, minion)],
    effect: returnIt(a(called(definite(say`that minion`), minion))),
  }),
);

// Gift of the Evenstar
card(
  '3_19',
  toPlaySpot(1, named('Arwen')),
  bearer(aragorn),
  during(skirmish, {
    costs: [orPay([exertA(aragorn)], [discardFromYourHand(2)])],
    effect: strengthen(a(both(minion, skirmishing(aragorn))), -1),
  }),
);

// Golradir, Councilor of Imladris
card('3_20', toPlaySpot(1, elf), during(skirmish, { costs: [exertSelf], effect: strengthen(a(orc), -1) }));

// Long-knives of Legolas
card(
  '3_21',
  bearer(legolas),
  modifier({ attribute: strength, of: both(either(orc, urukHai), skirmishing(legolas)), by: -2 }),
);

// Master of Healing
card(
  '3_22',
  event(fellowshipOrRegroup, {
    costs: [spotEither(spot(1, named('Elrond')), spot(2, elvenAlly))],
    effect: healIt(toHeal(companionOrAlly)),
  }),
);

// Nenya
card(
  '3_23',
  bearer(named('Galadriel')),
  when(startOf(Phase.regroup), { may: true, effect: sequence(discardUpToHeld(2), draw(asMany)) }),
);

// Phial of Galadriel
card(
  '3_24',
  ...toPlayExert(elf),
  bearer(ringBearer),
  modifier({ attribute: resistance, of: itsBearer, by: 2 }),
);

// Saelbeth, Elven Councilor
card(
  '3_25',
  toPlaySpot(1, elf),
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(urukHai), -1) }),
);

// Something Draws Near
card(
  '3_26',
  event(fellowshipOrManeuver, {
    costs: [exertA(elf)],
    effect: discardIt(a(ofCulture('Isengard', possessionOrArtifact))),
  }),
);

// Vilya
card(
  '3_27',
  bearer(named('Elrond')),
  during(maneuver, {
    costs: [exertBearer(2), spot(1, aShadowCondition)],
    effect: saying(
      returnIt(a(aShadowCondition)),
      say`return that condition to its owner's hand`,
      'what it is was named before',
    ),
  }),
);

const atRiverOrForest = saying(
  any(atSiteWith('River'), atSiteWith('Forest')),
  say`the fellowship is at a river or forest`,
  'a player has a shorter word for it',
);
// Voice of Nimrodel
card(
  '3_28',
  event(skirmish, {
    if: atRiverOrForest,
    costs: [exertA(elf, 'Elf')],
    effect: cancelSkirmishOf(exactly(the('Elf'))),
  }),
);

// Legolas, Son of Thranduil
card('3_121', archeryIs(fellowshipArchery, 1, atRiverOrForest));
