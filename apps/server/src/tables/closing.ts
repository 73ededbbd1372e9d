/** Who may close a game that does not go on, without a result. */
import type { TableRow } from '../store/table-rows.ts';
import { stageOf } from './seating.ts';

/** A game whose player has not come for so many milliseconds is left. */
const LEFT = 3 * 24 * 3600_000;

interface Circumstances {
  /** It cannot go on here. */
  readonly isFrozen: boolean;
  /** How many look through a seat. */
  readonly looking: (seat: number) => number;
}

/** Whoever opened it while it waits; any player once it is frozen, or the one who must choose has left it for days. */
export function mayClose(
  { status, asked, updated, seats }: TableRow,
  seat: number,
  { isFrozen, looking }: Circumstances,
  now = Date.now(),
): boolean {
  // A value that was promised and never comes is no reason to wait for ever.
  if (status === 'waiting') return seat === 1 || stageOf(seats) === 'revealing';
  if (status !== 'playing') return false;
  if (isFrozen) return true;
  return asked !== seat && asked !== 0 && looking(asked) === 0 && now - Date.parse(updated) > LEFT;
}
