/** Going back: from wherever to wherever, the state is the one that seed and choices lead to. */
import type { State } from '@westmarch/kernel';
import { GAMES, type GameName } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { Checkpoints } from '../src/checkpoints.ts';
import { loadGames, Play, type Seat, type TableGame, withGame } from '../src/index.ts';

await loadGames();

const DECKS: Record<GameName, string[]> = { meccg: ['A', 'B'], 'lotr-tcg': ['fotr-aragorn', 'fotr-gandalf'] };

/** How many choices the longest stretch had. */
function goesBack<S extends State, Setup, Sees extends Seat<S>>(kind: TableGame<S, Setup, Sees>): number {
  const setup = kind.setup(DECKS[kind.key], {});
  const play = new Play(kind, setup, 'there and back', ['Anna', 'Bert']);
  let random = 7;
  const next = (n: number): number => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * n);
  };
  let rewinds = 0;
  let longest = 0;
  while (rewinds < 40) {
    for (let i = next(30); i >= 0 && play.asked !== 0; i--) play.take(next(Math.min(3, play.optionCount)));
    play.rewind(next(9) === 0 ? next(play.choices.length + 1) : Math.max(0, play.choices.length - next(4)));
    rewinds++;
    longest = Math.max(longest, play.choices.length);
    const again = new Play(kind, setup, 'there and back', ['Anna', 'Bert'], play.choices);
    expect(kind.game.same(play.state, again.state)).toBe(true);
    expect(kind.game.options(play.state).count).toBe(kind.game.options(again.state).count);
  }
  return longest;
}

test.each(GAMES)(
  '%s: after going back the state is the same, byte for byte, and so are the options',
  (game) => {
    expect(withGame(game, goesBack)).toBeGreaterThan(20);
  },
);

test('few are kept however long the game, and one is always near', () => {
  const s = withGame('meccg', (kind): State => kind.game.create(kind.setup(['A', 'B'], {}), 'x'));
  const checkpoints = new Checkpoints();
  for (let choices = 1; choices <= 20_000; choices++) checkpoints.offer(choices, s);
  expect(checkpoints.count).toBeLessThan(60);
  for (const back of [0, 1, 7, 8, 20, 100, 1000, 10_000]) {
    const at = 20_000 - back;
    const found = checkpoints.restore(at, s);
    expect(found).toBeLessThanOrEqual(at);
    expect(at - found, `${back} back`).toBeLessThanOrEqual(Math.max(8, back));
  }
});
