/**
 * Who thinks for the bots of this server's tables.
 *
 * Not    thinking at the table itself, in the worker that has its game: that is what is done where nobody else does.
 */
import type { ThoughtOrder } from '@westmarch/table';

export interface Counsel {
  /** Somebody could think for a table now. */
  readonly isThere: boolean;
  /** The index of the option that was come to; null where nobody came to one in time, or it is not wanted any more. */
  ask(order: ThoughtOrder, signal: AbortSignal): Promise<number | null>;
}

/** Every table thinks itself. */
export const NO_COUNSEL: Counsel = { isThere: false, ask: async () => null };
