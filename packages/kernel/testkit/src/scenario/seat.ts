/** A player in a scenario: what he does, what he may and may not choose, and why not. */
import type { State } from '@westmarch/kernel';
import { meantOptions } from './choice.ts';
import { askedOf } from './halt.ts';
import { lines } from './near.ts';
import { inField, type Path, ScenarioFailure } from './problem.ts';
import { type Because, couldBeOffered, faultOf, meantBy, offeredBy, thingsWith } from './refused.ts';
import type { Plain } from './shape.ts';
import type { Table } from './table.ts';

export class Seat<S extends State> {
  readonly #table: Table<S>;
  readonly #player: number;

  constructor(table: Table<S>, player: number) {
    this.#table = table;
    this.#player = player;
  }

  get #name(): string {
    return this.#table.who.playerName(this.#player);
  }

  /** Takes one option after another, each by its words. */
  does(...choices: readonly (string | number)[]): this {
    for (const choice of choices) this.#table.choose(this.#player, String(choice));
    return this;
  }
  passes(): this {
    return this.does('Pass');
  }

  /** Columns, zones and readings of the player. */
  has(fields: Readonly<Record<string, Plain>>, path: Path = []): this {
    this.#table.expect.player(this.#player, fields, path);
    return this;
  }

  get mayChoose(): MayChoose {
    return new MayChoose(
      this.#name,
      askedOf(this.#table.state) === this.#player ? this.#table.offered() : [],
    );
  }

  /**
   * With a reason: what is meant is refused, and for it. That is the thing named by `to`; without a name all that such a
   * card is for. Without a reason: he can do nothing at all with it, and is offered nothing; for a card with which nobody
   * could ever do anything there, that is no question.
   */
  mayNot(card: string, wanted: Because = {}, path: Path = []): this {
    const row = inField([...path, 'card'], () => this.#table.who.card(card));
    const all = thingsWith(this.#table, this.#player, row);
    const meant = meantBy(all, wanted);
    const isAnything = wanted.because === undefined && wanted.rule === undefined && wanted.to === undefined;
    if (isAnything && !couldBeOffered(this.#table, all, row))
      throw new ScenarioFailure(
        `nothing with "${card}" is ever offered to anyone where it lies, so that is no question: expect what happens, or does not, or who else may be chosen`,
        path,
      );
    const offered = isAnything ? offeredBy(this.#table, this.#player, row) : [];
    const fault =
      meant.length === 0
        ? `nothing is meant by it; name in "to" one of:${lines(all.map(({ name }) => name))}`
        : offered.length > 0
          ? `it is offered:${lines(offered)}`
          : faultOf(meant, wanted);
    if (fault === '') return this;
    throw new ScenarioFailure(`"${card}" should be refused to ${this.#name}, but ${fault}`, path);
  }
}

/** What is offered to a player now. Words are whole descriptions, or beginnings that only one has. */
export class MayChoose {
  readonly #name: string;
  readonly #offered: readonly string[];

  constructor(name: string, offered: readonly string[]) {
    this.#name = name;
    this.#offered = offered;
  }

  #find(wanted: string): string[] {
    return meantOptions(wanted, this.#offered).map((i) => this.#offered[i]);
  }

  #fail(what: string, path: Path): never {
    const offered = this.#offered.length === 0 ? ' nothing' : lines(this.#offered);
    throw new ScenarioFailure(`${what}; ${this.#name} may choose${offered}`, path);
  }

  /** These and no others, in any order. */
  exactly(...wanted: readonly string[]): void {
    this.exactlyAt(wanted, []);
  }
  exactlyAt(wanted: readonly string[], path: Path): void {
    this.includesAt(wanted, path);
    const met = new Set(wanted.flatMap((text) => this.#find(text)));
    const more = this.#offered.filter((text) => !met.has(text));
    if (more.length > 0)
      this.#fail(`expected no more, but ${more.map((t) => `"${t}"`).join(', ')} is offered`, path);
    if (wanted.length !== this.#offered.length) this.#fail(`${wanted.length} are expected`, path);
  }

  /** These, and maybe others. */
  includes(...wanted: readonly string[]): void {
    this.includesAt(wanted, []);
  }
  includesAt(wanted: readonly string[], path: Path): void {
    for (const [i, text] of wanted.entries()) {
      const found = this.#find(text);
      if (found.length === 0) this.#fail(`"${text}" is not offered`, [...path, i]);
      if (found.length > 1)
        throw new ScenarioFailure(
          `"${text}" could be several of what ${this.#name} may choose:${lines(found)}`,
          [...path, i],
        );
    }
  }

  /** None of these. */
  excludes(...unwanted: readonly string[]): void {
    this.excludesAt(unwanted, []);
  }
  excludesAt(unwanted: readonly string[], path: Path): void {
    for (const [i, text] of unwanted.entries())
      if (this.#find(text).length > 0) this.#fail(`"${text}" is offered`, [...path, i]);
  }
}
