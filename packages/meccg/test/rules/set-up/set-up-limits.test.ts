/** The limits of set-up: five characters, twenty of mind, two items, ten in the deck, and equal rolls. ME-SETUP, ME-DRAFT */
import { describe } from 'vitest';
import { scenario } from '../../table.ts';
import { nine } from './nine.ts';

const deck = Array.from({ length: 20 }, () => 'Cram');
const small = ['Bofur', 'Orophin', 'Anborn', 'Peath', 'Fatty Bolger', 'Sam Gamgee'];
const setUp = (ann: readonly string[], bob: readonly string[] = ['Elrond'], more: object = {}) => ({
  phase: 'set-up',
  players: { Ann: { deck, pool: ann }, Bob: { deck, pool: bob } },
  ...more,
});

describe('the draft', () => {
  scenario('[ME-SETUP-008 ME-DRAFT-005] five characters are drafted, and no sixth', (t) => {
    t.given(setUp(small));
    t.player('Ann')
      .does(...small.slice(0, 4))
      .mayChoose.includes('Fatty Bolger', 'Sam Gamgee');
    t.player('Ann').does('Fatty Bolger');
    t.expect.card('Fatty Bolger', { at: 'Rivendell' }).card('Sam Gamgee', { in: 'pool of Ann' });
    t.player('Ann').mayChoose.excludes('Stop');
  });
  scenario('[ME-DRAFT-009] whom both revealed may go into the play deck', (t) => {
    t.given(setUp(['Haldir', 'Elladan'], ['Haldir', 'Elrond']));
    t.player('Ann').does('Haldir');
    t.player('Bob').does('Haldir');
    t.player('Ann').mayChoose.exactly('Pass', 'Haldir');
  });
});

describe('starting items', () => {
  const pool = ['Elrond', 'Horn of Anor', 'Cram', 'Dagger of Westernesse'];
  scenario('[ME-SETUP-019] two are given, and no third', (t) => {
    t.given(setUp(pool, ['Bofur'], { dice: [6, 6, 1, 1] }));
    t.player('Ann').does('Horn of Anor').mayChoose.exactly('Pass', 'Cram', 'Dagger of Westernesse');
    t.player('Ann').does('Cram');
    t.expect
      .card('Horn of Anor', { in: 'on of Elrond' })
      .card('Dagger of Westernesse', { in: 'pool of Ann' });
    t.player('Ann').mayChoose.excludes('Dagger of Westernesse');
  });
});

describe('the play deck', () => {
  scenario('[ME-DRAFT-010] with nine characters in it one more goes in, and then none', (t) => {
    t.given({
      phase: 'set-up',
      dice: [6, 6, 1, 1],
      players: {
        Ann: { deck: [...deck, ...nine, 'Alatar'], pool: ['Elrond', 'Haldir', 'Théoden'] },
        Bob: { deck, pool: ['Bofur'] },
      },
    });
    t.player('Ann').does('Elrond', 'Stop').mayChoose.exactly('Pass', 'Haldir', 'Théoden');
    t.player('Ann').does('Haldir');
    t.expect.card('Théoden', { in: 'pool of Ann' }).table({ turn: 1 });
  });
});

describe('who begins', () => {
  const begins = (dice: readonly number[]) => setUp(['Elladan'], ['Elrond'], { dice });
  scenario('[ME-SETUP-024] the higher roll', (t) => {
    t.given(begins([3, 3, 3, 4]));
    t.expect.table({ active: 'Bob', turn: 1 });
  });
  scenario('[ME-SETUP-024] equal rolls are made again by both', (t) => {
    t.given(begins([3, 3, 4, 2, 6, 6, 1, 1]));
    t.expect.table({ active: 'Ann', turn: 1 });
  });
  const three = (dice: readonly number[]) => ({
    ...begins(dice),
    players: {
      Ann: { deck, pool: ['Elladan'] },
      Bob: { deck, pool: ['Elrond'] },
      Cid: { deck, pool: ['Bofur'] },
    },
  });
  scenario('[ME-SETUP-024 ME-MP-4016] of three whoever rolled highest for his seat', (t) => {
    t.given(three([1, 1, 6, 5, 6, 6]));
    t.expect.table({ active: 'Cid', turn: 1 });
  });
  scenario('[ME-MP-4010] for seats two who are equal below the best matter, too', (t) => {
    // All of the dice are used: Ann and Bob roll once more.
    t.given(three([1, 2, 2, 1, 6, 6, 6, 6, 1, 1]));
    t.expect.table({ active: 'Cid', turn: 1 });
  });
});

describe('whole companies at once', () => {
  const atOnce = (ann: readonly string[]) => setUp(ann, ['Haldir'], { simultaneous: true });
  scenario('[ME-SETUP-008] mind 20 exactly is not too much', (t) => {
    t.given(atOnce(['Elrond', 'Glorfindel II', 'Orophin', 'Bofur']));
    t.player('Ann').does('Elrond', 'Glorfindel II').mayChoose.includes('Orophin');
  });
  scenario('[ME-SETUP-008] one must be chosen before he can be done', (t) => {
    t.given(atOnce(small));
    t.player('Ann').mayChoose.exactly(...small);
    t.player('Ann').does('Bofur').mayChoose.includes('Done');
  });
  scenario('[ME-SETUP-008] five, and no sixth', (t) => {
    t.given(atOnce(small));
    t.player('Ann').does(...small.slice(0, 5));
    t.expect.card('Sam Gamgee', { in: 'pool of Ann' }).card('Bofur', { at: 'Rivendell' });
  });
});
