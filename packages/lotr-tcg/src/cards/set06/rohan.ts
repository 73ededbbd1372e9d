/** Ents of Fangorn: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, always, bannerOfVictory, bearer, borneBy, both, canSpot, cardFile, discardA, discardFromYourHand,
  discardIt, discardSelf, discardUpTo, draw, during, eachShadowPlayerMay, event, exertIt, exertSelf,
  exertSome, exhausted, fellowship, forThisTurn, healA, injured, itsBearer, minion, mountedRohanMan, NOTHING,
  ofClass, orPay, ownCostIs, placeTokens, possession, protect, raiseMoveLimit, regroup, removeTokensHere,
  rohanCompanion, rohanMan, self, sequence, skirmish, skirmishing, skirmishingIt, spot, strengthen,
  strengthenPer, strengthenUpTo, thatShadowPlayer, the, toPlaySpot, when, whenPlayed, whoBore, winsASkirmish,
  woundsOn,
} from '../words/index.ts';

export const card = cardFile();

// Banner of the Mark
card(
  '6_90',
  bearer(rohanCompanion),
  when(winsASkirmish(itsBearer), { may: true, effect: exertIt(a(minion)) }),
  bannerOfVictory,
);

const horse = both(ofClass('mount'), borneBy(rohanMan));
// Blood Has Been Spilled
card(
  '6_91',
  during(skirmish, { costs: [discardA(horse)], effect: protect(whoBore(the('mount'), 'that Man')) }),
);

// Éomer, Rohirrim Captain
card(
  '6_92',
  ownCostIs(-1, canSpot(1, rohanMan)),
  during(skirmish, {
    costs: [discardFromYourHand(3)],
    effect: acting(a(rohanMan), (it) => strengthenPer(it, 2, woundsOn(both(minion, skirmishingIt(it))))),
  }),
);

// Ever the Hope of Men
card(
  '6_93',
  event(regroup, { costs: [exertSome(2, mountedRohanMan)], effect: discardUpTo(2, both(injured, minion)) }),
);

// Háma, Doorward of Théoden
card(
  '6_94',
  toPlaySpot(1, rohanMan),
  during(skirmish, {
    costs: [exertSelf],
    effect: discardIt(a(both(possession, borneBy(both(minion, skirmishingIt(self)))))),
  }),
);

// Hrethel, Rider of Rohan
card(
  '6_95',
  toPlaySpot(1, rohanMan),
  during(skirmish, { costs: [healA(both(minion, skirmishingIt(self)))], effect: strengthenUpTo(self, 3, 3) }),
);

// News From the Mark
card(
  '6_96',
  event(fellowship, {
    costs: [spot(3, mountedRohanMan)],
    effect: sequence(
      raiseMoveLimit(2, forThisTurn),
      eachShadowPlayerMay(always(NOTHING), draw(6, thatShadowPlayer)),
    ),
  }),
);

// We Left None Alive
card(
  '6_97',
  whenPlayed({ costs: [spot(1, rohanMan)], effect: placeTokens(2, 'Rohan') }),
  during(skirmish, {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: strengthen(a(both(rohanMan, skirmishing(both(exhausted, minion)))), 2),
  }),
);
