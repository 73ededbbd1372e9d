/** A folder of a test file's own, gone when its tests are done. Its files are named as one types them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';

export interface Folder {
  readonly path: string;
  readonly named: (name: string) => string;
  /** A file with this text; its name. */
  readonly file: (name: string, text: string) => string;
}

/** To be called by the test file itself: modules are shared between files, so what they make is not made anew. */
export function ownFolder(): Folder {
  mkdirSync('.cache', { recursive: true });
  const path = mkdtempSync(join('.cache', 'cli-test-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  const named = (name: string): string => relative('.', join(path, name));
  return {
    path,
    named,
    file: (name, text) => {
      writeFileSync(join(path, name), text);
      return named(name);
    },
  };
}
