/** Fallen-wizard players: stage points, what their cards are worth, and stage cards of one of them. ME-STAGE, ME-FW */
import { exactly, host, modifier } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import { points } from '../../../src/engine.ts';
import { worth } from '../../../src/rules/points.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

borrow('WH-8', 'WH-114');
invent('Heirloom of Bree', 'TW-244', { storeAt: { sites: ['Bree'], types: ['haven'] } });

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
  scenario('[ME-STAGE-2005] allies that are specific to him go too', (t) => {
    t.given({
      active: 'Bob',
      players: {
        Ann: {
          ...fallen,
          declared: 'Radagast',
          companies: [company(TOWERS, { card: 'Layos', on: ['Radagast’s Black Bird', 'Gollum'] })],
        },
        Bob: {
          ...fallen,
          declared: 'Radagast',
          hand: ['Radagast'],
          companies: [company('Rhosgobel', 'Haldir')],
        },
      },
    });
    t.player('Bob').does('Radagast: bring', 'Join Haldir', 'Done');
    t.expect.card('Radagast’s Black Bird', { in: 'discard of Ann' }).card('Gollum', { in: 'on of Layos' });
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
