/** The Fellowship of the Ring: Dwarves who look through draw decks. */
import { expect } from 'vitest';
import { companion, freeCondition, invent, shadowCondition } from '../../../invented.ts';
import { adapter, frodo, scenario } from '../../../table.ts';
import { freeIdle } from '../../idle.ts';
import { gimli } from '../../people.ts';

invent(freeIdle, companion('Man'), freeCondition('Paper'), shadowCondition('Curse'));
const cards = (n: number, card = 'Paper', as = 'c') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const halls = (deck: readonly unknown[], who: unknown = gimli()) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: [{ card: 'Halls of My Home', as: 'it' }],
      deck: cards(2, 'Paper', 'own'),
      support: ['Free idle'],
    },
    Bob: { deck },
  },
});
const four = [
  { card: 'Curse', as: 's0' },
  { card: 'Paper', as: 'p1' },
  { card: 'Curse', as: 's2' },
  { card: 'Curse', as: 's3' },
];
const facesOf = (t: Parameters<Parameters<typeof scenario>[1]>[0], looker: number): number[] => {
  const view = adapter.game.view(t.state, looker);
  const faces: number[] = [];
  const deck = t.state.layout.placeBase[t.state.layout.placeKind[t.state.card.place[t.who.card('s3')]]] + 2;
  for (let c = t.state.place.first[deck]; c !== 0; c = t.state.card.next[c]) faces.push(view.card.def[c]);
  return faces;
};
scenario(
  '[1_18] Halls of My Home: a Shadow card of the top three may go, the rest returns in any order',
  (t) => {
    t.given(halls(four));
    t.player('Ann').does('it', 'Bob', 'Yes').mayChoose.exactly('s0', 's2');
    t.player('Ann').does('s2');
    t.player('Bob').has({ discard: 1, deck: 3 });
    t.player('Ann').does('s0');
    t.player('Bob').has({ deck: { inOrder: ['p1', 's0', 's3'] } });
    const [first, second, third] = facesOf(t, 1);
    expect(second).not.toBe(0);
    expect(first).not.toBe(second);
    expect(third).toBe(0);
    expect(facesOf(t, 2).slice(0, 2)).toEqual([0, 0]);
    t.expect.card('Gimli', { wounds: 1 });
  },
);
scenario('[1_18] Halls of My Home: he need not, and no Free Peoples card goes', (t) => {
  t.given(halls([{ card: 'Paper', as: 's3' }]));
  t.player('Ann').does('it', 'Bob');
  t.player('Bob').has({ discard: 0, deck: 1 });
});
scenario("[1_18] Halls of My Home: one's own deck will do", (t) => {
  t.given(halls(four));
  t.player('Ann').does('it', 'Ann', 'own0').has({ deck: 2, discard: 1 });
});
scenario('[1_18, LR-EXERT-003] Halls of My Home: no Man will do', (t) => {
  t.given(halls(four, 'Man'));
  t.player('Ann').mayNot('it', { because: 'exert' });
});

const shaft = (deck: number, who: unknown = gimli()) => ({
  phase: 'maneuver alone',
  twilight: 0,
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: [{ card: 'Mithril Shaft', as: 'it' }],
      deck: cards(deck),
      support: ['Free idle'],
    },
    Bob: {},
  },
});
scenario('[1_22] Mithril Shaft: three cards go, 3 twilight come, and the last is taken', (t) => {
  t.given(shaft(7));
  t.player('Ann')
    .does('it', 'Yes', 'Yes', 'Yes', 'No')
    .has({ hand: ['c2'], deck: 4, discard: 3 });
  t.expect.table({ twilight: 3 }).card('Gimli', { wounds: 1 });
});
scenario('[1_22] Mithril Shaft: five at the most', (t) => {
  t.given(shaft(7));
  t.player('Ann')
    .does('it', 'Yes', 'Yes', 'Yes', 'Yes', 'Yes')
    .has({ hand: ['c4'], deck: 2 });
  t.expect.table({ twilight: 5 });
});
for (const [deck, answers] of [
  [3, ['No']],
  [0, []],
] as const)
  scenario(`[1_22] Mithril Shaft: none of ${deck}`, (t) => {
    t.given(shaft(deck));
    t.player('Ann')
      .does('it', ...answers)
      .has({ hand: 0, deck });
    t.expect.table({ twilight: 0 });
  });
scenario('[1_22] Mithril Shaft: the last card of the deck will do', (t) => {
  t.given(shaft(1));
  t.player('Ann')
    .does('it', 'Yes')
    .has({ hand: ['c0'], deck: 0 });
  t.expect.table({ twilight: 1 });
});
scenario('[1_22, LR-EXERT-003] Mithril Shaft: no Man will do', (t) => {
  t.given(shaft(3, 'Man'));
  t.player('Ann').mayNot('it', { because: 'exert' });
});
