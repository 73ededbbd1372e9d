/** The Two Towers: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, addTwilight, all, aragorn, archer, archeryOrSkirmish, assignedAgainst, atMostOneWound, atSiteOf,
  bearer, bestow, both, called, cancelSkirmishOf, cannotAct, cardFile, cardOf, companion, costsOfYour, damage,
  defender, discardFromYourHand, discardIt, discardSelf, during, either, event, exactly, exertA, exertBearer,
  exertIt, exertSelf, exertSome, exhaustIt, faramir, fellowship, fellowshipMoves, fights, forThisSkirmish,
  gives, gondorMan, healIt, homeSite, host, ifItLoses, inSkirmish, inStartingFellowship, itsBearer,
  liberateASite, limitedTo, man, maneuver, may, minion, modifier, notControlledBy, ofCulture, onceForEach,
  orIf, otherThan, ownCostIs, Phase, passes, placeTokens, regroup, removeTwilight, ringBoundCompanion,
  ringBoundMan, roamingMinion, rohanCompanion, say, saying, self, sequence, silent, siteNumberIs, skirmish,
  skirmishing, skirmishingIt, spot, spotX, strength, strengthen, the, thereAre, toHeal, tokensHere,
  toPlaySpot, unbound, unboundHobbit, unlessAnyShadow, urukHai, type Value, when, winsASkirmish, withSignet,
  woundEvery, woundIt, X, you,
} from '../words/index.ts';

export const card = cardFile();

const manOrRoaming = either(man, roamingMinion);
const foe = a(both(manOrRoaming, skirmishingIt(host)), you, 'minion');
/** Its bearer exerts to wound whom he fights. */
const shootsItsFoe = during(skirmish, {
  targets: [foe],
  costs: [exertBearer()],
  effect: woundIt(the(foe.name)),
});
const beingMadeUp = saying(
  inStartingFellowship,
  say`starting fellowships are made up`,
  'a player has a shorter word for it',
);

// Aragorn, Heir of Elendil
card('4_109');

// Arrows Thick in the Air
card(
  '4_110',
  event(archeryOrSkirmish, { costs: [exertSome(2, ringBoundMan)], effect: woundEvery(roamingMinion) }),
);

// Boromir, My Brother
card(
  '4_111',
  bearer(faramir),
  during(skirmish, {
    costs: [discardFromYourHand(1, cardOf('Gondor'))],
    effect: strengthen(a(ringBoundMan), 1),
  }),
);

// Boromir's Gauntlets
card(
  '4_112',
  bearer(gondorMan),
  during(skirmish, {
    costs: [exertBearer()],
    effect: unlessAnyShadow([removeTwilight(1)], cancelSkirmishOf(itsBearer)),
  }),
);

// Curse Them
card('4_113', event(skirmish, { costs: [exertA(ringBoundMan)], effect: cancelSkirmishOf(roamingMinion) }));

// Damrod, Ranger of Ithilien
card(
  '4_114',
  toPlaySpot(1, ringBoundMan),
  during(skirmish, { costs: [exertSelf], effect: exhaustIt(a(both(man, skirmishingIt(self)))) }),
);

// Defend It and Hope
card(
  '4_115',
  event(maneuver, {
    costs: [exertA(gondorMan)],
    effect: acting(a(minion), (it) => orIf(woundIt(it), passes(it, urukHai), woundIt(it, 2))),
  }),
);

// Faramir, Captain of Gondor
card(
  '4_116',
  costsOfYour(both(otherThan(self), gondorMan), -1, beingMadeUp),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, roamingMinion) }),
);

// Faramir, Son of Denethor
card(
  '4_117',
  cannotAct(Phase.skirmish, {
    opponents: true,
    if: passes(self, inSkirmish),
  }),
);

// Faramir's Bow
card('4_118', bearer(faramir), modifier({ attribute: archer, of: itsBearer, by: 1 }), shootsItsFoe);

// Faramir's Cloak
card(
  '4_119',
  bearer(faramir),
  modifier({ attribute: strength, of: both(roamingMinion, skirmishing(ringBoundMan)), by: -1 }),
);

