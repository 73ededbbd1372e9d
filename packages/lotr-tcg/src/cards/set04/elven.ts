/** The Two Towers: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, both, cardFile, companion, discardFromYourHand, discardSelf, during, elf, exertBearer, host,
  minion, orPay, reconcilesHand, regroup, skirmish, skirmishingIt, strengthen, toPlaySpot,
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

// Lembas
card(
  '4_75',
  toPlaySpot(3, elf),
  bearer(companion),
  during(regroup, { costs: [discardSelf], effect: reconcilesHand }),
);
