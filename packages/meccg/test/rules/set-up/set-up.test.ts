/** Set-up: the draft, starting items, the first hand, who begins. ME-SETUP, ME-DRAFT */
import { sizeOf } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { declarations, sides } from '../../../src/facts/names.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { type S, Zone } from '../../../src/state.ts';
import { scenario } from '../../table.ts';
import { nine } from './nine.ts';

const deck = Array.from({ length: 20 }, () => 'Cram');
/** Cards of Ann's in play deck and hand together. */
const cardsOfAnn = (s: S): number =>
  [Zone.deck, Zone.hand].reduce((n, zone) => n + sizeOf(s, s.layout.placeBase[zone] + 1), 0);
const hobbits = ['Sam Gamgee', 'Fatty Bolger'];

describe('the draft', () => {
  scenario(
    '[ME-DRAFT-001 ME-DRAFT-002 ME-DRAFT-004 ME-SETUP-007 ME-SETUP-013] both reveal at once; who is not doubled joins at Rivendell',
    (t) => {
      t.given({
        phase: 'set-up',
        players: {
          Ann: { deck, pool: ['Elladan', 'Haldir', ...hobbits] },
          Bob: { deck, pool: ['Elrond', 'Haldir', 'Bofur'] },
        },
      });
      t.player('Ann').does('Elladan');
      t.expect.card('Elladan', { in: 'pool of Ann' });
      t.player('Bob').does('Elrond');
      t.expect.card('Elladan', { at: 'Rivendell' }).card('Elrond', { at: 'Rivendell' });
    },
  );

  scenario('[ME-DRAFT-003] the same character twice is set aside by both', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Elladan', 'Haldir', ...hobbits] },
        Bob: { deck, pool: ['Elrond', 'Haldir', 'Bofur'] },
      },
    });
    t.player('Ann').does('Haldir');
    t.player('Bob').does('Haldir');
    t.expect.card('Haldir #1', { in: 'aside of Ann' }).card('Haldir #2', { in: 'aside of Bob' });
    t.player('Ann').mayChoose.exactly('Elladan', 'Sam Gamgee', 'Fatty Bolger');
  });

  scenario('[ME-DRAFT-004] whom the other has revealed is not revealed later', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Elladan', 'Haldir', ...hobbits] },
        Bob: { deck, pool: ['Elrond', 'Haldir', 'Bofur', 'Orophin'] },
      },
    });
    t.player('Ann').does('Haldir');
    t.player('Bob').does('Bofur');
    t.player('Ann').does('Elladan');
    t.player('Bob').mayChoose.exactly('Elrond', 'Orophin', 'Stop');
  });

  scenario(
    '[ME-DRAFT-005 ME-DRAFT-007 ME-DRAFT-008 ME-SETUP-008] no more than twenty points of mind',
    (t) => {
      t.given({
        phase: 'set-up',
        players: {
          Ann: { deck, pool: ['Elrond', 'Glorfindel II', 'Haldir', 'Orophin'] },
          Bob: { deck, pool: ['Bofur', 'Anborn', 'Adrazar', 'Théoden', 'Beretar', 'Balin'] },
        },
      });
      t.player('Ann').does('Elrond');
      t.player('Bob').does('Bofur');
      t.player('Ann').does('Glorfindel II');
      t.player('Bob').does('Anborn');
      // 18 of 20: Haldir has 3.
      t.player('Ann').mayChoose.exactly('Orophin', 'Stop');
    },
  );

  scenario('[ME-DRAFT-005 ME-DRAFT-006] one stops, the other goes on alone', (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { deck, pool: ['Elladan', 'Haldir', ...hobbits] },
        Bob: { deck, pool: ['Elrond', 'Bofur', 'Anborn'] },
      },
    });
    t.player('Ann').does('Elladan');
    t.player('Bob').does('Elrond');
    t.player('Ann').does('Stop');
    t.player('Bob').does('Bofur');
    t.expect.asked('Bob');
    t.player('Bob').mayChoose.exactly('Anborn', 'Stop');
  });

  const drafted = {
    phase: 'set-up',
    players: {
      Ann: { deck, pool: ['Elrond', 'Haldir', 'Fatty Bolger', 'Horn of Anor', 'Glamdring'] },
      Bob: { deck, pool: ['Bofur'] },
    },
  };
  scenario('[ME-SETUP-019 ME-ITEM-2013 ME-ITEM-4003] starting items are minor ones', (t) => {
    t.given(drafted);
    t.player('Ann').does('Elrond', 'Haldir', 'Stop').mayChoose.exactly('Pass', 'Horn of Anor');
    t.player('Ann').does('Horn of Anor', 'Elrond');
    t.expect.card('Horn of Anor', { in: 'on of Elrond' });
  });
  scenario('[ME-SETUP-021] they are those of the pool: none of the play deck is offered', (t) => {
    t.given(drafted);
    // The play deck is full of Cram, which is a minor item too.
    t.player('Ann').does('Elrond', 'Haldir', 'Stop').mayChoose.excludes('Cram (1)', 'Cram');
  });
  scenario('[ME-SETUP-020] they come when the draft is over', (t) => {
    t.given(drafted);
    t.player('Ann').mayChoose.exactly('Elrond', 'Haldir', 'Fatty Bolger');
  });
  scenario('[ME-SETUP-018] then it is said who follows whom', (t) => {
    t.given(drafted);
    t.player('Ann').does('Elrond', 'Haldir', 'Stop', 'Pass', 'Haldir', 'Follow Elrond', 'Done');
    t.expect.card('Haldir', { leader: 'Elrond', at: 'Rivendell' });
  });
  scenario('[ME-DRAFT-009] then who is left of the pool may go into the play deck', (t) => {
    t.given({ ...drafted, dice: [6, 6, 1, 1] });
    t.player('Ann')
      .does('Elrond', 'Haldir', 'Stop', 'Pass', 'Done')
      .mayChoose.exactly('Pass', 'Fatty Bolger');
    t.player('Ann').does('Fatty Bolger');
    expect(cardsOfAnn(t.state)).toBe(21);
  });
  scenario('[ME-DRAFT-011] or stays out: never into the sideboard', (t) => {
    t.given({ ...drafted, dice: [6, 6, 1, 1] });
    t.player('Ann').does('Elrond', 'Haldir', 'Stop', 'Pass', 'Done', 'Pass');
    t.expect.card('Fatty Bolger', { in: 'pool of Ann' });
    t.player('Ann').has({ sideboard: [] });
  });

  scenario('[ME-DRAFT-010] ten characters are all that a play deck holds', (t) => {
    const ten = [...nine, 'Théoden'];
    t.given({
      phase: 'set-up',
      dice: [6, 6, 1, 1],
      players: {
        Ann: { deck: [...deck, ...ten, 'Alatar'], pool: ['Elrond', 'Haldir'] },
        Bob: { deck, pool: ['Bofur'] },
      },
    });
    t.player('Ann').does('Elrond', 'Stop');
    // Nothing is asked about Haldir: the deck has its ten besides the Wizard.
    t.expect.card('Haldir', { in: 'pool of Ann' }).table({ turn: 1 });
  });
});

