/** The Lord of the Rings TCG: whole random games between the two starters of set 1, and the size of its state. */
import { hash } from '@westmarch/kernel';
import { lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { cpuSeconds, median, spreadText } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';
import { hex, mix, RandomPolicy } from '../lib/policy.ts';

/** Complete games per CPU-second, at least. */
const GAMES_FLOOR = 1000;
/** Bytes for two players with a starter each, at most. */
const BYTES_FLOOR = 16 * 1024;
const GAMES = 500;
const WARM_UP = 3;
const RUNS = 7;

export function starterGames(): Measured[] {
  const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
  const s = lotrTcg.blank(setup);
  const rates: number[] = [];
  let decisions = 0;
  let options = 0;
  let checksum = 0;
  const play = (): void => {
    const policy = new RandomPolicy();
    decisions = options = checksum = 0;
    for (let game = 0; game < GAMES; game++) {
      lotrTcg.start(s, setup, `play ${game}`);
      for (let n = lotrTcg.options(s).count; n > 0; n = lotrTcg.options(s).count) {
        lotrTcg.apply(s, policy.below(n));
        decisions++;
        options += n;
      }
      checksum = mix(checksum, hash(s));
    }
  };
  for (let run = -WARM_UP; run < RUNS; run++) {
    const seconds = cpuSeconds(play);
    if (run >= 0) rates.push(GAMES / seconds);
  }
  return [
    {
      name: 'random games between the two starters of set 1',
      value: median(rates),
      unit: 'games/CPU-s',
      floor: GAMES_FLOOR,
      better: 'higher',
      detail: [
        `${(decisions / GAMES).toFixed(0)} decisions a game`,
        `${(options / decisions).toFixed(2)} options a decision`,
        `${Math.round((median(rates) * decisions) / GAMES).toLocaleString('en-GB')} decisions/CPU-s`,
        spreadText(rates),
      ].join(', '),
      checksum: hex(checksum),
    },
    {
      name: 'state of two players with a starter each',
      value: s.saved.length,
      unit: 'bytes',
      floor: BYTES_FLOOR,
      better: 'lower',
      detail: 'two decks of 71 cards',
    },
  ];
}
