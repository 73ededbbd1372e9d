/** Draw decks that are shuffled: all their cards are still there, in another order. LR-SETUP-018, LR-ZONE-001, 005 */
import { firstIn, place } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrTcg, readSetup } from '../../../src/game.ts';
import { type S, Zone } from '../../../src/state.ts';
import { companion, invent } from '../../invented.ts';
import { adapter, frodo } from '../../table.ts';

const letters = 'ABCDEFGHIJKLMNOP'.split('');
invent(...letters.map((letter) => companion(letter)));

/** The ids in a place of a player, from its top. */
function ids(s: S, zone: number, player: number): string[] {
  const found: string[] = [];
  for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c])
    found.push(s.engine.definitions[s.card.def[c]].names['en'] ?? '');
  return found;
}
const sorted = (list: readonly string[]): string[] => [...list].sort();

function areShuffled([one, two]: readonly string[][], cards: readonly string[]): void {
  expect(sorted(one)).toEqual(sorted(cards));
  expect(sorted(two)).toEqual(sorted(cards));
  expect(one).not.toEqual(two);
  for (const deck of [one, two]) {
    expect(deck).not.toEqual(cards);
    expect(deck).not.toEqual(cards.toReversed());
  }
}

test('[LR-SETUP-018] before the first hand of eight is drawn', () => {
  const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'], starter: true });
  const opening = (seed: string, player: number): string[] => {
    const s = lotrTcg.create(setup, seed);
    expect(ids(s, Zone.hand, player)).toHaveLength(8);
    return [...ids(s, Zone.hand, player), ...ids(s, Zone.deck, player)];
  };
  for (const player of [1, 2]) {
    const [one, two] = [opening('one', player), opening('two', player)];
    expect(sorted(one)).toEqual(sorted(two));
    expect(one).not.toEqual(two);
    expect(one.slice(0, 8)).not.toEqual(two.slice(0, 8));
  }
});

test('[LR-ZONE-005] the discard pile that becomes a draw deck', () => {
  const found = ['one', 'two'].map((seed) => {
    const t = new Table(adapter);
    t.given({
      phase: 'regroup alone',
      starter: true,
      seed,
      players: { Ann: { companions: [frodo()] }, Bob: { discard: letters, deck: [] } },
    });
    t.player('Bob').does('Yes');
    return ids(t.state, Zone.hand, 2).concat(ids(t.state, Zone.deck, 2));
  });
  areShuffled(found, letters);
});

test('[LR-ZONE-001] a draw deck that was searched, whether or not something was found', () => {
  const search = (more: readonly string[]): string[][] =>
    ['one', 'two'].map((seed) => {
      const t = new Table(adapter);
      t.given({
        phase: 'fellowship alone',
        seed,
        path: ["Farmer Maggot's Fields"],
        players: { Ann: { companions: [frodo()], site: 1, deck: [...letters, ...more] }, Bob: {} },
      });
      t.player('Ann').does("Farmer Maggot's Fields");
      return ids(t.state, Zone.deck, 1);
    });
  areShuffled(search([]), letters);
  areShuffled(search(["Merry, From O'er the Brandywine"]), letters);
});
