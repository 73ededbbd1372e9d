/** The Fellowship of the Ring: rings. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aboutToBeWounded, addsBurdens, all, cardFile, during, exactly, host, inAnswerTo, instead,
  isAboutToBeWounded, notWornYet, wearIt, wearsTheRing, whileSkirmishing,
} from '../words/index.ts';

export const card = cardFile();

// The One Ring, Isildur's Bane. LR-ERRATA-2001, 2002
card(
  '1_1',
  during(inAnswerTo(isAboutToBeWounded(exactly(host))), { if: notWornYet, effect: wearIt }),
  instead(aboutToBeWounded, {
    of: exactly(host),
    if: wearsTheRing,
    effect: addsBurdens(2),
    rules: 'LR-RESPONSE-004',
  }),
);

// The One Ring, The Ruling Ring
card(
  '1_2',
  during(inAnswerTo(isAboutToBeWounded(exactly(host)), whileSkirmishing), {
    if: notWornYet,
    effect: wearIt,
  }),
  instead(aboutToBeWounded, {
    of: exactly(host),
    if: all(whileSkirmishing, wearsTheRing),
    effect: addsBurdens(1),
    rules: 'LR-RESPONSE-004',
  }),
);
