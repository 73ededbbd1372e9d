/** With how many points the Council is called, by the length of the game; and when it comes. ME-END-012..018 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { pointsToCall } from '../../../src/rules/points.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

/** Ann has exhausted her deck once less than she needs, and has exactly so many points. */
function mayWith(decks: number, wanted: number, more: object = {}): boolean {
  const t = new Table(adapter);
  t.given({
    decks,
    ...more,
    players: {
      Ann: {
        exhausted: decks - 1,
        points: Array.from({ length: 24 }, () => 'Hauberk of Bright Mail'),
        companies: [company('Rivendell', 'Elladan')],
      },
      Bob,
    },
  });
  t.state.player.penalty[1] = pointsToCall(t.state, 1) - wanted;
  expect(pointsToCall(t.state, 1)).toBe(wanted);
  return mayCall(t.state, 1);
}

describe('once less often exhausted', () => {
  test.each([
    ['ME-END-013', 1, 20],
    ['ME-END-016', 2, 25],
    ['ME-END-017', 3, 30],
    ['ME-END-018', 4, 40],
  ] as const)('[%s] in a game of %i decks with %i points, and not with one less', (_id, decks, needed) => {
    expect(mayWith(decks, needed)).toBe(true);
    expect(mayWith(decks, needed - 1)).toBe(false);
  });
  test('[ME-END-008] not when it was called already', () => {
    expect(mayWith(2, 40, { calledBy: 'Bob' })).toBe(false);
  });
});

describe('in a game of three', () => {
  const called = (active: string, calledBy: string) => ({
    phase: 'end-of-turn',
    active,
    calledBy,
    players: {
      Ann: { factions: ['Riders of Rohan'], companies: [company('Bree', 'Elrond')] },
      Bob,
      Cid: { companies: [company('Lórien', 'Bofur')] },
    },
  });
  scenario('[ME-END-4007] everyone else has one more turn: the next', (t) => {
    t.given(called('Ann', 'Ann'));
    t.expect.table({ active: 'Bob', phase: 'organization' });
  });
  scenario('[ME-END-4007] and the one after him', (t) => {
    t.given(called('Bob', 'Ann'));
    t.expect.table({ active: 'Cid', phase: 'organization' });
  });
  scenario('[ME-END-4007] then the Council comes', (t) => {
    t.given({ ...called('Cid', 'Ann'), dice: [6, 6, 6, 6, 6, 6] });
    t.expect.table({ active: 'Cid', phase: 'council' }).result({ Ann: 'won', Bob: 'lost', Cid: 'lost' });
  });
});