test('[ME-SETUP-022 ME-SETUP-023 ME-SETUP-024 ME-SETUP-4001 ME-DECK-012] eight cards, and the higher roll begins', () => {
  const s = meccg.create(readSetup({ decks: ['A', 'B'], length: 2 }), 'set-up');
  for (let i = 0; i < 400 && s.global.turn === 0; i++) meccg.apply(s, 0);
  expect(s.global.turn).toBe(1);
  for (const p of [1, 2]) {
    const hand = sizeOf(s, s.layout.placeBase[Zone.hand] + p);
    expect(hand).toBe(8);
  }
  expect([1, 2]).toContain(s.global.active);
});

test('[ME-SETUP-001 ME-SETUP-006] a set-up with a deck that is not legal is refused with its rules', () => {
  const legal = { deck: challengeDeck('A')?.deck ?? [], pool: [], sideboard: [] };
  expect(() => readSetup({ decks: [legal, 'B'] })).not.toThrow();
  const short = { ...legal, deck: legal.deck.slice(0, 40) };
  expect(() => readSetup({ decks: ['A', short] })).toThrow(/setup\.decks\[1\].*ME-DECK-005/s);
  expect(() => readSetup({ decks: ['A', short], anyDeck: true })).not.toThrow();
  // King under the Mountain is in no printed deck.
  const unwritten = { ...legal, deck: [...legal.deck, 'TD-126'] };
  expect(() => readSetup({ decks: ['A', unwritten], anyDeck: true })).toThrow(
    /setup\.decks\[1\].*TD-126.*is no card of the pool/,
  );
});

