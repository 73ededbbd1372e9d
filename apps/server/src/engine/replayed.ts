/**
 * A recorded game that is being looked at: its outline, and any position of it through anybody's eyes.
 *
 * Owns   telling each position with what was tried there and taken back, in the order of the table.
 * Keeps  a record that these rules and cards cannot replay exactly is refused by its field, never played differently.
 */
import {
  type GameRecord,
  type Happened,
  historyOf,
  type Option,
  RecordError,
  type State,
} from '@westmarch/kernel';
import type { GameName, Line, Position, Replay } from '@westmarch/protocol';
import {
  Play,
  type Seat,
  type SeatedBot,
  Story,
  type TableGame,
  type Taken,
  type Whying,
  whyAfterwards,
} from '@westmarch/table';
import { concededResult } from './conceded.ts';
import { concessionTold, undoTold } from './past.ts';
import type { Fault } from './requests.ts';
import { NO_REASONS } from './whying.ts';

/** What a file may hold beside the kernel's record. */
export interface Aside {
  readonly id: string;
  readonly names: readonly string[];
  /** The seats that conceded. */
  readonly conceded: readonly number[];
  /** The bot of each seat; records of before do not say. */
  readonly bots?: readonly (SeatedBot | null)[] | undefined;
}

export class Replayed<S extends State, Setup, Sees extends Seat<S>> {
  readonly outline: Replay;
  readonly #kind: TableGame<S, Setup, Sees>;
  readonly #record: GameRecord;
  readonly #setup: Setup;
  readonly #names: readonly string[];
  /** What was chosen and taken back after so many choices that stand. */
  readonly #tried: ReadonlyMap<number, readonly Happened[]>;
  /** Whose concession ended it; 0: it was played to the end. */
  readonly #ended: number;
  readonly #bots: readonly (SeatedBot | null)[];
  #play: Play<S, Setup, Sees>;

