/**
 * All tables: those that are in use stand here, the others lie in storage until somebody comes.
 *
 * Owns   opening tables, taking seats, and rematches. Not which of them are kept here (servers/live-tables.ts).
 */
import {
  type GameInfo,
  type GameName,
  type MyTable,
  type OpenTable,
  PLAIN_TERMS,
  sensibleStops,
} from '@westmarch/protocol';
import type { Fault } from '../engine/requests.ts';
import { commitmentTo } from '../fair.ts';
import { newInvitation, newTableId } from '../ids.ts';
import type { ServerLimits } from '../limits/limits.ts';
import type { FarTable } from '../servers/far.ts';
import { type Keeping, Shared } from '../servers/keeping.ts';
import { LiveTables } from '../servers/live-tables.ts';
import type { Guest } from '../store/guests.ts';
import type { SeatRow, TableRow } from '../store/table-rows.ts';
import type { NewTable } from '../store/table-store.ts';
import { Refusal } from './refusal.ts';
import { seatOf } from './seating.ts';
import type { Table } from './table.ts';
import type { TableParts } from './table-parts.ts';

type NewSeat = NewTable['seats'][number];

export interface TablesOptions
  extends Pick<TableParts, 'counsel' | 'engines' | 'log' | 'onEvent' | 'pace' | 'store' | 'talk' | 'ticker'> {
  readonly games: readonly GameInfo[];
  readonly limits: Pick<ServerLimits, 'tables' | 'tablesEach' | 'watchers'>;
  readonly secret: () => string;
  readonly keeping: Keeping;
}

export class Tables {
  readonly #options: TablesOptions;
  readonly #live: LiveTables;

