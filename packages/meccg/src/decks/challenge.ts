/** The printed decks, as lists of card ids: the Challenge Decks by their letters, and the two of The Balrog by name. */
import deckFile from '../../cards/facts/decks-challenge.json' with { type: 'json' };
import { factsOf } from '../facts/cards.ts';
import type { SideName } from '../facts/names.ts';
import { isObject, number, objects, text } from '../facts/read.ts';

type Json = Readonly<Record<string, unknown>>;

export interface DeckList {
  readonly key: string;
  readonly name: string;
  readonly deck: readonly string[];
  readonly pool: readonly string[];
  readonly sideboard: readonly string[];
  /** Whose it is, where the cards do not say. */
  readonly side?: SideName;
  /** Which Fallen-wizard its player says he is, where it is not the one of whom he has most. */
  readonly declares?: string;
  /** The optional rule without which it is not played. */
  readonly needs?: string;
  /** The location deck, where it is given: no other site is used. */
  readonly sites?: readonly string[];
}

/** What a list calls the parts of a play deck. */
const PLAY_DECK = ['Deck', 'Hazards', 'Characters', 'Resources'];

function sections(deck: Json, names: readonly string[]): string[] {
  const all = isObject(deck['sections']) ? deck['sections'] : {};
  return names.flatMap((name) => {
    const list = all[name];
    if (!Array.isArray(list)) return [];
    return list
      .filter(isObject)
      .flatMap((entry) => Array.from({ length: number(entry, 'qty') }, () => text(entry, 'card')));
  });
}

const isSite = (id: string): boolean => factsOf(id).kind === 'site';

/** The location deck of a deck of a file, regions left out. */
export const sitesIn = (deck: Json): readonly string[] => sections(deck, ['Sites']).filter(isSite);

/** A deck of a file of decks, without what is said of its player. */
export const readDeck = (deck: Json): DeckList => ({
  key: text(deck, 'key'),
  name: text(deck, 'name'),
  deck: sections(deck, PLAY_DECK),
  // Where a list names the site where its company begins, that is for the player to say again.
  pool: sections(deck, ['Pool']).filter((id) => !isSite(id)),
  sideboard: sections(deck, ['Sideboard']),
});

const lists: readonly DeckList[] = objects(deckFile).map(readDeck);
/** All but the two lists of a solitary scenario, which are no whole decks. */
export const challengeDecks: readonly DeckList[] = lists.filter(({ key }) => !key.startsWith('ioreth'));

/** The location decks that are listed with decks, by their letters and names. */
export const sitesListed: ReadonlyMap<string, readonly string[]> = new Map(
  objects(deckFile).map((deck) => [text(deck, 'key'), sitesIn(deck)]),
);

/** The deck of that letter or name. */
export function challengeDeck(letter: string): DeckList | undefined {
  return challengeDecks.find((d) => d.key === letter);
}
