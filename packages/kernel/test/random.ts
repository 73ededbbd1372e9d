/** Random play with a fixed seed, for tests: which option is taken never depends on anything but the seed. */
import * as k from '@westmarch/kernel';
import { harbour, harbourDeck } from './games/harbour.ts';
import { sparks, sparksDeck } from './games/sparks.ts';

/** A generator for choices, apart from the game's own. */
export function picker(seed: string): (n: number) => number {
  const words = new Int32Array(k.CHANCE_WORDS);
  k.seedChance(words, seed);
  return (n) => k.below(words, n);
}

/** Plays on for at most `most` choices and returns those that were taken. */
export function playOn(s: k.State, pick: (n: number) => number, most: number): number[] {
  const choices: number[] = [];
  while (s.kernel.asked !== 0 && choices.length < most) {
    const choice = pick(k.optionsOf(s).count);
    choices.push(choice);
    k.apply(s, choice);
  }
  return choices;
}

export const decksFor = (deck: readonly string[], players: number): k.DeckSetup => ({
  decks: Array.from({ length: players }, () => deck),
});

/** One of the two invented games, as the tests of both use it: whatever its state holds beyond the kernel's. */
export interface Played {
  readonly name: string;
  readonly deck: readonly string[];
  readonly engine: k.Engine;
  create(players: number, seed: string): k.State;
  view(s: k.State, player: number): k.State;
  whyNot(s: k.State, player: number, card: number): k.Refusal[][];
}

function played<S extends k.State>(game: k.Game<S, k.DeckSetup>, deck: readonly string[]): Played {
  // States that come back from the tests are those that `create` made.
  return {
    name: game.name,
    deck,
    engine: game.engine,
    create: (players, seed) => game.create(decksFor(deck, players), seed),
    view: (s, player) => game.view(s as S, player),
    whyNot: (s, player, card) => game.whyNot(s as S, player, card),
  };
}

export const bothGames: readonly Played[] = [played(sparks, sparksDeck), played(harbour, harbourDeck)];
