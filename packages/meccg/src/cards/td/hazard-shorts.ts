/** The Dragons: hazard short-events. */
import { fallBehind } from '../../rules/movement/stragglers.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asAnswer, asHazard, attackFaced, avatar, bearing, both, type Condition, cancelDeclared,
  cancelEffectsOf, cardFile, character, choose, chooseVictim, condition, corruptionCheckBy, doorsOfNight,
  doubleAttack, grant, hasAutomaticAttack, inAttackedCompany, inChain, inEffect, isInHand, leavesBehind,
  majorOrGreater, NOTHING, non, notInEffectHere, onAttack, opensChain, outOfCombat, pathHas, type RegionType,
  say, saying, scoutCard, scoutEffect, shortEvent, strikesAtLeast, strikesWithoutAttack, subject,
  targetSiteIs, the, treatAsTwo, trigger, untilEndOfAttack, verb,
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

/** It was the last attack of its creature. */
const overNow: Condition = condition('attack over', [], () => '(s.attack.further[b] === 0)', NOTHING);
const ALONE = say`splits off into a company of his own with the same site path, which has its own movement/hazard phase this turn with a hazard limit of ${1}, and may rejoin the others when all companies have moved`;
const fallsBehind = verb('fall behind', fallBehind, [subject], say`${subject.say} ${ALONE}`);
// Left Behind
card(
  'TD-41',
  shortEvent({
    when: onAttack,
    if: strikesAtLeast(5),
    targets: [choose('character', both(non(avatar), character, inAttackedCompany))],
    effect: saying(
      grant(trigger(attackFaced, { if: overNow, effect: fallsBehind }), untilEndOfAttack, the('character')),
      say`after the attack, ${the('character').say} ${ALONE}`,
      'what is granted would be said as a card of its own',
    ),
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
