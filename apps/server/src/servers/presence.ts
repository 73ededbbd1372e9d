/**
 * Who is here, at this server and at all others of its database: guests by their number, and which of them are in the
 * lobby.
 *
 * Owns   telling the others who came and went here, and knowing what they told.
 * Not    the rows by which it is kept (present-rows.ts), or connections (limits/connections.ts).
 * Keeps  a change travels as the numbers of those it concerns; who missed one reads that server's rows again. A server
 *        that is gone takes those with it who were there. Nobody can tell from it at which server somebody is.
 */
import { StorageFailure } from '../store/problems.ts';
import type { Hub } from './hub.ts';
import {
  type At,
  type Change,
  changeBetween,
  type Mine,
  type PresentRows,
  peopleFrom,
} from './present-rows.ts';

interface There {
  /** How many changes of it are known. */
  n: number;
  strangers: number;
  readonly guests: Map<number, At>;
}
type Haste = 'lobby' | 'tables';

/** Milliseconds in which changes are gathered: of the lobby, and of the tables. */
const GATHER: Readonly<Record<Haste, number>> = { lobby: 100, tables: 3000 };

export class Presence {
  readonly #log: (error: unknown) => void;
  readonly #there = new Map<number, There>();
  /** How those are called who are in the lobby elsewhere. */
  readonly #names = new Map<number, string>();
  /** Who is at this server. */
  mine: () => Mine = () => ({ guests: new Map(), strangers: 0 });
  /** Somebody came or went elsewhere. */
  onChange: (haste: Haste) => void = () => {};
  /** Somebody is in no lobby elsewhere any more. */
  onLeft: (guest: number) => void = () => {};
  #rows: PresentRows | null = null;
  /** What the others were told; null: they are to be told everything. */
  #told: Mine | null = null;
  /** How often everything was to be told. */
  #restarts = 0;
  #n = 0;
  #timer: NodeJS.Timeout | undefined;
  #due = Infinity;
  #telling: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(hub: Hub, log: (error: unknown) => void) {
    // While the database is away the lease says so; when it is back everything is told and read again.
    this.#log = (error) => {
      if (!(error instanceof StorageFailure)) log(error);
    };
    hub.hear('people', (words) => this.#heard(words));
    hub.hear('named', (guests) => this.#named(guests.map(Number).filter((guest) => this.#names.has(guest))));
    hub.onAgain(() => this.restart());
  }

  /** From now on it is shared with the others. */
  async open(rows: PresentRows): Promise<void> {
    this.#rows = rows;
    await this.#readAll();
    this.restart();
  }
  /** Under another number, or after words were missed: everything is told, and read, again. */
  restart(): void {
    if (this.#rows === null) return;
    this.#told = null;
    this.#restarts += 1;
    this.changed('lobby');
    this.#readAll().catch((error: unknown) => this.#log(error));
  }

  /** Somebody came or went here. */
  changed(haste: Haste): void {
    const due = performance.now() + GATHER[haste];
    if (this.#rows === null || this.#closed || due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => {
      this.#due = Infinity;
      this.#telling = this.#telling
        .then(() => this.#tell())
        .catch((error: unknown) => {
          // It may have been kept or not: the whole is told soon.
          this.#told = null;
          this.changed('tables');
          this.#log(error);
        });
    }, GATHER[haste]);
    this.#timer.unref();
  }
  async #tell(): Promise<void> {
    if (this.#rows === null || this.#closed) return;
    const { guests, strangers } = this.mine();
    const now: Mine = { guests: new Map(guests), strangers };
    const before = this.#told;
    const restarts = this.#restarts;
    const change = changeBetween(before, now);
    if (change === null) return;
    this.#n += 1;
    // Whoever was told nothing of it is told everything the next time.
    this.#told = null;
    await this.#rows.write(change, this.#n, before === null);
    if (restarts === this.#restarts) this.#told = now;
  }

  #heard(words: readonly string[]): void {
    const told = peopleFrom(words);
    if (told === null) return;
    const { server, n, change } = told;
    const there = this.#there.get(server);
    if (there !== undefined && n <= there.n && change !== null) return;
    if (there === undefined || change === null || n !== there.n + 1) {
      this.#readAll(server).catch((error: unknown) => this.#log(error));
      return;
    }
    there.n = n;
    this.#apply(there, change);
  }
  #apply(there: There, { come, gone, strangers }: Change): void {
    const before = new Set(gone.filter((guest) => there.guests.get(guest) === 'lobby'));
    let haste: Haste = before.size > 0 ? 'lobby' : 'tables';
    there.strangers = strangers;
    for (const guest of gone) there.guests.delete(guest);
    const unknown: number[] = [];
    for (const [guest, at] of come) {
      if (there.guests.get(guest) === 'lobby' && at !== 'lobby') before.add(guest);
      there.guests.set(guest, at);
      if (at === 'lobby' && !this.#names.has(guest)) unknown.push(guest);
      if (at === 'lobby') haste = 'lobby';
    }
    this.#left(before);
    if (unknown.length > 0) this.#named(unknown);
    this.onChange(haste);
  }
  #left(guests: Iterable<number>): void {
    for (const guest of guests)
      if (!this.inLobbyElsewhere(guest)) {
        this.#names.delete(guest);
        this.onLeft(guest);
      }
  }
  #named(guests: readonly number[]): void {
    if (guests.length === 0 || this.#rows === null) return;
    this.#nameAll(this.#rows, guests).catch((error: unknown) => this.#log(error));
  }
  async #nameAll(rows: PresentRows, guests: readonly number[]): Promise<void> {
    for (const [guest, name] of await rows.names(guests))
      if (this.inLobbyElsewhere(guest)) this.#names.set(guest, name);
    this.onChange('lobby');
  }
  /** Of all others, or of one of them. */
  async #readAll(server?: number): Promise<void> {
    if (this.#rows === null || this.#closed) return;
    const found = await this.#rows.read(server);
    const before = new Set<number>();
    for (const [id, there] of this.#there) {
      // A word that came with the answer may be later than the answer.
      const isLater = there.n > (found.find((one) => one.id === id)?.n ?? Infinity);
      if (isLater || (server !== undefined && id !== server)) continue;
      for (const [guest, at] of there.guests) if (at === 'lobby') before.add(guest);
      this.#there.delete(id);
    }
    for (const { id, n, strangers, guests, names } of found) {
      if (!this.#there.has(id)) this.#there.set(id, { n, strangers, guests: new Map(guests) });
      for (const [guest, name] of names) this.#names.set(guest, name);
    }
    this.#left(before);
    this.onChange('lobby');
  }
  /** Only these servers are there. */
  only(servers: ReadonlySet<number>): void {
    for (const [id, { guests }] of this.#there)
      if (!servers.has(id)) {
        this.#there.delete(id);
        this.#left([...guests].flatMap(([guest, at]) => (at === 'lobby' ? [guest] : [])));
        this.onChange('lobby');
      }
  }

  inLobbyElsewhere(guest: number): boolean {
    for (const { guests } of this.#there.values()) if (guests.get(guest) === 'lobby') return true;
    return false;
  }
  /** Those in the lobby elsewhere, with their names. */
  *lobbyElsewhere(): Generator<readonly [number, string]> {
    for (const { guests } of this.#there.values())
      for (const [guest, at] of guests) {
        const name = at === 'lobby' ? this.#names.get(guest) : undefined;
        if (name !== undefined) yield [guest, name];
      }
  }
  /** Everybody, wherever he is: guests once each, and how many strangers. */
  get all(): { readonly guests: ReadonlySet<number>; readonly strangers: number } {
    const mine = this.mine();
    const guests = new Set(mine.guests.keys());
    let { strangers } = mine;
    for (const there of this.#there.values()) {
      for (const guest of there.guests.keys()) guests.add(guest);
      strangers += there.strangers;
    }
    return { guests, strangers };
  }
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#telling;
  }
}
