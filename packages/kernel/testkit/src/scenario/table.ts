/**
 * The driver of a scenario: a position, choices by their human description, and what is true of them.
 *
 * Owns   finding an option by its words, and the log of choices by which the scenario is checked again on copies.
 * Not    reading files (file/), or comparing values (expect.ts).
 * Keeps  a choice is taken only by the player who is asked, and only if it is offered.
 */
import { render, type State, trace } from '@westmarch/kernel';
import { checkCopies, checkKnowledge, type Middle } from './again.ts';
import { meantOptions } from './choice.ts';
import { Expecting } from './expect.ts';
import type { ScenarioGame } from './game.ts';
import { askedOf, HALT } from './halt.ts';
import { lines } from './near.ts';
import { changesBetween, type Picture, pictureOf } from './picture.ts';
import { buildPosition, type Position } from './position.ts';
import { inField, type Path, pathText, ScenarioFailure } from './problem.ts';
import { positionAsGiven } from './saying.ts';
import { expectAll } from './script.ts';
import { Seat } from './seat.ts';
import type { PlainFields } from './shape.ts';
import type { Who } from './who.ts';

/** What a player is asked: where the game stands, in what words, and what he may choose. */
export interface Question {
  readonly at: string;
  readonly player: string;
  readonly ask: string;
  readonly options: readonly string[];
}

/** One decision of a scenario, told: the question, the field of the step, what was chosen, and what that changed. */
export interface Told extends Question {
  readonly step: string;
  readonly choice: string;
  readonly changes: readonly string[];
}

export class Table<S extends State = State> {
  readonly adapter: ScenarioGame<S>;
  /** Every decision so far, if they are to be told. */
  readonly told: Told[] = [];
  /** What happened by itself before the first of them. */
  readonly began: string[] = [];
  readonly #tells: boolean;
  #position: Position<S> | null = null;
  readonly #choices: number[] = [];
  readonly #middles: Middle<S>[] = [];
  /** Where the procedure lay that asked first. */
  #floor = 0;

  constructor(adapter: ScenarioGame<S>, { tells = false }: { readonly tells?: boolean } = {}) {
    this.adapter = adapter;
    this.#tells = tells;
  }

