/**
 * Random play of the invented games, from the dealing on. Both are played by turns in one process, as a server would,
 * so that the kernel's code is warm for two games and specialised for neither.
 */
import { type DeckSetup, type Game, hash, type State } from '@westmarch/kernel';
import { eachGame, seats } from '../games/played.ts';
import { cpuSeconds, median, spreadText } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';
import { hex, mix, RandomPolicy } from '../lib/policy.ts';

/** At least so many decisions per CPU-second. */
const FLOOR = 500_000;
/** Decisions of one run, roughly: the number of games is chosen once and then stays. */
const GAMES: Readonly<Record<string, number>> = { Sparks: 3000, Harbour: 1200 };
const WARM_UP = 8;
const RUNS = 11;

interface Tally {
  decisions: number;
  options: number;
  checksum: number;
}

interface Player {
  readonly name: string;
  readonly games: number;
  readonly tally: Tally;
  readonly rates: number[];
  /** Plays the fixed games once. */
  readonly play: () => void;
}

function player<S extends State>(name: string, game: Game<S, DeckSetup>, deck: readonly string[]): Player {
  const setup = seats(2, deck);
  const games = GAMES[name];
  const seeds = Array.from({ length: games }, (_x, i) => `play ${i}`);
  const s = game.blank(setup);
  const tally: Tally = { decisions: 0, options: 0, checksum: 0 };
  const play = (): void => {
    const policy = new RandomPolicy();
    let decisions = 0;
    let options = 0;
    let checksum = 0;
    for (const seed of seeds) {
      game.start(s, setup, seed);
      for (let n = game.options(s).count; n > 0; n = game.options(s).count) {
        game.apply(s, policy.below(n));
        decisions++;
        options += n;
      }
      checksum = mix(checksum, hash(s));
    }
    if (tally.decisions !== 0 && tally.checksum !== checksum)
      throw new Error(`${name}: the same seeds were played differently the second time`);
    tally.decisions = decisions;
    tally.options = options;
    tally.checksum = checksum;
  };
  return { name, games, tally, rates: [], play };
}

export function playing(): Measured[] {
  const players = eachGame(player);
  for (let run = -WARM_UP; run < RUNS; run++)
    for (const p of players) {
      const seconds = cpuSeconds(p.play);
      if (run >= 0) p.rates.push(p.tally.decisions / seconds);
    }
  return players.map(({ name, games, tally, rates }) => ({
    name: `random play of ${name}, 2 players`,
    value: median(rates),
    unit: 'decisions/CPU-s',
    floor: FLOOR,
    better: 'higher',
    detail: [
      `${games} games, ${(tally.decisions / games).toFixed(1)} decisions each`,
      `${(tally.options / tally.decisions).toFixed(2)} options a decision`,
      spreadText(rates),
    ].join(', '),
    checksum: hex(tally.checksum),
  }));
}
