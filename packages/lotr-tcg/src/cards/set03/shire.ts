/** Realms of the Elf-lords: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, both, cardFile, companion, during, event, exertBearer, hobbit, host, loseDamage, minion,
  ofCulture, orc, skirmish, skirmishingIt, spot, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// Frying Pan
card(
  '3_108',
  bearer(hobbit),
  during(skirmish, { costs: [exertBearer()], effect: woundIt(a(both(orc, skirmishingIt(host)))) }),
);

// Seek and Hide
card(
  '3_112',
  event(skirmish, {
    costs: [spot(2, ofCulture('Shire', companion))],
    effect: loseDamage(a(minion)),
  }),
);
