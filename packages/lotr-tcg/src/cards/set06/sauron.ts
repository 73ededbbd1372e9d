/** Ents of Fangorn: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, addsBurdens, addsTwilight, bearer, both, canSpot, cardFile, cardOf, chooseNumber,
  companionOrAlly, countOf, discardFromYourHand, discardIt, discardSelf, draw, during, either, exactly,
  exertA, exertSelf, exertSelfTimes, freeCulturesOver, itsBearer, maneuver, minion, modifier, nameCultures,
  nazgul, ofCulture, ofNoNamedCulture, orPay, otherThan, ownCostIs, playItExhausted, regroup,
  removeBurdensToPay, sauronMinion, sauronOrc, say, saying, self, sequence, shadowPhase, sitesYouControl,
  skirmish, spot, strength, strengthen, strengthenPer, the, toBePlayed, toPlay, troll, when, whenPlayed,
  winsASkirmish, withKeyword, woundEvery, X, yourHand,
} from '../words/index.ts';

export const card = cardFile();

const twilightMinion = both(withKeyword('Twilight'), minion);
const sauronOrTwilight = either(sauronMinion, twilightMinion);

// Banner of the Eye
card(
  '6_98',
  bearer(sauronOrc),
  when(winsASkirmish(itsBearer), { may: true, effect: addsTwilight(sitesYouControl) }),
);

// Corpse Lights
card(
  '6_99',
  during(skirmish, {
    costs: [exertSelf],
    effect: strengthenPer(a(sauronOrTwilight), 1, countOf(twilightMinion)),
  }),
);

// Dead Ones
card('6_100', ...toPlay(orPay([removeBurdensToPay(1)], [spot(1, twilightMinion)])));

// Gate Picket
card(
  '6_101',
  during(maneuver, {
    costs: [exertSelfTimes(2)],
    effect: sequence(nameCultures(3), woundEvery(both(companionOrAlly, ofNoNamedCulture))),
  }),
);

// Gate Sentry
card(
  '6_102',
  during(maneuver, {
    costs: [exertSelfTimes(2), spot(1, both(otherThan(self), sauronMinion))],
    effect: discardIt(a(aCondition)),
  }),
);

// Gate Troll
card(
  '6_103',
  ownCostIs(-4, canSpot(1, troll)),
  modifier({
    attribute: strength,
    of: exactly(self),
    by: countOf(both(otherThan(self), sauronMinion)),
  }),
);

// Orc Insurgent
card(
  '6_104',
  during(shadowPhase, {
    costs: [exertSelf],
    effect: saying(
      sequence(chooseNumber('X', 0, freeCulturesOver(2)), draw(X), addsTwilight(X)),
      say`draw X cards and add X twilight, where X is the number of Free Peoples cultures you spot over ${2}`,
      'a number by its name',
    ),
  }),
);

const summoned = toBePlayed(either(nazgul, sauronMinion), yourHand, -4);
// Peril
card(
  '6_105',
  during(regroup, {
    targets: [summoned],
    costs: [exertA(sauronOrc)],
    effect: playItExhausted(the(summoned.name), -4),
  }),
);

// Troll of Udûn
card(
  '6_106',
  ownCostIs(-4, canSpot(1, troll)),
  during(skirmish, { costs: [discardFromYourHand(1, cardOf('Sauron'))], effect: strengthen(self, 1) }),
);

// Troll's Chain
card('6_107', bearer(ofCulture('Sauron', troll)), whenPlayed({ may: true, effect: draw(1) }));

// Wisp of Pale Sheen
card(
  '6_108',
  during(regroup, {
    costs: [spot(1, both(otherThan(self), sauronOrTwilight)), discardSelf],
    effect: addsBurdens(1),
  }),
);
