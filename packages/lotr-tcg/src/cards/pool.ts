/** The pool: every card that can be played with, brought into the engine in a fixed order. */
import { engine } from '../engine.ts';
import { type CardDefinition, specOf } from './card.ts';
import { allies } from './set1/allies.ts';
import { companions } from './set1/companions.ts';
import { conditions } from './set1/conditions.ts';
import { events } from './set1/events.ts';
import { minions } from './set1/minions.ts';
import { possessions } from './set1/possessions.ts';
import { rings } from './set1/rings.ts';
import { sites } from './set1/sites.ts';
import { set2 } from './set2/cards.ts';
import { set3 } from './set3/cards.ts';

export const pool: readonly CardDefinition[] = [
  ...companions,
  ...allies,
  ...minions,
  ...possessions,
  ...conditions,
  ...events,
  ...sites,
  ...rings,
  ...set2,
  ...set3,
];

engine.define(pool.map(specOf));
