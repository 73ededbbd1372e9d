/**
 * Who may hold a connection: so many from one network, so many in all, and so much in all that is not read yet.
 *
 * Keeps  where all places are taken, the network that has most of them gives one up to who has fewer: so nobody can
 *        shut others out. What clients do not read takes a bounded room: whoever left most unread goes.
 */

export interface Held {
  readonly network: string;
  /** The guest it belongs to, by his number; null for a stranger. */
  readonly guest: number | null;
  /** It belongs to a player at his table, and is the last to be given up. */
  readonly seated: boolean;
  /** He came to another server, and is counted there. */
  readonly isInner?: boolean;
  /** Bytes that were sent and not read yet. */
  readonly unread: number;
  /** Ends it at once, with a reason for the log. */
  drop(why: string): void;
}

export interface ConnectionLimits {
  readonly all: number;
  readonly each: number;
  /** Bytes that all together may leave unread. */
  readonly unread: number;
}

export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #held = new Map<string, Set<Held>>();
  #count = 0;
  /** Is told when somebody came or went. */
  onChange: () => void = () => {};
  #unread = 0;

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#count;
  }
  /** Who holds them: guests once each, whatever they look at, and how many strangers. */
  get people(): { readonly guests: ReadonlySet<number>; readonly strangers: number } {
    const guests = new Set<number>();
    let strangers = 0;
    for (const held of this.#held.values())
      for (const { guest, isInner } of held)
        if (isInner === true) continue;
        else if (guest === null) strangers += 1;
        else guests.add(guest);
    return { guests, strangers };
  }
  get networks(): number {
    return this.#held.size;
  }
  get unread(): number {
    return this.#unread;
  }

  /** Why one more from this network is not taken, or null. Makes room where that is fair. */
  refusal(network: string): 'each' | 'all' | null {
    const mine = this.#held.get(network)?.size ?? 0;
    if (mine >= this.#limits.each) return 'each';
    if (this.#count < this.#limits.all) return null;
    return this.#giveUp(mine) ? null : 'all';
  }
  /** One of the network with most connections, if that has at least two more than who comes. */
  #giveUp(mine: number): boolean {
    let most: Set<Held> | null = null;
    for (const held of this.#held.values()) if (held.size > (most?.size ?? 0)) most = held;
    if (most === null || most.size < mine + 2) return false;
    const all = [...most];
    const given = all.findLast(({ seated }) => !seated) ?? all[all.length - 1];
    this.leave(given);
    given.drop('others of its network hold most connections, and all places are taken');
    return true;
  }

  enter(one: Held): void {
    let held = this.#held.get(one.network);
    if (held === undefined) {
      held = new Set();
      this.#held.set(one.network, held);
    }
    held.add(one);
    this.#count += 1;
    this.onChange();
  }
  leave(one: Held): void {
    const held = this.#held.get(one.network);
    if (held === undefined || !held.delete(one)) return;
    if (held.size === 0) this.#held.delete(one.network);
    this.#count -= 1;
    this.onChange();
  }

  /** Ends those of which it holds. */
  dropAll(which: (one: Held) => boolean): void {
    for (const held of this.#held.values())
      for (const one of held) if (which(one)) one.drop('it may not come here');
  }

  /** So many bytes more, or less, wait to be read. */
  wait(bytes: number): void {
    this.#unread += bytes;
    while (this.#unread > this.#limits.unread) {
      let worst: Held | null = null;
      for (const held of this.#held.values())
        for (const one of held) if (one.unread > (worst?.unread ?? 0)) worst = one;
      if (worst === null) return;
      this.leave(worst);
      worst.drop('it leaves most unread, and all together leave too much');
    }
  }
}
