/** The Two Towers: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, cardFile, companion, discardSelf, during, minion, notAssigned, ofCulture, orc, removesFromSkirmish,
  self, skirmish, skirmishing, unbound, urukHai,
} from '../words/index.ts';

export const card = cardFile();

const fromUnbound = both(minion, skirmishing(both(unbound, companion)));
// Merry, Unquenchable Hobbit
card(
  '4_311',
  during(skirmish, {
    if: notAssigned(self),
    costs: [discardSelf],
    effect: removesFromSkirmish(a(both(ofCulture('Sauron', orc), fromUnbound))),
  }),
);

// Pippin, Just a Nuisance
card(
  '4_313',
  during(skirmish, {
    if: notAssigned(self),
    costs: [discardSelf],
    effect: removesFromSkirmish(a(both(urukHai, fromUnbound))),
  }),
);
