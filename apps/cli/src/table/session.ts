/**
 * A game at the table: the state, the choices made, whose they were, and what was told of them.
 *
 * Owns   taking choices, letting the others play, undoing, and the record that a file holds.
 * Not    showing anything.
 * Keeps  the state is always the one that the record leads to, byte for byte.
 */
import type { Bot } from '@westmarch/bots';
import { type Decision, type GameRecord, Kind, type Option } from '@westmarch/kernel';
import { type MeccgState, meccg, type Setup } from '@westmarch/meccg';
import { Seat } from './seat.ts';
import { Story } from './story.ts';

export interface Players {
  /** Your seat; 0 when bots play among themselves. */
  readonly you: number;
  readonly names: readonly string[];
  /** The bot of each seat; null where a person sits. */
  readonly bots: readonly (Bot<MeccgState> | null)[];
}

/** Procedures that only ask whether you want to do something. */
const OFFERS = new Set(['window', 'chain of effects']);

export class Session {
  readonly setup: Setup;
  readonly seed: string;
  readonly players: Players;
  readonly state: MeccgState;
  readonly choices: number[] = [];
  /** Everything that was told, and up to where you have seen it. */
  readonly log: string[] = [];
  seen = 0;
  /** How many choices and sentences there were before each of your own. */
  #mine: { readonly choices: number; readonly told: number }[] = [];
  #story: Story;
  readonly #before: MeccgState;
  readonly #after: MeccgState;

  constructor(setup: Setup, seed: string, players: Players, choices: readonly number[] = []) {
    this.setup = setup;
    this.seed = seed;
    this.players = players;
    this.state = meccg.create(setup, seed);
    this.#before = meccg.clone(this.state);
    this.#after = meccg.clone(this.state);
    this.#story = this.#newStory();
    this.#replay(choices);
  }

  #newStory(): Story {
    return new Story(this.players.you, this.players.names);
  }

  get decision(): Decision | null {
    return meccg.pending(this.state);
  }
  /** You have chosen something that would be lost. */
  get hasChoices(): boolean {
    return this.#mine.length > 0;
  }
  get isYours(): boolean {
    return this.decision?.player === this.players.you;
  }
  get result(): readonly ('won' | 'lost' | 'drawn')[] | null {
    return meccg.result(this.state);
  }

  /** What you may know. */
  seat(): Seat {
    return new Seat(meccg.view(this.state, this.players.you), this.players.you, this.players.names);
  }

  /** Your own choice; then everyone else's, until you are asked again or the game is over. */
  choose(index: number): void {
    this.#mine.push({ choices: this.choices.length, told: this.log.length });
    this.#take(index);
    this.letOthersPlay();
  }

  /** Passes as long as you are merely offered to act, until another phase or company; returns how often. */
  skip(): number {
    const { turn, phase, company, attack } = this.state.global;
    for (let passed = 0; ; passed++) {
      const { global } = this.state;
      const same = global.turn === turn && global.phase === phase && global.company === company;
      const { decision } = this;
      if (decision === null || !same || global.attack !== attack || !OFFERS.has(decision.procedure))
        return passed;
      const pass = meccg.options(this.state).find(Kind.pass, 0, 0, 0);
      if (pass < 0) return passed;
      this.choose(pass);
    }
  }

  letOthersPlay(): void {
    for (let d = this.decision; d !== null; d = this.decision) {
      const bot = this.players.bots[d.player - 1];
      if (bot === null) return;
      const view = meccg.view(this.state, d.player, this.#after);
      this.#take(bot.choose(view, d, meccg.options(view), this.choices.length));
    }
  }

  #take(index: number): void {
    const { decision } = this;
    if (decision === null) throw new RangeError('The game is over.');
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    meccg.options(this.state).read(index, option);
    const { player, procedure, step } = decision;
    const { you } = this.players;
    meccg.view(this.state, you, this.#before);
    meccg.apply(this.state, index, this.#story);
    this.choices.push(index);
    meccg.view(this.state, you, this.#after);
    this.log.push(...this.#story.lines(this.#before, this.#after, { player, procedure, step, option }));
  }

  #replay(choices: readonly number[]): void {
    for (const choice of choices) {
      if (this.isYours) this.#mine.push({ choices: this.choices.length, told: this.log.length });
      this.#take(choice);
    }
    this.seen = this.log.length;
  }

  /** Back to your previous decision; false when there is none. */
  undo(): boolean {
    const last = this.#mine.pop();
    if (last === undefined) return false;
    const kept = this.choices.slice(0, last.choices);
    meccg.start(this.state, this.setup, this.seed);
    this.choices.length = 0;
    this.log.length = 0;
    this.#mine = [];
    this.#story = this.#newStory();
    this.#replay(kept);
    return true;
  }

  record(): GameRecord & { readonly table: object } {
    const { names, you } = this.players;
    // A deck with a letter is kept by its letter.
    const decks = this.setup.decks.map((deck) => (deck.key === '' ? deck : deck.key));
    const record = meccg.record(this.setup, this.seed, this.choices);
    return { ...record, setup: { ...this.setup, decks }, table: { you, names } };
  }
}
