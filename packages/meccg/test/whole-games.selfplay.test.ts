/** Whole games of random play: they end, and a record of one gives the same bytes again. */
import { equal, optionsOf, trace } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { meccg, readSetup } from '../src/game.ts';

const setup = readSetup({ decks: ['A', 'B'], length: 2 });

/** A cheap generator for the players' choices; the game's own dice are its own. */
function chooser(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >>> 8) % n;
  };
}

test('random games between Challenge Decks A and B end, and replay to the same bytes', () => {
  for (let game = 0; game < 25; game++) {
    const s = meccg.create(setup, `game ${game}`);
    const choose = chooser(game + 1);
    const choices: number[] = [];
    while (s.kernel.asked !== 0) {
      const choice = choose(optionsOf(s).count);
      choices.push(choice);
      meccg.apply(s, choice);
      if (choices.length > 20000) throw new Error(`seed ${game}: stuck at ${trace(s)}`);
    }
    expect(meccg.result(s), `seed ${game}`).not.toBeNull();
    expect(equal(s, meccg.replay(meccg.record(setup, `game ${game}`, choices))), `seed ${game}`).toBe(true);
  }
});
