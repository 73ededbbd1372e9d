/** Who sits at a table, as everyone may know it. */
import { type ClockNow, sensibleStops, type TableInfo } from '@westmarch/protocol';
import type { Engines } from '../engine/engines.ts';
import { deckCalled } from '../library/played-decks.ts';
import type { SeatRow, TableRow } from '../store/table-rows.ts';

/** Someone who is connected to a table. */
export interface Watcher {
  /** His seat; 0 for a spectator. */
  readonly seat: number;
  /** His public number and his name; null for a stranger. */
  readonly guest: number | null;
  readonly name: string;
  /** The address by which his browser reached us, such as http://localhost:4300. */
  readonly origin: string;
  send(text: string): void;
  /** Ends his connection. */
  drop(why: string): void;
}

export const persons = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.filter(({ kind }) => kind === 'person');

/**
 * Where the making of the seed stands: everyone promises a value before anyone reveals one, so that none can be chosen
 * to suit the others. `begun`: nothing is missing.
 */
export function stageOf(seats: readonly SeatRow[]): TableInfo['fair']['stage'] {
  if (seats.some(({ promise }) => promise === null)) return 'promising';
  return seats.some(({ chance }) => chance === null) ? 'revealing' : 'begun';
}

/** Where a guest sits; 0 where he does not. */
export const seatOf = ({ seats }: Pick<TableRow, 'seats'>, guest: number | null): number =>
  guest === null ? 0 : (seats.find((seat) => seat.guest === guest)?.seat ?? 0);

/** How many look through a seat; 0 for spectators. */
export interface Presence {
  looking(seat: number): number;
}
/** A table as it stands: what is kept of it, and what can be done about it now. */
export interface Standing {
  readonly row: TableRow;
  /** Whether a player may close the game without a result. */
  readonly mayClose: (seat: number) => boolean;
  /** How the clock stands for a viewer, and whom he has muted. */
  readonly clock: (seat: number) => ClockNow | null;
  readonly muted: (watcher: Watcher) => number[];
  /** The engine of an earlier version that it goes on with, and since when that lies there. */
  readonly began: { readonly engine: string; readonly since: string } | null;
}

/** The earlier engine that a game goes on with. */
export const earlierEngine = ({ engine }: TableRow, engines: Engines): Standing['began'] =>
  engines.isEarlier(engine) ? { engine, since: engines.shelf?.since(engine) ?? '' } : null;

export function infoFor(
  { row, mayClose, began, clock, muted }: Standing,
  watcher: Watcher,
  presence: Presence,
): TableInfo {
  const mine = row.seats.find(({ seat }) => seat === watcher.seat);
  // The one who opened the table sits on its first seat.
  const open = watcher.seat === 1 ? row.seats.find(({ invitation }) => invitation !== null) : undefined;
  return {
    table: row.id,
    game: row.game,
    you: watcher.seat,
    players: row.seats.map(({ seat, name, kind, deck, guest }) => ({
      seat,
      name,
      kind,
      deck: deckCalled(deck),
      who: guest ?? 0,
      present: kind === 'bot' || presence.looking(seat) > 0,
    })),
    watching: presence.looking(0),
    status: row.status,
    length: row.length,
    options: [...row.options],
    terms: row.terms,
    clock: clock(watcher.seat),
    // Those who watch share one word about the table: whom each has muted is not told in it.
    muted: watcher.seat === 0 ? [] : muted(watcher),
    began:
      began === null
        ? null
        : {
            engine: began.engine,
            text: `This game goes on with the rules and cards it began with, of ${began.since}.`,
          },
    closed: row.closed,
    mayClose: watcher.seat !== 0 && mayClose(watcher.seat),
    commitment: row.commitment,
    opened:
      row.status === 'over' && row.seed !== null
        ? { secret: row.secret, values: row.seats.map(({ chance }) => chance ?? ''), seed: row.seed }
        : null,
    fair: {
      stage: row.status === 'waiting' ? stageOf(row.seats) : 'begun',
      promises: row.seats.map(({ promise }) => promise),
    },
    invitation: open === undefined ? null : `${watcher.origin}/join/${open.invitation}`,
    rematch: {
      table: row.next,
      wantedBy: row.seats
        .filter(({ rematch, kind }) => rematch || (kind === 'bot' && row.status === 'over'))
        .map(({ seat }) => seat),
      swap: row.seats.some(({ rematch, wish }) => rematch && wish.swap),
    },
    stops: mine?.stops ?? sensibleStops[row.game],
  };
}
