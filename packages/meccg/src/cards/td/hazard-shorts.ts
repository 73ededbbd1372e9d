/** The Dragons: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asAnswer, asHazard, avatar, bearing, both, cancelDeclared, cancelEffectsOf, cardFile, character,
  choose, chooseVictim, corruptionCheckBy, doorsOfNight, doubleAttack, fallsBehind, hasAutomaticAttack,
  inAttackedCompany, inChain, inEffect, isInHand, leavesBehind, majorOrGreater, non, notInEffectHere,
  onAttack, opensChain, outOfCombat, pathHas, type RegionType, scoutCard, scoutEffect, shortEvent,
  strikesAtLeast, strikesWithoutAttack, targetSiteIs, the, treatAsTwo,
} from '../words/index.ts';

export const card = cardFile();

// Cruel Caradhras
card(
  'TD-9',
  shortEvent({
    when: asHazard,
    if: all(
      opensChain,
      outOfCombat,
      leavesBehind(
        'High Pass',
        'Redhorn Gate',
        'Angmar',
        'Gundabad',
        'Grey Mountain Narrows',
        'Imlad Morgul',
      ),
    ),
    effect: strikesWithoutAttack(8, 1),
  }),
);

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

// Incite Denizens
card(
  'TD-34',
  { onGuard: { attacks: 'any', at: ['ruins-and-lairs'] } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('ruins-and-lairs'), hasAutomaticAttack, notInEffectHere),
    effect: doubleAttack(),
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

// Left Behind
card(
  'TD-41',
  shortEvent({
    when: onAttack,
    if: strikesAtLeast(5),
    targets: [choose('character', both(non(avatar), character, inAttackedCompany))],
    effect: fallsBehind(the('character')),
  }),
);

// Searching Eye
card(
  'TD-67',
  { onGuard: { answers: true } },
  shortEvent({
    when: asAnswer,
    targets: [choose('card', scoutCard, inChain)],
    effect: cancelDeclared(the('card')),
  }),
  shortEvent({
    when: asHazard,
    if: isInHand,
    targets: [choose('card', scoutEffect, inEffect)],
    effect: cancelEffectsOf(the('card')),
  }),
);

const twoWildernesses = (from: RegionType) =>
  shortEvent({ when: asHazard, if: all(doorsOfNight, pathHas([1, from])), effect: treatAsTwo(from) });
// Withered Lands
card('TD-85', twoWildernesses('wilderness'), twoWildernesses('shadow-land'), twoWildernesses('border-land'));
