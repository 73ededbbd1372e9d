/** Realms of the Elf-lords: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, both, cardFile, companion, costOfRevealed, during, event, exceptRingBearer, exertBearer,
  fellowship, hobbit, hobbitCompanion, host, loseDamage, minion, ofCulture, orc, removesTwilight,
  revealAtRandom, sequence, skirmish, skirmishingIt, spot, theOpponent, withOpponent, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// Frying Pan
card(
  '3_108',
  bearer(hobbit),
  during(skirmish, { costs: [exertBearer()], effect: woundIt(a(both(orc, skirmishingIt(host)))) }),
);

// Meant to Be Alone
card(
  '3_109',
  event(fellowship, {
    costs: [spot(1, exceptRingBearer(hobbitCompanion))],
    effect: withOpponent(sequence(revealAtRandom(theOpponent, 'revealed'), removesTwilight(costOfRevealed))),
  }),
);

// Seek and Hide
card(
  '3_112',
  event(skirmish, {
    costs: [spot(2, ofCulture('Shire', companion))],
    effect: loseDamage(a(minion)),
  }),
);
