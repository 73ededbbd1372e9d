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
import { Refusal, refuse } from '../tables/refusal.ts';
import { muteFor, wordsOf } from '../tables/talk.ts';
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
  readonly doors: Doors;
}

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #visitors = new Set<Visitor>();
  readonly #invitations = new Invitations();
  #word: NodeJS.Timeout | undefined;
  /** When the next word is told. */
  #due = Infinity;
  /** What waits for players; null: to be looked up again. */
  #waiting: readonly TableRow[] | null = null;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    parts.doors.connections.onChange = () => this.#tellSoon(UNHURRIED);
  }
  close(): void {
    clearTimeout(this.#word);
  }

  enter(visitor: Visitor): void {
    this.#visitors.add(visitor);
    this.#tellOne(visitor);
    const deaf = new Set(this.#muted(visitor).map(({ who }) => who));
    const said = this.#parts.talk.recent(LOBBY, MOST.said).filter(({ who }) => !deaf.has(who));
    this.#send(visitor, { t: 'said', said });
    const { guest } = visitor;
    if (guest !== null)
      for (const asked of this.#invitations.of(guest)) this.#tellInvitation([visitor], guest, asked);
    this.#tellSoon();
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
    const said = await this.#parts.talk.add({ place: LOBBY, among: 'lobby', seat: 0, guest, name, text });
    const deaf = this.#parts.talk.mutedBy(guest);
    for (const one of this.#visitors)
      if (one.guest === null || !deaf.has(one.guest)) this.#send(one, { t: 'said', said: [said] });
  }
  unsay(id: number): void {
    for (const visitor of this.#visitors) this.#send(visitor, { t: 'unsaid', ids: [id] });
  }
  async mute(visitor: Visitor, who: number, on: boolean): Promise<void> {
    await muteFor(this.#parts.talk, visitor.guest, who, on);
    for (const one of this.#visitors) if (one.guest === visitor.guest) this.#tellOne(one);
  }
  /** Somebody who is here is asked to a table at which the asker sits and a seat is open. */
  invite({ guest, name }: Visitor, who: number, table: string): void {
    if (guest === null) throw refuse('nameless');
    const asked = { guest, name, table };
    if (this.#seatFor(asked) === null)
      throw new Refusal('invite', 'You can invite to a table that you opened and that has an open seat.');
    const invited = this.#of(who);
    if ((invited.length === 0 && !this.#invitations.isComingBack(who)) || who === guest)
      throw new Refusal('invite', 'That person is not here any more. Send the link instead.');
    if (!this.#invitations.allows(guest))
      throw new Refusal('invite', 'You have invited many people at once. Wait a minute.');
    this.#invitations.keep(who, asked);
    this.#tellInvitation(invited, who, asked);
  }
  /** The open seat to which one may ask others, if there is one. */
  #seatFor({ guest, table }: Asked): Pick<Of<'invited'>, 'game' | 'invitation'> | null {
    const row = this.#parts.tables.table(table);
    const invitation = row?.seats.find((seat) => seat.invitation !== null)?.invitation;
    if (row?.seats[0].guest !== guest || row.status !== 'waiting' || !invitation) return null;
    return { game: row.game, invitation };
  }
  /** Whoever muted the asker is not disturbed; the asker does not learn of it. What no longer holds is not told. */
  #tellInvitation(to: readonly Visitor[], who: number, asked: Asked): void {
    const seat = this.#seatFor(asked);
    if (seat === null || this.#parts.talk.mutedBy(asked.guest).has(who)) return;
    for (const one of to) this.#send(one, { t: 'invited', from: asked.name, who: asked.guest, ...seat });
  }

  #tellSoon(within: number = GATHER): void {
    const due = performance.now() + within;
    if (this.#visitors.size === 0 || due >= this.#due) return;
    clearTimeout(this.#word);
    this.#due = due;
    this.#word = setTimeout(() => {
      this.#due = Infinity;
      const seen = this.#look();
      for (const visitor of this.#visitors) this.#tellOne(visitor, seen);
    }, within);
    this.#word.unref();
  }
  /** What is the same for everyone: looked up once for all. */
  #look(): Seen {
    this.#waiting ??= this.#parts.tables.waitingPublic(MOST.tables).filter(hasRoom);
    const { guests, strangers } = this.#parts.doors.connections.people;
    // Nobody sits down opposite one who is gone, unless they have days for each choice.
    const tables = this.#waiting.filter(
      ({ seats, terms }) => guests.has(seats[0].guest ?? 0) || isSlow(terms.clock),
    );
    const waiting = new Set(tables.flatMap(({ seats }) => seats.map(({ guest }) => guest)));
    return { here: guests.size + strangers, tables, people: this.#people(waiting) };
  }
  #tellOne(visitor: Visitor, { here, tables, people } = this.#look()): void {
    const { guest } = visitor;
    const muted = this.#muted(visitor);
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
  #muted({ guest }: Visitor): { who: number; name: string }[] {
    return guest === null ? [] : this.#parts.talk.muted(guest);
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
