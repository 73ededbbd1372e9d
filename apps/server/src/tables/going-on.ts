/**
 * How a table goes on by itself: bots' turns, answers that are given for players, an undo that nobody answers.
 *
 * Owns   when these happen, what is done when one of them fails, where a table stops that nobody looks at, and that others
 *        are asked to think for a bot who takes his time.
 * Not    which comes next and how long it takes (by-itself.ts), nor the one timer (planned.ts).
 * Keeps  what fails is tried again, unless somebody was quicker or the table is beyond help.
 */
import type { Ask } from '../engine/requests.ts';
import type { TableRow } from '../store/table-rows.ts';
import { type ByItself, nextByItself, pauseBefore } from './by-itself.ts';
import type { Consent } from './consent.ts';
import type { OpenGame } from './open-game.ts';
import { Planned } from './planned.ts';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import type { TableParts } from './table-parts.ts';
import type { Timing } from './time/timing.ts';

/** What happens by itself in a row while nobody is connected. */
const MOST_UNATTENDED = 200;

/** The table that goes on. */
interface Around {
  readonly game: Pick<OpenGame, 'isFrozen' | 'last' | 'summary' | 'thought'>;
  readonly consent: Pick<Consent, 'askedBy' | 'plan'>;
  row(): TableRow;
  room(): Pick<Room, 'isEmpty' | 'tellInfo' | 'tellProblem' | 'viewers'>;
  timing(): Pick<Timing, 'isAway' | 'presence'>;
  /** Does it when what was begun before is done. */
  inTurn(task: () => Promise<void>): Promise<void>;
  act(ask: Ask<'bot' | 'choose'>): Promise<void>;
  /** Nobody answered who was asked for an undo. */
  lapse(): Promise<void>;
  /** The seed is made further. */
  makeSeed(): Promise<void>;
  /** Shows the table to those who were not told everything yet. */
  showBehind(): Promise<void>;
}

export class GoingOn {
  readonly planned = new Planned((task) => this.#byItself(task));
  readonly #parts: Pick<TableParts, 'counsel' | 'log' | 'pace'>;
  readonly #table: Around;
  /** What happened in a row while nobody was here. */
  #unattended = 0;
  #closed = false;
  /** The event after which somebody elsewhere was asked to think. */
  #asked = -1;

  constructor(parts: Pick<TableParts, 'counsel' | 'log' | 'pace'>, table: Around) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Somebody came. */
  attended(): void {
    this.#unattended = 0;
  }
  /** Something happened, and went well. */
  happened(): void {
    this.planned.settle();
    this.#unattended = this.#table.room().isEmpty ? this.#unattended + 1 : 0;
  }

  /** Plans a bot's turn, or an answer for a player who wants it so: each after its even delay. */
  goOn(): void {
    const { game, consent } = this.#table;
    const row = this.#table.row();
    if (row.status !== 'playing') return this.planned.drop();
    const summary = game.last;
    if (summary === null) return;
    this.#table.timing().presence(consent.askedBy);
    if (consent.askedBy !== 0) {
      consent.plan(this.#parts.pace.consent, () => this.#byItself(() => this.#table.lapse()));
      return;
    }
    // Somebody should look before a table of bots goes on for ever.
    if (this.#table.room().isEmpty && this.#unattended >= MOST_UNATTENDED) return this.planned.drop();
    const next = nextByItself(row, summary, this.#table.timing().isAway(summary.asked));
    if (next === null) return this.planned.drop();
    const isThought = next.op === 'bot' && next.standIn !== true && summary.thinks === true;
    // Who comes in meanwhile does not make anybody begin anew.
    if (isThought && this.planned.isElsewhere && this.#asked === next.v) return;
    const pause = pauseBefore(row, next, this.#parts.pace);
    this.planned.after(pause, () =>
      isThought && this.#parts.counsel.isThere ? this.#takeCounsel(next) : this.#act(next),
    );
  }
  #act(next: ByItself): Promise<void> {
    return this.#table.act({ ...next, viewers: this.#table.room().viewers });
  }
  /** Begins here; what is not settled soon is thought about elsewhere, and the table is free meanwhile. */
  async #takeCounsel(next: Extract<ByItself, { op: 'bot' }>): Promise<void> {
    const thought = await this.#table.game.thought(this.#table.row(), next.v);
    if (thought === null) return this.#act(next);
    if ('chosen' in thought) return this.#act({ ...next, chosen: thought.chosen });
    this.#asked = next.v;
    this.planned.once(
      (signal) => this.#parts.counsel.ask(thought.order, signal),
      (chosen) => this.#act(chosen === null ? next : { ...next, chosen }),
    );
    return undefined;
  }
  /** What stopped by a fault is shown to those who wait, and goes on: at once, or after what has failed so often. */
  resume(when: 'at once' | 'after a fault'): void {
    const task = (): Promise<void> => this.#resume();
    if (when === 'at once') this.planned.after(0, task);
    else this.planned.again(task);
  }
  close(): void {
    this.#closed = true;
    this.planned.close();
  }

  #byItself(task: () => Promise<void>): void {
    this.#table.inTurn(task).catch((error: unknown) => this.#onItsOwn(error));
  }
  /** Something that nobody asked for went wrong. */
  #onItsOwn(error: unknown): void {
    if (this.#closed) return;
    // Somebody was quicker.
    if (error instanceof Refusal && (error.code === 'stale' || error.code === 'over')) return;
    const { id, status } = this.#table.row();
    this.#parts.log(error, id);
    // Those who wait for a bot hear why it does not come.
    if (error instanceof Refusal && this.planned.isFirstTry) this.#table.room().tellProblem(error);
    if (this.#table.game.isFrozen) return this.#table.room().tellInfo();
    if (status === 'waiting') this.planned.again(() => this.#table.makeSeed());
    else this.resume('after a fault');
  }
  async #resume(): Promise<void> {
    const row = this.#table.row();
    if (row.status !== 'playing' && row.status !== 'over') return;
    await this.#table.game.summary(row);
    await this.#table.showBehind();
    this.goOn();
  }
}
