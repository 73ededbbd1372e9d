/** Fallen-wizard players: which cards of places they use, their Havens, what goes where, what it is worth. ME-FW, ME-STAGE */
import { exactly, host, modifier, say, value } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { mind, points } from '../../../src/engine.ts';
import { siteIndex } from '../../../src/map/map.ts';
import { starterPath } from '../../../src/map/reach.ts';
import { isOfKind } from '../../../src/rules/companies/kind.ts';
import { regionsFor } from '../../../src/rules/movement/regions.ts';
import { worth } from '../../../src/rules/points.ts';
import { openToBothSides } from '../../../src/rules/sites/side-of-site.ts';
import { convertedFor, isProtectedFor } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { borrow, invent } from '../../invented.ts';
import { heroes, walks } from '../../sites.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

borrow(
  'WH-1',
  'WH-9',
  'WH-56',
  'WH-58',
  'LE-356',
  'LE-353',
  'LE-384',
  'LE-359',
  'LE-392',
  'AS-160',
  'AS-169',
);
borrow('LE-11', 'LE-19', 'LE-34', 'LE-328', 'LE-341', 'LE-301', 'WH-2');
borrow('WH-70', 'WH-72', 'WH-74', 'WH-84', 'WH-90', 'WH-92', 'WH-122');
invent('Heirloom of Bree', 'TW-244', { storeAt: { sites: ['Bree'], types: ['haven'] } });

const fallen = { side: 'fallen-wizard' } as const;
const TOWERS = 'The White Towers';
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

describe('general influence', () => {
  const has = (card: string | null, minds: number) => (t: Table<S>) => {
    const names = card === null ? ['Layos'] : [card, 'Layos'];
    t.given({ players: { Ann: { ...fallen, companies: [company(TOWERS, ...names)] }, Bob } });
    t.player('Ann').has({ 'general influence': minds });
  };
  scenario('[ME-INFL-504 ME-FW-002 ME-FW-4001] twenty before he is revealed', has(null, 20));
  scenario('[ME-INFL-504 ME-FW-002 ME-FW-4001] what Alatar has printed afterwards', has('Alatar', 17));
  scenario('[ME-INFL-504 ME-FW-002 ME-FW-4001] what Saruman has printed', has('Saruman', 15));
  const reveals = (t: Table<S>, ...others: readonly string[]): void => {
    t.given({
      players: { Ann: { ...fallen, hand: ['Saruman'], companies: [company('Isengard', ...others)] }, Bob },
    });
    t.player('Ann').does('Saruman: bring', `Join ${others[0]}`, 'Done', 'Pass');
  };
  scenario('[ME-INFL-519 ME-FW-4012] who cannot be controlled any more is discarded', (t) => {
    reveals(t, 'Layos', 'Haldir', 'Orophin', 'Gimli');
    t.player('Ann').has({ 'general influence': 15, 'general influence used': 16 });
    t.player('Ann').mayChoose.exactly('Layos', 'Haldir', 'Orophin', 'Gimli');
    t.player('Ann').does('Orophin');
    t.expect.card('Orophin', { in: 'discard of Ann' }).card('Layos', { in: 'company of company 1' });
  });
  scenario('[ME-INFL-519] and nobody where all can be', (t) => {
    reveals(t, 'Layos', 'Haldir', 'Gimli');
    t.player('Ann').has({ 'general influence used': 14 });
    t.expect.card('Layos', { in: 'company of company 1' });
  });
});

