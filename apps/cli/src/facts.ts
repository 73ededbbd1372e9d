/**
 * The card facts of both games, read from packages/<game>/cards/facts.
 *
 * Owns   the common shape of a card for listing and finding; its facts stay as they are written.
 * Not    what a card does (the game packages).
 */
import { readProjectFile } from './files.ts';
import { GAMES, type Game } from './games.ts';
import {
  asObject,
  asObjects,
  isObject,
  type JsonObject,
  optionalText,
  parseJson,
  textField,
  wordField,
} from './json.ts';

export interface Card {
  readonly id: string;
  readonly game: Game;
  readonly set: string;
  readonly type: string;
  /** The English name, with the subtitle where the game has one. */
  readonly name: string;
  /** Every name by which it can be found: all languages, the title without its subtitle. */
  readonly names: readonly string[];
  readonly facts: JsonObject;
}

/** A fact that is a word or a number, as a text; empty where the card has none. MECCG has most of them in `attributes`. */
export function factOf({ facts }: Card, field: string): string {
  const attributes = facts['attributes'];
  const value = facts[field] ?? (isObject(attributes) ? attributes[field] : undefined);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export interface CardSet {
  readonly game: Game;
  readonly set: string;
  readonly name: string;
}

/** A file of facts: a list of objects, with the name that messages give it. */
export function readFacts(game: Game, name: string): { file: string; entries: JsonObject[] } {
  const file = `packages/${game}/cards/facts/${name}.json`;
  return { file, entries: asObjects(parseJson(readProjectFile(file), file), file) };
}

export function readSets(games: readonly Game[] = GAMES): CardSet[] {
  return games.flatMap((game) => {
    const { file, entries } = readFacts(game, 'sets');
    return entries.map((entry) => ({
      game,
      set: wordField(entry, 'set', file),
      name: textField(entry, 'name', file),
    }));
  });
}

export function readCards(games: readonly Game[] = GAMES): Card[] {
  return games.flatMap((game) => (game === 'meccg' ? meccgCards() : lotrTcgCards()));
}

function meccgCards(): Card[] {
  const { file, entries } = readFacts('meccg', 'cards');
  const places = new Map<string, JsonObject>();
  for (const name of ['sites', 'regions']) {
    const list = readFacts('meccg', name);
    for (const place of list.entries) places.set(textField(place, 'id', list.file), place);
  }
  return entries.map((entry) => meccgCard(entry, file, places));
}

function meccgCard(entry: JsonObject, file: string, places: ReadonlyMap<string, JsonObject>): Card {
  const common = commonFacts('meccg', entry, file);
  const where = `${file}: ${common.id}`;
  const byLanguage = asObject(entry['name'], `${where}: field "name"`);
  return {
    ...common,
    name: textField(byLanguage, 'en', where),
    names: Object.values(byLanguage).filter((name) => typeof name === 'string'),
    facts: withPlace(entry, places.get(common.id)),
  };
}

/** Sites and regions have their structure in a file of their own; the card's names and attributes stay. */
function withPlace(card: JsonObject, place: JsonObject | undefined): JsonObject {
  if (!place) return card;
  const { type: regionType, ...rest } = place;
  return { ...rest, ...card, ...(regionType === undefined ? {} : { regionType }) };
}

function lotrTcgCards(): Card[] {
  const { file, entries } = readFacts('lotr-tcg', 'cards');
  return entries.map((entry) => lotrTcgCard(entry, file));
}

function lotrTcgCard(entry: JsonObject, file: string): Card {
  const common = commonFacts('lotr-tcg', entry, file);
  const where = `${file}: ${common.id}`;
  const title = textField(entry, 'title', where);
  const subtitle = optionalText(entry, 'subtitle', where);
  const name = subtitle === undefined ? title : `${title}, ${subtitle}`;
  return { ...common, name, names: [name, title], facts: entry };
}

function commonFacts(game: Game, entry: JsonObject, file: string) {
  const id = textField(entry, 'id', file);
  const where = `${file}: ${id}`;
  return { id, game, set: wordField(entry, 'set', where), type: textField(entry, 'type', where) };
}
