/** The Two Towers: the Uruk-hai of the Isengard culture, and what they bear. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, ally, anotherUruk, anyCard, archery, archeryIs, aSiteYouControl, assignableTo, assignment,
  assignTo, atSiteWith, battleground, bearer, both, canBePlayed, cannotTakeWounds, canTakeControl, cardFile,
  companion, companionOrAlly, costsOf, countOf, damage, deadPile, discardIt, during, duringASkirmishOf,
  exactly, exertBearer, exertSelf, exertThe, fierce, freePeoples, freePeoplesPlayer, fromHand, gives, hasAll,
  isengardArcher, isKilled, itsBearer, machine, maneuver, minionArchery, modifier, not, ofClass, ownCostIs,
  placeTokens, playIt, regroup, self, sequence, shadowPhase, silent, sitesItsPlayerControls, sitesYouControl,
  sitsOutArchery, skirmish, stackIt, strength, strengthen, takesControlOfASite, the, thereAre, times,
  toPlaySpot, unbound, unlessFreePeoples, untilRegroup, urukHai, when, whenPlayed, whileSkirmishing,
  whileStackedOn, woundIt, youControlSites,
} from '../words/index.ts';

export const card = cardFile();

/** Fierce at a battleground. */
const fierceInBattle = modifier({
  attribute: fierce,
  of: exactly(self),
  by: 1,
  if: atSiteWith('Battleground'),
});
// Advance Uruk Patrol
card(
  '4_136',
  fierceInBattle,
  modifier({ attribute: strength, of: exactly(self), by: 4, if: youControlSites(1, battleground) }),
);

// Band of Uruk Bowmen
card('4_138', archeryIs(minionArchery, 1, youControlSites(1)));

// Broad-bladed Sword
card('4_142', bearer(urukHai), cannotTakeWounds(itsBearer, not(whileSkirmishing)));

/** It shoots at one of the fellowship's choice, and not with the others. */
const shootsAlone = during(archery, {
  costs: [exertSelf],
  effect: sequence(woundIt(a(both(unbound, companion), freePeoplesPlayer)), sitsOutArchery),
});
// Elite Crossbowmen
card('4_150', shootsAlone);

// Lieutenant of Orthanc
card(
  '4_158',
  during(maneuver, { costs: [exertSelf], effect: gives(a(anotherUruk), fierce, 1, untilRegroup) }),
);

// Orthanc Champion
card(
  '4_164',
  during(assignment, {
    costs: [exertSelf],
    effect: acting(a(both(unbound, companion, assignableTo(self))), (it) =>
      unlessFreePeoples([exertThe(it)], assignTo(self, it)),
    ),
  }),
);

// Orthanc Warrior
card('4_165');

// Ranged Commander
card('4_169', costsOf(isengardArcher, -1), shootsAlone);

// Uruk Assault Band
card(
  '4_179',
  toPlaySpot(1, urukHai),
  fierceInBattle,
  modifier({ attribute: strength, of: exactly(self), by: 6, if: youControlSites(1, battleground) }),
  cannotTakeWounds(exactly(self), youControlSites(2, battleground)),
);

/** It waits on a site under control, and comes back for less. */
const waitsOnASite = [
  during(regroup, { if: youControlSites(1), effect: stackIt(self, a(aSiteYouControl)) }),
  whileStackedOn(aSiteYouControl, shadowPhase, { if: canBePlayed(-1), effect: playIt(self, -1) }),
];
// Uruk Besieger
card('4_180', ...waitsOnASite);

// Uruk Crossbow Troop
card(
  '4_182',
  whenPlayed({ may: true, if: silent(thereAre(1, machine)), effect: placeTokens(1, 'Isengard', a(machine)) }),
);

// Uruk Crossbowman
card('4_183', shootsAlone);

/** At a battleground it exerts for another. */
const urgesOn = (by: number) =>
  during(skirmish, {
    if: atSiteWith('Battleground'),
    costs: [exertSelf],
    effect: strengthen(a(anotherUruk), by),
  });
// Uruk Defender
card('4_184', urgesOn(2));

// Uruk Fanatic
card(
  '4_185',
  modifier({
    attribute: fierce,
    of: exactly(self),
    by: 1,
    if: thereAre(3, anyCard, deadPile),
  }),
);

// Uruk Rear Guard
card('4_191', urgesOn(1));

const perOtherUruk = times(-1, countOf(anotherUruk));
const following = fromHand(urukHai, perOtherUruk);
// Uruk Regular. LR-ERRATA-055
card(
  '4_192',
  during(shadowPhase, {
    targets: [following],
    costs: [exertSelf],
    effect: playIt(the(following.name), perOtherUruk),
  }),
);

// Uruk Spear
card(
  '4_196',
  bearer(urukHai),
  during(maneuver, { costs: [exertBearer()], effect: discardIt(a(both(freePeoples, ofClass('mount')))) }),
);

// Uruk Stalker
card(
  '4_197',
  ...hasAll(
    exactly(self),
    [
      [strength, 3],
      [fierce, 1],
    ],
    thereAre(1, ally, deadPile),
  ),
);

// Uruk Stormer
card(
  '4_198',
  when(isKilled(companionOrAlly, duringASkirmishOf(urukHai)), {
    may: true,
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

// Uruk Trooper
card('4_199', ...waitsOnASite);

// Uruk Vanguard
card(
  '4_200',
  toPlaySpot(1, urukHai),
  ...hasAll(
    exactly(self),
    [
      [fierce, 1],
      [damage, 1],
    ],
    atSiteWith('Battleground'),
  ),
);

// Uruk Veteran
card('4_201', ...waitsOnASite);

// Uruk-hai Band
card('4_202', modifier({ attribute: strength, of: exactly(self), by: times(2, sitesYouControl) }));

/** The less it costs, the more sites are under control. */
const cheaperBySites = ownCostIs(times(-1, sitesItsPlayerControls));
// Uruk-hai Horde
card('4_203', cheaperBySites);

// Uruk-hai Marauder
card('4_204', cheaperBySites);

// Uruk-hai Mob
card('4_205', cheaperBySites);

// Uruk-hai Patrol
card('4_206', modifier({ attribute: damage, of: exactly(self), by: 1, if: youControlSites(1) }));
