/** The Two Towers: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, anyCard, archerCharacter, archery, aSiteYouControl, assignableTo, assignment, assignTo, both,
  canBePlayed, cannotAct, cardFile, companion, damage, deadPile, discardedInRegroup, during, exactly,
  exertSelf, exertThe, fierce, freePeoplesPlayer, modifier, ofCulture, ownCostIs, Phase, playIt, regroup, say,
  self, sequence, shadowPhase, sitesItsPlayerControls, sitesYouControl, sitsOutArchery, stackIt, strength,
  thereAre, times, toPlaySpot, unbound, unlessFreePeoples, whileStackedOn, worded, woundIt, youControlSites,
} from '../words/index.ts';

export const card = cardFile();

// Covering Fire
card(
  '4_147',
  toPlaySpot(2, ofCulture('Isengard', archerCharacter)),
  cannotAct(Phase.archery, { who: freePeoplesPlayer }),
  discardedInRegroup,
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

// Uruk Besieger
card(
  '4_180',
  during(regroup, { if: youControlSites(1), effect: stackIt(self, a(aSiteYouControl)) }),
  whileStackedOn(aSiteYouControl, shadowPhase, { if: canBePlayed(-1), effect: playIt(self, -1) }),
);

// Uruk Crossbowman
card(
  '4_183',
  during(archery, {
    costs: [exertSelf],
    effect: sequence(woundIt(a(both(unbound, companion), freePeoplesPlayer)), sitsOutArchery),
  }),
);

// Uruk Fanatic
card(
  '4_185',
  modifier({
    attribute: fierce,
    of: exactly(self),
    by: 1,
    if: worded(thereAre(3, anyCard, deadPile), say`there are at least ${3} cards in the dead pile`),
  }),
);

// Uruk Trooper
card(
  '4_199',
  during(regroup, { if: youControlSites(1), effect: stackIt(self, a(aSiteYouControl)) }),
  whileStackedOn(aSiteYouControl, shadowPhase, { if: canBePlayed(-1), effect: playIt(self, -1) }),
);

// Uruk-hai Band
card('4_202', modifier({ attribute: strength, of: exactly(self), by: times(2, sitesYouControl) }));

// Uruk-hai Horde
card('4_203', ownCostIs(times(-1, sitesItsPlayerControls)));

// Uruk-hai Patrol
card('4_206', modifier({ attribute: damage, of: exactly(self), by: 1, if: youControlSites(1) }));
