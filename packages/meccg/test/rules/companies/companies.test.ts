/** Companies: their size, splitting and joining, meeting on arrival, and going back. */

import { trace } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { siteOf } from '../../sites.ts';
import { attackWith, Bob, company, scenario } from '../../table.ts';

describe('size', () => {
  scenario('[ME-COMPANY-002] [ME-COMPANY-500] [ME-HAZ-2017] Hobbits count one half, rounded up', (t) => {
    t.given({
      players: { Ann: { companies: [company('Bree', 'Elladan', 'Sam Gamgee', 'Fatty Bolger')] }, Bob },
    });
    t.expect.card('Elladan', { 'company size': 2 });
  });
  scenario('[ME-COMPANY-002] one Hobbit more than a half is rounded up', (t) => {
    t.given({ players: { Ann: { companies: [company('Bree', 'Elladan', 'Sam Gamgee')] }, Bob } });
    t.expect.card('Elladan', { 'company size': 2 });
  });
  scenario('[ME-COMPANY-523] five and four Hobbits are seven, and may leave', (t) => {
    t.given({
      players: {
        Ann: {
          companies: [
            company(
              'Rivendell',
              'Elladan',
              'Elrohir',
              'Elrond',
              'Beretar',
              'Balin',
              'Bofur',
              'Sam Gamgee',
              'Fatty Bolger',
            ),
          ],
        },
        Bob,
      },
    });
    t.expect.card('Elladan', { 'company size': 7 });
    t.player('Ann').mayChoose.includes('Elladan: declare movement');
  });
  scenario('[ME-HAZ-2016] [ME-ALLY-501] a Wizard counts, an ally does not', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Bree', 'Alatar', { card: 'Elladan', on: ['Treebeard'] })] },
        Bob,
      },
    });
    t.expect.card('Elladan', { 'company size': 2 });
  });
  scenario('[ME-COMPANY-502] at a Haven it may be of any size', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Haldir'],
          companies: [
            company('Rivendell', 'Elladan', 'Elrohir', 'Elrond', 'Beretar', 'Balin', 'Bofur', 'Orophin'),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Haldir: bring into play').mayChoose.includes('Join Elladan at Rivendell');
  });
  scenario('[ME-COMPANY-501] a company moves as one', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: 'Bree' }] },
        Bob,
      },
    });
    t.player('Ann').does('the path printed');
    t.expect.card('Elladan', { at: 'Bree' }).card('Elrohir', { at: 'Bree' });
  });
  scenario(
    '[ME-COMPANY-503] [ME-HAZ-007] [ME-HAZ-2018] [ME-HAZ-4000] its size is taken as its phase begins',
    (t) => {
      t.given({
        phase: 'hazards',
        dice: [1, 1, 6, 6],
        players: {
          Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir', 'Haldir'), movesTo: 'Moria' }] },
          Bob: { ...Bob, hand: ['Barrow-wight', 'Orc-guard'] },
        },
      });
      t.player('Bob').does('Barrow-wight: attack', 'Pass');
      t.player('Ann').does('Elladan', 'No', 'Pass');
      t.expect.card('Elladan', { in: 'out of Ann' }).card('Elrohir', { 'company size': 2 });
      t.expect.table({ hazardLimit: 3, hazardsDeclared: 1 });
    },
  );
  scenario(
    '[ME-COMPANY-001] [ME-SPLIT-508] two at one site are two companies, and may share its card',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [company('Rivendell', 'Elladan'), company('Rivendell', 'Elrond')] },
          Bob,
        },
      });
      t.expect.card('Elladan', { 'company size': 1 }).table({ sites: 2 });
      t.player('Ann').mayChoose.exactly('The company of Elladan', 'The company of Elrond');
    },
  );
});

describe('splitting', () => {
  scenario('[ME-SPLIT-500] at a Haven parts may stay, with one card for all', (t) => {
    t.given({ players: { Ann: { companies: [company('Rivendell', 'Elladan', 'Elrohir')] }, Bob } });
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir', 'Done', 'Pass');
    t.player('Ann').does('The company of Elladan');
    t.expect
      .card('Elladan', { 'company size': 1 })
      .card('Elrohir', { at: 'Rivendell', 'company size': 1 })
      .table({ sites: 2 });
  });
  scenario('[ME-SPLIT-501] [ME-SPLIT-502] elsewhere one part may stay, and the other must move', (t) => {
    t.given({ players: { Ann: { companies: [company('Bree', 'Elladan', 'Elrohir')] }, Bob } });
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir', 'Pass');
    t.player('Ann').mayChoose.exactly('The company of Elladan', 'The company of Elrohir');
    t.player('Ann').does('The company of Elrohir').mayChoose.includes('Rivendell', 'Moria');
    t.player('Ann').mayChoose.excludes('Bree');
    t.player('Ann').does('Rivendell');
    t.expect.card('Rivendell', { in: 'destination of company 2' });
  });
  scenario('[ME-SPLIT-501] nobody is asked when the other part has declared to move', (t) => {
    t.given({ players: { Ann: { companies: [company('Bree', 'Elladan', 'Elrohir')] }, Bob } });
    t.player('Ann').does('Elladan: regroup companies', 'Elrohir');
    t.player('Ann').does('Elrohir: declare movement', 'Rivendell', 'Pass');
    t.player('Ann').mayChoose.exactly('The company of Elladan', 'The company of Elrohir');
    t.expect.table({ phase: 'movement/hazard' });
  });
});

