/** Combat: who may be given a strike, what may be done in the middle of one, and whose body is meant. */
import { trace } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { attackWith, Bob, company, resolveChain, scenario } from '../../table.ts';

/** Ann does nothing in the window that opens between strikes, if one does. */
function goOn(t: Table<S>): void {
  for (let n = 0; n < 4 && trace(t.state).includes('window'); n++) t.choose(t.state.kernel.asked, 'Pass');
}

describe('before strikes are assigned', () => {
  const attacked = (hand: readonly string[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9 },
    dice: [6, 6],
    players: {
      Ann: {
        hand,
        companies: [
          company('Moria', { card: 'Elladan', status: 'tapped', on: ['Cram'] }, 'Saruman', 'Balin'),
          company('Bree', { card: 'Haldir', status: 'tapped', on: [{ card: 'Cram', as: 'bread' }] }),
        ],
      },
      Bob,
    },
  });
  scenario('[ME-COMBAT-524] one who has been untapped may be given the strike', (t) => {
    t.given(attacked([]));
    // What would untap someone elsewhere has nothing to do with it.
    t.player('Ann').mayChoose.exactly('Pass', 'Cram: on your turn');
    t.player('Ann').does('Cram: on your turn');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Elladan', 'Saruman', 'Balin', 'Pass');
    t.player('Ann').does('Elladan');
    goOn(t);
    t.player('Ann').does('No', 'Pass');
    t.expect.card('Elladan', { status: 'tapped' }).card('Cram', { in: 'discard of Ann' });
  });
  scenario('[ME-COMBAT-524] one who is still tapped may not, while others are untapped', (t) => {
    t.given(attacked([]));
    t.player('Ann').does('Pass');
    t.player('Ann').mayChoose.exactly('Saruman', 'Balin', 'Pass');
    t.player('Ann').does('Balin');
    goOn(t);
    t.player('Ann').does('No', 'Pass');
  });
  scenario('[ME-COMBAT-524 ME-COMBAT-506] an event may untap him as well', (t) => {
    t.given(attacked(['And Forth He Hastened']));
    t.player('Ann').does('And Forth He Hastened');
    resolveChain(t);
    t.expect.card('Elladan', { status: 'untapped' }).card('Haldir', { status: 'tapped' });
    t.player('Ann').does('Elladan');
    goOn(t);
    t.player('Ann').does('No', 'Pass');
  });
  scenario('[ME-COMBAT-524] Halfling Strength untaps a Hobbit who is attacked', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 2 },
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Halfling Strength'],
          companies: [company('Moria', { card: 'Sam Gamgee', status: 'tapped' }, 'Balin')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Halfling Strength');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('Sam Gamgee', 'Balin', 'Pass');
    t.player('Ann').does('Sam Gamgee', 'No', 'Pass');
  });
});

describe('in the strike sequence', () => {
  scenario('[ME-STRIKE-538] the target does not tap for something else', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 9 },
      players: {
        Ann: { hand: ['Marvels Told', 'Dodge'], companies: [company('Moria', 'Balin', 'Elladan')] },
        Bob: { ...Bob, events: ['The Moon Is Dead'] },
      },
    });
    t.player('Ann').does('Balin', 'Elladan');
    // Between strikes he might; when his own is resolved, he may not.
    t.player('Ann').mayChoose.includes('Marvels Told');
    goOn(t);
    t.player('Ann').does('The strike against Balin', 'Yes');
    t.player('Ann').mayChoose.exactly('Pass', 'Dodge');
    t.player('Ann').mayNot('Marvels Told', { because: 'nothing to choose' });
  });
});

describe('a body check', () => {
  const struck = (hand: readonly string[], dice: readonly number[]) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20 },
    dice,
    players: {
      Ann: { hand, companies: [company('Moria', { card: 'Elladan', on: ['Cram'] }, 'Saruman')] },
      Bob: { ...Bob, hand: ['Dragon-sickness'] },
    },
  });
  scenario('[ME-BODY-508] is answered by nothing but what changes the roll', (t) => {
    t.given(struck(['And Forth He Hastened', 'Gates of Morning', 'Smoke Rings'], [1, 1, 1, 1]));
    t.player('Ann').does('Elladan');
    goOn(t);
    t.player('Ann').does('No', 'Pass');
    // Nobody was asked between the wound and the roll.
    t.expect.card('Elladan', { status: 'wounded' }).asked('nobody');
  });
  scenario('[ME-BODY-508 ME-BODY-4005] what changes it was played on the strike', (t) => {
    // His body is 7 for this check: 8 is more, and was not before.
    t.given(struck(['Risky Blow', 'Gates of Morning'], [1, 1, 4, 4]));
    t.player('Ann').does('Elladan');
    goOn(t);
    t.player('Ann').does('No', 'Pass', 'Risky Blow');
    resolveChain(t);
    t.player('Ann').does('Discard the rest');
    t.expect.card('Elladan', { in: 'out of Ann' });
  });
});

describe('a bonus against Nazgûl', () => {
  const rider = { phase: 'attack', attack: { strikes: 1, prowess: 20, body: 9, race: 'Nazgûl' } };
  const players = { Ann: { hand: ['Dodge'], companies: [company('Moria', 'Peath')] }, Bob };
  scenario(
    '[ME-COMBAT-008 ME-CARD-4009 ME-CARD-4063] the body that is halved is the Nazgûl’s, not hers',
    (t) => {
      // She fails; a body check of 7 is no more than her own body.
      t.given({ ...rider, players, dice: [1, 1, 3, 4] });
      t.player('Ann').does('Peath', 'No');
      t.expect.table({ 'attack body': 5 }).value('Peath', 'body', 7);
      t.player('Ann').does('Pass');
      t.expect.card('Peath', { status: 'wounded' });
    },
  );
  scenario('[ME-COMBAT-008] nobody’s where another race attacks', (t) => {
    t.given({ ...rider, attack: { ...rider.attack, race: 'Orc' }, players, dice: [1, 1, 3, 4] });
    t.player('Ann').does('Peath', 'No');
    t.expect.table({ 'attack body': 9 }).value('Peath', 'body', 7);
    t.player('Ann').does('Pass');
  });
});

describe('keyed by name', () => {
  const coast = ['Lindon', 'Arthedain', 'Cardolan'];
  const going = (hazards: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [
          {
            ...company('Grey Havens', { card: 'Elladan', on: ['Goldberry'] }, 'Elrohir'),
            as: 'riders',
            movesTo: 'Tharbad',
            by: coast,
          },
        ],
      },
      Bob: { ...Bob, hand: hazards },
    },
  });
  scenario('[ME-KEY-2011] an attack is not keyed to the type of that region', (t) => {
    t.given(going(['Corsairs of Umbar', 'Orc-lieutenant']));
    attackWith(t, 'Bob', 'Corsairs of Umbar', 'Cardolan');
    t.player('Ann').mayNot('Goldberry', { because: 'Wilderness' });
  });
  scenario('[ME-KEY-2011] one that is keyed to the type can be cancelled by it', (t) => {
    t.given(going(['Corsairs of Umbar', 'Orc-lieutenant']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does('Goldberry');
    resolveChain(t);
    t.expect.card('Goldberry', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
  });
});
