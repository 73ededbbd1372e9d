/** The Two Towers: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, addTwilight, all, always, anOpponentPlays, anyTurnStarts, archery, aSite,
  atMostOneWound, bearer, beneathFromHand, both, canLiberate, cannotTakeWounds, canSpot, cardFile,
  changeArchery, character, companion, damage, defender, discardedIfHomeIsTaken, discardForEach,
  discardFromYourHand, discardIt, draw, during, either, elf, eomer, eowyn, event, exactly, exertA, exertEvery,
  exertIt, exertSelf, exhausted, type Filter, fellowship, fellowshipArchery, fights, forThisSkirmish,
  fromDiscard, gives, handWeapon, hardToOverwhelm, healable, healIt, host, ifSo, inAnswerTo, injured,
  inSkirmish, inStartingFellowship, isAboutToBeWounded, isSo, itsBearer, liberateASite, man, maneuver, minion,
  modifier, mounted, mountedRohanMan, movesTo, NOTHING, not, ofCulture, oncePerTurn, oneWay,
  opponentAboutToControl, ownCostIs, Phase, passes, placeTokens, playIt, playOnOneAsCost, preventThat,
  regroup, roaming, rohanAlly, rohanCompanion, rohanMan, rohanPossession, searchAndPlay, self, sequence,
  shadow, silent, skirmish, skirmishing, skirmishingIt, spot, spotEither, startOf, startOfSkirmishOf,
  strength, strengthen, strengthenForEach, strengthenOr, thatMinion, the, theoden, thereAre, times, toHeal,
  tokensHere, toPlaySpot, unboundCompanion, untilRegroup, urukHai, villager, when, whenPlayed, winsASkirmish,
  withKeyword, withSignet, wizard, woundsOn, you, yourDeck,
} from '../words/index.ts';

export const card = cardFile();

/** At the start of its bearer's skirmishes. */
const charge = when(startOfSkirmishOf(itsBearer), { effect: exertEvery(both(minion, skirmishingIt(host))) });
const isMounted = isSo(host, mounted, 'mounted');
const bearerIs = (who: Filter) => passes(host, who);
const anyRider = either(man, elf, wizard);

// Aldor, Soldier of Edoras
card(
  '4_262',
  during(archery, { costs: [exertSelf, spot(1, villager)], effect: changeArchery(fellowshipArchery, 1) }),
);

// Brego
card(
  '4_263',
  toPlaySpot(1, rohanMan),
  bearer(anyRider),
  whenPlayed({ may: true, if: silent(passes(host, healable)), effect: healIt(host) }),
  charge,
);

// Ceorl, Weary Horseman
card(
  '4_264',
  during(opponentAboutToControl, { costs: [exertSelf, exertA(villager)], effect: preventThat() }),
);

// Elite Rider
card(
  '4_265',
  ownCostIs(-1, inStartingFellowship),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, both(injured, minion)) }),
);

// Éomer, Sister-son of Théoden
card(
  '4_266',
  ownCostIs(-1, canSpot(1, rohanMan)),
  when(anyTurnStarts, {
    may: true,
    if: silent(thereAre(1, both(rohanAlly, healable))),
    effect: healIt(toHeal(rohanAlly)),
  }),
);

// Éomer, Third Marshal of Riddermark
card(
  '4_267',
  ownCostIs(-1, canSpot(1, rohanMan)),
  modifier({
    attribute: strength,
    of: exactly(self),
    by: times(2, woundsOn(both(minion, skirmishingIt(self)))),
  }),
);

// Éomer's Spear
card(
  '4_268',
  bearer(rohanMan),
  modifier({ attribute: damage, of: itsBearer, by: 2, if: all(bearerIs(eomer), isMounted) }),
);

// Éothain, Scout of the Mark
card('4_269', when(movesTo(both(withKeyword('Plains'), aSite)), { effect: exertEvery(minion) }));

// Éowyn, Lady of Rohan
card(
  '4_270',
  during(inAnswerTo(isAboutToBeWounded(unboundCompanion)), {
    costs: [exertSelf, addTwilight(1)],
    effect: preventThat('wound'),
  }),
);

// Éowyn, Sister-daughter of Théoden
card(
  '4_271',
  during(
    inAnswerTo(
      isAboutToBeWounded(exactly(self)),
      all(isSo(self, exhausted, 'exhausted'), isSo(self, inSkirmish, 'in a skirmish')),
    ),
    { costs: [discardFromYourHand(2)], effect: preventThat('wound') },
  ),
);

// Éowyn's Sword
card('4_272', bearer(eowyn), modifier({ attribute: damage, of: itsBearer, by: 1, if: canSpot(1, villager) }));

// Fight for the Villagers
card('4_273', event(skirmish, { effect: strengthenOr(a(rohanMan), 2, 3, () => canSpot(1, villager)) }));

