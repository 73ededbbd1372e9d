/** Set-up: bids and the order of turns, the first site, starting fellowships, opening hands. */
import { condition, firstIn, modifier, place, say, trigger, verb } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { kind, strength } from '../../../src/engine.ts';
import { lotrTcg, readSetup } from '../../../src/game.ts';
import { addBurdens } from '../../../src/rules/counters/burdens.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { cardPlayed } from '../../../src/rules/events.ts';
import { isCurrentSite } from '../../../src/rules/sites/sites.ts';
import { type S, Zone } from '../../../src/state.ts';
import { ally, companion, invent, item, minion, site } from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';

const here = condition('here', [], (g) => `${g.ref(isCurrentSite)}(s, self)`, say`the fellowship is here`);
/** A burden for whoever's turn it is taken to be. */
const burdens = (s: S): void => addBurdens(s, s.global.active, 1);
const tells = trigger(cardPlayed, { effect: verb('tell', addTwilight, [7], say`add 7`) });
invent(
  companion('Guard', { twilight: 2 }),
  companion('Captain', { twilight: 3 }),
  companion('Herald', { twilight: 1 }, tells),
  companion(
    'Witness',
    { twilight: 1 },
    trigger(cardPlayed, { effect: verb('burden', burdens, [], say`add a burden`) }),
  ),
  companion('Hero', { twilight: 1, unique: 1, title: 300_001 }),
  companion('Hero, Again', { twilight: 1, unique: 1, title: 300_001 }),
  ally('Friend', { twilight: 0 }),
  item('Sword', { twilight: 0 }),
  minion('Orc'),
  site(
    'Camp',
    { siteNumber: 1, block: 1 },
    modifier({ attribute: strength, of: kind.is('companion'), by: 5, if: here }),
  ),
  site('Gate', { siteNumber: 1, block: 1 }),
  site('Other gate', { siteNumber: 1, block: 1 }),
  site('Road', { siteNumber: 2, block: 1 }),
);
const cards = (n: number) => Array.from({ length: n }, () => 'Orc');
const seat = (as: string, deck: readonly unknown[] = [], adventure: readonly unknown[] = ['Gate']) => ({
  companions: [frodo({ as, on: [] })],
  ringBearer: as,
  deck: [...deck, ...cards(10)],
  adventure,
});
const two = (ann: object = {}, bob: object = {}, more = {}) => ({
  phase: 'set-up',
  ...more,
  players: { Ann: { ...seat('Frodo'), ...ann }, Bob: { ...seat('his Frodo', [], ['Other gate']), ...bob } },
});

