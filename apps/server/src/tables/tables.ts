/**
 * All tables: those that are in use stand here, the others lie in storage until somebody comes.
 *
 * Owns   opening tables, taking seats, rematches, and putting tables away that nobody looks at.
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
import type { Guest } from '../store/guests.ts';
import type { SeatRow, TableRow } from '../store/table-rows.ts';
import type { NewTable } from '../store/table-store.ts';
import { Refusal } from './refusal.ts';
import { Table } from './table.ts';
import type { TableParts } from './table-parts.ts';

type NewSeat = NewTable['seats'][number];

/** A table that nobody looks at is put away after this long. */
const IDLE = 5 * 60_000;

export interface TablesOptions
  extends Pick<TableParts, 'engines' | 'log' | 'onEvent' | 'pace' | 'store' | 'talk' | 'ticker'> {
  readonly games: readonly GameInfo[];
  readonly limits: Pick<ServerLimits, 'tables' | 'tablesEach' | 'watchers'>;
  readonly secret: () => string;
}

export class Tables {
  readonly #parts: TableParts;
  readonly #options: TablesOptions;
  readonly #live = new Map<string, Table>();
  /** Those that are on their way from storage, and on their way back. */
  readonly #opening = new Map<string, Promise<Table | null>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #sweep: NodeJS.Timeout;
  /** When each empty table was first seen empty, by a clock that never jumps. */
  readonly #emptySince = new Map<string, number>();

  /** Whoever wants to know of tables that wait, and whose turn it is: the lobby. */
  onTurn: (row: TableRow) => void = () => {};

  constructor(options: TablesOptions) {
    const { engines, limits } = options;
    this.#options = options;
    const { watchers } = limits;
    this.#parts = {
      ...options,
      watchers,
      rematch: (row) => this.#rematch(row),
      onTurn: (row) => this.onTurn(row),
    };
    engines.onLoss = (lost) => {
      for (const [id, table] of this.#live) if (lost(id)) table.lost();
    };
    this.#sweep = setInterval(() => void this.#putAway(performance.now()), IDLE / 5);
    this.#sweep.unref();
  }

  /** The table itself; null where there is none. However many ask at once, it is opened once. */
  async find(id: string): Promise<Table | null> {
    this.#emptySince.delete(id);
    const live = this.#live.get(id);
    if (live !== undefined) return live;
    const opening = this.#opening.get(id) ?? this.#fetch(id);
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      if (this.#opening.get(id) === opening) this.#opening.delete(id);
    }
  }
  async #fetch(id: string): Promise<Table | null> {
    // What is being put away has a last word to write.
    await this.#leaving.get(id);
    const row = await this.#parts.store.table(id);
    if (row === null) return null;
    const table = new Table(row, this.#parts);
    this.#live.set(id, table);
    return table;
  }

  /** How many tables are in memory. */
  get live(): number {
    return this.#live.size;
  }
  /** Puts a table away at once: what is kept of it was changed, or is about to go. */
  async forget(id: string): Promise<void> {
    await this.#opening.get(id)?.catch(() => {});
    await this.#leave(id, (table) => table.leaveAll());
  }
  /** Whoever asks for it from now on waits until it has left. */
  async #leave(id: string, end: (table: Table) => Promise<void>): Promise<void> {
    const table = this.#live.get(id);
    if (table === undefined) return this.#leaving.get(id);
    this.#live.delete(id);
    this.#emptySince.delete(id);
    const leaving = end(table)
      .catch((error: unknown) => this.#parts.log(error, id))
      .finally(() => this.#leaving.delete(id));
    this.#leaving.set(id, leaving);
    return leaving;
  }

  /** Bots whose turn it was when the server ended go on. */
  async resumeBots(): Promise<void> {
    for (const id of await this.#parts.store.waitingForBots())
      try {
        await (await this.find(id))?.resume();
      } catch (error) {
        this.#parts.log(error, id);
      }
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
      const fault = await this.#parts.engines.ask(game, { op: 'check', game, decks, length, options });
      if (fault === null) return null;
      first ??= fault;
    }
    return first;
  }
  async #mayOpen(guest: Guest): Promise<void> {
    const { tablesEach, tables } = this.#options.limits;
    if ((await this.#parts.store.goingOf(guest.id)) >= tablesEach)
      throw new Refusal(
        'tables',
        `You sit at ${tablesEach} games that are not over. End or close one of them first.`,
      );
    if ((await this.#parts.store.going()) >= tables)
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
    await (after === undefined ? this.#parts.store.add(table) : this.#parts.store.addRematch(table, after));
    // Everybody may be seated already: then the wait for their values begins.
    const opened = await this.find(table.id);
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

  async invitedTo(invitation: string): Promise<Table | null> {
    const id = await this.#parts.store.tableOf(invitation);
    return id === null ? null : this.find(id);
  }
  async join(guest: Guest, invitation: string, deck: string): Promise<string> {
    const table = await this.invitedTo(invitation);
    if (table === null)
      throw new Refusal('invitation', 'This invitation was taken already, or it never was one.');
    const { id, game, length, options, seats } = table.row;
    if (table.seatOf(guest.id) !== 0) throw new Refusal('invitation', 'You sit at this table already.');
    const decks = seats.map((seat) => (seat.invitation === invitation ? deck : seat.deck));
    const fault = await this.#fault({ game, length, options }, decks);
    if (fault !== null) throw new Refusal('deck', fault.fault);
    const seat = seats.find((one) => one.invitation === invitation);
    if (seat === undefined) throw new Refusal('invitation', 'This invitation was taken already.');
    await table.sit(seat.seat, guest.id, guest.name, deck);
    return id;
  }

  /** The tables at which a guest sits. */
  async of(guest: Guest): Promise<MyTable[]> {
    return (await this.#parts.store.of(guest.id)).map((row) => {
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

  /** Puts away what nobody has looked at for long, unless a bot is about to move there. */
  async #putAway(time: number): Promise<void> {
    for (const [id, table] of this.#live) {
      if (!table.isEmpty || table.isBusy) this.#emptySince.delete(id);
      else {
        const since = this.#emptySince.get(id) ?? time;
        this.#emptySince.set(id, since);
        if (time - since >= IDLE) await this.#leave(id, (left) => left.close());
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    await Promise.allSettled(this.#opening.values());
    await Promise.all([...this.#live.keys()].map((id) => this.#leave(id, (table) => table.close())));
    await Promise.all(this.#leaving.values());
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