  constructor(kind: TableGame<S, Setup, Sees>, record: GameRecord, aside: Aside) {
    this.#kind = kind;
    this.#record = record;
    this.#setup = kind.game.check(record);
    kind.game.replay(record);
    this.#play = this.#begin(aside.names);
    const seats = this.#play.state.layout.sizes.players;
    this.#names = Array.from({ length: seats }, (_seat, i) => aside.names[i] ?? `Player ${i + 1}`);
    this.#play = this.#begin(this.#names);
    for (const [i, { by }] of (record.undone ?? []).entries())
      if (by > seats) throw new RecordError(`undone[${i}].by`, `this game has ${seats} seats`);
    this.#bots = this.#names.map((_name, i) => {
      const seated = aside.bots?.[i] ?? null;
      return seated !== null && kind.bots.some(({ key }) => key === seated.bot) ? seated : null;
    });
    this.#tried = triedIn(record);
    this.outline = this.#readThrough(kind.key, aside);
    const { conceded } = aside;
    this.#ended = this.#play.asked === 0 ? 0 : (conceded.findLast((seat) => seat <= seats) ?? 0);
  }

  #begin(names: readonly string[]): Play<S, Setup, Sees> {
    return new Play(this.#kind, this.#setup, this.#record.seed, names);
  }

  #readThrough(game: GameName, { id, conceded }: Aside): Replay {
    const play = this.#play;
    const { choices } = this.#record;
    const turns: { turn: number; seat: number; at: number }[] = [];
    for (let at = 0; at <= choices.length; at++) {
      if (at > 0) play.take(choices[at - 1]);
      this.#goThrough(at, (choice, field) => {
        if (choice >= play.optionCount) throw new RecordError(field, `${choice} is not offered`);
        play.take(choice);
      });
      const { turn, active } = this.#kind.time(this.#open());
      const last = turns.at(-1);
      if (last === undefined || last.turn !== turn || last.seat !== active)
        turns.push({ turn, seat: active, at });
    }
    const played = play.result(0);
    const known = conceded.filter((seat) => seat <= this.#names.length);
    const result = known.length === 0 ? played : concededResult(this.#names, known, 0, played);
    const bots = this.#bots.flatMap((bot, i) => (bot === null ? [] : [i + 1]));
    return {
      id,
      game,
      players: [...this.#names],
      length: choices.length,
      turns,
      result,
      ...(bots.length === 0 ? {} : { bots }),
    };
  }

  /** The set-up as a file keeps it. */
  get kept(): unknown {
    return this.#kind.kept(this.#setup);
  }

  /** Everything that lies on the table, nothing hidden. */
  #open(): Sees {
    return this.#kind.seat(this.#play.state, 0, this.#names);
  }

  position(at: number, eyes: number | 'all'): Position | Fault {
    const { choices } = this.#record;
    if (at > choices.length) return { fault: `This game has ${choices.length} choices.`, field: 'at' };
    if (eyes !== 'all' && eyes > this.#names.length)
      return { fault: `This game has ${this.#names.length} seats.`, field: 'seat' };
    const before = Math.max(at - 1, 0);
    this.#goTo(before);
    const chose = at === 0 ? 0 : this.#play.asked;
    const lines = at === 0 ? [] : this.#step(choices[before], eyes);
    const viewer = eyes === 'all' ? 0 : eyes;
    this.#goThrough(
      at,
      (choice) => {
        for (const line of this.#step(choice, eyes)) lines.push({ ...line, struck: true });
      },
      (by) => lines.push(undoTold(this.#names, by, viewer)),
    );
    if (at === choices.length && this.#ended !== 0)
      lines.push(concessionTold(this.#names, this.#ended, viewer));
    const asked = this.#play.asked;
    return {
      at,
      scene: eyes === 'all' ? this.#kind.scene(this.#open()) : this.#play.scene(eyes),
      lines,
      decision: asked === 0 ? null : this.#play.decision(eyes === 'all' ? asked : eyes),
      ...(chose === 0 ? {} : { chose }),
    };
  }
  #goTo(at: number): void {
    if (this.#play.choices.length > at) this.#play.rewind(at);
    while (this.#play.choices.length < at) this.#play.take(this.#record.choices[this.#play.choices.length]);
  }

  /** Why the bot who chose before a position did so. While it is thought about others may look at other positions. */
  why(at: number): Whying | Fault {
    const { choices } = this.#record;
    if (at < 1 || at > choices.length) return NO_REASONS;
    const play = this.#begin(this.#names);
    for (const choice of choices.slice(0, at - 1)) play.take(choice);
    const seated = this.#bots[play.asked - 1] ?? null;
    return (seated === null ? null : whyAfterwards(play, choices[at - 1], seated)) ?? NO_REASONS;
  }

  /** Goes through what was tried at a position and taken back; the game stands there again at the end. */
  #goThrough(
    at: number,
    tried: (choice: number, field: string) => void,
    undone: (by: number) => void = () => {},
  ): void {
    for (const one of this.#tried.get(at) ?? [])
      if (one.kind === 'choice') tried(one.choice, one.field);
      else {
        this.#play.rewind(one.to);
        undone(one.by);
      }
  }

  #step(choice: number, eyes: number | 'all'): Line[] {
    if (eyes !== 'all') return this.#play.take(choice, [eyes]).get(eyes) ?? [];
    const { game } = this.#kind;
    const d = game.pending(this.#play.state);
    if (d === null) return [];
    const option: Option = { kind: 0, a: 0, b: 0, n: 0 };
    game.options(this.#play.state).read(choice, option);
    const taken: Taken = { player: d.player, procedure: d.procedure, step: d.step, option };
    const was = game.clone(this.#play.state);
    // The story of someone who sees everything is told from the states themselves.
    const story = new Story<S, Sees>(this.#kind, 0, this.#names);
    game.apply(game.clone(was), choice, story);
    this.#play.take(choice);
    return story.lines(was, this.#play.state, taken);
  }
}

function triedIn(record: GameRecord): Map<number, Happened[]> {
  const tried = new Map<number, Happened[]>();
  let stand = 0;
  for (const one of historyOf(record))
    if (one.kind === 'choice' && one.stands) stand++;
    else tried.set(stand, [...(tried.get(stand) ?? []), one]);
  return tried;
}

export const faultOf = (error: unknown): Fault => {
  if (error instanceof RecordError)
    return { fault: error.message.slice(error.field.length + 2), field: error.field };
  throw error;
};
