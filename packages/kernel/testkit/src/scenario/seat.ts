/** A player in a scenario: what he does, what he may and may not choose, and why not. */
import { render, type State } from '@westmarch/kernel';
import { askedOf } from './halt.ts';
import { fold, lines } from './near.ts';
import { inField } from './position.ts';
import { type Path, ScenarioFailure } from './problem.ts';
import type { Plain } from './shape.ts';
import type { Table } from './table.ts';

/** Why something is refused: the words of a shut gate, or a part of them, and the rule that it cites. */
export interface Because {
  readonly because?: string;
  readonly rule?: string;
}

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
   * With a reason: something that he might do with the card is refused for it. Without: he can do nothing with it.
   */
  mayNot(card: string, { because, rule }: Because = {}, path: Path = []): this {
    const table = this.#table;
    const s = table.state;
    const row = inField([...path, 'card'], () => table.who.card(card));
    const things = table.adapter.game.whyNot(s, this.#player, row);
    if (because === undefined && rule === undefined) {
      if (things.every((refusals) => refusals.length > 0)) return this;
      throw new ScenarioFailure(`nothing refuses ${this.#name} to use "${card}"`, path);
    }
    const names = table.who.names(s, this.#player);
    const reasons = things
      .flat()
      .map(({ why, rules }) => ({ text: render(s.engine.language, names, why), rules }));
    const fits = reasons.some(
      ({ text, rules }) =>
        (because === undefined || text.includes(because)) && (rule === undefined || rules.includes(rule)),
    );
    if (fits) return this;
    const wanted = [
      because === undefined ? [] : `"${because}"`,
      rule === undefined ? [] : `rule ${rule}`,
    ].flat();
    const given = reasons.map(({ text, rules }) => [text, ...rules].join(' · '));
    throw new ScenarioFailure(
      `"${card}" is refused to ${this.#name}, but not because of ${wanted.join(' and ')}. Reasons:${lines(given)}`,
      path,
    );
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
    const same = this.#offered.filter((text) => fold(text) === fold(wanted));
    if (same.length > 0) return same;
    return this.#offered.filter((text) => fold(text).startsWith(fold(wanted)));
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
      if (found.length > 1) this.#fail(`"${text}" could be several`, [...path, i]);
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
