/** Influencing away, in detail: what keeps it, what becomes of a copy, and when it may be tried at all. ME-INFL-2006..2037 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { attemptModifiers, resistance } from '../../../src/rules/influence/attempts.ts';
import type { S } from '../../../src/state.ts';
import { company, scenario } from '../../table.ts';

const there = { phase: 'at the site', turn: 5 };
const tries = 'Théoden: influence';
const ann = (hand: readonly string[] = [], ...more: readonly (string | object)[]) => ({
  hand,
  companies: [company('Edoras', 'Théoden', 'Haldir', ...more)],
});
/** 18 of 20 are used elsewhere. */
const bob = (...here: readonly (string | object)[]) => ({
  companies: [company('Rivendell', 'Elrond', 'Glorfindel II'), company('Edoras', ...here)],
});

describe('when it is tried', () => {
  for (const [turn, may] of [
    [2, false],
    [3, true],
  ] as const)
    scenario(`[ME-INFL-2009] not in a player’s first turn, but in his second: turn ${turn}`, (t) => {
      t.given({ ...there, turn, players: { Ann: ann(['Riders of Rohan']), Bob: bob('Orophin') } });
      if (may) t.player('Ann').mayChoose.includes(tries);
      else t.player('Ann').mayNot('Théoden', { to: 'influence', because: 'first turn' });
    });
  scenario('[ME-INFL-2037] an avatar who was there before may try', (t) => {
    t.given({
      ...there,
      players: { Ann: { companies: [company('Edoras', 'Alatar', 'Haldir')] }, Bob: bob('Orophin') },
    });
    t.player('Ann').mayChoose.includes('Alatar: influence', 'Haldir: influence');
  });
  scenario('[ME-INFL-2006 ME-TAP-003] a tapped character may not, nor one of another company', (t) => {
    t.given({
      ...there,
      company: 'here',
      players: {
        Ann: {
          hand: ['Riders of Rohan'],
          companies: [
            { ...company('Edoras', { card: 'Théoden', status: 'tapped' }, 'Haldir'), as: 'here' },
            company('Bree', 'Elladan'),
          ],
        },
        Bob: bob('Orophin'),
      },
    });
    t.player('Ann')
      .mayNot('Théoden', { to: 'influence', because: 'not untapped' })
      .mayNot('Elladan', { to: 'influence', because: 'no character of this company' });
    t.player('Ann').mayChoose.includes('Haldir: influence');
  });
});

describe('what keeps it', () => {
  /** All general influence is used; Elrond has 4 of his own, of which a follower takes 2. */
  const led = (...on: readonly string[]) => ({
    ...there,
    players: {
      Ann: ann(['Riders of Rohan']),
      Bob: {
        companies: [
          company('Rivendell', 'Glorfindel II', 'Bofur'),
          company('Edoras', { card: 'Elrond', on }, { card: 'Orophin', leader: 'Elrond' }),
        ],
      },
    },
  });
  const modifiers = (t: Table<S>, target: string): number =>
    attemptModifiers(t.state, t.who.card('Théoden'), t.who.card(target));
  scenario(
    '[ME-INFL-2020] the direct influence that his leader has left, and the leader none of his own',
    (t) => {
      t.given(led());
      t.expect.card('Elrond', { 'direct influence left': 2 });
      expect(modifiers(t, 'Orophin')).toBe(3 - 2);
      expect(modifiers(t, 'Elrond')).toBe(3);
    },
  );
  scenario('[ME-INFL-2020] also if he is the first card of the first player', (t) => {
    const { players, ...rest } = led();
    const [away, here] = players.Bob.companies;
    t.given({ ...rest, active: 'Ann', players: { Bob: { companies: [here, away] }, Ann: players.Ann } });
    expect(t.who.card('Elrond')).toBe(1);
    expect(modifiers(t, 'Orophin')).toBe(3 - 2);
  });
  scenario('[ME-INFL-2021 ME-INFL-2034] that of the bearer, for allies and items', (t) => {
    t.given(led('Gollum', 'Horn of Anor'));
    expect(modifiers(t, 'Gollum')).toBe(3 - 2);
    expect(modifiers(t, 'Horn of Anor')).toBe(3 - 2);
  });
  scenario('[ME-INFL-2015 ME-INFL-503] general influence that its player does not use', (t) => {
    t.given({
      ...there,
      players: {
        Ann: ann(['Riders of Rohan']),
        Bob: { companies: [company('Edoras', 'Elrond', 'Imrahil')] },
      },
    });
    expect(modifiers(t, 'Elrond')).toBe(3 - 4);
  });
  scenario(
    '[ME-INFL-2017 ME-INFL-2021 ME-INFL-2022 ME-INFL-2034] a mind or a number, and nothing where a copy is shown',
    (t) => {
      const given = led('Gollum', 'Horn of Anor');
      const { Bob } = given.players;
      t.given({ ...given, players: { ...given.players, Bob: { ...Bob, factions: ['Riders of Rohan'] } } });
      const needed = (target: string, copy: number): number => resistance(t.state, t.who.card(target), copy);
      expect(
        ['Orophin', 'Gollum', 'Riders of Rohan in factions of Bob'].map((target) => needed(target, 0)),
      ).toEqual([2, 4, 9]);
      expect(
        ['Orophin', 'Gollum', 'Riders of Rohan in factions of Bob'].map((target) => needed(target, 1)),
      ).toEqual([0, 0, 0]);
      // An item is tried with a copy only, against the mind of its bearer.
      expect(needed('Horn of Anor', 1)).toBe(10);
    },
  );
});

