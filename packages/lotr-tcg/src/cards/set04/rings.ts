/** The Two Towers: rings. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboutToBeWounded, addBurdensToPay, addsBurdens, all, cardFile, during, exactly, host, instead, modifier,
  notWornYet, skirmish, strength, wearIt, wearsTheRing, whileSkirmishing,
} from '../words/index.ts';

export const card = cardFile();

// The One Ring, Answer To All Riddles
card(
  '4_1',
  modifier({ attribute: strength, of: exactly(host), by: 2, if: wearsTheRing }),
  instead(aboutToBeWounded, {
    of: exactly(host),
    if: all(whileSkirmishing, wearsTheRing),
    effect: addsBurdens(1),
    rules: 'LR-RESPONSE-004',
  }),
  during(skirmish, { if: notWornYet, costs: [addBurdensToPay(1)], effect: wearIt }),
);
