/** The Fellowship of the Ring: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addBurdensToPay, all, ally, anArcher, anEvent, aragorn, archeryIs, artifact, atHomeAt, atSite, bearing,
  both, called, canSearch, canSpot, cardFile, cardOf, cardPlayed, companion, companionOrAlly,
  companionOrMinion, costsHere, countOf, damage, discardEvery, discardFromYourHand, discardsCards,
  discardYour, draw, eachShadowPlayerMay, either, elf, endYourShadowPhase, exertA, exertEvery, exertYour,
  fellowship, fierce, firstCosts, firstOfShadowPhaseCosts, forbid, forThisTurn, freePeoplesPlayer,
  fromDiscard, fromHand, gandalf, gives, grant, greater, handWeapon, healIt, here, hobbit, hobbitCompanion,
  leadsOn, limitedTo, lookAtHand, man, maneuver, merryOrPippin, minion, minionArchery, minus, modifier,
  moreThan, moriaOrc, movesHere, movesOn, named, nazgul, noArchery, noMove, non, noPlay, not, noun, ofCulture,
  ofRace, onACompanion, oncePerTurn, oneOrTwoOthers, orc, orPay, playAsCost, playerColumn, playIt, playUpTo,
  possession, ranger, removesTwilight, removeTwilight, roamingPenalty, sam, say, saying, searchAndPlay,
  sequence, shadow, shadowPhase, skipsFights, skirmish, spot, stillMayMove, strength, strengthen,
  thatShadowPlayer, the, theBalrog, theOpponent, times, toHeal, trigger, turns, untilRegroup, weapon,
  withKeyword, withOpponent, word, your, yourDeck, yourDeckOrHand, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Bag End
card(
  '1_319',
  atSite(fellowship, { costs: [exertA(hobbit)], effect: searchAndPlay(named('The Gaffer'), yourDeck) }),
);

// East Road
card('1_320', costsHere(companion, 2));

// Farmer Maggot's Fields
card(
  '1_321',
  atSite(fellowship, { costs: [exertA(hobbit)], effect: searchAndPlay(merryOrPippin, yourDeck) }),
);

// Green Dragon Inn
card('1_322', atSite(fellowship, { costs: [exertA(hobbit)], effect: searchAndPlay(sam, yourDeck) }));

// Green Hill Country
card('1_323', costsHere(hobbit, -1));

// The Prancing Pony
card('1_324', atSite(fellowship, { costs: [addBurdensToPay(1)], effect: searchAndPlay(aragorn, yourDeck) }));

// Shire Lookout Point
card(
  '1_325',
  atSite(fellowship, { costs: [spot(1, gandalf)], effect: searchAndPlay(named("Gandalf's Cart"), yourDeck) }),
);

const companionOrAllyFromHand = fromHand(companionOrAlly);
// Westfarthing
card(
  '1_326',
  atSite(fellowship, {
    targets: [companionOrAllyFromHand],
    costs: [exertA(hobbit)],
    effect: playIt(the(companionOrAllyFromHand.name), -1),
  }),
);

// Bree Gate
card('1_327', ...leadsOn(ranger));

// Bree Streets
card(
  '1_328',
  saying(
    modifier({ attribute: roamingPenalty, of: nazgul, by: -2, if: here }),
    say`the roaming penalty for each Nazgûl you play to Bree Streets is ${-2}`,
    'a penalty belongs to whoever plays it',
  ),
);

// Breeland Forest
card('1_329', forbid(noPlay, { of: both(withKeyword('Stealth'), anEvent), if: here }));

// Buckleberry Ferry
card('1_330', skipsFights(all(here, not(canSpot(1, both(non(ofRace('Hobbit')), companion))))));

// Ettenmoors. LR-ERRATA-034
card(
  '1_331',
  atSite(skirmish, {
    costs: [exertYour(companionOrMinion, 'character')],
    effect: strengthen(the('character'), 2),
  }),
);

// Midgewater Marshes
card('1_332', movesHere(exertEvery(hobbitCompanion)));

// Midgewater Moors
card('1_333', trigger(cardPlayed, { of: minion, if: here, effect: discardsCards(1, freePeoplesPlayer) }));

// Trollshaw Forest
card(
  '1_334',
  trigger(cardPlayed, {
    of: both(either(possession, artifact), onACompanion),
    if: here,
    effect: draw(1, freePeoplesPlayer),
  }),
);

// Weatherhills
card('1_335', costsHere(nazgul, -1));

// Weathertop
card('1_336', modifier({ attribute: fierce, of: nazgul, by: 1, if: here }));

// Council Courtyard
card('1_337', movesOn(removesTwilight(2)));

// Ford of Bruinen. LR-ERRATA-035
card('1_338', ...firstCosts(nazgul, -5, turns, 'turn', here));

const aHobbit = fromHand(hobbit);
// Frodo's Bedroom
card('1_339', atSite(fellowship, { targets: [aHobbit], costs: [playAsCost(aHobbit)], effect: draw(1) }));

const aMan = fromHand(man);
// Rivendell Terrace
card('1_340', atSite(fellowship, { targets: [aMan], costs: [playAsCost(aMan)], effect: draw(1) }));

const anElf = fromHand(elf);
// Rivendell Valley
card('1_341', atSite(fellowship, { targets: [anElf], costs: [playAsCost(anElf)], effect: draw(1) }));

// Rivendell Waterfall
card('1_342', ...leadsOn(ranger));

const tale = withKeyword('Tale');
// Balin's Tomb. LR-ERRATA-036
card(
  '1_343',
  atSite(maneuver, {
    costs: [orPay([discardYour(tale)], [discardFromYourHand(1, called(noun('tale card'), tale))])],
    effect: healIt(toHeal(your(companion))),
  }),
);

// Dwarrowdelf Chamber
card('1_344', movesHere(oneOrTwoOthers('Gimli')));

// Mithril Mine
card(
  '1_345',
  atSite(shadowPhase, {
    targets: [fromDiscard(both(shadow, weapon), 1)],
    costs: [removeTwilight(1)],
    effect: playIt(the('weapon')),
  }),
);

// Moria Lake
card('1_346', movesHere(oneOrTwoOthers('Frodo')));

// Moria Stairway
card(
  '1_347',
  modifier({ attribute: damage, of: both(companionOrMinion, bearing(handWeapon)), by: 1, if: here }),
);

const weatherCard = called({ ...noun('card'), adjectives: [word('weather')] }, withKeyword('Weather'));
// Pass of Caradhras
card(
  '1_348',
  atSite(shadowPhase, {
    costs: [spot(1, ofCulture('Isengard', minion))],
    limit: oncePerTurn,
    effect: searchAndPlay(weatherCard, yourDeck),
  }),
);

// The Bridge of Khazad-dûm
card(
  '1_349',
  atSite(shadowPhase, {
    if: canSearch(theBalrog, -6),
    effect: searchAndPlay(theBalrog, yourDeckOrHand, -6),
  }),
);

// Dimrill Dale
card('1_350', ...firstOfShadowPhaseCosts(moriaOrc, -2, here));

// Galadriel's Glade
card('1_351', atSite(fellowship, { costs: [exertA(elf)], effect: withOpponent(lookAtHand(theOpponent)) }));

// Lothlórien Woods
card('1_352', modifier({ attribute: strength, of: both(ally, atHomeAt(6)), by: 3, if: here }));

// Anduin Confluence
card('1_353', movesHere(discardEvery(ally)));

// Anduin Wilderland
card('1_354', forbid(noArchery, { if: here }));

// Silverlode Banks
card('1_355', movesHere(exertEvery(companion), not(canSpot(1, ranger))));

// Anduin Banks
card(
  '1_356',
  saying(
    archeryIs(minionArchery, times(2, greater(0, minus(countOf(companion), 4))), here),
    say`for each companion over ${4}, the minion archery total is +${2}`,
    'what is beyond a number',
  ),
);

// Brown Lands
card('1_357', archeryIs(minionArchery, limitedTo(4, countOf(both(anArcher, minion))), here));

const gondor = ofCulture('Gondor');
// Pillars of the Kings
card(
  '1_358',
  atSite(fellowship, {
    costs: [discardFromYourHand(1, cardOf('Gondor'))],
    effect: healIt(toHeal(both(gondor, companion))),
  }),
);

// Shores of Nen Hithoel
card(
  '1_359',
  atSite(shadowPhase, {
    if: stillMayMove,
    costs: [spot(5, both(orc, minion))],
    effect: grant(forbid(noMove), forThisTurn),
  }),
);

// Emyn Muil. LR-ERRATA-037
card(
  '1_360',
  atSite(maneuver, {
    costs: [exertYour(minion)],
    effect: gives(the('minion'), fierce, 1, untilRegroup),
  }),
);

// Slopes of Amon Hen
card('1_361', costsHere(ofCulture('Isengard', minion), -1));

const burdens = playerColumn(freePeoplesPlayer, 'burdens');
// Summit of Amon Hen
card(
  '1_362',
  movesHere(
    saying(
      eachShadowPlayerMay(moreThan(burdens, 0), draw(burdens, thatShadowPlayer)),
      say`each Shadow player may draw as many cards as there are burdens`,
      'a number by its name',
    ),
  ),
);

// Tol Brandir
card(
  '1_363',
  atSite(shadowPhase, {
    effect: sequence(playUpTo(3, withKeyword('Tracker'), yourDiscard), endYourShadowPhase),
  }),
);
