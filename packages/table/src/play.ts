/**
 * A game that is being played: its state, the choices made so far, and what each viewer is told and asked.
 *
 * Owns   taking choices, going back, and everything that is derived from the state for a viewer.
 * Not    who sits where, storage, or sending anything.
 * Keeps  the state is always the one that seed and choices lead to, byte for byte.
 */
import type { Bot, Pondering } from '@westmarch/bots';
import { type GameRecord, Kind, MOST_UNDONE, type Option, type State, type Undone } from '@westmarch/kernel';
import type {
  Breakdown,
  Choice,
  Decision,
  Line,
  MapNow,
  Part,
  Refused,
  Result,
  Scene,
} from '@westmarch/protocol';
import { choiceKinds } from '@westmarch/protocol';
import type { Asked } from './asking/circumstance.ts';
import { Checkpoints } from './checkpoints.ts';
import type { Seat } from './seat.ts';
import { clipped, distinct } from './short.ts';
import { Story } from './story.ts';
import type { TableGame, Taken } from './table-game.ts';
import { capital } from './words.ts';

export class Play<S extends State = State, Setup = unknown, Sees extends Seat<S> = Seat<S>> {
  readonly kind: TableGame<S, Setup, Sees>;
  readonly setup: Setup;
  readonly seed: string;
  /** What the players are called, in seat order. */
  readonly names: readonly string[];
  readonly state: S;
  readonly choices: number[] = [];
  /** What was taken back, in order; the last of it. */
  #undone: Undone[] = [];
  readonly #opening: S | null;
  readonly #view: S;
  readonly #before: S;
  /** The state before the choice that is being taken. */
  readonly #was: S;
  /** For whom the view was last made, while nothing has happened since. */
  #seen: Sees | null = null;
  readonly #checkpoints = new Checkpoints();
  /** One story for each viewer who is told what happens: seats, and 0 for spectators. */
  readonly #stories = new Map<number, Story<S, Sees>>();

  constructor(
    kind: TableGame<S, Setup, Sees>,
    setup: Setup,
    seed: string,
    names: readonly string[],
    choices: readonly number[] = [],
    /** The position it begins with, where that is not what set-up and seed lead to. */
    opening: S | null = null,
  ) {
    this.kind = kind;
    this.setup = setup;
    this.seed = seed;
    this.names = names;
    this.#opening = opening;
    this.state = opening === null ? kind.game.create(setup, seed) : kind.game.clone(opening);
    this.#view = kind.game.clone(this.state);
    this.#before = kind.game.clone(this.state);
    this.#was = kind.game.clone(this.state);
    for (const choice of choices) this.take(choice);
  }

  /** Who must choose, or 0. */
  get asked(): number {
    return this.state.kernel.asked;
  }
  get optionCount(): number {
    return this.asked === 0 ? 0 : this.kind.game.options(this.state).count;
  }
  /** The decision merely offers to act. */
  get isOffer(): boolean {
    const d = this.kind.game.pending(this.state);
    return d !== null && this.kind.offers.has(d.procedure);
  }
  /** The index of passing, or −1. */
  get pass(): number {
    return this.asked === 0 ? -1 : this.kind.game.options(this.state).find(Kind.pass, 0, 0, 0);
  }

