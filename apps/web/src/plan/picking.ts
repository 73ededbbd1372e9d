/** Several picks are being made on one screen: cards of the table and number keys pick there, and send nothing. */
import { create } from 'zustand';

interface Picking {
  /** Picks an option of the decision, or puts it back; null while nothing is picked together. */
  readonly pick: ((index: number) => void) | null;
  /** Confirms what is picked, as soon as that is possible. */
  readonly confirm: (() => void) | null;
}

export const usePicking = create<Picking>(() => ({ pick: null, confirm: null }));

/** Picks where several picks are made together; otherwise it is for the caller to choose. */
export function pickInstead(index: number): boolean {
  const { pick } = usePicking.getState();
  pick?.(index);
  return pick !== null;
}