  /** Whoever wants to know of tables that wait, and whose turn it is: the lobby. */
  onTurn: (row: TableRow) => void = () => {};

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#live = new LiveTables(
      {
        ...options,
        watchers: options.limits.watchers,
        rematch: (row) => this.#rematch(row),
        onTurn: (row) => this.onTurn(row),
      },
      options.keeping,
    );
  }

  get live(): LiveTables {
    return this.#live;
  }
  /** The table itself, or where it is kept; null where there is none. */
  find(id: string): Promise<Table | FarTable | null> {
    return this.#live.find(id);
  }

  /** Bots whose turn it was when the server ended go on. */
  async resumeBots(): Promise<void> {
    if (this.#options.keeping instanceof Shared) return; // whoever takes a table that was left goes on with it
    for (const id of await this.#options.store.waitingForBots()) await this.#live.resume(id);
  }

  async open(
    guest: Guest,
    { game, deck, others, length, options = [], terms = PLAIN_TERMS }: OpenTable,
  ): Promise<string> {
    await this.#mayOpen(guest);
    const info = this.#options.games.find((one) => one.game === game);
    if (info === undefined) throw new Refusal('game', 'That game cannot be played here yet.');
    const { least, most } = info.seats;
    const count = others.length + 1;
    if (count < least || count > most)
      throw new Refusal(
        'others',
        `${info.title} seats ${least === most ? least : `${least} to ${most}`} players, not ${count}.`,
      );
    const seats = told([
      person(1, guest, deck, game),
      ...others.map((other, i) =>
        other.kind === 'bot' ? botOn(i + 2, other.bot, other.deck, info) : openSeat(i + 2, game),
      ),
    ]);
    const fault = await this.#fault(
      { game, length: length ?? null, options },
      seats.map((seat) => seat.deck),
    );
    if (fault !== null) throw new Refusal(fault.field, fault.fault);
    return this.#add({ game, length: length ?? null, options, terms }, seats);
  }
  /** What is wrong with decks by seat; one that is open yet has none, and is taken for any that fits the others. */
  async #fault(
    { game, length, options }: Pick<TableRow, 'game' | 'length' | 'options'>,
    given: readonly string[],
  ): Promise<Fault | null> {
    const all = this.#options.games.find((one) => one.game === game)?.decks ?? [];
    const free = all.flatMap(({ key, needs }) => (needs === undefined && !given.includes(key) ? [key] : []));
    let first: Fault | null = null;
    for (let turn = 0; turn === 0 || (given.includes('') && turn < free.length); turn++) {
      const decks = given.map((deck, seat) => deck || (free[(turn + seat) % free.length] ?? ''));
      const fault = await this.#options.engines.ask(game, { op: 'check', game, decks, length, options });
      if (fault === null) return null;
      first ??= fault;
    }
    return first;
  }
  async #mayOpen(guest: Guest): Promise<void> {
    const { tablesEach, tables } = this.#options.limits;
    if ((await this.#options.store.goingOf(guest.id)) >= tablesEach)
      throw new Refusal(
        'tables',
        `You sit at ${tablesEach} games that are not over. End or close one of them first.`,
      );
    if ((await this.#options.store.going()) >= tables)
      throw new Refusal('full', 'All tables here are taken. Try again when some games are over.');
  }
  async #add(
    chosen: Pick<TableRow, 'game' | 'length' | 'options' | 'terms'>,
    seats: readonly NewSeat[],
    after?: string,
  ): Promise<string> {
    const secret = this.#options.secret();
    const table: NewTable = {
      id: newTableId(),
      ...chosen,
      secret,
      commitment: commitmentTo(secret),
      seats,
    };
    await (after === undefined
      ? this.#options.store.add(table)
      : this.#options.store.addRematch(table, after));
    // Everybody may be seated already: then the wait for their values begins.
    const opened = await this.#live.here(table.id);
    await opened?.resume();
    if (opened !== null) this.onTurn(opened.row);
    return table.id;
  }
  /** The same players, everyone one seat further: with his deck, the one he wants, or all with the deck of the next. */
  async #rematch({ id, game, length, options, terms, seats }: TableRow): Promise<string> {
    const swap = seats.some(({ rematch, wish }) => rematch && wish.swap);
    const decks = seats.map(({ deck, wish }, i) =>
      swap ? seats[(i + 1) % seats.length].deck : (wish.deck ?? deck),
    );
    const moved = [...seats.keys()].map((i) => {
      const from = (i + 1) % seats.length;
      const { kind, guest, bot, name, stops } = seats[from];
      return { seat: i + 1, kind, guest, bot, name, deck: decks[from], stops, invitation: null };
    });
    const fault = await this.#fault(
      { game, length, options },
      moved.map(({ deck }) => deck),
    );
    if (fault !== null) throw new Refusal('deck', fault.fault);
    return this.#add({ game, length, options, terms: { ...terms, isPublic: false } }, moved, id);
  }

  async invitedTo(invitation: string): Promise<Table | FarTable | null> {
    const id = await this.#options.store.tableOf(invitation);
    return id === null ? null : this.find(id);
  }
  async join(guest: Guest, invitation: string, deck: string): Promise<string> {
    const table = await this.invitedTo(invitation);
    if (table === null)
      throw new Refusal('invitation', 'This invitation was taken already, or it never was one.');
    const { id, game, length, options, seats } = table.row;
    if (seatOf(table.row, guest.id) !== 0) throw new Refusal('invitation', 'You sit at this table already.');
    const decks = seats.map((seat) => (seat.invitation === invitation ? deck : seat.deck));
    const fault = await this.#fault({ game, length, options }, decks);
    if (fault !== null) throw new Refusal('deck', fault.fault);
    const seat = seats.find((one) => one.invitation === invitation);
    if (seat === undefined) throw new Refusal('invitation', 'This invitation was taken already.');
    await this.#live.ask(id, 'sit', [seat.seat, guest.id, guest.name, deck]);
    return id;
  }

  /** The tables at which a guest sits. */
  async of(guest: Guest): Promise<MyTable[]> {
    return (await this.#options.store.of(guest.id)).map((row) => {
      const mine = row.seats.find((seat) => seat.guest === guest.id)?.seat ?? 0;
      return {
        table: row.id,
        game: row.game,
        opponents: row.seats.filter(({ seat }) => seat !== mine).map(({ name }) => name),
        status: row.status,
        yourTurn: row.status === 'playing' && row.asked === mine,
        turn: row.turn,
        last: row.updated,
        result: row.ending?.texts[mine] ?? '',
      };
    });
  }

  close(): Promise<void> {
    return this.#live.close();
  }
}

const person = (seat: number, { id, name }: Guest, deck: string, game: GameName): NewSeat => ({
  ...openSeat(seat, game),
  kind: 'person',
  guest: id,
  name,
  deck,
  invitation: null,
});
function botOn(seat: number, key: string, deck: string, { bots, game, title }: GameInfo): NewSeat {
  const bot = bots.find((one) => one.key === key);
  if (bot === undefined) {
    const known = bots.map((one) => one.key).join(', ');
    throw new Refusal('others', `There is no bot "${key}" for ${title}. There are: ${known}.`);
  }
  return { ...openSeat(seat, game), kind: 'bot', bot: key, name: bot.name, deck, invitation: null };
}
const AGAIN = ['', ' II', ' III', ' IV'] as const;
/** Bots of one name are told apart. */
const told = (seats: readonly NewSeat[]): NewSeat[] =>
  seats.map((seat, i) => {
    const before = seats.slice(0, i).filter(({ kind, bot }) => kind === 'bot' && bot === seat.bot).length;
    return seat.kind === 'bot' ? Object.assign(seat, { name: `${seat.name}${AGAIN[before] ?? ''}` }) : seat;
  });
const openSeat = (
  seat: number,
  game: GameName,
): Omit<SeatRow, 'chance' | 'promise' | 'rematch' | 'wish'> => ({
  seat,
  kind: 'open',
  guest: null,
  bot: null,
  name: '',
  deck: '',
  invitation: newInvitation(),
  stops: sensibleStops[game],
});
