/** Links by which a player who lost his cookie comes back to his seat: each for one use, for a day, until a restart. */
import { newInvitation } from '../ids.ts';

const DAY = 24 * 3600_000;

export interface Recovery {
  readonly table: string;
  readonly seat: number;
}

export class Recoveries {
  readonly #open = new Map<string, Recovery & { readonly until: number }>();

  make(table: string, seat: number, time = performance.now()): string {
    const code = newInvitation();
    this.#open.set(code, { table, seat, until: time + DAY });
    return code;
  }
  /** What a code stands for. */
  find(code: string, time = performance.now()): Recovery | null {
    const found = this.#open.get(code);
    return found === undefined || found.until < time ? null : found;
  }
  /** The same; it is used up. */
  use(code: string, time = performance.now()): Recovery | null {
    const found = this.find(code, time);
    this.#open.delete(code);
    return found;
  }
}
