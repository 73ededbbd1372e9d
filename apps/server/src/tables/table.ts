/**
 * One table: who is there, and what happens in which order.
 *
 * Owns   the queue of everything that is done at the table, when bots and automatic passes act, undo by consent.
 * Not    the game (engine/), the disk (store/), or sockets.
 * Keeps  an event is on the disk before anyone hears of it; what happens at a table happens one after the other.
 */
import type { Stops } from '@westmarch/protocol';
import type { Engines } from '../engine/engines.ts';
import type { AnswerOf, Ask, Done, Summary } from '../engine/requests.ts';
import { seedFrom } from '../fair.ts';
import type { SeatRow, TableRow } from '../store/table-rows.ts';
import type { TableStore } from '../store/table-store.ts';
import { OpenGame } from './open-game.ts';
import { Refusal, refuse } from './refusal.ts';
import { Room } from './room.ts';
import { persons, type Watcher } from './seating.ts';

export interface Pace {
  /** How long a bot waits before it chooses, in milliseconds. */
  readonly bot: number;
  /** How long an automatic pass takes, whatever could have been done instead. */
  readonly pass: number;
  /** How long players' values are waited for once everybody is seated. */
  readonly chance: number;
}

export interface TableParts {
  readonly store: TableStore;
  readonly engines: Engines;
  readonly pace: Pace;
  /** Opens the table that follows; returns its id. */
  readonly rematch: (row: TableRow) => Promise<string>;
  readonly log: (error: unknown, table: string) => void;
  /** How many may be connected to one table. */
  readonly watchers: number;
}

/** What may wait its turn at one table; more comes only from who does not wait for answers. */
const MOST_WAITING = 100;
/** Milliseconds after which something that failed by itself is tried again: twice as many each time. */
const FIRST_TRY = 200;
const SLOWEST_TRY = 10_000;

export class Table {
  readonly #parts: TableParts;
  readonly #game: OpenGame;
  readonly #room = new Room();
  #row: TableRow;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The undo that waits for consent: who asked, and who has agreed. */
  #askedBy = 0;
  #agreed = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  /** How often in a row something failed that nobody asked for. */
  #failures = 0;
  #closed = false;

  constructor(row: TableRow, parts: TableParts) {
    this.#row = row;
    this.#parts = parts;
    this.#game = new OpenGame(row, parts);
  }

