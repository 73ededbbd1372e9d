/** The Two Towers: the Dunland culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aSiteYouControl, both, canTakeControl, cardFile, draw, during, exactly, exertSelf, man, minion, ofCulture,
  otherThan, self, shadowPhase, spot, takesControlOfASite, when, winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

// Dunlending Ransacker
card(
  '4_14',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, both(otherThan(self), ofCulture('Dunland', man)))],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

// Hill Chief
card('4_20', during(shadowPhase, { costs: [spot(1, aSiteYouControl), exertSelf], effect: draw(3) }));

// Hillman Tribe
card(
  '4_25',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, both(otherThan(self), ofCulture('Dunland', minion)))],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);
