/**
 * A table's game in its worker: opened from storage when it is needed, and again when its worker was lost.
 *
 * Keeps  what the worker did is undone there if it could not be kept; a game that fails again and again is frozen,
 *        and takes no other table down.
 */
import { EngineFault, type Engines, WorkerLost } from '../engine/engines.ts';
import type { AnswerOf, Ask, Beginning, Done, Op, Summary, Thought } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import { Displaced, type TableStore } from '../store/table-store.ts';
import { notKept, Refusal, refuse } from './refusal.ts';
import type { TableParts } from './table-parts.ts';

/** So many failures in a row, with nothing that went well between them. */
const PATIENCE = 3;
/** How often a request is asked again when its worker ends over others'. */
const MOST_LOSSES = 10;

/** Trying again would not help. */
const HOPELESS = new Set(['VersionChanged', 'EngineGone']);

export class OpenGame {
  readonly #store: TableStore;
  readonly #engines: Engines;
  readonly #log: TableParts['log'];
  readonly #id: string;
  /** What the worker last said; null while the game is not open there. */
  #summary: Summary | null = null;
  /** The engine that the game began with. */
  #began: string | null = null;
  #failures = 0;
  #frozen: Refusal | null = null;

  constructor(row: TableRow, { store, engines, log }: Pick<TableParts, 'engines' | 'log' | 'store'>) {
    this.#id = row.id;
    this.#log = log;
    this.#store = store;
    this.#engines = engines;
  }

  get last(): Summary | null {
    return this.#summary;
  }
  get isFrozen(): boolean {
    return this.#frozen !== null;
  }
  lose(): void {
    this.#summary = null;
  }
  async close(): Promise<void> {
    if (this.#summary === null) return;
    this.#summary = null;
    await this.#engines.ask(this.#id, { op: 'close', table: this.#id }, this.#began).catch(() => {});
  }
  #ask<O extends Op>(row: TableRow, ask: Ask<O>): Promise<AnswerOf<O>> {
    this.#began = row.engine;
    return this.#engines.ask(this.#id, ask, row.engine);
  }

  /** The first position of a game that begins now. */
  async begin(row: TableRow): Promise<Summary> {
    return this.#trying(() => this.#open(row, []));
  }
  async summary(row: TableRow): Promise<Summary> {
    return this.#trying(() => this.#ready(row));
  }
  async #ready(row: TableRow): Promise<Summary> {
    return this.#summary ?? this.#open(row, await this.#store.events(row.id));
  }
  async #open(row: TableRow, events: Extract<Ask, { op: 'open' }>['events']): Promise<Summary> {
    const stops = stopsOf(row);
    this.#summary = await this.#ask(row, { op: 'open', beginning: beginningOf(row), events, stops });
    return this.#summary;
  }
  /** Somebody wishes to be asked otherwise. An engine of an earlier version does not know what that is. */
  async wish(row: TableRow): Promise<Summary> {
    return this.#trying(async () => {
      const last = await this.#ready(row);
      if (this.#engines.isEarlier(row.engine)) return last;
      this.#summary = await this.#ask(row, { op: 'wish', table: this.#id, stops: stopsOf(row) });
      return this.#summary;
    });
  }

  ask<O extends 'hint' | 'look' | 'map' | 'question' | 'record' | 'scenario' | 'why'>(
    row: TableRow,
    ask: Ask<O>,
  ): Promise<AnswerOf<O>> {
    return this.#trying(async () => {
      await this.#ready(row);
      return this.#ask(row, ask);
    });
  }

  /** What a bot thinks about, for others; null where he does not, or has to think himself: others are of this version. */
  async thought(row: TableRow, v: number): Promise<Thought | null> {
    if (this.#engines.isEarlier(row.engine)) return null;
    return this.#trying(async () => {
      await this.#ready(row);
      return this.#ask(row, { op: 'thought', table: this.#id, v });
    });
  }

  /** Does something, and keeps it: only then is it done. */
  async act(row: TableRow, ask: Ask<'bot' | 'choose' | 'concede' | 'undo'>): Promise<Done> {
    const done = await this.#trying(async (): Promise<Done> => {
      await this.#ready(row);
      return this.#ask(row, { ...ask, stops: stopsOf(row) });
    });
    if ('refused' in done) return done;
    try {
      await this.#store.keep(row, done.event, done.summary);
    } catch (error) {
      await this.close();
      if (error instanceof Displaced) throw error;
      this.#log(error, this.#id);
      throw notKept(error);
    }
    this.#summary = done.summary;
    this.#failures = 0;
    return done;
  }

  /** Once more where the worker was lost over somebody else's request. */
  async #trying<T>(task: () => Promise<T>): Promise<T> {
    if (this.#frozen !== null) throw this.#frozen;
    for (let losses = 0; ; losses++) {
      try {
        return await task();
      } catch (error) {
        if (error instanceof WorkerLost && !error.guilty && losses < MOST_LOSSES) {
          this.#summary = null;
          continue;
        }
        if (!(error instanceof WorkerLost || error instanceof EngineFault)) throw error;
        this.#log(error, this.#id);
        await this.close();
        this.#failures += 1;
        if (error instanceof EngineFault && HOPELESS.has(error.kind)) throw this.#freeze(error.message);
        if (this.#failures >= PATIENCE) throw this.#freeze(`it failed ${PATIENCE} times: ${error.message}`);
        throw refuse('broken');
      }
    }
  }
  #freeze(why: string): Refusal {
    this.#frozen = new Refusal(
      'frozen',
      `This game cannot go on here: ${why}. Nothing of it is lost; it is kept as it stands.`,
    );
    return this.#frozen;
  }
}

const stopsOf = ({ seats }: TableRow) => seats.map(({ kind, stops }) => (kind === 'person' ? stops : null));

function beginningOf(row: TableRow): Beginning {
  return {
    table: row.id,
    game: row.game,
    decks: row.seats.map(({ deck }) => deck),
    length: row.length,
    options: row.options,
    seed: row.seed ?? '',
    names: row.seats.map(({ name }) => name),
    bots: row.seats.map(({ bot }) => bot),
    version: row.version,
  };
}