describe('what goes with whose site', () => {
  invent('Two Masters', 'WH-66', modifier({ attribute: openToBothSides, of: exactly(host), by: 1 }));
  const at = (site: string, hand: readonly string[], more: object = {}) => ({
    phase: 'at the site',
    players: { Ann: { ...fallen, hand, companies: [{ ...company(site, 'Haldir', 'Layos'), ...more }] }, Bob },
  });
  const items = ['Dagger of Westernesse', 'Orc-draughts'];
  for (const [site, goesThere, other] of [
    ['TW-413', ...items],
    ['LE-392', ...items.toReversed()],
  ] as const)
    scenario(`[ME-FW-2002] ${goesThere} at ${site}, and no ${other}`, (t) => {
      t.given(at(site, items));
      t.player('Ann').mayChoose.includes(`${goesThere}: play`);
      t.player('Ann').mayNot(other, { to: 'playItem', because: 'not of the side', rule: 'ME-FW-2002' });
    });
  scenario('[ME-FW-2002] both where a card allows it', (t) => {
    t.given(at('TW-413', items, { onSite: [{ card: 'Two Masters', owner: 'Ann' }] }));
    t.player('Ann').mayChoose.includes(...items.map((item) => `${item}: play`));
  });
  scenario('[ME-FW-2003] the free minor item too is of the side of the site', (t) => {
    t.given(at('TW-413', [...items, 'Sable Shield'], { siteTapped: true, minorItem: true }));
    t.player('Ann').mayChoose.includes('Dagger of Westernesse: play');
    t.player('Ann').mayNot('Orc-draughts', { to: 'playItem', rule: 'ME-FW-2003' });
  });
  scenario('[ME-FW-2006] at a Wizardhaven both', (t) => {
    t.given(at(TOWERS, items, { minorItem: true, siteTapped: true }));
    t.player('Ann').mayChoose.includes(...items.map((item) => `${item}: play`));
  });
  const tries = (t: Table<S>, site: string, dice: readonly number[] = []): void => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice,
      players: {
        Ann: { ...fallen, hand: ['Layos'], companies: [company(site, 'Haldir')] },
        Bob: { side: 'ringwraith', companies: [company('LE-353', { card: 'Layos', as: 'his Layos' })] },
      },
    });
    t.player('Ann').does('Haldir: influence');
  };
  scenario('[ME-INFL-2013] a copy of the other side than that of the site is not shown', (t) => {
    tries(t, 'TW-375', [1, 1, 6, 6]);
    t.expect.card('Layos', { in: 'hand of Ann' });
    expect(t.state.global.attemptCopy).toBe(0);
  });
  scenario('[ME-INFL-2013] one of its own side may be', (t) => {
    tries(t, 'LE-353');
    t.player('Ann').mayChoose.exactly('Layos', 'Pass');
  });
});

describe('stage points', () => {
  const has = (ann: object) => ({
    players: { Ann: { ...fallen, companies: [company(TOWERS, 'Haldir')], ...ann }, Bob },
  });
  scenario(
    '[ME-STAGE-001 ME-STAGE-2000 ME-STAGE-010 ME-STAGE-011 ME-STAGE-2004] of all stage cards, stored ones too, and of none in hand',
    (t) => {
      t.given(has({ events: ['Great Patron'], points: ['Guarded Haven'], hand: ['Gatherer of Loyalties'] }));
      t.player('Ann').has({ 'stage points': 3 });
      t.player('Bob').has({ 'stage points': 0 });
    },
  );
  scenario('[ME-STAGE-009 ME-STAGE-2003] one is given up if three are left, and one only', (t) => {
    t.given(has({ events: ['Great Patron', 'Gatherer of Loyalties'], points: ['Guarded Haven'] }));
    t.player('Ann').has({ 'stage points': 6 }).does('Great Patron: discard this');
    t.player('Ann').has({ 'stage points': 4 });
    t.expect.card('Great Patron', { in: 'discard of Ann' });
    t.player('Ann').mayNot('Guarded Haven', {
      to: 'discardStoredStage',
      because: 'one stage resource',
      rule: 'ME-STAGE-009',
    });
  });
  scenario('[ME-STAGE-009 ME-STAGE-2003] not if fewer would be left', (t) => {
    t.given(has({ events: ['Gatherer of Loyalties'], points: ['Guarded Haven'] }));
    t.player('Ann').mayNot('Gatherer of Loyalties', { to: 'discardStage', because: 'fewer than three' });
    t.player('Ann').does('Guarded Haven: discard this').has({ 'stage points': 3 });
    t.expect.card('Guarded Haven', { in: 'discard of Ann' });
  });
  scenario('[ME-STAGE-009] nor in the turn of another', (t) => {
    t.given({ ...has({ events: ['Great Patron', 'Gatherer of Loyalties'] }), active: 'Bob' });
    t.player('Ann').mayNot('Great Patron', { to: 'discardStage', because: 'your own organization phase' });
  });
});