describe('what becomes of it', () => {
  scenario('[ME-INFL-2007 ME-COMPANY-506] with the last of a company the company ends', (t) => {
    t.given({ ...there, dice: [6, 6, 1, 1], players: { Ann: ann(), Bob: bob('Orophin') } });
    t.player('Ann').does(tries);
    t.expect.card('Orophin', { in: 'discard of Bob' });
    t.player('Bob').has({ locationDeck: { includes: ['Edoras'] } });
  });
  scenario('[ME-INFL-2036] a copy that its player does not want is discarded', (t) => {
    t.given({ ...there, dice: [6, 6, 1, 1], players: { Ann: ann(['Orophin']), Bob: bob('Orophin') } });
    t.player('Ann').does(tries, 'Orophin', 'No');
    t.expect.card('Orophin #1', { in: 'discard of Ann' }).card('Orophin #2', { in: 'discard of Bob' });
  });
  scenario('[ME-INFL-2027] so is one whom nobody could control', (t) => {
    t.given({
      ...there,
      dice: [6, 6, 1, 1],
      players: {
        Ann: {
          hand: ['Celeborn'],
          companies: [company('Edoras', 'Théoden'), company('Lórien', 'Elrond', 'Haldir')],
        },
        Bob: { companies: [company('Rivendell', 'Glorfindel II', 'Beretar'), company('Edoras', 'Celeborn')] },
      },
    });
    t.player('Ann').does(tries, 'Celeborn');
    t.expect.card('Celeborn #1', { in: 'discard of Ann' }).card('Celeborn #2', { in: 'discard of Bob' });
  });
  scenario('[ME-INFL-2027] one who is played has come this turn', (t) => {
    const waiting = { ...ann(['Orophin', 'Smoke Rings']), discard: ['Cram'] };
    t.given({ ...there, dice: [6, 6, 1, 1], players: { Ann: waiting, Bob: bob('Orophin') } });
    t.player('Ann').does(tries, 'Orophin', 'Pass', 'Yes', 'General influence');
    t.expect.card('Orophin #1', { arrived: true, leader: 'none', in: 'company of company 1' });
  });
  scenario('[ME-INFL-2032 ME-INFL-2033] a faction that is played was won there', (t) => {
    t.given({
      ...there,
      dice: [6, 6, 1, 1],
      players: {
        Ann: ann(['Riders of Rohan']),
        Bob: { ...bob('Orophin'), factions: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }] },
      },
    });
    t.player('Ann').does(tries, 'Riders of Rohan', 'Riders of Rohan', 'Yes');
    t.expect.card('Riders of Rohan #1', { in: 'factions of Ann', wonAt: 'Edoras' });
  });
  scenario('[ME-INFL-2010] afterwards the company plays nothing more', (t) => {
    t.given({
      ...there,
      dice: [1, 1, 6, 6],
      players: { Ann: ann(['Riders of Rohan', 'Smoke Rings']), Bob: bob('Orophin') },
    });
    t.player('Ann').does(tries);
    t.player('Ann').mayNot('Riders of Rohan', { rule: 'ME-SITE-2000' });
  });
});

scenario('[ME-INFL-2007] in a game of three, what any opponent has here', (t) => {
  t.given({
    ...there,
    players: {
      Ann: ann(['Riders of Rohan']),
      Bob: { companies: [company('Edoras', 'Orophin')] },
      Cid: { companies: [company('Edoras', 'Bofur'), company('Bree', 'Anborn')] },
    },
  });
  t.player('Ann').does(tries).mayChoose.exactly('Orophin', 'Bofur');
});
