/** Hazards: on what waits at a new site, on whom they are aimed, and who may go on after a pass. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { Bob, company, offers, resolveChain, scenario } from '../../table.ts';

const two = ['Elladan', 'Elrohir'];

describe('a hazard on what guards the new site', () => {
  const shadows = 'Choking Shadows: as a hazard, if the company';
  const going = {
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Lórien', ...two), as: 'riders', movesTo: 'Glittering Caves' }] },
      Bob: { ...Bob, hand: ['Choking Shadows', 'Orc-guard'] },
    },
  };
  scenario(
    '[ME-HAZ-2000 ME-HAZ-2014] may be played while the company is on its way, and counts against the limit',
    (t) => {
      t.given(going);
      t.expect.table({ 'hazards left': 2 });
      t.player('Bob').does(shadows);
      resolveChain(t);
      t.expect.table({ 'hazards left': 1 }).card('Choking Shadows', { in: 'discard of Bob' });
      t.player('Bob').does('Pass');
      // The company does not enter, and never faces it.
      t.player('Ann').does('No');
      t.expect.card('Elladan', { at: 'Glittering Caves', status: 'untapped' });
    },
  );
  scenario('[ME-HAZ-2000] and if the company enters, it faces the attack so changed', (t) => {
    t.given({
      ...going,
      players: { ...going.players, Ann: { ...going.players.Ann, hand: ['Escape'] } },
    });
    t.player('Bob').does(shadows);
    resolveChain(t);
    t.player('Bob').does('Pass');
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack prowess': 11 });
  });
  scenario('[ME-HAZ-2014] not when the limit is reached', (t) => {
    const { Ann, Bob: bob } = going.players;
    t.given({
      ...going,
      hazardsDeclared: 2,
      // Twilight does not count, so that Bob still has a choice.
      players: {
        Ann: { ...Ann, events: ['Gates of Morning'] },
        Bob: { ...bob, hand: [...bob.hand, 'Twilight'] },
      },
    });
    t.player('Bob').mayChoose.exactly('Pass', 'Twilight: at any time');
    t.player('Bob').mayNot('Choking Shadows', { because: 'hazard limit is reached', rule: 'ME-HAZ-2010' });
  });
});

describe('targets', () => {
  /** Two sail with a Great Ship: one of them may tap against a hazard that is aimed at them. */
  const sailing = (
    t: Table<S>,
    elladan: string | object,
    more: object,
    dice: readonly number[] = [],
  ): void => {
    t.given({
      dice,
      players: {
        Ann: {
          hand: ['Great Ship'],
          companies: [{ ...company('Edhellond', 'Elrohir', elladan), movesTo: 'Isle of the Ulond' }],
        },
        Bob: { companies: [company('Lórien', 'Ioreth')], hand: ['Call of Home', 'Orc-guard'], ...more },
      },
    });
    t.player('Ann').does('Great Ship', 'Elrohir', 'Pass');
    while (!offers(t, 'the path printed')) t.player('Ann').does('Pass');
    t.player('Ann').does('the path printed');
  };
  scenario('[ME-TARGET-001 ME-TARGET-002] what is played on someone targets him', (t) => {
    sailing(t, 'Elladan', {});
    t.player('Bob').does('Call of Home: as', 'Elrohir');
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect
      .card('Call of Home', { in: 'discard of Bob' })
      .card('Elrohir', { 'company size': 2 })
      .card('Elladan', { status: 'tapped' });
  });
  scenario('[ME-TARGET-4005] what lies on someone goes on targeting him', (t) => {
    sailing(t, { card: 'Elladan', on: [{ card: 'Rebel-talk', owner: 'Bob', controller: 'Bob' }] }, {});
    t.player('Ann').does('Great Ship');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'discard of Bob' });
  });
  scenario('[ME-TARGET-003 ME-TARGET-4005] what is about all of a class targets nobody', (t) => {
    sailing(t, 'Elladan', { events: ['Minions Stir', 'The Moon Is Dead'] });
    t.expect.asked('Bob').card('Great Ship', { in: 'events of Ann' });
    t.player('Ann').mayNot('Great Ship', { because: 'nothing to choose' });
  });
});

describe('hazards in a pile of marshalling points', () => {
  scenario('[ME-MP-002 ME-END-4012] are out of reach of what removes hazards from play', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Marvels Told', 'The Cock Crows'],
          events: ['Gates of Morning'],
          companies: [company('Bree', 'Balin', 'Elladan')],
        },
        Bob: { ...Bob, points: ['Eärcaraxë Ahunt', 'Orc-guard'] },
      },
    });
    t.player('Ann').mayNot('Marvels Told', { because: 'nothing to choose' });
    t.player('Ann').mayNot('The Cock Crows', { because: 'nothing to choose' });
  });
  scenario('[ME-MP-002] though the same card in play is not', (t) => {
    t.given({
      dice: [6, 6],
      players: {
        Ann: { hand: ['Marvels Told'], companies: [company('Bree', 'Balin', 'Elladan')] },
        Bob: { ...Bob, events: ['Eärcaraxë Ahunt'] },
      },
    });
    t.player('Ann').does('Marvels Told', 'Roll');
    t.expect.card('Eärcaraxë Ahunt', { in: 'discard of Bob' });
  });
});

describe('Hobbits', () => {
  const alone = (characters: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Rivendell', ...characters), as: 'riders', movesTo: 'Bree' }] },
      Bob: { ...Bob, hand: ['Alone and Unadvised', 'Orc-guard'] },
    },
  });
  scenario('[ME-FAQ-005] are whole characters where a card counts characters', (t) => {
    t.given(alone(['Sam Gamgee', 'Fatty Bolger', 'Elladan', 'Elrohir']));
    // The company is of size 3, and of four characters.
    t.expect.card('Elladan', { 'company size': 3 });
    t.player('Bob').mayChoose.excludes('Alone and Unadvised: as');
    t.player('Bob').mayNot('Alone and Unadvised', { because: 'nothing to choose' });
  });
  scenario('[ME-FAQ-005] three are few enough', (t) => {
    t.given(alone(['Sam Gamgee', 'Fatty Bolger', 'Elladan']));
    t.player('Bob').mayChoose.includes('Alone and Unadvised: as a hazard');
  });
  scenario('[ME-FAQ-005] so they are in the starting company', (t) => {
    const deck = Array.from({ length: 20 }, () => 'Cram');
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Sam Gamgee', 'Fatty Bolger', 'Anborn', 'Bofur', 'Orophin', 'Haldir'] },
        Bob: { deck, pool: ['Elrond'] },
      },
    });
    t.player('Ann').does('Sam Gamgee', 'Fatty Bolger', 'Anborn', 'Bofur', 'Orophin');
    // Mind 13 of 20: Haldir would fit, were there room for a sixth.
    t.expect.card('Haldir', { in: 'pool of Ann' }).card('Orophin', { at: 'Rivendell' });
    t.player('Ann').mayChoose.excludes('Haldir');
  });
});
