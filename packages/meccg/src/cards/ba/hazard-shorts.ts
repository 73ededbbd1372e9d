/** The Balrog: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, attackBody, attackGets, attackIs, attackProwess, attackStrikes, attacksOf, cardFile,
  guardGets, hasAutomaticAttack, notInEffectHere, notOnThisAttack, onAttack, sequence, shortEvent, steadfast,
} from '../words/index.ts';

export const card = cardFile();

// Unabated in Malice
card(
  'BA-26',
  { free: true, onGuard: { attacks: 'any' }, otherNumbers: 'said once for each kind of attack' },
  shortEvent({
    when: asHazard,
    if: all(hasAutomaticAttack, notInEffectHere),
    effect: guardGets([attackStrikes, 1], [attackProwess, 1], [attackBody, -2], [steadfast, 1]),
  }),
  shortEvent({
    when: onAttack,
    if: all(attackIs(attacksOf('Shelob')), notOnThisAttack),
    effect: sequence(
      attackGets(attackStrikes, 1),
      attackGets(attackProwess, 1),
      attackGets(attackBody, -2),
      attackGets(steadfast, 1),
    ),
  }),
);
