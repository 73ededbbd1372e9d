/** Where characters are at home: by name, by kind of site, by region. ME-CHAR-004, ME-AVATAR-502 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { isHome } from '../../../src/rules/characters/home.ts';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { heroSites, siteOf } from '../../sites.ts';
import { adapter, Bob, company } from '../../table.ts';

invent('Ruin-dweller', 'AS-1');

const homes = (card: string, isHaven = false): string[] => {
  const t = new Table<S>(adapter);
  t.given({
    players: { Ann: { hand: [{ card, as: 'he' }], companies: [company('Rivendell', 'Elladan')] }, Bob },
  });
  const row = t.who.card('he');
  return heroSites.map(({ name }) => name).filter((name) => isHome(t.state, row, siteOf(name), isHaven));
};

describe('a kind of site', () => {
  test('[ME-AVATAR-502] ruins in a Wilderness, and no Dragon’s lair', () => {
    const found = homes('WH-1');
    for (const name of ['Barrow-downs', 'Ruined Signal Tower', 'Dimrill Dale']) expect(found).toContain(name);
    // In a Border-land, in a Shadow-land, a lair, no ruins.
    for (const name of ['Isengard', 'Dead Marshes', 'Gold Hill', 'The Lonely Mountain', 'Bree', 'Moria'])
      expect(found).not.toContain(name);
  });
});
describe('other kinds', () => {
  test('[ME-AVATAR-502] every Free-hold, and nothing else', () => {
    const free = heroSites.filter(({ type }) => type === 'free-hold').map(({ name }) => name);
    expect(homes('WH-4')).toEqual(free);
    expect(free.length).toBeGreaterThan(5);
  });
  test('[ME-CHAR-004] every ruin but those in the Under-deeps', () => {
    const found = homes('Ruin-dweller');
    for (const name of ['Barrow-downs', 'Isengard', 'Gold Hill']) expect(found).toContain(name);
    for (const name of ['The Gem-deeps', 'The Under-grottos', 'Bree']) expect(found).not.toContain(name);
  });
  test('[ME-CHAR-004] every site of either region', () => {
    const there = heroSites.filter(({ region }) => region === 'Udûn' || region === 'Imlad Morgul');
    expect(homes('LE-54')).toEqual(there.map(({ name }) => name));
    expect(there.length).toBeGreaterThan(1);
  });
  test('[ME-CHAR-004] whoever is at home at any Haven is so wherever his player has one', () => {
    expect(homes('Gandalf')).toEqual(['Edhellond', 'Grey Havens', 'Lórien', 'Rivendell']);
    expect(homes('Gandalf', true)).toHaveLength(heroSites.length);
  });
});
describe('a name', () => {
  test('[ME-CHAR-004] is one site and no other, whatever else is a Haven', () => {
    expect(homes('Haldir')).toEqual(['Lórien']);
    expect(homes('Haldir', true)).toEqual(['Lórien']);
  });
});
