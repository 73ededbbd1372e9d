/**
 * One table's game inside a worker: its events in order, and what each viewer was told of them.
 *
 * Owns   taking choices, taking them back, conceding, and the updates that viewers get.
 * Not    who may do so, nor storage: the table asks, and keeps the event before anyone hears of it.
 * Keeps  the events alone lead to the same game, the same words and the same versions again.
 */
import type { Pondering } from '@westmarch/bots';
import type { State } from '@westmarch/kernel';
import type { FromServer, Line, Result, Stops, TurnPath } from '@westmarch/protocol';
import {
  Attention,
  type Hinting,
  hintFor,
  isWaiting,
  Play,
  type Seat,
  type TableGame,
} from '@westmarch/table';
import { deckGiven, switchesOf } from './about.ts';
import { concededResult } from './conceded.ts';
import { ChoicesMade } from './made.ts';
import { concessionTold, noted, remembered, takenBack, undoTold } from './past.ts';
import { aboutCard, aboutPlace } from './questions.ts';
import type {
  Answer,
  AnswerOf,
  Beginning,
  Done,
  Ending,
  Fault,
  Looker,
  Shown,
  Summary,
  TableEvent,
} from './requests.ts';
import { report } from './scenario/report.ts';
import { SeatedBots } from './seated-bots.ts';
import { Telling } from './telling.ts';
import { VersionChanged } from './version.ts';
import { NO_REASONS, type ThinkingOfIt, whyOf } from './whying.ts';

/** A game of so many events takes nothing back any more, so that none grows for ever. */
const MOST_EVENTS = 20_000;
/** More than is ever passed in a row. */
const MOST_ANSWERED = 500;

/** Whose advice players get. */
const ADVISER = 'loremaster';

export class LiveGame<S extends State, Setup, Sees extends Seat<S>> {
  readonly #kind: TableGame<S, Setup, Sees>;
  readonly #names: readonly string[];
  readonly #play: Play<S, Setup, Sees>;
  readonly #attention: Attention<S, Setup, Sees>;
  /** What each player wants to be asked, from seat 1. */
  #stops: readonly (Stops | null)[] = [];
  readonly #version: string;
  readonly #bots: SeatedBots<S, Setup, Sees>;
  readonly #persons: readonly number[];
  /** Spectators, then each seat. */
  readonly #viewers: readonly number[];
  readonly #told: Telling;
  readonly #made = new ChoicesMade();
  /** Among more than two, a bot plays on for him who concedes. */
  readonly #conceded: number[] = [];
  /** Events of the past that are still to be accepted, and those of them that were taken back later. */
  #past: readonly TableEvent[];
  readonly #takenBack: Map<number, readonly number[]>;
  /** What nobody is told any more. */
  readonly #gone: ReadonlySet<number>;

