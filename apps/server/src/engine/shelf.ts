/**
 * The engines that games began with: one bundled file each, named by its hash, kept in the data folder.
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
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAME = /^engine-([0-9a-f]{16})\.mjs$/;

export class Shelf {
  readonly #folder: string;
  readonly #file: URL;
  /** The hash of the engine that runs now; null where it is not one file, as in development. */
  readonly current: string | null;
  /** When each file was found to be what its name says. */
  readonly #found = new Map<string, number>();

  constructor(dataFolder: string, file: URL) {
    this.#folder = join(dataFolder, 'engines');
    this.#file = file;
    this.current = file.pathname.endsWith('.mjs') ? hashOf(readFileSync(file)) : null;
  }

  #path(hash: string): string {
    return join(this.#folder, `engine-${hash}.mjs`);
  }
  /** Puts the present engine on the shelf, where it is not there yet. */
  keep(): void {
    if (this.current === null || existsSync(this.#path(this.current))) return;
    mkdirSync(this.#folder, { recursive: true });
    const bytes = readFileSync(this.#file);
    if (hashOf(bytes) !== this.current)
      throw new Error('the engine was exchanged while the server runs; it must be started again');
    const half = `${this.#path(this.current)}.${process.pid}`;
    const handle = openSync(half, 'w', 0o600);
    try {
      writeFileSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(half, this.#path(this.current));
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
    if (!/^[0-9a-f]{16}$/.test(hash)) return null;
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
  /** Takes away what no game needs any more. */
  clear(needed: ReadonlySet<string>): string[] {
    const gone = this.all.filter((hash) => hash !== this.current && !needed.has(hash));
    for (const hash of gone) rmSync(this.#path(hash), { force: true });
    return gone;
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The bundled engine, where whoever started us has seen to it that it is of these sources; otherwise the sources. */
export function engineFile(root: string, bundled: boolean): URL {
  const built = join(root, 'apps/server/dist/engine.mjs');
  return bundled && existsSync(built) ? pathToFileURL(built) : new URL('./worker.ts', import.meta.url);
}
