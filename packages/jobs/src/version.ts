/**
 * What a result hangs on besides its order: the rules, the cards, the bots and what counts them, as one fingerprint.
 *
 * Keeps  workers of two versions never work at one study: they would not come to the same.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = [
  'kernel/src',
  'meccg/src',
  'meccg/cards',
  'lotr-tcg/src',
  'lotr-tcg/cards',
  'bots/src',
  'table/src',
  'jobs/src/tasks',
];

let known: string | undefined;

/** The fingerprint of everything that plays and counts; found out once. */
export function versionOfWork(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const part of PARTS) {
    const folder = join(packages, part);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|json|jsonl)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  known = hash.digest('hex').slice(0, 16);
  return known;
}
