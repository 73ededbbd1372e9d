/** Hazards: when and on whom, and how many. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

const LIMIT = { because: 'the hazard limit is reached', rule: 'ME-HAZ-2010' };

describe('the hazard limit', () => {
  const size = (t: Table<S>, characters: readonly string[]): void => {
    t.given({
      phase: 'hazards',
      players: { Ann: { companies: [{ at: 'Moria', characters }] }, Bob: { ...Bob, hand: ['Orc-guard'] } },
    });
  };
  scenario('[ME-HAZ-002] [ME-HAZ-500] [ME-HAZ-2005] is two for a company of one', (t) => {
    size(t, ['Elladan']);
    t.expect.table({ hazardLimit: 2 });
  });
  scenario('[ME-HAZ-002] [ME-HAZ-500] [ME-HAZ-2005] [ME-HAZ-2006] and its size otherwise', (t) => {
    size(t, ['Elladan', 'Elrohir', 'Elrond', 'Haldir', 'Balin']);
    t.expect.table({ hazardLimit: 5 });
  });
  scenario('[ME-HAZ-2017] Hobbits count half of it', (t) => {
    size(t, ['Elladan', 'Elrohir', 'Elrond', 'Sam Gamgee', 'Fatty Bolger']);
    t.expect.table({ hazardLimit: 4 });
  });
  scenario('[ME-SIDE-2007] is halved, rounded up, if the hazard player went to his sideboard', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hazardsHalved: true,
          companies: [company('Moria', 'Elladan', 'Elrohir', 'Elrond', 'Haldir', 'Balin')],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.expect.table({ hazardLimit: 3 });
  });
  scenario('[ME-HAZ-2010] [ME-HAZ-4003] [ME-HAZ-002] no more may be declared than it allows', (t) => {
    t.given({
      phase: 'hazards',
      hazardsDeclared: 1,
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Doors of Night', 'Minions Stir', 'Orc-guard'] },
      },
    });
    t.player('Bob').does('Doors of Night: as a hazard');
    t.expect.table({ hazardsDeclared: 2 });
    t.player('Bob').mayNot('Orc-guard', LIMIT);
    t.player('Bob').mayNot('Minions Stir');
  });
});

describe('hazards are played', () => {
  scenario('[ME-HAZ-003] [ME-HAZ-2001] only in the movement/hazard phase of the opponent', (t) => {
    t.given({
      phase: 'organization',
      players: {
        Ann: { hand: ['Orc-guard'], companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Orc-watch', 'Minions Stir'] },
      },
    });
    const why = { because: 'movement/hazard phase', rule: 'ME-HAZ-003' };
    t.player('Bob').mayNot('Orc-watch', why);
    t.player('Bob').mayNot('Minions Stir');
    t.player('Ann').mayNot('Orc-guard', why);
  });
  scenario('[ME-HAZ-003] and not on one’s own company', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Orc-guard'], companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Orc-watch'] },
      },
    });
    t.player('Ann').mayNot('Orc-guard', { rule: 'ME-HAZ-003' });
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario(
    '[ME-HAZ-005] [ME-HAZ-4002] [ME-HAZ-2001] [ME-TARGET-4000] only on the company whose phase it is',
    (t) => {
      t.given({
        phase: 'hazards',
        company: 'Elladan',
        players: {
          Ann: { companies: [company('Moria', 'Elladan', 'Elrohir'), company('Bree', 'Beretar')] },
          Bob: { ...Bob, hand: ['Lure of Expedience', 'Slayer'] },
        },
      });
      t.player('Bob').mayNot('Slayer', { because: 'cannot be keyed' });
      t.player('Bob').does('Lure of Expedience: as a hazard').mayChoose.exactly('Elladan', 'Elrohir');
    },
  );
  scenario('[ME-HAZ-006] [ME-HAZ-008] events also on a company that stays', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Lure of Expedience'] },
      },
    });
    t.player('Bob').mayChoose.includes('Lure of Expedience: as a hazard');
  });
  scenario('[ME-HAZ-2015] [ME-HAZ-4002] a long-event stays and counts for other companies', (t) => {
    t.given({
      phase: 'hazards',
      company: 'Elladan',
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir'), company('Bree', 'Beretar', 'Balin')] },
        Bob: { ...Bob, hand: ['Minions Stir'] },
      },
    });
    t.player('Bob').does('Minions Stir: as a hazard');
    resolveChain(t);
    t.expect.card('Minions Stir', { in: 'events of Bob' });
  });
  scenario('[ME-HAZ-2003] [ME-COMBAT-502] what strengthens attacks strengthens no character', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Orc-guard'], events: ['Minions Stir'] },
      },
    });
    t.expect.value('Elladan', 'prowess', 5);
    attackWith(t, 'Bob', 'Orc-guard');
    t.expect.table({ 'attack prowess': 9, 'attack strikes': 6 });
  });
});

describe('the limit changes', () => {
  scenario(
    '[ME-HAZ-2021] [ME-CHAIN-2007] [ME-CHAIN-4012] a hazard that has not resolved is lost when the limit falls below it',
    (t) => {
      t.given({
        phase: 'hazards',
        hazardsDeclared: 1,
        players: {
          Ann: {
            hand: ['Many Turns and Doublings'],
            events: ['Gates of Morning'],
            companies: [company('Moria', 'Beretar', 'Elrohir')],
          },
          Bob: { ...Bob, hand: ['Orc-watch'] },
        },
      });
      t.player('Ann').does('Pass');
      t.player('Bob').does('Orc-watch: attack');
      t.player('Ann').mayChoose.includes('Many Turns and Doublings');
      t.player('Ann').does('Many Turns and Doublings');
      resolveChain(t);
      t.expect.card('Orc-watch', { in: 'discard of Bob' });
    },
  );

  const doublings = (hazardsDeclared: number, copies: number) => ({
    phase: 'hazards',
    hazardsDeclared,
    players: {
      Ann: {
        hand: ['one', 'two', 'three']
          .slice(0, copies)
          .map((as) => ({ card: 'Many Turns and Doublings', as })),
        events: ['Gates of Morning'],
        companies: [company('Moria', 'Beretar', 'Elrohir')],
      },
      Bob: { ...Bob, hand: ['Orc-watch'], events: ['Minions Stir'] },
    },
  });
  scenario('[ME-HAZ-2008] what has resolved stays, but no more may be played', (t) => {
    t.given(doublings(1, 1));
    t.player('Bob').has({ events: ['Minions Stir'] });
    t.player('Ann').does('one: ');
    resolveChain(t);
    t.expect.table({ hazardLimit: 1, hazardsDeclared: 1 }).card('Minions Stir', { in: 'events of Bob' });
    t.player('Bob').mayNot('Orc-watch', LIMIT);
  });
  scenario('[ME-HAZ-2011] [ME-HAZ-2019] it may fall below zero, one effect after the other', (t) => {
    t.given(doublings(0, 3));
    t.player('Ann').does('one: ');
    resolveChain(t);
    t.player('Ann').does('two: ');
    resolveChain(t);
    t.player('Ann').does('three: ');
    resolveChain(t);
    t.expect.table({ hazardLimit: -1 });
    t.player('Bob').mayNot('Orc-watch', LIMIT);
  });
});

describe('the hazard player is done', () => {
  const staying = (bob: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Gates of Morning'],
        companies: [company('Moria', { card: 'Elladan', status: 'tapped', on: ['Cram'] }, 'Elrohir')],
      },
      Bob: { ...Bob, hand: ['Orc-guard', 'Doors of Night'], ...bob },
    },
  });
  scenario('[ME-HAZ-2012] the company’s player may still act, and then the hazard player again', (t) => {
    t.given(staying());
    t.player('Ann').passes();
    t.player('Bob').passes();
    t.expect.table({ phase: 'movement/hazard', hazardsDeclared: 0 });
    t.player('Ann').does('Gates of Morning: on your turn');
    resolveChain(t);
    t.expect.card('Gates of Morning', { in: 'events of Ann' });
    t.player('Ann').passes();
    t.player('Bob').mayChoose.includes('Orc-guard: attack', 'Doors of Night: as');
    attackWith(t, 'Bob', 'Orc-guard');
    t.expect.table({ hazardsDeclared: 1 });
  });
  scenario('[ME-HAZ-2012] not beyond his limit', (t) => {
    t.given({ ...staying(), hazardsDeclared: 2 });
    // He has nothing to choose from, and is passed over; Ann is asked once more.
    t.player('Ann').does('Pass', 'Gates of Morning: on your turn');
    resolveChain(t);
    t.player('Bob').mayNot('Orc-guard', LIMIT);
    t.player('Ann').does('Pass', 'Pass');
    t.expect.table({ phase: 'site' });
  });
  scenario('[ME-HAZ-2012] all pass in turn, and it is over', (t) => {
    t.given(staying());
    t.player('Ann').passes();
    t.player('Bob').passes();
    t.player('Ann').passes();
    t.expect.table({ phase: 'site' });
  });
});
