/**
 * `npm run tune`: better weights for a Steward, found by play.
 *
 * Owns   the order of a run: rounds, check, writing.
 * Not    which games are played (tune/run.ts), what is kept where (tune/keep.ts), what is learnt (the bots package).
 */
import { candidates, found } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import { HELP, type TuneArgs, tuneArgs, Usage } from './tune/args.ts';
import { lotr, meccg, type Tunable } from './tune/games.ts';
import { keep, keepProgress, readProgress, writeWeights } from './tune/keep.ts';
import { beginning, check, isBetter, nextRound, rounded } from './tune/run.ts';

/** Each is run by the same steps; adding one is adding a line here. */
const runs: Readonly<Record<string, (args: TuneArgs) => number>> = {
  meccg: (args) => tune(meccg, args),
  'lotr-tcg': (args) => tune(lotr, args),
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

function tune<S extends State, Setup>(tunable: Tunable<S, Setup>, args: TuneArgs): number {
  let progress = args.resume
    ? readProgress(args.game, Object.keys(tunable.weights))
    : beginning(tunable.weights, args.seed, args.games);
  const { start, seed } = progress.search;
  const tried = candidates(progress.search).length;
  say(
    `${Object.keys(start).length} weights, ${tried} candidates a round of ${progress.games} games each, seed ${seed}`,
  );
  while (progress.search.round < args.rounds) {
    progress = nextRound(tunable, progress);
    keepProgress(args.game, progress);
    const { curve, best, all, step } = progress.rounds[progress.rounds.length - 1];
    say(
      `round ${progress.search.round}: ${percent(curve)} against Novice; candidates ${percent(all)}, best ${percent(best)}; step ${step.toFixed(3)}`,
    );
  }
  const tuned = rounded(found(progress.search));
  say(`checking with ${args.check} games of their own …`);
  const checked = check(tunable, start, tuned, seed, args.check);
  say(
    `against Novice ${percent(checked.againstNovice.value)}, before ${percent(checked.startAgainstNovice.value)}; against the old weights ${percent(checked.againstStart.value)}`,
  );
  if (!isBetter(checked)) {
    say('Not better: nothing is written. More rounds, or more games in each, may find something.');
    return 1;
  }
  writeWeights(tunable.file, tuned);
  keep({
    game: args.game,
    seed,
    games: progress.games,
    candidates: tried,
    rounds: progress.rounds,
    checked,
    start,
    tuned,
  });
  say(`written: ${tunable.file}, bench/tuning.md`);
  return 0;
}

try {
  const args = tuneArgs(process.argv.slice(2), Object.keys(runs));
  if (args.help) say(HELP);
  else process.exitCode = runs[args.game](args);
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
