/** `rules`: the rules ledger of both games, by id or by words. */
import { type Command, InvalidArgumentError } from 'commander';
import pico from 'picocolors';
import { chosenGames } from '../games.ts';
import { type Entry, readLedgers } from '../ledger/entries.ts';
import { idsIn } from '../ledger/ids.ts';
import { nearest, plain } from '../near.ts';
import { EXIT, Problem } from '../problem.ts';

interface RulesOptions {
  readonly game?: string;
  readonly json?: true;
  readonly limit: number;
}

export function addRules(program: Command): void {
  const rules = program
    .command('rules')
    .description('the rules of both games, one entry each, in our own words');
  rules
    .command('show')
    .description('entries by their ids')
    .argument('<id...>', 'such as LR-SKIRM-006, or LR-SKIRM-001..022 for several')
    .option('--json', 'print a list')
    .action((ids: string[], options: RulesOptions) => print(entriesNamed(ids, readLedgers()), options));
  rules
    .command('find')
    .description('entries that hold all these words in their id, rule, cards or topic')
    .argument('<word...>')
    .option('--game <name>', 'only this game: meccg or lotr-tcg')
    .option('--limit <number>', 'show at most so many', wholeNumber, 20)
    .option('--json', 'print a list of all of them')
    .action((words: string[], options: RulesOptions) => find(words, options));
}

function entriesNamed(words: readonly string[], entries: readonly Entry[]): Entry[] {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return words.flatMap((word) => {
    const { ids, unknown } = idsIn(word.toUpperCase(), known);
    if (ids.length > 0 && unknown.length === 0)
      return ids.map((id) => known.get(id)).filter((entry) => entry !== undefined);
    const near = nearest(word, known.keys());
    const hint =
      near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'ids are like ME-STRIKE-526 or LR-SKIRM-006';
    throw new Problem(`there is no rule "${word}"`, { hint });
  });
}

function find(words: readonly string[], options: RulesOptions): void {
  const wanted = words.flatMap((word) => plain(word).split(' '));
  const found = readLedgers(chosenGames(options.game)).filter((entry) => {
    const text = plain([entry.id, entry.rule, entry.amended ?? '', ...entry.cards].join(' '));
    return wanted.every((word) => text.includes(word));
  });
  if (found.length === 0) {
    throw new Problem(`no rule holds ${wanted.map((word) => `"${word}"`).join(' and ')}`, {
      exitCode: EXIT.failed,
      hint: 'fewer or shorter words find more',
    });
  }
  if (options.json) return print(found, options);
  print(found.slice(0, options.limit), options);
  const left = found.length - options.limit;
  if (left > 0) process.stdout.write(pico.dim(`\n${left} more: --limit ${found.length} shows them all\n`));
}

function print(entries: readonly Entry[], options: Pick<RulesOptions, 'json'>): void {
  process.stdout.write(
    options.json ? `${JSON.stringify(entries)}\n` : `${entries.map(inWords).join('\n\n')}\n`,
  );
}

function inWords(entry: Entry): string {
  const state = entry.overruled ? pico.yellow('  overruled') : '';
  const about = [entry.who, entry.kind, entry.mode].join(' · ');
  const cards = entry.cards.length > 0 ? [`cards: ${entry.cards.join(', ')}`] : [];
  const decision =
    entry.decision === undefined
      ? []
      : [`decision ${entry.decision}${entry.amended === undefined ? '' : `: ${entry.amended}`}`];
  const below = [about, ...cards, ...decision].map((line) => `  ${line}`);
  return [`${pico.bold(entry.id)}${state}`, `  ${entry.rule}`, ...below.map((line) => pico.dim(line))].join(
    '\n',
  );
}

function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It should be a whole number, 1 or more.');
  return number;
}
