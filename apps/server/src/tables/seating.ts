/** Who sits at a table, as everyone may know it. */
import type { TableInfo } from '@westmarch/protocol';
import { DEFAULT_STOPS, type SeatRow, type TableRow } from '../store/table-rows.ts';

/** Someone who is connected to a table. */
export interface Watcher {
  /** His seat; 0 for a spectator. */
  readonly seat: number;
  /** The address by which his browser reached us, such as http://localhost:4300. */
  readonly origin: string;
  send(text: string): void;
}

export const persons = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.filter(({ kind }) => kind === 'person');

export function infoFor(row: TableRow, watcher: Watcher, watchers: Iterable<Watcher>): TableInfo {
  const here = [...watchers];
  const mine = row.seats.find(({ seat }) => seat === watcher.seat);
  // The one who opened the table sits on its first seat.
  const open = watcher.seat === 1 ? row.seats.find(({ invitation }) => invitation !== null) : undefined;
  return {
    table: row.id,
    game: row.game,
    you: watcher.seat,
    players: row.seats.map(({ seat, name, kind, deck }) => ({
      seat,
      name,
      kind,
      deck,
      present: kind === 'bot' || here.some((other) => other.seat === seat),
    })),
    watching: here.filter(({ seat }) => seat === 0).length,
    status: row.status,
    commitment: row.commitment,
    opened:
      row.status === 'over' && row.seed !== null
        ? { secret: row.secret, values: row.seats.map(({ chance }) => chance ?? ''), seed: row.seed }
        : null,
    invitation: open === undefined ? null : `${watcher.origin}/join/${open.invitation}`,
    rematch: {
      table: row.next,
      wantedBy: row.seats
        .filter(({ rematch, kind }) => rematch || (kind === 'bot' && row.status === 'over'))
        .map(({ seat }) => seat),
    },
    stops: mine?.stops ?? DEFAULT_STOPS,
  };
}
