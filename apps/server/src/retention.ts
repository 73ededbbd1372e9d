/**
 * What is kept for how long: looked through once an hour.
 *
 * Keeps  a clock that jumped deletes nothing: days only count while the clock goes as time does.
 */
import type { House } from './house.ts';

/** In days; 0 keeps for ever. */
export interface Retention {
  /** Tables that wait for players. */
  readonly waiting: number;
  /** Games that nobody goes on with: they are closed. */
  readonly left: number;
  /** Games that are over or closed. */
  readonly over: number;
  /** Guests who sit nowhere. */
  readonly guests: number;
}

export const RETENTION: Retention = { waiting: 30, left: 180, over: 0, guests: 400 };

const HOUR = 3600_000;

export class Sweeper {
  readonly #house: House;
  readonly #days: Retention;
  readonly #log: (about: object, text: string) => void;
  #last = { wall: Date.now(), real: performance.now() };
  #timer: NodeJS.Timeout | undefined;

  constructor(house: House, days: Retention, log: (about: object, text: string) => void) {
    this.#house = house;
    this.#days = days;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.#log({ err: error }, 'old data could not be cleared'));
    }, HOUR);
    this.#timer.unref();
  }
  stop(): void {
    clearInterval(this.#timer);
  }

  /** False where the clock has jumped since the last time, and nothing was touched. */
  async sweep(): Promise<boolean> {
    const now = { wall: Date.now(), real: performance.now() };
    const jump = now.wall - this.#last.wall - (now.real - this.#last.real);
    this.#last = now;
    if (Math.abs(jump) > HOUR) {
      this.#log({ jump }, 'the clock has jumped: nothing is cleared this time');
      return false;
    }
    const { store, tables, engines } = this.#house;
    const { waiting, left, over, guests } = this.#days;
    const old = async (status: string, days: number): Promise<string[]> =>
      days === 0 ? [] : store.admin.oldTables(status, days);
    for (const id of await old('waiting', waiting))
      await tables.live.ask(id, 'endFor', ['Nobody came to this table.']);
    for (const id of await old('playing', left))
      await tables.live.ask(id, 'endFor', ['Nobody went on with this game for a long time.']);
    for (const status of ['over', 'closed'])
      for (const id of await old(status, over)) {
        await tables.live.forget(id);
        await store.admin.deleteTable(id);
      }
    if (guests > 0) await store.admin.dropOldGuests(guests);
    await store.replays.dropOld();
    await engines.shelf?.clear(await store.tables.engines());
    return true;
  }
}
