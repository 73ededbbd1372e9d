/**
 * Changes of a deck that may be worth a try: copies of one card give way to as many of another from a pool.
 *
 * Owns   which are proposed, by a seed and by what a study said of the cards. Not trying them.
 * Keeps  a deck is as legal after a change as before it: whatever adds a problem is not proposed.
 */
import type { Deck, DeckLine, GameName } from '@westmarch/protocol';
import { libraryOf } from '../games.ts';
import { reportOn } from '../library/deck-service.ts';
import type { CardTally } from './tally.ts';

export interface Swap {
  /** Card ids. */
  readonly out: string;
  readonly into: string;
  readonly copies: number;
  readonly deck: Deck;
}

/** Cards of the play decks that are offered, each once, in order. */
export const usualPool = (game: GameName): string[] =>
  poolOf(
    libraryOf(game)
      .collection()
      .flatMap(({ kind, deck }) => (kind === 'tournament' ? [] : [deck])),
  );
/** Cards of the play decks of these. */
export const poolOf = (decks: readonly Deck[]): string[] =>
  [
    ...new Set(
      decks.flatMap(({ cards }) => cards.flatMap(({ section, card }) => (section === 'deck' ? [card] : []))),
    ),
  ].toSorted();

/** The deck after a change. */
export function swapped(deck: Deck, out: string, into: string, copies: number): Deck {
  const cards: DeckLine[] = [];
  let added = false;
  for (const line of deck.cards) {
    if (line.section !== 'deck' || (line.card !== out && line.card !== into)) cards.push(line);
    else if (line.card === out) {
      if (line.quantity > copies) cards.push({ ...line, quantity: line.quantity - copies });
    } else {
      cards.push({ ...line, quantity: line.quantity + copies });
      added = true;
    }
  }
  if (!added) cards.push({ section: 'deck', card: into, quantity: copies });
  return { ...deck, cards };
}

/** As many problems, and as many cards that cannot be played. */
function faultsOf(deck: Deck): number {
  const { problems, unplayable } = reportOn(deck);
  return problems.length + unplayable.length;
}

/** Tries for each proposal that is wanted: most cards of a pool fit into few places of a deck. */
const TRIES = 60;
/** Copies that change at a time. */
const COPIES = 2;

export interface Proposing {
  readonly deck: Deck;
  readonly pool: readonly string[];
  /** What a study of the deck said of its cards: those that help least are the first to give way. */
  readonly cards: readonly CardTally[];
  readonly count: number;
  /** A number below n, the next one of a seed. */
  readonly pick: (n: number) => number;
}

export function proposals({ deck, pool, cards, count, pick }: Proposing): Swap[] {
  const effect = new Map(cards.map((card) => [card.id, card.effect?.value ?? 0]));
  const lines = deck.cards
    .filter(({ section }) => section === 'deck')
    .toSorted((a, b) => (effect.get(a.card) ?? 0) - (effect.get(b.card) ?? 0) || (a.card < b.card ? -1 : 1));
  const { writing } = libraryOf(deck.game);
  const usual = faultsOf(deck);
  const found = new Map<string, Swap>();
  if (lines.length === 0 || pool.length === 0) return [];
  for (let tried = 0; tried < count * TRIES && found.size < count; tried++) {
    // The lower of two draws: the worse a card does, the likelier it is to go.
    const line = lines[Math.min(pick(lines.length), pick(lines.length))];
    const into = pool[pick(pool.length)];
    const key = `${line.card} ${into}`;
    // A card that was printed again is the same card.
    const isSame = writing.namesOf(into)[0] === writing.namesOf(line.card)[0];
    if (isSame || found.has(key)) continue;
    const copies = Math.min(COPIES, line.quantity);
    const next = swapped(deck, line.card, into, copies);
    if (faultsOf(next) <= usual) found.set(key, { out: line.card, into, copies, deck: next });
  }
  return [...found.values()];
}
