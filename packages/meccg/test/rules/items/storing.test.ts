/** Storing by a card's own text, what cannot untap, what is handed on, and points of what is lost. ME-STORE, ME-TAP, ME-XFER, ME-MP */
import { describe, expect } from 'vitest';
import { Bob, company, scenario } from '../../table.ts';

describe('storing by its own text', () => {
  scenario('[ME-STORE-2003 ME-STORE-2015 ME-ORG-006] the Book of Mazarbul at a Dwarf-hold', (t) => {
    t.given({
      dice: [5, 5],
      players: {
        Ann: {
          companies: [
            company('Blue Mountain Dwarf-hold', { card: 'Balin', on: ['Book of Mazarbul', 'Glamdring'] }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').has({ 'item points': 3 }).mayNot('Glamdring', { rule: 'ME-STORE-002' });
    t.player('Ann').does('Book of Mazarbul: store');
    t.expect.card('Book of Mazarbul', { in: 'points of Ann' });
    t.player('Ann').has({ 'item points': 7 }).mayChoose.excludes('Book of Mazarbul');
  });

  scenario('[ME-STORE-2001 ME-DISC-2005] what is stored stays so, and does nothing any more', (t) => {
    t.given({
      dice: [5, 5],
      players: {
        Ann: { companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] }, 'Haldir')] },
        Bob,
      },
    });
    t.expect.card('Elladan', { prowess: 8 });
    t.player('Ann').does('Glamdring: store', 'Roll');
    t.expect.card('Elladan', { prowess: 5 });
    t.player('Ann').mayChoose.excludes('Glamdring');
    t.expect.asked('Ann').card('Glamdring', { in: 'points of Ann' });
  });

  const rescued = { card: 'Haldir', status: 'tapped', on: ['Rescue Prisoners'] };
  scenario(
    '[ME-STORE-2004 ME-STORE-2011 ME-TAP-001] an event is stored without a check, and untaps nobody',
    (t) => {
      t.given({ players: { Ann: { companies: [company('Rivendell', rescued)] }, Bob } });
      t.player('Ann').does('Rescue Prisoners: store');
      t.expect.card('Rescue Prisoners', { in: 'points of Ann' }).card('Haldir', { status: 'tapped' });
    },
  );

  scenario('[ME-TAP-001 ME-UNTAP-4004] until then its bearer does not untap', (t) => {
    t.given({
      phase: 'untap',
      players: {
        Ann: { companies: [company('Moria', rescued, { card: 'Elladan', status: 'tapped' })] },
        Bob,
      },
    });
    t.expect.card('Haldir', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
  });
});

describe('the fallen', () => {
  scenario(
    '[ME-XFER-2003 ME-XFER-2005 ME-ITEM-004] each unwounded companion may take one item of the dead; the rest is lost',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 15 },
        dice: [1, 1, 6, 6],
        players: {
          Ann: {
            companies: [
              company(
                'Moria',
                { card: 'Haldir', on: ['Glamdring', 'Cram'] },
                { card: 'Elladan', status: 'tapped' },
                { card: 'Orophin', status: 'wounded' },
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Haldir', 'No', 'Glamdring');
      t.expect
        .card('Haldir', { in: 'out of Ann' })
        .card('Glamdring', { in: 'on of Elladan' })
        .card('Cram', { in: 'discard of Ann' });
    },
  );

  scenario(
    '[ME-PILE-004 ME-PILE-013 ME-DISC-2004] what lay on the eliminated is discarded, and remembers nothing',
    (t) => {
      t.given({
        phase: 'corruption check',
        check: { character: 'Elladan', modifier: -3 },
        dice: [1, 1],
        players: {
          Ann: {
            companies: [
              company('Moria', {
                card: 'Elladan',
                on: [
                  { card: 'Great-shield of Rohan', status: 'tapped' },
                  { card: 'Lure of Nature', owner: 'Bob' },
                ],
              }),
            ],
          },
          Bob,
        },
      });
      t.expect
        .card('Elladan', { in: 'out of Ann' })
        .card('Lure of Nature', { in: 'discard of Bob' })
        .card('Great-shield of Rohan', { in: 'discard of Ann', status: 'untapped' });
    },
  );

  scenario('[ME-MP-012] Elrond lost costs three points, whatever else', (t) => {
    t.given({
      players: {
        Ann: { out: ['Elrond'], companies: [company('Moria', 'Elladan')] },
        Bob: { ...Bob, out: ['Haldir'] },
      },
    });
    t.player('Ann').has({ 'character points': -2 });
    t.player('Bob').has({ 'character points': 0 });
  });

  scenario(
    '[ME-MP-007 ME-MP-026 ME-MP-506 ME-END-4012] who beats a creature scores it, never who played it',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Hobgoblins' },
        dice: [6, 6, 6, 6],
        players: {
          Ann: { companies: [company('Moria', 'Elladan', 'Haldir')] },
          Bob: { ...Bob, hand: ['Hobgoblins'] },
        },
      });
      t.player('Ann').does('Elladan', 'Haldir', 'The strike against Elladan', 'No', 'No');
      t.expect.card('Hobgoblins', { in: 'points of Ann' });
      t.player('Ann').has({ 'kill points': 1 });
      t.player('Bob').has({ 'kill points': 0 });
    },
  );
});

describe('what is tried, and what lies on it', () => {
  const bearer = { card: 'Orophin', on: [{ card: 'Palantír of Orthanc', on: ['Align Palantír'] }] };
  scenario('[ME-INFL-2024] no item with an event on it', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { hand: ['Palantír of Orthanc'], companies: [company('Edoras', 'Théoden', 'Haldir')] },
        Bob: { companies: [company('Edoras', bearer, 'Bofur')] },
      },
    });
    t.player('Ann').does('Théoden: influence');
    t.player('Ann').mayChoose.exactly('Orophin', 'Bofur');
  });

  scenario('[ME-INFL-2029 ME-FACT-2000] what changes a check is played before it is rolled', (t) => {
    t.given({
      phase: 'at the site',
      dice: [2, 1],
      players: {
        Ann: {
          hand: ['Riders of Rohan', 'Muster'],
          companies: [company('Edoras', 'Théoden', { card: 'Haldir', status: 'tapped' })],
        },
        Bob,
      },
    });
    t.player('Ann').mayNot('Muster');
    t.player('Ann').does('Riders of Rohan', 'Muster');
    // 3, 5 of direct influence against the Riders, 5 of prowess.
    t.expect.card('Riders of Rohan', { in: 'factions of Ann' }).card('Muster', { in: 'discard of Ann' });
  });
});

