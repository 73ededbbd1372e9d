/** Corruption: points, checks, and what a failed check costs. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

/** A check of a character with these cards on him. */
function checks(
  t: Table<S>,
  character: string,
  on: readonly string[],
  dice: readonly number[],
  more: { readonly others?: readonly unknown[]; readonly modifier?: number; readonly options?: object } = {},
): void {
  t.given({
    phase: 'corruption check',
    check: { character, modifier: more.modifier ?? 0 },
    dice,
    ...more.options,
    players: {
      Ann: { companies: [{ at: 'Moria', characters: [{ card: character, on }, ...(more.others ?? [])] }] },
      Bob,
    },
  });
}

describe('points and modifiers', () => {
  scenario(
    '[ME-CORR-006] [ME-CORR-2009] [ME-CORR-2035] the points of all cards on a character are added',
    (t) => {
      checks(t, 'Elladan', ['Sword of Gondolin', 'Cram', 'Lure of Expedience'], [6, 6]);
      t.expect.card('Elladan', { 'corruption points': 5, 'corruption check': 0 });
    },
  );
  scenario('[ME-CORR-2001] a character without cards has none', (t) => {
    checks(t, 'Elladan', [], [1, 1]);
    t.expect.card('Elladan', { 'corruption points': 0, in: 'company of company 1' });
  });
  scenario('[ME-CORR-007] [ME-CORR-2026] signed numbers change the roll and not the points', (t) => {
    checks(t, 'Sam Gamgee', ['Scroll of Isildur'], [1, 1]);
    t.expect.card('Sam Gamgee', {
      'corruption points': 3,
      'corruption check': 3,
      in: 'company of company 1',
    });
  });
  scenario('[ME-CORR-2027] points are counted when the check is made', (t) => {
    checks(t, 'Elladan', ['Scroll of Isildur', 'Sword of Gondolin'], [3, 3]);
    t.expect.card('Elladan', { 'corruption points': 5, in: 'company of company 1' });
  });
});

describe('the check of a hero', () => {
  scenario('[ME-CORR-002] [ME-CORR-2011] [ME-CORR-4004] above the points: nothing happens', (t) => {
    checks(t, 'Elladan', ['Scroll of Isildur'], [2, 2]);
    t.expect
      .card('Elladan', { in: 'company of company 1' })
      .card('Scroll of Isildur', { in: 'on of Elladan' });
  });
  scenario('[ME-CORR-004] [ME-CORR-2014] [ME-CORR-4004] equal: he is discarded with his cards', (t) => {
    checks(t, 'Elladan', ['Scroll of Isildur'], [1, 2]);
    t.expect.card('Elladan', { in: 'discard of Ann' }).card('Scroll of Isildur', { in: 'discard of Ann' });
  });
  scenario('[ME-CORR-004] [ME-CORR-2014] one less: he is discarded too, and his follower stays', (t) => {
    checks(t, 'Elrond', ['Scroll of Isildur'], [1, 1], {
      others: [{ card: 'Haldir', leader: 'Elrond', status: 'tapped' }],
    });
    t.expect.card('Elrond', { in: 'discard of Ann' }).card('Haldir', { in: 'company of company 1' });
  });
  scenario(
    '[ME-CORR-005] [ME-CORR-2016] [ME-CORR-4004] two less: he is eliminated, his cards are discarded, none passed on',
    (t) => {
      checks(t, 'Elladan', ['Scroll of Isildur', 'Cram'], [1, 1], {
        others: [{ card: 'Haldir', status: 'tapped' }],
      });
      t.expect
        .card('Elladan', { in: 'out of Ann' })
        .card('Scroll of Isildur', { in: 'discard of Ann' })
        .card('Cram', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-CORR-008] one point can never fail without modifiers', (t) => {
    checks(t, 'Elladan', ['Cram'], [1, 1]);
    t.expect.card('Elladan', { in: 'company of company 1' });
  });
  scenario(
    '[ME-CORR-2012] [ME-CORR-4000] [ME-CORR-4007] without points the check is still made, and can be failed',
    (t) => {
      checks(t, 'Elladan', [], [1, 1], { modifier: -3 });
      t.expect.card('Elladan', { in: 'discard of Ann' });
    },
  );
  scenario('[ME-CORR-2018] [ME-CORR-4006] [ME-DICE-2003] the consequences come at once', (t) => {
    checks(t, 'Elladan', ['Scroll of Isildur'], [1, 2]);
    t.expect.asked('nobody');
    t.nothingPending();
  });
  scenario('[ME-CORR-2022] one who was discarded may be played again', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond')], discard: [{ card: 'Elladan', as: 'the other' }] },
        Bob: { ...Bob, hand: ['Elladan'] },
      },
      active: 'Bob',
    });
    t.player('Bob').mayChoose.includes('Elladan: bring into play');
  });
  scenario('[ME-CORR-2023] one who was eliminated may not, by either player', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', 'Elrond')], out: ['Elladan'] },
        Bob: { ...Bob, hand: ['Elladan'] },
      },
      active: 'Bob',
    });
    t.player('Bob').mayNot('Elladan in hand of Bob', { rule: 'ME-UNIQ-007' });
  });
});

