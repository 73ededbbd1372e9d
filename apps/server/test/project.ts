/** A make-believe project on disk: only the files that a test names. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Text is written as it stands, anything else as JSON. */
export function project(files: Readonly<Record<string, unknown>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'westmarch-project-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

export function lines(...entries: readonly object[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
