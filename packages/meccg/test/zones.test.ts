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
  expect(named(({ per }) => per === 'game')).toEqual(['sites', 'attacking', 'declared']);
  expect(named(({ per }) => per === 'company')).toEqual(['company', 'destination', 'onGuard']);
  expect(named(({ per }) => per === 'card')).toEqual(['on']);
  expect(named(({ per }) => per === 'agent')).toEqual(['agent']);
});
test('nobody looks into a play deck; hands, discards and what is kept aside for later are their owner’s', () => {
  expect(named(({ seenBy }) => seenBy === 'nobody')).toEqual(['deck']);
  expect(named(({ seenBy }) => seenBy === 'owner')).toEqual([
    'hand',
    'discard',
    'sideboard',
    'pool',
    'chosen',
    'destination',
    'onGuard',
  ]);
});
test('cards in play are in force, and no others', () => {
  expect(named(({ live }) => live)).toEqual([
    'company',
    'on',
    'agent',
    'events',
    'factions',
    'sites',
    'attacking',
  ]);
});
