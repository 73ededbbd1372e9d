/** Decks of Middle-earth CCG to look at, to copy and to play: printed ones, those that we made, and those of tournaments. */
import {
  cardStatus,
  challengeDecks,
  type DeckList,
  playerOfDeck,
  readyDecks,
  sitesListedWith,
  type TournamentDeck,
  tournamentDecks,
} from '@westmarch/meccg';
import type { CollectedDeck } from '@westmarch/protocol';
import { capital, listOf } from '../../words.ts';
import { collected, linesOf } from '../collection.ts';
import { meccgNotes } from './notes.ts';

const meccg = { game: 'meccg', status: cardStatus, notes: meccgNotes } as const;

/** Some sideboards have ten cards more for Fallen-wizards. */
const FALLEN = 'fallen-wizards';

function ofMeccg(
  list: DeckList,
  kind: CollectedDeck['kind'],
  about: string,
  sites: readonly string[],
  against: readonly string[] = [],
): CollectedDeck {
  return collected(
    meccg,
    { key: list.key, name: list.name, kind, about },
    [
      ...linesOf('pool', list.pool),
      ...linesOf('deck', list.deck),
      ...linesOf('sideboard', list.sideboard),
      ...linesOf('sites', sites),
    ],
    {
      ...(list.side === undefined ? {} : { side: list.side }),
      ...(list.needs === undefined ? {} : { needs: list.needs }),
      ...(against.includes(FALLEN) ? { against: 'fallen-wizard' } : {}),
    },
  );
}
const tournamentAbout = (deck: TournamentDeck): string =>
  [
    capital(playerOfDeck(deck)),
    ...(deck.player === '' ? [] : [`played by ${deck.player} in ${deck.year}`]),
    ...(deck.against.length === 0 ? [] : [`against ${listOf(deck.against)}`]),
  ].join(', ');

export const meccgCollection = (): CollectedDeck[] => [
  ...challengeDecks.map((deck) =>
    ofMeccg(
      deck,
      'printed',
      `${capital(playerOfDeck(deck))}, ${deck.key.length === 1 ? `Challenge Deck ${deck.key}` : 'box of The Balrog'}`,
      sitesListedWith(deck.key),
    ),
  ),
  ...readyDecks.map((deck) =>
    ofMeccg(deck, 'ready', `${capital(playerOfDeck(deck))}, for an optional rule`, sitesListedWith(deck.key)),
  ),
  ...tournamentDecks.map((deck) =>
    ofMeccg(deck, 'tournament', tournamentAbout(deck), deck.sites ?? [], deck.against),
  ),
];
