/** Tables on which wounds and deaths are told, and who listens there. */
import { frodo } from '../../table.ts';

export const wounds = ['Spy', 'Scribe', 'Crow', 'Vulture'];

export const table = (ann: object, bob: object, more = {}) => ({
  phase: 'maneuver alone',
  ...more,
  players: { Ann: { companions: [frodo(), 'Guard', 'Idler'], ...ann }, Bob: { minions: ['Orc'], ...bob } },
});

export const fight = (free: object, minionsThere: readonly object[], more = {}, ann = {}) => ({
  phase: 'skirmish',
  ...more,
  players: { Ann: { companions: [frodo(), free], ...ann }, Bob: { minions: minionsThere, support: wounds } },
});
