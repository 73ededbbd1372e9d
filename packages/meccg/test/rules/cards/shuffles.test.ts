/** Whatever goes into a play deck is shuffled in: all its cards are still there, in another order. ME-SETUP, ME-SIDE */
import { firstIn, place } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { challengeDeck } from '../../../src/decks/challenge.ts';
import { meccg, readSetup } from '../../../src/game.ts';
import { type S, Zone } from '../../../src/state.ts';
import { towards } from '../../agents.ts';
import { adapter, Bob, company, idleUntil, resolveChain } from '../../table.ts';
import { twelve } from './twelve.ts';

/** The names in a place of a player, from its top. */
function names(s: S, zone: number, player: number): string[] {
  const found: string[] = [];
  for (let c = firstIn(s, place(s, zone, player)); c !== 0; c = s.card.next[c])
    found.push(s.engine.definitions[s.card.def[c]].names['en'] ?? '');
  return found;
}
const sorted = (list: readonly string[]): string[] => [...list].sort();

/** The deck of a player after something was done, with two different seeds. */
function decks(given: object, player: number, act: (t: Table<S>) => void): string[][] {
  return ['one', 'two'].map((seed) => {
    const t = new Table(adapter);
    t.given({ ...given, seed });
    act(t);
    return names(t.state, Zone.deck, player);
  });
}

/** Both hold the same cards, in orders that are neither each other's nor the one they were put there in. */
function areShuffled(found: readonly string[][], cards: readonly string[]): void {
  const [one, two] = found;
  expect(sorted(one)).toEqual(sorted(cards));
  expect(sorted(two)).toEqual(sorted(cards));
  expect(one).not.toEqual(two);
  const [rest, first, last] = [cards.slice(1), cards[0], cards.at(-1)];
  for (const deck of found) {
    expect(deck).not.toEqual(cards);
    // Nor did the one that came last merely go on top or beneath.
    expect(deck.filter((name) => name !== first)).not.toEqual(rest);
    expect(deck.filter((name) => name !== last)).not.toEqual(cards.slice(0, -1));
  }
}

describe('a card from the sideboard', () => {
  test('[ME-SIDE-2002] a resource is shuffled into the play deck', () => {
    const Ann = {
      deck: twelve,
      sideboard: ['Orcrist'],
      companies: [company('Edhellond', 'Alatar', 'Elladan')],
    };
    const found = decks({ players: { Ann, Bob } }, 1, (t) =>
      t.player('Ann').does('Alatar: bring cards', 'One into'),
    );
    areShuffled(found, ['Orcrist', ...twelve]);
  });

  test('[ME-SIDE-2012] a hazard of the opponent likewise', () => {
    const given = {
      phase: 'untap',
      players: {
        Ann: { companies: [company('Edhellond', 'Alatar', 'Elladan')] },
        Bob: { ...Bob, deck: twelve, sideboard: ['Hobgoblins'] },
      },
    };
    const found = decks(given, 2, (t) => t.player('Bob').does('One into'));
    areShuffled(found, ['Hobgoblins', ...twelve]);
  });
});

test('[ME-SIDE-2000] an exhausted deck is the shuffled discard pile', () => {
  const given = {
    phase: 'movement/hazard',
    players: {
      Ann: {
        companies: [{ ...company('Lórien', 'Elladan', 'Elrohir'), movesTo: 'Moria' }],
        deck: ['Beretar'],
        discard: twelve,
      },
      Bob: { ...Bob, deck: ['Hobgoblins', 'Slayer', 'Ghosts', 'Twilight'] },
    },
  };
  const found = decks(given, 1, (t) => {
    t.player('Ann').does('the path printed');
    idleUntil(t, () => names(t.state, Zone.deck, 1).length > 0);
    expect(names(t.state, Zone.discard, 1)).toEqual([]);
    expect(names(t.state, Zone.hand, 1)).toEqual(['Beretar']);
  });
  areShuffled(found, twelve);
});

test('[ME-SETUP-022] [ME-SETUP-023] decks are shuffled before the first eight cards are drawn', () => {
  const [A, B] = ['A', 'B'].map((key) => challengeDeck(key));
  const setup = readSetup({ decks: [A, B], skipDraft: true });
  const opening = (seed: string): string[][] => {
    const s = meccg.create(setup, seed);
    for (let n = 0; s.global.turn === 0 && n < 500; n++) meccg.apply(s, meccg.options(s).count - 1);
    return [1, 2].map((player) => names(s, Zone.hand, player).concat(names(s, Zone.deck, player)));
  };
  const [one, two] = [opening('one'), opening('two')];
  for (const player of [0, 1]) {
    expect(one[player].length).toBeGreaterThan(40);
    expect(one[player].slice(0, 8)).not.toEqual(two[player].slice(0, 8));
    expect(one[player]).not.toEqual(two[player]);
    expect(sorted(one[player])).toEqual(sorted(two[player]));
  }
});

describe('cards that say so', () => {
  test('[ME-CARD-0836] The Windlord Found Me: after the search, whether or not a Wizard was found', () => {
    const search = (deck: readonly string[]): string[][] => {
      const Ann = {
        deck,
        companies: [company('Rivendell', { card: 'Elladan', on: ['The Windlord Found Me'] })],
      };
      return decks({ players: { Ann, Bob } }, 1, (t) => {
        t.player('Ann').does('The Windlord Found Me: store');
        resolveChain(t);
        if (t.offered().includes('Yes')) t.player('Ann').does('Yes');
      });
    };
    areShuffled(search(['Saruman', ...twelve]), twelve);
  });

  for (const agent of [[], ['Gisulf']])
    test(`[DM-76/4] Nobody’s Friend: after the search, with ${agent.length} to be found`, () => {
      const given = towards('Goblin-gate', {
        hand: ['Nobody’s Friend', 'Orc-guard'],
        deck: [...agent, ...twelve],
      });
      const found = decks(given, 2, (t) => {
        t.player('Bob').does('Nobody’s Friend: as a hazard: take');
        resolveChain(t);
        if (t.offered().includes('Gisulf')) t.player('Bob').does('Gisulf');
        t.player('Bob').has({ hand: ['Orc-guard', ...agent] });
      });
      areShuffled(found, twelve);
    });

  test('Palantír of Orthanc: what comes back is shuffled in', () => {
    const Ann = {
      deck: twelve,
      discard: ['Beretar'],
      hand: ['Align Palantír'],
      companies: [company('Isengard', { card: 'Elrond', on: ['Palantír of Orthanc'] })],
    };
    const found = decks({ players: { Ann, Bob }, dice: [6, 6, 6, 6] }, 1, (t) => {
      t.player('Ann').does('Align Palantír');
      resolveChain(t);
      t.player('Ann').does('Palantír of Orthanc: on your turn');
      resolveChain(t);
    });
    areShuffled(found, ['Beretar', ...twelve]);
  });
});

test('[DM-70] what Long Dark Reach has shown goes back on top in another order, and nothing beneath it moves', () => {
  const given = {
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Ettenmoors', by: ['Rhudaur'] }] },
      Bob: { ...Bob, hand: ['Long Dark Reach', 'Doors of Night'], deck: twelve },
    },
  };
  const [one, two] = decks(given, 2, (t) => {
    t.player('Bob').does('Long Dark Reach: as');
    resolveChain(t);
  });
  expect(sorted(one.slice(0, 7))).toEqual(sorted(twelve.slice(0, 7)));
  expect(one.slice(7)).toEqual(twelve.slice(7));
  expect(two.slice(7)).toEqual(twelve.slice(7));
  expect(one.slice(0, 7)).not.toEqual(two.slice(0, 7));
});
