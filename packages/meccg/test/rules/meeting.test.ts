/** Companies that meet where they arrive: exactly seven, more than seven, and a company without a limit. ME-COMPANY-510 */
import { modifier } from '@westmarch/kernel';
import { describe } from 'vitest';
import {
  aCompany,
  boundCompany,
  choose,
  inOrganization,
  shortEvent,
  staysWith,
  the,
} from '../../src/cards/words/index.ts';
import { NO_LIMIT, sizeLimit } from '../../src/rules/companies/company.ts';
import { Phase } from '../../src/state.ts';
import { invent } from '../invented.ts';
import { Bob, company, idleUntil, scenario } from '../table.ts';

invent(
  'Great Feast',
  'TW-240',
  { onCompany: true },
  shortEvent({
    when: inOrganization,
    targets: [choose('company', aCompany)],
    effect: staysWith(the('company')),
  }),
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
