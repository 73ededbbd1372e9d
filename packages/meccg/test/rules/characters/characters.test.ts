/** What characters have, and what sites take. ME-CHAR, ME-INFL, ME-SITE */

import { addEffect, move, type State } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { pool } from '../../../src/cards/pool.ts';
import { directInfluence, engine, mind } from '../../../src/engine.ts';
import { siteTypes, skills } from '../../../src/facts/names.ts';
import { meccg } from '../../../src/game.ts';
import { merge } from '../../../src/rules/companies/company.ts';
import { directInfluenceLeft } from '../../../src/rules/influence/influence.ts';
import { type PlaySite, registerPlay } from '../../../src/rules/sites/play-sites.ts';
import { Status } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { siteOf } from '../../sites.ts';
import { adapter, Bob, company, scenario } from '../../table.ts';

describe('characters', () => {
  const two = {
    players: {
      Ann: { companies: [company('Moria', { card: 'Sam Gamgee', on: ['Gollum', 'Cram'] }, 'Adrazar')] },
      Bob,
    },
  };
  scenario('[ME-CHAR-001 ME-CHAR-500] eight attributes', (t) => {
    t.given(two);
    t.expect
      .card('Sam Gamgee', { prowess: 1, body: 9, mind: 4, 'direct influence': 0, 'marshalling points': 1 })
      .card('Adrazar', { prowess: 3, body: 6, mind: 3, 'direct influence': 1, 'marshalling points': 1 });
    const of = (name: string) => pool.find(({ facts }) => facts.names['en'] === name)?.facts;
    expect([of('Sam Gamgee')?.race, of('Sam Gamgee')?.skills]).toEqual(['Hobbit', ['scout', 'ranger']]);
    expect([of('Adrazar')?.race, of('Adrazar')?.skills]).toEqual(['Dúnadan', ['scout', 'diplomat']]);
  });
  scenario('[ME-CHAR-510] some have abilities of their own: Sam’s checks are at +3', (t) => {
    t.given(two);
    t.expect.card('Sam Gamgee', { 'corruption check': 3 }).card('Adrazar', { 'corruption check': 0 });
  });
  scenario('[ME-CHAR-505] what he acquires lies on him', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Glamdring'], companies: [company('Moria', 'Elladan', 'Adrazar')] }, Bob },
    });
    t.player('Ann').does('Glamdring: play', 'Adrazar');
    t.expect.card('Glamdring', { in: 'on of Adrazar' }).card('Adrazar', { 'corruption points': 1 });
  });
  const characters = pool.filter(({ facts }) => facts.kind === 'character');
  test('[ME-CHAR-006 ME-CHAR-506] each is of one of ten races', () => {
    const ten = new Set<string>(['Man', 'Dúnadan', 'Elf', 'Dwarf', 'Hobbit', 'Orc', 'Troll']);
    const avatars = ['Wizard', 'Ringwraith', 'Balrog'];
    for (const avatar of avatars) ten.add(avatar);
    for (const { facts } of characters) {
      // A Fallen-wizard is a Wizard to all texts and rules. ME-ALIGN-007
      const race = facts.race === 'Fallen-wizard' ? 'Wizard' : facts.race;
      expect(ten, facts.names['en']).toContain(race);
      expect(avatars.includes(race), facts.names['en']).toBe(facts.avatar);
    }
  });
  test('[ME-CHAR-007 ME-CHAR-507] each has some of five skills', () => {
    expect(skills.toSorted()).toEqual(['diplomat', 'ranger', 'sage', 'scout', 'warrior']);
    for (const { facts } of characters)
      for (const skill of facts.skills) expect(skills, facts.names['en']).toContain(skill);
  });
  for (const [who, offered] of [
    ['Adrazar', true],
    ['Haldir', false],
  ] as const)
    scenario(`[ME-CHAR-507] a card that needs a skill is for those who have it: ${who}`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9 },
        dice: offered ? [] : [6, 6],
        players: { Ann: { hand: ['Concealment'], companies: [company('Moria', who)] }, Bob },
      });
      if (offered) t.player('Ann').mayChoose.includes('Concealment: ');
      else t.player('Ann').mayNot('Concealment', { because: 'nothing to choose' });
      if (!offered) t.player('Ann').does(who, 'No');
    });
  for (const [roll, falls] of [
    [[4, 5], true],
    [[4, 4], false],
  ] as const)
    scenario(
      `[ME-CHAR-508] prowess fights, and body keeps him alive: ${roll.join(' and ')} against 8`,
      (t) => {
        t.given({
          phase: 'attack',
          attack: { strikes: 1, prowess: 16 },
          dice: [1, 1, ...roll],
          players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob },
        });
        t.expect.value('Haldir', 'prowess', 4).value('Haldir', 'body', 8);
        t.player('Ann').does('Haldir', 'No');
        t.expect.card('Haldir', falls ? { in: 'out of Ann' } : { status: 'wounded' });
      },
    );
  scenario('[ME-CHAR-4000] who is tapped has his prowess, but for the strike', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: { hand: ['Dodge'], companies: [company('Moria', { card: 'Elladan', status: 'tapped' })] },
        Bob,
      },
    });
    t.expect.value('Elladan', 'prowess', 5).table({ 'prowess against the strike': 4 });
  });

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
      registerPlay(invent(name, 'TW-246', {}), { sites: [siteOf('Moria')], standard: [], ...more });
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
