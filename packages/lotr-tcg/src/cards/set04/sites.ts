/** The Two Towers: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { onTheRight } from '../../rules/order.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsTwilight, all, ally, aragorn, archeryIs, atSite, bearing, both, type Condition, canLook, cannotAct,
  cannotTakeWounds, canSpot, cardFile, companion, companionOrAlly, companionOrMinion, costsHere, countOf,
  discardEvery, discardsCards, draw, dunlandMan, duringPhase, eachShadowPlayerMay, exactly, exertA,
  exertEvery, exertIt, exertSome, type Filter, fellowship, fellowshipArchery, fierce, firstCosts, forbid,
  forThisTurn, freePeoples, freePeoplesPlayer, fromDiscard, fromHand, gimli, gives, grant, handWeapon,
  healEvery, healUpToWounds, here, hobbit, isAssignedToASkirmish, isPlayed, leadsOn, legolas, maneuver,
  minion, minionArchery, modifier, moreThan, mounted, movesHere, movesOn, type Num, named, noMove, not,
  type Occasion, ofClass, ofCulture, oncePerTurn, oneOrTwoOthers, over, Phase, playAsCost, playIt, possession,
  putHandBeneathDeck, removeBurdensToPay, removeTwilight, ringBound, rohanCompanion, rohanMan, say,
  searchAndPlay, self, sequence, shadowNumber, shadowPhase, spot, startOf, stillMayMove, strength,
  takesNoPart, takesPart, thatMinion, thatShadowPlayer, the, times, toBePlayed, turns, twilightBelow, unbound,
  unboundCompanion, untilRegroup, urukHai, weapon, when, withKeyword, your, yourDeck, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// ——— sites 1 ———

// East Wall of Rohan
card('4_323', movesOn(addsTwilight(2)));

// Eastemnet Downs
card('4_324', when(isPlayed(companion), { if: here, effect: discardsCards(2, freePeoplesPlayer) }));

/** Two of the three hunters go ahead, and the third comes. */
const sentFor = (whom: Filter) =>
  atSite(fellowship, { costs: [exertSome(2, unboundCompanion)], effect: searchAndPlay(whom, yourDeck) });
// Eastemnet Gullies
card('4_325', sentFor(legolas));

const rohanMount = ofCulture('Rohan', ofClass('mount'));
// Horse-country. LR-ERRATA-061
card('4_326', ...leadsOn(rohanMount));

// Plains of Rohan
card('4_327', sentFor(gimli));

// The Riddermark
card('4_328', sentFor(aragorn));

// Western Emyn Muil
card('4_329', movesOn(exertEvery(both(ringBound, companion))));

// ——— sites 2 ———
const unboundHobbit = both(unbound, hobbit);
// Derndingle. LR-ERRATA-062
card('4_330', ...leadsOn(unboundHobbit));

// Eastfold
card(
  '4_331',
  atSite(shadowPhase, {
    if: stillMayMove,
    costs: [spot(3, ofCulture('Isengard', withKeyword('Tracker')))],
    effect: grant(forbid(noMove), forThisTurn),
  }),
);

// Fangorn Forest
card('4_332', atSite(fellowship, { effect: searchAndPlay(named('Treebeard'), yourDeck) }));

// Plains of Rohan Camp
card(
  '4_333',
  when(startOf(Phase.fellowship), {
    by: freePeoplesPlayer,
    if: here,
    effect: healUpToWounds(3, companion),
  }),
);

const safeFromArrows = cannotTakeWounds(dunlandMan, all(here, duringPhase(Phase.archery)));
// Rohirrim Village
card('4_334', safeFromArrows);

// Uruk Camp
card('4_335', when(isPlayed(urukHai), { if: here, effect: exertIt(thatMinion) }));

// Wold of Rohan
card(
  '4_336',
  when(isAssignedToASkirmish(companionOrAlly, freePeoplesPlayer), { if: here, effect: addsTwilight(1) }),
);

// ——— sites 3 ———

// Barrows of Edoras
card('4_337', atSite(fellowship, { effect: sequence(putHandBeneathDeck, draw(4)) }));

// Golden Hall
card('4_338', movesHere(discardEvery(both(freePeoples, weapon))));

// Stables
card(
  '4_339',
  atSite(fellowship, {
    costs: [exertA(rohanMan)],
    limit: oncePerTurn,
    effect: searchAndPlay(rohanMount, yourDeck),
  }),
);

