/**
 * The engine workers, seen from the main thread: those of this version, and of each earlier one that games began with.
 *
 * Owns   which version is asked, and how many may be at work at once.
 * Not    which worker a table belongs to (crew.ts), nor what a lost table needs: its owner hears of it.
 * Keeps  records that strangers bring are read apart from all tables, whatever version they are of; workers of an
 *        earlier version end when its last game is put away.
 */
import { availableParallelism } from 'node:os';
import { APART, Crew } from './crew.ts';
import { Engine, EngineFault } from './engine.ts';
import type { AnswerOf, Ask, Op } from './requests.ts';
import type { Shelf } from './shelf.ts';
import type { StartThread } from './thread.ts';

export { EngineFault, WorkerLost } from './engine.ts';

/** A piece of work in a worker that others need; no choice in any game comes near it. */
const PATIENCE = 3000;
/** Records that may wait to be read; whoever comes then is told to try later. */
const MOST_READING = 24;
/** Earlier versions whose records are read at the same time. */
const MOST_READERS = 3;

/** More was asked for than can be worked on soon. */
export class Busy extends Error {
  override name = 'Busy';
}

/** The engine that a game began with is not there any more. */
class EngineGone extends EngineFault {
  constructor(hash: string, places: string) {
    super('EngineGone', `the engine it began with (engine-${hash}.mjs) is no longer ${places}`);
  }
}

export interface EnginesOptions {
  /** Where the engines of earlier versions lie. */
  readonly shelf?: Shelf;
  readonly workers?: number | undefined;
  /** What the threads run; tests give their own. */
  readonly file?: URL;
  readonly patience?: number;
  readonly startThread?: StartThread | undefined;
  readonly log?: (why: string) => void;
}

/** What is asked of those who read what strangers bring, or what is about all games: others need not load them for it. */
type ForReaders =
  | 'about'
  | 'collection'
  | 'deckCheck'
  | 'deckRead'
  | 'deckWrite'
  | 'learn'
  | 'library'
  | 'position'
  | 'replay'
  | 'standing'
  | 'whyThen';

export class Engines {
  readonly #options: EnginesOptions;
  readonly #crew: Crew;
  readonly #earlier = new Map<string, Crew>();
  /** Who reads records, by the version they are of; '' for this one. The one last asked stands last. */
  readonly #readers = new Map<string, Engine>();
  /** Is told that some tables are no longer open: `lost` says which. */
  onLoss: (lost: (table: string) => boolean) => void = () => {};

  constructor(options: EnginesOptions = {}) {
    this.#options = options;
    const { workers = Math.max(1, Math.min(8, availableParallelism())) } = options;
    this.#crew = this.#crewFor(this.#file, workers);
  }

  get #file(): URL {
    return this.#options.file ?? new URL('./worker.ts', import.meta.url);
  }
  get #patience(): number {
    return this.#options.patience ?? PATIENCE;
  }
  #log(why: string): void {
    this.#options.log?.(why);
  }
  #crewFor(file: URL, workers: number): Crew {
    return new Crew({
      file,
      workers,
      patience: this.#patience,
      startThread: this.#options.startThread,
      log: (why) => this.#log(why),
      onLoss: (lost) => this.onLoss(lost),
    });
  }

  /** The engine that runs now; null where it cannot be kept. */
  get current(): string | null {
    return this.#options.shelf?.current ?? null;
  }
  get shelf(): Shelf | null {
    return this.#options.shelf ?? null;
  }
  isEarlier(hash: string | null): hash is string {
    return hash !== null && hash !== this.current;
  }
  async #fileOf(hash: string): Promise<URL> {
    const { shelf } = this.#options;
    const file = (await shelf?.fetch(hash)) ?? null;
    if (file === null) throw new EngineGone(hash, shelf?.places ?? '');
    return file;
  }

  /** Asks the worker that a table belongs to; `began`: the engine that its game began with. */
  async ask<O extends Op>(table: string, ask: Ask<O>, began: string | null = null): Promise<AnswerOf<O>> {
    if (!this.isEarlier(began)) return this.#crew.ask(table, ask);
    const crew = this.#earlier.get(began) ?? (await this.#crewOf(began));
    try {
      return await crew.ask(table, ask);
    } finally {
      if (crew.isIdle && this.#earlier.get(began) === crew) {
        this.#earlier.delete(began);
        void crew.close();
      }
    }
  }
  async #crewOf(began: string): Promise<Crew> {
    const file = await this.#fileOf(began);
    // Another may have been quicker.
    const crew = this.#earlier.get(began) ?? this.#crewFor(file, 1);
    this.#earlier.set(began, crew);
    return crew;
  }
  isApart(table: string): boolean {
    return this.#crew.isApart(table);
  }

  /** Asks the worker that reads records of a version; what else strangers bring or long work needs is read there too. */
  async read<O extends ForReaders>(ask: Ask<O>, began: string | null = null): Promise<AnswerOf<O>> {
    const version = this.isEarlier(began) ? began : '';
    const file = this.#readers.has(version) || version === '' ? this.#file : await this.#fileOf(version);
    const reader = this.#readerOf(version, file);
    if (reader.load >= MOST_READING) throw tooMany();
    return reader.ask(ask);
  }
  #readerOf(version: string, file: URL): Engine {
    const known = this.#readers.get(version);
    this.#readers.delete(version);
    const reader = known ?? this.#newReader(version, file);
    this.#readers.set(version, reader);
    return reader;
  }
  #newReader(version: string, file: URL): Engine {
    if (version !== '') this.#makeRoom();
    return new Engine({
      file,
      patience: APART * this.#patience,
      startThread: this.#options.startThread,
      onLoss: (why) => this.#log(why),
    });
  }
  /** Ends the reader of the earlier version that was not asked for longest. */
  #makeRoom(): void {
    const earlier = [...this.#readers].filter(([version]) => version !== '');
    if (earlier.length < MOST_READERS) return;
    const idle = earlier.find(([, { load }]) => load === 0);
    if (idle === undefined) throw tooMany();
    this.#readers.delete(idle[0]);
    void idle[1].close();
  }

  /** How many workers there are, and how many of them work; and those of earlier versions. */
  get health(): {
    readonly workers: number;
    readonly ready: number;
    readonly load: number;
    readonly earlier: number;
  } {
    const { workers, ready, load } = this.#crew;
    return { workers, ready, load, earlier: this.#earlier.size };
  }
  crash(worker: number): Promise<void> {
    return this.#crew.crash(worker);
  }
  async close(): Promise<void> {
    const all = [this.#crew, ...this.#earlier.values(), ...this.#readers.values()];
    await Promise.all(all.map((one) => one.close()));
  }
}

const tooMany = (): Busy => new Busy('Many replays are being read just now. Try again in a moment.');
