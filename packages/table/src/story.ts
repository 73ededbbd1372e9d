/**
 * What happened, for one viewer: from what he can see before and after a choice, and from open events between.
 *
 * Keeps  only views and open events are read, so nothing hidden can slip into a sentence.
 */
import { EVERYONE, type Sink, type State } from '@westmarch/kernel';
import type { Line } from '@westmarch/protocol';
import type { Seat } from './seat.ts';
import type { TableGame, Taken } from './table-game.ts';

/** The part of a game that tells. */
type Teller<S extends State, Sees extends Seat<S>> = Pick<
  TableGame<S, unknown, Sees>,
  'seat' | 'event' | 'triggered' | 'change'
>;

export class Story<S extends State, Sees extends Seat<S>> implements Sink {
  readonly #kind: Teller<S, Sees>;
  readonly #you: number;
  readonly #players: readonly string[];
  #events: Line[] = [];

  constructor(kind: Teller<S, Sees>, you: number, players: readonly string[]) {
    this.#kind = kind;
    this.#you = you;
    this.#players = players;
  }

  tell(s: State, event: number, a: number, b: number, n: number, seenBy: number): void {
    if (seenBy !== EVERYONE) return;
    // A sink hears of states of its own game alone.
    const told = this.#kind.event(this.#kind.seat(s as S, this.#you, this.#players), event, a, b, n);
    if (told !== null) this.#events.push(told);
  }

  triggered(s: State, ability: number, card: number): void {
    const told = this.#kind.triggered(this.#kind.seat(s as S, this.#you, this.#players), ability, card);
    if (told !== null) this.#events.push(told);
  }

  /** The sentences for one choice: what was declared, the dice, then what came of it. */
  lines(before: S, after: S, taken: Taken): Line[] {
    const old = this.#kind.seat(before, this.#you, this.#players);
    const seat = this.#kind.seat(after, this.#you, this.#players);
    const events = this.#events;
    this.#events = [];
    const { first, told = events, then } = this.#kind.change(old, seat, taken, events);
    return [...first, ...told, ...then].filter(({ text }) => text !== '');
  }
}
