/** Battle of Helm's Deep: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, always, archery, archeryIs, atSiteWith, bearer, bestow, both, cancelSkirmishOf,
  cardFile, changeArchery, companion, damage, defender, discardIt, discardSelf, discardUpTo, during, either,
  event, exactly, exertA, exertBearer, exertOften, exertSelf, fellowship, from, fromDiscard, gives, healEvery,
  healIt, ifSo, liberateASite, machine, maneuver, minion, minionArchery, mountedRohanMan, NOTHING, oneWay,
  otherThan, playIt, playOnAsCost, possession, regroup, removesTokens, returnIt, rohanAlly, rohanMan,
  rohanPossession, say, saying, self, sequence, skirmish, skirmishingIt, spot, strength, strengthen, takeIt,
  the, theoden, thereAre, toHeal, toPlaySpot, unlessAnyShadow, untilRegroup, valiantMan, whoBoreIt,
  withAnyTokens, withSignet, woundIt, you, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

/** Tokens of a machine, if it has two; or something else. */
const full = withAnyTokens(2, machine);
const breaksMachine = {
  can: thereAre(1, full),
  does: saying(
    ifSo(thereAre(1, full), removesTokens(2, a(full)), removesTokens(2, a(machine))),
    say`remove ${2} tokens from a machine`,
    'the words tell the steps, a reader wants what comes of them',
  ),
};

// Armory
card(
  '5_79',
  during(maneuver, {
    costs: [spot(2, rohanMan)],
    effect: sequence(
      oneWay(you, [
        breaksMachine,
        { can: thereAre(1, rohanPossession, yourDiscard), does: takeIt(from(yourDiscard, rohanPossession)) },
      ]),
      discardIt(self),
    ),
  }),
);

// Arrow-slits
card(
  '5_80',
  during(maneuver, {
    costs: [spot(2, rohanMan)],
    effect: sequence(discardIt(a(either(possession, machine))), discardIt(self)),
  }),
);

const lostPossession = fromDiscard(rohanPossession);
// Ecglaf, Courageous Farmer
card(
  '5_81',
  during(fellowship, {
    targets: [lostPossession],
    costs: [exertSelf, spot(2, valiantMan)],
    effect: playIt(the(lostPossession.name)),
  }),
);

const armsHimself = playOnAsCost(rohanPossession, self);
// Gamling, Warrior of Rohan
card(
  '5_82',
  toPlaySpot(1, rohanMan),
  during(skirmish, {
    costs: [armsHimself],
    effect: bestow(self, [
      [strength, 2],
      [damage, 1],
    ]),
  }),
);

// Household Guard
card('5_83');

// I Am Here
card(
  '5_84',
  event(fellowship, {
    costs: [exertOften(theoden, 2, 'Théoden')],
    effect: healEvery(both(otherThan(the('Théoden')), companion, withSignet('Théoden')), 2),
  }),
);

// Let Us Be Swift
card(
  '5_85',
  event(regroup, {
    costs: [spot(3, valiantMan)],
    effect: sequence(discardUpTo(2, aCondition), liberateASite),
  }),
);

// No Rest for the Weary
card(
  '5_86',
  event(maneuver, { costs: [spot(3, valiantMan)], effect: gives(a(valiantMan), defender, 1, untilRegroup) }),
);

// Parapet
card(
  '5_87',
  during(archery, {
    costs: [spot(2, rohanMan)],
    effect: sequence(
      oneWay(you, [breaksMachine, { can: always(NOTHING), does: changeArchery(minionArchery, -3) }]),
      discardIt(self),
    ),
  }),
);

// Rohirrim Bow
card(
  '5_88',
  bearer(rohanMan),
  during(archery, { costs: [exertBearer(), discardSelf], effect: woundIt(a(minion)) }),
);

// Rohirrim Helm
card(
  '5_89',
  bearer(rohanMan),
  during(skirmish, {
    costs: [discardSelf],
    effect: unlessAnyShadow(
      [exertA(both(minion, skirmishingIt(whoBoreIt)))],
      cancelSkirmishOf(exactly(whoBoreIt)),
    ),
  }),
);

const ourPossession = a(rohanPossession);
// Rohirrim Scout
card(
  '5_90',
  during(regroup, {
    targets: [ourPossession],
    costs: [exertSelf],
    effect: returnIt(the(ourPossession.name)),
  }),
);

// Rohirrim Shield
card(
  '5_91',
  bearer(rohanMan),
  archeryIs(minionArchery, -1),
  during(regroup, { costs: [discardSelf], effect: healIt(whoBoreIt) }),
);

// Sigewulf, Brave Volunteer
card('5_92', during(regroup, { costs: [exertSelf, spot(5, valiantMan)], effect: discardIt(a(minion)) }));

// Théoden, King of the Golden Hall
card('5_93', during(maneuver, { costs: [armsHimself], effect: healIt(toHeal(rohanAlly)) }));

// Thundering Host
card(
  '5_94',
  during(skirmish, {
    costs: [discardSelf],
    effect: acting(a(mountedRohanMan), (it) =>
      sequence(strengthen(it, 3), ifSo(atSiteWith('Plains'), healIt(it))),
    ),
  }),
);

// Éowyn, Daughter of Éomund
card('5_122', during(maneuver, { costs: [armsHimself], effect: healIt(self) }));
