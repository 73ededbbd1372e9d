/** The Two Towers: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, both, cardFile, discardFromYourHand, during, elf, exertBearer, host, minion, orPay, skirmish,
  skirmishingIt, strengthen,
} from '../words/index.ts';

export const card = cardFile();

// Elven Sword
card(
  '4_64',
  bearer(elf),
  during(skirmish, {
    costs: [orPay([exertBearer()], [discardFromYourHand(2)])],
    effect: strengthen(a(both(minion, skirmishingIt(host))), -1),
  }),
);
