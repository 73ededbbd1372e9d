/**
 * A standing position: one that every expert knows, in which each card of the game is laid in turn, to see what it may do
 * there and what it changes by lying there.
 *
 * Owns   what such a position is, laying it out, and laying a card into one of its spots.
 * Not    what is asked of the card (answers.ts), or how that is written down (lines.ts).
 * Keeps  every card finds the same table: it is laid on a copy, in the row of a placeholder that lies there from the start.
 */
import { Kind, move, type State } from '@westmarch/kernel';
import type { ScenarioGame } from '../scenario/game.ts';
import { askedOf } from '../scenario/halt.ts';
import { ScenarioFailure } from '../scenario/problem.ts';
import { Table } from '../scenario/table.ts';
import type { Who } from '../scenario/who.ts';
import { Usual } from './usual.ts';

/** Where a card can lie. */
export interface Spot {
  /** What lines call it: "hand", "on Elladan". */
  readonly name: string;
  /** Which cards can sensibly lie there, by their definitions. */
  readonly suits: (def: number) => boolean;
  /** The name (`as`) of the placeholder that becomes the card. */
  readonly placeholder: string;
  /** The place, as scenarios call it: "hand of Ann". */
  readonly at: string;
  /** Tapped, say: columns that it has there. */
  readonly columns?: Readonly<Record<string, number>>;
  /** Only the rules let one do something with a card there: what is printed on it is for elsewhere. */
  readonly ruled?: boolean;
}

export interface StandingPosition {
  readonly name: string;
  /** As a scenario gives it. */
  readonly given: object;
  /** What is done before cards are laid: a player and his choice. */
  readonly does?: readonly (readonly [player: string, choice: string])[];
  /** So often whoever is asked passes once the card lies there: what happens then is told, with its answers to it. */
  readonly passes?: number;
  readonly spots: readonly Spot[];
}

/** A position laid out, and a second table on which cards are tried. */
export class Standing<S extends State> {
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly adapter: ScenarioGame<S>;
  readonly who: Who;
  /** As it comes to be without the card. */
  readonly plain: S;
  readonly #base: S;
  readonly #passes: number;
  readonly #trial: S;
  readonly #rows = new Map<Spot, { readonly row: number; readonly at: number }>();

  constructor(adapter: ScenarioGame<S>, { name, given, does = [], passes = 0, spots }: StandingPosition) {
    const table = new Table(adapter).given(given, [name]);
    for (const [player, choice] of does) table.player(player).does(choice);
    if (table.question() === null)
      throw new ScenarioFailure('nobody is asked there: play went past it', [name]);
    this.name = name;
    this.spots = spots;
    this.adapter = adapter;
    this.who = table.who;
    this.#base = table.state;
    this.#base.side.fate = new Usual();
    this.#passes = passes;
    this.#trial = adapter.game.clone(this.#base);
    this.plain = adapter.game.clone(this.#base);
    this.#pass(this.plain);
    for (const spot of spots)
      this.#rows.set(spot, { row: this.who.card(spot.placeholder), at: this.who.place(spot.at) });
  }

  /** The table with a card in that spot, and the row in which it lies; good until the next card is laid. */
  lay(spot: Spot, def: number): { readonly s: S; readonly row: number } {
    const found = this.#rows.get(spot);
    if (found === undefined) throw new Error(`"${spot.name}" is no spot of "${this.name}".`);
    const { row, at } = found;
    const s = this.#trial;
    this.adapter.game.copy(this.#base, s);
    s.engine.prepare(def);
    s.card.def[row] = def;
    move(s, row, at);
    const columns: Readonly<Record<string, { [row: number]: number }>> = s.card;
    for (const [name, value] of Object.entries(spot.columns ?? {})) columns[name][row] = value;
    this.#pass(s);
    this.who.at(s);
    return { s, row };
  }

  #pass(s: S): void {
    const { game } = this.adapter;
    for (let n = 0; n < this.#passes && askedOf(s) !== 0; n++) {
      const at = game.options(s).find(Kind.pass, 0, 0, 0);
      if (at < 0) return;
      game.apply(s, at);
    }
  }
}
