/** Ents of Fangorn: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aragorn, bannerOfVictory, bearer, both, canSpot, cardFile, companion, discardIt, discardSelf,
  discardSeveral, during, dwarf, event, exactly, exertIt, exertSome, fellowship, fromHand, gives,
  gondorCompanion, gondorMan, healable, healIt, homeSite, host, ifSo, inStartingFellowship, isSo, itsBearer,
  minion, mounted, ofTokenCulture, oneWay, orPay, otherThan, ownCostIs, placeTokens, playAsCost, ranger,
  regroup, removeTokensHere, removeTokensOf, ringBoundCompanion, self, sequence, silent, siteNumberIs,
  skirmish, skirmishing, skirmishingIt, spot, strengthen, thereAre, toHeal, untilRegroup, when, whenPlayed,
  winsASkirmish, withTokens, woundIt, wraithMinion, you, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Anborn, Skilled Huntsman
card(
  '6_48',
  when(winsASkirmish(exactly(self)), { may: true, effect: gives(a(minion), homeSite, 3, untilRegroup) }),
);

// Ancient Roads
card('6_49', siteNumberIs(both(minion, skirmishing(ranger)), 2, canSpot(3, ranger)));

// Aragorn, Defender of Free Peoples
card(
  '6_50',
  during(skirmish, {
    costs: [removeTokensOf(1, 'Elven')],
    effect: strengthen(a(both(minion, skirmishingIt(self))), -3),
  }),
  during(skirmish, { costs: [removeTokensOf(1, 'Dwarven')], effect: healIt(toHeal(dwarf)) }),
  during(regroup, {
    if: isSo(self, mounted, 'mounted'),
    costs: [removeTokensOf(1, 'Rohan')],
    effect: woundIt(a(minion), 2),
  }),
);

const anotherOfGondor = both(otherThan(host), gondorCompanion);
// Banner of Westernesse
card(
  '6_51',
  bearer(gondorCompanion),
  when(winsASkirmish(itsBearer), {
    may: true,
    if: silent(thereAre(1, both(anotherOfGondor, healable))),
    effect: healIt(toHeal(anotherOfGondor)),
  }),
  bannerOfVictory,
);

// Garrison of Osgiliath
card(
  '6_52',
  whenPlayed({ costs: [spot(1, gondorMan)], effect: placeTokens(2, 'Gondor') }),
  during(skirmish, {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: strengthen(a(gondorMan), 1),
  }),
);

// Mortal Men
card(
  '6_53',
  event(skirmish, {
    effect: sequence(strengthen(a(gondorMan), 2), ifSo(canSpot(1, withTokens('Rohan')), exertIt(a(minion)))),
  }),
);

// Perilous Ventures
card(
  '6_54',
  event(regroup, {
    costs: [exertSome(2, ranger)],
    effect: oneWay(you, [
      { can: thereAre(1, minion), does: discardIt(a(minion)) },
      { can: thereAre(2, wraithMinion), does: discardSeveral(2, wraithMinion) },
    ]),
  }),
);

const friend = ofTokenCulture(companion);
// Ring of Barahir
card(
  '6_55',
  bearer(aragorn),
  when(yourTurnStarts, {
    may: true,
    if: silent(thereAre(1, both(friend, healable))),
    effect: healIt(toHeal(friend)),
  }),
);

// Trust
card(
  '6_56',
  event(skirmish, {
    effect: sequence(
      strengthen(a(gondorMan), 2),
      ifSo(canSpot(1, withTokens('Elven')), healIt(toHeal(companion))),
    ),
  }),
);

const aRanger = fromHand(ranger);
// Faramir, Ithilien Ranger
card(
  '6_121',
  ownCostIs(-1, inStartingFellowship),
  during(fellowship, {
    targets: [aRanger],
    costs: [playAsCost(aRanger)],
    effect: healIt(toHeal(ringBoundCompanion)),
  }),
);
