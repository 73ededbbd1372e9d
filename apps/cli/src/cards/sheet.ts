/** Everything there is to say of a card: its text, facts, how it is played, rulings, printings, versions and decks. */
import { readDecks } from '../decks.ts';
import { type Card, type CardSet, readSets } from '../facts.ts';
import { type CardStatus, type CardsKnown, type Game, loadCards } from '../games.ts';
import { isObject, type JsonObject } from '../json.ts';
import { readLedgers } from '../ledger/entries.ts';
import { plain } from '../near.ts';
import type { Printed } from './find.ts';
import { howPlayed } from './played.ts';
import { type Ruling, rulingsOn } from './rulings.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly set: string;
  readonly setName: string;
  readonly status: CardStatus;
}
export interface InDeck {
  readonly deck: string;
  readonly name: string;
  readonly section: string;
  readonly quantity: number;
}
export interface CardSheet extends Named {
  readonly game: Game;
  /** Sentences made from what the card does; none where it cannot be played. */
  readonly text: readonly string[];
  readonly facts: JsonObject;
  readonly played: readonly string[];
  readonly rulings: readonly Ruling[];
  readonly printings: readonly Named[];
  /** Other cards of its name: of another side, or with another subtitle. */
  readonly versions: readonly Named[];
  readonly decks: readonly InDeck[];
}

/** What every sheet needs and one reading gives. */
export class Sheets {
  readonly #all: readonly Printed[];
  readonly #sets: readonly CardSet[] = readSets();
  readonly #decks = readDecks();
  readonly #entries = readLedgers();
  readonly #known: (game: Game) => CardsKnown;

  private constructor(all: readonly Printed[], known: (game: Game) => CardsKnown) {
    this.#all = all;
    this.#known = known;
  }

  /** Sheets of cards that were found among all: only their games are loaded. */
  static async of(found: readonly Printed[], all: readonly Printed[]): Promise<Sheets> {
    return new Sheets(all, await loadCards([...new Set(found.map(({ game }) => game))]));
  }

  named(card: Card): Named {
    const { id, name, type, game, set } = card;
    const setName = this.#sets.find((one) => one.game === game && one.set === set)?.name ?? set;
    return { id, name, type, set, setName, status: this.#known(game).cardStatus(id) };
  }

  sheet(card: Printed): CardSheet {
    const { attributes, ...rest } = card.facts;
    return {
      game: card.game,
      ...this.named(card),
      text: this.#known(card.game).textOf(card.id),
      facts: { ...rest, ...(isObject(attributes) ? attributes : {}) },
      played: howPlayed(card),
      rulings: rulingsOn(card, this.#entries),
      printings: card.printings.map((printing) => this.named(printing)),
      versions: this.#versionsOf(card).map((other) => this.named(other)),
      decks: this.#decksWith(card),
    };
  }

  #versionsOf(card: Printed): Printed[] {
    const title = (of: Card): string => plain(of.names.at(card.game === 'meccg' ? 0 : -1) ?? of.name);
    return this.#all.filter(
      (other) => other.game === card.game && other.id !== card.id && title(other) === title(card),
    );
  }

  #decksWith({ game, printings }: Printed): InDeck[] {
    const ids = new Set(printings.map(({ id }) => id));
    return this.#decks
      .filter((deck) => deck.game === game)
      .flatMap(({ key, name, entries }) =>
        entries
          .filter((entry) => ids.has(entry.card))
          .map(({ section, quantity }) => ({ deck: key, name, section, quantity })),
      );
  }
}