  get row(): TableRow {
    return this.#row;
  }
  get isEmpty(): boolean {
    return this.#room.isEmpty;
  }
  /** Something is planned: a bot's move, a pass, the beginning. */
  get isBusy(): boolean {
    return this.#timer !== undefined;
  }
  seatOf(guest: number | null): number {
    return guest === null ? 0 : (this.#row.seats.find((seat) => seat.guest === guest)?.seat ?? 0);
  }

  /** Everything at a table waits for what came before it. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) return Promise.reject(refuse('busy'));
    this.#waiting += 1;
    const done = this.#queue.then(task);
    this.#queue = done
      .catch(() => {})
      .finally(() => {
        this.#waiting -= 1;
      });
    return done;
  }
  /** Waits until nothing is under way. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  // Who is there

  enter(watcher: Watcher, since: number): Promise<void> {
    return this.#inTurn(async () => {
      if (watcher.seat === 0 && this.#room.size >= this.#parts.watchers) throw refuse('crowded');
      // One who has seen more than there is, as after data was lost, is told everything.
      this.#room.enter(watcher, since > this.#row.v ? 0 : since);
      this.#room.tellInfo(this.#row);
      if (this.#row.status === 'waiting') return this.#awaitChance();
      try {
        await this.#show([watcher]);
      } catch (error) {
        // He is told so, and shown the table as soon as that can be done.
        if (!(error instanceof Refusal && error.code === 'frozen'))
          this.#after(FIRST_TRY, () => this.#resumeQuietly());
        throw error;
      }
      return this.#goOn();
    });
  }
  leave(watcher: Watcher): void {
    if (this.#room.leave(watcher)) this.#room.tellInfo(this.#row);
  }

  // Before the game

  sit(seat: number, guest: number, name: string, deck: string): Promise<void> {
    return this.#inTurn(async () => {
      // Another may have been quicker.
      if (this.#row.seats[seat - 1]?.kind !== 'open')
        throw new Refusal('invitation', 'This invitation was taken already.');
      await this.#parts.store.takeSeat(this.#row.id, seat, guest, name, deck);
      this.#seat(seat, { kind: 'person', guest, name, deck, invitation: null });
      this.#room.tellInfo(this.#row);
      this.#awaitChance();
    });
  }
  #seat(seat: number, change: Partial<SeatRow>): void {
    const seats = this.#row.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
    this.#row = { ...this.#row, seats };
  }

  /** A player's own value for the seed: his first counts, and none after the game began. */
  chance(seat: number, value: string): Promise<void> {
    return this.#inTurn(async () => {
      const mine = this.#row.seats.find((one) => one.seat === seat);
      if (this.#row.status !== 'waiting' || mine?.kind !== 'person' || mine.chance !== null) return;
      await this.#parts.store.keepChance(this.#row.id, seat, value);
      this.#seat(seat, { chance: value });
      this.#awaitChance();
    });
  }
  #awaitChance(): void {
    if (this.#row.status !== 'waiting' || this.#row.seats.some(({ kind }) => kind === 'open')) return;
    const complete = this.#row.seats.every(({ chance }) => chance !== null);
    if (complete) this.#after(0, () => this.#begin());
    else if (this.#timer === undefined) this.#after(this.#parts.pace.chance, () => this.#begin());
  }
  async #begin(): Promise<void> {
    if (this.#row.status !== 'waiting') return;
    const { id, secret } = this.#row;
    const values = this.#row.seats.map(({ chance }) => chance ?? '');
    const seed = seedFrom(secret, values);
    const summary = await this.#game.begin({ ...this.#row, seed });
    await this.#parts.store.begin(id, seed, values, summary);
    for (const [i, value] of values.entries()) this.#seat(i + 1, { chance: value });
    this.#row = { ...this.#row, seed, version: summary.version };
    this.#moveTo(summary);
    this.#room.tellInfo(this.#row);
    await this.#show('all');
    this.#goOn();
  }

  // The game

  #moveTo({ v, asked, turn, over }: Summary): void {
    const status = over === null ? 'playing' : 'over';
    this.#row = { ...this.#row, v, asked, turn, status, ending: over, updated: new Date().toISOString() };
  }
  /** Asks the game, opening it first where it is not open. */
  #ask<O extends 'look' | 'question' | 'record' | 'scenario'>(ask: Ask<O>): Promise<AnswerOf<O>> {
    return this.#game.ask(this.#row, ask);
  }
  /** Shows the table as it is to these, to everyone, or to those who were not told everything yet. */
  #show(whom: 'all' | 'behind' | readonly Watcher[]): Promise<void> {
    const { id: table, v } = this.#row;
    return this.#room.show(v, whom, (lookers) =>
      this.#ask({ op: 'look', table, lookers, askedBy: this.#askedBy }),
    );
  }
  #mustPlay(seat: number): void {
    if (seat === 0) throw refuse('spectator');
    if (this.#row.status === 'waiting') throw refuse('waiting');
    if (this.#row.status === 'over') throw refuse('over');
  }

  /** Does something that is an event of the table; tells everyone once it is kept. */
  async #act(ask: Ask<'bot' | 'choose' | 'concede' | 'undo'>): Promise<void> {
    const done: Done = await this.#game.act(this.#row, ask);
    if ('refused' in done) throw refuse(done.refused);
    this.#failures = 0;
    this.#askedBy = 0;
    this.#agreed.clear();
    this.#moveTo(done.summary);
    const all = this.#room.tell(done.shown, done.event.v);
    if (done.summary.over !== null) this.#room.tellInfo(this.#row);
    this.#goOn();
    // Someone came while the worker was away, and waits for his first look.
    if (!all) await this.#show('behind');
  }

  choose(seat: number, v: number, index: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#mustPlay(seat);
      const { id: table } = this.#row;
      await this.#act({ op: 'choose', table, v, viewers: this.#room.viewers, seat, index, auto: false });
    });
  }
  concede(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#mustPlay(seat);
      const { id: table, v } = this.#row;
      await this.#act({ op: 'concede', table, v, viewers: this.#room.viewers, seat });
    });
  }

  // Undo by consent

  undo(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      this.#mustPlay(seat);
      const { possible, free } = (await this.#game.summary(this.#row)).undo[seat];
      if (!possible) throw refuse('nothing-to-undo');
      if (free || this.#mustAgree(seat).length === 0) return this.#takeBack(seat);
      this.#askedBy = seat;
      this.#agreed.clear();
      clearTimeout(this.#timer); // nobody moves on meanwhile but by his own hand
      return this.#show('all');
    });
  }
  answerUndo(seat: number, yes: boolean): Promise<void> {
    return this.#inTurn(async () => {
      this.#mustPlay(seat);
      if (this.#askedBy === 0 || this.#askedBy === seat) throw refuse('nothing-asked');
      if (yes) {
        this.#agreed.add(seat);
        if (this.#mustAgree(this.#askedBy).every((other) => this.#agreed.has(other)))
          return this.#takeBack(this.#askedBy);
      } else this.#askedBy = 0;
      await this.#show('all');
      return this.#goOn();
    });
  }
  /** The other persons who still play; bots always agree. */
  #mustAgree(seat: number): number[] {
    const gone = this.#game.last?.conceded ?? [];
    return persons(this.#row.seats)
      .map((other) => other.seat)
      .filter((other) => other !== seat && !gone.includes(other));
  }
  #takeBack(seat: number): Promise<void> {
    const { id: table, v } = this.#row;
    return this.#act({ op: 'undo', table, v, viewers: this.#room.viewers, seat });
  }

  // What happens by itself

  setStops(seat: number, stops: Stops): Promise<void> {
    return this.#inTurn(async () => {
      if (seat === 0) throw refuse('spectator');
      await this.#parts.store.keepStops(this.#row.id, seat, stops);
      this.#seat(seat, { stops });
      this.#room.tellInfo(this.#row);
      if (this.#row.status === 'playing') {
        await this.#game.summary(this.#row);
        this.#goOn();
      }
    });
  }

  /** Opens the game where it is not open, and lets bots go on. */
  resume(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#row.status === 'waiting') return this.#awaitChance();
      if (this.#row.status === 'over') return;
      await this.#game.summary(this.#row);
      this.#goOn();
    });
  }

  /** A bot's turn, or a pass for a player who wants it so: each after its even delay. */
  #goOn(): void {
    const summary = this.#game.last;
    if (this.#row.status !== 'playing') return this.#unplan();
    if (summary === null || this.#askedBy !== 0) return;
    const { v, asked, offer, bot } = summary;
    const seat = this.#row.seats[asked - 1];
    const { id: table } = this.#row;
    if (bot) {
      this.#after(this.#parts.pace.bot, () =>
        this.#act({ op: 'bot', table, v, viewers: this.#room.viewers }),
      );
      return;
    }
    const { autoPass, mine, others } = seat.stops;
    if (offer !== null && autoPass && !(offer.active === asked ? mine : others).includes(offer.phase)) {
      const index = offer.pass;
      this.#after(this.#parts.pace.pass, () =>
        this.#act({ op: 'choose', table, v, viewers: this.#room.viewers, seat: asked, index, auto: true }),
      );
    } else this.#unplan();
  }
  #unplan(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
  /** One thing at most is planned; whatever happens first replaces it. */
  #after(delay: number, task: () => Promise<void>): void {
    this.#unplan();
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#inTurn(task).catch((error: unknown) => this.#onItsOwn(error));
    }, delay);
  }
  /** Something that nobody asked for went wrong: it is tried again unless the table is beyond help. */
  #onItsOwn(error: unknown): void {
    if (this.#closed) return;
    // Somebody was quicker.
    if (error instanceof Refusal && (error.code === 'stale' || error.code === 'over')) return;
    this.#parts.log(error, this.#row.id);
    // Those who wait for a bot hear why it does not come.
    if (error instanceof Refusal && this.#failures === 0) this.#room.tellProblem(error);
    if (error instanceof Refusal && error.code === 'frozen') return;
    const delay = Math.min(SLOWEST_TRY, FIRST_TRY * 2 ** this.#failures++);
    this.#after(delay, () => (this.#row.status === 'waiting' ? this.#begin() : this.#resumeQuietly()));
  }
  async #resumeQuietly(): Promise<void> {
    if (this.#row.status === 'waiting') return;
    await this.#game.summary(this.#row);
    await this.#show('behind');
    this.#goOn();
  }

  // After the game

  rematch(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      if (seat === 0) throw refuse('spectator');
      if (this.#row.status !== 'over') throw refuse('not-over');
      if (this.#row.next !== null) return this.#room.tellInfo(this.#row);
      await this.#parts.store.wantRematch(this.#row.id, seat);
      this.#seat(seat, { rematch: true });
      if (persons(this.#row.seats).every((one) => one.rematch))
        this.#row = { ...this.#row, next: await this.#parts.rematch(this.#row) };
      return this.#room.tellInfo(this.#row);
    });
  }

  // Questions

  question(viewer: number, card: number, values: boolean): Promise<AnswerOf<'question'>> {
    return this.#inTurn(() => {
      if (this.#row.status === 'waiting') throw refuse('waiting');
      return this.#ask({ op: 'question', table: this.#row.id, viewer, card, values });
    });
  }
  record(): Promise<string> {
    return this.#inTurn(() => this.#ask({ op: 'record', table: this.#row.id }));
  }
  scenario(viewer: number): Promise<string> {
    return this.#inTurn(() => {
      if (this.#row.status === 'waiting') throw refuse('waiting');
      return this.#ask({ op: 'scenario', table: this.#row.id, viewer });
    });
  }

  /** The worker with its game was lost: it is opened again when it is needed, or at once for those who are here. */
  lost(): void {
    this.#game.lose();
    if (this.#row.status === 'playing') this.#after(0, () => this.#resumeQuietly());
  }
  async close(): Promise<void> {
    this.#closed = true;
    this.#unplan();
    await this.#queue;
    await this.#game.close();
  }
}
