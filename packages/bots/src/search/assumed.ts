/**
 * What a player may assume of the decks in a game: his own he knows; another's is one of those that people play which
 * agrees with what was seen of it, or comes nearest.
 *
 * Keeps  nothing is read but the view: cards whose faces are hidden count as hidden.
 */
import type { Game, Prior, State } from '@westmarch/kernel';

/** A deck as the definitions of all its cards. */
export type Cards = readonly number[];

export interface Assumptions<S extends State> {
  readonly rules: Pick<Game<S>, 'determinize'>;
  /** Decks that people play. */
  readonly known: readonly Cards[];
  readonly fits: NonNullable<Prior<S>['fits']>;
  /** Fills what is hidden besides faces. */
  readonly guess?: NonNullable<Prior<S>['guess']>;
  /** Whatever could lie somewhere that no card of an assumed deck could. */
  readonly spare: Cards;
}

/** The cards of a player that the view shows, by definition, and how many it hides. */
function shownOf(
  view: State,
  player: number,
): { readonly shown: Map<number, number>; readonly hidden: number } {
  const shown = new Map<number, number>();
  let hidden = 0;
  for (let row = 1; row < view.card.def.length; row++) {
    if (view.card.owner[row] !== player) continue;
    const def = view.card.def[row];
    if (def === 0) hidden++;
    else shown.set(def, (shown.get(def) ?? 0) + 1);
  }
  return { shown, hidden };
}

/** How many of the cards that were shown a deck does not have. */
function strangersIn(deck: Cards, shown: ReadonlyMap<number, number>): number {
  const left = new Map(shown);
  for (const def of deck) {
    const n = left.get(def) ?? 0;
    if (n > 0) left.set(def, n - 1);
  }
  let total = 0;
  for (const n of left.values()) total += n;
  return total;
}

/** The decks that agree best with what a player has shown; all of them are equally likely. */
export function likelyDecks(view: State, player: number, known: readonly Cards[]): readonly Cards[] {
  const { shown, hidden } = shownOf(view, player);
  let fewest = Infinity;
  let found: Cards[] = [];
  for (const deck of known) {
    // A deck of another size is as strange as the cards that it has too many or too few.
    const size = hidden + [...shown.values()].reduce((sum, n) => sum + n, 0);
    const strange = strangersIn(deck, shown) + Math.abs(deck.length - size) * 0.01;
    if (strange < fewest) {
      fewest = strange;
      found = [deck];
    } else if (strange === fewest) found.push(deck);
  }
  return found;
}

/** A deck with as many cards as a player has, whatever it was assumed to be. */
function filled(view: State, player: number, deck: Cards): Cards {
  const { shown, hidden } = shownOf(view, player);
  const lacking =
    hidden - (deck.length - [...shown.values()].reduce((sum, n) => sum + n, 0) + strangersIn(deck, shown));
  if (lacking <= 0 || deck.length === 0) return deck;
  return [...deck, ...Array.from({ length: lacking }, (_x, i) => deck[(i * 7) % deck.length])];
}

/** Whole games that could be behind a view of a player whose own deck is known, one for each number. */
export function guesser<S extends State>(
  { rules, known, fits, guess, spare }: Assumptions<S>,
  seed: string,
  own: Cards | undefined,
): (view: S, you: number, number: number, into: S) => void {
  let last: { readonly view: S; readonly likely: readonly (readonly Cards[])[] } | null = null;
  const likelyIn = (view: S, you: number, number: number): readonly (readonly Cards[])[] => {
    // The worlds of one decision are numbered from 0: what is likely is found out once for all of them.
    if (last === null || last.view !== view || number === 0) {
      const players = view.layout.sizes.players;
      const likely = Array.from({ length: players + 1 }, (_x, p) =>
        p === 0 ? [] : p === you && own !== undefined ? [own] : likelyDecks(view, p, known),
      ).map((decks, p) => decks.map((deck) => filled(view, p, deck)));
      last = { view, likely };
    }
    return last.likely;
  };
  return (view, you, number, into) => {
    const likely = likelyIn(view, you, number);
    const deck = (p: number): Cards => likely[p][number % Math.max(1, likely[p].length)] ?? [];
    const prior = (more: Cards): Prior<S> => ({
      deck: (p) => [...deck(p), ...more],
      fits,
      ...(guess === undefined ? {} : { guess }),
    });
    try {
      rules.determinize(view, prior([]), `${seed}/${number}`, into);
    } catch {
      // Something lies where no card of the assumed deck could.
      rules.determinize(view, prior(spare), `${seed}/${number}`, into);
    }
  };
}
