/** Battle of Helm's Deep: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, abilityIsUsed, addBurdensToPay, all, anyCard, bearer, becomeRingBearer, both, cancelThatAbility, canSpot,
  cardFile, companion, discardA, during, event, exactly, exertA, fellowship, frodo, fromDiscard, gollum,
  hardToOverwhelm, healEvery, hobbit, inAnswerTo, isKilled, minion, oneWay, Phase, playAsCost, playIt,
  regroup, removesBurdens, ringBound, sam, self, skirmish, skirmishing, smeagol, smeagolOrGollum, spot,
  strengthen, the, thereAre, wasRingBearer, withSignet, woundIt, you,
} from '../words/index.ts';

export const card = cardFile();

const smeagolAgain = fromDiscard(smeagol);
// Frodo, Master of the Precious
card(
  '5_111',
  { otherNumbers: { less: [10], why: 'the resistance of a Ring-bearer is shown as a number' } },
  during(fellowship, {
    targets: [smeagolAgain],
    costs: [addBurdensToPay(1)],
    effect: playIt(the(smeagolAgain.name)),
  }),
);

// No Help for It
card(
  '5_112',
  event(regroup, {
    costs: [spot(1, sam), discardA(smeagolOrGollum)],
    effect: removesBurdens(3),
  }),
);

// No Use That Way
card(
  '5_113',
  event(skirmish, {
    costs: [addBurdensToPay(3)],
    effect: woundIt(a(both(minion, skirmishing(both(companion, withSignet('Frodo'))))), 2),
  }),
);

// Rare Good Ballast
card(
  '5_114',
  bearer(sam),
  during(inAnswerTo(abilityIsUsed(anyCard, Phase.regroup)), {
    costs: [discardA(smeagolOrGollum)],
    effect: cancelThatAbility,
  }),
);

// Sam, Nice Sensible Hobbit
card(
  '5_115',
  hardToOverwhelm(exactly(self), all(canSpot(1, frodo), canSpot(1, smeagol))),
  during(inAnswerTo(isKilled(frodo), wasRingBearer), { effect: becomeRingBearer }),
);

// Sting, Baggins Heirloom
card(
  '5_116',
  bearer(frodo),
  during(skirmish, {
    costs: [exertA(frodo)],
    effect: oneWay(you, [
      { can: thereAre(1, smeagol), does: strengthen(a(smeagol, you, 'Sméagol'), 2) },
      { can: thereAre(1, gollum), does: strengthen(a(gollum, you, 'Gollum'), -2) },
    ]),
  }),
);

// You Must Help Us
card(
  '5_117',
  event(fellowship, {
    targets: [smeagolAgain],
    costs: [playAsCost(smeagolAgain)],
    effect: healEvery(both(ringBound, hobbit), 2),
  }),
);
