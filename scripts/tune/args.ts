/** The command line of `npm run tune`: what is not understood is a Usage error, told with its remedy. */

export class Usage extends Error {
  override name = 'Usage';
}

export const HELP = `usage: npm run tune -- --game NAME [options]

Looks for better weights of a Steward: tries some, lets each play the same games, goes where the best lie, again and
again. Then old and new weights play games that neither has seen; if the new ones are better they are written into the
file that the Steward reads, and the curve into bench/tuning.md.

  --game NAME    meccg or lotr-tcg
  --games N      games of each candidate in a round (default 60)
  --rounds R     how many rounds in all (default 20)
  --check N      games of the check at the end (default 400)
  --seed S       the same seed finds the same weights (default "tune")
  --resume       go on after the last whole round, with the games and the seed that it began with
  --help

What a round came to is kept in .cache/tune/, so that it can be stopped at any time.
Exit codes: 0 better weights were written, 1 none were found, 2 bad input.`;

export interface TuneArgs {
  readonly game: string;
  readonly games: number;
  readonly rounds: number;
  readonly check: number;
  readonly seed: string;
  readonly resume: boolean;
  readonly help: boolean;
}

type Draft = { -readonly [K in keyof TuneArgs]: TuneArgs[K] };
const NUMBERS = ['games', 'rounds', 'check'] as const;

export function tuneArgs(args: readonly string[], known: readonly string[]): TuneArgs {
  const rest = [...args];
  const draft: Draft = {
    game: '',
    games: 60,
    rounds: 20,
    check: 400,
    seed: 'tune',
    resume: false,
    help: false,
  };
  const value = (option: string): string => {
    const given = rest.shift();
    if (given === undefined || given.startsWith('--')) throw new Usage(`${option} needs a value; see --help`);
    return given;
  };
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const number = NUMBERS.find((name) => `--${name}` === arg);
    if (arg === '--resume') draft.resume = true;
    else if (arg === '--help') draft.help = true;
    else if (arg === '--game') draft.game = value(arg);
    else if (arg === '--seed') draft.seed = value(arg);
    else if (number !== undefined) {
      const given = value(arg);
      if (!/^[1-9]\d{0,6}$/.test(given))
        throw new Usage(`${arg}: expected a whole number from 1 up, found "${given}"`);
      draft[number] = Number(given);
    } else throw new Usage(`"${arg}" is not understood; see --help`);
  }
  if (!draft.help && !known.includes(draft.game))
    throw new Usage(
      draft.game === ''
        ? `--game is missing; there is a Steward of ${known.join(' and ')}`
        : `--game: there is no Steward of "${draft.game}"; there is one of ${known.join(' and ')}`,
    );
  return draft;
}
