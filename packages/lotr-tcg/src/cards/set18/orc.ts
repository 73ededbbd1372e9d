/** Treachery & Deceit: the Orc culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bothArcheriesAre, cardFile, during, fromDiscard, minion, ofCulture, playItExhausted, regroup,
  removeTwilight, the,
} from '../words/index.ts';

export const card = cardFile();

const orcFromDiscard = fromDiscard(ofCulture('Orc', minion), 2);
// Gothmog, Morgul Leader. LR-ERRATA-2051
card(
  '18_80',
  ...bothArcheriesAre(3),
  during(regroup, {
    targets: [orcFromDiscard],
    costs: [removeTwilight(2)],
    effect: playItExhausted(the(orcFromDiscard.name)),
  }),
);
