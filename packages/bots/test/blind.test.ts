/** Bots see their own view and nothing else: the same choice whatever lies hidden behind it. */
import { expect, test } from 'vitest';
import { blindness } from './blindness.ts';

test.each(['meccg', 'lotr-tcg'] as const)(
  '%s: in 500 positions Novice chooses the same whatever the others hold',
  (game) => {
    const { positions, peeks } = blindness(game, 500, 3);
    expect(positions).toBe(500);
    expect(peeks).toEqual([]);
  },
);
