/** The file of an event: reads it with a word for everything that is wrong, and writes it whole or not at all. */
import { renameSync, writeFileSync } from 'node:fs';
import {
  type Ending,
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
    case 'forfeit':
      return { by: 'forfeit', winner: winnerIn(ending, where), aimsAtRing: ending['aimsAtRing'] === true };
    default:
      throw new Problem(`${where}: field "by": expected "points", "The One Ring" or "forfeit"`);
  }
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
  };
}

export function writeEvent(file: string, event: TournamentEvent): void {
  const text = JSON.stringify({ ...event, format: event.format.name }, null, 2);
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}
