/** The preconstructed decks: MECCG's Challenge Decks and the starters of The Lord of the Rings TCG. */
import { readFacts } from './facts.ts';
import { GAMES, type Game } from './games.ts';
import { asObject, asObjects, numberField, textField } from './json.ts';
import { hintFor, plain } from './near.ts';
import { Problem } from './problem.ts';

export interface DeckEntry {
  readonly card: string;
  readonly quantity: number;
  readonly section: string;
}

export interface Deck {
  readonly game: Game;
  /** What the deck is called on the command line: "A", "fotr-aragorn". */
  readonly key: string;
  readonly name: string;
  readonly entries: readonly DeckEntry[];
}

const FILE: Record<Game, string> = { meccg: 'decks-challenge', 'lotr-tcg': 'decks-starter' };

export function readDecks(games: readonly Game[] = GAMES): Deck[] {
  return games.flatMap((game) => {
    const { file, entries } = readFacts(game, FILE[game]);
    return entries.map((deck) => {
      const key = textField(deck, 'key', file);
      const where = `${file}: deck ${key}`;
      const sections = Object.entries(asObject(deck['sections'], `${where}: field "sections"`));
      return {
        game,
        key,
        name: textField(deck, 'name', where),
        entries: sections.flatMap(([section, cards]) => sectionEntries(section, cards, where)),
      };
    });
  });
}

function sectionEntries(section: string, cards: unknown, where: string): DeckEntry[] {
  return asObjects(cards, `${where}: ${section}`).map((entry) => ({
    card: textField(entry, 'card', where),
    quantity: numberField(entry, 'qty', where),
    section,
  }));
}

/**
 * The distinct cards that a deck needs. The location deck of a MECCG deck is not among them: every site of the
 * player's alignment is open to him, so sites are counted as a pool of their own.
 */
export function cardsOfDeck(deck: Deck): string[] {
  const counted = deck.entries.filter(({ section }) => !(deck.game === 'meccg' && section === 'Sites'));
  return [...new Set(counted.map(({ card }) => card))];
}

/** The decks of a list such as "A,B" or "fotr-aragorn,FotR Gandalf". */
export function chosenDecks(list: string, decks: readonly Deck[]): Deck[] {
  return list.split(',').map((word) => {
    const wanted = plain(word);
    const deck = decks.find(({ key, name }) => plain(key) === wanted || plain(name) === wanted);
    if (deck) return deck;
    const names = decks.flatMap(({ key, name }) => [key, name]);
    const hint = word.trim().length > 2 ? hintFor(word, names, '') : '';
    const known = `known decks: ${decks.map(({ key }) => key).join(', ')}`;
    throw new Problem(`there is no deck "${word.trim()}"`, { hint: `${hint} ${known}`.trim() });
  });
}
