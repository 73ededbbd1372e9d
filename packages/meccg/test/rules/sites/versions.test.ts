/** Which card of a place a fallen-wizard's company uses, and when another is in the way. ME-FW-505, 515..517, 4010 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { siteIndex } from '../../../src/map/map.ts';
import { locationRow } from '../../../src/rules/sites/sites.ts';
import { isBlocked, siteCalled, suitsVersion } from '../../../src/rules/sites/versions.ts';
import { AGENTS_PER_PLAYER, Location, type S } from '../../../src/state.ts';
import { adapter, company } from '../../table.ts';
import { lastOfEight } from '../companies/eight.ts';

const fallen = { side: 'fallen-wizard', declared: 'Saruman' } as const;
/** It is Bob who has cards of every kind; his eighth company and Ann's second stand somewhere. */
const given = (at: string, ann = 'Lórien'): S => {
  const t = new Table(adapter);
  t.given(lastOfEight([company(at, 'Elladan')], ann, { bob: fallen }));
  return t.state;
};

describe('[ME-FW-505 ME-FW-515 ME-FW-516] a card of a place is for companies that are', () => {
  for (const [id, what, covert, overt] of [
    ['TW-394', 'Edoras, hero', true, false],
    ['LE-372', 'Edoras, minion', false, true],
    ['TW-378', 'Bree, hero', true, false],
    ['LE-356', 'Bree, minion', false, true],
    ['TW-413', 'a shadow-hold, hero', true, true],
    ['LE-392', 'a shadow-hold, minion', false, false],
    ['TW-374', 'a dark-hold, hero', true, true],
    ['LE-352', 'a dark-hold, minion', false, false],
    ['LE-367', 'a minion Haven', false, false],
    ['TW-387', 'the same, hero', true, true],
    ['TW-421', 'a hero Haven', true, false],
    ['AS-160', 'the same, minion', false, true],
    ['TW-404', 'ruins & lairs, hero', true, true],
    ['LE-384', 'ruins & lairs, minion', true, true],
    ['WH-56', 'a fallen-wizard’s own', true, true],
  ] as const)
    test(`${what}: ${covert ? 'covert' : ''} ${overt ? 'overt' : ''}`, () => {
      const s = given('Bree');
      const site = siteIndex(id);
      expect([suitsVersion(s, 2, site, false), suitsVersion(s, 2, site, true)]).toEqual([covert, overt]);
      // Nobody else picks among them.
      expect([suitsVersion(s, 1, site, false), suitsVersion(s, 1, site, true)]).toEqual([true, true]);
    });
});

describe('[ME-FW-517 ME-FW-4010] another card of the place is in the way', () => {
  const [hero, minion] = [siteIndex('TW-413'), siteIndex('LE-392')];
  test('while the eighth company stands at it, and not for the card itself', () => {
    const s = given('Moria');
    expect([isBlocked(s, 2, minion), isBlocked(s, 2, hero)]).toEqual([true, false]);
  });
  test('while the first stands at it', () => {
    const s = given('Moria');
    expect(isBlocked(s, 2, siteIndex('LE-356'))).toBe(true);
    expect(isBlocked(s, 2, siteIndex('LE-372'))).toBe(true);
    expect(isBlocked(s, 2, siteIndex('LE-367'))).toBe(false);
  });
  test('not while a company of another stands there', () => {
    const s = given('Lórien', 'Moria');
    // Neither her second company nor her last.
    s.company.site[7] = s.company.site[8] = s.company.site[2];
    expect(isBlocked(s, 2, minion)).toBe(false);
  });
  test('nor for one who has cards of one kind', () => {
    expect(isBlocked(given('Lórien', 'Moria'), 1, minion)).toBe(false);
  });
  for (const column of ['origin', 'destination'] as const)
    for (const row of [9, 16])
      test(`while company ${row - 8} has it as its ${column}`, () => {
        const s = given('Moria');
        const card = s.company.site[16];
        s.company.site[16] = 0;
        expect(isBlocked(s, 2, minion)).toBe(false);
        s.company[column][row] = card;
        expect(isBlocked(s, 2, minion)).toBe(true);
      });
  for (const [agent, is] of [
    [AGENTS_PER_PLAYER, false],
    [AGENTS_PER_PLAYER + 1, true],
    [2 * AGENTS_PER_PLAYER, true],
  ] as const)
    test(`${is ? 'while' : 'not while'} agent ${agent} is at it`, () => {
      const s = given('Moria');
      s.agent.site[agent] = s.company.site[16];
      s.company.site[16] = 0;
      expect(isBlocked(s, 2, minion)).toBe(is);
    });
  test('while it is discarded, by its own player', () => {
    const s = given('Lórien');
    s.location.state[locationRow(1, hero)] = Location.discarded;
    expect(isBlocked(s, 2, minion)).toBe(false);
    s.location.state[locationRow(2, hero)] = Location.discarded;
    expect([isBlocked(s, 2, minion), isBlocked(s, 2, hero)]).toEqual([true, false]);
  });
  test('and he alone is told which of them is meant', () => {
    const s = given('Lórien');
    expect([siteCalled(s, 2, hero), siteCalled(s, 2, minion)]).toEqual([
      'Moria, the hero site',
      'Moria, the minion site',
    ]);
    expect(siteCalled(s, 1, hero)).toBe('Moria');
  });
});
