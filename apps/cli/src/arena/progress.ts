/**
 * What was played of an arena, for whoever goes on with it: a file in .cache/arena/ for each order.
 *
 * Keeps  the number of games is no part of an order: more of them go on where fewer ended. Games of other rules, cards or
 *        bots do not count: what was changed begins anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOfWork } from '@westmarch/jobs';
import { root } from '../files.ts';
import type { Fought, Order } from './fight.ts';

const usual = join(root, '.cache/arena');
function fileOf(
  { game, bots, seed, decks, against, length }: Order,
  folder: string,
  version: string,
): string {
  const words = JSON.stringify([version, game, bots, seed, decks ?? '', against ?? '', length]);
  return join(folder, `${createHash('sha256').update(words).digest('hex').slice(0, 16)}.json`);
}

export function keepProgress(order: Order, fought: Fought, folder = usual, version = versionOfWork()): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(order, folder, version), JSON.stringify({ order, fought }));
}

/** What was played of this order; nothing where it was not begun. */
export function readProgress(order: Order, folder = usual, version = versionOfWork()): Fought | undefined {
  const file = fileOf(order, folder, version);
  if (!existsSync(file)) return undefined;
  const { fought }: { readonly fought: Fought } = JSON.parse(readFileSync(file, 'utf8'));
  return fought;
}