const rohanAlly = ofCulture('Rohan', ally);
// Streets of Edoras
card('4_340', ...takesNoPart(rohanAlly, here));

// Throne Room
card('4_341', atSite(fellowship, { effect: searchAndPlay(named('Théoden'), yourDeck) }));

// Westemnet Plains
card('4_342', safeFromArrows);

// ——— sites 4 ———

// Ered Nimrais. LR-ERRATA-063
card('4_343', costsHere(companionOrAlly, 3));

// Westemnet Hills
card('4_344', movesHere(healEvery(both(mounted, companionOrAlly))));

// White Mountains
card('4_345', movesHere(oneOrTwoOthers('Théoden')));

const shadowNumberIs = (by: Num, when?: Condition) =>
  modifier({ attribute: shadowNumber, of: exactly(self), by, ...(when === undefined ? {} : { if: when }) });
// White Rocks
card('4_346', shadowNumberIs(countOf(both(mounted, companion))));

// ——— sites 5 ———

// Deep of Helm
card('4_347', ...firstCosts(urukHai, -3, turns, 'turn', here));

const saruman = named('Saruman');
// Deeping Wall
card('4_348', atSite(shadowPhase, { if: canLook, effect: searchAndPlay(saruman, yourDeck) }));

// Helm's Gate
card(
  '4_349',
  modifier({ attribute: strength, of: both(companionOrMinion, bearing(handWeapon)), by: 2, if: here }),
);

// Hornburg Courtyard
card('4_350', shadowNumberIs(-2, canSpot(1, aragorn)));

// Hornburg Parapet
card('4_351', archeryIs(fellowshipArchery, 1, here), archeryIs(minionArchery, -1, here));

// ——— sites 6 ———

// Caves of Aglarond. LR-ERRATA-064
card(
  '4_352',
  atSite(maneuver, {
    targets: [a(your(urukHai))],
    costs: [removeTwilight(2)],
    effect: gives(the('Uruk-hai'), fierce, 1, untilRegroup),
  }),
);

// Great Hall. LR-ERRATA-065
card('4_353', modifier({ attribute: takesPart, of: rohanAlly, by: 3, if: here }));

const aPossession = fromHand(possession);
// Hornburg Armory
card(
  '4_354',
  atSite(fellowship, { targets: [aPossession], costs: [playAsCost(aPossession)], effect: draw(1) }),
);

// ——— sites 7 ———

// Cavern Entrance
card('4_355', cannotAct(Phase.skirmish, { if: here }));

// Hornburg Causeway
card('4_356', archeryIs(minionArchery, times(2, over(3, unboundCompanion)), here));

// King's Room
card('4_357', movesHere(exertEvery(unboundCompanion), not(canSpot(1, rohanCompanion))));

// ——— sites 8 ———
const aDunlandMinion = fromHand(ofCulture('Dunland', minion));
// Ring of Isengard
card(
  '4_358',
  atSite(shadowPhase, { targets: [aDunlandMinion], costs: [playAsCost(aDunlandMinion)], effect: draw(1) }),
);

/** The one of the Shadow player who comes first after the Free Peoples player. LR-SHADOW-001 */
const firstShadowPhase: Occasion = {
  ...startOf(Phase.shadow),
  test: (g, _v, at) =>
    `(${at.a} === ${Phase.shadow} && ${at.b} === ${g.ref(onTheRight)}(s, s.global.active))`,
  at: say`at the start of the first Shadow phase`,
};
// Wizard's Vale
card(
  '4_359',
  when(firstShadowPhase, { if: all(here, twilightBelow(9)), limit: oncePerTurn, effect: addsTwilight(4) }),
);

// ——— sites 9 ———

// Fortress of Orthanc
card('4_360', shadowNumberIs(times(2, over(4, companion))));

const sarumanOnceMore = toBePlayed(saruman, yourDiscard, -2);
// Orthanc Balcony
card(
  '4_361',
  atSite(shadowPhase, { targets: [sarumanOnceMore], effect: playIt(the(sarumanOnceMore.name), -2) }),
);

const overFour = over(4, companion);
// Orthanc Library
card('4_362', movesHere(eachShadowPlayerMay(moreThan(overFour, 0), draw(overFour, thatShadowPlayer))));

// Palantír Chamber
card(
  '4_363',
  atSite(shadowPhase, {
    targets: [fromDiscard(minion)],
    costs: [removeBurdensToPay(2)],
    effect: playIt(the('minion')),
  }),
);
