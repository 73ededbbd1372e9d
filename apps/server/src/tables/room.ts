/**
 * Everyone who is connected to a table, and saying things to them.
 *
 * Keeps  nobody is told an event before all that came before it: who is behind is brought up first.
 */
import type { FromServer } from '@westmarch/protocol';
import type { Looker, Shown } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { Refusal } from './refusal.ts';
import { infoFor, type Watcher } from './seating.ts';

/** The last event that somebody was told of, here or before he came; and whether he has seen the table at all. */
interface Told {
  readonly last: number;
  readonly seen: boolean;
}

export class Room {
  readonly #watchers = new Map<Watcher, Told>();

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }
  get size(): number {
    return this.#watchers.size;
  }
  enter(watcher: Watcher, since: number): void {
    this.#watchers.set(watcher, { last: since, seen: false });
  }
  leave(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }
  /** The seats through which somebody looks; 0 for spectators. */
  get viewers(): number[] {
    return [...new Set(this.#watchers.keys().map(({ seat }) => seat))];
  }

  tellInfo(row: TableRow): void {
    for (const watcher of this.#watchers.keys()) {
      const message: FromServer = { t: 'table', info: infoFor(row, watcher, this.#watchers.keys()) };
      watcher.send(JSON.stringify(message));
    }
  }
  /** An event, to each what was made for his seat. Whether everyone had been told all before it. */
  tell(shown: readonly Shown[], v: number): boolean {
    let all = true;
    for (const [watcher, { last, seen }] of this.#watchers) {
      const mine = shown.find(({ viewer }) => viewer === watcher.seat);
      if (mine === undefined || !seen || last !== v - 1) all = false;
      else {
        watcher.send(mine.text);
        this.#watchers.set(watcher, { last: v, seen: true });
      }
    }
    return all;
  }
  /** The table as it is to everyone, or to those who are behind, each with what he was not told yet. */
  async show(
    v: number,
    whom: 'all' | 'behind' | readonly Watcher[],
    look: (lookers: Looker[]) => Promise<readonly Shown[]>,
  ): Promise<void> {
    const chosen = [...this.#watchers].filter(([watcher, { last, seen }]) =>
      typeof whom === 'string' ? whom === 'all' || !seen || last !== v : whom.includes(watcher),
    );
    if (chosen.length === 0) return;
    const shown = await look(chosen.map(([watcher, { last }]) => ({ viewer: watcher.seat, since: last })));
    for (const [i, [watcher]] of chosen.entries()) {
      watcher.send(shown[i].text);
      if (this.#watchers.has(watcher)) this.#watchers.set(watcher, { last: v, seen: true });
    }
  }
  tellProblem({ code, message }: Refusal): void {
    const problem: FromServer = { t: 'problem', code, text: message };
    for (const watcher of this.#watchers.keys()) watcher.send(JSON.stringify(problem));
  }
}
