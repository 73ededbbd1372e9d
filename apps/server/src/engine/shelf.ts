/**
 * The engines that games began with: one bundled file each, named by its hash, kept in the data folder; where several
 * servers share a database, there too, and fetched from there when a game needs them.
 *
 * Owns   which engine this server runs for new games, and finding the others again.
 * Keeps  a file on the shelf is whole, or it is not there; what a game began with is there before the game begins, and is
 *        what it says, also where a new version was unpacked over the one that runs.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineStore } from '../store/engine-store.ts';

const NAME = /^engine-([0-9a-f]{16})\.mjs$/;
const HASH = /^[0-9a-f]{16}$/;
const nameOf = (hash: string): string => `engine-${hash}.mjs`;
/** Their folder in the data folder. */
const FOLDER = 'engines';
/** Milliseconds: far less than an engine stays that no game needs. */
const SEEN_FOR = 3600_000;

/** Engines that all servers of one database share. */
type SharedEngines = Pick<EngineStore, 'dropUnused' | 'get' | 'put' | 'use'>;

export class Shelf {
  readonly #folder: string;
  readonly #file: URL;
  /** The hash of the engine that runs now; null where it is not one file, as in development. */
  readonly current: string | null;
  /** When each file was found to be what its name says. */
  readonly #found = new Map<string, number>();
  readonly #shared: SharedEngines | null;
  /** When the present engine was last seen to be among the shared ones. */
  #sharedAt = -Infinity;

  constructor(dataFolder: string, file: URL, shared: SharedEngines | null = null) {
    this.#shared = shared;
    this.#folder = join(dataFolder, FOLDER);
    this.#file = file;
    this.current = file.pathname.endsWith('.mjs') ? hashOf(readFileSync(file)) : null;
  }

  #path(hash: string): string {
    return join(this.#folder, nameOf(hash));
  }
  /** Where engines are looked for. */
  get places(): string {
    return this.#shared === null ? 'in the data folder' : 'in the data folder or the database';
  }
  /** Puts the present engine on the shelf, where it is not there yet. */
  keep(): void {
    if (this.current === null || existsSync(this.#path(this.current))) return;
    const bytes = readFileSync(this.#file);
    if (hashOf(bytes) !== this.current)
      throw new Error('the engine was exchanged while the server runs; it must be started again');
    putEngine(this.#folder, this.current, bytes);
  }
  /** The present engine is where every server finds it that may take a game of it over. */
  async share(): Promise<void> {
    this.keep();
    if (this.#shared === null || this.current === null) return;
    if (performance.now() - this.#sharedAt < SEEN_FOR) return;
    await this.#put(this.current);
    this.#sharedAt = performance.now();
  }
  async #put(hash: string): Promise<void> {
    if (this.#shared === null || (await this.#shared.use(hash)) || this.find(hash) === null) return;
    const path = this.#path(hash);
    await this.#shared.put(hash, readFileSync(path), statSync(path).mtime);
  }
  /** Those of the data folder that games need, as after a move: from now on every server finds them. */
  async shareAll(needed: ReadonlySet<string>): Promise<void> {
    for (const hash of this.all) if (needed.has(hash)) await this.#put(hash);
  }
  /** Where an engine lies; brought here first, where other servers have it. */
  async fetch(hash: string): Promise<URL | null> {
    const here = this.find(hash);
    if (here !== null || this.#shared === null || !HASH.test(hash)) return here;
    const found = await this.#shared.get(hash);
    if (found === null || hashOf(found.bytes) !== hash) return null;
    putEngine(this.#folder, hash, found.bytes, found.since);
    return this.find(hash);
  }
  /** What workers run: the engine on the shelf, which nobody exchanges, or where it came from if it cannot be kept now. */
  settle(): URL {
    try {
      this.keep();
    } catch {
      return this.#file; // a game that begins says why
    }
    return (this.current === null ? null : this.find(this.current)) ?? this.#file;
  }
  /** Where an engine lies; null where it is gone, or is not what its name says. */
  find(hash: string): URL | null {
    if (!HASH.test(hash)) return null;
    const path = this.#path(hash);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    if (this.#found.get(hash) !== changed) {
      if (hashOf(readFileSync(path)) !== hash) return null;
      this.#found.set(hash, changed);
    }
    return pathToFileURL(path);
  }
  /** When an engine was put on the shelf: "2027-03-01". */
  since(hash: string): string {
    try {
      return statSync(this.#path(hash)).mtime.toISOString().slice(0, 10);
    } catch {
      return '';
    }
  }
  get all(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  }
  /** Takes away what no game needs any more; what is shared goes a day later. */
  async clear(needed: ReadonlySet<string>): Promise<string[]> {
    await this.#shared?.dropUnused();
    const gone = this.all.filter((hash) => hash !== this.current && !needed.has(hash));
    for (const hash of gone) rmSync(this.#path(hash), { force: true });
    return gone;
  }
}

/** Writes one into a folder of engines: whole, or not at all. */
function putEngine(folder: string, hash: string, bytes: Uint8Array, since = new Date()): void {
  mkdirSync(folder, { recursive: true });
  const half = join(folder, `${nameOf(hash)}.${process.pid}`);
  const handle = openSync(half, 'w', 0o600);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  utimesSync(half, since, since);
  renameSync(half, join(folder, nameOf(hash)));
}
/** The engines of a data folder, and putting some there that came from elsewhere. */
export function* enginesIn(dataFolder: string): Generator<{ hash: string; bytes: Buffer; since: Date }> {
  const folder = join(dataFolder, FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const hash = NAME.exec(name)?.[1];
    const path = join(folder, name);
    if (hash !== undefined) yield { hash, bytes: readFileSync(path), since: statSync(path).mtime };
  }
}
export const putEngineIn = (dataFolder: string, hash: string, bytes: Uint8Array, since: Date): void =>
  putEngine(join(dataFolder, FOLDER), hash, bytes, since);

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The bundled engine, where whoever started us has seen to it that it is of these sources; otherwise the sources. */
export function engineFile(root: string, bundled: boolean): URL {
  const built = join(root, 'apps/server/dist/engine.mjs');
  return bundled && existsSync(built) ? pathToFileURL(built) : new URL('./worker.ts', import.meta.url);
}