describe('what cards are worth', () => {
  invent('Tribute', 'TW-198', modifier({ attribute: points, of: exactly(host), by: 2 }));
  invent('Fame', 'WH-84', modifier({ attribute: worth, of: exactly(host), by: 2, change: 'atLeast' }));
  const scores = (ann: object, points_: object) => (t: Table<S>) => {
    t.given({ players: { Ann: { ...fallen, companies: [company(TOWERS, 'Layos')], ...ann }, Bob } });
    t.player('Ann').has({ ...points_ });
  };
  scenario(
    '[ME-FW-007 ME-MP-2001] one point each',
    scores(
      {
        companies: [company(TOWERS, { card: 'Layos', on: ['Glamdring', 'Gollum', 'Cram'] })],
        factions: ['Riders of Rohan'],
      },
      {
        'character points': 1,
        'item points': 1,
        'ally points': 1,
        'faction points': 1,
        'marshalling points': 4,
      },
    ),
  );
  scenario(
    '[ME-MP-2001] creatures that were defeated too',
    scores({ points: ['Cave-drake', 'Hobgoblins'] }, { 'kill points': 2 }),
  );
  scenario(
    '[ME-FW-007 ME-MP-2001] stage resources what is printed on them',
    scores({ events: ['Guarded Haven', 'The White Hand'] }, { 'miscellaneous points': 7 }),
  );
  scenario(
    '[ME-FW-4011 ME-MP-2001] no other resource changes that',
    scores({ companies: [company(TOWERS, { card: 'Layos', on: ['Tribute'] })] }, { 'character points': 1 }),
  );
  scenario(
    '[ME-MP-2006] a stage resource does',
    scores({ companies: [company(TOWERS, { card: 'Layos', on: ['Fame'] })] }, { 'character points': 2 }),
  );
  scenario('[ME-MP-2001] for others they are worth what is printed', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elrond')] }, Bob } });
    t.player('Ann').has({ 'character points': 3 });
  });
  const stores = (t: Table<S>, at: string): void => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: { ...fallen, companies: [company(at, { card: 'Haldir', on: ['Heirloom of Bree'] })] },
        Bob,
      },
    });
    t.player('Ann').has({ 'item points': 1 }).does('Heirloom of Bree: store');
    t.expect.card('Heirloom of Bree', { in: 'points of Ann' });
  };
  scenario('[ME-STORE-2008 ME-FW-008] stored away from his Havens: nothing', (t) => {
    stores(t, 'TW-378');
    t.player('Ann').has({ 'item points': 0 });
  });
  scenario('[ME-STORE-2008 ME-FW-008] at a Wizardhaven: as ever', (t) => {
    stores(t, TOWERS);
    t.player('Ann').has({ 'item points': 1 });
  });
  scenario('[ME-ALIGN-008] a text that speaks of Havens means his own', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [company('TW-421', { card: 'Haldir', on: ['Heirloom of Bree'] })] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Heirloom of Bree', { to: 'store', rule: 'ME-STORE-002' });
  });
});

describe('corruption', () => {
  const weighs =
    (who: string, on: readonly string[], events: readonly string[], n: number) => (t: Table<S>) => {
      t.given({
        players: {
          Ann: { ...fallen, events, companies: [company(TOWERS, { card: who, on }, 'Layos')] },
          Bob,
        },
      });
      t.expect.card(who, { 'corruption points': n });
    };
  scenario(
    '[ME-CORR-2010] of stage cards that are no items is his, wherever they lie',
    weighs('Alatar', ['Bow of Alatar', 'Glamdring'], ['Huntsman’s Garb'], 3),
  );
  scenario(
    '[ME-CORR-2010] and not that of whoever has them',
    weighs('Haldir', ['Bow of Alatar', 'Cram'], [], 1),
  );
});

