/** Whole random games of one kind, from the dealing to the end: how many in a CPU-second, and what was played. */
import { type Game, hash, type State } from '@westmarch/kernel';
import { cpuSeconds, median, spreadText, warmUp } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';
import { hex, mix, RandomPolicy } from '../lib/policy.ts';

/** So many CPU-seconds until V8 has compiled all that a game needs: the rate nearly doubles on the way there. */
const WARM_UP = 12;
const RUNS = 7;

export function wholeGames<S extends State, Setup>(given: {
  readonly name: string;
  readonly game: Game<S, Setup>;
  readonly setup: Setup;
  /** Games in a run. */
  readonly games: number;
  /** Complete games per CPU-second, at least; null: information only. */
  readonly floor: number | null;
}): Measured {
  const { game, setup, games } = given;
  const s = game.blank(setup);
  const rates: number[] = [];
  let decisions = 0;
  let options = 0;
  let checksum = 0;
  const play = (): void => {
    const policy = new RandomPolicy();
    decisions = options = checksum = 0;
    for (let i = 0; i < games; i++) {
      game.start(s, setup, `play ${i}`);
      for (let n = game.options(s).count; n > 0; n = game.options(s).count) {
        game.apply(s, policy.below(n));
        decisions++;
        options += n;
      }
      checksum = mix(checksum, hash(s));
    }
  };
  warmUp(WARM_UP, play);
  for (let run = 0; run < RUNS; run++) rates.push(games / cpuSeconds(play));
  return {
    name: given.name,
    value: median(rates),
    unit: 'games/CPU-s',
    floor: given.floor,
    better: 'higher',
    detail: [
      `${(decisions / games).toFixed(0)} decisions a game`,
      `${(options / decisions).toFixed(2)} options a decision`,
      `${Math.round((median(rates) * decisions) / games).toLocaleString('en-GB')} decisions/CPU-s`,
      spreadText(rates),
    ].join(', '),
    checksum: hex(checksum),
  };
}
