/** What is in force for a while about one company: handed on when it splits or joins, with whatever number it has besides. ME-JOIN-501, ME-SPLIT-510 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import {
  COMPANY,
  endEffectsAbout,
  isAboutCompany,
  joinEffects,
  SECOND,
  splitEffects,
} from '../../../src/rules/companies/company-effects.ts';
import type { S } from '../../../src/state.ts';
import { adapter, attackWith, going, idleUntil } from '../../table.ts';

/** Little Snuffler has been here: something is in force about Ann's company. */
function snuffled(): { s: S; row: number } {
  const t = new Table(adapter);
  t.given({ ...going(['Little Snuffler', 'Ghosts'], ['Elladan']), dice: [1, 2, 1, 1] });
  attackWith(t, 'Bob', 'Little Snuffler', 'wilderness');
  const of = (s: S): number[] => rowsAbout(s, 1);
  idleUntil(t, () => of(t.state).length > 0);
  return { s: t.state, row: of(t.state)[0] };
}
function rowsAbout(s: S, company: number): number[] {
  const found: number[] = [];
  for (let row = 1; row <= s.kernel.effectsUsed; row++)
    if (
      s.effect.channel[row] !== 0 &&
      isAboutCompany(s.effect.ability[row]) &&
      (s.effect.amount[row] & COMPANY) === company
    )
      found.push(row);
  return found;
}
const told = (s: S, row: number): number[] => [
  s.effect.ability[row],
  s.effect.source[row],
  s.effect.subject[row],
  s.effect.until[row],
  s.effect.you[row],
];

describe('[ME-SPLIT-510] the new part of a company', () => {
  test('has the same in force, as long, by the same player and card, with the same number', () => {
    const { s, row } = snuffled();
    s.effect.amount[row] = 1 | (5 << SECOND);
    splitEffects(s, 1, 3);
    const [part] = rowsAbout(s, 3);
    expect(told(s, part)).toEqual(told(s, row));
    expect([s.effect.amount[part] >> SECOND, rowsAbout(s, 1)]).toEqual([5, [row]]);
  });
  test('leaves with the same regions to go as the whole', () => {
    const { s } = snuffled();
    s.company.pursued[1] = 2;
    splitEffects(s, 1, 3);
    expect(s.company.pursued[3]).toBe(2);
  });
  test('has nothing from another company', () => {
    const { s } = snuffled();
    splitEffects(s, 2, 3);
    expect(rowsAbout(s, 3)).toEqual([]);
  });
});

describe('[ME-JOIN-501] the whole that a company has joined', () => {
  test('has what it had in force, with its number', () => {
    const { s, row } = snuffled();
    s.effect.amount[row] = 1 | (5 << SECOND);
    joinEffects(s, 1, 4);
    expect([rowsAbout(s, 1), rowsAbout(s, 4)]).toEqual([[], [row]]);
    expect(s.effect.amount[row] >> SECOND).toBe(5);
  });
  for (const [number, times] of [
    [5, 1],
    [6, 2],
  ] as const)
    test(`has what both parts had ${times === 1 ? 'once' : 'twice, where the numbers differ'}`, () => {
      const { s, row } = snuffled();
      s.effect.amount[row] = 1 | (5 << SECOND);
      splitEffects(s, 1, 3);
      s.effect.amount[rowsAbout(s, 3)[0]] = 3 | (number << SECOND);
      joinEffects(s, 3, 1);
      expect([rowsAbout(s, 1).length, rowsAbout(s, 3)]).toEqual([times, []]);
    });
  test('has what another card has done as well', () => {
    const { s, row } = snuffled();
    splitEffects(s, 1, 3);
    s.effect.source[rowsAbout(s, 3)[0]] = s.effect.source[row] + 1;
    joinEffects(s, 3, 1);
    expect(rowsAbout(s, 1)).toHaveLength(2);
  });
});

test('[ME-COMPANY-506] nothing is about a company that has ended, and about others it is', () => {
  const { s } = snuffled();
  splitEffects(s, 1, 3);
  endEffectsAbout(s, 3);
  expect([rowsAbout(s, 1).length, rowsAbout(s, 3)]).toEqual([1, []]);
  endEffectsAbout(s, 1);
  expect(rowsAbout(s, 1)).toEqual([]);
});
