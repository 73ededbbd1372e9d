/** The Dragons: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, bearing, cardFile, chooseVictim, corruptionCheckBy, doubleAttack, hasAutomaticAttack,
  majorOrGreater, notInEffectHere, shortEvent, targetSiteIs, the,
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

// Incite Minions
card(
  'TD-35',
  { onGuard: { attacks: 'any' } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('shadow-hold', 'dark-hold'), hasAutomaticAttack, notInEffectHere),
    effect: doubleAttack(),
  }),
);
