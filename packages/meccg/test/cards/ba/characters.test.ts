/** The Balrog: characters. */
import { valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { hasKeyword } from '../../../src/rules/cards/cards.ts';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { directInfluenceLeft } from '../../../src/rules/influence/influence.ts';
import { rollBetween, rollTo } from '../../../src/rules/movement/under-deeps.ts';
import { balrog, brings, GATES, host, twenty } from '../../balrog.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, idleUntil, rowOf, scenario } from '../../table.ts';

borrow('TW-12', 'LE-271');

describe('[BA-3] The Balrog', () => {
  const moves = (at: string, to: string, dice: readonly number[], ...who: readonly string[]) => ({
    phase: 'movement/hazard',
    dice,
    players: {
      Ann: balrog({ companies: [{ ...host(at, ...who), movesTo: to }], deck: twenty('Cram') }),
      Bob: { ...Bob, hand: ['Orc-warband'], deck: twenty('Cram') },
    },
  });
  for (const [dice, at] of [
    [[1, 2], 'nowhere'],
    [[1, 1], GATES],
  ] as const)
    scenario(
      `[BA-3/1, ME-UNDER-517, ME-UNDER-4010] a roll of ${dice[0] + dice[1]} for a way of 6: ${at}`,
      (t) => {
        t.given(moves(GATES, 'The Gem-deeps', dice, 'The Balrog', 'Azog'));
        t.expect.card('The Balrog', { at });
      },
    );
  scenario('[BA-3/1] without him 3 is too little', (t) => {
    t.given(moves(GATES, 'The Gem-deeps', [1, 2], 'Azog'));
    t.expect.card('Azog', { at: GATES });
  });
  for (const [dice, at] of [
    [[6, 6], 'The Rusted-deeps'],
    [[6, 5], 'The Rusted-deeps'],
  ] as const)
    scenario(
      `[BA-3/1, ME-UNDER-517, ME-UNDER-4010] ${dice[0] + dice[1]} does not open a Dwarf-hold: no surface`,
      (t) => {
        t.given(moves('The Rusted-deeps', 'Iron Hill Dwarf-hold', dice, 'The Balrog'));
        t.expect.card('The Balrog', { at });
      },
    );
  scenario('[BA-3/1] his +3 is for ways between, not for ways to', (t) => {
    t.given({ players: { Ann: balrog({ companies: [host(GATES, 'The Balrog')] }), Bob } });
    expect([valueOf(t.state, rollBetween, 1), valueOf(t.state, rollTo, 1)]).toEqual([3, 0]);
  });

  for (const [dice, status] of [
    [[1, 2], 'untapped'],
    [[1, 1], 'untapped'],
  ] as const)
    scenario(`[BA-3/2] not tapping costs him 1: ${8 - 1 + dice[0] + dice[1]} against 9`, (t) => {
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 9 },
        dice,
        players: { Ann: balrog({ companies: [host('The Under-vaults', 'The Balrog', 'Gorbag')] }), Bob },
      });
      t.player('Ann').does('The Balrog', 'Yes');
      t.expect.table({ 'prowess against the strike': 7 });
      idleUntil(t, () => t.state.global.strike === 0);
      t.expect.card('The Balrog', { status });
    });
  scenario('[BA-3/2] it costs others 3', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: { Ann: balrog({ companies: [host('The Under-vaults', 'Azog', 'Gorbag')] }), Bob },
    });
    t.player('Ann').does('Azog', 'Yes');
    t.expect.table({ 'prowess against the strike': 3 });
  });

  scenario('[BA-3/3] nobody follows him', (t) => {
    t.given({
      players: { Ann: balrog({ hand: ['Mountain-maggot'], companies: [host(GATES, 'The Balrog')] }), Bob },
    });
    t.player('Ann').does(brings('Mountain-maggot'), 'Join The Balrog');
    t.expect.card('Mountain-maggot', { leader: 'none', at: GATES });
  });

  const goes = (at: string, ...who: readonly string[]) => ({
    players: { Ann: balrog({ companies: [host(at, ...who)] }), Bob },
  });
  scenario('[BA-3/4, ME-BAL-4004, ME-MOVE-501] he goes below, and through no region', (t) => {
    t.given(goes('Moria', 'The Balrog'));
    t.player('Ann').does('The Balrog: declare movement');
    // There is one way, and he is gone.
    t.expect.card('The Balrog', { at: GATES });
  });
  scenario('[BA-3/4] in the Under-deeps he goes wherever a way leads', (t) => {
    t.given(goes(GATES, 'The Balrog', 'Azog'));
    t.player('Ann').does('The Balrog: declare movement');
    t.player('Ann').mayChoose.exactly(
      'Moria',
      'The Gem-deeps',
      'The Sulfur-deeps',
      'The Under-grottos',
      'The Under-leas',
    );
  });
  scenario('[BA-3/4] from a surface site without a way below there is nowhere to go', (t) => {
    t.given(goes('Dead Marshes', 'The Balrog'));
    t.player('Ann').mayNot('The Balrog', { to: 'declareMovement', because: 'nowhere' });
  });
  scenario('[ME-MOVE-529, ME-MOVE-4002] others of his know regions, but no printed paths', (t) => {
    t.given(moves('Dol Guldur', 'Sarn Goriwing', [], 'Azog'));
    expect(t.state.company.moved[1]).toBe(1);
    expect(t.offered()).toEqual(expect.arrayContaining([expect.stringContaining('Mirkwood')]));
    expect(t.offered()).not.toContain('the path printed on the site');
  });
  scenario('[BA-3/6, ME-AVATAR-003] another manifestation leaves play when he comes', (t) => {
    t.given({
      players: {
        Ann: balrog({ hand: ['The Balrog'], companies: [host(GATES, 'Azog')] }),
        Bob: { ...Bob, events: ['Balrog of Moria', 'Doors of Night'] },
      },
    });
    t.player('Ann').does(brings('The Balrog'), 'Join Azog');
    t.expect
      .card('Balrog of Moria', { in: 'discard of Bob' })
      .card('Doors of Night', { in: 'events of Bob' });
  });
  scenario('[BA-3/5] his company is overt, even if he is alone', (t) => {
    t.given(goes(GATES, 'The Balrog'));
    expect(isOvert(t.state, 1)).toBe(true);
  });
  scenario('[BA-3] he is a Spawn', (t) => {
    t.given(goes(GATES, 'The Balrog'));
    expect(hasKeyword(t.state, rowOf(t.state, 'The Balrog'), 'Spawn')).toBe(true);
  });
});

