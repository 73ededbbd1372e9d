/**
 * Replaying records: to the same bytes, and at least as fast as the same games were played.
 *
 * Play is timed with its choices known beforehand, so that the cost of choosing does not flatter the replay; and like
 * the replay it starts from a set-up that comes from outside and must be checked. The two are timed by turns, and
 * their ratio is what counts.
 */
import { type DeckSetup, type Game, type GameRecord, hash, type State, toBytes } from '@westmarch/kernel';
import { eachGame, seats } from '../games/played.ts';
import { cpuSeconds, median, spreadText } from '../lib/clock.ts';
import type { Measured } from '../lib/figure.ts';
import { hex, mix, RandomPolicy } from '../lib/policy.ts';

const GAMES: Readonly<Record<string, number>> = { Sparks: 2000, Harbour: 800 };
/** Both do the same work and a little of their own, so that the true ratio is near 1; noise hides so much of it. */
const NOISE = 0.02;
const WARM_UP = 6;
const RUNS = 15;

interface Kept {
  readonly record: GameRecord;
  readonly bytes: Uint8Array;
}

function recorded<S extends State>(game: Game<S, DeckSetup>, setup: DeckSetup, games: number): Kept[] {
  const policy = new RandomPolicy();
  const s = game.blank(setup);
  return Array.from({ length: games }, (_x, i) => {
    const seed = `record ${i}`;
    const choices: number[] = [];
    game.start(s, setup, seed);
    for (let n = game.options(s).count; n > 0; n = game.options(s).count) {
      choices.push(policy.below(n));
      game.apply(s, choices[choices.length - 1]);
    }
    return { record: game.record(setup, seed, choices), bytes: toBytes(s) };
  });
}

function replayOf<S extends State>(
  name: string,
  game: Game<S, DeckSetup>,
  deck: readonly string[],
): Measured[] {
  const setup = seats(2, deck);
  const kept = recorded(game, setup, GAMES[name]);
  const decisions = kept.reduce((sum, { record }) => sum + record.choices.length, 0);
  const s = game.blank(setup);
  const play = (): void => {
    for (const { record } of kept) {
      game.start(s, game.spec.readSetup(record.setup), record.seed);
      for (let i = 0; game.options(s).count > 0; i++) game.apply(s, record.choices[i]);
    }
  };
  const replay = (): void => {
    for (const { record } of kept) game.replay(record, record.choices.length, s);
  };
  const played: number[] = [];
  const replayed: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const one = decisions / cpuSeconds(play);
    const other = decisions / cpuSeconds(replay);
    if (run < 0) continue;
    played.push(one);
    replayed.push(other);
  }
  let checksum = 0;
  let same = 0;
  for (const { record, bytes } of kept) {
    game.replay(record, record.choices.length, s);
    if (Buffer.compare(s.saved, bytes) === 0) same++;
    checksum = mix(checksum, hash(s));
  }
  const ratios = replayed.map((rate, i) => rate / played[i]);
  return [
    {
      name: `replay of ${name}: records that end in the same bytes`,
      value: same / kept.length,
      unit: 'share',
      floor: 1,
      better: 'higher',
      detail: `${kept.length} records`,
      checksum: hex(checksum),
    },
    {
      name: `replay of ${name}, against play of the same choices`,
      value: median(ratios),
      unit: '× play',
      floor: 1 - NOISE,
      better: 'higher',
      detail: `${Math.round(median(replayed))} against ${Math.round(median(played))} decisions/CPU-s, ${spreadText(ratios)}`,
    },
  ];
}

export const replaying = (): Measured[] => eachGame(replayOf).flat();
