/** What could be played somewhere before anybody stands there. */
import { toBytes } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { couldBePlayedAt, couldPlay, needsNoOpenSite } from '../../../src/rules/sites/foresight.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, rowOf } from '../../table.ts';

const table = (side: 'wizard' | 'ringwraith', hand: readonly string[], ...who: readonly string[]) => {
  const at = side === 'wizard' ? 'Rivendell' : 'Minas Morgul';
  const { state } = new Table(adapter).given({
    players: { Ann: { side, hand, companies: [company(at, ...who)] }, Bob },
  });
  const card = (name: string): number => rowOf(state, name);
  return { state, card };
};

const { state, card } = table(
  'wizard',
  ['Glamdring', 'Noble Hound', 'Bow of Dragon-horn', 'Knights of Dol Amroth'],
  'Haldir',
);
const at = (name: string, site: string): boolean => couldBePlayedAt(state, 1, card(name), siteOf(site));

test('[DM-179] an item where its class is listed, a faction where it is named, an ally at any site of its kind', () => {
  expect([at('Glamdring', 'Moria'), at('Glamdring', 'Bree')]).toEqual([true, false]);
  expect([at('Knights of Dol Amroth', 'Dol Amroth'), at('Knights of Dol Amroth', 'Bree')]).toEqual([
    true,
    false,
  ]);
  expect([at('Noble Hound', 'Bree'), at('Noble Hound', 'Moria')]).toEqual([true, false]);
  expect(needsNoOpenSite(state, card('Noble Hound'))).toBe(true);
  expect(needsNoOpenSite(state, card('Glamdring'))).toBe(false);
});
test('a hoard item only where a Dragon guards the site', () => {
  expect([at('Bow of Dragon-horn', 'The Lonely Mountain'), at('Bow of Dragon-horn', 'Moria')]).toEqual([
    true,
    false,
  ]);
});
test('[AS-72] at a Haven of one’s own, and by whom it asks for', () => {
  const nine = table('ringwraith', ['Black Horse'], 'Adûnaphel the Ringwraith', 'Gorbag');
  const horse = nine.card('Black Horse');
  const there = (site: string): boolean => couldBePlayedAt(nine.state, 1, horse, siteOf(site, 'ringwraith'));
  expect([there('Dol Guldur'), there('Moria')]).toEqual([true, false]);
  const who = (name: string): boolean => couldPlay(nine.state, nine.card(name), horse);
  expect([who('Adûnaphel the Ringwraith'), who('Gorbag')]).toEqual([true, false]);
});
test('and asking changes nothing', () => {
  const before = toBytes(state);
  at('Noble Hound', 'Bree');
  expect(toBytes(state)).toEqual(before);
});
