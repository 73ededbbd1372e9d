/** Items that are in use, and allies. ME-ITEM, ME-ALLY */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('items in use', () => {
  scenario(
    '[ME-ITEM-2002 ME-ITEM-2008 ME-ITEM-4000] of two weapons one is in use, both corrupt; the player changes which',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [
              company(
                'Moria',
                { card: 'Elladan', on: ['Sword of Gondolin', 'Orcrist'] },
                { card: 'Adrazar', on: ['Glamdring'] },
              ),
            ],
          },
          Bob,
        },
      });
      t.expect.card('Elladan', { prowess: 7, 'corruption points': 4 });
      t.player('Ann').mayNot('Sword of Gondolin', { to: 'takeUp', because: 'in use', rule: 'ME-ITEM-2002' });
      t.player('Ann').mayNot('Glamdring', { to: 'takeUp', because: 'in use', rule: 'ME-ITEM-2002' });
      t.player('Ann').does('Orcrist: use');
      t.expect.card('Elladan', { prowess: 8, 'corruption points': 4 });
      t.player('Ann').does('Sword of Gondolin: use');
      t.expect.card('Elladan', { prowess: 7 });
      // Nobody goes on changing: each is taken up once on an occasion.
      t.player('Ann').mayNot('Orcrist', { to: 'takeUp', because: 'taken up', rule: 'ME-ITEM-2002' });
    },
  );

  scenario('[ME-ITEM-2008] anyone bears an item that he cannot use', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Sword of Gondolin'], companies: [company('Moria', 'Adrazar')] }, Bob },
    });
    t.player('Ann').does('Sword of Gondolin: play');
    t.expect.card('Adrazar', { prowess: 3, 'corruption points': 2 });
  });

  scenario('[ME-ITEM-2007 ME-ITEM-4001 ME-TAP-010] items and bearers tap each for themselves', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 8 },
      dice: [1, 2],
      players: {
        Ann: {
          companies: [company('Moria', { card: 'Elladan', on: ['Great-shield of Rohan', 'Glamdring'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Elladan', 'No', 'Great-shield');
    t.expect
      .card('Great-shield of Rohan', { status: 'tapped' })
      .card('Glamdring', { status: 'untapped' })
      .card('Elladan', { status: 'untapped' });
  });
});

describe('allies', () => {
  const befriending = {
    phase: 'at the site',
    players: {
      Ann: { hand: ['Gollum', 'Goldberry'], companies: [company('Moria', 'Elladan', 'Haldir')] },
      Bob,
    },
  };
  scenario('[ME-ALLY-500 ME-ALLY-2000] an ally comes to who taps for it, and the site taps', (t) => {
    t.given(befriending);
    t.player('Ann').does('Gollum: play', 'Haldir').has({ 'ally points': 2 });
    t.expect
      .card('Gollum', { in: 'on of Haldir' })
      .card('Haldir', { status: 'tapped', 'site tapped': true })
      .card('Elladan', { status: 'untapped' });
  });
  scenario('[ME-ALLY-500] at the site that it names', (t) => {
    t.given(befriending);
    t.player('Ann').mayNot('Goldberry', { because: 'another site', rule: 'ME-ALLY-500' });
  });
  scenario('[ME-ALLY-002 ME-ALLY-4001] it takes no influence', (t) => {
    t.given(befriending);
    t.player('Ann').has({ 'general influence used': 7 });
    t.player('Ann').does('Gollum: play', 'Haldir').has({ 'general influence used': 7 });
    t.expect.card('Haldir', { 'direct influence left': 0 });
  });
  scenario('[ME-ALLY-506] and no attempt: nothing is rolled for it', (t) => {
    t.given({ ...befriending, dice: [] });
    t.player('Ann').does('Gollum: play', 'Haldir');
    t.expect.card('Gollum', { in: 'on of Haldir' }).table({ roll: 0 });
  });
  scenario('[ME-SITE-4011 ME-ALLY-505] it counts neither for the size nor as corruption', (t) => {
    t.given(befriending);
    t.player('Ann').does('Gollum: play', 'Haldir');
    t.expect.card('Haldir', { 'company size': 2, 'corruption points': 0 });
  });

  scenario('[ME-ALLY-001 ME-SITE-2000] no ally at a tapped site', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Gollum', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [{ ...company('Moria', 'Elladan'), siteTapped: true }],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Gollum', { because: 'tapped', rule: 'ME-SITE-2000' });
  });

  scenario('[ME-ALLY-504 ME-UNIQ-007] an ally out of play never comes back', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Gollum', 'Glamdring'], companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, out: ['Gollum'] },
      },
    });
    t.player('Ann').mayNot('Gollum in hand of Ann', { rule: 'ME-UNIQ-007' });
  });

  scenario(
    '[ME-ALLY-507 ME-ALLY-4005 ME-DISC-2001] an ally goes with who controls it, and only then',
    (t) => {
      t.given({
        players: {
          Ann: {
            companies: [
              company(
                'Lórien',
                { card: 'Haldir', on: ['Gollum', 'Cram'] },
                { card: 'Elladan', on: ['Treebeard'] },
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Haldir: discard');
      t.expect
        .card('Gollum', { in: 'discard of Ann' })
        .card('Cram', { in: 'discard of Ann' })
        .card('Treebeard', { in: 'on of Elladan' });
    },
  );

  scenario(
    '[ME-ALLY-003 ME-ALLY-508 ME-ALLY-4006] an ally takes strikes and supports like a character',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 8 },
        dice: [6, 6],
        players: { Ann: { companies: [company('Moria', { card: 'Haldir', on: ['Gollum'] })] }, Bob },
      });
      t.player('Ann').mayChoose.includes('Haldir', 'Gollum');
      t.player('Ann').does('Gollum', 'No', 'Pass');
      t.expect.card('Gollum', { status: 'tapped' }).card('Haldir', { status: 'untapped' });
    },
  );

  scenario(
    '[ME-ALLY-003 ME-ALLY-4002 ME-ALLY-501] an ally is no character otherwise: no item goes to it',
    (t) => {
      t.given({
        players: {
          Ann: { companies: [company('Lórien', { card: 'Haldir', on: ['Gollum', 'Glamdring'] })] },
          Bob,
        },
      });
      t.player('Ann').mayNot('Glamdring', { to: 'transfer', because: 'nobody else', rule: 'ME-XFER-2000' });
    },
  );
});
