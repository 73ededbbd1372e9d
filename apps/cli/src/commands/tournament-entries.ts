/** What players bring to an event: entering decks, comparing one with what was entered, scenarios, and calling time. */
import { basename, extname } from 'node:path';
import {
  announce,
  challengeDeck,
  checkDeck,
  type DeckList,
  enterPlayer,
  isAsEntered,
  lastRound,
  type ReadList,
  readJson,
  readText,
  scenariosOf,
  type TournamentEvent,
} from '@westmarch/meccg';
import { readUserFile } from '../files.ts';
import { parseJson } from '../json.ts';
import { hintFor, plain } from '../near.ts';
import { Problem } from '../problem.ts';
import { type Given, playerOf, print, saying } from './tournament-common.ts';
import { readEvent, writeEvent } from './tournament-file.ts';

/** A deck as it was brought: its list, and the sites of its location deck. */
interface Brought {
  readonly deck: DeckList;
  readonly sites: readonly string[];
}

function listIn(file: string): ReadList {
  const text = readUserFile(file, 'name a deck list, or a Challenge Deck by its letter');
  const name = basename(file, extname(file));
  if (!/^\s*[[{]/.test(text)) return readText(text, name);
  const lists = readJson(parseJson(text, file), name);
  if (lists.length !== 1) throw new Problem(`${file} holds ${lists.length} decks: one is entered at a time`);
  return lists[0];
}
/** Every card of a list by its id, section by section. */
function idsIn(list: ReadList, file: string): (section: string) => string[] {
  const unknown = list.entries.filter(({ card }) => card === null).map(({ name }) => name);
  const faults = [
    ...list.faults.map(({ message }) => message),
    ...unknown.map((name) => `there is no card "${name}"`),
  ];
  if (faults.length > 0)
    throw new Problem(`${file}: ${faults.join('; ')}`, { hint: `westmarch deck check ${file}` });
  return (section) =>
    list.entries.flatMap((entry) =>
      entry.section === section && entry.card !== null
        ? Array.from({ length: entry.quantity }, () => entry.card?.id ?? '')
        : [],
    );
}
/** A deck list or a Challenge Deck; it is legal by itself, unless it is built from what was opened. */
function broughtIn(word: string, { format }: TournamentEvent): Brought {
  const known = challengeDeck(word);
  if (known !== undefined) return { deck: { ...known, key: '' }, sites: [] };
  const list = listIn(word);
  const of = idsIn(list, word);
  if (format.sealed !== true) {
    const { problems } = checkDeck(list.entries, { length: format.decks });
    if (problems.length > 0)
      throw new Problem(
        `${word} is not legal: ${problems.map(({ message, rules }) => `${message} (${rules.join(' ')})`).join('; ')}`,
        { hint: `westmarch deck check ${word} --length ${format.decks}` },
      );
  }
  const deck = { key: '', name: list.name, deck: of('deck'), pool: of('pool'), sideboard: of('sideboard') };
  return { deck, sites: of('sites') };
}

/** One of those that were posted, however it is spelt. */
function scenarioCalled(event: TournamentEvent, name: string, file: string): string {
  const posted = saying(file, () => scenariosOf(event));
  const found = posted.find((one) => plain(one) === plain(name));
  if (found !== undefined || posted.length === 0) return found ?? name;
  throw new Problem(`${file}: "${name}" was not posted (ME-TOURN-4034)`, {
    hint: hintFor(name, posted, `there are ${posted.join(', ')}`),
  });
}

export function enterDecks(file: string, [name = '', ...words]: readonly string[], given: Given): void {
  const event = readEvent(file);
  const player = playerOf(event, name, file);
  const brought = words.map((word) => broughtIn(word, event));
  const sealed = event.format.sealed === true;
  if (given.opened !== undefined && !sealed)
    throw new Problem(`--opened is for sealed events, and this is a ${event.format.name} event`);
  const opened = given.opened === undefined ? undefined : idsIn(listIn(given.opened), given.opened);
  const scenario = given.scenario === undefined ? undefined : scenarioCalled(event, given.scenario, file);
  const entry = {
    decks: brought.map(({ deck }) => deck),
    ...(opened === undefined ? {} : { opened: ['deck', 'pool', 'sideboard', 'sites'].flatMap(opened) }),
    ...(sealed ? { sites: brought.flatMap(({ sites }) => sites) } : {}),
    ...(scenario === undefined ? {} : { scenario }),
  };
  writeEvent(
    file,
    saying(file, () => enterPlayer(event, player, entry)),
  );
  print(`${player} has entered ${entry.decks.map((deck) => deck.name).join(' and ')}`);
}

/** Whether a deck is one of those that were entered, to the card. ME-TOURN-4007 */
export function compare(file: string, [name = '', word = '']: readonly string[]): void {
  const event = readEvent(file);
  const player = playerOf(event, name, file);
  const entry = event.entries?.[player];
  if (entry === undefined) throw new Problem(`${file}: ${player} has entered nothing`);
  const { deck } = broughtIn(word, { ...event, format: { ...event.format, sealed: true } });
  if (!isAsEntered(entry, deck))
    throw new Problem(`${word} is not what ${player} has entered (ME-TOURN-4007)`, {
      hint: `he has entered ${entry.decks.map((entered) => entered.name).join(' and ')}`,
      exitCode: 1,
    });
  print(`${word} is what ${player} has entered`);
}

export function sayScenarios(file: string, [first = '', second = '']: readonly string[]): void {
  const event = readEvent(file);
  const [one, other] = [playerOf(event, first, file), playerOf(event, second, file)];
  const announced = saying(file, () => announce(event, one, other));
  writeEvent(file, announced.event);
  print(`${one} plays for ${announced.scenarios[0]}, ${other} for ${announced.scenarios[1]}`);
}

const PLAYERS = 2;
/** Time is called in some turn: which is the last. ME-TOURN-4025, 4026, 4035 */
export function callTime(file: string, { turn = '' }: Given): void {
  const { format } = readEvent(file);
  const now = Number(turn);
  if (!Number.isInteger(now) || now < 1)
    throw new Problem(`--turn ${turn}: expected the number of the turn, counting those of both`, {
      hint: 'the first turn of the second player is turn 2',
    });
  const rounds = lastRound(now);
  const last = rounds * PLAYERS;
  const end = format.scenarios === true ? 'whoever has the higher rank wins' : 'the Council is held';
  print(
    `Time after ${format.minutes} minutes, in turn ${now}: ${last === now ? 'this is the last turn' : `turn ${last} is the last`}, then ${end}. The same at a table: westmarch play meccg --rounds ${rounds}`,
  );
}
