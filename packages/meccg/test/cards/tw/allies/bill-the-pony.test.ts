/** The Wizards: Bill the Pony. */
import type { Table } from '@westmarch/testkit';
import { expect } from 'vitest';
import type { S } from '../../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';

const bill = 'Bill the Pony';
const ending = (at: string, ...others: readonly string[]) => ({
  phase: 'end-of-turn',
  players: { Ann: { companies: [company(at, { card: 'Sam Gamgee', on: [bill] }, ...others)] }, Bob },
});
/** Nobody does anything until Bill may go, or the turn of the other has come. */
const untilAsked = (t: Table<S>): boolean => {
  idleUntil(t, () => t.offered().includes('Yes') || t.state.global.active === 2);
  return t.offered().includes('Yes');
};

scenario(
  '[TW-198 ME-CARD-0084] discarded at the end of the turn, he brings his company to the nearest Haven',
  (t) => {
    t.given(ending('Bree'));
    expect(untilAsked(t)).toBe(true);
    t.player('Ann').does('Yes');
    t.expect.card('Sam Gamgee', { at: 'Rivendell' }).card(bill, { in: 'discard of Ann' });
  },
);
scenario('[TW-198] nothing happens if he stays', (t) => {
  t.given(ending('Bree'));
  expect(untilAsked(t)).toBe(true);
  t.player('Ann').does('No');
  t.expect.card('Sam Gamgee', { at: 'Bree' }).card(bill, { in: 'on of Sam Gamgee' });
});
for (const [title, at, ...others] of [
  ['at a Haven', 'Rivendell'],
  ['in a company larger than three', 'Bree', 'Elladan', 'Elrohir', 'Legolas'],
  ['[ME-CARD-0083] in the Under-deeps', 'The Under-gates'],
] as const)
  scenario(`[TW-198] not ${title}`, (t) => {
    t.given(ending(at, ...others));
    expect(untilAsked(t)).toBe(false);
  });
scenario('[TW-198] two companions are not too many', (t) => {
  t.given(ending('Bree', 'Frodo', 'Merry'));
  expect(untilAsked(t)).toBe(true);
});
scenario('[TW-198 ME-CARD-0082] his body is 10', (t) => {
  t.given(ending('Bree'));
  t.expect.value(bill, 'body', 10);
});
for (const siteTapped of [true, false])
  scenario(`[TW-198] played at Bree, tapped or not: ${siteTapped}`, (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: [bill], companies: [{ ...company('Bree', 'Elladan'), siteTapped }] }, Bob },
    });
    t.player('Ann').does(`${bill}: play`);
    t.expect.card(bill, { in: 'on of Elladan' });
  });
