/** Decks to look at, to copy and to play: the printed ones, those for optional rules, and those of tournaments. */
import { formats, starterDecks } from '@westmarch/lotr-tcg';
import {
  challengeDecks,
  type DeckList,
  playerOfDeck,
  readyDecks,
  sitesListedWith,
  type TournamentDeck,
  tournamentDecks,
} from '@westmarch/meccg';
import {
  type CollectedDeck,
  type Deck,
  DeckLimits,
  type DeckLine,
  type DeckSection,
  type GameName,
} from '@westmarch/protocol';
import { capital, listOf } from '../words.ts';
import { deckGames } from './deck-games.ts';
import { optionsOf, unplayableIn } from './deck-service.ts';
import { lotrNotes, meccgNotes } from './notes.ts';

/** Cards one by one, as lines with quantities. */
function linesOf(section: DeckSection, ids: readonly string[]): DeckLine[] {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies].map(([card, quantity]) => ({ section, card, quantity }));
}

function collected(
  game: GameName,
  { key, name, about, kind }: Pick<CollectedDeck, 'about' | 'key' | 'kind'> & { readonly name: string },
  cards: readonly DeckLine[],
  more: Pick<Deck, 'against' | 'format' | 'needs' | 'side'> = {},
): CollectedDeck {
  const lines = cards.slice(0, DeckLimits.lines);
  const notes = game === 'meccg' ? meccgNotes(lines) : lotrNotes(lines);
  return {
    key,
    kind,
    about,
    unplayable: unplayableIn({ game, cards: lines }),
    deck: { game, name: name.slice(0, DeckLimits.name), notes: notes.join(' '), ...more, cards: [...lines] },
  };
}

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
    'meccg',
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

const meccgCollection = (): CollectedDeck[] => [
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

const lotrCollection = (): CollectedDeck[] =>
  starterDecks.map((deck) => {
    const lines = [
      ...linesOf('ringBearer', [deck.ringBearer].filter(Boolean)),
      ...linesOf('ring', [deck.ring].filter(Boolean)),
      ...linesOf('deck', deck.deck),
      ...linesOf('sites', deck.sites),
    ];
    const format = formatFor(lines);
    return collected(
      'lotr-tcg',
      { key: deck.key, name: deck.name, kind: 'printed', about: `Starter deck, ${format}` },
      lines,
      { format },
    );
  });

/** The format in which the fewest things are wrong with a list; of those, the first. */
function formatFor(lines: readonly DeckLine[]): string {
  const wrong = (format: string): number =>
    deckGames['lotr-tcg'].ofIds(lines, '', optionsOf({ format })).check().problems.length;
  const counts = formats.map((format) => ({ format, problems: wrong(format) }));
  return counts.reduce((best, one) => (one.problems < best.problems ? one : best)).format;
}

export const collectionOf = (game: GameName): CollectedDeck[] =>
  game === 'meccg' ? meccgCollection() : lotrCollection();
