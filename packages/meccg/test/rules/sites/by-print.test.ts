/** What could be played at a site by what is printed on both: for whoever builds decks, and for whoever plans a journey. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { findCard } from '../../../src/decks/list.ts';
import { isAllowedAt } from '../../../src/decks/places.ts';
import { isMeantFor } from '../../../src/rules/sites/item-lists.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, rowOf } from '../../table.ts';

type Case = readonly [card: string, site: string, may: boolean];
const cases: readonly Case[] = [
  // TW-322: "Not playable in a Shadow-hold or Dark-hold."
  ['Sapling of the White Tree', 'Isengard', true],
  ['Sapling of the White Tree', 'Moria', false],
  ['Sapling of the White Tree', 'Carn Dûm', false],
  ['Sapling of the White Tree', 'Bree', false],
  // Another major item may be where that one may not.
  ['Sword of Gondolin', 'Moria', true],
  ['Sword of Gondolin', 'Carn Dûm', true],
  ['Sword of Gondolin', 'Isengard', true],
  ['Sword of Gondolin', 'Bree', false],
  // Hoard items need a Dragon.
  ['Bow of Dragon-horn', 'The Lonely Mountain', true],
  ['Bow of Dragon-horn', 'Moria', false],
  // Factions and allies where they are named.
  ['Knights of Dol Amroth', 'Dol Amroth', true],
  ['Knights of Dol Amroth', 'Bree', false],
  ['Knights of Dol Amroth', 'Moria', false],
  ['Treebeard', 'Wellinghall', true],
  ['Treebeard', 'Moria', false],
  // Of greater items one place has the Palantíri alone, another that scroll.
  ['Scroll of Isildur', 'Lossadan Cairn', false],
  ['Scroll of Isildur', 'Tolfalas', true],
  ['Glamdring', 'Tolfalas', true],
];
const named = cases.map(([card, site, may]) => [card, may ? 'may' : 'may not', site, may] as const);

describe('[ME-ITEM-2000] by print', () => {
  test.each(named)('%s %s be played at %s', (name, _may, site, expected) => {
    const { state } = new Table(adapter).given({
      players: { Ann: { hand: [name], companies: [company('Rivendell', 'Elladan')] }, Bob },
    });
    expect(siteOf(site)).toBeGreaterThan(0);
    expect(isAllowedAt(findCard(name)?.id ?? '', siteOf(site)), 'in decks').toBe(expected);
    expect(isMeantFor(state, rowOf(state, name), siteOf(site)), 'on the way').toBe(expected);
  });
});
