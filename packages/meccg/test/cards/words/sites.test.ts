/** Events that tap the site by their own text: what lies on guard there may be revealed for them. */
import { describe, expect, test } from 'vitest';
import { pool } from '../../../src/cards/pool.ts';
import { engine } from '../../../src/engine.ts';
import { tapsByText } from '../../../src/rules/sites/play-sites.ts';
import { cited } from '../cited.ts';

const taps = [
  'Andúril, the Flame of the West',
  'Dreams of Lore',
  'Reforging',
  'Swordmaster',
  'When I Know Anything',
  'When You Know More',
  'The Windlord Found Me',
  'To Satisfy the Questioner',
  'Secrets of Their Forging',
  'Maker’s Map',
  'Descent through Fire',
  'Eddy in Fate’s Tide',
  'People Diminished',
  'Tempest of Fire',
];

describe('[ME-ONGUARD-2006] events that tap the site', () => {
  for (const name of taps)
    test(`${cited(name)} does`, () => {
      const found = pool.filter(({ facts }) => facts.names['en'] === name);
      expect(found.map(({ id }) => tapsByText(engine.index(id)))).toEqual([true]);
    });
  test('no other does', () => {
    const found = pool.filter(({ id }) => tapsByText(engine.index(id)));
    expect(found.map(({ facts }) => facts.names['en']).toSorted()).toEqual(taps.toSorted());
  });
});
