/** A player with as many companies as he can have moves: the eighth has its part of every phase, and joins as others do. */
import { say } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { condition, forbid } from '../../../src/cards/words/index.ts';
import { joining } from '../../../src/rules/chain/forbidden.ts';
import { Phase } from '../../../src/state.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { hearing } from '../../hearing.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';
import { lastOfEight } from './eight.ts';

const toIt = condition('to its company', [], () => '(a === s.card.ofCompany[self])', say`to its company`);
inventOnCompany('Closed Ranks', forbid(joining, { if: toIt }));

const three = ['Elladan', 'Elrohir', 'Beretar'];
const five = ['Elrond', 'Balin', 'Glorfindel II', 'Orophin', 'Gildor Inglorion'];
const EIGHTH = 16;
const moving = (at: string, ...own: readonly object[]) =>
  lastOfEight(own, at, { table: { phase: 'movement/hazard' } });
const goes = (from: string, to: string, ...who: readonly (string | object)[]) => ({
  ...company(from, ...who),
  movesTo: to,
});
const arrive = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void =>
  idleUntil(t, () => t.state.global.phase === Phase.site);

scenario('[ME-JOIN-500 ME-MOVE-006] the eighth company moves, and joins the seventh at a site', (t) => {
  t.given(moving('Moria', company('Moria', 'Elladan'), goes('Lórien', 'Moria', 'Elrohir')));
  arrive(t);
  t.expect.card('Elrohir', { at: 'Moria', 'company size': 2 }).card('Haldir', { 'company size': 1 });
});

scenario('[ME-JOIN-500] the seventh moves to where the eighth stands', (t) => {
  t.given(moving('Moria', goes('Lórien', 'Moria', 'Elrohir'), company('Moria', 'Elladan')));
  arrive(t);
  t.expect.card('Elrohir', { at: 'Moria', 'company size': 2 }).card('Haldir', { 'company size': 1 });
});

scenario('[ME-JOIN-501] at a Haven the eighth may join the seventh, and nobody of another', (t) => {
  t.given(moving('Rivendell', company('Rivendell', 'Elladan'), goes('Lórien', 'Rivendell', 'Elrohir')));
  idleUntil(t, () => t.offered().includes('Leave them apart'));
  t.player('Bob').mayChoose.exactly('Join Elrohir to Elladan', 'Leave them apart');
});

describe('too many to join', () => {
  scenario(
    '[ME-COMPANY-510 ME-COMPANY-511] of three companies those that came may go back, the last too',
    (t) => {
      t.given(
        moving(
          'Moria',
          company('Moria', ...three),
          goes('Lórien', 'Moria', ...five.slice(0, 3)),
          goes('Rivendell', 'Moria', ...five.slice(3)),
        ),
      );
      idleUntil(t, () => offers(t, 'The company of Orophin goes back'));
      t.player('Ann').mayChoose.exactly(
        'The company of Elrond goes back',
        'The company of Orophin goes back',
      );
      t.player('Ann').does('The company of Orophin goes back');
      arrive(t);
      t.expect.card('Orophin', { at: 'Rivendell' }).card('Elrond', { at: 'Moria', 'company size': 6 });
    },
  );
  scenario('[ME-COMPANY-510] those who stayed there count where they are the last', (t) => {
    t.given(moving('Moria', goes('Lórien', 'Moria', ...five), company('Moria', ...three)));
    arrive(t);
    t.expect.card('Elrond', { at: 'Lórien' }).card('Elladan', { at: 'Moria', 'company size': 3 });
  });
  scenario('[ME-COMPANY-510] companies of another do not', (t) => {
    t.given(moving('Moria', company('Moria', 'Elladan'), goes('Lórien', 'Moria', ...five, 'Elrohir')));
    arrive(t);
    t.expect.card('Elrond', { at: 'Moria', 'company size': 7 });
  });
  scenario('[ME-RETURN-503] who goes back uses the card at which the last company stands', (t) => {
    t.given(
      moving(
        'Lórien',
        company('Moria', ...three),
        goes('Lórien', 'Moria', ...five),
        company('Lórien', 'Peath'),
      ),
    );
    idleUntil(t, () => t.offered().includes('Leave them apart'));
    t.expect.card('Elrond', { at: 'Lórien' });
    expect(t.state.company.site[EIGHTH - 1]).toBe(t.state.company.site[EIGHTH]);
  });
});

