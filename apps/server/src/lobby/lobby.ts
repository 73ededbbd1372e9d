/**
 * The lobby: who is here, which tables wait for players, and what is said there.
 *
 * Owns   presence, the list of open tables, invitations to people who are here, and the lobby's talk.
 * Not    the sockets (visitor.ts), opening or joining tables (tables/), or storage.
 * Keeps  changes are gathered for a moment and told once, so that a crowd costs what it has heads; nobody hears or is
 *        invited by whom he has muted. Nothing of a game that goes on is told here. An invitation reaches whoever is here
 *        or coming back, whatever becomes of his connection.
 */
import type { ClockTerms, FromLobby, Person, WaitingTable, Words } from '@westmarch/protocol';
import { deckCalled } from '../library/played-decks.ts';
import type { Doors } from '../limits/doors.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { TableStore } from '../store/table-store.ts';
import { LOBBY, type TalkStore } from '../store/talk-store.ts';
import { InOrder } from '../tables/in-order.ts';
import { Refusal, refuse } from '../tables/refusal.ts';
import type { Mutes } from '../tables/talk/mutes.ts';
import { wordsOf } from '../tables/talk/talk.ts';
import { type Asked, Invitations } from './invitations.ts';

/** Someone who looks at the lobby. */
export interface Visitor {
  readonly guest: number | null;
  readonly name: string;
  readonly network: string;
  send(text: string): void;
}

/** Milliseconds in which changes are gathered. */
const GATHER = 400;
/** Who comes to tables and leaves them is told with less haste. */
const UNHURRIED = 3000;
/** How much of it is told. */
const MOST = { people: 100, tables: 60, said: 60 } as const;

interface Seen {
  readonly here: number;
  readonly tables: readonly TableRow[];
  readonly people: readonly Person[];
}
const hasRoom = ({ seats }: TableRow): boolean => seats.some(({ kind }) => kind === 'open');
const DAY = 86_400;
const isSlow = (clock: ClockTerms): boolean => clock.kind === 'move' && clock.seconds >= DAY;

type Of<T extends FromLobby['t']> = Extract<FromLobby, { t: T }>;

