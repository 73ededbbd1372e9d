/** Tables as they are kept: what a table and a seat hold, and reading them from rows. */
import { GameName, PLAIN_TERMS, Stops, sensibleStops, type Terms } from '@westmarch/protocol';
import type { Selectable } from 'kysely';
import type { Ending } from '../engine/requests.ts';
import type { ClockState } from '../tables/time/clock.ts';
import type { Schema } from './schema.ts';

export type Status = 'waiting' | 'playing' | 'over' | 'closed';

export interface SeatRow {
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly guest: number | null;
  readonly bot: string | null;
  readonly name: string;
  readonly deck: string;
  readonly invitation: string | null;
  /** The promise of his value for the seed, and the value itself: null until they came, "" where there is none. */
  readonly promise: string | null;
  readonly chance: string | null;
  readonly stops: Stops;
  readonly rematch: boolean;
  /** What he wants of the rematch. */
  readonly wish: Wish;
}
/** For another game: another deck than before; or that everyone takes the deck of the next. */
export interface Wish {
  readonly deck: string | null;
  readonly swap: boolean;
}
const NO_WISH: Wish = { deck: null, swap: false };

export interface TableRow {
  readonly id: string;
  readonly game: GameName;
  readonly length: number | null;
  /** Optional rules that are in force, by their names. */
  readonly options: readonly string[];
  readonly terms: Terms;
  /** How the clock stood when it was last kept; null before the game, and where there is none. */
  readonly clock: ClockState | null;
  readonly status: Status;
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly version: string | null;
  /** The engine it began with, by its hash; null for one that is not kept. */
  readonly engine: string | null;
  readonly v: number;
  readonly asked: number;
  readonly turn: number;
  readonly ending: Ending | null;
  readonly next: string | null;
  /** Why it was closed without a result. */
  readonly closed: string | null;
  /** How often it changed hands between servers. */
  readonly epoch: number;
  /** The undo that waits for consent. */
  readonly undo: { readonly by: number; readonly agreed: readonly number[] };
  readonly created: string;
  readonly updated: string;
  readonly seats: readonly SeatRow[];
}

const STATUSES: readonly Status[] = ['waiting', 'playing', 'over', 'closed'];
const KINDS = ['person', 'bot', 'open'] as const;

/** What is read here was written here: an ending is an ending. */
const written = <T>(kept: string | null): T | null => (kept === null ? null : JSON.parse(kept));

/** What was kept by an earlier version is not what is meant now. */
function stopsFrom(kept: string | null, game: GameName): Stops {
  const read = kept === null ? null : Stops.safeParse(JSON.parse(kept));
  return read?.success === true ? read.data : sensibleStops[game];
}

function seatFrom(row: Selectable<Schema['seat']>, game: GameName): SeatRow {
  const { seat, kind, guest, bot, name, deck, invitation, promise, chance } = row;
  return {
    seat,
    kind: KINDS.find((one) => one === kind) ?? 'open',
    guest,
    bot,
    name,
    deck,
    invitation,
    promise,
    chance,
    stops: stopsFrom(row.stops, game),
    rematch: row.rematch === 1,
    wish: written<Wish>(row.wish) ?? NO_WISH,
  };
}

/** Tables with their seats, in the order of the tables. */
export function tablesFrom(
  tables: readonly Selectable<Schema['game_table']>[],
  seats: readonly Selectable<Schema['seat']>[],
): TableRow[] {
  const seatsOf = Map.groupBy(seats, ({ table_id }) => table_id);
  return tables.map((row) => {
    const game = GameName.parse(row.game);
    const {
      id,
      length,
      secret,
      commitment,
      seed,
      version,
      engine,
      v,
      asked,
      turn,
      closed,
      created,
      updated,
    } = row;
    return {
      id,
      game,
      length,
      options: row.options.split(' ').filter((name) => name !== ''),
      terms: written<Terms>(row.terms) ?? PLAIN_TERMS,
      clock: written<ClockState>(row.clock),
      status: STATUSES.find((status) => status === row.status) ?? 'waiting',
      secret,
      commitment,
      seed,
      version,
      engine,
      v,
      asked,
      turn,
      ending: written<Ending>(row.ending),
      next: row.next_table,
      closed,
      epoch: row.epoch,
      undo: { by: row.undo_by, agreed: numbersIn(row.undo_agreed) },
      created,
      updated,
      seats: (seatsOf.get(id) ?? []).map((seat) => seatFrom(seat, game)),
    };
  });
}

/** "1 3": numbers as they are kept in one cell. */
export const numbersIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);