// Forbidden Pool
card(
  '4_120',
  atMostOneWound(ringBoundMan, atSiteOf('Towers', 6)),
  during(fellowship, { costs: [addTwilight(2), discardSelf], effect: healIt(toHeal(ringBoundMan)) }),
);

// Forests of Ithilien
card(
  '4_121',
  siteNumberIs(both(man, inSkirmish), 2, atSiteOf('Towers', 5)),
  during(regroup, { costs: [discardSelf, exertA(ringBoundMan)], effect: liberateASite }),
);

// Gondorian Ranger
card('4_122', siteNumberIs(both(minion, assignedAgainst(ringBoundMan)), 2));

// Hard Choice
card(
  '4_123',
  event(fellowship, {
    costs: [spot(1, aragorn)],
    effect: healIt(toHeal(both(companion, withSignet('Aragorn'))), 2),
  }),
);

const unboundGondorMan = both(unbound, ofCulture('Gondor', man));
// Help in Doubt and Need
card(
  '4_124',
  during(skirmish, { costs: [exertA(unboundGondorMan)], effect: strengthen(a(rohanCompanion), 2) }),
  during(skirmish, { costs: [exertA(rohanCompanion)], effect: strengthen(a(unboundGondorMan), 2) }),
);

// Henneth Annûn
card(
  '4_125',
  modifier({
    attribute: strength,
    of: both(roamingMinion, skirmishing(ringBoundCompanion)),
    by: -2,
    if: atSiteOf('Towers', 6),
  }),
  during(skirmish, { costs: [spot(1, gondorMan), discardSelf], effect: woundIt(a(roamingMinion)) }),
);

// Ithilien Trap
card(
  '4_126',
  when(winsASkirmish(gondorMan), { may: true, effect: placeTokens(1, 'Gondor') }),
  during(maneuver, {
    effect: sequence(onceForEach(limitedTo(3, tokensHere), exertIt(a(minion))), discardIt(self)),
  }),
);

// Mablung, Soldier of Gondor
card(
  '4_127',
  toPlaySpot(1, ringBoundMan),
  during(skirmish, { costs: [exertSelf], effect: exhaustIt(a(both(roamingMinion, skirmishingIt(self)))) }),
);

// New Errand
card(
  '4_128',
  event(skirmish, {
    costs: [spot(1, ringBoundMan)],
    effect: acting(a(minion), (it) =>
      sequence(
        gives(it, homeSite, 2, forThisSkirmish),
        ifItLoses(it, may(woundIt(a(minion, you, 'victim')))),
      ),
    ),
  }),
);

// Ranger of Ithilien
card(
  '4_130',
  ownCostIs(-1, inStartingFellowship),
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, roamingMinion) }),
);

// Ranger's Bow
card('4_131', bearer(ringBoundMan), shootsItsFoe);

// Ranger's Sword, Blade of Aragorn
card(
  '4_132',
  bearer(aragorn),
  modifier({ attribute: strength, of: itsBearer, by: 2, if: fights(host, urukHai) }),
);

const opponentsMan = called({ ...man.noun, after: [say`of an opponent`] }, both(man, notControlledBy(you)));
// Ruins of Osgiliath
card(
  '4_133',
  modifier({ attribute: defender, of: ringBoundMan, by: 1, if: atSiteOf('Towers', 7) }),
  during(skirmish, { costs: [spot(1, ringBoundMan), discardSelf], effect: woundIt(a(opponentsMan)) }),
);

// Sword of Gondor
card(
  '4_134',
  bearer(gondorMan),
  modifier({ attribute: damage, of: itsBearer, by: 1, if: fights(host, manOrRoaming) }),
);

// War and Valor
card(
  '4_135',
  event(skirmish, {
    effect: acting(a(gondorMan), (it) =>
      orIf(
        strengthen(it, 2),
        fights(it, roamingMinion),
        bestow(it, [
          [strength, 3],
          [damage, 1],
        ]),
      ),
    ),
  }),
);

const spotted: Value = { ...X, perEach: { factor: 1, each: say`for each of them` } };
// Aragorn, Wingfoot
card(
  '4_364',
  when(fellowshipMoves, {
    if: silent(all(thereAre(1, unboundHobbit), thereAre(1, minion))),
    costs: [spotX(unboundHobbit)],
    effect: onceForEach(spotted, woundIt(a(minion))),
  }),
);