  constructor(
    kind: TableGame<S, Setup, Sees>,
    { decks, length, options, seed, names, bots, version }: Beginning,
    events: readonly TableEvent[],
  ) {
    this.#kind = kind;
    this.#names = names;
    const setup = kind.setup(decks.map(deckGiven), switchesOf(length, options));
    this.#version = `${kind.game.engine.version} ${kind.game.poolOf(setup)}`;
    if (version !== null && version !== this.#version) throw new VersionChanged(version, this.#version);
    this.#play = new Play(kind, setup, seed, names);
    this.#attention = new Attention(this.#play);
    this.#bots = new SeatedBots(kind, setup, seed, bots);
    this.#persons = bots.flatMap((bot, i) => (bot === null ? [i + 1] : []));
    // Nobody looks through the eyes of a bot.
    this.#viewers = [0, ...this.#persons];
    this.#told = new Telling(names.length, this.#viewers);
    this.#past = events;
    this.#takenBack = takenBack(events);
    const told = new Set(remembered(this.#takenBack.keys()));
    const forgotten = [...this.#takenBack].filter(([undo]) => !told.has(undo));
    this.#gone = new Set([...forgotten.map(([undo]) => undo), ...forgotten.flatMap(([, all]) => all)]);
  }

  /** Accepts events of the past while there is time; whether there are more. */
  goOn(hasTime: () => boolean): boolean {
    while (this.#v < this.#past.length && hasTime()) {
      const event = this.#past[this.#v];
      if (!this.#gone.has(event.v)) this.#accept(event);
      else if (event.kind === 'choice') this.#told.tell(() => []);
      else this.#tellOfUndo(event.seat, this.#takenBack.get(event.v) ?? []);
    }
    if (this.#v < this.#past.length) return true;
    this.#past = [];
    return false;
  }

  #accept(event: TableEvent): void {
    switch (event.kind) {
      case 'choice':
        this.#takeAll(event, event.then ?? []);
        break;
      case 'undo':
        this.#rewind(event.seat, event.n);
        break;
      case 'concede':
        this.#concede(event.seat);
        break;
    }
  }

  get #v(): number {
    return this.#told.v;
  }
  /** A choice, and what is answered at once after it: all of it is told as one. */
  #takeAll({ seat, n, auto }: Omit<TableEvent, 'v'>, then: Iterable<number>): void {
    const told = [this.#take(seat, n, auto)];
    for (const index of then) told.push(this.#take(this.#play.asked, index, true));
    const by = this.#bots.at(seat) === null ? 0 : seat;
    this.#told.tell((viewer) => told.flatMap((lines) => lines.get(viewer) ?? []), undefined, by);
  }
  #take(seat: number, index: number, auto: boolean): Map<number, Line[]> {
    const { state } = this.#play;
    this.#attention.heed(index, auto);
    const chance = state.chance.slice();
    const known = Array.from(state.card.knownTo);
    const told = this.#play.take(index, this.#viewers);
    const rolled = !state.chance.every((word, i) => word === chance[i]);
    const learnt = known.some((seers, row) => (state.card.knownTo[row] & ~seers) !== 0);
    this.#made.add({ v: this.#v + 1, seat, auto, reveals: rolled || learnt });
    return told;
  }
  /** What is answered for players from here on, one after the other. */
  *#answers(): Generator<number> {
    for (let n = 0; n < MOST_ANSWERED; n++) {
      const index = this.#answer();
      if (index === null) return;
      yield index;
    }
  }
  #answer(): number | null {
    const stops = this.#over ? null : (this.#stops[this.#play.asked - 1] ?? null);
    if (stops === null || this.#bots.at(this.#play.asked) !== null) return null;
    return this.#attention.verdict(stops)?.index ?? null;
  }
  /** What was taken back stays told, and struck; only what was taken back long ago is told to nobody any more. */
  #rewind(seat: number, choices: number): void {
    this.#play.takeBack(seat, choices);
    this.#attention.forget();
    const undone = this.#made.keep(choices);
    this.#tellOfUndo(seat, undone);
    this.#takenBack.set(this.#v, undone);
    const told = new Set(remembered(this.#takenBack.keys()));
    for (const [undo, gone] of this.#takenBack)
      if (!told.has(undo)) for (const v of gone) this.#told.forget(v);
  }
  /** Whoever heard of what was taken back strikes it out. */
  #tellOfUndo(seat: number, undone: readonly number[]): void {
    this.#told.tell((viewer) => [undoTold(this.#names, seat, viewer)], undone);
  }
  #concede(seat: number): void {
    this.#conceded.push(seat);
    this.#bots.playOnFor(seat);
    this.#told.tell((viewer) => [concessionTold(this.#names, seat, viewer)]);
  }

  get #over(): boolean {
    return this.#play.asked === 0 || this.#isAlone || this.#isLeft;
  }
  /** No person is left who plays: bots do not go on for nobody. */
  get #isLeft(): boolean {
    return this.#persons.length > 0 && this.#persons.every((seat) => this.#conceded.includes(seat));
  }
  /** All but one have conceded. */
  get #isAlone(): boolean {
    return this.#conceded.length >= this.#names.length - 1;
  }

