/** The file of an event: reads it with a word for everything that is wrong, and writes it whole or not at all. */
import { renameSync, writeFileSync } from 'node:fs';
import {
  type DeckList,
  type Ending,
  type EventEntry,
  type EventRules,
  formatNamed,
  formats,
  type Pair,
  type Round,
  type TournamentEvent,
} from '@westmarch/meccg';
import { readUserFile } from '../files.ts';
import {
  asObject,
  asObjects,
  isObject,
  type JsonObject,
  numberField,
  optionalText,
  parseJson,
  textField,
  textsField,
} from '../json.ts';
import { Problem } from '../problem.ts';

const FORMATS = formats.map(({ name }) => name).join(', ');

function winnerIn(value: JsonObject, where: string): 'own' | 'other' {
  const winner = value['winner'];
  if (winner === 'own' || winner === 'other') return winner;
  throw new Problem(`${where}: field "winner": expected "own" or "other"`);
}

function endingIn(value: unknown, where: string): Ending | null {
  if (value === null || value === undefined) return null;
  const ending = asObject(value, where);
  switch (ending['by']) {
    case 'points':
      return {
        by: 'points',
        own: numberField(ending, 'own', where),
        other: numberField(ending, 'other', where),
      };
    case 'The One Ring':
      return { by: 'The One Ring', winner: winnerIn(ending, where) };
    case 'scenario': {
      const met = ending['met'];
      if (met !== 'own' && met !== 'other' && met !== 'nobody')
        throw new Problem(`${where}: field "met": expected "own", "other" or "nobody"`);
      const [own, other] = [numberField(ending, 'own', where), numberField(ending, 'other', where)];
      return { by: 'scenario', met, own, other };
    }
    case 'forfeit':
      return { by: 'forfeit', winner: winnerIn(ending, where), aimsAtRing: ending['aimsAtRing'] === true };
    default:
      throw new Problem(`${where}: field "by": expected "points", "The One Ring", "scenario" or "forfeit"`);
  }
}

const ALIGNMENTS = ['any', 'hero', 'minion', 'fallen-wizard'] as const;
const SITES = ['drawn', 'all', 'proxy'] as const;
/** One of several words, or a complaint that names them. */
export function oneOf<T extends string>(words: readonly T[], value: unknown, where: string): T {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Problem(`${where}: expected one of ${words.join(', ')}`);
  return found;
}
/** The rules of entering as they are kept in the file or typed. */
export function rulesIn(value: JsonObject, where: string): EventRules {
  const { sites, challenge, scenarios } = value;
  return {
    alignment: oneOf(ALIGNMENTS, value['alignment'] ?? 'any', `${where}: alignment`),
    ...(challenge === true ? { challenge } : {}),
    ...(sites === undefined ? {} : { sites: oneOf(SITES, sites, `${where}: sites`) }),
    ...(scenarios === undefined ? {} : { scenarios: textsField(value, 'scenarios', where) }),
  };
}
const deckIn = (value: JsonObject, where: string): DeckList => ({
  key: '',
  name: textField(value, 'name', where),
  deck: textsField(value, 'deck', where),
  pool: textsField(value, 'pool', where),
  sideboard: textsField(value, 'sideboard', where),
});
function entryIn(value: JsonObject, where: string): EventEntry {
  const { opened, sites } = value;
  const scenario = optionalText(value, 'scenario', where);
  return {
    decks: asObjects(value['decks'], `${where}.decks`).map((deck, i) => deckIn(deck, `${where}.decks[${i}]`)),
    ...(opened === undefined ? {} : { opened: textsField(value, 'opened', where) }),
    ...(sites === undefined ? {} : { sites: textsField(value, 'sites', where) }),
    ...(scenario === undefined ? {} : { scenario }),
  };
}
function enteredIn(value: JsonObject, file: string): Pick<TournamentEvent, 'rules' | 'entries'> {
  if (value['rules'] === undefined) return {};
  const entries = Object.entries(asObject(value['entries'] ?? {}, `${file}: entries`));
  return {
    rules: rulesIn(asObject(value['rules'], `${file}: rules`), `${file}: rules`),
    entries: Object.fromEntries(
      entries.map(([name, entry]) => {
        const where = `${file}: entries.${name}`;
        return [name, entryIn(asObject(entry, where), where)];
      }),
    ),
  };
}

export function readEvent(file: string): TournamentEvent {
  const hint = `begin one: westmarch tournament new ${file} --players "Ann, Bob, Cid"`;
  const value = asObject(parseJson(readUserFile(file, hint), file), file);
  const format = formatNamed(textField(value, 'format', file));
  if (format === undefined) throw new Problem(`${file}: field "format": expected one of ${FORMATS}`);
  const players = textsField(value, 'players', file);
  const known = (name: string, where: string): string => {
    if (players.includes(name)) return name;
    throw new Problem(`${where}: "${name}" is no player of this event`, { hint: players.join(', ') });
  };
  const pairIn = (pair: JsonObject, where: string): Pair => ({
    one: known(textField(pair, 'one', where), where),
    other: known(textField(pair, 'other', where), where),
    ending: endingIn(pair['ending'], `${where}.ending`),
    ...(pair['announced'] === true ? { announced: true as const } : {}),
  });
  const roundIn = (round: JsonObject, i: number): Round => {
    const where = `${file}: rounds[${i}]`;
    const bye = round['bye'];
    return {
      pairs: asObjects(round['pairs'], `${where}.pairs`).map((pair, j) =>
        pairIn(pair, `${where}.pairs[${j}]`),
      ),
      bye: typeof bye === 'string' ? known(bye, where) : null,
    };
  };
  return {
    format,
    seed: textField(value, 'seed', file),
    players,
    rounds: asObjects(value['rounds'], `${file}: rounds`).map(roundIn),
    left: isObject(value) && Array.isArray(value['left']) ? textsField(value, 'left', file) : [],
    ...enteredIn(value, file),
  };
}

export function writeEvent(file: string, event: TournamentEvent): void {
  const text = JSON.stringify({ ...event, format: event.format.name }, null, 2);
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}
