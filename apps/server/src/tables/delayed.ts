/**
 * What those see who may watch a table only some time after it happened.
 *
 * Owns   holding each update back until its time has come, and bringing newcomers to where the others are.
 * Keeps  nothing is sent before its time, to nobody; who comes first waits as long as everything waits. What is held back
 *        is bounded: where much happens at once, several updates become the last of them, with all their words.
 */
import type { FromServer } from '@westmarch/protocol';
import type { Watcher } from './seating.ts';
import type { Ticker } from './time/ticker.ts';

type Update = Extract<FromServer, { t: 'update' }>;
interface Held {
  readonly due: number;
  readonly update: Update;
}

const MOST_HELD = 300;

export class Delayed {
  readonly #delay: number;
  readonly #ticker: Ticker;
  /** Everyone who watches, and whether he has seen the table yet. */
  readonly #watchers = new Map<Watcher, { since: number; seen: boolean }>();
  #held: Held[] = [];
  /** What was last shown, and everything that was told up to it. */
  #shown: Update | null = null;
  #told: Update['told'] = [];
  #forget: (() => void) | null = null;

  /** `delay` in milliseconds. */
  constructor(delay: number, ticker: Ticker) {
    this.#delay = delay;
    this.#ticker = ticker;
  }

  /** By so many seconds; null where everything is seen at once. */
  static by(seconds: number, ticker: Ticker): Delayed | null {
    return seconds === 0 ? null : new Delayed(seconds * 1000, ticker);
  }

  /** Nothing is known of the table here yet: it needs a whole look. */
  get isEmpty(): boolean {
    return this.#shown === null && this.#held.length === 0;
  }
  enter(watcher: Watcher, since: number): void {
    if (this.#watchers.has(watcher)) return;
    this.#watchers.set(watcher, { since, seen: false });
    if (this.#shown !== null) this.#send(watcher, this.#shown);
  }
  /** When the last has left, everything is forgotten: who comes then waits again. */
  leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher) || this.#watchers.size > 0) return;
    this.close();
  }
  close(): void {
    this.#forget?.();
    this.#forget = null;
    this.#held = [];
    this.#shown = null;
    this.#told = [];
  }

  /** An update as spectators may see it, once its time has come. */
  push(text: string): void {
    const update: Update = JSON.parse(text);
    const due = this.#ticker.now() + this.#delay;
    const last = this.#held.at(-1);
    if (last !== undefined && this.#held.length >= MOST_HELD)
      this.#held[this.#held.length - 1] = {
        due,
        update: { ...update, told: [...last.update.told, ...update.told] },
      };
    else this.#held.push({ due, update });
    this.#plan();
  }
  #plan(): void {
    const [next] = this.#held;
    if (next === undefined || this.#forget !== null) return;
    this.#forget = this.#ticker.after(next.due - this.#ticker.now(), () => {
      this.#forget = null;
      this.#show();
      this.#plan();
    });
  }
  #show(): void {
    const now = this.#ticker.now();
    while (this.#held.length > 0 && this.#held[0].due <= now) {
      const [{ update }] = this.#held.splice(0, 1);
      const last = this.#told.at(-1)?.v ?? 0;
      this.#told.push(...update.told.filter(({ v }) => v > last));
      this.#shown = update;
      for (const watcher of this.#watchers.keys()) this.#send(watcher, update);
    }
  }
  #send(watcher: Watcher, update: Update): void {
    const his = this.#watchers.get(watcher);
    if (his === undefined) return;
    const since = his.since > update.v ? 0 : his.since;
    const told = his.seen ? update.told : this.#told.filter(({ v }) => v > since);
    watcher.send(JSON.stringify({ ...update, told } satisfies FromServer));
    this.#watchers.set(watcher, { since: update.v, seen: true });
  }
}