describe('support', () => {
  scenario(
    '[ME-CORR-2021] [ME-CORR-2033] [ME-CORR-4009] untapped companions tap for +1 each before the roll',
    (t) => {
      checks(t, 'Elladan', ['Scroll of Isildur'], [1, 1], {
        others: ['Elrohir', 'Elrond', { card: 'Haldir', status: 'tapped' }],
      });
      t.player('Ann').mayChoose.includes('Tap Elrohir for +1', 'Tap Elrond for +1', 'Roll');
      t.player('Ann').mayChoose.excludes('Tap Haldir', 'Tap Elladan');
      t.player('Ann').does('Tap Elrohir', 'Tap Elrond');
      t.expect.card('Elladan', { in: 'company of company 1' }).card('Elrond', { status: 'tapped' });
    },
  );
  scenario('[ME-CORR-2025] only members of his own company may', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Elladan' },
      dice: [1, 1],
      players: { Ann: { companies: [company('Rivendell', 'Elladan'), company('Rivendell', 'Elrond')] }, Bob },
    });
    t.expect.asked('nobody').card('Elrond', { status: 'untapped' });
  });
  scenario('[ME-CORR-2024] of several who must check, their player chooses the order, one at a time', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 20, woundedCheck: -1 },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6],
      players: { Ann: { companies: [company('Moria', 'Elladan', 'Elrohir', 'Elrond')] }, Bob },
    });
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'Pass', 'No', 'Pass');
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
    t.player('Ann').does('Elrohir', 'Tap Elrond');
    t.expect.card('Elrond', { status: 'tapped' });
  });
  const haunted = (creature: string, dice: readonly number[], strikes = 1) => ({
    phase: 'attack',
    attack: { creature, strikes },
    dice,
    players: {
      Ann: { companies: [company('Moria', 'Elladan', 'Elrohir', 'Elrond')] },
      Bob: { ...Bob, hand: [creature] },
    },
  });
  scenario('[ME-CORR-2024] and so it is where a card says that each must check', (t) => {
    t.given(haunted('Corpse-candle', [6, 6]));
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Elrond');
    t.player('Ann').does('Elrond', 'Tap Elladan', 'Roll');
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
    // Who was tapped for one check helps in no other.
    t.player('Ann').does('Elrohir').mayChoose.exactly('Roll', 'Tap Elrond');
  });
  scenario('[ME-CORR-2024] or each of those whom its attack has wounded', (t) => {
    t.given(haunted('Barrow-wight', [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6], 2));
    t.player('Ann').does('Elladan', 'Elrohir', 'The strike against Elladan', 'No', 'Pass', 'No', 'Pass');
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir');
    t.player('Ann').does('Elrohir', 'Roll', 'Roll');
  });
});

describe('a Wizard', () => {
  scenario(
    '[ME-CORR-2015] [ME-CORR-2000] [ME-CORR-2032] who would be discarded is eliminated, and his player loses',
    (t) => {
      checks(t, 'Alatar', ['Scroll of Isildur'], [1, 2]);
      t.expect.card('Alatar', { in: 'out of Ann' }).result({ Ann: 'lost', Bob: 'won' });
    },
  );
  scenario('[ME-CORR-2032] in a tournament his player loses 5 points instead', (t) => {
    checks(t, 'Alatar', ['Scroll of Isildur'], [1, 2], { options: { avatarLoss: 'minus5' } });
    t.expect.card('Alatar', { in: 'out of Ann' });
    t.player('Ann').has({ penalty: 5 });
  });
  scenario('[ME-CORR-2000] anyone else who fails costs no more than himself', (t) => {
    checks(t, 'Elladan', ['Scroll of Isildur'], [1, 2]);
    t.expect.result('undecided');
  });
});

describe('corruption cards', () => {
  const given = (t: Table<S>, hand: readonly string[]): void => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Lórien', 'Elladan', 'Elrohir', 'Beretar'), movesTo: 'Moria' }] },
        Bob: { ...Bob, hand },
      },
    });
  };
  scenario('[ME-CORR-001] [ME-CORR-2002] [ME-CORR-4002] one on any one character a turn', (t) => {
    given(t, ['Lure of Nature', 'Lure of Expedience']);
    t.player('Bob').does('Lure of Nature: as a hazard', 'Beretar');
    resolveChain(t);
    t.expect.card('Lure of Nature', { in: 'on of Beretar' }).card('Beretar', { 'corruption points': 2 });
    t.player('Bob').does('Lure of Expedience: as a hazard').mayChoose.excludes('Beretar');
    t.player('Bob').mayChoose.includes('Elladan', 'Elrohir');
  });
  scenario('[ME-CORR-2034] it stays on him', (t) => {
    t.given({
      phase: 'untap',
      players: { Ann: { companies: [company('Moria', { card: 'Beretar', on: ['Lure of Nature'] })] }, Bob },
    });
    t.expect.card('Lure of Nature', { in: 'on of Beretar' });
  });
  scenario('[ME-CORR-2007] [ME-CORR-4005] it must open a chain', (t) => {
    given(t, ['Lure of Nature', 'Twilight', 'Doors of Night']);
    t.player('Bob').does('Doors of Night: as a hazard');
    t.player('Bob').mayChoose.includes('Pass');
    t.player('Bob').mayChoose.excludes('Lure of Nature: as a hazard');
  });
});