describe('sites and allies', () => {
  scenario('[ME-SITE-006 ME-SITE-4013] what lies on a site card counts for that card only', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: { hand: ['Rebuild the Town', 'Cram'], companies: [company('Tharbad', 'Elladan', 'Haldir')] },
        Bob: { companies: [company('Tharbad', 'Bofur')] },
      },
    });
    t.player('Ann').does('Rebuild the Town');
    t.expect
      .card('Elladan', { 'site type': 'border-hold' })
      .card('Bofur', { 'site type': 'ruins-and-lairs' });
  });

  scenario('[ME-SITE-4006] a Haven for some purposes is none for others', (t) => {
    t.given({
      players: {
        Ann: {
          events: ['The White Tree'],
          hand: ['Haldir'],
          companies: [company('Minas Tirith', { card: 'Ioreth', on: ['Glamdring'] }, 'Elladan')],
        },
        Bob: { companies: [company('Edhellond', 'Bofur')] },
      },
    });
    t.player('Ann').mayNot('Glamdring', { to: 'store', rule: 'ME-STORE-002' });
    t.player('Ann')
      .does('Haldir: bring')
      .mayChoose.excludes('Join Ioreth at Minas Tirith', 'Form a company at Minas Tirith');
  });

  scenario('[ME-ALLY-503 ME-ALLY-4007] Treebeard leaves as his company sets out for the wrong place', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [{ ...company('Rivendell', { card: 'Elladan', on: ['Treebeard'] }), movesTo: 'Bree' }],
        },
        Bob,
      },
    });
    // Its way is not even chosen yet.
    t.player('Ann').mayChoose.includes('the path printed on the site');
    t.expect.card('Treebeard', { in: 'discard of Ann' });
  });

  scenario('[ME-ALLY-503] and stays with a company that stays', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          hand: ['Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Rivendell', { card: 'Elladan', on: ['Treebeard'] })],
        },
        Bob,
      },
    });
    t.expect.card('Treebeard', { in: 'on of Elladan' });
  });

  scenario('[ME-ALLY-510 ME-ALLY-4003 ME-ALLY-4004] one that may not be attacked still supports', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 8 },
      dice: [3, 3],
      players: {
        Ann: {
          companies: [
            company('Moria', { card: 'Elladan', on: ['Goldberry'] }, { card: 'Haldir', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.excludes('Goldberry');
    t.player('Ann').does('Elladan', 'No', 'Tap Goldberry');
    t.expect.card('Goldberry', { status: 'tapped' });
  });

  scenario(
    '[ME-ALLY-509 ME-ALLY-4003 ME-ALLY-4004] an ally taps against a Slayer where a character may',
    (t) => {
      t.given({
        phase: 'attack',
        attack: { creature: 'Slayer' },
        players: {
          Ann: {
            companies: [
              company('Moria', { card: 'Elladan', on: ['Gollum'] }, { card: 'Haldir', status: 'tapped' }),
            ],
          },
          Bob: { ...Bob, hand: ['Slayer'] },
        },
      });
      t.player('Ann').does('Slayer');
      t.player('Ann').mayChoose.exactly('Elladan', 'Gollum');
    },
  );

  scenario('[ME-ALLY-004 ME-ALLY-513] an ally has no race but what its text names', (t) => {
    t.given({
      players: { Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Gollum'] })] }, Bob },
    });
    const race = t.state.engine.fact('race');
    expect(race[t.state.card.def[t.who.card('Gollum')]]).toBe(0);
    expect(race[t.state.card.def[t.who.card('Elladan')]]).not.toBe(0);
  });
});

scenario(
  '[ME-ONGUARD-4000 ME-ONGUARD-2009 ME-SITE-4008] a long-event revealed on one company counts for all',
  (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Dark Quarrels', 'Concealment'],
          companies: [
            {
              ...company('Moria', 'Elladan'),
              as: 'one',
              onGuard: [{ card: 'Minions Stir', owner: 'Bob', controller: 'Bob' }],
            },
            { ...company('Mount Gram', 'Adrazar'), as: 'two' },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elladan', 'Yes');
    t.player('Bob').does('Minions Stir: reveal');
    t.player('Ann').does('Dark Quarrels', 'Yes');
    // Three strikes of 6 at Mount Gram, each one more.
    t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
  },
);
