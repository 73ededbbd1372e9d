/** Mines of Moria: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, anArcher, archeryIs, atSiteWith, both, canSpot, cardFile, companion, discardedInRegroup,
  discardIt, discardSelf, discardSeveral, during, elf, elfAlly, event, exertA, inAnswerTo, isAboutToBeWounded,
  losesDamage, maneuver, minion, minionArchery, modifier, nazgul, orc, orIf, orInstead, preventThat,
  removeTwilight, strength, theOpponent, toPlaySpot, unlessPaidBy, urukHai, winsASkirmish, withOpponent,
  woundEvery,
} from '../words/index.ts';

export const card = cardFile();

// A Blended Race
card(
  '2_16',
  toPlaySpot(1, elf),
  modifier({ attribute: strength, of: urukHai, by: -2 }),
  losesDamage(urukHai),
  discardedInRegroup,
);

// Dismay Our Enemies
card(
  '2_17',
  event(inAnswerTo(winsASkirmish(both(elf, anArcher))), {
    effect: withOpponent(unlessPaidBy(theOpponent, [removeTwilight(3)], discardIt(a(minion, theOpponent)))),
  }),
);

// Hosts of the Last Alliance
card(
  '2_18',
  archeryIs(minionArchery, -1, canSpot(1, both(elf, companion))),
  during(inAnswerTo(isAboutToBeWounded(elf)), { costs: [discardSelf], effect: preventThat('wound') }),
);

// Release the Angry Flood
card(
  '2_19',
  event(maneuver, {
    costs: [exertA(elf)],
    effect: orIf(woundEvery(nazgul), atSiteWith('River'), woundEvery(nazgul, 2)),
  }),
);

// Secret Sentinels
card(
  '2_20',
  event(maneuver, {
    costs: [exertA(elfAlly)],
    effect: orInstead(discardIt(a(aCondition)), canSpot(1, orc), discardSeveral(2, aCondition)),
  }),
);
