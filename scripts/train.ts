/**
 * `npm run train`: a value for the positions of a game, learnt from play.
 *
 * Owns   the order of a run: games, training, checking, writing. Not the arithmetic (packages/bots/src/learning).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Lessons, type Mark, samplesOf, train } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import { root } from './ensure.mjs';
import { lotr, middleEarth } from './train/games.ts';
import { keep } from './train/keep.ts';

const HELP = `usage: npm run train -- --game meccg|lotr-tcg [options]

Lets Stewards play against each other, with every deck that is offered, most against itself, and learns from what became of their positions
how likely a player is to win. Four of five games are learnt from, the fifth part is only for checking. The network is
written where Loremaster reads it, the curve into bench/training.md.

  --games N      games that are played (default 5000)
  --units U      hidden units of the network (default 32)
  --rounds R     how often everything is gone through (default 16)
  --seed S       the same seed finds the same network (default "train")
  --help`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    games: { type: 'string', default: '5000' },
    units: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '16' },
    seed: { type: 'string', default: 'train' },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
function fail(problem: string): never {
  process.stderr.write(`${problem}; see --help\n`);
  process.exit(2);
}
function whole(name: 'games' | 'units' | 'rounds', least: number): number {
  const n = Number(values[name]);
  if (!Number.isInteger(n) || n < least)
    fail(`--${name}: a whole number of at least ${least}, not "${values[name]}"`);
  return n;
}

const told = ({ round, learnt, unseen, right }: Mark): string =>
  `round ${round}: surprise ${learnt.toFixed(4)}, unseen ${unseen.toFixed(4)}, right in ${(right * 100).toFixed(1)} %`;

type Trained<S extends State, Setup> = Omit<Lessons<S, Setup>, 'setup'> & {
  readonly setups: () => (number: number) => Setup;
  readonly rate: number;
  readonly decay: number;
  readonly result: number;
  readonly file: string;
};
function run<S extends State, Setup>(trained: Trained<S, Setup>): void {
  const [games, units, rounds] = [whole('games', 10), whole('units', 1), whole('rounds', 1)];
  const { seed } = values;
  const lessons = { ...trained, setup: trained.setups() };
  const forLearning = Math.floor(games * 0.8);
  const progress = (n: number): void => {
    if (n % 200 === 0) say(`${n} games`);
  };
  const learnt = samplesOf(lessons, seed, 0, forLearning, progress);
  const unseen = samplesOf(lessons, seed, forLearning, games - forLearning);
  say(`${learnt.results.length} positions to learn from, ${unseen.results.length} for checking`);
  const { network, marks } = train(
    learnt,
    unseen,
    { seed, units, rounds, rate: trained.rate, decay: trained.decay, result: trained.result },
    (mark) => say(told(mark)),
  );
  const text = JSON.stringify(network);
  writeFileSync(join(root, trained.file), `${text}\n`);
  keep({
    game: values.game,
    seed,
    games,
    units,
    rounds,
    result: trained.result,
    inputs: network.inputs.length,
    bytes: text.length,
    positions: learnt.results.length,
    unseen: unseen.results.length,
    marks,
  });
  say(`written: ${trained.file}, ${text.length} bytes; bench/training.md`);
}

if (values.help) say(HELP);
else if (values.game === 'lotr-tcg') run(lotr);
else if (values.game === 'meccg') run(middleEarth);
else fail(`--game: meccg or lotr-tcg, not "${values.game}"`);