test('[ME-SETUP-001 ME-SETUP-002] a deck may say whose it is, and which Fallen-wizard he is', () => {
  const { deck = [], pool = [], sideboard = [] } = challengeDeck('A') ?? {};
  const set = (more: object, rest: object = { anyDeck: true }) =>
    readSetup({ decks: ['B', { deck, pool, sideboard, ...more }], ...rest });
  const s = meccg.create(set({ side: 'fallen-wizard', declares: 'Radagast' }), 'declared');
  expect([sides[s.player.side[2]], declarations[s.player.declared[2]]]).toEqual([
    'fallen-wizard',
    'Radagast',
  ]);
  expect(() => set({ side: 'sauron' })).toThrow(
    /setup\.decks\[1\]\.side: expected one of wizard, ringwraith, /,
  );
  expect(() => set({ declares: 'Gimli' })).toThrow(/setup\.decks\[1\]\.declares: expected one of Alatar, /);
  // Its cards are none of the Balrog's.
  expect(() => set({ side: 'balrog' }, {})).toThrow(/ME-SETUP-001/);
  expect(() => set({ side: 'ringwraith' }, { starter: 'rules', anyDeck: true })).toThrow(/ME-SETUP-9000/);
  expect(() => set({ side: 'ringwraith' }, { method: 'reveal', anyDeck: true })).toThrow(/ME-SETUP-9000/);
  expect(() => set({ side: 'wizard' }, { method: 'reveal', anyDeck: true })).not.toThrow();
});

describe('starter rules', () => {
  scenario(
    '[ME-DECK-4000 ME-SETUP-008] whole companies are shown at once; whom both chose goes into the play decks',
    (t) => {
      t.given({
        phase: 'set-up',
        simultaneous: true,
        players: {
          Ann: { deck, pool: ['Elrond', 'Haldir', 'Orophin', 'Glorfindel II'] },
          Bob: { deck, pool: ['Haldir', 'Bofur', 'Anborn'] },
        },
      });
      t.player('Ann').does('Elrond', 'Haldir');
      t.expect.card('Elrond', { in: 'chosen of Ann' });
      // 13 of 20: Glorfindel has 8.
      t.player('Ann').mayChoose.exactly('Done', 'Orophin');
      t.player('Ann').does('Done');
      t.player('Bob').does('Haldir', 'Bofur', 'Done');
      t.expect
        .card('Elrond', { at: 'Rivendell' })
        .card('Bofur', { at: 'Rivendell' })
        .card('Haldir #1', { in: 'deck of Ann' })
        .card('Haldir #2', { in: 'deck of Bob' });
    },
  );

  test('a whole game begins by it', () => {
    const s = meccg.create(readSetup({ decks: ['A', 'B'], method: 'reveal' }), 'starter');
    for (let i = 0; i < 400 && s.global.turn === 0; i++) meccg.apply(s, 0);
    expect(s.global.turn).toBe(1);
    expect(() => readSetup({ decks: ['A', 'B'], method: 'auction' })).toThrow('setup.method');
  });
});
