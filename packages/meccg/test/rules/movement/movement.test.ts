/** Movement: declaring it, what a company is while it moves, and what becomes of its old site. ME-MOVE */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../../src/state.ts';
import { siteOf } from '../../sites.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('declaring', () => {
  const given = (t: Table<S>, companies: readonly unknown[], more: object = {}): void => {
    t.given({ phase: 'organization', players: { Ann: { companies, ...more }, Bob } });
  };
  scenario('[ME-MOVE-513] [ME-MOVE-4003] [ME-MOVE-503] a company that names no new site stays', (t) => {
    given(t, [company('Bree', 'Elladan', 'Elrohir')]);
    t.player('Ann').does('Pass');
    t.expect.card('Elladan', { at: 'Bree' });
  });
  scenario(
    '[ME-MOVE-507] [ME-MOVE-4001] [ME-MOVE-517] the new site may be one where another company is',
    (t) => {
      given(t, [company('Bree', 'Elladan', 'Elrohir'), company('Rivendell', 'Elrond')]);
      t.player('Ann').does('Elladan: declare movement', 'Rivendell');
      t.expect.card('Rivendell', { in: 'sites' });
    },
  );
  scenario('[ME-MOVE-008] [ME-TARGET-006] otherwise it lies face down, known to its player alone', (t) => {
    given(t, [company('Bree', 'Elladan', 'Elrohir')]);
    t.player('Ann').does('Elladan: declare movement', 'Moria');
    t.expect.card('Moria', { in: 'destination of company 1' });
  });
  scenario('[ME-MOVE-513] it is declared once, for the whole company, and for a character only', (t) => {
    given(t, [company('Rivendell', { card: 'Elladan', on: ['Gollum'] }, 'Elrohir')]);
    t.player('Ann').mayNot('Elrohir', {
      to: 'declareMovement',
      because: 'for a company',
      rule: 'ME-MOVE-513',
    });
    t.player('Ann').mayNot('Gollum', {
      to: 'declareMovement',
      because: 'for a company',
      rule: 'ME-MOVE-513',
    });
    t.player('Ann').does('Elladan: declare movement', 'Bree');
    t.player('Ann').mayNot('Elladan', {
      to: 'declareMovement',
      because: 'has declared',
      rule: 'ME-MOVE-513',
    });
  });
  scenario('[ME-MOVE-513] what one company declares binds no other', (t) => {
    given(t, [company('Rivendell', 'Elladan'), company('Bree', 'Elrond')]);
    t.player('Ann').does('Elladan: declare movement', 'Moria').mayChoose.includes('Elrond: declare movement');
  });
  scenario('[ME-SPLIT-503] two that begin at one site may not go to the same new one', (t) => {
    given(t, [company('Rivendell', 'Elladan', 'Elrohir'), company('Rivendell', 'Elrond')]);
    t.player('Ann').does('Elladan: declare movement', 'Bree', 'Elrond: declare movement');
    t.player('Ann').mayChoose.excludes('Bree');
    t.player('Ann').mayChoose.includes('Moria');
  });
  scenario('[ME-MOVE-540] [ME-MOVE-546] two from different sites may, with one card', (t) => {
    given(t, [company('Rivendell', 'Elladan', 'Elrohir'), company('Lórien', 'Elrond')]);
    t.player('Ann').does('Elladan: declare movement', 'Moria', 'Elrond: declare movement', 'Moria');
    t.expect.card('Moria', { in: 'destination of company 1' });
  });
  scenario('[ME-MOVE-025] a site that the opponent uses is open too', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elladan', 'Elrohir')] },
        Bob: { companies: [company('Bree', 'Ioreth')] },
      },
    });
    t.player('Ann').does('Elladan: declare movement').mayChoose.includes('Bree');
  });
  scenario('[ME-COMPANY-502] more than seven may not leave a Haven', (t) => {
    given(t, [
      company('Rivendell', 'Elladan', 'Elrohir', 'Elrond', 'Beretar', 'Balin', 'Bofur', 'Haldir', 'Orophin'),
    ]);
    t.expect.card('Elladan', { 'company size': 8 });
    t.player('Ann').mayNot('Elladan', { to: 'declareMovement', rule: 'ME-COMPANY-502' });
  });
});

