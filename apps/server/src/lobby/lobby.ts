/**
 * The lobby: who is here, which tables wait for players, and what is said there, at this server and at all others of its
 * database.
 *
 * Owns   what is told of people and tables, and whose turn it is.
 * Not    the sockets (visitor.ts), who is here (servers/presence.ts), the lines (lines.ts), invitations (invitations.ts),
 *        opening or joining tables (tables/), or storage.
 * Keeps  changes are gathered for a moment and told once, so that a crowd costs what it has heads; nobody hears or is
 *        invited by whom he has muted. Nothing of a game that goes on is told here.
 */
import type { Person, Words } from '@westmarch/protocol';
import type { Doors } from '../limits/doors.ts';
import type { Hub } from '../servers/hub.ts';
import type { Presence } from '../servers/presence.ts';
import type { At, Mine } from '../servers/present-rows.ts';
import type { InviteStore } from '../store/invite-store.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { TableStore } from '../store/table-store.ts';
import type { TalkStore } from '../store/talk-store.ts';
import { InOrder } from '../tables/in-order.ts';
import type { Mutes } from '../tables/talk/mutes.ts';
import { Invitations } from './invitations.ts';
import { Lines } from './lines.ts';
import { LobbyVisitors, type Visitor } from './visitors.ts';
import { isAboutWaiting, Waiting, waitingTable } from './waiting.ts';

/** Milliseconds in which changes are gathered. */
const GATHER = 400;
/** Who comes to tables and leaves them is told with less haste. */
const UNHURRIED = 3000;
/** How many people are told of. */
const MOST_PEOPLE = 100;
/** Milliseconds: the clocks of two servers do not differ by more. */
const CLOCKS = 5000;

interface Seen {
  readonly here: number;
  readonly tables: readonly TableRow[];
  readonly people: readonly Person[];
}

