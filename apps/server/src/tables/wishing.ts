/**
 * What the players of a table want to be asked: kept, told to each alone, and ended when what somebody waited for came.
 */
import type { Stops } from '@westmarch/protocol';
import type { Done } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import type { OpenGame } from './open-game.ts';
import { refuse } from './refusal.ts';
import type { TableParts } from './table-parts.ts';

/** The table at which it happens. */
interface Around {
  row(): TableRow;
  keep(seat: number, stops: Stops): void;
  /** Tells those of one seat how their table is. */
  told(seat: number): void;
}

export class Wishing {
  readonly #store: TableParts['store'];
  readonly #game: Pick<OpenGame, 'summary' | 'wish'>;
  readonly #table: Around;
  readonly #goOn: () => void;

  constructor(
    { store }: Pick<TableParts, 'store'>,
    game: Pick<OpenGame, 'summary' | 'wish'>,
    table: Around,
    goOn: () => void,
  ) {
    this.#store = store;
    this.#game = game;
    this.#table = table;
    this.#goOn = goOn;
  }

  /** The game goes on by them from now on. */
  async wish(seat: number, stops: Stops): Promise<void> {
    if (seat === 0) throw refuse('spectator');
    const row = this.#table.row();
    const playing = row.status === 'playing';
    const since = playing ? ((await this.#game.summary(row)).moments?.[seat - 1] ?? null) : null;
    const dated = stops.until === null || since === null ? null : { ...stops.until, since };
    await this.#keep(seat, { ...stops, until: dated });
    if (!playing) return;
    await this.#game.wish(this.#table.row());
    this.#goOn();
  }
  /** What some passed until has come; or somebody took a choice back, and wants to be asked again. */
  async settle({ event, summary }: Exclude<Done, { refused: string }>): Promise<void> {
    for (const seat of event.kind === 'undo' ? [event.seat] : (summary.waited ?? [])) {
      const { stops } = this.#table.row().seats[seat - 1];
      if (stops.until !== null) await this.#keep(seat, { ...stops, until: null });
    }
  }
  async #keep(seat: number, stops: Stops): Promise<void> {
    await this.#store.keepStops(this.#table.row(), seat, stops);
    this.#table.keep(seat, stops);
    // What somebody wishes to be asked is nobody else's affair, not even that he wishes something.
    this.#table.told(seat);
  }
}
