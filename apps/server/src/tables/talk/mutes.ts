/**
 * Whom those who are here do not want to hear: read when they come, forgotten when they go.
 *
 * Keeps  what is asked often (does he hear her?) is answered from memory, and is right as long as he is connected, also
 *        where he changed it at another server.
 */
import type { Hub } from '../../servers/hub.ts';
import type { Muted, TalkStore } from '../../store/talk-store.ts';
import { Refusal, refuse } from '../refusal.ts';

/** How many one can mute. */
const MOST_MUTED = 500;

interface Held {
  connections: number;
  /** Names by number, once they were read. */
  muted: ReadonlyMap<number, string>;
  reading: Promise<void> | null;
}

export class Mutes {
  readonly #store: TalkStore;
  readonly #hub: Hub;
  readonly #held = new Map<number, Held>();

  constructor(store: TalkStore, hub: Hub, log: (error: unknown) => void) {
    this.#store = store;
    this.#hub = hub;
    const read = (guests: Iterable<number>): void => {
      for (const guest of guests) if (this.#held.has(guest)) this.#read(guest).catch(log);
    };
    hub.hear('mutes', (guests) => read(guests.map(Number)));
    hub.hear('named', (guests) => read(this.#mutersOf(guests.map(Number))));
    hub.onAgain(() => read([...this.#held.keys()]));
  }

  /** One more connection of a guest. */
  hold(guest: number | null): void {
    if (guest === null) return;
    const held = this.#held.get(guest) ?? { connections: 0, muted: new Map(), reading: null };
    this.#held.set(guest, held);
    held.connections += 1;
  }
  release(guest: number | null): void {
    const held = guest === null ? undefined : this.#held.get(guest);
    if (guest === null || held === undefined) return;
    held.connections -= 1;
    if (held.connections === 0) this.#held.delete(guest);
  }
  /** When the promise is kept, it is known whom one who is here has muted. */
  async ready(guest: number | null): Promise<void> {
    const held = guest === null ? undefined : this.#held.get(guest);
    if (guest === null || held === undefined) return;
    held.reading ??= this.#read(guest);
    try {
      await held.reading;
    } catch (error) {
      held.reading = null;
      throw error;
    }
  }
  async #read(guest: number): Promise<void> {
    const muted = await this.#store.muted(guest);
    const held = this.#held.get(guest);
    if (held !== undefined) held.muted = new Map(muted.map(({ who, name }) => [who, name]));
  }

  /** Whom he has muted, by name. */
  of(guest: number | null): Muted[] {
    const muted = guest === null ? undefined : this.#held.get(guest)?.muted;
    return muted === undefined ? [] : [...muted].map(([who, name]) => ({ who, name }));
  }
  hears(guest: number | null, who: number): boolean {
    return guest === null || this.#held.get(guest)?.muted.has(who) !== true;
  }

  /** Keeps that one guest does not want to hear another any more, or wants to again. */
  async set(by: number | null, who: number, on: boolean): Promise<void> {
    if (by === null) throw refuse('nameless');
    if (who === by) throw new Refusal('mute', 'You cannot mute yourself.');
    if (on && !(await this.#store.isGuest(who))) throw new Refusal('mute', 'There is no such person.');
    if (on && (await this.#store.muted(by)).length >= MOST_MUTED)
      throw new Refusal('mute', `You have muted ${MOST_MUTED} people. Let some of them speak first.`);
    await this.#store.setMuted(by, who, on);
    await this.#read(by);
    this.#hub.sayAfar('mutes', by);
  }
  /** He is called otherwise, or is gone: those who muted him read it again, everywhere. */
  async changed(who: number): Promise<void> {
    for (const guest of this.#mutersOf([who])) await this.#read(guest);
    this.#hub.sayAfar('named', who);
  }
  *#mutersOf(names: readonly number[]): Generator<number> {
    for (const [guest, { muted }] of this.#held) if (names.some((who) => muted.has(who))) yield guest;
  }
}
