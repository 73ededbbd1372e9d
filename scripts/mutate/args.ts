/** The command line of `npm run mutate`: what is not understood is a Usage error, told with its remedy. */

export class Usage extends Error {
  override name = 'Usage';
}

export const PACKAGES = ['kernel', 'meccg', 'lotr-tcg'] as const;
export type Package = (typeof PACKAGES)[number];

/** Kinds of change that --blind asks for; numbers only where something is compared with them. */
export const BLIND_KINDS = [
  'comparison',
  'condition dropped',
  'and/or',
  'negation',
  'branch dropped',
  'statement removed',
  'yes/no',
  'sum',
  'number',
] as const;

export const HELP = `usage: npm run mutate -- [options]

Changes rules and cards in small ways, one change at a time, and runs the tests against each: a change that no test
notices names a test that is missing. The sources stay as they are: tests are handed the changed text.

what is changed
  --game NAME     only this package: ${PACKAGES.join(', ')}
  --set SET       only what cards of this set do, such as TW or 1
  --file TEXT     only sources whose path contains this text
  --kind KIND     only changes of this kind, such as "condition dropped"
  --changed       only lines that differ from the main branch, committed or not
  --survivors     again what no test noticed when results were last kept
first of all
  --blind         run the tests once, with every condition, comparison and branch watched, and list the changes that
                  would never have made a difference: no test can notice them. It takes about as long as the tests, and
                  goes with --game, --set, --file, --kind, --changed and --json. What is not certainly free of side
                  effects is not listed, nor is code that is written as text and compiled: nobody can watch that.
how much
  --seed S        which changes are drawn (a new one each time unless given); the same seed goes on where it stopped
  --count N       how many (default 100)
  --workers N     so many processes at once (default 1); each needs about a gigabyte
  --fresh         measure again what was measured already
what is done with it
  --keep          write bench/mutation.json and bench/mutation.md
  --floor P       the least percentage of changes to be noticed (default 90)
  --json          print the results as JSON
  --list          print the changes without running any test
  --help

A change that cannot be noticed because nothing differs is named, with the reason, in bench/mutation-equivalent.jsonl.
Exit codes: 0 enough changes were noticed, 1 too few, 2 bad input, 130 interrupted (what was measured is kept).`;

export interface MutateArgs {
  readonly game: Package | undefined;
  readonly set: string | undefined;
  readonly file: string | undefined;
  readonly kind: string | undefined;
  readonly changed: boolean;
  readonly survivors: boolean;
  readonly blind: boolean;
  readonly seed: string | undefined;
  readonly count: number;
  readonly workers: number;
  readonly fresh: boolean;
  readonly keep: boolean;
  readonly floor: number;
  readonly json: boolean;
  readonly list: boolean;
  readonly help: boolean;
}

type Draft = { -readonly [K in keyof MutateArgs]: MutateArgs[K] };
const FLAGS = ['changed', 'survivors', 'blind', 'fresh', 'keep', 'json', 'list', 'help'] as const;

export function mutateArgs(args: readonly string[]): MutateArgs {
  const rest = [...args];
  const draft: Draft = {
    game: undefined,
    set: undefined,
    file: undefined,
    kind: undefined,
    changed: false,
    survivors: false,
    blind: false,
    seed: undefined,
    count: 100,
    workers: 1,
    fresh: false,
    keep: false,
    floor: 90,
    json: false,
    list: false,
    help: false,
  };
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const flag = FLAGS.find((name) => arg === `--${name}`);
    if (flag !== undefined) draft[flag] = true;
    else take(draft, arg, rest);
  }
  if (draft.blind) refuseWithBlind(draft, args);
  return draft;
}

/** They say which changes are drawn, or what becomes of verdicts: nothing is drawn there, and nothing judged. */
const NOT_BLIND = ['survivors', 'seed', 'count', 'workers', 'fresh', 'keep', 'floor', 'list'];

function refuseWithBlind({ kind }: MutateArgs, args: readonly string[]): void {
  const wrong = NOT_BLIND.find((name) => args.includes(`--${name}`));
  if (wrong !== undefined)
    throw new Usage(`--${wrong} does not go with --blind, which asks for every change once`);
  if (kind !== undefined && !BLIND_KINDS.some((known) => known === kind))
    throw new Usage(`--kind: --blind cannot tell of "${kind}"; it knows ${BLIND_KINDS.join(', ')}`);
}

function take(draft: Draft, arg: string, rest: string[]): void {
  if (arg === '--game') draft.game = packageNamed(valueFor(arg, rest, `a name: ${PACKAGES.join(', ')}`));
  else if (arg === '--set') draft.set = valueFor(arg, rest, 'a set, such as TW or 1');
  else if (arg === '--file') draft.file = valueFor(arg, rest, 'a part of a path');
  else if (arg === '--kind') draft.kind = valueFor(arg, rest, 'a kind, such as "condition dropped"');
  else if (arg === '--seed') draft.seed = valueFor(arg, rest, 'a text');
  else if (arg === '--count') draft.count = numberFor(arg, rest, 1, 100_000);
  else if (arg === '--workers') draft.workers = numberFor(arg, rest, 1, 64);
  else if (arg === '--floor') draft.floor = numberFor(arg, rest, 0, 100);
  else throw new Usage(`"${arg}" is not understood; "npm run mutate -- --help" lists the options`);
}

function valueFor(option: string, rest: string[], what: string): string {
  const value = rest.shift();
  if (value === undefined || value.startsWith('--')) throw new Usage(`${option} needs ${what}`);
  return value;
}

function numberFor(option: string, rest: string[], least: number, most: number): number {
  const given = valueFor(option, rest, `a number from ${least} to ${most}`);
  const value = /^\d+$/.test(given) ? Number(given) : -1;
  if (value < least || value > most)
    throw new Usage(`${option}: expected a number from ${least} to ${most}, found "${given}"`);
  return value;
}

function packageNamed(given: string): Package {
  const found = PACKAGES.find((name) => name === given);
  if (found === undefined) throw new Usage(`--game: there is no "${given}"; known: ${PACKAGES.join(', ')}`);
  return found;
}
