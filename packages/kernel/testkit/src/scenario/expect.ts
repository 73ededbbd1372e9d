/**
 * What a scenario expects: values with the reasons for them, zones, results, who must choose.
 *
 * Owns   comparing what is with what is said, and the words of a difference.
 * Not    the fields that a file may write (script.ts).
 */
import { breakdown, type State, trace } from '@westmarch/kernel';
import { effectText, isSuch, readEffects } from './effects.ts';
import type { ScenarioGame } from './game.ts';
import { zonesPer } from './given.ts';
import { askedOf } from './halt.ts';
import { expectList } from './lists.ts';
import { attributesOf, cardsIn, lookUp } from './lookup.ts';
import { fold, lines, meant } from './near.ts';
import { inField, Malformed, NoSuchName, type Path, ScenarioFailure } from './problem.ts';
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
    if (Array.isArray(is)) return expectList(what, is.map(textOf), wanted, (text) => text, path);
    const same =
      typeof is === 'string' && typeof wanted === 'string' ? fold(is) === fold(wanted) : is === wanted;
    if (!same) throw new ScenarioFailure(`${what} is ${words(is)}, not ${words(wanted)}`, path);
  }

  #look(table: 'table' | 'player' | 'card', row: number, name: string, path: Path): Plain {
    return inField(path, () => lookUp(this.#adapter, this.#s, this.#who, table, row, name));
  }

  /** A number of a card, and if wanted how it comes about. */
  value(card: string, name: string, wanted: number, made: Made = {}, path: Path = []): this {
    const row = inField(path, () => this.#who.card(card));
    this.#equal(`${name} of "${card}"`, this.#look('card', row, name, path), wanted, path);
    if (made.base === undefined && made.by === undefined) return this;
    const attribute = attributesOf(this.#adapter, 'card').find((other) => other.name === name);
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
        const there = inField(at, () => this.#who.place(textOf(wanted)));
        const is = this.#s.card.place[row];
        if (is !== there)
          this.#equal(`the place of "${card}"`, this.#who.placeName(is), this.#who.placeName(there), at);
      } else if ('is' in fieldsOf(wanted)) {
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
    const zones = zonesPer(this.#adapter, 'player', 'expect');
    const name = this.#who.playerName(player);
    for (const [field, wanted] of Object.entries(fields)) {
      const at = [...path, field];
      if (zones.includes(field)) this.zone(`${field} of ${name}`, wanted, at);
      else this.#equal(`${field} of ${name}`, this.#look('player', player, field, at), wanted, at);
    }
    return this;
  }

  table(fields: PlainFields, path: Path = []): this {
    const zones = zonesPer(this.#adapter, 'game', 'expect');
    for (const [field, wanted] of Object.entries(fields)) {
      const at = [...path, field];
      if (zones.includes(field)) this.zone(field, wanted, at);
      else this.#equal(field, this.#look('table', 0, field, at), wanted, at);
    }
    return this;
  }

  /** One of the groups of a kind, such as a company: what can be read of it. */
  group(kind: string, name: string, fields: PlainFields, path: Path = []): this {
    const group = this.#adapter.groups?.[kind];
    if (group === undefined) throw new ScenarioFailure(`this game has no ${kind}`, path);
    const row = inField(path, () => {
      const found = this.#who.group(group.table, name);
      if (found === 0) throw new NoSuchName(`"${name}" is no ${group.table} here`);
      return found;
    });
    if (!group.has(this.#s, row)) throw new ScenarioFailure(`${name} is no more`, path);
    for (const [field, wanted] of Object.entries(fields)) {
      const at = [...path, field];
      const zone = group.cards[field];
      const reading = group.readings[field];
      if (zone !== undefined) this.zone(`${zone} of ${name}`, wanted, at);
      else if (reading !== undefined)
        this.#equal(`${field} of ${name}`, reading.read(this.#s, row, this.#who.naming), wanted, at);
      else {
        const known = [...Object.keys(group.cards), ...Object.keys(group.readings)];
        throw new Malformed(at, `there is no "${field}" to look up${meant(field, known)}`, true);
      }
    }
    return this;
  }

  /** What lasts: exactly these, or some and not others; of each, whatever is named. */
  effects(wanted: Plain, path: Path = []): this {
    const are = readEffects(this.#adapter, this.#s, this.#who);
    const fail = (why: string, at: Path): never => {
      const there = are.length === 0 ? ' nothing' : lines(are.map(effectText));
      throw new ScenarioFailure(`${why}; there is${there}`, at);
    };
    const { includes, excludes } = fieldsOf(wanted);
    const each = (list: Plain | undefined, at: Path): (readonly [PlainFields, Path])[] =>
      listOf(list).map((own, i) => [fieldsOf(own), [...at, i]] as const);
    const should = Array.isArray(wanted) ? each(wanted, path) : each(includes, [...path, 'includes']);
    const left = [...are];
    for (const [own, at] of should) {
      const found = left.findIndex((effect) => isSuch(effect, own));
      if (found < 0) fail(`no effect is in force ${effectText(own)}`, at);
      left.splice(found, 1);
    }
    if (Array.isArray(wanted) && left.length > 0)
      fail(`${should.length} effects are expected, not ${are.length}`, path);
    for (const [own, at] of each(excludes, [...path, 'excludes']))
      if (are.some((effect) => isSuch(effect, own))) fail(`an effect is in force ${effectText(own)}`, at);
    return this;
  }

  /** What lies in a place: so many cards, these in any order, or `{ inOrder | includes | excludes: […] }`. */
  zone(place: string, wanted: Plain, path: Path = []): this {
    const is = inField(path, () => cardsIn(this.#s, this.#who, this.#who.place(place)));
    expectList(place, is, wanted, (text) => this.#who.cardName(this.#who.card(text)), path);
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
