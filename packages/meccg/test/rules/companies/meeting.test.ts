/** Companies that meet where they arrive: exactly seven, more than seven, and a company without a limit. ME-COMPANY-510 */
import { modifier } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { boundCompany } from '../../../src/cards/words/index.ts';
import { NO_LIMIT, sizeLimit } from '../../../src/rules/companies/company.ts';
import { isAvailable } from '../../../src/rules/sites/sites.ts';
import { Phase, type S } from '../../../src/state.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, idleUntil, scenario } from '../../table.ts';

inventOnCompany(
  'Great Feast',
  modifier({ attribute: sizeLimit, of: boundCompany, by: NO_LIMIT, change: 'set' }),
);

const four = ['Elladan', 'Elrohir', 'Beretar', 'Balin'];
const five = ['Elrond', 'Bofur', 'Haldir', 'Orophin', 'Peath'];
const meeting = (there: readonly string[], comers: readonly string[], ann: object = {}, at = 'Moria') => ({
  phase: 'movement/hazard',
  players: {
    Ann: {
      companies: [
        { ...company(at, ...there), as: 'hosts' },
        { ...company('Lórien', ...comers), as: 'guests', movesTo: at },
      ],
      ...ann,
    },
    Bob,
  },
});
const arrive = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void =>
  idleUntil(t, () => t.state.global.phase === Phase.site);

describe('at a site that is no Haven', () => {
  scenario('[ME-COMPANY-510] seven join', (t) => {
    t.given(meeting(four, five.slice(0, 3)));
    arrive(t);
    t.expect.card('Elladan', { 'company size': 7, at: 'Moria' }).card('Elrond', { at: 'Moria' });
  });
  scenario('[ME-COMPANY-510] of eight, those who moved go back', (t) => {
    t.given(meeting(four, five.slice(0, 4)));
    arrive(t);
    t.expect.card('Elladan', { 'company size': 4, at: 'Moria' }).card('Elrond', { at: 'Lórien' });
  });
  for (const which of ['hosts', 'guests'])
    scenario(`[ME-COMPANY-510] where one of them has no limit, all join: ${which}`, (t) => {
      t.given(meeting(four, five, { events: [{ card: 'Great Feast', company: which }] }));
      arrive(t);
      t.expect.card('Elladan', { 'company size': 9, at: 'Moria' }).card('Elrond', { at: 'Moria' });
    });
  scenario('[ME-COMPANY-510] seven that came as one stay', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { companies: [{ ...company('Lórien', ...four, ...five.slice(0, 3)), movesTo: 'Moria' }] },
        Bob,
      },
    });
    arrive(t);
    t.expect.card('Elladan', { 'company size': 7, at: 'Moria' });
  });
});

scenario('[ME-COMPANY-510] at a Haven nobody goes back', (t) => {
  t.given(meeting(four, five, {}, 'Rivendell'));
  idleUntil(t, () => t.offered().includes('Leave them apart'));
  t.player('Ann').does('Join Elrond to Elladan');
  t.expect.card('Elladan', { 'company size': 9, at: 'Rivendell' });
});

for (const [at, what] of [
  ['Rivendell', 'are not asked'],
  ['Goblin-gate', 'stay apart until their own turn'],
] as const)
  scenario(`[ME-JOIN-500 ME-JOIN-501] two companies of another at ${at} ${what}`, (t) => {
    t.given({
      phase: 'movement/hazard',
      active: 'Bob',
      players: {
        Ann: { companies: [company('Edhellond', 'Ioreth'), company(at, 'Elladan'), company(at, 'Elrohir')] },
        Bob: { companies: [{ ...company('Lórien', 'Haldir'), movesTo: 'Moria' }] },
      },
    });
    idleUntil(t, () => t.state.global.phase === 5 || t.offered().includes('Leave them apart'));
    expect(t.offered()).not.toContain('Leave them apart');
    t.expect
      .card('Haldir', { at: 'Moria', 'company size': 1 })
      .card('Elladan', { at, 'company size': 1 })
      .card('Elrohir', { at, 'company size': 1 });
  });

