/** What pages of a game were sent, held against what each viewer may know by the rules (wire.ts). */
import { spawnSync } from 'node:child_process';
import type { FromServer } from '@westmarch/protocol';

/** What one viewer was sent; 0 for a spectator. */
export interface Seen {
  readonly viewer: number;
  readonly frames: readonly FromServer[];
}
/** How many updates there were, and the faces in them that the rules hid from him. */
export interface Shown {
  readonly updates: number;
  readonly wrong: readonly string[];
}

export function shownThoughHidden(record: unknown, seen: readonly Seen[]): Shown[] {
  const file = new URL('./wire.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    input: JSON.stringify({ record, seen }),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
