/** Where cards lie: whose each zone is, who sees its cards, and where cards are in force. */
import { expect, test } from 'vitest';
import { schema } from '../src/state.ts';

const zones = Object.entries(schema.spec.zones).map(([name, { per, seenBy, ...more }]) => ({
  name,
  per,
  seenBy,
  live: 'live' in more && more.live,
}));
const named = (is: (zone: (typeof zones)[number]) => boolean): string[] =>
  zones.filter(is).map(({ name }) => name);

test('whose they are', () => {
  expect(named(({ per }) => per === 'game')).toEqual(['path', 'played']);
  expect(named(({ per }) => per === 'card')).toEqual(['on', 'stacked']);
});
test('nobody looks into a draw deck; hands and adventure decks are their owner’s; all else is seen by all', () => {
  expect(named(({ seenBy }) => seenBy === 'nobody')).toEqual(['deck']);
  expect(named(({ seenBy }) => seenBy === 'owner')).toEqual(['hand', 'adventure']);
});
test('cards in play are in force, and no others', () => {
  expect(named(({ live }) => live)).toEqual(['path', 'companions', 'support', 'minions', 'on']);
});
