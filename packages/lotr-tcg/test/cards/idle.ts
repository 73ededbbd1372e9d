/** A card that always has something to do, so that no phase ends before a test has looked at it. */
import type { CardSpec } from '@westmarch/kernel';
import {
  addsTwilight,
  archery,
  assignment,
  during,
  fellowship,
  maneuver,
  regroup,
  shadowPhase,
  skirmish,
} from '../../src/cards/words/index.ts';
import { freeCondition, shadowCondition } from '../invented.ts';

/** In the Shadow player's support area, as `support: ['Idle']`. */
export const idle: CardSpec = shadowCondition(
  'Idle',
  {},
  ...[shadowPhase, maneuver, archery, assignment, skirmish, regroup].map((window) =>
    during(window, { effect: addsTwilight(1) }),
  ),
);

/** The same for the Free Peoples player, as `support: ['Free idle']`. */
export const freeIdle: CardSpec = freeCondition(
  'Free idle',
  {},
  ...[fellowship, maneuver, archery, assignment, skirmish, regroup].map((window) =>
    during(window, { effect: addsTwilight(1) }),
  ),
);
