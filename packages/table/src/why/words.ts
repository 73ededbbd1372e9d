/** What answers to "Why?" have in common: how bots come to a choice, and which reasons are told. */
import type { Bot } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import type { Why } from '@westmarch/protocol';
import type { Reasons } from './closest.ts';

/** A bot who thinks has somebody else's reasons; one without any goes by rules of thumb. */
export const mannerOf = <S extends State>(bot: Bot<S>): Why['manner'] =>
  bot.ponder !== undefined ? 'thought' : bot.reasons !== undefined ? 'weighing' : 'thumb';

const MOST_REASONS = 3;

/** What spoke for it, what counts most first; each sentence once, with all that it came to. */
export function mostWeighty(reasons: Reasons): string[] {
  const by = new Map<string, number>();
  for (const reason of reasons) by.set(reason.sentence, (by.get(reason.sentence) ?? 0) + reason.by);
  return [...by]
    .filter(([sentence, sum]) => sum > 0 && sentence !== '')
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_REASONS)
    .map(([sentence]) => sentence);
}

export const inPercent = (share: number): number => Math.round(share * 100);
