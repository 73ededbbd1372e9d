/** Random games with the cards that the worked examples brought: no invariant breaks, and many of their abilities come up. */
import { sample, useEveryAbility } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg, type Setup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
const GAMES = sample(5, 12);

const times = (n: number, ids: string): string[] => ids.split(' ').flatMap((id) => Array<string>(n).fill(id));
const resources = [
  ...times(1, 'TW-289 TW-333 TW-341 TW-345 TW-347 TW-192 TW-251 TW-307 TW-281 TW-367 TW-263'),
  ...times(2, 'TW-206 TW-224 TW-225 TW-255 TW-266 TW-306 TW-210 TW-314 TW-240 TW-252 TW-104'),
  ...times(3, 'TW-204'),
];
const hazards = times(3, 'LE-66 LE-74 LE-79 LE-85 LE-101 LE-104 LE-111 TW-62 LE-124 LE-149 TW-64 LE-110');
/** Each with Wizards and companions of his own; unique cards may meet. */
const decks = [
  { wizards: 'TW-156 TW-178', pool: 'TW-120 TW-152 TW-168 TW-159 TW-170', more: 'TW-134 TW-177 TW-126' },
  { wizards: 'TW-175 TW-156', pool: 'TW-131 TW-136 TW-149 TW-166 TW-127', more: 'TW-146 TW-182 TW-123' },
].map(({ wizards, pool, more }, i) => ({
  key: String(i),
  name: `deck ${i}`,
  deck: [...times(1, wizards), ...times(1, more), ...resources, ...hazards],
  pool: [...times(1, pool), 'TW-206', 'TW-225'],
  sideboard: times(1, 'TW-240'),
}));
const cards = [...new Set(decks.flatMap(({ deck, pool }) => deck.concat(pool)))];

test('random play with the cards of the worked examples', () => {
  const played = useEveryAbility({
    game: meccg,
    seed: SEED,
    games: GAMES,
    most: 20_000,
    fits: couldLieThere,
    changingCards: true,
    cards,
    setup: (): Setup => ({ decks, length: 2, avatarLoss: 'lose' }),
  });
  expect(played.unimplemented).toBe(0);
  expect(played.abilities - played.unused.length).toBeGreaterThan(sample(12, 25));
});
