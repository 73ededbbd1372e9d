/**
 * What the players of one game have done and passed on so far, as far as it matters for asking them again.
 *
 * Keeps  it follows from the choices alone: whoever heeds the same choices comes to the same verdicts.
 */
import { Kind, type State } from '@westmarch/kernel';
import type { Moment, Stops } from '@westmarch/protocol';
import type { Play } from '../play.ts';
import type { Seat } from '../seat.ts';
import { type Now, type Verdict, verdictOn } from './verdict.ts';

/** What somebody passed on, and when: it counts while the phase lasts and nobody else does anything. */
interface Declined {
  readonly at: Moment;
  readonly options: ReadonlySet<string>;
}

/** Passing, and saying no, is no deed. */
const IDLE: ReadonlySet<number> = new Set([Kind.pass, Kind.no]);

export class Attention<S extends State, Setup, Sees extends Seat<S>> {
  readonly #play: Play<S, Setup, Sees>;
  readonly #deeds = new Map<number, number>();
  readonly #declined = new Map<number, Declined>();

  constructor(play: Play<S, Setup, Sees>) {
    this.#play = play;
  }

  /** A choice is about to be taken; `auto`: nobody has thought about it. */
  heed(index: number, auto: boolean): void {
    const { asked, kind, state } = this.#play;
    const options = kind.game.options(state);
    if (!IDLE.has(options.kind(index))) {
      this.#deeds.set(asked, (this.#deeds.get(asked) ?? 0) + 1);
      this.#declined.delete(asked);
    } else if (!auto && options.kind(index) === Kind.pass) {
      const all = new Set<string>();
      for (let i = 0; i < options.count; i++) all.add(this.#key(i));
      this.#declined.set(asked, { at: this.now(asked), options: all });
    }
  }
  /** Choices were taken back: what was passed on may be asked again. */
  forget(): void {
    this.#declined.clear();
  }

  /** The time as a player has it. */
  now(player: number): Now {
    const { kind } = this.#play;
    const seat = this.#play.seat(player);
    const { turn, active, phases, now } = kind.time(seat);
    let deeds = 0;
    for (const [who, n] of this.#deeds) if (who !== player) deeds += n;
    const company = kind.asking.company(seat);
    return { turn, phase: phases[now] ?? '', company, deeds, mine: active === player };
  }

  /** What is answered for the player who must choose now; null if he is asked. */
  verdict(stops: Stops): Verdict | null {
    const { kind, asked } = this.#play;
    if (asked === 0 || stops.full) return null;
    const seat = this.#play.seat(asked);
    const decision = kind.game.pending(seat.view);
    if (decision === null) return null;
    const options = kind.game.options(seat.view);
    const now = this.now(asked);
    const before = this.#declined.get(asked);
    const same = before !== undefined && this.#isSame(before.at, now);
    const circumstance = kind.asking.circumstance(seat, decision, options);
    return verdictOn(circumstance, options, stops, now, (i) => same && before.options.has(this.#key(i)));
  }

  /** Nothing has happened since, and it is the same phase and company, or one that is over in a moment. */
  #isSame(before: Moment, now: Moment): boolean {
    if (before.turn !== now.turn || before.deeds !== now.deeds) return false;
    const { minor } = this.#play.kind.asking;
    return minor.has(now.phase) || (before.phase === now.phase && before.company === now.company);
  }

  /** An option of the decision that is put now. */
  #key(i: number): string {
    const options = this.#play.kind.game.options(this.#play.state);
    return `${options.kind(i)} ${options.a(i)} ${options.b(i)} ${options.n(i)}`;
  }
}