scenario(
  '[LR-SETUP-003 LR-SETUP-006 LR-SETUP-008 LR-SETUP-019] who bids most chooses his place, and everyone keeps what he bid',
  (t) => {
    t.given(two());
    t.player('Ann').does('2');
    t.player('Bob').does('4');
    t.player('Bob').mayChoose.exactly('1', '2');
    t.player('Bob').does('2');
    t.player('Ann').has({ seat: 1, burdens: 2 });
    t.player('Bob').has({ seat: 2, burdens: 4 });
  },
);
scenario('[LR-SETUP-006 LR-SETUP-009] then the next highest, from what is left', (t) => {
  t.given({
    phase: 'set-up',
    players: { Ann: seat('Frodo'), Bob: seat('his Frodo'), Cid: seat('third Frodo') },
  });
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Cid').does('3');
  t.player('Cid').does('2');
  t.player('Ann').mayChoose.exactly('1', '3');
  t.player('Ann').does('3');
  t.player('Bob').has({ seat: 1 });
});
scenario('[LR-SETUP-007] equal bids are decided by lot', (t) => {
  t.given(two({}, {}, { dice: [0] }));
  t.player('Ann').does('1');
  t.player('Bob').does('1');
  t.player('Bob').mayChoose.exactly('1', '2');
});
scenario('[LR-SETUP-007] and may fall out either way', (t) => {
  t.given(two({}, {}, { dice: [1] }));
  t.player('Ann').does('1');
  t.player('Bob').does('1');
  t.player('Ann').mayChoose.exactly('1', '2');
});
scenario('[LR-SETUP-010 LR-WIN-003] a bid as high as the Ring-bearer’s resistance loses at once', (t) => {
  t.given({
    phase: 'set-up',
    players: {
      Ann: { ...seat('Sam'), companions: [{ card: 'Sam, Son of Hamfast', as: 'Sam' }] },
      Bob: seat('his Frodo'),
    },
  });
  t.player('Ann').does('5');
  t.player('Bob').does('0');
  t.player('Ann').does('1');
  t.expect.result({ Ann: 'lost', Bob: 'won' });
});
scenario(
  '[LR-SETUP-010 LR-SETUP-014] of three, the next lays the first site for a first player who is out',
  (t) => {
    t.given({
      phase: 'set-up',
      players: {
        Ann: { ...seat('Sam'), companions: [{ card: 'Sam, Son of Hamfast', as: 'Sam' }] },
        Bob: seat('his Frodo', [], ['Other gate']),
        Cid: seat('third Frodo', [], ['Camp']),
      },
    });
    t.player('Ann').does('5');
    t.player('Bob').does('0');
    t.player('Cid').does('1');
    t.player('Ann').does('1');
    t.player('Cid').does('3');
    t.expect.card('Other gate', { in: 'path', number: 1 }).card('Camp', { in: 'adventure of Cid' });
    t.expect.table({ active: 'Bob', turn: 1 });
  },
);
scenario(
  '[LR-SETUP-014 LR-SETUP-016 LR-SETUP-011] the first player lays his site 1 from his adventure deck',
  (t) => {
    t.given(two({ deck: ['Guard', ...cards(9)] }, { adventure: ['Other gate', 'Road'] }));
    t.player('Ann').does('0');
    t.player('Bob').does('1', '1');
    t.expect.table({ path: ['Other gate'] });
    t.player('Ann').has({ site: 1, adventure: 1 });
  },
);
scenario('[LR-SETUP-014 LR-SITE-003] on a free path he chooses any of his sites', (t) => {
  t.given(two({}, { adventure: ['Other gate', 'Road'] }, { freePath: true }));
  t.player('Ann').does('0');
  t.player('Bob').does('1', '1');
  t.player('Bob').mayChoose.exactly('Other gate', 'Road');
  t.player('Bob').does('Road');
  t.expect.card('Road', { number: 1, in: 'path' });
});
const annStarts = (t: Table<S>): void => {
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1');
};
scenario('[LR-START-003] companions for four twilight at most join, one after another', (t) => {
  t.given(two({ deck: ['Guard', 'Captain', { card: 'Guard', as: 'second' }, 'Herald', ...cards(9)] }));
  annStarts(t);
  t.player('Ann').mayChoose.exactly('Pass', 'Guard', 'Captain', 'second', 'Herald');
  t.player('Ann').does('Guard');
  t.player('Ann').mayChoose.exactly('Pass', 'second', 'Herald');
  t.player('Ann').does('second');
  t.player('Ann').has({ companions: 3, spent: 4, hand: 8 });
});
scenario('[LR-START-003] or fewer', (t) => {
  t.given(two({ deck: ['Guard', { card: 'Guard', as: 'second' }, ...cards(9)] }));
  annStarts(t);
  t.player('Ann').does('Guard').passes();
  t.player('Ann').has({ companions: 2, hand: 8 });
});
scenario('[LR-START-004] nothing but companions, whatever it costs', (t) => {
  t.given(two({ deck: ['Friend', 'Sword', 'Guard', ...cards(9)] }));
  annStarts(t);
  t.player('Ann').mayChoose.exactly('Pass', 'Guard');
});
scenario('[LR-START-005] what the Ring-bearer costs is left out', (t) => {
  t.given({
    phase: 'set-up',
    players: {
      Ann: {
        ...seat('Sam', ['Captain', 'Herald', 'Hero']),
        companions: [{ card: 'Sam, Son of Hamfast', as: 'Sam' }],
      },
      Bob: seat('his Frodo', [], ['Other gate']),
    },
  });
  t.expect.card('Sam', { 'twilight cost': 2 });
  annStarts(t);
  t.player('Ann').does('Captain', 'Hero');
  t.player('Ann').has({ companions: 3, spent: 4 });
});
scenario('[LR-START-006] a starting fellowship adds nothing to the pool', (t) => {
  t.given(two({ deck: ['Guard', { card: 'Guard', as: 'second' }, 'Captain', ...cards(9)] }));
  annStarts(t);
  t.player('Ann').does('Guard');
  t.expect.table({ twilight: 0 });
  t.player('Ann').does('second');
  t.expect.table({ twilight: 0 });
});
scenario('[LR-START-008] the second player chooses when he has seen the first fellowship', (t) => {
  t.given(two({ deck: ['Guard', ...cards(9)] }, { deck: ['Captain', ...cards(9)] }));
  t.player('Ann').does('0');
  t.player('Bob').does('1', '2');
  t.player('Ann').does('Guard');
  const guard = t.who.card('Guard');
  expect(adapter.game.view(t.state, 2).card.def[guard]).toBe(t.state.card.def[guard]);
  t.player('Bob').mayChoose.exactly('Pass', 'Captain');
});
scenario('[LR-START-008] and he who sits second is asked second, whichever seat is his', (t) => {
  t.given(two({ deck: ['Guard', ...cards(9)] }, { deck: ['Captain', ...cards(9)] }));
  t.player('Ann').does('0');
  t.player('Bob').does('1', '1');
  t.player('Bob').mayChoose.exactly('Pass', 'Captain');
  t.player('Bob').does('Captain');
  t.player('Ann').mayChoose.exactly('Pass', 'Guard');
});
const decks = ['fotr-aragorn', 'fotr-gandalf', 'fotr-aragorn'];
test('[LR-START-001] everyone starts with one Ring-bearer, who bears one Ring, for all to see', () => {
  const s = lotrTcg.create(readSetup({ decks }), 'a');
  for (const player of [1, 2, 3]) {
    const bearer = firstIn(s, place(s, Zone.companions, player));
    expect(s.card.next[bearer]).toBe(0);
    expect(s.player.ringBearer[player]).toBe(bearer);
    const ring = firstIn(s, place(s, Zone.on, bearer));
    expect(s.player.ring[player]).toBe(ring);
    expect(s.card.next[ring]).toBe(0);
    for (const viewer of [1, 2, 3])
      for (const card of [bearer, ring])
        expect(adapter.game.view(s, viewer).card.def[card]).toBe(s.card.def[card]);
  }
});
test('[LR-SETUP-015] with the first site everyone stands on it, and nowhere before', () => {
  const s = lotrTcg.create(readSetup({ decks }), 'a');
  const path = place(s, Zone.path, 0);
  while (firstIn(s, path) === 0) {
    expect([1, 2, 3].map((player) => s.player.site[player])).toEqual([0, 0, 0]);
    lotrTcg.options(s);
    lotrTcg.apply(s, 0);
  }
  expect([1, 2, 3].map((player) => s.player.site[player])).toEqual([1, 1, 1]);
});
scenario('[LR-START-007] the text of the first site does not work yet', (t) => {
  t.given(two({ deck: ['Guard', ...cards(9)], adventure: ['Camp'] }));
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1');
  t.expect.card('Frodo', { strength: 3 });
  t.player('Ann').does('Guard');
});
scenario('[LR-SETUP-012 LR-SETUP-013 LR-SETUP-011] nobody but its owner sees an adventure deck', (t) => {
  t.given(two());
  const gate = t.who.card('Gate');
  expect(adapter.game.view(t.state, 1).card.def[gate]).not.toBe(0);
  expect(adapter.game.view(t.state, 2).card.def[gate]).toBe(0);
});
scenario('[LR-START-010] who is there already decides who may follow', (t) => {
  t.given(two({ deck: ['Hero', 'Hero, Again', 'Guard', ...cards(9)] }));
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1', 'Hero');
  t.player('Ann').mayChoose.exactly('Pass', 'Guard');
});
scenario('[LR-START-011 LR-START-012] starting companions are played, the Ring-bearer is not', (t) => {
  t.given(two({ deck: ['Herald', 'Guard', ...cards(9)] }));
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1');
  t.expect.table({ twilight: 0 });
  t.player('Ann').does('Herald');
  t.expect.table({ twilight: 7 });
});
scenario('[LR-SETUP-001 LR-SETUP-018] at last everyone has shuffled and drawn eight cards', (t) => {
  t.given(two());
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1');
  t.player('Ann').has({ hand: 8, deck: 2 });
  t.player('Bob').has({ hand: 8, deck: 2 });
});
scenario('[LR-SETUP-001 LR-SETUP-018] nobody draws before all fellowships are chosen', (t) => {
  t.given(two({ deck: ['Guard', ...cards(9)] }, { deck: ['Captain', ...cards(9)] }));
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1', 'Guard');
  t.player('Bob').mayChoose.exactly('Pass', 'Captain');
  t.player('Ann').has({ hand: 0, deck: 9 });
  t.player('Bob').does('Captain');
  t.player('Ann').has({ hand: 8, deck: 1 });
  t.player('Bob').has({ hand: 8, deck: 1 });
});
scenario('[LR-RING-002] with another Ring-bearer no Frodo who is one joins the fellowship', (t) => {
  const other = { card: 'Frodo, Son of Drogo', as: 'second' };
  t.given({
    phase: 'set-up',
    players: {
      Ann: {
        ...seat('Sam', [other, 'Guard']),
        companions: [{ card: 'Sam, Son of Hamfast', as: 'Sam' }],
      },
      Bob: seat('his Frodo', [], ['Other gate']),
    },
  });
  t.player('Ann').does('1');
  t.player('Bob').does('0');
  t.player('Ann').does('1');
  t.player('Ann').mayChoose.exactly('Pass', 'Guard');
});
scenario('[LR-MOVE-015] the move limit follows from the number of players at the start', (t) => {
  t.given({
    phase: 'set-up',
    players: { Ann: seat('Frodo'), Bob: seat('b'), Cid: seat('c'), Dan: seat('d'), Eve: seat('e') },
  });
  t.player('Ann').has({ 'move limit': 4 });
});
scenario('[LR-SETUP-005] nobody sees a bid before all are made', (t) => {
  t.given(two());
  t.player('Ann').does('3');
  const seenBy = (player: number): number => adapter.game.view(t.state, player).player.bid[1];
  expect([1, 2].map(seenBy)).toEqual([3, 0]);
  t.player('Bob').does('0');
  t.player('Ann').does('2');
  t.player('Ann').has({ burdens: 3 });
  t.player('Bob').has({ burdens: 0 });
});

scenario(
  '[LR-START-011 LR-START-013] whoever starts by the Starter Rules is of the active player too',
  (t) => {
    const fixed = (as: string) => ({ ...seat(as, ['Witness']), fixed: 1 });
    t.given(two(fixed('Frodo'), fixed('his Frodo'), { starter: true, dice: [1] }));
    t.player('Ann').has({ burdens: 1 });
    t.player('Bob').has({ burdens: 1 });
  },
);
