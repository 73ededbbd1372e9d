/**
 * Ready decks for what no printed deck can do: Dragon players, and a Wizard who may fall. ME-DRAGON-4000, ME-OPT-4007
 *
 * Owns   reading cards/decks/ready.json, which says of each whose it is and which optional rule it needs.
 * Keeps  all of their cards are written, and each is legal by the rule it is for: a test holds that.
 */
import deckFile from '../../cards/decks/ready.json' with { type: 'json' };
import { objects, text } from '../facts/read.ts';
import { challengeDeck, type DeckList, readDeck, sitesIn, sitesListed } from './challenge.ts';
import { beginnings } from './side.ts';

export const readyDecks: readonly DeckList[] = objects(deckFile).map((deck) =>
  Object.assign(readDeck(deck), {
    side: beginnings.find((name) => name === deck['side']) ?? 'none',
    needs: text(deck, 'needs'),
  }),
);

/** A printed deck by its letter or name, or a ready one. */
export const deckNamed = (key: string): DeckList | undefined =>
  challengeDeck(key) ?? readyDecks.find((deck) => deck.key === key);

const readySites = new Map(objects(deckFile).map((deck) => [text(deck, 'key'), sitesIn(deck)]));
/** The location deck that is listed with it; none: an empty one. */
export const sitesListedWith = (key: string): readonly string[] =>
  sitesListed.get(key) ?? readySites.get(key) ?? [];