describe('a company that nobody may join', () => {
  for (const [closed, which] of [
    ['hosts', 'the first'],
    ['guests', 'the second'],
  ] as const)
    scenario(`[ME-JOIN-500 ME-JOIN-501] joins nobody at a Haven either: ${which} of two`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            events: [{ card: 'Closed Ranks', company: closed }],
            companies: [
              { ...company('Rivendell', 'Elladan'), as: 'hosts' },
              { ...company('Lórien', 'Elrohir'), as: 'guests', movesTo: 'Rivendell' },
            ],
          },
          Bob,
        },
      });
      let asked = false;
      idleUntil(t, () => {
        asked ||= t.offered().includes('Leave them apart');
        return asked || t.state.global.phase === Phase.site;
      });
      expect(asked).toBe(false);
      t.expect.card('Elrohir', { at: 'Rivendell', 'company size': 1 });
    });
});

describe('the phases of the eighth', () => {
  scenario('[ME-MOVE-020 ME-SITE-001] what the seventh leaves stays where the eighth is', (t) => {
    t.given(moving('Moria', goes('Moria', 'Rivendell', 'Elrohir'), company('Moria', 'Elladan')));
    arrive(t);
    t.expect.card('Elladan', { at: 'Moria' }).card('Elrohir', { at: 'Rivendell' });
  });
  scenario('[ME-SITE-009 ME-SITE-4008] it has a site phase, and one more in the next turn', (t) => {
    t.given(lastOfEight([company('Moria', 'Elladan')], 'Moria', { table: { phase: 'site' } }));
    const { global } = t.state;
    for (let n = 0; n < 2; n++) {
      idleUntil(t, () => global.phase === Phase.site && offers(t, 'The company of Elladan'));
      t.player('Bob').mayChoose.excludes('The company of Haldir');
      t.player('Bob').does('The company of Elladan');
      expect([global.active, global.company]).toEqual([2, EIGHTH]);
      idleUntil(t, () => global.phase !== Phase.site);
    }
  });
  scenario('[ME-MOVE-006] it has a movement/hazard phase, and one more in the next turn', (t) => {
    t.given(moving('Bree', company('Moria', 'Elladan')));
    const { global } = t.state;
    for (let n = 0; n < 2; n++) {
      idleUntil(t, () => global.phase === Phase.movementHazard && offers(t, 'The company of Elladan'));
      t.player('Bob').mayChoose.excludes('The company of Haldir');
      t.player('Bob').does('The company of Elladan');
      expect([global.active, t.state.company.done[EIGHTH]]).toEqual([2, 1]);
      idleUntil(t, () => global.phase !== Phase.movementHazard);
    }
  });
  test('[ME-MOVE-024 ME-COND-2008] it arrives, and nobody else of those who stayed', () => {
    const { t, of } = hearing(moving('Bree', goes('Lórien', 'Moria', 'Elladan')));
    arrive(t);
    expect(of('company arrives').map(({ a }) => a)).toEqual([EIGHTH]);
  });
  scenario('[ME-COMPANY-506] it ends when nobody is left in it', (t) => {
    t.given(
      lastOfEight([{ ...goes('Rivendell', 'Moria', 'Elladan'), as: 'riders' }], 'Bree', {
        table: { phase: 'hazards', dice: [1, 1, 6, 6] },
        ann: { hand: ['Cave-drake'] },
      }),
    );
    t.player('Ann').does('Cave-drake: attack');
    resolveChain(t);
    arrive(t);
    expect(rowOf(t.state, 'Rivendell') + t.state.company.player[EIGHTH] + t.state.company.site[EIGHTH]).toBe(
      0,
    );
  });
  scenario('[ME-END-021] those in it check at the Council', (t) => {
    t.given(lastOfEight([company('Moria', 'Elladan')], 'Bree', { table: { phase: 'council' } }));
    idleUntil(t, () => t.state.kernel.asked === 2);
    t.player('Bob').mayChoose.includes('Elladan checks');
    t.player('Bob').mayChoose.excludes('Haldir checks');
  });
});
