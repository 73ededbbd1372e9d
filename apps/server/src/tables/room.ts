/**
 * Everyone who is connected to a table, and saying things to them.
 *
 * Keeps  nobody is told an event before all that came before it: who is behind is brought up first. Word of who came
 *        and went is gathered for a moment and made once for each audience, so a crowd costs what it has heads.
 */
import type { FromServer } from '@westmarch/protocol';
import type { Looker, Shown } from '../engine/requests.ts';
import type { Delayed } from './delayed.ts';
import type { Refusal } from './refusal.ts';
import { infoFor, type Presence, type Standing, type Watcher } from './seating.ts';

/** The last event that somebody was told of, here or before he came; and whether he has seen the table at all. */
interface Told {
  readonly last: number;
  readonly seen: boolean;
}

/** Milliseconds in which comings and goings are gathered. */
const GATHER = 150;

export class Room implements Presence {
  readonly #standing: () => Standing;
  /** Where spectators see what happened some time later; null where they see it at once. */
  readonly #later: Delayed | null;
  readonly #watchers = new Map<Watcher, Told>();
  /** How many look through each seat; 0 for spectators. */
  readonly #looking = new Map<number, number>();
  #word: NodeJS.Timeout | undefined;

  /** `standing`: the table as it is now, for whoever is told of it. */
  constructor(standing: () => Standing, later: Delayed | null) {
    this.#standing = standing;
    this.#later = later;
  }

  get size(): number {
    return this.#watchers.size;
  }
  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }
  looking(seat: number): number {
    return this.#looking.get(seat) ?? 0;
  }
  get watchers(): IterableIterator<Watcher> {
    return this.#watchers.keys();
  }
  #isLater({ seat }: Watcher): boolean {
    return seat === 0 && this.#later !== null;
  }
  /** Tells him what the table is, and the others soon that he came. */
  enter(watcher: Watcher, since: number): void {
    if (this.#watchers.has(watcher)) return;
    this.#watchers.set(watcher, { last: since, seen: false });
    this.#looking.set(watcher.seat, this.looking(watcher.seat) + 1);
    watcher.send(this.#info(watcher));
    this.#tellSoon();
  }
  leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    if (this.#isLater(watcher)) this.#later?.leave(watcher);
    const left = this.looking(watcher.seat) - 1;
    if (left > 0) this.#looking.set(watcher.seat, left);
    else this.#looking.delete(watcher.seat);
    this.#tellSoon();
  }
  /** Everybody has to connect again. */
  sendAway(): void {
    for (const watcher of this.#watchers.keys()) watcher.drop('the table was put away');
  }
  close(): void {
    clearTimeout(this.#word);
    this.#later?.close();
  }
  /** The seats through which somebody looks; 0 for spectators. */
  get viewers(): number[] {
    return [...this.#looking.keys()];
  }

  #info(watcher: Watcher): string {
    const message: FromServer = { t: 'table', info: infoFor(this.#standing(), watcher, this) };
    return JSON.stringify(message);
  }
  #tellSoon(): void {
    this.#word ??= setTimeout(() => this.tellInfo(), GATHER);
  }
  /** To everyone, or to those of one seat alone. */
  tellInfo(seat?: number): void {
    if (seat === undefined) {
      clearTimeout(this.#word);
      this.#word = undefined;
    }
    const made = new Map<string, string>();
    for (const watcher of this.#watchers.keys()) {
      if (seat !== undefined && watcher.seat !== seat) continue;
      const audience = `${watcher.seat} ${watcher.origin}`;
      const text = made.get(audience) ?? this.#info(watcher);
      made.set(audience, text);
      watcher.send(text);
    }
  }
  /** How the clock stands, where there is one. */
  tellClock(): void {
    const made = new Map<number, string>();
    for (const watcher of this.#watchers.keys()) {
      const message: FromServer = { t: 'clock', clock: this.#standing().clock(watcher.seat) };
      const text = made.get(watcher.seat) ?? JSON.stringify(message);
      made.set(watcher.seat, text);
      watcher.send(text);
    }
  }
  /** An event, to each what was made for his seat. Whether everyone had been told all before it. */
  tell(shown: readonly Shown[], v: number): boolean {
    let all = true;
    let held = false;
    for (const [watcher, { last, seen }] of this.#watchers) {
      const mine = shown.find(({ viewer }) => viewer === watcher.seat);
      if (mine === undefined || !seen || last !== v - 1) all = false;
      else {
        if (!this.#isLater(watcher)) watcher.send(mine.text);
        else if (!held) this.#later?.push(mine.text);
        held ||= this.#isLater(watcher);
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
    // Made once for all who look through the same seat and know the same.
    const audiences = new Map<string, Looker>();
    // Those who see it later share one look: the whole table for the first of them, then what is new.
    let later: Looker | null = null;
    for (const [watcher, { last }] of chosen)
      if (!this.#isLater(watcher))
        audiences.set(`${watcher.seat} ${last}`, { viewer: watcher.seat, since: last });
      else if (this.#later?.isEmpty === true) later = { viewer: 0, since: 0 };
      else if (whom === 'all') later = { viewer: 0, since: v };
    if (later !== null) audiences.set('later', later);
    const shown = await look([...audiences.values()]);
    const texts = new Map([...audiences.keys()].map((audience, i) => [audience, shown[i].text]));
    for (const [watcher, { last }] of chosen) {
      if (!this.#watchers.has(watcher)) continue;
      if (this.#isLater(watcher)) this.#later?.enter(watcher, last);
      else watcher.send(texts.get(`${watcher.seat} ${last}`) ?? '');
      this.#watchers.set(watcher, { last: v, seen: true });
    }
    const held = texts.get('later');
    if (held !== undefined && this.looking(0) > 0) this.#later?.push(held);
  }
  tellProblem({ code, message }: Refusal): void {
    const problem: FromServer = { t: 'problem', code, text: message };
    const text = JSON.stringify(problem);
    for (const watcher of this.#watchers.keys()) watcher.send(text);
  }
}
