/** Mines of Moria: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, both, cardFile, companion, condition, discardIt, event, exhausted, inFierceSkirmish,
  inResponseTo, ofCulture, orc, ownerOf, removesTwilight, say, skirmish, skirmishWon, strengthenOr, unless,
} from '../words/index.ts';

export const card = cardFile();

const threeTwilight = condition('twilight', [], () => 's.global.twilight >= 3', say`there are ${3} twilight`);
// Flee in Terror
card(
  '2_33',
  event(inResponseTo(skirmishWon, ofCulture('Gondor', companion)), {
    effect: acting(a(both(exhausted, orc)), (it) =>
      unless(ownerOf(it), threeTwilight, removesTwilight(3), discardIt(it)),
    ),
  }),
);

// Sentinels of Númenor
card(
  '2_37',
  event(skirmish, { effect: strengthenOr(a(ofCulture('Gondor', companion)), 2, 4, () => inFierceSkirmish) }),
);
