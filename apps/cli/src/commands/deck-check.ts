/**
 * `deck check`: reads a deck list and says everything that is wrong with it, each with its line and rule.
 *
 * Owns   what is printed, near names for misspelt cards, and the exit code: 0 legal, 1 not legal, 2 unreadable.
 * Not    the lists and rules themselves (the game's package).
 */
import { basename, extname } from 'node:path';
import {
  checkList,
  type DeckFault,
  libraryOf,
  loadGames,
  type Readable,
  withGamesAtNeed,
} from '@westmarch/table';
import pico from 'picocolors';
import { checkOptions, type DeckOptions } from '../deck-games.ts';
import { readUserFile } from '../files.ts';
import { chosenGames, GAMES, type Game, TITLE } from '../games.ts';
import { hintFor, plain } from '../near.ts';
import { EXIT, Problem } from '../problem.ts';

interface Checked {
  readonly name: string;
  readonly legal: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly DeckFault[];
}

export interface Given extends DeckOptions {
  readonly game: string;
  readonly deck?: string;
  readonly json?: true;
}

export async function run(file: string, options: Given): Promise<void> {
  const [game] = chosenGames(options.game);
  await loadGames([game]);
  const reports = await withGamesAtNeed(() =>
    chosen(readLists(file, game, options), options.deck).map((list) => check(list, game)),
  );
  const checked = reports.map(([deck]) => deck);
  if (options.json === true) process.stdout.write(`${JSON.stringify(checked)}\n`);
  else for (const [deck, sizes] of reports) process.stdout.write(`${inWords(deck, sizes)}\n`);
  const illegal = checked.filter(({ legal }) => !legal).length;
  if (illegal > 0)
    throw new Problem(
      checked.length === 1 ? 'the deck is not legal' : `${illegal} of ${checked.length} decks are not legal`,
      {
        exitCode: EXIT.failed,
      },
    );
}

function readLists(file: string, game: Game, options: DeckOptions): readonly Readable[] {
  const { decks } = libraryOf(game);
  const given = checkOptions(game, options);
  const text = readUserFile(file);
  const name = basename(file, extname(file));
  const isJson = /^\s*[[{]/.test(text);
  const lists = isJson ? decks.readJson(parsed(text, file), name, given) : decks.readText(text, name, given);
  if (isJson ? lists.every(({ entries }) => entries.length === 0) : !isList(lists, text, game))
    throw new Problem(`${file} cannot be read as a deck list of ${TITLE[game]}`, {
      hint: isJson
        ? 'JSON of a deck has "sections" with lists of {"qty", "card"}'
        : 'a list has a line such as "3 Name of the card" for each card',
    });
  return lists;
}

/** A line that says how many: "3 Hobgoblins", "Hobgoblins x3". */
const COUNTED = /^\s*\d{1,2}\s*x?\s+\S|\sx\s*\d{1,2}\s*$/i;

/** Some line names a card of either game, or most say how many of something there are: misspelt, it still is a list. */
function isList(lists: readonly Readable[], text: string, game: Game): boolean {
  const entries = lists.flatMap((list) => list.entries);
  const isKnown = ({ card, name }: Readable['entries'][number]): boolean =>
    card !== null || GAMES.some((other) => other !== game && libraryOf(other).decks.isCard(name));
  if (entries.some(isKnown) || lists.some(({ faults }) => faults.some(({ line }) => line > 0))) return true;
  const lines = text.split(/\r?\n/);
  return entries.filter(({ line }) => COUNTED.test(lines[line - 1] ?? '')).length * 2 > entries.length;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function chosen(lists: readonly Readable[], wanted: string | undefined): readonly Readable[] {
  if (wanted === undefined) return lists;
  const found = lists.filter(({ name }) => {
    const [key, ...rest] = name.split(' · ');
    return [name, key, rest.join(' · ')].some((one) => plain(one) === plain(wanted));
  });
  if (found.length > 0) return found;
  const names = lists.map(({ name }) => name);
  throw new Problem(`there is no deck "${wanted}" in the file`, {
    hint: hintFor(wanted, names, `it has ${names.join(', ')}`),
  });
}

/** What was found, and its sizes in words. */
function check(list: Readable, game: Game): [Checked, string] {
  const { problems, report } = checkList(list, game);
  return [{ name: list.name, legal: problems.length === 0, counts: report.counts, problems }, report.sizes];
}

function inWords({ name, legal, problems }: Checked, sizes: string): string {
  const head = `${legal ? pico.green('legal') : pico.red('not legal')}  ${name}\n  ${pico.dim(sizes)}`;
  const lines = problems.map(({ line, message, rules }) => {
    const where = line > 0 ? `line ${line}: ` : '';
    return `  ${where}${message}${rules.length > 0 ? pico.dim(` · ${rules.join(' ')}`) : ''}`;
  });
  return [head, ...lines].join('\n');
}
