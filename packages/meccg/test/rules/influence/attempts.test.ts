/** Influencing away what an opponent has. ME-INFL-2006..2039 */
import { describe } from 'vitest';
import { company, scenario } from '../../table.ts';

/** Someone whose general influence is all in use: 10 + 8 are elsewhere, 2 are here. */
const busy = (...here: readonly (string | Readonly<Record<string, unknown>>)[]) => ({
  companies: [company('Rivendell', 'Elrond', 'Glorfindel II'), company('Edoras', ...here)],
});
const there = { phase: 'at the site', turn: 5 };
const theoden = { hand: [], companies: [company('Edoras', 'Théoden', 'Haldir')] };
const tries = 'Théoden: influence';

describe('a character', () => {
  const won = {
    ...there,
    dice: [4, 4, 3, 3],
    players: { Ann: theoden, Bob: busy({ card: 'Orophin', on: ['Cram', 'Gollum'] }) },
  };
  scenario('[ME-INFL-2015 ME-INFL-2028 ME-INFL-4006] both roll, and more than the mind discards him', (t) => {
    t.given(won);
    // 8 + 3 − 0 − 6 = 5 against a mind of 2.
    t.player('Ann').does(tries, 'Orophin');
    t.expect.card('Orophin', { in: 'discard of Bob' }).card('Théoden', { status: 'tapped' });
  });
  scenario('[ME-INFL-2007] and what he controls', (t) => {
    t.given(won);
    t.player('Ann').does(tries, 'Orophin');
    t.expect.card('Cram', { in: 'discard of Bob' }).card('Gollum', { in: 'discard of Bob' });
  });
  scenario('[ME-INFL-2008] the site is not tapped', (t) => {
    t.given(won);
    t.player('Ann').does(tries, 'Orophin');
    t.expect.card('Théoden', { 'site tapped': false });
  });
  scenario('[ME-INFL-2003 ME-INFL-006] characters and allies at the same site can be tried', (t) => {
    t.given({ ...won, dice: [] });
    t.player('Ann').does(tries).mayChoose.exactly('Orophin', 'Gollum');
  });
  scenario('[ME-INFL-006] nobody at another site', (t) => {
    t.given({
      ...there,
      players: {
        Ann: { ...theoden, hand: ['Riders of Rohan'] },
        Bob: { companies: [company('Rivendell', 'Orophin')] },
      },
    });
    t.player('Ann').mayNot('Théoden', { to: 'influence', because: 'no opponent has anything here' });
  });

  scenario('[ME-INFL-2028 ME-INFL-2015] not more than the mind: nothing happens', (t) => {
    t.given({ ...there, dice: [3, 3, 4, 3], players: { Ann: theoden, Bob: busy('Orophin') } });
    t.player('Ann').does(tries);
    t.expect.card('Orophin', { in: 'company of company 2 of Bob' }).card('Théoden', { status: 'tapped' });
  });

  scenario('[ME-INFL-503 ME-INFL-2015] unused general influence keeps him', (t) => {
    t.given({
      ...there,
      dice: [6, 6, 1, 1],
      players: { Ann: theoden, Bob: { companies: [company('Edoras', 'Orophin')] } },
    });
    // 12 + 3 − 18 − 2 is far below 2.
    t.player('Ann').does(tries);
    t.expect.card('Orophin', { in: 'company of company 1 of Bob' });
  });

  scenario('[ME-INFL-2009 ME-INFL-4005] not on the first turn', (t) => {
    t.given({
      ...there,
      turn: 2,
      players: { Ann: { ...theoden, hand: ['Riders of Rohan'] }, Bob: busy('Orophin') },
    });
    t.player('Ann').mayNot('Théoden', { because: 'first turn', rule: 'ME-INFL-2009' });
  });

  scenario('[ME-INFL-2006 ME-INFL-2010 ME-INFL-4005] once a turn, and nothing after it', (t) => {
    t.given({
      ...there,
      dice: [1, 1, 6, 6],
      players: { Ann: { ...theoden, hand: ['Riders of Rohan'] }, Bob: busy('Orophin') },
    });
    t.player('Ann').mayChoose.includes('Riders of Rohan');
    t.player('Ann').does(tries);
    t.player('Ann')
      .mayNot('Haldir', { to: 'influence', rule: 'ME-INFL-2006' })
      .mayNot('Riders of Rohan', { rule: 'ME-SITE-2000' });
    t.expect.card('Riders of Rohan', { in: 'hand of Ann' });
  });

  scenario('[ME-INFL-2006] one attempt a turn is all, by whichever company', (t) => {
    t.given({
      ...there,
      players: { Ann: { ...theoden, hand: ['Riders of Rohan'], influenced: true }, Bob: busy('Orophin') },
    });
    t.player('Ann').mayNot('Théoden', { because: 'one attempt', rule: 'ME-INFL-2006' });
  });

  scenario('[ME-INFL-2007] only at the same site', (t) => {
    t.given({
      ...there,
      players: {
        Ann: { ...theoden, hand: ['Riders of Rohan'] },
        Bob: { companies: [company('Bree', 'Orophin')] },
      },
    });
    t.player('Ann').mayNot('Théoden', { because: 'no opponent', rule: 'ME-INFL-2007' });
  });

  scenario('[ME-INFL-2037 ME-INFL-4005] no avatar on the turn he is revealed', (t) => {
    t.given({
      ...there,
      players: {
        Ann: {
          hand: ['Riders of Rohan'],
          companies: [company('Edoras', { card: 'Alatar', arrived: true }, 'Haldir')],
        },
        Bob: busy('Orophin'),
      },
    });
    t.player('Ann').mayNot('Alatar', { because: 'revealed this turn', rule: 'ME-INFL-2037' });
    t.player('Ann').mayChoose.includes('Haldir: influence');
  });

  scenario(
    '[ME-INFL-2012 ME-INFL-4000 ME-INFL-4005] nothing of an avatar: not he, his followers, allies or items',
    (t) => {
      t.given({
        ...there,
        players: {
          Ann: { ...theoden, hand: ['Riders of Rohan', 'Glamdring'] },
          Bob: {
            companies: [
              company(
                'Edoras',
                { card: 'Saruman', on: ['Cram', 'Gollum'] },
                { card: 'Orophin', leader: 'Saruman' },
              ),
            ],
          },
        },
      });
      t.player('Ann').mayNot('Théoden', { because: 'no opponent', rule: 'ME-INFL-2012' });
    },
  );

  scenario('[ME-INFL-2020 ME-INFL-4006] what a leader has left keeps his follower', (t) => {
    t.given({
      ...there,
      dice: [4, 4, 3, 2],
      players: {
        Ann: theoden,
        Bob: {
          companies: [
            company('Rivendell', 'Glorfindel II', 'Beretar', 'Elladan'),
            company(
              'Edoras',
              'Erkenbrand',
              { card: 'Fatty Bolger', as: 'f' },
              { card: 'Orophin', leader: 'Erkenbrand' },
            ),
          ],
        },
      },
    });
    // 8 + 3 − 0 − 5, and Erkenbrand has nothing left: 6 against 2.
    t.player('Ann').does(tries, 'Orophin');
    t.expect.card('Orophin', { in: 'discard of Bob' });
  });
});

