/** Mines of Moria: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, both, cardFile, companion, condition, discardIt, event, exhausted, inFierceSkirmish,
  inResponseTo, NOTHING, ofCulture, orc, ownerOf, removesTwilight, skirmish, skirmishWon, strengthenOr,
  unless,
} from '../words/index.ts';

export const card = cardFile();

const threeTwilight = condition('twilight', [], () => 's.global.twilight >= 3', NOTHING);
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
