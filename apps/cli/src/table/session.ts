/**
 * A game at the terminal: who sits where, what was told to you, and going back.
 *
 * Owns   taking choices, letting the others play, undoing, skipping, and the record that a file holds.
 * Not    the game itself (the table's Play), nor showing anything.
 */
import type { Bot } from '@westmarch/bots';
import { type GameRecord, historyOf, type State } from '@westmarch/kernel';
import {
  type Decision,
  type Face,
  type Hint,
  type Stops,
  sensibleStops,
  type Why,
} from '@westmarch/protocol';
import {
  Attention,
  hintFor,
  Play,
  type Seat,
  type SeatedBot,
  type TableGame,
  whyForOthers,
} from '@westmarch/table';
import { type Drawing, drawingOf } from './drawing.ts';

export interface Players<S extends State> {
  /** Your seat; 0 when bots play among themselves. */
  readonly you: number;
  readonly names: readonly string[];
  /** The bot of each seat; null where a person sits. */
  readonly bots: readonly (Bot<S> | null)[];
  /** The same by their keys and seeds, as a record names them. */
  readonly seated: readonly (SeatedBot | null)[];
}

/** A sentence of the log: of the game, of what was taken back since, or that somebody took it back. */
export interface Told {
  readonly text: string;
  readonly as: 'told' | 'struck' | 'undo';
}

/** Nobody likes to wait longer for a hint. */
const HINT_MILLISECONDS = 3000;

/** What the host needs of a session, whichever game it is. */
export type AnySession = Omit<Session<State, unknown, Seat>, 'players' | 'kind' | 'setup' | 'state'>;

export class Session<S extends State, Setup, Sees extends Seat<S>> {
  readonly kind: TableGame<S, Setup, Sees>;
  readonly setup: Setup;
  readonly seed: string;
  readonly players: Players<S>;
  /** Everything that was told, and up to where you have seen it. */
  readonly log: Told[] = [];
  seen = 0;
  /** How many choices and sentences there were before each of your own. */
  /** What the others chose, as far as you were told of it. */
  #theirs: { readonly at: number; readonly told: readonly string[] }[] = [];
  #mine: { readonly choices: number; readonly told: number }[] = [];
  #play: Play<S, Setup, Sees>;
  readonly #attention: Attention<S, Setup, Sees>;
  /** When you are asked; the terminal asks everything unless you say otherwise. */
  #stops: Stops;
  #faces: ReadonlyMap<string, Face> | null = null;

  constructor(
    kind: TableGame<S, Setup, Sees>,
    setup: Setup,
    seed: string,
    players: Players<S>,
    past: Pick<GameRecord, 'choices' | 'undone'> = { choices: [] },
  ) {
    this.kind = kind;
    this.setup = setup;
    this.seed = seed;
    this.players = players;
    this.#play = new Play(kind, setup, seed, players.names);
    this.#attention = new Attention(this.#play);
    this.#stops = { ...sensibleStops[kind.key], full: true };
    this.#replay(past);
  }

  get game(): TableGame<S, Setup, Sees>['key'] {
    return this.kind.key;
  }
  get state(): S {
    return this.#play.state;
  }
  get choices(): readonly number[] {
    return this.#play.choices;
  }
  get groups(): readonly string[] {
    return this.kind.groups;
  }
  /** What is asked of you; null when the game is over. */
  get decision(): Decision | null {
    return this.#play.decision(this.players.you);
  }
  /** You have chosen something that would be lost. */
  get hasChoices(): boolean {
    return this.#mine.length > 0;
  }
  /** What the bots against you are called. */
  get opponent(): string {
    const at = this.players.bots.findIndex((bot) => bot !== null);
    return this.players.bots[at]?.name ?? '';
  }
  get isYours(): boolean {
    return this.#play.asked === this.players.you && this.players.you !== 0;
  }
  /** How it ended, in a sentence; null while it goes on. */
  get end(): string | null {
    return this.#play.result(this.players.you)?.text ?? null;
  }
  get result(): readonly ('won' | 'lost' | 'drawn')[] | null {
    return this.#play.result(this.players.you)?.outcomes ?? null;
  }

