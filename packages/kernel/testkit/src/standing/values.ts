/**
 * All numbers of a table that are worth telling, taken in one go; and what is otherwise between two of them, in words.
 *
 * Why beside picture.ts: thousands of tables are compared, and nearly all numbers are the same; words are made for the
 * others alone.
 */
import { type Attribute, type Cells, type Column, type State, valueOf } from '@westmarch/kernel';
import { cellsOf, columnsFor, decode, globalsOf } from '../scenario/columns.ts';
import type { ScenarioGame } from '../scenario/game.ts';
import { attributesOf, readingsOf } from '../scenario/lookup.ts';
import type { Plain } from '../scenario/shape.ts';
import type { Who } from '../scenario/who.ts';

/** One number of each row of a table. */
interface Told<S extends State> {
  readonly name: string;
  /** Only of cards in play. */
  readonly live: boolean;
  read(s: S, row: number): number;
  word(value: number, who: Who): string;
}

const inWords = (value: Plain): string => (typeof value === 'string' ? value : JSON.stringify(value));

const ofColumn = <S extends State>(
  adapter: ScenarioGame<S>,
  name: string,
  column: Column,
  cells: (s: S) => Cells,
): Told<S> => ({
  name,
  live: false,
  read: (s, row) => cells(s)[row],
  word: (value, who) => inWords(decode(value, adapter, column, who.naming)),
});
const ofAttribute = <S extends State>(attribute: Attribute): Told<S> => ({
  name: attribute.name,
  live: true,
  read: (s, row) => valueOf(s, attribute, row),
  word: String,
});

/** Values of the table that come and go, such as those of an attack, by their names; and when there are such. */
export type Passing<S extends State> = Readonly<Record<string, (s: S) => boolean>>;

/** Where the list of a card says whether it is in play. */
const LIVE = 1;

export class Values<S extends State> {
  readonly #cards: readonly Told<S>[];
  readonly #players: readonly Told<S>[];
  readonly #table: readonly Told<S>[];

  readonly #passing: readonly (readonly [name: string, read: (s: S, who: Who) => string])[];

  constructor(adapter: ScenarioGame<S>, passing: Passing<S>) {
    const readings = readingsOf(adapter, 'table');
    this.#passing = Object.entries(passing).map(([name, is]) => [
      name,
      (s, who) => (is(s) ? inWords(readings[name].read(s, 0, who.naming)) : 'none'),
    ]);
    const columns = (table: 'card' | 'player'): Told<S>[] =>
      Object.entries(columnsFor(adapter, table, 'expect')).map(([name, column]) =>
        ofColumn(adapter, name, column, (s) => cellsOf(s, table, name)),
      );
    const told = (attribute: Attribute): boolean =>
      adapter.attributes?.told?.includes(attribute.name) ?? true;
    this.#cards = [
      { name: '', live: false, read: (s, row) => s.card.place[row], word: (at, who) => who.placeName(at) },
      { name: 'live', live: false, read: (s, row) => s.card.live[row], word: String },
      ...columns('card'),
      ...attributesOf(adapter, 'card').filter(told).map<Told<S>>(ofAttribute),
    ];
    this.#players = [...columns('player'), ...attributesOf(adapter, 'player').map<Told<S>>(ofAttribute)];
    this.#table = Object.entries(columnsFor(adapter, 'table', 'expect')).map(([name, column]) => ({
      name,
      live: false,
      read: (s) => globalsOf(s)[name],
      word: (value, who) => inWords(decode(value, adapter, column, who.naming)),
    }));
  }

  /** Every number, in an order that holds for all tables of one size. */
  of(s: S): Int32Array {
    const cards = s.card.def.length;
    const { players } = s.layout.sizes;
    const found = new Int32Array(
      cards * this.#cards.length + players * this.#players.length + this.#table.length,
    );
    let at = 0;
    for (let card = 0; card < cards; card++) {
      const isLive = card !== 0 && s.card.live[card] === 1;
      for (const told of this.#cards) {
        if (card !== 0 && (!told.live || isLive)) found[at] = told.read(s, card);
        at++;
      }
    }
    for (let player = 1; player <= players; player++)
      for (const told of this.#players) found[at++] = told.read(s, player);
    for (const told of this.#table) found[at++] = told.read(s, 0);
    return found;
  }

  /** What differs, one entry for each card, player and the table; `without` is a card that is left out. */
  changes(before: Int32Array, after: Int32Array, s: S, who: Who, without = 0): string[] {
    const found: string[] = [];
    const tell = (name: string, list: readonly Told<S>[], from: number): void => {
      // Whoever comes into play or leaves it has all his numbers anew: that he does says enough.
      const entered = list === this.#cards && before[from + LIVE] !== after[from + LIVE];
      const parts = list.flatMap((told, i) => {
        const [was, is] = [before[from + i], after[from + i]];
        if (was === is || (entered && i > 0)) return [];
        return [`${told.name} ${told.word(was, who)} → ${told.word(is, who)}`.trim()];
      });
      if (parts.length > 0) found.push(`${name}: ${parts.join(', ')}`);
    };
    const cards = s.card.def.length;
    for (let card = 1; card < cards; card++)
      if (card !== without && s.card.owner[card] !== 0)
        tell(who.cardName(card), this.#cards, card * this.#cards.length);
    const players = cards * this.#cards.length;
    for (const [seat, name] of who.players.entries())
      tell(name, this.#players, players + seat * this.#players.length);
    tell('table', this.#table, players + who.players.length * this.#players.length);
    return found;
  }

  /** What passes, as it is now. */
  passing(s: S, who: Who): Map<string, string> {
    return new Map(this.#passing.map(([name, read]) => [name, read(s, who)]));
  }
}

/** What is otherwise of what passes. */
export const passed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].flatMap(([name, value]) =>
    before.get(name) === value ? [] : [`${name} ${before.get(name) ?? ''} → ${value}`],
  );
