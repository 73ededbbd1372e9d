/**
 * What a study has noted so far, in a file of its own: whoever stops it loses nothing.
 *
 * Keeps  a file belongs to one study: another deck, seed, bot or version of the rules has another one.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Noted, Study } from '@westmarch/table';
import { root } from '../files.ts';

export class Notebook {
  readonly file: string;

  constructor(study: Study, bot: string, rules: string, folder = join(root, '.cache/lab')) {
    mkdirSync(folder, { recursive: true });
    const name = createHash('sha256')
      .update(JSON.stringify([study, bot, rules]))
      .digest('hex')
      .slice(0, 16);
    this.file = join(folder, `${name}.jsonl`);
  }

  /** What was noted before; a line that was not written to its end counts for nothing. */
  read(): Map<number, Noted> {
    const found = new Map<number, Noted>();
    if (!existsSync(this.file)) return found;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      try {
        const noted: Noted = JSON.parse(line);
        found.set(noted.game, noted);
      } catch {
        // Broken off while it was written: that game is played again.
      }
    }
    return found;
  }
  clear(): void {
    rmSync(this.file, { force: true });
  }
  add(noted: readonly Noted[]): void {
    appendFileSync(this.file, noted.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
}
