/** One who splits off on the way: what he takes along, whom he leaves behind, and that there must be room for his company. ME-SPLIT-504, 510 */
import { modifier } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { boundCompany } from '../../../src/cards/words/index.ts';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import {
  endEmpty,
  haveParted,
  joinCompany,
  merge,
  NO_LIMIT,
  sizeLimit,
} from '../../../src/rules/companies/company.ts';
import { Deed, facedBy, remember } from '../../../src/rules/companies/history.ts';
import { splitOff } from '../../../src/rules/companies/splitting-off.ts';
import { isAvailable, takeSite } from '../../../src/rules/sites/sites.ts';
import { Phase, type S } from '../../../src/state.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, rowOf, scenario } from '../../table.ts';
import { lastOfEight } from './eight.ts';

inventOnCompany(
  'Long Table',
  modifier({ attribute: sizeLimit, of: boundCompany, by: NO_LIMIT, change: 'set' }),
);

const onTheWay = (): S => {
  const t = new Table(adapter);
  t.given({
    players: {
      Ann: {
        companies: [
          company('Rivendell', 'Elrond', { card: 'Orophin', leader: 'Elrond' }, 'Haldir', {
            card: 'Bofur',
            leader: 'Haldir',
          }),
        ],
      },
      Bob,
    },
  });
  const s = t.state;
  s.global.phase = Phase.movementHazard;
  s.company.origin[1] = s.company.site[1];
  s.company.cameFrom[1] = 5;
  s.company.moved[1] = 1;
  s.company.faced[1] = 6;
  s.company.destination[1] = s.company.site[1];
  s.company.pursued[1] = 2;
  remember(s, 1, Deed.faced, 11);
  return s;
};

describe('[ME-SPLIT-510] he who goes on alone', () => {
  test('has come the same way, and has been through the same; his part of the phase is over', () => {
    const s = onTheWay();
    const alone = splitOff(s, rowOf(s, 'Orophin'), 1);
    const { origin, destination, moved, cameFrom, faced, done, pursued } = s.company;
    expect([origin[alone], destination[alone]]).toEqual([origin[1], destination[1]]);
    expect([moved[alone], cameFrom[alone], faced[alone], pursued[alone]]).toEqual([1, 5, 6, 2]);
    expect([done[alone], done[1]]).toEqual([1, 0]);
    expect(facedBy(s, alone)).toEqual([11]);
    expect([haveParted(s, alone, 1), companyOf(s, rowOf(s, 'Orophin'))]).toEqual([true, alone]);
  });
  test('[ME-INFL-518] follows nobody any more, and leaves those of others as they are', () => {
    const s = onTheWay();
    splitOff(s, rowOf(s, 'Orophin'), 1);
    const { leader, uncontrolled } = s.card;
    expect([leader[rowOf(s, 'Orophin')], leader[rowOf(s, 'Bofur')]]).toEqual([0, rowOf(s, 'Haldir')]);
    expect(uncontrolled[rowOf(s, 'Bofur')]).toBe(0);
  });
  test('[ME-INFL-518] leaves those who followed him uncontrolled', () => {
    const s = onTheWay();
    splitOff(s, rowOf(s, 'Elrond'), 1);
    const { leader, uncontrolled } = s.card;
    expect([leader[rowOf(s, 'Orophin')], uncontrolled[rowOf(s, 'Orophin')]]).toEqual([0, 1]);
    expect([leader[rowOf(s, 'Bofur')], uncontrolled[rowOf(s, 'Bofur')]]).toEqual([rowOf(s, 'Haldir'), 0]);
    expect(companyOf(s, rowOf(s, 'Orophin'))).toBe(1);
  });
  test('[ME-SPLIT-507] stays where there are eight companies', () => {
    const t = new Table(adapter);
    t.given(lastOfEight([company('Rivendell', 'Elladan', 'Elrohir')], 'Bree'));
    expect(splitOff(t.state, rowOf(t.state, 'Elrohir'), 16)).toBe(0);
    expect(companyOf(t.state, rowOf(t.state, 'Elrohir'))).toBe(16);
  });
});

scenario('[ME-JOIN-501] a card that is on a company goes with its last to the one that he joins', (t) => {
  t.given({
    players: {
      Ann: {
        events: [{ card: 'Long Table', company: 'guests' }],
        companies: [
          { ...company('Rivendell', 'Elladan', 'Elrohir'), as: 'hosts' },
          { ...company('Rivendell', 'Haldir'), as: 'guests' },
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Elladan: regroup companies', 'Haldir');
  t.expect.card('Long Table', { in: 'events of Ann' });
  expect(t.state.card.ofCompany[rowOf(t.state, 'Long Table')]).toBe(1);
});

describe('companies that are one again, or none', () => {
  const eight = (): S => {
    const t = new Table(adapter);
    t.given(lastOfEight([company('Rivendell', 'Elrohir'), company('Rivendell', 'Elladan')], 'Bree'));
    return t.state;
  };
  test('[ME-SPLIT-504] whoever parted from one that has joined has parted from the whole, the last company too', () => {
    const s = eight();
    s.company.partOf[16] = 15;
    merge(s, 15, 9);
    expect([s.company.partOf[16], haveParted(s, 16, 9), haveParted(s, 16, 10)]).toEqual([9, true, false]);
  });
  test('[ME-SPLIT-504] a row that is free stays free of it', () => {
    const s = eight();
    s.company.partOf[16] = 7;
    merge(s, 16, 9);
    expect([s.company.player[7], s.company.partOf[7]]).toEqual([0, 0]);
  });
  for (const [from, to] of [
    [2, 1],
    [1, 2],
  ] as const)
    test(`[ME-JOIN-501 ME-CARD-0003] leaves as far as the farther of them: ${from} and ${to}`, () => {
      const s = eight();
      s.company.pursued[16] = from;
      s.company.pursued[9] = to;
      merge(s, 16, 9);
      expect(s.company.pursued[9]).toBe(2);
    });
  test('[ME-COMPANY-506] with its last character all its site cards go', () => {
    const s = eight();
    s.company.origin[16] = takeSite(s, 2, siteOf('Moria'), 16);
    s.company.destination[16] = takeSite(s, 2, siteOf('Thranduil’s Halls'), 16);
    const free = (): boolean[] =>
      ['Moria', 'Thranduil’s Halls'].map((name) => isAvailable(s, 2, siteOf(name)));
    expect(free()).toEqual([false, false]);
    joinCompany(s, rowOf(s, 'Elladan'), 15);
    endEmpty(s);
    expect([s.company.player[16], ...free()]).toEqual([0, true, true]);
  });
});
