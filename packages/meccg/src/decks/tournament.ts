/** Decks that were played at tournaments, as community lists tell of them: who played them, when, and against whom. */
import deckFile from '../../cards/decks/tournament.json' with { type: 'json' };
import { number, objects, text, texts } from '../facts/read.ts';
import { type DeckList, readDeck, sitesIn } from './challenge.ts';

export interface TournamentDeck extends DeckList {
  /** 0 and empty where the list does not say so. */
  readonly year: number;
  readonly player: string;
  /** Kinds of opponents that it is meant for. */
  readonly against: readonly string[];
}

export const tournamentDecks: readonly TournamentDeck[] = objects(deckFile).map((deck) =>
  Object.assign(readDeck(deck), {
    year: deck['year'] === undefined ? 0 : number(deck, 'year'),
    player: text(deck, 'player'),
    against: texts(deck, 'against'),
    sites: sitesIn(deck),
  }),
);
