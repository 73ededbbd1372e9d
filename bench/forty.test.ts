/** The position that modifier queries are measured in: all forty count, and the quick answer is the explained one. */
import { breakdown, valueOf } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { fortyConditions, might } from './games/forty.ts';

test('forty modifiers are in force, and each changes the number of some card', () => {
  const s = fortyConditions();
  const inForce = new Set<number>();
  for (let row = s.channel.first[might.channel]; row !== 0; row = s.effect.next[row]) inForce.add(row);
  expect(inForce.size).toBe(40);
  const used = new Set<number>();
  for (let card = 1; card <= 40; card++)
    for (const term of breakdown(s, might, card).terms) used.add(term.source);
  // Where its card has no wounds or its player too small a pool, a modifier rightly changes nothing.
  expect(used.size).toBeGreaterThan(30);
});

test('the answer counted anew, the kept one and the explained one agree', () => {
  const s = fortyConditions();
  for (let card = 1; card <= 40; card++) {
    const anew = valueOf(s, might, card);
    expect(breakdown(s, might, card).value).toBe(anew);
    s.side.still = true;
    expect(valueOf(s, might, card)).toBe(anew);
    expect(valueOf(s, might, card)).toBe(anew);
    s.side.still = false;
  }
});
