/**
 * Recorded playthroughs: random games between the Challenge Decks, from the draft to the Council.
 *
 * To write them anew after a change that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/meccg/test/playthroughs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { firstDifference, recording } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg, readSetup } from '../src/game.ts';

test.each([
  ['A', 'B', 'first'],
  ['B', 'A', 'second'],
  ['A', 'A', 'third'],
  ['B', 'B', 'fourth'],
])('Challenge Deck %s against %s plays as recorded (%s)', (one, other, seed) => {
  const played = recording(meccg, readSetup({ decks: [one, other], length: 2 }), seed);
  const file = new URL(`playthroughs/${seed}.txt`, import.meta.url);
  if (process.env['WESTMARCH_REFRESH'] === '1') writeFileSync(file, played);
  expect(
    firstDifference(played, readFileSync(file, 'utf8')),
    `The game differs from test/playthroughs/${seed}.txt. If that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/meccg/test/playthroughs`,
  ).toBeUndefined();
});

test('more games in short play as recorded', () => {
  const tables = [
    ['A', 'B'],
    ['B', 'A'],
    ['A', 'A'],
    ['B', 'B'],
  ];
  const kinds = [{ length: 1 }, { length: 2 }, { avatarLoss: 'minus5', method: 'reveal', tieRoll: true }];
  const played = Array.from({ length: 26 }, (_x, i) => {
    return recording(
      meccg,
      readSetup({ decks: tables[i % tables.length], ...kinds[i % kinds.length] }),
      `short ${i + 1}`,
      { every: 40 },
    );
  }).join('');
  const file = new URL('playthroughs/in-short.txt', import.meta.url);
  if (process.env['WESTMARCH_REFRESH'] === '1') writeFileSync(file, played);
  expect(
    firstDifference(played, readFileSync(file, 'utf8')),
    'A game differs from test/playthroughs/in-short.txt. If that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/meccg/test/playthroughs',
  ).toBeUndefined();
});