// Firefoot
card(
  '4_274',
  bearer(rohanMan),
  modifier({ attribute: defender, of: itsBearer, by: 1, if: bearerIs(eomer) }),
  charge,
);

// Forth Eorlingas!
card(
  '4_275',
  event(maneuver, {
    costs: [exertA(theoden)],
    effect: gives(a(both(companion, withSignet('Théoden'))), defender, 1, untilRegroup),
  }),
);

// Fortress Never Fallen
card(
  '4_276',
  when(winsASkirmish(rohanMan), { may: true, effect: placeTokens(1, 'Rohan') }),
  during(regroup, {
    effect: sequence(discardForEach(both(shadow, aCondition), tokensHere), discardIt(self)),
  }),
);

// Guma, Plains Farmer
card(
  '4_277',
  ...discardedIfHomeIsTaken,
  during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(rohanMan)) }),
);

// Heavy Chain
card('4_278', bearer(man), hardToOverwhelm(itsBearer));

// Helm! Helm!
card(
  '4_279',
  event(regroup, {
    costs: [spot(2, mountedRohanMan)],
    effect: oneWay(you, [
      { can: canLiberate, does: liberateASite },
      { can: always(NOTHING), does: draw(3) },
    ]),
  }),
);

// Herugrim
card('4_280', bearer(theoden), modifier({ attribute: damage, of: itsBearer, by: 1 }));

// Hlafwine, Village Farmhand
card(
  '4_281',
  ...discardedIfHomeIsTaken,
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(rohanMan), 2) }),
);

// An Honorable Charge
card('4_282', event(skirmish, { effect: strengthenForEach(a(unboundCompanion), 1, rohanMan, { limit: 3 }) }));

// Horse of Rohan
card('4_283', toPlaySpot(1, rohanMan), bearer(anyRider), charge);

// King's Mail
card(
  '4_284',
  bearer(rohanMan),
  atMostOneWound(itsBearer),
  cannotTakeWounds(itsBearer, all(bearerIs(theoden), not(passes(host, inSkirmish)))),
);

// Léod, Westfold Herdsman
card(
  '4_285',
  ...discardedIfHomeIsTaken,
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(both(mounted, companion)), 2) }),
);

// Rider of Rohan
card(
  '4_286',
  during(skirmish, {
    if: isSo(self, mounted, 'mounted'),
    costs: [exertSelf],
    effect: exertIt(a(both(minion, skirmishing(unboundCompanion)))),
  }),
);

// Rider's Mount
card('4_287', bearer(rohanMan), charge);

// Rider's Spear
card('4_288', bearer(rohanMan), modifier({ attribute: damage, of: itsBearer, by: 1, if: isMounted }));

// Simbelmynë
card(
  '4_289',
  event(fellowship, {
    costs: [spotEither(spot(2, rohanMan), spot(1, both(withKeyword('Valiant'), rohanMan)))],
    effect: searchAndPlay(either(ofCulture('Rohan', character), rohanPossession), yourDeck),
  }),
);

// Supplies of the Mark
card(
  '4_290',
  during(fellowship, {
    costs: [addTwilight(2), beneathFromHand(villager)],
    effect: healIt(toHeal(rohanAlly)),
  }),
);

// Sword of Rohan
card(
  '4_291',
  bearer(rohanMan),
  modifier({ attribute: damage, of: itsBearer, by: 1, if: fights(host, urukHai) }),
);

// Théoden, Son of Thengel
card('4_292', during(regroup, { costs: [spot(1, rohanAlly), exertSelf], effect: liberateASite }));

// Valleys of the Mark
card(
  '4_293',
  when(anOpponentPlays(both(roaming, minion)), { costs: [spot(1, villager)], effect: exertIt(thatMinion) }),
);

const aWeapon = fromDiscard(handWeapon);
// Weapon Store
card(
  '4_294',
  during(fellowship, { targets: [aWeapon], costs: [exertA(rohanMan)], effect: playIt(the(aWeapon.name)) }),
);

// Weland, Smith of the Riddermark
card(
  '4_295',
  ...discardedIfHomeIsTaken,
  during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(both(mounted, companion))) }),
);

// Well Stored
card(
  '4_296',
  when(startOf(Phase.fellowship), {
    may: true,
    if: silent(thereAre(1, both(villager, healable))),
    effect: healIt(toHeal(villager)),
  }),
);

// Work for the Sword
card(
  '4_297',
  event(skirmish, {
    effect: acting(a(rohanMan), (it) =>
      sequence(strengthen(it, 2), ifSo(isSo(it, mounted, 'mounted'), gives(it, damage, 2, forThisSkirmish))),
    ),
  }),
);

// Théoden, Lord of the Mark
card(
  '4_365',
  during(fellowship, {
    costs: [playOnOneAsCost(rohanPossession, rohanCompanion)],
    effect: healIt(the('companion')),
    limit: oncePerTurn,
  }),
);
