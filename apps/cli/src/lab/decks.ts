/**
 * Decks of the laboratory, as they are named on the command line: by the key of one that is offered, or by a file.
 *
 * Keeps  a key comes before a file of the same name; a file that is no deck is said to be none, with its line.
 */
import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { RecordError } from '@westmarch/kernel';
import { type Deck, playedList } from '@westmarch/protocol';
import { ALL_DECKS, libraryOf, readDecks, type Studied, withGame, withGamesAtNeed } from '@westmarch/table';
import { decksNamed, studied } from '../arena/decks.ts';
import { readUserFile } from '../files.ts';
import { type Game, TITLE } from '../games.ts';
import { hintFor } from '../near.ts';
import { Problem } from '../problem.ts';

/** The one deck of a file, in any form that "deck check" reads. */
async function deckInFile(game: Game, file: string): Promise<Deck> {
  const text = readUserFile(file);
  const name = basename(file, extname(file));
  const [read, ...others] = await withGamesAtNeed(() => {
    try {
      return readDecks(game, text, name);
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      throw new Problem(`${file} cannot be read as a deck list of ${TITLE[game]}`, { hint: error.why });
    }
  });
  if (others.length > 0)
    throw new Problem(`${file} holds ${others.length + 1} decks`, {
      hint: 'keep one of them in a file of its own',
    });
  if (read.faults.length > 0)
    throw new Problem(`${file}: ${read.faults[0].message}`, {
      hint: `line ${read.faults[0].line}; "westmarch deck check" tells everything`,
    });
  return read.deck;
}

const isOffered = (game: Game, word: string): boolean =>
  withGame(game, ({ meets: { groups, named } }) => groups.has(word) || named(word) !== undefined);

/** Decks of an option, each once: keys, kinds of players and files; everything that is offered where it was not given. */
export async function studiedDecks(
  game: Game,
  given: string | undefined,
  option: string,
): Promise<readonly Studied[]> {
  const all: Studied[] = [];
  for (const word of (given ?? ALL_DECKS).split(','))
    if (!isOffered(game, word) && existsSync(word)) {
      const deck = await deckInFile(game, word);
      all.push({ name: deck.name, list: playedList(deck) });
    } else all.push(...decksNamed(game, word, option, 'no file and no deck').map(studied));
  return all.filter(({ list }, i) => i === all.findIndex((other) => other.list === list));
}

/** The one deck of an option. */
export async function studiedDeck(game: Game, given: string, option: string): Promise<Studied> {
  const [deck, ...more] = await studiedDecks(game, given, option);
  if (more.length > 0)
    throw new Problem(`${option}: "${given}" names several decks`, { hint: 'name one of them' });
  return deck;
}

/** A deck whose list can be changed: an offered one by its key, or that of a file. */
export async function listedDeck(game: Game, given: string, option: string): Promise<Deck> {
  const all = libraryOf(game).collection();
  const found = all.find(({ key }) => key === given);
  if (found !== undefined) return found.deck;
  if (existsSync(given)) return deckInFile(game, given);
  const keys = all.map(({ key }) => key);
  throw new Problem(`${option}: there is no file and no deck "${given}"`, {
    hint: hintFor(given, keys, 'name a file with a list, or the key of a deck'),
  });
}