  /** What you may know; used again by the next call. */
  seat(): Sees {
    return this.#play.seat(this.players.you);
  }
  situation(): string[] {
    return this.kind.situation(this.seat());
  }
  /** The table as you see it, ready to be drawn. */
  drawing(): Drawing {
    return drawingOf(this.#play.scene(this.players.you), this.faces());
  }
  faces(): ReadonlyMap<string, Face> {
    this.#faces ??= new Map(this.kind.faces().map((face) => [face.id, face]));
    return this.#faces;
  }
  refused(card: number): ReturnType<Play['refused']> {
    return this.#play.refused(this.players.you, card);
  }
  values(card: number): ReturnType<Play['values']> {
    return this.#play.values(this.players.you, card);
  }

  /** Your own choice; then everyone else's, until you are asked again or the game is over. */
  choose(index: number): void {
    this.#mine.push({ choices: this.choices.length, told: this.log.length });
    this.#take(index);
    this.letOthersPlay();
  }

  /** Why another chose as he did: the last thing that you were told of one, or so many before it. Nothing hidden is told. */
  why(back: number): { readonly name: string; readonly why: Why } | null {
    const about = this.#theirs.at(-1 - back);
    if (about === undefined) return null;
    const { kind, setup, seed, choices } = this;
    const { you, names, bots } = this.players;
    const past = new Play(kind, setup, seed, names, choices.slice(0, about.at));
    const bot = bots[past.asked - 1];
    if (bot === null) return null;
    const after = kind.game.clone(past.state);
    kind.game.apply(after, choices[about.at]);
    const chosen = { before: past.state, after, index: choices[about.at], moment: about.at };
    const asking = whyForOthers(kind, chosen, { viewer: you, told: about.told }, bot);
    while (asking.goOn());
    return { name: names[past.asked - 1], why: asking.done() };
  }

  /** What Loremaster would do in your place, from what you see; null where nothing is asked of you. */
  hint(): Hint | null {
    const { kind, setup } = this;
    const { you } = this.players;
    const adviser = kind.bots.find(({ thinks }) => thinks === true);
    const { iterations } = kind.analysis.depth;
    const bot = adviser?.make('hint', { own: kind.ownCards(setup, you), budget: () => ({ iterations }) });
    const hinting = bot === undefined ? null : hintFor(this.#play, you, bot);
    const end = performance.now() + HINT_MILLISECONDS;
    while (performance.now() < end && hinting?.goOn() === true);
    return hinting?.done() ?? null;
  }

  /** Passes as long as you are merely offered to act, until something else goes on; returns how often. */
  skip(): number {
    const { stretch } = this.drawing();
    for (let passed = 0; ; passed++) {
      const { pass, isOffer } = this.#play;
      if (!this.isYours || !isOffer || pass < 0 || this.drawing().stretch !== stretch) return passed;
      this.choose(pass);
    }
  }

  /** Whether you are asked everything, or only when it can matter. */
  get asksAll(): boolean {
    return this.#stops.full;
  }
  askAll(all: boolean): void {
    this.#stops = { ...this.#stops, full: all };
    this.letOthersPlay();
  }

  /** The others choose, and what you do not want to be asked is passed, until you are asked or it is over. */
  letOthersPlay(): void {
    for (let { asked } = this.#play; asked !== 0; { asked } = this.#play) {
      const bot = this.players.bots[asked - 1];
      const passed = bot === null && asked === this.players.you ? this.#attention.verdict(this.#stops) : null;
      if (bot === null && passed === null) return;
      this.#take(bot === null ? (passed?.index ?? 0) : this.#play.chosenBy(bot), true);
    }
  }

  #take(index: number, auto = false): void {
    const { you } = this.players;
    this.#attention.heed(index, auto);
    const { asked } = this.#play;
    const at = this.choices.length;
    const told = this.#play.take(index, [you]).get(you) ?? [];
    const own = told.filter(({ seat }) => seat === asked).map(({ text }) => text);
    if (this.players.bots[asked - 1] !== null && own.length > 0) this.#theirs.push({ at, told: own });
    this.log.push(...told.map(({ text }) => ({ text, as: 'told' as const })));
  }

  #replay(past: Pick<GameRecord, 'choices' | 'undone'>): void {
    for (const one of historyOf(past)) {
      if (one.kind === 'undo') {
        this.#takeBack(one.by, one.to);
        continue;
      }
      if (this.isYours) this.#mine.push({ choices: this.choices.length, told: this.log.length });
      this.#take(one.choice);
    }
    this.seen = this.log.length;
  }

  /** Back to your previous decision; false when there is none. */
  undo(): boolean {
    const last = this.#mine.at(-1);
    if (last === undefined) return false;
    this.#takeBack(this.players.you, last.choices);
    this.seen = this.log.length;
    return true;
  }
  /** What was told since stays told, struck. */
  #takeBack(by: number, to: number): void {
    this.#play.takeBack(by, to);
    this.#attention.forget();
    const from = this.#mine.find(({ choices }) => choices >= to)?.told ?? this.log.length;
    for (const [i, { text, as }] of this.log.entries())
      if (i >= from && as === 'told') this.log[i] = { text, as: 'struck' };
    this.#mine = this.#mine.filter(({ choices }) => choices < to);
    this.#theirs = this.#theirs.filter(({ at }) => at < to);
    const { you, names } = this.players;
    const who = by === you ? 'You take' : `${names[by - 1]} takes`;
    this.log.push({ text: `${who} the last choice back.`, as: 'undo' });
  }

  record(): GameRecord & { readonly bots: Players<S>['seated']; readonly table: object } {
    const { names, you, seated } = this.players;
    return { ...this.#play.record(), bots: seated, table: { you, names } };
  }
}