interface LobbyParts {
  readonly tables: Pick<TableStore, 'table' | 'waitingPublic'>;
  readonly talk: TalkStore;
  readonly mutes: Mutes;
  readonly doors: Doors;
  readonly log: (error: unknown) => void;
}

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #visitors = new Set<Visitor>();
  readonly #invitations = new Invitations();
  #word: NodeJS.Timeout | undefined;
  #closed = false;
  /** When the next word is told. */
  #due = Infinity;
  /** What waits for players; null: to be looked up again. */
  #waiting: readonly TableRow[] | null = null;
  /** The last time that it was looked up. */
  #looking: Promise<readonly TableRow[]> | null = null;
  /** What is told to everyone, and what is said, each after the other. */
  readonly #telling = new InOrder();
  readonly #talking = new InOrder();
  /** Those who were told what was said before they came. */
  readonly #greeted = new WeakSet<Visitor>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    parts.doors.connections.onChange = () => this.#tellSoon(UNHURRIED);
  }
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#word);
    await Promise.all([this.#telling.over(), this.#talking.over()]);
  }

  async enter(visitor: Visitor): Promise<void> {
    this.#visitors.add(visitor);
    this.#tellOne(visitor, await this.#look());
    await this.#talking.take(async () => {
      const said = await this.#parts.talk.recent(LOBBY, MOST.said);
      this.#greeted.add(visitor);
      this.#send(visitor, { t: 'said', said: said.filter(({ who }) => this.#hears(visitor, who)) });
    });
    const { guest } = visitor;
    if (guest !== null)
      for (const asked of this.#invitations.of(guest)) await this.#tellInvitation([visitor], asked);
    this.#tellSoon();
  }
  #hears({ guest }: Visitor, who: number): boolean {
    return this.#parts.mutes.hears(guest, who);
  }
  leave(visitor: Visitor): void {
    if (!this.#visitors.delete(visitor)) return;
    if (visitor.guest !== null && this.#of(visitor.guest).length === 0) this.#invitations.left(visitor.guest);
    this.#tellSoon();
  }
  /** All connections of a guest. */
  #of(guest: number): Visitor[] {
    return [...this.#visitors].filter((one) => one.guest === guest);
  }

  /** Something happened at a table: it waits or no longer does, or somebody is asked there. */
  onTurn({ id, status, asked, seats, terms }: TableRow): void {
    if (terms.isPublic && (status === 'waiting' || this.#waiting?.some((row) => row.id === id) !== false)) {
      this.#waiting = null;
      this.#looking = null;
      this.#tellSoon();
    }
    if (status === 'waiting') return;
    for (const visitor of this.#visitors) {
      const mine = seats.find(({ guest }) => guest !== null && guest === visitor.guest);
      if (mine !== undefined) this.#send(visitor, { t: 'turn', table: id, yours: mine.seat === asked });
    }
  }

  async say(visitor: Visitor, words: Words): Promise<void> {
    const { guest, name, network } = visitor;
    if (guest === null) throw refuse('nameless');
    if (!this.#parts.doors.talk(network, guest)) throw refuse('talkative');
    const text = wordsOf(words);
    await this.#talking.take(async () => {
      const said = await this.#parts.talk.add({ place: LOBBY, among: 'lobby', seat: 0, guest, name, text });
      for (const one of this.#visitors)
        if (this.#greeted.has(one) && this.#hears(one, guest)) this.#send(one, { t: 'said', said: [said] });
    });
  }
  unsay(id: number): void {
    for (const visitor of this.#visitors) this.#send(visitor, { t: 'unsaid', ids: [id] });
  }
  async mute(visitor: Visitor, who: number, on: boolean): Promise<void> {
    await this.#parts.mutes.set(visitor.guest, who, on);
    const seen = await this.#look();
    for (const one of this.#visitors) if (one.guest === visitor.guest) this.#tellOne(one, seen);
  }
  /** Somebody who is here is asked to a table at which the asker sits and a seat is open. */
  async invite({ guest, name }: Visitor, who: number, table: string): Promise<void> {
    if (guest === null) throw refuse('nameless');
    const asked = { guest, name, table };
    if ((await this.#seatFor(asked)) === null)
      throw new Refusal('invite', 'You can invite to a table that you opened and that has an open seat.');
    const invited = this.#of(who);
    if ((invited.length === 0 && !this.#invitations.isComingBack(who)) || who === guest)
      throw new Refusal('invite', 'That person is not here any more. Send the link instead.');
    if (!this.#invitations.allows(guest))
      throw new Refusal('invite', 'You have invited many people at once. Wait a minute.');
    this.#invitations.keep(who, asked);
    await this.#tellInvitation(invited, asked);
  }
  /** The open seat to which one may ask others, if there is one. */
  async #seatFor({ guest, table }: Asked): Promise<Pick<Of<'invited'>, 'game' | 'invitation'> | null> {
    const row = await this.#parts.tables.table(table);
    const invitation = row?.seats.find((seat) => seat.invitation !== null)?.invitation;
    if (row?.seats[0].guest !== guest || row.status !== 'waiting' || !invitation) return null;
    return { game: row.game, invitation };
  }
  /** Whoever muted the asker is not disturbed; the asker does not learn of it. What no longer holds is not told. */
  async #tellInvitation(to: readonly Visitor[], asked: Asked): Promise<void> {
    const seat = await this.#seatFor(asked);
    if (seat === null) return;
    const { guest: who, name: from } = asked;
    for (const one of to) if (this.#hears(one, who)) this.#send(one, { t: 'invited', from, who, ...seat });
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
  /** The tables that wait; looked up once for all, until something changes there. */
  async #waitingNow(): Promise<readonly TableRow[]> {
    if (this.#waiting !== null) return this.#waiting;
    const looking = this.#looking ?? this.#parts.tables.waitingPublic(MOST.tables);
    this.#looking = looking;
    try {
      const found = (await looking).filter(hasRoom);
      // What changed while it was looked up is looked up again: everyone is told soon.
      if (this.#looking === looking) this.#waiting = found;
      return found;
    } finally {
      if (this.#looking === looking) this.#looking = null;
    }
  }
  /** What is the same for everyone. */
  async #look(): Promise<Seen> {
    const all = await this.#waitingNow();
    const { guests, strangers } = this.#parts.doors.connections.people;
    // Nobody sits down opposite one who is gone, unless they have days for each choice.
    const tables = all.filter(({ seats, terms }) => guests.has(seats[0].guest ?? 0) || isSlow(terms.clock));
    const waiting = new Set(tables.flatMap(({ seats }) => seats.map(({ guest }) => guest)));
    return { here: guests.size + strangers, tables, people: this.#people(waiting) };
  }
  #tellOne(visitor: Visitor, { here, tables, people }: Seen): void {
    const { guest } = visitor;
    const muted = this.#parts.mutes.of(guest);
    const deaf = new Set(muted.map(({ who }) => who));
    this.#send(visitor, {
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
    const people = new Map<number, Person>();
    for (const { guest, name } of this.#visitors)
      if (guest !== null) people.set(guest, { who: guest, name, waiting: waiting.has(guest) });
    return [...people.values()]
      .sort((a, b) => Number(b.waiting) - Number(a.waiting) || a.name.localeCompare(b.name))
      .slice(0, MOST.people);
  }
  #send(visitor: Visitor, message: FromLobby): void {
    visitor.send(JSON.stringify(message));
  }
}

function waitingTable(row: TableRow, viewer: number | null): WaitingTable {
  const { id, game, seats, length, options, terms, created } = row;
  const sits = seats.some(({ guest }) => guest !== null && guest === viewer);
  return {
    table: id,
    game,
    players: seats
      .filter(({ kind }) => kind !== 'open')
      .map(({ guest, name, deck, kind }) => ({
        who: guest ?? 0,
        name,
        deck: deckCalled(deck),
        bot: kind === 'bot',
      })),
    seats: seats.length,
    open: seats.filter(({ kind }) => kind === 'open').length,
    length,
    options: [...options],
    terms,
    invitation: sits ? null : (seats.find(({ invitation }) => invitation !== null)?.invitation ?? null),
    since: created,
  };
}
