/**
 * A recorded game that is being looked at: its outline, and any position of it through anybody's eyes.
 *
 * Keeps  a record that these rules and cards cannot replay exactly is refused by its field, never played differently.
 */
import { type GameRecord, type Option, RecordError, type State } from '@westmarch/kernel';
import type { GameName, Line, Position, Replay } from '@westmarch/protocol';
import { Play, type Seat, Story, type TableGame, type Taken } from '@westmarch/table';
import { concededResult } from './conceded.ts';
import type { Fault } from './requests.ts';

/** What a file may hold beside the kernel's record. */
export interface Aside {
  readonly id: string;
  readonly names: readonly string[];
  /** The seats that conceded. */
  readonly conceded: readonly number[];
}

export class Replayed<S extends State, Setup, Sees extends Seat<S>> {
  readonly outline: Replay;
  readonly #kind: TableGame<S, Setup, Sees>;
  readonly #record: GameRecord;
  readonly #setup: Setup;
  readonly #names: readonly string[];
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
    this.outline = this.#readThrough(kind.key, aside);
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
      const { turn, active } = this.#kind.time(this.#open());
      const last = turns.at(-1);
      if (last === undefined || last.turn !== turn || last.seat !== active)
        turns.push({ turn, seat: active, at });
    }
    const played = play.result(0);
    const known = conceded.filter((seat) => seat <= this.#names.length);
    const result = known.length === 0 ? played : concededResult(this.#names, known, 0, played);
    return { id, game, players: [...this.#names], length: choices.length, turns, result };
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
    if (this.#play.choices.length > before) this.#play.rewind(before);
    while (this.#play.choices.length < before) this.#play.take(choices[this.#play.choices.length]);
    const lines = at === 0 ? [] : this.#step(choices[before], eyes);
    const asked = this.#play.asked;
    return {
      at,
      scene: eyes === 'all' ? this.#kind.scene(this.#open()) : this.#play.scene(eyes),
      lines,
      decision: asked === 0 ? null : this.#play.decision(eyes === 'all' ? asked : eyes),
    };
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

export const faultOf = (error: unknown): Fault => {
  if (error instanceof RecordError)
    return { fault: error.message.slice(error.field.length + 2), field: error.field };
  throw error;
};
