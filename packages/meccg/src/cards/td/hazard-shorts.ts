/** The Dragons: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazard, bearing, cardFile, chooseVictim, corruptionCheckBy, majorOrGreater, shortEvent, the,
} from '../words/index.ts';

export const card = cardFile();

// Dragon-sickness
card(
  'TD-18',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(bearing(majorOrGreater))],
    effect: corruptionCheckBy(the('character'), -1),
  }),
);