describe('on the way', () => {
  scenario(
    '[ME-MOVE-003] [ME-MOVE-502] [ME-MOVE-508] [ME-MOVE-023] [ME-MOVE-001] from the reveal on it is at no site',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }, company('Lórien', 'Elrond')],
          },
          Bob: { ...Bob, hand: ['Hobgoblins'] },
        },
      });
      t.player('Ann').does('The company of Elladan', 'the path printed');
      t.expect.card('Elladan', { at: 'nowhere' }).card('Elrond', { at: 'Lórien' });
    },
  );
  scenario(
    '[ME-MOVE-002] [ME-MOVE-021] [ME-MOVE-024] [ME-MOVE-516] [ME-MOVE-4012] it arrives when all have moved',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [
              { ...company('Rivendell', 'Elladan'), movesTo: 'Bree' },
              { ...company('Lórien', 'Elrond'), movesTo: 'Moria' },
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('The company of Elladan', 'the path printed');
      t.expect.card('Elladan', { at: 'nowhere' }).card('Elrond', { at: 'nowhere' });
      t.player('Ann').does('the path printed');
      t.expect.card('Elladan', { at: 'Bree' }).card('Elrond', { at: 'Moria' });
    },
  );
  scenario(
    '[ME-MOVE-006] [ME-MOVE-4017] each company has its own phase, in the order its player likes',
    (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: {
            companies: [company('Bree', 'Elladan'), company('Moria', 'Elrond'), company('Edoras', 'Haldir')],
          },
          Bob,
        },
      });
      t.player('Ann').mayChoose.exactly(
        'The company of Elladan',
        'The company of Elrond',
        'The company of Haldir',
      );
      t.player('Ann')
        .does('The company of Elrond')
        .mayChoose.exactly('The company of Elladan', 'The company of Haldir');
    },
  );
  scenario('[ME-MOVE-520] [ME-MOVE-4010] [ME-MOVE-4015] its way is chosen when its own phase begins', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: { Ann: { companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }] }, Bob },
    });
    t.player('Ann').mayChoose.includes('the path printed on the site', 'Rhudaur, Arthedain');
  });
  scenario('[ME-MOVE-020] [ME-MOVE-4020] the old site goes: untapped to the location deck', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: { Ann: { companies: [{ ...company('Moria', 'Elladan'), movesTo: 'Lórien' }] }, Bob },
    });
    t.player('Ann').does('the path printed');
    t.player('Ann').does('No');
    t.expect.card('Elladan', { at: 'Lórien' });
  });
});

describe('the old site', () => {
  const leave = (t: Table<S>, from: string, to: string): void => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { companies: [{ ...company(from, 'Elladan', 'Elrohir'), siteTapped: true, movesTo: to }] },
        Bob,
      },
    });
    t.player('Ann').does('the path printed');
  };
  const state = (t: Table<S>, site: string): number => t.state.location.state[siteOf(site)];
  scenario('[ME-MOVE-020] [ME-MOVE-4020] a tapped non-Haven is discarded', (t) => {
    leave(t, 'Moria', 'Lórien');
    expect(state(t, 'Moria')).toBe(2);
  });
  scenario('[ME-HAVEN-005] [ME-HAVEN-006] a tapped Haven goes back, ready to be used', (t) => {
    leave(t, 'Lórien', 'Moria');
    expect(state(t, 'Lórien')).toBe(0);
    expect(state(t, 'Moria')).toBe(1);
  });
});

scenario(
  '[ME-MOVE-515] as its phase opens the new site is turned up and the old one is its site of origin',
  (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }, company('Lórien', 'Elrond')],
        },
        Bob: { ...Bob, hand: ['Hobgoblins'] },
      },
    });
    t.expect.card('Bree', { in: 'destination of company 1' });
    t.player('Ann').does('The company of Elladan', 'the path printed');
    t.expect.card('Bree', { in: 'sites' });
    expect(t.state.company.origin[1]).toBe(t.who.card('Rivendell'));
  },
);

scenario('[ME-MOVE-518 ME-MOVE-4022] that two companies go to one face-down card is known to all', (t) => {
  t.given({
    players: {
      Ann: { companies: [company('Rivendell', 'Elladan', 'Elrohir'), company('Lórien', 'Elrond')] },
      Bob,
    },
  });
  t.player('Ann').does('Elladan: declare movement', 'Moria', 'Elrond: declare movement', 'Moria');
  const seen = t.adapter.game.view(t.state, t.who.player('Bob'));
  expect(seen.company.destination[1]).toBe(seen.company.destination[2]);
  expect(seen.card.def[seen.company.destination[1]]).toBe(0);
});

scenario('[ME-MOVE-022] between the phases of two companies nothing can be played', (t) => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        hand: ['Gates of Morning'],
        companies: [company('Bree', 'Elladan'), company('Moria', 'Elrond'), company('Edoras', 'Haldir')],
      },
      Bob,
    },
  });
  t.player('Ann').mayChoose.excludes('Gates of Morning');
  t.player('Ann').does('The company of Elrond').mayChoose.exactly('Pass', 'Gates of Morning');
  t.player('Ann').does('Pass', 'Pass').mayChoose.exactly('The company of Elladan', 'The company of Haldir');
});
