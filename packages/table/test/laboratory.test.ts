/** The laboratory: what is noted of a game, and what many of them say together. */
import { random } from '@westmarch/bots';
import { describe, expect, test } from 'vitest';
import {
  addCounts,
  countOf,
  loadGames,
  type Noted,
  noteGame,
  type Players,
  type Study,
  tallyOf as tallied,
} from '../src/index.ts';

await loadGames();

const study: Study = {
  game: 'lotr-tcg',
  deck: { name: 'Aragorn', list: 'fotr-aragorn' },
  against: [
    { name: 'Gandalf', list: 'fotr-gandalf' },
    { name: 'Theoden', list: 'ttt-theoden' },
  ],
  seed: 'lab',
  switches: {},
};
const tallyOf = (of: Study, games: readonly Noted[]) => tallied(of, countOf(of.against.length, games));
const players: Players = () => (seed) => random(seed);

describe('a game', () => {
  test('is the same whoever plays it, after whatever', () => {
    const fifth = noteGame(study, players, 4);
    noteGame(study, players, 1);
    expect(noteGame(study, players, 4)).toEqual(fifth);
  });

  test('changes seats within a pair, and meets the next deck with the next pair', () => {
    const seen = [0, 1, 2, 3, 4].map((i) => noteGame(study, players, i));
    expect(seen.map(({ first }) => first)).toEqual([true, false, true, false, true]);
    expect(seen.map(({ against }) => against)).toEqual([0, 0, 1, 1, 0]);
  });

  test('notes every card that came to hand, and no more of them played or left than came', () => {
    const { cards, own, turns } = noteGame(study, players, 0);
    const fates = Object.values(cards);
    // Eight cards before the first turn.
    expect(fates.reduce((sum, { drawn }) => sum + drawn, 0)).toBeGreaterThanOrEqual(8);
    expect(fates.some(({ played }) => played > 0)).toBe(true);
    for (const { drawn, played, discarded } of fates) expect(played + discarded).toBeLessThanOrEqual(drawn);
    expect(turns).toBeGreaterThan(0);
    expect(own['site reached']).toBeGreaterThan(0);
  });

  test('of MECCG has its points by kind', () => {
    const middleEarth: Study = {
      ...study,
      game: 'meccg',
      deck: { name: 'A', list: 'A' },
      against: [{ name: 'B', list: 'B' }],
      switches: { length: 1 },
    };
    const { own } = noteGame(middleEarth, players, 0);
    expect(Object.keys(own)).toEqual([
      'at the Council',
      'character',
      'item',
      'faction',
      'ally',
      'kill',
      'miscellaneous',
    ]);
  });
});

describe('a tally', () => {
  const game = (number: number, result: Noted['result'], drawn: number): Noted => ({
    game: number,
    against: Math.floor(number / 2) % 2,
    first: number % 2 === 0,
    result,
    turns: 10,
    choices: 100,
    own: { points: result === 'won' ? 4 : 2 },
    theirs: { points: 3 },
    cards: drawn === 0 ? {} : { sword: { drawn, played: drawn, discarded: 0 } },
  });
  const games = [game(0, 'won', 1), game(1, 'won', 2), game(2, 'lost', 0), game(3, 'drawn', 0)];

  test('shares out games and points, and hangs on no order', () => {
    const tally = tallyOf(study, games);
    expect(tallyOf(study, games.toReversed())).toEqual(tally);
    expect(tally.all).toMatchObject({ games: 4, won: 2, drawn: 1, lost: 1 });
    expect(tally.all.share.value).toBe(0.625);
    expect(tally.matchups.map(({ share }) => share.value)).toEqual([1, 0.25]);
    expect(tally.own).toEqual({ points: 3 });
  });

  test('comes to the same from parts that were counted apart, in whatever order', () => {
    const [first, last] = [countOf(2, games.slice(0, 2)), countOf(2, games.slice(2))];
    for (const parts of [
      [first, last],
      [last, first],
    ]) {
      const all = countOf(2, []);
      for (const part of parts) addCounts(all, part);
      expect(tallied(study, all)).toEqual(tallyOf(study, games));
    }
    // A pair that was won and lost varies less than two games that have nothing to do with each other.
    const split = [game(0, 'won', 0), game(1, 'lost', 0)];
    expect(countOf(2, split).matchups[0]).toMatchObject({ pairs: [0, 0, 1, 0, 0], single: [0, 0, 0] });
    expect(countOf(2, split.slice(1)).matchups[0]).toMatchObject({
      pairs: [0, 0, 0, 0, 0],
      single: [1, 0, 0],
    });
  });

  test('compares games in which a card came to hand with the others, within its bounds', () => {
    const [sword] = tallyOf(study, games).cards;
    expect(sword).toMatchObject({ id: 'sword', seen: 2, drawn: 0.75, played: 0.75, discarded: 0 });
    expect(sword.effect?.value).toBeCloseTo(0.75);
    expect(sword.effect?.low).toBeLessThan(0.75);
    expect(sword.effect?.high).toBeGreaterThanOrEqual(0.75);
  });

  test('knows nothing of the effect of a card that always or never came', () => {
    const always = [game(0, 'won', 1), game(1, 'lost', 1)];
    expect(tallyOf(study, always).cards[0].effect).toBeNull();
  });
});
