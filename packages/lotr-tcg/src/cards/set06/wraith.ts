/** Ents of Fangorn: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, addsTwilight, ally, bearer, both, canSpot, cardFile, companion, discardFromYourHand,
  discardIt, during, either, exactly, exceptRingBearer, exertA, exertIt, exertOften, exertOrBurden, exertSelf,
  fierce, freeCulturesOver, freePeoplesCondition, freePeoplesPlayer, freePeoplesPossession, host,
  isKilledFighting, isSo, itsBearer, modifier, named, nazgul, onceForEach, oneWay, otherThan, placeTokens,
  playItExhausted, regroup, removeTokensHere, returnIt, ringBoundCompanion, sauronMinion, self, shadowPhase,
  the, thereAre, toBePlayed, toPlay, when, whenPlayed, winsASkirmish, woundIt, wraithMinion, you, yourHand,
} from '../words/index.ts';

export const card = cardFile();

// Fell Beast
card(
  '6_83',
  ...toPlay(discardFromYourHand(2)),
  bearer(nazgul),
  modifier({ attribute: fierce, of: itsBearer, by: 1 }),
);

const summoned = toBePlayed(either(wraithMinion, sauronMinion), yourHand, -8);
// Spied From Above
card(
  '6_84',
  during(regroup, {
    targets: [summoned],
    costs: [exertOften(nazgul, 2)],
    effect: playItExhausted(the(summoned.name), -8),
  }),
);

// Sword of Dol Guldur
card(
  '6_85',
  bearer(nazgul),
  when(winsASkirmish(itsBearer), {
    if: isSo(host, named('Úlairë Toldëa'), 'Úlairë Toldëa'),
    effect: discardIt(
      a(either(freePeoplesPossession, freePeoplesCondition), freePeoplesPlayer),
      freePeoplesPlayer,
    ),
  }),
);

// Úlairë Lemenya, Winged Hunter
card(
  '6_86',
  during(regroup, {
    costs: [exertSelf, discardFromYourHand(3)],
    effect: returnIt(a(exceptRingBearer(companion))),
  }),
);

// Úlairë Nertëa, Winged Hunter
card(
  '6_87',
  whenPlayed({
    if: canSpot(1, both(otherThan(self), nazgul)),
    effect: onceForEach(
      freeCulturesOver(2),
      exertIt(a(both(ringBoundCompanion, ableToExert), freePeoplesPlayer)),
    ),
  }),
);

// Úlairë Toldëa, Winged Sentry
card('6_88', when(winsASkirmish(exactly(self)), { effect: exertOrBurden(companion) }));

// Winged and Ominous
card(
  '6_89',
  during(regroup, { costs: [exertA(nazgul)], effect: placeTokens(1, 'Wraith') }),
  during(shadowPhase, { costs: [removeTokensHere(3)], effect: addsTwilight(2) }),
);

const ableCompanion = both(companion, ableToExert);
// The Witch-king, Deathless Lord
card(
  '6_122',
  when(isKilledFighting(companion, nazgul), {
    effect: oneWay(you, [
      { can: thereAre(1, ally), does: woundIt(a(ally), 2) },
      { can: thereAre(1, ableCompanion), does: exertIt(a(ableCompanion)) },
    ]),
  }),
);
