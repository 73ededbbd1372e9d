/** Decks to look at, to copy and to play: printed ones, those that we made, and those of tournaments. */
import { constructedDecks, formats, type DeckList as LotrDeck, starterDecks } from '@westmarch/lotr-tcg';
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

interface Told extends Pick<CollectedDeck, 'about' | 'key' | 'kind'> {
  readonly name: string;
  /** How it is played, where its maker says so: before what its cards show. */
  readonly played?: string;
}
function collected(
  game: GameName,
  { key, name, about, kind, played }: Told,
  cards: readonly DeckLine[],
  more: Pick<Deck, 'against' | 'format' | 'needs' | 'side'> = {},
): CollectedDeck {
  const lines = cards.slice(0, DeckLimits.lines);
  const shown = game === 'meccg' ? meccgNotes(lines) : lotrNotes(lines);
  const notes = played === undefined ? shown : [played, ...shown];
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

const linesOfLotr = ({ ringBearer, ring, deck, sites }: LotrDeck): DeckLine[] => [
  ...linesOf('ringBearer', [ringBearer].filter(Boolean)),
  ...linesOf('ring', [ring].filter(Boolean)),
  ...linesOf('deck', deck),
  ...linesOf('sites', sites),
];
const lotrCollection = (): CollectedDeck[] => [
  ...starterDecks.map((deck) => {
    const lines = linesOfLotr(deck);
    const format = formatFor(lines);
    const about = `Starter deck, ${format}`;
    return collected('lotr-tcg', { key: deck.key, name: deck.name, kind: 'printed', about }, lines, {
      format,
    });
  }),
  ...constructedDecks.map(({ format, about: played, ...deck }) => {
    const about = `Constructed deck of ${format} block`;
    const { key, name } = deck;
    return collected('lotr-tcg', { key, name, kind: 'ready', about, played }, linesOfLotr(deck), { format });
  }),
];

/** The format in which the fewest things are wrong with a list; of those, the first. */
function formatFor(lines: readonly DeckLine[]): string {
  const wrong = (format: string): number =>
    deckGames['lotr-tcg'].ofIds(lines, '', optionsOf({ format })).check().problems.length;
  const counts = formats.map((format) => ({ format, problems: wrong(format) }));
  return counts.reduce((best, one) => (one.problems < best.problems ? one : best)).format;
}

export const collectionOf = (game: GameName): CollectedDeck[] =>
  game === 'meccg' ? meccgCollection() : lotrCollection();
