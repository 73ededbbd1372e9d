/** Worked examples of minions whose own cards cannot be played yet: a hoard, and a ring in the fire. ME-ITEM-2016, ME-RING */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

// Old Treasure, a minor item of hoards.
borrow('AS-129');
invent('Ring of Small Lies', 'LE-320', { keywords: ['ring'], onePerBearer: true });

describe('at Mount Gram', () => {
  const arrived = (where: string, hand: readonly string[], dice: readonly number[] = []) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: { side: 'ringwraith', hand, companies: [company(where, 'Gorbag', 'Lagduf')] },
      Bob,
    },
  });
  scenario('[ME-ITEM-2016] the Orcs of Angmar bring a minor item with them, and none of a hoard', (t) => {
    t.given(arrived('Mount Gram', ['Orcs of Angmar', 'Old Treasure', 'Shadow-cloak'], [6, 6]));
    t.player('Ann').does('Orcs of Angmar: try', 'Gorbag');
    t.expect.card('Orcs of Angmar', { in: 'factions of Ann' });
    t.player('Ann').mayChoose.exactly('Pass', 'Shadow-cloak: play');
    t.player('Ann').mayNot('Old Treasure', { to: 'playItem', because: 'hoard', rule: 'ME-ITEM-2016' });
  });
  scenario('[ME-ITEM-2016] beside an item from the hoard of Gondmaeglom it can come', (t) => {
    t.given(arrived('Gondmaeglom', ['High Helm', 'Old Treasure', 'Shadow-cloak']));
    t.player('Ann').does('High Helm: play', 'Gorbag');
    t.player('Ann').mayChoose.exactly('Pass', 'Old Treasure: play', 'Shadow-cloak: play');
  });
});

describe('Test of Fire', () => {
  function tested(t: Table<S>, dice: readonly [number, number]): void {
    t.given({
      dice,
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Test of Fire', 'Trifling Ring', 'Ring of Small Lies', 'Dwarven Ring of Thélor’s Tribe'],
          companies: [company('Moria', { card: 'Ivic', on: ['Gleaming Gold Ring'] }, 'Pon Opar')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Test of Fire: ');
  }
  scenario('[ME-RING-2005 ME-RING-2021] a 5 makes it a lesser ring or a magic ring', (t) => {
    tested(t, [2, 3]);
    t.player('Ann').mayChoose.includes('Trifling Ring', 'Ring of Small Lies');
    t.player('Ann').mayChoose.excludes('Dwarven Ring of Thélor’s Tribe');
    t.player('Ann').does('Ring of Small Lies');
    t.expect
      .card('Ring of Small Lies', { in: 'on of Ivic' })
      .card('Gleaming Gold Ring', { in: 'discard of Ann' });
  });
  scenario('[ME-RING-2005 ME-RING-2021] a 6 still does', (t) => {
    tested(t, [3, 3]);
    t.player('Ann').mayChoose.includes('Trifling Ring', 'Ring of Small Lies');
  });
  scenario('[ME-RING-2005 ME-RING-2021] a 7 makes it a lesser ring only', (t) => {
    tested(t, [3, 4]);
    t.player('Ann').mayChoose.includes('Trifling Ring');
    t.player('Ann').mayChoose.excludes('Ring of Small Lies', 'Dwarven Ring of Thélor’s Tribe');
  });
  scenario('[ME-RING-2005 ME-RING-2021] a 9 makes it a lesser ring or a Dwarven ring', (t) => {
    tested(t, [4, 5]);
    t.player('Ann').mayChoose.includes('Trifling Ring', 'Dwarven Ring of Thélor’s Tribe');
    t.player('Ann').mayChoose.excludes('Ring of Small Lies');
  });
});
