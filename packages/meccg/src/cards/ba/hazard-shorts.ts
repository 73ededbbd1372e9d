/** The Balrog: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, attackBody, attackGetsAll, attackIs, attackProwess, attackStrikes, attacksOf, cardFile,
  guardGets, hasAutomaticAttack, notInEffectHere, notOnThisAttack, onAttack, shortEvent, steadfast,
} from '../words/index.ts';

export const card = cardFile();

const malice = [
  [attackStrikes, 1],
  [attackProwess, 1],
  [attackBody, -2],
  [steadfast, 1],
] as const;
// Unabated in Malice
card(
  'BA-26',
  { free: true, onGuard: { attacks: 'any' }, otherNumbers: 'said once for each kind of attack' },
  shortEvent({ when: asHazard, if: all(hasAutomaticAttack, notInEffectHere), effect: guardGets(...malice) }),
  shortEvent({
    when: onAttack,
    if: all(attackIs(attacksOf('Shelob')), notOnThisAttack),
    effect: attackGetsAll(...malice),
  }),
);