describe('his captains', () => {
  const leads = (leader: string, ...others: readonly string[]) => ({
    players: { Ann: balrog({ companies: [host('Moria', leader, ...others)] }), Bob },
  });
  for (const [id, name, own, orc, troll, maggot, hill] of [
    ['BA-2', 'Azog', 1, 4, 1, 6, 3],
    ['BA-4', 'Bolg', 0, 3, 0, 5, 2],
    ['BA-5', 'Bûthrakaur', 0, 3, 3, 6, 6],
    ['BA-9', 'Umagaur', 2, 4, 4, 7, 7],
  ] as const)
    scenario(`[${id}/1, ${id}/2] ${name} against Orcs, Trolls and those of The Balrog`, (t) => {
      t.given(leads(name, 'Orc Veteran', 'Old Troll', 'Mountain-maggot', 'Hill-troll', 'The Balrog'));
      const left = (on: string): number =>
        directInfluenceLeft(t.state, rowOf(t.state, name), 1, rowOf(t.state, on));
      expect(directInfluenceLeft(t.state, rowOf(t.state, name), 1, 0)).toBe(own);
      expect(['Orc Veteran', 'Old Troll', 'Mountain-maggot', 'Hill-troll'].map(left)).toEqual([
        orc,
        troll,
        maggot,
        hill,
      ]);
    });
});

describe('body checks', () => {
  // The strike first, then the body check.
  const struck = (who: string, check: readonly number[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20 },
    dice: [1, 1, ...check],
    players: { Ann: balrog({ companies: [host('The Under-vaults', who, 'Gorbag')] }), Bob },
  });
  for (const [id, who, number] of [
    ['BA-2', 'Azog', 9],
    ['BA-4', 'Bolg', 9],
    ['BA-5', 'Bûthrakaur', 9],
    ['BA-6', 'Crook-legged Orc', 7],
    ['BA-7', 'Hill-troll', 7],
    ['BA-8', 'Mountain-maggot', 7],
    ['BA-9', 'Umagaur', 9],
  ] as const)
    for (const [by, where] of [
      [-1, 'company'],
      [0, 'discard of Ann'],
      [1, 'out of Ann'],
    ] as const)
      scenario(`[${id}, ME-BODY-504] ${who} and a body check of ${number + by}: ${where}`, (t) => {
        const n = number + by;
        t.given(struck(who, [Math.floor(n / 2), Math.ceil(n / 2)]));
        if (t.offered().includes(who)) t.player('Ann').does(who);
        idleUntil(t, () => t.state.global.attack === 0);
        if (where === 'company') t.expect.card(who, { status: 'wounded' });
        else t.expect.card(who, { in: where });
      });
});

describe('homes', () => {
  for (const [id, who] of [
    ['BA-6', 'Crook-legged Orc'],
    ['BA-7', 'Hill-troll'],
    ['BA-8', 'Mountain-maggot'],
  ] as const)
    scenario(`[${id}] ${who} is at home in the Under-deeps, but for Dark-holds`, (t) => {
      t.given({ players: { Ann: balrog({ hand: [who], companies: [company('Moria', 'Azog')] }), Bob } });
      t.player('Ann').does(brings(who));
      t.player('Ann').mayChoose.includes(
        'Form a company at The Gem-deeps',
        'Form a company at The Under-leas',
      );
      t.player('Ann').mayChoose.excludes('Form a company at The Iron-deeps', 'Form a company at Carn Dûm');
    });
});
