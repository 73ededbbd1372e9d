/** What characters have, and what sites take. ME-CHAR, ME-INFL, ME-SITE */
import { addEffect, move, type State } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { directInfluence, engine, mind } from '../../src/engine.ts';
import { siteTypes } from '../../src/facts/names.ts';
import { meccg } from '../../src/game.ts';
import { siteIndex } from '../../src/map/map.ts';
import { merge } from '../../src/rules/companies/company.ts';
import { directInfluenceLeft } from '../../src/rules/influence/influence.ts';
import { type PlaySite, registerPlay } from '../../src/rules/sites/play-sites.ts';
import { Status } from '../../src/state.ts';
import { invent } from '../invented.ts';
import { adapter, Bob, company, scenario } from '../table.ts';

describe('characters', () => {
  scenario(
    '[ME-CHAR-001 ME-CHAR-006 ME-CHAR-007 ME-CHAR-500 ME-CHAR-505 ME-CHAR-506 ME-CHAR-507 ME-CHAR-508 ME-CHAR-510] what a character has, and what lies on him',
    (t) => {
      t.given({
        players: {
          Ann: { companies: [company('Moria', { card: 'Sam Gamgee', on: ['Gollum', 'Cram'] }, 'Adrazar')] },
          Bob,
        },
      });
      t.expect
        .card('Sam Gamgee', { prowess: 1, body: 9, mind: 4, 'direct influence': 0, 'corruption check': 3 })
        .card('Adrazar', { prowess: 3, body: 6, mind: 3, 'direct influence': 1 })
        .card('Gollum', { in: 'on of Sam Gamgee' })
        .card('Cram', { in: 'on of Sam Gamgee' });
      const def = (name: string): number => t.state.card.def[t.who.card(name)];
      const skill = engine.fact('skill');
      const race = engine.fact('race');
      expect(skill[def('Adrazar')]).not.toBe(skill[def('Sam Gamgee')]);
      expect(race[def('Adrazar')]).not.toBe(race[def('Sam Gamgee')]);
    },
  );

  test('[ME-INFL-521] a changed mind changes at once what it takes to control him', () => {
    const t = new Table(adapter);
    t.given({ players: { Ann: { companies: [company('Moria', 'Elladan')] }, Bob } });
    const elladan = t.who.card('Elladan');
    t.player('Ann').has({ 'general influence used': 4 });
    addEffect(t.state, engine.lasting(mind), elladan, elladan, 2, 1);
    t.player('Ann').has({ 'general influence used': 6 });
  });

  test('[ME-INFL-514 ME-INFL-4012] a reduction takes what has no limit first', () => {
    const t = new Table(adapter);
    t.given({
      players: { Ann: { companies: [company('Rivendell', 'Glorfindel II', 'Haldir', 'Bofur')] }, Bob },
    });
    const [leader, elf, dwarf] = ['Glorfindel II', 'Haldir', 'Bofur'].map((name) => t.who.card(name));
    const left = (target: number): number => directInfluenceLeft(t.state, leader, 1, target);
    expect([left(elf), left(dwarf)]).toEqual([3, 2]);
    addEffect(t.state, engine.lasting(directInfluence), leader, leader, -2, 1);
    expect([left(elf), left(dwarf)]).toEqual([1, 0]);
    addEffect(t.state, engine.lasting(directInfluence), leader, leader, -1, 1);
    expect([left(elf), left(dwarf)]).toEqual([0, 0]);
  });
});

describe('sites', () => {
  test('[ME-SITE-004] six types', () => {
    expect(siteTypes.slice(1)).toEqual([
      'haven',
      'free-hold',
      'border-hold',
      'ruins-and-lairs',
      'shadow-hold',
      'dark-hold',
    ]);
  });

  test('[ME-SITE-4012 ME-JOIN-502] what lies on one copy of a Haven moves to the copy that stays', () => {
    const t = new Table(adapter);
    t.given({
      players: {
        Ann: { hand: ['Cram'], companies: [company('Rivendell', 'Elladan'), company('Bree', 'Haldir')] },
        Bob,
      },
    });
    const s = t.state;
    const [one, two] = [s.company.site[1], s.company.site[2]];
    const card = t.who.card('Cram');
    s.card.def[two] = s.card.def[one];
    // Both stand at Rivendell now, each with a card of its own.
    s.card.owner[card] = 1;
    moveOn(s, card, two);
    merge(s, 2, 1);
    expect(s.card.place[card]).toBe(s.layout.placeBase[meccg.engine.schema.zone['on']] + one);
  });

  scenario('[ME-SITE-4005] an automatic-attack is no hazard, and keyed to nothing', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { hand: ['Dark Quarrels'], companies: [company('Moria', { card: 'Elladan', on: ['Gollum'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Yes');
    expect(t.state.attack.keyedBy[t.state.global.attack]).toBe(0);
    t.expect.table({ hazardsDeclared: 0 });
    t.player('Ann').mayChoose.excludes('Gollum: when');
  });

  describe('not tapping a site, and being played at a tapped one', () => {
    const creeper = (name: string, more: Partial<PlaySite>): void =>
      registerPlay(invent(name, 'TW-246', {}), { sites: [siteIndex('Moria')], standard: [], ...more });
    creeper('Light-foot', { keepsSite: true });
    creeper('Late-comer', { atTapped: true });
    const given = (ally: string, siteTapped: boolean) => ({
      phase: 'at the site',
      players: {
        Ann: {
          hand: [ally, 'Smoke Rings'],
          discard: ['Cram'],
          companies: [{ ...company('Moria', 'Elladan', 'Haldir'), siteTapped }],
        },
        Bob,
      },
    });
    test('[ME-SITE-513 ME-SITE-2006 ME-FACT-2002] the first does not grant the second', () => {
      const open = new Table(adapter).given(given('Light-foot', false));
      open.player('Ann').does('Light-foot: play', 'Haldir', 'Pass');
      open.expect.card('Haldir', { 'site tapped': false });
      const shut = new Table(adapter).given(given('Light-foot', true));
      shut.player('Ann').mayNot('Light-foot', { because: 'tapped', rule: 'ME-SITE-513' });
      const late = new Table(adapter).given(given('Late-comer', true));
      late.player('Ann').does('Late-comer: play', 'Haldir', 'Pass');
      late.expect.card('Late-comer', { in: 'on of Haldir' });
    });
  });

  test('[ME-SITE-504] a site that untaps takes one more', () => {
    const t = new Table(adapter);
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring', 'Orcrist', 'Smoke Rings'],
          discard: ['Cram'],
          companies: [company('Moria', 'Elladan', 'Haldir', 'Orophin')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Glamdring: play', 'Elladan', 'Pass');
    t.player('Ann').mayNot('Orcrist', { because: 'the site is tapped', rule: 'ME-ITEM-2010' });
    t.state.card.status[t.state.company.site[1]] = Status.untapped;
    // Asked again, now that the site is untapped.
    t.player('Ann').does('Smoke Rings');
    t.player('Ann').does('Orcrist: play', 'Haldir');
    t.expect.card('Orcrist', { in: 'on of Haldir' }).card('Haldir', { 'site tapped': true });
  });
});

function moveOn(s: State, card: number, on: number): void {
  move(s, card, s.layout.placeBase[meccg.engine.schema.zone['on']] + on);
}