describe('showing a copy', () => {
  scenario(
    '[ME-INFL-2017 ME-INFL-2026 ME-INFL-2027 ME-INFL-2039 ME-INFL-4007] his mind counts nothing, and one’s own is played there',
    (t) => {
      t.given({
        ...there,
        dice: [3, 3, 4, 4],
        players: { Ann: { ...theoden, hand: ['Orophin'] }, Bob: busy('Orophin') },
      });
      // 6 + 3 − 8 = 1: more than nothing.
      t.player('Ann').does(tries, 'Orophin', 'Yes');
      t.player('Ann').does('Théoden');
      t.expect
        .card('Orophin #1', { in: 'company of company 1', leader: 'Théoden' })
        .card('Orophin #2', { in: 'discard of Bob' })
        .card('Théoden', { 'site tapped': false });
    },
  );

  scenario('[ME-INFL-2025 ME-INFL-4007] a copy that failed is discarded', (t) => {
    t.given({
      ...there,
      dice: [3, 2, 4, 4],
      players: { Ann: { ...theoden, hand: ['Orophin'] }, Bob: busy('Orophin') },
    });
    t.player('Ann').does(tries, 'Orophin');
    t.expect
      .card('Orophin #1', { in: 'discard of Ann' })
      .card('Orophin #2', { in: 'company of company 2 of Bob' });
  });

  scenario('[ME-INFL-2018] a Hobbit is tried, and played, away from home', (t) => {
    t.given({
      ...there,
      dice: [6, 6, 1, 1],
      players: {
        Ann: { ...theoden, hand: ['Fatty Bolger'] },
        Bob: {
          companies: [company('Rivendell', 'Elrond', 'Glorfindel II'), company('Edoras', 'Fatty Bolger')],
        },
      },
    });
    t.player('Ann').does(tries, 'Fatty Bolger', 'Yes', 'General influence');
    t.expect.card('Fatty Bolger #1', { in: 'company of company 1' });
  });
});

