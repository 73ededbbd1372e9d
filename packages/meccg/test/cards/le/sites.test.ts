/** The sites of minions: what guards them, and what is found there. */
import { describe, expect } from 'vitest';
import { allSites } from '../../../src/facts/sites.ts';
import { siteIndex } from '../../../src/map/map.ts';
import { siteDefinition } from '../../../src/rules/sites/sites.ts';
import { invent } from '../../invented.ts';
import { scenario } from '../../table.ts';
import { covert, enter, inside } from '../minions.ts';

const written = allSites.filter(
  ({ id, alignment }) => alignment === 'minion' && siteDefinition(siteIndex(id)) !== undefined,
);

describe('the first that guards each of them', () => {
  for (const { id, name, attacks } of written) {
    const [first] = attacks;
    if (first === undefined)
      scenario(`[${id}] ${name}: nothing`, (t) => {
        t.given(enter(name, covert, {}, { hand: ['Cram'] }));
        t.player('Ann').does('Yes');
        t.expect.table({ attack: 'none', stage: 'none' });
      });
    else
      scenario(`[${id}] ${name}: ${first.race}, ${first.strikes || 'each'} with ${first.prowess}`, (t) => {
        t.given(enter(name, covert));
        t.player('Ann').does('Yes');
        t.expect.table({ 'attack race': first.race, 'attack prowess': first.prowess });
        if (first.strikes > 0) t.expect.table({ 'attack strikes': first.strikes });
      });
  }
});

describe('what is found there', () => {
  const ITEMS = { minor: 'Cram', major: 'Torque', greater: 'Jewel', 'gold ring': 'Ring' };
  invent('Torque', 'LE-301');
  invent('Jewel', 'LE-299');
  invent('Ring', 'LE-303');
  for (const { id, name, items, itemLimits } of written)
    scenario(`[${id}] ${name}: ${items.length === 0 ? 'no items' : items.join(', ')}`, (t) => {
      t.given(inside(name, covert, { hand: Object.values(ITEMS) }));
      const found = Object.entries(ITEMS).filter(
        ([kind]) => items.includes(kind) && itemLimits[kind] === undefined,
      );
      expect(t.offered().filter((offered) => offered.endsWith('play'))).toEqual(
        found.map(([, card]) => `${card}: play`),
      );
    });
});

describe('items of which only some are found', () => {
  invent('Sword', 'LE-301', { keywords: ['weapon'] });
  invent('Coat', 'LE-301', { keywords: ['armor'] });
  invent('Buckler', 'LE-301', { keywords: ['shield'] });
  invent('Cap', 'LE-301', { keywords: ['helmet'] });
  invent('Harp', 'LE-301');
  invent('Gem', 'TW-341');
  invent('Seeing-stone', 'LE-330');
  const major = ['Sword', 'Coat', 'Buckler', 'Cap', 'Harp'];
  for (const { id, name } of written.filter(({ itemLimits: { major: limit } }) => limit !== undefined))
    scenario(`[${id}] ${name}: of major items weapons, armor, shields and helmets`, (t) => {
      t.given(inside(name, covert, { hand: major }));
      t.player('Ann').mayChoose.exactly('Pass', ...major.slice(0, -1).map((item) => `${item}: play`));
    });
  scenario('[LE-350] Bag End: of greater items those of heroes', (t) => {
    invent('Black Gem', 'LE-299');
    t.given(inside('Bag End', covert, { hand: ['Gem', 'Black Gem'] }));
    t.player('Ann').mayChoose.includes('Gem: play');
    t.player('Ann').mayNot('Black Gem', { because: 'does not allow' });
  });
  scenario('[LE-388] Lossadan Cairn: of greater items Palantíri', (t) => {
    t.given(inside('Lossadan Cairn', covert, { hand: ['Gem', 'Seeing-stone'] }));
    t.player('Ann').mayChoose.includes('Seeing-stone: play');
    t.player('Ann').mayNot('Gem', { because: 'does not allow' });
  });
});
