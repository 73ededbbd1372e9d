/** Dark Minions: hazard permanent-events. */
import { timesFaced } from '../../rules/combat/automatic-attacks.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazardOn, attackDefeated, attackProwess, attackStrikes, attacksBy, automatic, both, cardFile, discardIt,
  itWasBy, lastingEvent, modifier, self, trigger,
} from '../words/index.ts';

export const card = cardFile();

const strongerUndead = (attribute: typeof attackStrikes) =>
  modifier({ attribute, of: attacksBy('Undead'), by: 1 });
// The Moon Is Dead
card(
  'DM-71',
  { keywords: ['cannot be duplicated'], onGuard: { attacks: ['Undead'] } },
  lastingEvent(asHazardOn(attacksBy('Undead'))),
  strongerUndead(attackStrikes),
  strongerUndead(attackProwess),
  modifier({ attribute: timesFaced, of: both(attacksBy('Undead'), automatic), by: 1 }),
  trigger(attackDefeated, { if: itWasBy('Undead'), effect: discardIt(self) }),
);