describe('allies, items, factions', () => {
  scenario(
    '[ME-INFL-2021 ME-INFL-2030 ME-INFL-4009] an ally: its own mind, less what its controller has left; a copy may be played',
    (t) => {
      t.given({
        ...there,
        dice: [3, 3, 4, 4],
        players: { Ann: { ...theoden, hand: ['Gollum'] }, Bob: busy({ card: 'Orophin', on: ['Gollum'] }) },
      });
      t.player('Ann').does(tries, 'Gollum', 'Gollum', 'Yes');
      t.expect.card('Gollum #1', { in: 'on of Théoden' }).card('Gollum #2', { in: 'discard of Bob' });
    },
  );

  scenario('[ME-INFL-2021] without a copy its mind counts', (t) => {
    t.given({
      ...there,
      dice: [4, 4, 4, 3],
      players: { Ann: { ...theoden, hand: ['Cram'] }, Bob: busy({ card: 'Orophin', on: ['Gollum'] }) },
    });
    // 8 + 3 − 7 = 4: not more than 4.
    t.player('Ann').does(tries, 'Gollum');
    t.expect.card('Gollum', { in: 'on of Orophin' });
  });

  scenario(
    '[ME-INFL-2023 ME-INFL-2034 ME-INFL-2036 ME-INFL-4010] an item only with a copy, against the mind of its bearer',
    (t) => {
      t.given({
        ...there,
        dice: [4, 4, 4, 4],
        players: {
          Ann: { ...theoden, hand: ['Horn of Anor'] },
          Bob: busy({ card: 'Orophin', on: ['Horn of Anor', 'Cram'] }),
        },
      });
      t.player('Ann').does(tries);
      t.player('Ann').mayChoose.exactly('Orophin', 'Horn of Anor');
      // 8 + 3 − 8 = 3 against 2.
      t.player('Ann').does('Horn of Anor', 'Yes');
      t.expect
        .card('Horn of Anor #1', { in: 'on of Théoden' })
        .card('Horn of Anor #2', { in: 'discard of Bob' });
    },
  );

  scenario('[ME-INFL-2034 ME-INFL-2036] a copy shown for nothing is discarded', (t) => {
    t.given({
      ...there,
      dice: [4, 3, 4, 4],
      players: {
        Ann: { ...theoden, hand: ['Horn of Anor'] },
        Bob: busy({ card: 'Orophin', on: ['Horn of Anor'] }),
      },
    });
    t.player('Ann').does(tries, 'Horn of Anor');
    t.expect
      .card('Horn of Anor #1', { in: 'discard of Ann' })
      .card('Horn of Anor #2', { in: 'on of Orophin' });
  });

  const riders = { card: 'Riders of Rohan', wonAt: 'Edoras' };
  scenario(
    '[ME-INFL-2022 ME-INFL-2031 ME-INFL-2033 ME-INFL-4008] a faction: its number, what races are worth, where it was won',
    (t) => {
      t.given({
        ...there,
        dice: [6, 6, 3, 4],
        players: {
          Ann: theoden,
          Bob: {
            companies: [company('Rivendell', 'Elrond', 'Glorfindel II', 'Orophin')],
            factions: [riders],
          },
        },
      });
      // 12 + 3 and 2 more against the Riders − 7 = 10, more than 9.
      t.player('Ann').does(tries);
      t.expect.card('Riders of Rohan', { in: 'discard of Bob' });
    },
  );

  scenario('[ME-INFL-2033] not where it was not won', (t) => {
    t.given({
      ...there,
      players: {
        Ann: { hand: ['Smoke Rings'], discard: ['Cram'], companies: [company('Bree', 'Théoden')] },
        Bob: { companies: [company('Rivendell', 'Elrond')], factions: [riders] },
      },
    });
    t.player('Ann').mayNot('Théoden', { rule: 'ME-INFL-2033' });
  });

  scenario('[ME-INFL-2032] a copy makes its number nothing, and is played without the site', (t) => {
    t.given({
      ...there,
      dice: [3, 3, 5, 5],
      players: {
        Ann: { ...theoden, hand: ['Riders of Rohan'] },
        Bob: { companies: [company('Rivendell', 'Elrond', 'Glorfindel II', 'Orophin')], factions: [riders] },
      },
    });
    t.player('Ann').does(tries, 'Riders of Rohan', 'Yes');
    t.expect
      .card('Riders of Rohan #1', { in: 'factions of Ann' })
      .card('Riders of Rohan #2', { in: 'discard of Bob' })
      .card('Théoden', { 'site tapped': false });
  });
});
