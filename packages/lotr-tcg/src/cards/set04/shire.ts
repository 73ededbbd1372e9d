/** The Two Towers: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, cardFile, companion, discardSelf, during, event, exertA, ifItWins, may, minion, notAssigned,
  ofCulture, orc, removesBurdens, removesFromSkirmish, sam, self, sequence, skirmish, skirmishing, strengthen,
  the, unbound, urukHai,
} from '../words/index.ts';

export const card = cardFile();

// Impatient and Angry
card(
  '4_307',
  event(skirmish, {
    costs: [exertA(sam)],
    effect: sequence(strengthen(the('card'), 3), ifItWins(the('card'), may(removesBurdens(1)))),
  }),
);

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
