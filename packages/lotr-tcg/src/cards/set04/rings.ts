/** The Two Towers: rings. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addBurdensToPay, addsBurdens, cardFile, during, exactly, host, inASkirmish, isAboutToBeWounded, modifier,
  notWornYet, skirmish, strength, takesPlaceOf, wearIt, wearsTheRing,
} from '../words/index.ts';

export const card = cardFile();

// The One Ring, Answer To All Riddles
card(
  '4_1',
  modifier({ attribute: strength, of: exactly(host), by: 2, if: wearsTheRing }),
  takesPlaceOf(isAboutToBeWounded(exactly(host), inASkirmish), addsBurdens(1), wearsTheRing),
  during(skirmish, { if: notWornYet, costs: [addBurdensToPay(1)], effect: wearIt }),
);
