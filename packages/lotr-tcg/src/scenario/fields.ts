/**
 * Which columns and zones are words of a position, and which follow from the rest or are notes of the rules to
 * themselves.
 */
import { formatRules, formats } from '../decks/formats.ts';
import type { S } from '../state.ts';
import type { Plain } from './build.ts';

/** A format says how the path is laid; decks are not asked for in a position. */
const format = {
  shape: { oneOf: formats, what: 'format' },
  place(s: S, _row: number, value: Plain): void {
    const named = formats.find((one) => one === value);
    if (named !== undefined) s.global.freePath = formatRules[named].numbered ? 0 : 1;
  },
} as const;

/** What `given` cannot set, though it can be read: with the reason. */
const table = {
  /** Which side has initiative is read off a hand. LR-INIT-001 */
  initiative: {
    shape: {
      never:
        '"initiative" follows from the hand of the Free Peoples player: with four cards or more his side has it',
    },
    place: (): void => undefined,
  },
} as const;

export const fields = { table: { ...table, format } };

export const columns = {
  table: {
    cancelled: 'read',
    moving: 'read',
    fellowshipArchery: 'read',
    minionArchery: 'read',
    unsettled: 'inner',
    moments: 'inner',
    told: 'inner',
    moment: 'inner',
    prevented: 'inner',
    amount: 'inner',
    trail: 'inner',
    eventful: 'inner',
    hadInitiative: 'inner',
    phaseOver: 'inner',
    actsNext: 'inner',
    less: 'inner',
    owing: 'inner',
    placed: 'inner',
    offered: 'inner',
    returned: 'inner',
    noted: 'inner',
    looped: 'inner',
  },
  player: { ring: 'read', skips: 'inner' },
  card: { mayFight: 'read', chosen: 'read', ambushed: 'inner', doomed: 'inner' },
} as const;

/** Zones that are filled by the rules alone. */
export const zones = { played: 'read' } as const;

/** Attributes whose rows are no cards, and those of cards that a reader wants to hear of. */
export const attributes = {
  rows: {
    'fellowship archery total': 'table',
    'minion archery total': 'table',
    'move limit': 'table',
    'further pipes': 'table',
  },
  told: ['strength', 'vitality', 'resistance', 'damage', 'defender', 'archer', 'fierce', 'twilight cost'],
} as const;
