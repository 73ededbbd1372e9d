/** Whoever falls behind on the way, and companies that go back: which way lies before whom. ME-MOVE-020, ME-RETURN-500, ME-SPLIT-504 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { Onward } from '../../../src/rules/movement/moving-on.ts';
import { clearPath, isSentBack, returnToOrigin } from '../../../src/rules/movement/return.ts';
import { fallBehind, goTheSameWay } from '../../../src/rules/movement/stragglers.ts';
import { Phase, type S } from '../../../src/state.ts';
import { adapter, Bob, company, rowOf } from '../../table.ts';
import { lastOfEight } from '../companies/eight.ts';

const LENGTH = 6;
/** Ann's first company is on its way, or stays: what lies before it has a number of its own in every row. */
function onTheWay(moved: 0 | 1, ...who: readonly string[]): S {
  const t = new Table(adapter);
  t.given({
    players: { Ann: { companies: [company('Rivendell', ...who), company('Moria', 'Peath')] }, Bob },
  });
  const s = t.state;
  s.global.phase = Phase.movementHazard;
  s.global.company = 1;
  s.company.moved[1] = moved;
  s.company.done[1] = 1;
  s.global.pathLength = LENGTH;
  s.global.byRegions = 1;
  for (let i = 1; i <= LENGTH; i++) {
    s.path.region[i] = 10 + i;
    s.path.type[i] = 20 + i;
    s.path.doubled[i] = i % 2;
  }
  return s;
}
const way = (s: S): number[][] =>
  Array.from({ length: LENGTH }, (_x, i) => [
    s.path.region[i + 1],
    s.path.type[i + 1],
    s.path.doubled[i + 1],
  ]);
const before = way(onTheWay(1, 'Elladan'));
const nothing = before.map(() => [0, 0, 0]);

describe('[ME-SPLIT-504] whoever falls behind', () => {
  test('goes the same way later, and is no part of those whom he meets again', () => {
    const s = onTheWay(1, 'Elladan', 'Elrohir', 'Orophin');
    fallBehind(s, rowOf(s, 'Orophin'));
    const alone = companyOf(s, rowOf(s, 'Orophin'));
    const { partOf, done, leftBehind, onward, moved } = s.company;
    expect([partOf[alone], done[alone], leftBehind[alone], onward[alone], moved[alone]]).toEqual([
      0,
      0,
      1,
      Onward.below,
      1,
    ]);
    expect([s.global.leftLength, s.global.leftByRegions, leftBehind[1]]).toEqual([LENGTH, 1, 0]);
    clearPath(s);
    expect([way(s), s.global.pathLength, s.global.byRegions]).toEqual([nothing, 0, 0]);
    goTheSameWay(s, alone);
    expect([way(s), s.global.pathLength, s.global.byRegions]).toEqual([before, LENGTH, 1]);
  });
  test('stays at the site where the others stay', () => {
    const s = onTheWay(0, 'Elladan', 'Elrohir', 'Orophin');
    fallBehind(s, rowOf(s, 'Orophin'));
    const alone = companyOf(s, rowOf(s, 'Orophin'));
    expect([s.company.site[alone], s.company.onward[alone], s.global.leftLength]).toEqual([
      s.company.site[1],
      Onward.stays,
      0,
    ]);
    clearPath(s);
    goTheSameWay(s, alone);
    expect([way(s), s.global.pathLength]).toEqual([nothing, 0]);
  });
  test('is not the last of a company', () => {
    const s = onTheWay(1, 'Elladan');
    fallBehind(s, rowOf(s, 'Elladan'));
    expect([companyOf(s, rowOf(s, 'Elladan')), s.company.leftBehind[1], s.global.leftLength]).toEqual([
      1, 0, 0,
    ]);
  });
  test('does not where there is room for no other company', () => {
    const t = new Table(adapter);
    t.given(lastOfEight([company('Rivendell', 'Elladan', 'Elrohir')], 'Bree'));
    const s = t.state;
    s.company.moved[16] = 1;
    s.global.pathLength = LENGTH;
    fallBehind(s, rowOf(s, 'Elrohir'));
    expect([companyOf(s, rowOf(s, 'Elrohir')), s.global.leftLength]).toEqual([16, 0]);
    // Nobody stands for the company that there is not.
    expect([s.company.leftBehind[0], s.company.onward[0]]).toEqual([0, Onward.stays]);
  });
  test('others go their own ways', () => {
    const s = onTheWay(1, 'Elladan', 'Elrohir');
    fallBehind(s, rowOf(s, 'Elrohir'));
    clearPath(s);
    goTheSameWay(s, 1);
    expect([way(s), s.global.pathLength]).toEqual([nothing, 0]);
  });
});

describe('[ME-RETURN-500] a company that goes back', () => {
  test('leaves its way, and another that goes back leaves this one as it is', () => {
    const s = onTheWay(1, 'Elladan');
    s.company.moved[2] = 1;
    s.company.origin[2] = s.company.site[2];
    returnToOrigin(s, 2);
    expect([way(s), s.company.returned[2], s.company.moved[2]]).toEqual([before, 1, 0]);
    s.company.origin[1] = s.company.site[1];
    returnToOrigin(s, 1);
    expect([way(s), s.global.pathLength]).toEqual([nothing, 0]);
  });
  test('has done with its movement/hazard phase, not with another phase; and one that stays does not go back', () => {
    const s = onTheWay(0, 'Elladan');
    returnToOrigin(s, 1);
    expect([s.company.returned[1], isSentBack(s)]).toEqual([0, false]);
    s.company.returned[1] = 1;
    expect(isSentBack(s)).toBe(true);
    s.global.phase = Phase.site;
    expect(isSentBack(s)).toBe(false);
  });
});
