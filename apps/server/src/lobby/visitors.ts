/** Those who look at the lobby of this server. */
import type { FromLobby } from '@westmarch/protocol';
import type { Mutes } from '../tables/talk/mutes.ts';

/** Someone who looks at the lobby. */
export interface Visitor {
  readonly guest: number | null;
  readonly name: string;
  readonly network: string;
  send(text: string): void;
}

export class LobbyVisitors {
  readonly #mutes: Mutes;
  readonly #all = new Set<Visitor>();
  constructor(mutes: Mutes) {
    this.#mutes = mutes;
  }
  get size(): number {
    return this.#all.size;
  }
  [Symbol.iterator](): IterableIterator<Visitor> {
    return this.#all.values();
  }
  add(visitor: Visitor): void {
    this.#all.add(visitor);
  }
  /** Whether he was here. */
  delete(visitor: Visitor): boolean {
    return this.#all.delete(visitor);
  }
  /** All connections of a guest. */
  of(guest: number): Visitor[] {
    return [...this.#all].filter((one) => one.guest === guest);
  }
  hears({ guest }: Visitor, who: number): boolean {
    return this.#mutes.hears(guest, who);
  }
  send(visitor: Visitor, message: FromLobby): void {
    visitor.send(JSON.stringify(message));
  }
}