describe('Hobbits who meet others', () => {
  const six = ['Elladan', 'Elrohir', 'Beretar', 'Balin', 'Bofur', 'Peath'];
  scenario('[ME-COMPANY-510 ME-COMPANY-002] two of them make seven of six', (t) => {
    t.given(meeting(six, ['Frodo', 'Sam Gamgee']));
    arrive(t);
    t.expect.card('Frodo', { at: 'Moria', 'company size': 7 });
  });
  scenario('[ME-COMPANY-510 ME-COMPANY-002] three of them are too many', (t) => {
    t.given(meeting(six, ['Frodo', 'Sam Gamgee', 'Fatty Bolger']));
    arrive(t);
    t.expect.card('Frodo', { at: 'Lórien' }).card('Elladan', { at: 'Moria', 'company size': 6 });
  });
});

describe('going back', () => {
  const back = (...more: readonly object[]) => ({
    phase: 'movement/hazard',
    players: {
      Ann: {
        companies: [
          { ...company('Moria', ...four), as: 'hosts' },
          { ...company('Lórien', ...five.slice(0, 4)), as: 'guests', movesTo: 'Moria' },
          ...more,
        ],
      },
      Bob,
    },
  });
  scenario(
    '[ME-RETURN-503 ME-RETURN-502] its old site is laid out again, and the new one stays for others',
    (t) => {
      t.given(back());
      arrive(t);
      const { company: row } = t.state;
      t.expect
        .card('Elrond', { at: 'Lórien' })
        .card('Lórien', { in: 'sites' })
        .card('Moria', { in: 'sites' });
      expect([row.moved[2], row.returned[2], row.moved[1], row.returned[1]]).toEqual([0, 1, 0, 0]);
      expect(row.site[2]).not.toBe(row.site[1]);
    },
  );
  for (const siteTapped of [true, false])
    scenario(`[ME-RETURN-503] it is laid out ${siteTapped ? 'tapped' : 'untapped'}, as it was left`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [
              company('Moria', ...four),
              { ...company('Bree', ...five.slice(0, 4)), siteTapped, movesTo: 'Moria' },
            ],
          },
          Bob,
        },
      });
      arrive(t);
      t.expect.card('Elrond', { at: 'Bree', 'site tapped': siteTapped });
      expect(isAvailable(t.state, 1, siteOf('Bree'))).toBe(false);
    });
  scenario('[ME-RETURN-503] where another company stands there, both use its card', (t) => {
    t.given(back(company('Lórien', 'Celeborn')));
    idleUntil(t, () => t.offered().includes('Leave them apart'));
    expect(t.state.company.site[2]).not.toBe(0);
    expect(t.state.company.site[2]).toBe(t.state.company.site[3]);
  });
});

scenario('[ME-JOIN-500] of three at one Haven any two may join, and then the third', (t) => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        companies: [
          company('Rivendell', 'Elladan'),
          company('Rivendell', 'Elrond'),
          company('Bree', 'Anborn'),
          { ...company('Lórien', 'Haldir'), movesTo: 'Rivendell' },
        ],
      },
      Bob,
    },
  });
  idleUntil(t, () => t.offered().includes('Leave them apart'));
  t.player('Ann').mayChoose.exactly(
    'Join Elrond to Elladan',
    'Join Haldir to Elladan',
    'Join Haldir to Elrond',
    'Leave them apart',
  );
  t.player('Ann')
    .does('Join Haldir to Elrond')
    .mayChoose.exactly('Join Elrond to Elladan', 'Leave them apart');
  t.player('Ann').does('Leave them apart');
  t.expect.card('Haldir', { in: 'company of company 2' }).card('Elladan', { in: 'company of company 1' });
});

describe('parts of one company at its new site', () => {
  const arriving = (parted: boolean): Table<S> => {
    const t = new Table(adapter);
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [
            company('Moria', 'Peath'),
            { ...company('Lórien', ...four, 'Bofur', 'Haldir'), movesTo: 'Moria' },
            { ...company('Lórien', 'Orophin'), movesTo: 'Moria' },
          ],
        },
        Bob,
      },
    });
    // It is forgotten as the phase begins, which it has.
    if (parted) t.state.company.partOf[3] = 2;
    return t;
  };
  test('[ME-SPLIT-504 ME-COMPANY-510] stay apart, and are not counted together', () => {
    const t = arriving(true);
    arrive(t);
    t.expect.card('Peath', { 'company size': 7 }).card('Orophin', { at: 'Moria', 'company size': 1 });
  });
  test('[ME-COMPANY-510] others are', () => {
    const t = arriving(false);
    idleUntil(t, () => t.offered().includes('The company of Orophin goes back'));
    t.player('Bob').mayChoose.exactly('The company of Elladan goes back', 'The company of Orophin goes back');
  });
});
