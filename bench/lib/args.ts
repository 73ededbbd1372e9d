/** Reading a command line: what is not understood is a Usage error, which becomes a message and exit code 2. */

export class Usage extends Error {
  override name = 'Usage';
}

/** The value behind an option, or a complaint. */
function valueFor(option: string, rest: string[], what: string): string {
  const value = rest.shift();
  if (value === undefined || value.startsWith('--')) throw new Usage(`${option} needs ${what}`);
  return value;
}

const unknown = (arg: string, known: string): Usage =>
  new Usage(`"${arg}" is not understood; known: ${known}`);

export interface BenchArgs {
  readonly only: readonly string[];
  readonly json: boolean;
  readonly keep: boolean;
}

/** `[--only NAME] [--json] [--keep]`; without --only, every name. */
export function benchArgs(args: readonly string[], names: readonly string[]): BenchArgs {
  const rest = [...args];
  let only = names;
  let json = false;
  let keep = false;
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--json') json = true;
    else if (arg === '--keep') keep = true;
    else if (arg === '--only') {
      const name = valueFor(arg, rest, `a name: ${names.join(', ')}`);
      if (!names.includes(name)) throw new Usage(`--only: there is no "${name}"; known: ${names.join(', ')}`);
      only = [name];
    } else throw unknown(arg, '--only NAME, --json, --keep');
  }
  return { only, json, keep };
}

export interface SoakArgs {
  readonly names: readonly string[];
  /** Undefined: what each name says. */
  readonly games: number | undefined;
  readonly seed: string;
  readonly fresh: boolean;
}

/** `[NAME…] [--games N] [--seed S] [--fresh]`; without a NAME, every one. */
export function soakArgs(args: readonly string[], known: readonly string[]): SoakArgs {
  const rest = [...args];
  const names: string[] = [];
  let games: number | undefined;
  let seed = 'soak';
  let fresh = false;
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--fresh') fresh = true;
    else if (arg === '--seed') seed = valueFor(arg, rest, 'a text');
    else if (arg === '--games') {
      const given = valueFor(arg, rest, 'a number from 1 up');
      games = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : Number.NaN;
      if (Number.isNaN(games)) throw new Usage(`--games: expected a number from 1 up, found "${given}"`);
    } else if (arg.startsWith('-')) throw unknown(arg, '[NAME…], --games N, --seed S, --fresh');
    else if (!known.includes(arg)) throw new Usage(`there is no "${arg}"; known: ${known.join(', ')}`);
    else if (!names.includes(arg)) names.push(arg);
  }
  return { names: names.length > 0 ? names : known, games, seed, fresh };
}