describe('what is read as his', () => {
  scenario('[ME-ALIGN-007 ME-FW-2005] a text that speaks of a Wizard means his Fallen-wizard', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 8 },
      players: {
        Ann: { ...fallen, hand: ['Vanishment'], companies: [company('TW-413', 'Saruman', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Vanishment: ');
  });
  scenario(
    '[ME-FW-013 ME-FW-502] minions who are no Orcs or Trolls are heroes, and covert to minion resources',
    (t) => {
      t.given({ players: { Ann: { ...fallen, companies: [company(TOWERS, 'Layos', 'Haldir')] }, Bob } });
      expect(isOfKind(t.state, 1, 'hero')).toBe(true);
      expect(isOfKind(t.state, 1, 'covert')).toBe(true);
      expect(isOfKind(t.state, 1, 'minion')).toBe(false);
    },
  );
  scenario('[ME-FW-2001 ME-FW-4004] what cancels an attack does so at a site of either side', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 8, automatic: true },
      players: {
        Ann: { ...fallen, hand: ['Concealment'], companies: [company('LE-392', 'Bilbo', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Concealment: ');
  });
  invent('Great Mind', 'TW-198', modifier({ attribute: mind, of: exactly(host), by: 1 }));
  scenario('[ME-FW-500 ME-FW-4005] who has come to more mind than five stays', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [company(TOWERS, { card: 'Layos', on: ['Great Mind'] })] },
        Bob,
      },
    });
    t.expect.card('Layos', { mind: 6 });
    t.player('Ann').does('Pass');
    t.expect.card('Layos', { in: 'company of company 1' });
  });
  scenario('[ME-FW-004 ME-FW-005 ME-FW-4000 ME-FW-4013] to be protected changes nothing by itself', (t) => {
    const onSite = ['Hidden Haven', 'Guarded Haven'].map((card) => ({ card, owner: 'Ann' }));
    t.given({ players: { Ann: { ...fallen, companies: [{ ...company('TW-375', 'Layos'), onSite }] }, Bob } });
    expect(isProtectedFor(t.state, 1, t.state.company.site[1])).toBe(true);
    expect(regionsFor(t.state, 1)).toBe(4);
  });
});

describe('stage cards that are specific to one Fallen-wizard', () => {
  const events = ['Join the Hunt', 'Great Patron'];
  scenario('[ME-STAGE-2006] go with him, and others stay', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Alatar' },
      dice: [1, 1],
      avatarLoss: 'minus5',
      players: {
        Ann: {
          ...fallen,
          declared: 'Alatar',
          events,
          companies: [
            company(TOWERS, { card: 'Alatar', on: ['Bow of Alatar', 'Glamdring', 'Orcrist'] }, 'Layos'),
          ],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.state.player.avatarLost[1] === 1);
    t.expect
      .card('Join the Hunt', { in: 'discard of Ann' })
      .card('Bow of Alatar', { in: 'discard of Ann' })
      .card('Great Patron', { in: 'events of Ann' });
  });
  scenario('[ME-STAGE-2005 ME-STAGE-4001] go where an opponent reveals him first', (t) => {
    t.given({
      active: 'Bob',
      players: {
        Ann: {
          ...fallen,
          declared: 'Alatar',
          events,
          companies: [company(TOWERS, { card: 'Layos', on: ['Bow of Alatar'] })],
        },
        Bob: { ...fallen, declared: 'Alatar', hand: ['Alatar'], companies: [company('TW-375', 'Haldir')] },
      },
    });
    t.player('Bob').does('Alatar: bring', 'Join Haldir', 'Done');
    // Permanent-events and whatever else is specific to him.
    t.expect.card('Bow of Alatar', { in: 'discard of Ann' });
    t.expect.card('Join the Hunt', { in: 'discard of Ann' }).card('Great Patron', { in: 'events of Ann' });
  });
  scenario('[ME-STAGE-2005] and nowhere else', (t) => {
    t.given({
      active: 'Bob',
      players: {
        Ann: { ...fallen, declared: 'Alatar', events, companies: [company(TOWERS, 'Layos')] },
        Bob: {
          ...fallen,
          declared: 'Saruman',
          hand: ['Saruman'],
          companies: [company('Isengard', 'Haldir')],
        },
      },
    });
    t.player('Bob').does('Saruman: bring', 'Join Haldir', 'Done');
    t.expect.card('Join the Hunt', { in: 'events of Ann' });
  });
});