  choose(v: number, seat: number, index: number, auto: boolean, viewers: readonly number[]): Done {
    if (this.#over) return { refused: 'over' };
    if (v !== this.#v) return { refused: 'stale' };
    if (seat !== this.#play.asked || this.#bots.at(seat) !== null) return { refused: 'not-asked' };
    if (!this.isOffered(index)) return { refused: 'not-offered' };
    return this.#done({ kind: 'choice', seat, n: index, auto }, viewers);
  }
  /** `pondered`: what was come to by thinking, here or elsewhere. */
  bot(
    v: number,
    viewers: readonly number[],
    standIn = false,
    pondered: Pick<Pondering, 'chosen'> | null = null,
  ): Done {
    if (this.#over) return { refused: 'over' };
    if (v !== this.#v) return { refused: 'stale' };
    const seat = this.#play.asked;
    const own = this.#bots.at(seat);
    const bot = own ?? (standIn ? this.#bots.made('', seat) : null);
    if (bot === null) return { refused: 'not-asked' };
    const auto = own === null;
    const n = pondered === null ? this.#play.chosenBy(bot) : pondered.chosen();
    return this.#done({ kind: 'choice', seat, n, auto }, viewers);
  }
  isOffered(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.#play.optionCount;
  }
  /** What the bot whose turn it is thinks about, if he takes his time. */
  pondering(v: number): Pondering | null {
    if (this.#over || v !== this.#v) return null;
    const bot = this.#bots.at(this.#play.asked);
    return bot === null ? null : this.#play.ponderedBy(bot);
  }
  /** The same for somebody else, with nothing but what he may know; and how he begins here. */
  thought(v: number): ReturnType<SeatedBots<S, Setup, Sees>['thought']> {
    return this.#over || v !== this.#v ? null : this.#bots.thought(this.#play);
  }
  undo(v: number, seat: number, viewers: readonly number[]): Done {
    if (this.#over) return { refused: 'over' };
    if (v !== this.#v) return { refused: 'stale' };
    const to = this.#made.lastOf(seat);
    if (to < 0) return { refused: 'nothing-to-undo' };
    if (this.#v >= MOST_EVENTS) return { refused: 'enough' };
    return this.#done({ kind: 'undo', seat, n: to, auto: false }, viewers);
  }
  concede(seat: number, viewers: readonly number[]): Done {
    if (this.#over || this.#conceded.includes(seat)) return { refused: 'over' };
    return this.#done({ kind: 'concede', seat, n: 0, auto: false }, viewers);
  }
  #done(what: Omit<TableEvent, 'v'>, viewers: readonly number[]): Done {
    const then: number[] = [];
    if (what.kind === 'choice') this.#takeAll(what, noted(this.#answers(), then));
    else this.#accept({ v: this.#v + 1, ...what });
    const event: TableEvent = { v: this.#v, ...what, ...(then.length === 0 ? {} : { then }) };
    const shown = this.look(
      viewers.map((viewer) => ({ viewer, since: event.v - 1 })),
      0,
    );
    return { event, summary: this.summary(), shown };
  }

  /** Going back takes nothing from anybody: nothing was learnt since, and no other person chose. */
  #undoOf(seat: number): { possible: boolean; free: boolean } {
    const last = this.#made.lastOf(seat);
    if (last < 0 || this.#over || this.#conceded.includes(seat)) return { possible: false, free: false };
    const free = this.#made.isFreeFrom(last, seat, (other) => this.#bots.at(other) !== null);
    return { possible: true, free };
  }

  #result(viewer: number): Result | null {
    const played = this.#play.result(viewer);
    if (this.#conceded.length === 0 || !this.#over) return played;
    return concededResult(this.#names, this.#conceded, viewer, played);
  }

  /** From now on they are asked by these; nothing changes where none are said. */
  wish(stops: readonly (Stops | null)[] | undefined): void {
    if (stops !== undefined) this.#stops = stops;
  }
  summary(): Summary {
    const over = this.#over;
    const moments = this.#names.map((_name, i) => this.#attention.now(i + 1));
    return {
      v: this.#v,
      version: this.#version,
      asked: over ? 0 : this.#play.asked,
      bot: !over && this.#bots.at(this.#play.asked) !== null,
      thinks: !over && this.#bots.thinksAt(this.#play.asked),
      conceded: [...this.#conceded],
      turn: this.#time.turn,
      offer: over ? null : this.#offer(),
      answer: this.#answer(),
      moments,
      waited: moments.flatMap((now, i) => {
        const stops = this.#stops[i] ?? null;
        return stops === null || stops.until === null || isWaiting(stops, now) ? [] : [i + 1];
      }),
      undo: [0, ...this.#names.keys().map((i) => i + 1)].map((viewer) => this.#undoOf(viewer)),
      over: over ? this.#ending() : null,
    };
  }
  /** Everyone knows it: no view is needed. */
  get #time(): TurnPath {
    return this.#kind.time(this.#kind.seat(this.#play.state, 0, this.#names));
  }
  #offer(): Summary['offer'] {
    const { pass } = this.#play;
    if (pass < 0 || !this.#play.isOffer) return null;
    const { phases, now, active } = this.#time;
    return { pass, phase: phases[now] ?? '', active };
  }
  #ending(): Ending {
    const results = [0, ...this.#names.keys().map((i) => i + 1)].map((viewer) => this.#result(viewer));
    return {
      outcomes: results[0]?.outcomes ?? [],
      texts: results.map((result) => result?.text ?? ''),
    };
  }

  /** The table as each of them may see it, and what he was not told yet. */
  look(lookers: readonly Looker[], askedBy: number): Shown[] {
    return lookers.map(({ viewer, since }) => {
      const update: FromServer = {
        t: 'update',
        v: this.#v,
        told: this.#told.since(viewer, since),
        scene: this.#play.scene(viewer),
        decision: this.#over ? null : this.#play.decision(viewer),
        result: this.#result(viewer),
        undo: { askedBy, ...this.#undoOf(viewer) },
      };
      return { viewer, text: JSON.stringify(update) };
    });
  }

  hint(viewer: number): Hinting | Fault {
    if (this.#over || viewer === 0) return { fault: 'Nothing is asked of you here.', field: 'hint' };
    const hinting = hintFor(this.#play, viewer, this.#bots.made(ADVISER, viewer));
    return hinting ?? { fault: 'You are not asked anything now.', field: 'hint' };
  }
  /** Why a bot chose as he did at an event. */
  why(viewer: number, v: number): ThinkingOfIt | Fault {
    const made = this.#made.ofEvent(v);
    if (made === null || this.#bots.at(made.seat) === null) return NO_REASONS;
    const { at, seat } = made;
    const told = this.#told
      .lines(viewer, v)
      .filter((line) => line.seat === seat)
      .map(({ text }) => text);
    return whyOf(this.#play, this.#bots, { at, viewer, told, over: this.#over });
  }
  question(viewer: number, card: number, values: boolean): Answer | Fault {
    return aboutCard(this.#play, this.#over, viewer, card, values);
  }
  map(viewer: number, company: number, place: string): AnswerOf<'map'> {
    return aboutPlace(this.#play, this.#over, viewer, company, place);
  }

  scenario(table: string, viewer: number): string {
    const seat = this.#play.seat(viewer);
    const view = this.#kind.game.clone(seat.view);
    const by = viewer === 0 ? 'a spectator' : this.#names[viewer - 1];
    const decision = this.#over ? null : this.#play.decision(viewer);
    const { key: game } = this.#kind;
    return report({ game, view, names: this.#names, by, table, v: this.#v, decision });
  }
  record(): string {
    return JSON.stringify({
      ...this.#play.record(),
      ...(this.#conceded.length === 0 ? {} : { conceded: this.#conceded }),
      ...(this.#persons.length === this.#names.length ? {} : { bots: this.#bots.seated }),
    });
  }
}