  /** Lays out the position and runs to its first decision. */
  given(value: unknown, path: Path = ['given']): this {
    if (this.#position !== null) throw new ScenarioFailure('the position was given already', path);
    let before: Picture | null = null;
    this.#position = buildPosition(this.adapter, value, path, ({ s, who }) => {
      if (this.#tells) before = pictureOf(this.adapter, s, who);
    });
    if (before !== null) this.began.push(...changesBetween(before, this.#picture()));
    this.#floor = this.state.kernel.top;
    this.#look();
    return this;
  }

  get #built(): Position<S> {
    if (this.#position === null) throw new ScenarioFailure('no position was given');
    return this.#position;
  }
  get state(): S {
    return this.#built.s;
  }
  get who(): Who {
    return this.#built.who;
  }
  get players(): readonly string[] {
    return this.#built.given.players;
  }

  /** A player: what he does, may do, and has. */
  player(name: string): Seat<S> {
    return new Seat(
      this,
      inField([name], () => this.who.player(name)),
    );
  }

  /** What is true now of cards, players and the table. */
  get expect(): Expecting<S> {
    return new Expecting(this.adapter, this.state, this.who);
  }

  /** What is asked now; null when nobody must choose. */
  question(): Question | null {
    const s = this.state;
    const asked = askedOf(s);
    const pending = this.adapter.game.pending(s);
    if (asked === 0 || pending === null) return null;
    return {
      at: trace(s)
        .replace(`${HALT} › `, '')
        .replace(/, waiting for player \d+$/, ''),
      player: this.who.playerName(asked),
      ask: render(s.engine.language, this.who.names(s, asked), pending.ask).trim(),
      options: this.offered(),
    };
  }

  /** The position as `given` would say it. */
  position(): PlainFields {
    return positionAsGiven(this.adapter, this.state, this.who);
  }

  /** What the pending decision offers, in the words that the chooser reads; nothing when nobody must choose. */
  offered(): string[] {
    const asked = askedOf(this.state);
    return asked === 0 ? [] : this.who.optionTexts(this.adapter.game, this.state, asked);
  }

  /** Takes an option by its words: exactly, or by a beginning that only one has. */
  choose(player: number, choice: string, path: Path = []): void {
    const s = this.state;
    const asked = askedOf(s);
    if (asked !== player) {
      const whom = asked === 0 ? 'nobody must choose' : `it is ${this.who.playerName(asked)} who must choose`;
      throw new ScenarioFailure(
        `${this.who.playerName(player)} cannot choose "${choice}": ${whom} (${trace(s)})`,
        path,
      );
    }
    const texts = this.offered();
    const found = meantOptions(choice, texts);
    const who = this.who.playerName(player);
    if (found.length === 0)
      throw new ScenarioFailure(`"${choice}" is not among what ${who} may choose:${lines(texts)}`, path);
    if (found.length > 1) {
      const could = lines(found.map((i) => texts[i]));
      throw new ScenarioFailure(`"${choice}" could be several of what ${who} may choose:${could}`, path);
    }
    this.#take(found[0], path);
  }

  #picture(): Picture {
    return pictureOf(this.adapter, this.state, this.who);
  }

  /** Each player who is asked at this step passes, once at most. */
  everyonePasses(path: Path = []): void {
    const { kernel, frames } = this.state;
    const base = kernel.top;
    const at = `${frames[base]} ${frames[base + 1]}`;
    const passed = new Set<number>();
    while (askedOf(this.state) !== 0 && kernel.top === base && `${frames[base]} ${frames[base + 1]}` === at) {
      if (passed.has(kernel.asked)) return;
      passed.add(kernel.asked);
      this.choose(kernel.asked, 'Pass', path);
    }
    if (passed.size === 0) throw new ScenarioFailure('nobody is asked, so nobody can pass', path);
  }

  /** Nothing is half done: no trigger waits, and nothing runs within what ran at first. */
  nothingPending(path: Path = []): void {
    const s = this.state;
    const own = this.adapter.quiet?.(s);
    const quiet = own ?? (s.kernel.waitingFirst === 0 && (askedOf(s) === 0 || s.kernel.top <= this.#floor));
    if (!quiet) throw new ScenarioFailure(`something is pending: ${trace(s)}`, path);
  }

  /** Expectations as fields, the same that a file has. */
  expects(fields: PlainFields, path: Path = ['expect']): void {
    expectAll(this, fields, path);
  }

  /** The end: all dice are used, and the scenario plays the same from a copy taken at any of its decisions. */
  finish(): void {
    const { fate } = this.state.side;
    if (fate !== null && fate.left.length > 0)
      throw new ScenarioFailure(`dice were left over: ${fate.left.join(', ')}`, ['given', 'dice']);
    checkCopies(this.adapter.game, this.state, this.#choices, this.#middles);
  }

  #take(index: number, path: Path): void {
    const { game, hears } = this.adapter;
    const question = this.#tells ? this.question() : null;
    const before = question === null ? null : this.#picture();
    try {
      this.#choices.push(index);
      game.apply(this.state, index, hears);
    } catch (error) {
      throw new ScenarioFailure(error instanceof Error ? error.message : String(error), path);
    }
    if (question !== null && before !== null)
      this.told.push({
        ...question,
        step: pathText(path),
        choice: question.options[index],
        changes: changesBetween(before, this.#picture()),
      });
    this.#look();
  }

  /** At each decision: a copy to go on from later, and every player's view. */
  #look(): void {
    const s = this.state;
    this.#middles.push({ s: this.adapter.game.clone(s), after: this.#choices.length });
    checkKnowledge(this.adapter, s, this.who);
  }
}
