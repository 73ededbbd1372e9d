/** Bots see their own view and nothing else: the same choice whatever lies hidden behind it. */
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import type { Bot, Found } from '../src/index.ts';
import { lotrNovice } from '../src/lotr-tcg/index.ts';
import { Node } from '../src/search/tree.ts';
import { blindness } from './blindness.ts';

test.each(['meccg', 'lotr-tcg'] as const)(
  '%s: in 500 positions Novice chooses the same whatever the others hold',
  (game) => {
    const { positions, peeks } = blindness(game, 500, 3);
    expect(positions).toBe(500);
    expect(peeks).toEqual([]);
  },
);

test('who chooses the same, but for thoughts that hang on what the others hold, is found out', () => {
  // As though he had searched, and had seen all cards in one of his thoughts.
  const peeking = (
    seed: string,
    sees: (s: LotrTcgState) => number,
  ): Bot<LotrTcgState> & { last: Found | null } => {
    const novice = lotrNovice(seed);
    const bot: ReturnType<typeof peeking> = {
      name: 'Peeps',
      last: null,
      choose(view, ...asked) {
        const chosen = novice.choose(view, ...asked);
        const thought = { index: chosen, chance: sees(view), worlds: 1, behind: 0, error: 0 };
        bot.last = { chosen, advised: 0, iterations: 1, tried: [thought], below: new Node() };
        return chosen;
      },
    };
    return bot;
  };
  const all = (s: LotrTcgState): number => {
    let sum = 0;
    for (let row = 0; row < s.card.def.length; row++) sum += s.card.def[row];
    return sum;
  };
  const seen = blindness('lotr-tcg', 60, 1, { lotrTcg: (seed) => peeking(seed, all) });
  expect(seen.peeks.length).toBeGreaterThan(30);
  expect(seen.left).toBeGreaterThan(0);
  const none = blindness('lotr-tcg', 60, 1, { lotrTcg: (seed) => peeking(seed, () => 0) });
  expect(none.peeks).toEqual([]);
});
