/** The tables that wait for whoever comes: looked up once for all, until something changes there. */
import type { ClockTerms, WaitingTable } from '@westmarch/protocol';
import { deckCalled } from '../library/played-decks.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { TableStore } from '../store/table-store.ts';

/** How many are told. */
const MOST = 60;
const DAY = 86_400;

const hasRoom = ({ seats }: TableRow): boolean => seats.some(({ kind }) => kind === 'open');
const isSlow = (clock: ClockTerms): boolean => clock.kind === 'move' && clock.seconds >= DAY;

export class Waiting {
  readonly #store: Pick<TableStore, 'waitingPublic'>;
  /** null: to be looked up again. */
  #found: readonly TableRow[] | null = null;
  /** The last time that it was looked up. */
  #looking: Promise<readonly TableRow[]> | null = null;

  constructor(store: Pick<TableStore, 'waitingPublic'>) {
    this.#store = store;
  }

  changed(): void {
    this.#found = null;
    this.#looking = null;
  }
  /** Nobody sits down opposite one who is gone, unless they have days for each choice. */
  async now(guests: ReadonlySet<number>): Promise<TableRow[]> {
    const all = await this.#look();
    return all.filter(({ seats, terms }) => guests.has(seats[0].guest ?? 0) || isSlow(terms.clock));
  }
  async #look(): Promise<readonly TableRow[]> {
    if (this.#found !== null) return this.#found;
    const looking = this.#looking ?? this.#store.waitingPublic(MOST);
    this.#looking = looking;
    try {
      const found = (await looking).filter(hasRoom);
      // What changed while it was looked up is looked up again: everyone is told soon.
      if (this.#looking === looking) this.#found = found;
      return found;
    } finally {
      if (this.#looking === looking) this.#looking = null;
    }
  }
}

/** Whether what happened at a table changes which of them wait: it does, it has just begun, or was closed. */
export const isAboutWaiting = ({ status, v, terms }: TableRow): boolean =>
  terms.isPublic && (status === 'waiting' || status === 'closed' || (status === 'playing' && v === 0));

export function waitingTable(row: TableRow, viewer: number | null): WaitingTable {
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
