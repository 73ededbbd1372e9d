/**
 * Invitations to people in the lobby: kept for a while, so that none is lost with a connection that is being renewed.
 *
 * Owns   how many one may send, who is only away for a moment, and what is to be told to whoever comes back.
 * Not    whether a table still has a seat, or who is muted (lobby.ts).
 * Keeps  by a clock that never jumps; what is too old is forgotten, so that no more is kept than was allowed meanwhile.
 */
import { Allowances } from '../limits/allowances.ts';

export interface Asked {
  /** Who asks, and to which table. */
  readonly guest: number;
  readonly name: string;
  readonly table: string;
}

const ALLOWANCE = { size: 8, within: 60_000 } as const;
/** Milliseconds for which one who lost his connection is still counted as here: a page that comes back needs less. */
const MOMENT = 15_000;
/** Milliseconds for which an invitation is told to whoever comes. */
const HOLDS = 120_000;

export class Invitations {
  readonly #allowances = new Allowances(ALLOWANCE);
  /** When guests went, the last one last. */
  readonly #gone = new Map<number, number>();
  /** By whom is asked; the oldest first. */
  readonly #kept = new Map<number, { readonly at: number; readonly asked: Asked }[]>();

  /** Whether one more is allowed to him. */
  allows(guest: number): boolean {
    return this.#allowances.take(String(guest));
  }
  left(guest: number, now = performance.now()): void {
    this.#gone.delete(guest);
    this.#gone.set(guest, now);
    for (const [one, at] of this.#gone) {
      if (now - at < MOMENT) break;
      this.#gone.delete(one);
    }
  }
  /** He went so shortly ago that he may well be coming back. */
  isComingBack(guest: number, now = performance.now()): boolean {
    return now - (this.#gone.get(guest) ?? -Infinity) < MOMENT;
  }
  keep(who: number, asked: Asked, now = performance.now()): void {
    for (const [one, all] of this.#kept) if (now - (all.at(-1)?.at ?? 0) >= HOLDS) this.#kept.delete(one);
    const others = (this.#kept.get(who) ?? []).filter(
      (one) => now - one.at < HOLDS && (one.asked.guest !== asked.guest || one.asked.table !== asked.table),
    );
    this.#kept.set(who, [...others, { at: now, asked }]);
  }
  /** What he was asked lately. */
  of(who: number, now = performance.now()): Asked[] {
    return (this.#kept.get(who) ?? []).filter(({ at }) => now - at < HOLDS).map(({ asked }) => asked);
  }
}