interface LobbyParts {
  readonly tables: Pick<TableStore, 'of' | 'table' | 'waitingPublic'>;
  readonly talk: TalkStore;
  readonly invites: InviteStore;
  readonly mutes: Mutes;
  readonly doors: Doors;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly log: (error: unknown) => void;
}

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #visitors: LobbyVisitors;
  readonly #lines: Lines;
  readonly #invitations: Invitations;
  readonly #waiting: Waiting;
  /** What is told to everyone, each after the other. */
  readonly #telling = new InOrder();
  #word: NodeJS.Timeout | undefined;
  /** When the next word is told. */
  #due = Infinity;
  #closed = false;

  constructor(parts: LobbyParts) {
    const { hub, presence, tables, talk, mutes, log } = parts;
    this.#parts = parts;
    this.#visitors = new LobbyVisitors(mutes);
    this.#lines = new Lines(talk, this.#visitors, hub, log);
    this.#waiting = new Waiting(tables);
    this.#invitations = new Invitations(parts, this.#visitors, (who) => presence.inLobbyElsewhere(who));
    presence.mine = () => this.#mine();
    presence.onChange = (haste) => this.#tellSoon(haste === 'lobby' ? GATHER : UNHURRIED);
    presence.onLeft = (guest) => this.#invitations.left(guest);
    parts.doors.connections.onChange = () => {
      presence.changed('tables');
      this.#tellSoon(UNHURRIED);
    };
    hub.hear('tables', () => this.#tablesChanged());
    hub.hear('turn', (ids) => void this.#turnsOf(ids).catch(log));
    for (const topic of ['mutes', 'named'] as const) hub.hear(topic, () => this.#tellSoon());
    hub.onAgain((since) => {
      this.#tablesChanged();
      this.#turnsSince(since).catch(log);
    });
  }
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#word);
    await Promise.all([this.#telling.over(), this.#lines.over()]);
  }

  async enter(visitor: Visitor): Promise<void> {
    this.#visitors.add(visitor);
    this.#parts.presence.changed('lobby');
    this.#tellOne(visitor, await this.#look());
    await this.#lines.greet(visitor);
    if (visitor.guest !== null) await this.#invitations.tell(visitor.guest, [visitor]);
    this.#tellSoon();
  }
  leave(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor)) return;
    const { guest } = visitor;
    if (guest !== null && this.#visitors.of(guest).length === 0) this.#invitations.left(guest);
    this.#parts.presence.changed('lobby');
    this.#tellSoon();
  }
  /** Who is at this server: in its lobby, or at a table. */
  #mine(): Mine {
    const { guests, strangers } = this.#parts.doors.connections.people;
    const all = new Map<number, At>();
    for (const guest of guests) all.set(guest, 'table');
    for (const { guest } of this.#visitors) if (guest !== null) all.set(guest, 'lobby');
    return { guests: all, strangers };
  }

  say(visitor: Visitor, words: Words): Promise<void> {
    return this.#lines.say(visitor, words, this.#parts.doors);
  }
  invite(visitor: Visitor, who: number, table: string): Promise<void> {
    return this.#invitations.invite(visitor, who, table);
  }
  async mute(visitor: Visitor, who: number, on: boolean): Promise<void> {
    await this.#parts.mutes.set(visitor.guest, who, on);
    const seen = await this.#look();
    for (const one of this.#visitors) if (one.guest === visitor.guest) this.#tellOne(one, seen);
  }

  /** Something happened at a table that is kept here: it waits or no longer does, or somebody is asked there. */
  onTurn(row: TableRow): void {
    const { hub, presence } = this.#parts;
    if (isAboutWaiting(row)) hub.say('tables');
    if (row.status === 'waiting') return;
    this.#tellTurn(row);
    // Nobody else is told what nobody there waits for: this happens with nearly every choice.
    if (row.seats.some(({ guest }) => guest !== null && presence.inLobbyElsewhere(guest)))
      hub.sayAfar('turn', row.id);
  }
  #tablesChanged(): void {
    this.#waiting.changed();
    this.#tellSoon();
  }
  #tellTurn({ id, asked, seats }: TableRow): void {
    for (const visitor of this.#visitors) {
      const mine = seats.find(({ guest }) => guest !== null && guest === visitor.guest);
      if (mine !== undefined)
        this.#visitors.send(visitor, { t: 'turn', table: id, yours: mine.seat === asked });
    }
  }
  /** At tables that others keep. */
  async #turnsOf(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const row = this.#visitors.size === 0 ? null : await this.#parts.tables.table(id);
      if (row !== null) this.#tellTurn(row);
    }
  }
  /** Whatever was not heard of since then. */
  async #turnsSince(since: Date): Promise<void> {
    const from = new Date(since.getTime() - CLOCKS).toISOString();
    for (const guest of new Set([...this.#visitors].map((one) => one.guest)))
      for (const row of guest === null ? [] : await this.#parts.tables.of(guest))
        if (row.status !== 'waiting' && row.updated >= from) this.#tellTurn(row);
  }

  #tellSoon(within: number = GATHER): void {
    const due = performance.now() + within;
    if (this.#closed || this.#visitors.size === 0 || due >= this.#due) return;
    clearTimeout(this.#word);
    this.#due = due;
    this.#word = setTimeout(() => {
      this.#due = Infinity;
      this.#telling.take(() => this.#tellAll()).catch((error: unknown) => this.#parts.log(error));
    }, within);
    this.#word.unref();
  }
  async #tellAll(): Promise<void> {
    const seen = await this.#look();
    for (const visitor of this.#visitors) this.#tellOne(visitor, seen);
  }
  /** What is the same for everyone. */
  async #look(): Promise<Seen> {
    const { guests, strangers } = this.#parts.presence.all;
    const tables = await this.#waiting.now(guests);
    const waiting = new Set(tables.flatMap(({ seats }) => seats.map(({ guest }) => guest)));
    return { here: guests.size + strangers, tables, people: this.#people(waiting) };
  }
  #tellOne(visitor: Visitor, { here, tables, people }: Seen): void {
    const { guest } = visitor;
    const muted = this.#parts.mutes.of(guest);
    const deaf = new Set(muted.map(({ who }) => who));
    this.#visitors.send(visitor, {
      t: 'lobby',
      you: guest ?? 0,
      here,
      people: people.filter(({ who }) => who !== guest && !deaf.has(who)),
      tables: tables
        .filter(({ seats }) => !seats.some(({ guest: other }) => other !== null && deaf.has(other)))
        .map((row) => waitingTable(row, guest)),
      muted,
    });
  }
  /** Those with names, the ones who wait first. */
  #people(waiting: ReadonlySet<number | null>): Person[] {
    const names = new Map(this.#parts.presence.lobbyElsewhere());
    for (const { guest, name } of this.#visitors) if (guest !== null) names.set(guest, name);
    return [...names]
      .map(([who, name]) => ({ who, name, waiting: waiting.has(who) }))
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || a.name.localeCompare(b.name))
      .slice(0, MOST_PEOPLE);
  }
}