  /** Takes an option of the pending decision; returns what each of the viewers is told of it. */
  take(index: number, viewers: readonly number[] = []): Map<number, Line[]> {
    const { game } = this.kind;
    const d = game.pending(this.state);
    if (d === null) throw new RangeError('The game is over.');
    if (!Number.isInteger(index) || index < 0 || index >= game.options(this.state).count)
      throw new RangeError(`Option ${index} is not offered.`);
    const told = new Map<number, Line[]>();
    this.#seen = null;
    if (viewers.length === 0) game.apply(this.state, index);
    else {
      const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
      game.options(this.state).read(index, option);
      const taken: Taken = { player: d.player, procedure: d.procedure, step: d.step, option };
      const was = this.#was;
      game.copy(this.state, was);
      const stories = viewers.map((viewer) => this.#story(viewer));
      game.apply(this.state, index, {
        tell: (s, event, a, b, n, seenBy) => {
          for (const story of stories) story.tell(s, event, a, b, n, seenBy);
        },
        triggered: (s, ability, card) => {
          for (const story of stories) story.triggered(s, ability, card);
        },
      });
      for (const [i, viewer] of viewers.entries()) {
        game.view(was, viewer, this.#before);
        game.view(this.state, viewer, this.#view);
        told.set(viewer, stories[i].lines(this.#before, this.#view, taken));
      }
    }
    this.choices.push(index);
    this.#checkpoints.offer(this.choices.length, this.state);
    return told;
  }

  #story(viewer: number): Story<S, Sees> {
    let story = this.#stories.get(viewer);
    if (story === undefined) {
      story = new Story<S, Sees>(this.kind, viewer, this.#namesFor(viewer));
      this.#stories.set(viewer, story);
    }
    return story;
  }

  /** A viewer is called "you". */
  #namesFor(viewer: number): string[] {
    return this.names.map((name, i) => (i + 1 === viewer ? 'you' : name));
  }

  /** What a viewer may know: made once while nothing happens, and used again for the next who asks. */
  seat(viewer: number): Sees {
    if (this.#seen?.you === viewer) return this.#seen;
    const view = this.kind.game.view(this.state, viewer, this.#view);
    this.#seen = this.kind.seat(view, viewer, this.#namesFor(viewer));
    return this.#seen;
  }

  /** What is asked, as a viewer hears it: the choices only if they are his. */
  decision(viewer: number): Decision | null {
    const { game } = this.kind;
    const d = game.pending(this.state);
    if (d === null) return null;
    const { player, procedure, step, rules } = d;
    const seat = this.seat(viewer);
    const mine = viewer === player;
    const ask = game.pending(seat.view)?.ask;
    return {
      seat: player,
      about: mine ? capital(this.kind.about(seat, procedure, step)) : '',
      ask:
        ask === undefined || !mine
          ? `${capital(this.names[player - 1])} chooses`
          : capital(this.kind.asks(seat, procedure, step, seat.sentence(ask))),
      // A procedure may be a card's own, which only those who saw it played know.
      step: mine ? this.kind.step(seat, procedure) : '',
      rules: mine ? [...rules] : [],
      offer: this.kind.offers.has(procedure),
      choices: mine ? this.#choices(seat, procedure, step) : [],
      part: mine ? this.#part(seat, d) : null,
    };
  }

  #part(seat: Sees, asked: Asked): Part | null {
    return this.kind.asking.part(seat, asked, this.kind.game.options(seat.view));
  }

  #choices(seat: Sees, procedure: string, step: string): Choice[] {
    const { game } = this.kind;
    const options = game.options(seat.view);
    const part = this.#part(seat, { player: seat.you, procedure, step });
    const all: Choice[] = [];
    const apart = new Map<number, string>();
    for (let index = 0; index < options.count; index++) {
      const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
      options.read(index, option);
      const taken: Taken = { player: seat.you, procedure, step, option };
      const said = capital(seat.say(game.describe(seat.view, index)));
      const text = capital(this.kind.says(seat, taken, said));
      apart.set(index, this.kind.apart(seat, taken, said));
      all.push({
        index,
        kind: choiceKinds[option.kind],
        text: clipped(text),
        full: said === clipped(text) ? '' : said,
        note: this.kind.note(seat, taken),
        warning: this.kind.warning(seat, taken),
        group: this.kind.group(seat, taken),
        card: this.kind.cardOf(seat, taken),
        ...(part === null ? {} : this.kind.asking.marks(part, option, seat)),
      });
    }
    const rank = (group: string): number => {
      const at = this.kind.groups.indexOf(group);
      return at < 0 ? this.kind.groups.length : at;
    };
    const told = distinct(all, ({ index }) => apart.get(index) ?? '');
    return told.toSorted((a, b) => rank(a.group) - rank(b.group) || a.index - b.index);
  }

  scene(viewer: number): Scene {
    return this.kind.scene(this.seat(viewer));
  }
  refused(viewer: number, card: number): Refused[] {
    return this.kind.refused(this.seat(viewer), card);
  }
  values(viewer: number, card: number): Breakdown[] {
    return this.kind.values(this.seat(viewer), card);
  }
  /** What a viewer can do on the map; null where the game has none. */
  map(viewer: number, company: number): MapNow | null {
    const { game, map } = this.kind;
    if (map === undefined) return null;
    const d = game.pending(this.state);
    const seat = this.seat(viewer);
    const asked: (Taken & { index: number })[] = [];
    if (d !== null && d.player === viewer) {
      const options = game.options(seat.view);
      for (let index = 0; index < options.count; index++) {
        const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
        options.read(index, option);
        asked.push({ player: viewer, procedure: d.procedure, step: d.step, option, index });
      }
    }
    return map.now(seat, asked, company);
  }
  /** What a place is to the viewer, whether or not somebody could go there. */
  place(viewer: number, place: string): MapNow | null {
    return this.kind.map?.place(this.seat(viewer), place) ?? null;
  }
  /** Why a company of the viewer cannot go to a place. */
  whyThere(viewer: number, company: number, place: string): Refused[] {
    return this.kind.map?.whyNot(this.seat(viewer), company, place) ?? [];
  }
  result(viewer: number): Result | null {
    const outcomes = this.kind.game.result(this.state);
    return outcomes === null
      ? null
      : { outcomes: [...outcomes], text: this.kind.end(this.seat(viewer), outcomes) };
  }

  /** What a bot would choose now, from what its seat may know. */
  chosenBy(bot: Bot<S>): number {
    const [view, decision, options, moment] = this.#asked();
    return bot.choose(view, decision, options, moment);
  }
  /** The same of one who takes his time, a piece at a time; null of one who answers at once. */
  ponderedBy(bot: Bot<S>): Pondering | null {
    return bot.ponder?.(...this.#asked()) ?? null;
  }
  /** Why a bot would rather take one option than another, in words. */
  reasonsOf(bot: Bot<S>, chosen: number, other: number): ReturnType<NonNullable<Bot<S>['reasons']>> {
    return bot.reasons?.(...this.#asked(), chosen, other) ?? [];
  }
  #asked(): Parameters<Bot<S>['choose']> {
    const { game } = this.kind;
    const d = game.pending(this.state);
    if (d === null) throw new RangeError('The game is over.');
    const { view } = this.seat(d.player);
    return [view, d, game.options(view), this.choices.length];
  }

  /** A player takes back what came after so many choices: it is remembered as that, and the record tells it. */
  takeBack(by: number, to: number): void {
    const gone = { by, at: to, choices: this.choices.slice(to) };
    this.#undone = [...this.#undone, gone].slice(-MOST_UNDONE);
    this.rewind(to);
  }

  /** Goes back to where only so many choices were made, as if the others had never been. */
  rewind(choices: number): void {
    const kept = this.choices.slice(0, choices);
    const from = this.#restore(choices);
    this.choices.length = from;
    this.#seen = null;
    this.#stories.clear();
    for (const choice of kept.slice(from)) this.take(choice);
  }

  /** Fixed dice are no part of the bytes: a position that has them is played again from its beginning. */
  #restore(choices: number): number {
    const { game } = this.kind;
    if (this.#opening !== null) {
      game.copy(this.#opening, this.state);
      return 0;
    }
    const from = this.#checkpoints.restore(choices, this.state);
    if (from === 0) game.start(this.state, this.setup, this.seed);
    return from;
  }

  record(): GameRecord {
    const record = this.kind.game.record(this.setup, this.seed, this.choices);
    return {
      ...record,
      setup: this.kind.kept(this.setup),
      ...(this.#undone.length === 0 ? {} : { undone: this.#undone }),
    };
  }
}
