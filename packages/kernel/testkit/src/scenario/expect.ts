/**
 * What a scenario expects: values with the reasons for them, zones, results, who must choose.
 *
 * Owns   comparing what is with what is said, and the words of a difference.
 * Not    the fields that a file may write (script.ts).
 */
import { breakdown, type State, trace } from '@westmarch/kernel';
import type { ScenarioGame } from './game.ts';
import { zonesPer } from './given.ts';
import { askedOf } from './halt.ts';
import { attributeNamed, cardsIn, lookUp } from './lookup.ts';
import { inField } from './position.ts';
import { type Path, ScenarioFailure } from './problem.ts';
import { fieldsOf, listOf, type Plain, type PlainFields, textOf } from './shape.ts';
import type { Who } from './who.ts';

/** Why a value is what it is: what is printed, and by how much each card changes it. */
export interface Made {
  readonly base?: number;
  readonly by?: Readonly<Record<string, number>>;
}

const words = (value: Plain): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

export class Expecting<S extends State> {
  readonly #adapter: ScenarioGame<S>;
  readonly #s: S;
  readonly #who: Who;

  constructor(adapter: ScenarioGame<S>, s: S, who: Who) {
    this.#adapter = adapter;
    this.#s = s;
    this.#who = who;
  }

  #equal(what: string, is: Plain, wanted: Plain, path: Path): void {
    if (is !== wanted) throw new ScenarioFailure(`${what} is ${words(is)}, not ${words(wanted)}`, path);
  }

  #look(table: 'table' | 'player' | 'card', row: number, name: string, path: Path): Plain {
    return inField(path, () => lookUp(this.#adapter, this.#s, this.#who, table, row, name));
  }

  /** A number of a card, and if wanted how it comes about. */
  value(card: string, name: string, wanted: number, made: Made = {}, path: Path = []): this {
    const row = inField(path, () => this.#who.card(card));
    this.#equal(`${name} of "${card}"`, this.#look('card', row, name, path), wanted, path);
    if (made.base === undefined && made.by === undefined) return this;
    const attribute = attributeNamed(this.#adapter, name);
    if (attribute === undefined)
      throw new ScenarioFailure(`"${name}" is a plain number: nothing changes it`, path);
    const { base, terms } = breakdown(this.#s, attribute, row);
    if (made.base !== undefined)
      this.#equal(`the base ${name} of "${card}"`, base, made.base, [...path, 'base']);
    if (made.by === undefined) return this;
    const changes = new Map<string, number>();
    for (const { source, before, after } of terms) {
      const from = source === 0 ? 'the rules' : this.#who.cardName(source);
      changes.set(from, (changes.get(from) ?? 0) + after - before);
    }
    const is = [...changes].map(([from, n]) => `${from} ${signed(n)}`).sort();
    const should = Object.entries(made.by)
      .map(([from, n]) => `${from} ${signed(n)}`)
      .sort();
    if (is.join() !== should.join())
      throw new ScenarioFailure(
        `${name} of "${card}" comes from ${is.join(', ') || 'nothing else'}, not from ${should.join(', ') || 'nothing else'}`,
        [...path, 'by'],
      );
    return this;
  }

  /** Where a card lies, and what its columns, attributes and readings are. */
  card(card: string, fields: PlainFields, path: Path = []): this {
    const row = inField(path, () => this.#who.card(card));
    for (const [name, wanted] of Object.entries(fields)) {
      const at = [...path, name];
      if (name === 'in') {
        inField(at, () => this.#who.place(textOf(wanted)));
        this.#equal(`the place of "${card}"`, this.#who.placeName(this.#s.card.place[row]), wanted, at);
      } else if (typeof wanted === 'object' && wanted !== null) {
        const { is, base, by } = fieldsOf(wanted);
        const made = {
          ...(base === undefined ? {} : { base: Number(base) }),
          ...(by === undefined ? {} : { by: numbers(by) }),
        };
        this.value(card, name, Number(is), made, at);
      } else this.#equal(`${name} of "${card}"`, this.#look('card', row, name, at), wanted, at);
    }
    return this;
  }

  player(player: number, fields: PlainFields, path: Path = []): this {
    const zones = zonesPer(this.#s.layout.schema, 'player');
    const name = this.#who.playerName(player);
    for (const [field, wanted] of Object.entries(fields)) {
      const at = [...path, field];
      if (zones.includes(field)) this.zone(`${field} of ${name}`, wanted, at);
      else this.#equal(`${field} of ${name}`, this.#look('player', player, field, at), wanted, at);
    }
    return this;
  }

  table(fields: PlainFields, path: Path = []): this {
    const zones = zonesPer(this.#s.layout.schema, 'game');
    for (const [field, wanted] of Object.entries(fields)) {
      const at = [...path, field];
      if (zones.includes(field)) this.zone(field, wanted, at);
      else this.#equal(field, this.#look('table', 0, field, at), wanted, at);
    }
    return this;
  }

  /** What lies in a place: so many cards, these in any order, or `{ inOrder: […] }` from the first. */
  zone(place: string, wanted: Plain, path: Path = []): this {
    const is = inField(path, () => cardsIn(this.#s, this.#who, this.#who.place(place)));
    const ordered = fieldsOf(wanted)['inOrder'];
    if (typeof wanted === 'number') this.#equal(`the number of cards in ${place}`, is.length, wanted, path);
    else {
      const should = listOf(ordered ?? wanted).map((card, i) =>
        inField([...path, ...(ordered === undefined ? [] : ['inOrder']), i], () =>
          this.#who.cardName(this.#who.card(card)),
        ),
      );
      const same = (list: readonly string[]): string =>
        (ordered === undefined ? [...list].sort() : list).join(', ');
      if (same(is) !== same(should))
        throw new ScenarioFailure(
          `${place} holds ${is.join(', ') || 'nothing'}, not ${should.join(', ') || 'nothing'}`,
          path,
        );
    }
    return this;
  }

  /** Who has won, lost or drawn; "undecided" while the game goes on. */
  result(wanted: PlainFields | 'undecided', path: Path = []): this {
    const result = this.#adapter.game.result(this.#s);
    if (wanted === 'undecided') {
      if (result !== null) throw new ScenarioFailure(`the game is over: ${result.join(', ')}`, path);
      return this;
    }
    if (result === null) throw new ScenarioFailure(`the game goes on: ${trace(this.#s)}`, path);
    for (const [name, outcome] of Object.entries(wanted)) {
      const player = inField([...path, name], () => this.#who.player(name));
      this.#equal(`the result of ${name}`, result[player - 1], outcome, [...path, name]);
    }
    return this;
  }

  /** Who must choose; "nobody" when the game is over, or what was tried alone has ended. */
  asked(name: string, path: Path = []): this {
    const asked = askedOf(this.#s);
    const is = asked === 0 ? 'nobody' : this.#who.playerName(asked);
    if (is !== name) throw new ScenarioFailure(`${is} must choose, not ${name} (${trace(this.#s)})`, path);
    return this;
  }
}

const numbers = (value: Plain): Record<string, number> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, n]) => [name, Number(n)]));
