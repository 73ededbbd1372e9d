/**
 * Allocation while playing: a million decisions after warm-up, with no garbage collection.
 *
 * New games are copies of prepared starts, since dealing one is set-up work. What is counted is every collection
 * that V8 makes, of whatever kind; and the bytes by which the heap grew.
 */
import v8 from 'node:v8';
import type { DeckSetup, Game, State } from '@westmarch/kernel';
import { eachGame, seats } from '../games/played.ts';
import type { Measured } from '../lib/figure.ts';
import { RandomPolicy } from '../lib/policy.ts';

const STARTS = 64;
const DECISIONS = 1_000_000;

function player<S extends State>(name: string, game: Game<S, DeckSetup>, deck: readonly string[]) {
  const setup = seats(2, deck);
  const starts = Array.from({ length: STARTS }, (_x, i) => game.create(setup, `start ${i}`));
  const s = game.blank(setup);
  const policy = new RandomPolicy();
  const play = (): void => {
    let at = 0;
    let left = 0;
    for (let i = 0; i < DECISIONS; i++) {
      if (left === 0) {
        at = (at + 1) % STARTS;
        game.copy(starts[at], s);
        left = game.options(s).count;
      }
      game.apply(s, policy.below(left));
      left = game.options(s).count;
    }
  };
  return { name, play };
}

const heapBytes = (): number => {
  const { used_heap_size: used, external_memory: external } = v8.getHeapStatistics();
  return used + external;
};

export function allocation(): Measured[] {
  const players = eachGame(player);
  for (let i = 0; i < 2; i++) for (const { play } of players) play();
  return players.map(({ name, play }) => {
    play();
    globalThis.gc?.();
    const profiler = new v8.GCProfiler();
    profiler.start();
    const before = heapBytes();
    play();
    const grown = heapBytes() - before;
    const { statistics } = profiler.stop() ?? { statistics: [] };
    const kinds = statistics.map(({ gcType }) => gcType).join(', ');
    return {
      name: `garbage collections in a million decisions of ${name}`,
      value: statistics.length,
      unit: 'collections',
      floor: 0,
      better: 'lower',
      detail: `${(grown / DECISIONS).toFixed(3)} bytes allocated a decision${kinds === '' ? '' : ` (${kinds})`}`,
    };
  });
}