scenario('[ME-SPLIT-507] a character may go from one company to another at the same site', (t) => {
  t.given({
    players: {
      Ann: { companies: [company('Rivendell', 'Elladan', 'Elrohir'), company('Rivendell', 'Elrond')] },
      Bob,
    },
  });
  t.player('Ann').does('Elladan: regroup companies', 'Elrohir', 'Join the company of Elrond', 'Done');
  t.expect.card('Elrond', { 'company size': 2 }).card('Elladan', { 'company size': 1 });
});

describe('meeting', () => {
  scenario('[ME-JOIN-500] [ME-MOVE-541] at a non-Haven companies join, once all have moved', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [company('Moria', 'Elladan'), { ...company('Lórien', 'Elrond'), movesTo: 'Moria' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elrond', 'the path printed');
    t.expect.card('Elladan', { 'company size': 2 }).card('Elrond', { at: 'Moria', 'company size': 2 });
  });
  scenario('[ME-JOIN-500] at a Haven they join only if their player likes', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            company('Rivendell', 'Elladan'),
            { ...company('Bree', 'Elrond'), movesTo: 'Rivendell' },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elrond', 'the path printed');
    t.player('Ann').mayChoose.exactly('Join Elrond to Elladan', 'Leave them apart');
    t.player('Ann').does('Leave them apart');
    t.expect.card('Elladan', { 'company size': 1 }).card('Elrond', { at: 'Rivendell' });
  });
  scenario('[ME-JOIN-500] and if he does, they are one', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            company('Rivendell', 'Elladan'),
            { ...company('Bree', 'Elrond'), movesTo: 'Rivendell' },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elrond', 'the path printed', 'Join Elrond to Elladan');
    t.expect.card('Elladan', { 'company size': 2 });
  });
  const four = ['Elladan', 'Elrohir', 'Beretar', 'Balin'];
  const five = ['Elrond', 'Bofur', 'Haldir', 'Orophin', 'Peath'];
  scenario(
    '[ME-COMPANY-510] [ME-COMPANY-511] [ME-RETURN-503] more than seven cannot: the one that moved goes back, unasked',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [company('Moria', ...four), { ...company('Lórien', ...five), movesTo: 'Moria' }],
          },
          Bob,
        },
      });
      t.player('Ann').does('The company of Elrond', 'the path printed');
      t.expect
        .card('Elladan', { at: 'Moria', 'company size': 4 })
        .card('Elrond', { at: 'Lórien', 'company size': 5 });
    },
  );
  scenario('[ME-COMPANY-511] if several moved, the hazard player chooses', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            { ...company('Rivendell', ...four), movesTo: 'Moria' },
            { ...company('Lórien', ...five), movesTo: 'Moria' },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elrond', 'the path printed');
    if (t.offered().includes('Rhudaur, Hollin, Redhorn Gate'))
      t.player('Ann').does('Rhudaur, Hollin, Redhorn Gate');
    t.player('Bob').mayChoose.exactly('The company of Elladan goes back', 'The company of Elrond goes back');
    t.player('Bob').does('The company of Elladan goes back');
    t.expect.card('Elladan', { at: 'Rivendell' }).card('Elrond', { at: 'Moria' });
  });
  scenario('[ME-RETURN-502] [ME-MOVE-018] one that went back may do nothing at its site', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          hand: ['Sword of Gondolin'],
          companies: [company('Moria', ...four), { ...company('Lórien', ...five), movesTo: 'Moria' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('The company of Elrond', 'the path printed');
    t.expect.table({ phase: 'site' });
    t.player('Ann').does('The company of Elrond');
    t.expect.asked('Ann').card('Elrond', { at: 'Lórien' });
    t.player('Ann').mayChoose.exactly('Yes', 'No');
  });
});

describe('a company of which nobody is left', () => {
  const perishes = (attack: object, hand: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20, ...attack },
    dice: [1, 1, 6, 6],
    players: { Ann: { companies: [company('Moria', 'Elladan')] }, Bob: { ...Bob, hand } },
  });
  scenario('[ME-COMPANY-506] is none, and its site goes', (t) => {
    t.given(perishes({ automatic: true }, ['Orc-guard']));
    t.player('Ann').does('Elladan', 'No');
    t.expect.table({ sites: 1 }).asked('nobody');
  });
  scenario('[ME-COMPANY-506] keeps its site until all have moved, and a card may be placed there', (t) => {
    t.given({
      phase: 'hazards',
      dice: [1, 1, 6, 6],
      players: {
        Ann: {
          companies: [
            { ...company('Moria', 'Elladan'), siteTapped: true },
            { ...company('Bree', 'Elrohir'), as: 'the others' },
          ],
        },
        Bob: { ...Bob, hand: ['Orc-guard', 'Doors of Night', 'Twilight'] },
      },
    });
    attackWith(t, 'Bob', 'Orc-guard');
    t.player('Ann').does('Elladan');
    t.player('Bob').does('Pass');
    t.player('Ann').does('No');
    t.expect.card('Elladan', { in: 'out of Ann' }).table({ sites: 3 });
    // Nothing is left to play hazards on.
    t.player('Bob').mayChoose.excludes('Doors of Night: as a hazard');
    t.player('Bob').does('Doors of Night: place on guard');
    t.expect.card('Doors of Night', { in: 'onGuard of company 1' });
    while (trace(t.state).includes('movement/hazard')) t.choose(t.state.kernel.asked, 'Pass');
    t.expect.card('Doors of Night', { in: 'hand of Bob' }).table({ sites: 2 });
    expect(t.state.location.state[siteOf('Moria')]).toBe(2);
  });
});
