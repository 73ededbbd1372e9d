/**
 * This run against the kept one: has the play changed, and is anything slower, the machines' speed allowed for?
 *
 * Keeps  comparison only warns; floors alone decide whether a run fails.
 */
import type { Result, Results } from './figure.ts';

/** Slower by more than this is worth a word. */
const TOLERANCE = 0.1;

const label = ({ group, name }: Result): string => `${group}: ${name}`;

export function warnings(now: Results, kept: Results | undefined): string[] {
  if (kept === undefined) return [];
  const before = new Map(kept.results.map((result) => [label(result), result]));
  return now.results.flatMap((result) => {
    const old = before.get(label(result));
    return old === undefined ? [] : [...behaviour(result, old), ...slower(result, old)];
  });
}

function behaviour(now: Result, kept: Result): string[] {
  if (now.checksum === undefined || kept.checksum === undefined || now.checksum === kept.checksum) return [];
  return [
    `${label(now)}: behaviour changed, checksum ${now.checksum}, kept ${kept.checksum}. If that is meant, keep this run with --keep.`,
  ];
}

function slower(now: Result, kept: Result): string[] {
  if (now.relative === null || kept.relative === null || kept.relative <= 0 || now.relative <= 0) return [];
  const cost = now.better === 'lower' ? now.relative / kept.relative : kept.relative / now.relative;
  if (cost <= 1 + TOLERANCE) return [];
  return [
    `${label(now)}: ${Math.round((cost - 1) * 100)}% slower than kept, the machine's speed allowed for.`,
  ];
}
