/** Fallen-wizard players: which cards of places they use, their ways, and their Havens. ME-FW-512..516 */
import { exactly, host, modifier, say, value } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { siteIndex } from '../../../src/map/map.ts';
import { starterPath } from '../../../src/map/reach.ts';
import { convertedFor } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { heroes, walks } from '../../sites.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

borrow('WH-2');

/** Where Ann's company of these may go, of all cards of some places. */
function goes(t: Table<S>, places: readonly string[], more: object, ...names: readonly string[]): string[] {
  t.given({ players: { Ann: { ...fallen, companies: [company(TOWERS, ...names)], ...more }, Bob } });
  t.player('Ann').does(`${names[0]}: declare movement`);
  return t.offered().filter((text) => places.some((place) => text.startsWith(`${place},`)));
}

describe('which card of a place', () => {
  const places = ['Bree', 'Barrow-downs', 'Rivendell', 'Carn Dûm', 'Moria', 'Weathertop'];
  scenario(
    '[ME-FW-515 ME-FW-516] a company that is not overt: hero cards, and either of Ruins & Lairs',
    (t) => {
      expect(goes(t, places, {}, 'Haldir', 'Layos')).toEqual([
        'Barrow-downs, the hero site',
        'Bree, the hero site',
        'Carn Dûm, the hero site',
        'Moria, the hero site',
        'Rivendell, the hero site',
        'Weathertop, the hero site',
        'Barrow-downs, the minion site',
        'Weathertop, the minion site',
      ]);
    },
  );
  scenario(
    '[ME-FW-505 ME-FW-516] an overt one: minion cards of free places, hero cards of dark ones, either of Ruins & Lairs',
    (t) => {
      expect(goes(t, places, {}, 'Orc Tracker', 'Layos')).toEqual([
        'Barrow-downs, the hero site',
        'Carn Dûm, the hero site',
        'Moria, the hero site',
        'Weathertop, the hero site',
        'Barrow-downs, the minion site',
        'Bree, the minion site',
        'Rivendell, the minion site',
        'Weathertop, the minion site',
      ]);
    },
  );
  scenario('[ME-COMPANY-518 ME-FW-515] Half-orcs among Men go as heroes do', (t) => {
    expect(goes(t, ['Bree'], {}, 'Doeth (Durthak)', 'Layos')).toEqual(['Bree, the hero site']);
  });
  scenario('[ME-FW-517 ME-FW-4010] a card that is discarded keeps the other from being used', (t) => {
    expect(goes(t, ['Barrow-downs'], { discardedSites: ['TW-375'] }, 'Haldir')).toEqual([]);
  });
  scenario('[ME-FW-517 ME-FW-4010] and so does one that lies on the table', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [company(TOWERS, 'Haldir'), company('LE-353', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').does('Haldir: declare movement');
    expect(t.offered().filter((text) => text.startsWith('Barrow-downs'))).toEqual([
      'Barrow-downs, the minion site',
    ]);
  });
  scenario('[ME-FW-4010] a Wizardhaven on the table too, and any number may lie there', (t) => {
    t.given({
      players: { Ann: { ...fallen, companies: [company('Bree', 'Haldir'), company(TOWERS, 'Layos')] }, Bob },
    });
    t.player('Ann').does('Haldir: declare movement');
    expect(t.offered().filter((text) => text.startsWith(TOWERS))).toEqual([
      `${TOWERS}, the fallen-wizard site`,
    ]);
  });
  scenario('[ME-FW-517] other players have one card of a place, whatever is discarded', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Haldir')] }, Bob } });
    t.player('Ann').does('Haldir: declare movement').mayChoose.includes('Bree', 'Moria');
  });
});

describe('movement', () => {
  test('[ME-FW-512 ME-FW-4007] knows no printed paths', () => {
    const walker = walks('fallen-wizard');
    for (const [from, to] of [
      ['TW-378', 'TW-421'],
      ['TW-421', 'TW-408'],
    ] as const) {
      expect(starterPath(siteIndex(from), siteIndex(to), heroes)).not.toBeNull();
      expect(starterPath(siteIndex(from), siteIndex(to), walker)).toBeNull();
    }
  });
  scenario('[ME-FW-513] both draw by the numbers of the new site, a Wizardhaven too', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          ...fallen,
          deck: ['Cram', 'Glamdring', 'Orcrist', 'Dodge'],
          companies: [{ ...company('TW-378', 'Haldir', 'Layos'), movesTo: TOWERS }],
        },
        Bob: { ...Bob, deck: ['Orc-guard', 'Ghosts', 'Slayer', 'Twilight'] },
      },
    });
    // Bree gives one card to either player, The White Towers two.
    t.player('Ann').has({ hand: 1 }).does('Yes').has({ hand: 2 });
    t.player('Bob').has({ hand: 1 }).does('Yes').has({ hand: 2 });
  });
});

describe('Havens', () => {
  const untapsAt = (t: Table<S>, at: string, onSite: readonly object[] = []): void => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { ...fallen, companies: [{ ...company(at, { card: 'Haldir', status: 'wounded' }), onSite }] },
        Bob,
      },
    });
  };
  const yourNumber = value('your number', [], () => 'you', say`you`);
  const itsSite = exactly(host);
  invent(
    'Refuge',
    'WH-75',
    modifier({ attribute: convertedFor, of: itsSite, by: yourNumber, change: 'set' }),
  );
  scenario('[ME-FW-021 ME-FW-514] nobody of his heals in Rivendell', (t) => {
    untapsAt(t, 'TW-421');
    t.expect.card('Haldir', { status: 'wounded' });
  });
  scenario('[ME-FW-511 ME-FW-003] but in a Wizardhaven', (t) => {
    untapsAt(t, TOWERS);
    t.expect.card('Haldir', { status: 'tapped' });
  });
  scenario('[ME-FW-511 ME-FW-003] printed so, or made one', (t) => {
    untapsAt(t, 'TW-375', [{ card: 'Refuge', owner: 'Ann' }]);
    t.expect.card('Haldir', { status: 'tapped' }).card('Haldir', { 'site type': 'ruins-and-lairs' });
  });
  scenario('[ME-FW-003] which is no Haven of his because of another player', (t) => {
    untapsAt(t, 'TW-375', [{ card: 'Refuge', owner: 'Bob' }]);
    t.expect.card('Haldir', { status: 'wounded' });
  });
  const leaves = (t: Table<S>, onSite: readonly object[]): void => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [{ ...company('TW-375', 'Haldir'), siteTapped: true, onSite }] },
        Bob,
      },
    });
    t.player('Ann').does('Haldir: declare movement', 'Bree, the hero');
    idleUntil(t, () => t.state.company.moved[1] === 1 && t.state.company.origin[1] === 0);
  };
  scenario(
    '[ME-HAVEN-006 ME-FW-511] a Wizardhaven goes back to the location deck though it is tapped',
    (t) => {
      leaves(t, [{ card: 'Refuge', owner: 'Ann' }]);
      t.player('Ann').has({ locationDeck: { includes: ['Barrow-downs'] } });
      t.expect.card('Refuge', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-HAVEN-006] where it is none, it does not', (t) => {
    leaves(t, []);
    t.player('Ann').has({ locationDeck: { excludes: ['Barrow-downs'] } });
  });
});
