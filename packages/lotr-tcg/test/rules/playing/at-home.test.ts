/** Allies are at home at a site of their number, if it is of their block. LR-ALLY-003, LR-BLOCK-006 */
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { isAtHome } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { ally, invent, site } from '../../invented.ts';
import { adapter, frodo } from '../../table.ts';

invent(
  ally('Host', { home: 1 << 2, homeBlock: 1 }),
  site('First', { siteNumber: 1, block: 1 }),
  site('Near', { siteNumber: 2, block: 1 }),
  site('Far', { siteNumber: 2, block: 2 }),
  site('Third', { siteNumber: 3, block: 1 }),
);
const at = (number: number, path: readonly string[]): boolean => {
  const t = new Table<S>(adapter);
  t.given({
    phase: 'fellowship alone',
    path,
    players: { Ann: { site: number, companions: [frodo()], support: ['Host'] }, Bob: {} },
  });
  return isAtHome(t.state, t.who.card('Host'));
};

test.each([
  ['at his site', 2, ['First', 'Near', 'Third'], true],
  ['at that of another block', 2, ['First', 'Far', 'Third'], false],
  ['before it', 1, ['First', 'Near', 'Third'], false],
  ['behind it', 3, ['First', 'Near', 'Third'], false],
] as const)('[LR-ALLY-003 LR-BLOCK-006] %s', (_where, number, path, home) => {
  expect(at(number, path)).toBe(home);
});
