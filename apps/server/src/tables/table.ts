/**
 * One table: who is there, and what happens in which order.
 *
 * Owns   the queue of everything that is done at the table.
 * Not    the game (engine/), the disk (store/), or sockets; what happens by itself (going-on.ts), who agrees to an undo
 *        (undoing.ts), or how it ends (ending.ts).
 * Keeps  an event is on the disk before anyone hears of it; what happens at a table happens one after the other.
 */
import { type Stops } from '@westmarch/protocol';
import { type AnswerOf, type Ask, type Done, type Summary } from '../engine/requests.ts';
import { seedFrom } from '../fair.ts';
import { type SeatRow, type TableRow, type Wish } from '../store/table-rows.ts';
import { evenly } from './by-itself.ts';
import { mayClose } from './closing.ts';
import { Consent } from './consent.ts';
import { Delayed } from './delayed.ts';
import { Ending } from './ending.ts';
import { FinalView } from './final-view.ts';
import { GoingOn } from './going-on.ts';
import { OpenGame } from './open-game.ts';
import { mayLook, mustPlay, mustSeeNow, Refusal, refuse } from './refusal.ts';
import { Room } from './room.ts';
import { earlierEngine, type Standing, type Watcher } from './seating.ts';
import { SeedMaking } from './seed-making.ts';
import { type TableParts } from './table-parts.ts';
import { Talk } from './talk/talk.ts';
import { Timing } from './time/timing.ts';
import { Turns } from './turns.ts';
import { Undoing } from './undoing.ts';
import { Wishing } from './wishing.ts';

export class Table {
  readonly #parts: TableParts;
  readonly #game: OpenGame;
  readonly #room: Room;
  readonly #consent: Consent;
  readonly #undoing: Undoing;
  readonly #ending: Ending;
  readonly #timing: Timing;
  readonly talk: Talk;
  #row: TableRow;
  readonly #turns: Turns;
  readonly #final: FinalView;
  readonly #going: GoingOn;
  readonly #seed: SeedMaking;
  readonly #wishing: Wishing;

  constructor(row: TableRow, parts: TableParts) {
    this.#row = row;
    this.#parts = parts;
    this.#turns = new Turns({
      displaced: () => parts.displaced(row.id),
      readAgain: () => this.#readAgain(),
      failed: () => this.#going.resume('after a fault'),
    });
    this.#game = new OpenGame(row, parts);
    this.#consent = new Consent(row, row.undo, parts.store);
    this.#going = new GoingOn(parts, {
      game: this.#game,
      consent: this.#consent,
      row: () => this.#row,
      room: () => this.#room,
      timing: () => this.#timing,
      inTurn: (task) => this.#turns.take(task, 'by itself'),
      act: (ask) => this.#act(ask),
      lapse: () => this.#undoing.lapse(),
      makeSeed: () => this.#seed.goOn(),
      showBehind: () => this.#show('behind'),
    });
    this.#seed = new SeedMaking(parts, this.#going.planned, {
      row: () => this.#row,
      seat: (seat, change) => this.#seat(seat, change),
      told: () => this.#room.tellInfo(),
      begin: () => this.#begin(),
    });
    this.#final = new FinalView(parts, {
      row: () => this.#row,
      look: (lookers) => this.#ask({ op: 'look', table: row.id, lookers, askedBy: 0 }),
    });
    this.#undoing = new Undoing(this.#consent, {
      row: () => this.#row,
      summary: () => this.#game.summary(this.#row),
      gone: () => this.#game.last?.conceded ?? [],
      takeBack: (ask) => this.#act({ ...ask, viewers: this.#room.viewers }),
      hold: () => this.#going.planned.drop(),
      shown: async () => {
        await this.#show('all');
        this.#going.goOn();
      },
    });
    const keep = (seat: number, stops: Stops): void => this.#seat(seat, { stops });
    const around = { row: () => this.#row, keep, told: (seat: number) => this.#room.tellInfo(seat) };
    this.#wishing = new Wishing(parts, this.#game, around, () => this.#going.goOn());
    this.#ending = new Ending(parts, {
      row: () => this.#row,
      change: (change) => {
        this.#row = { ...this.#row, ...change };
      },
      seat: (seat, change) => this.#seat(seat, change),
      mayClose: (seat) => this.#mayClose(seat),
      told: () => this.#room.tellInfo(),
      stop: () => {
        this.#going.planned.drop();
        this.#consent.forget();
      },
      close: () => this.#game.close(),
    });
    const standing = (): Standing => ({
      row: this.#row,
      mayClose: (seat) => this.#mayClose(seat),
      clock: (seat) => this.#timing.now(seat),
      muted: (watcher) => this.talk.mutedBy(watcher),
      began: earlierEngine(this.#row, parts.engines),
    });
    this.#room = new Room(standing, Delayed.by(row.terms.delay, parts.ticker));
    this.talk = new Talk(parts.talk, {
      row: () => this.#row,
      watchers: () => this.#room.watchers,
      told: () => this.#room.tellInfo(),
      log: (error) => parts.log(error, row.id),
    });
    this.#timing = new Timing(parts, {
      row: () => this.#row,
      looking: (seat) => this.#room.looking(seat),
      byBot: () => this.#game.last?.bot ?? false,
      told: () => this.#room.tellClock(),
      remark: (text) => this.talk.remark(text),
      goOn: () => this.#going.goOn(),
    });
  }

  get row(): TableRow {
    return this.#row;
  }
  get isEmpty(): boolean {
    return this.#room.isEmpty;
  }
  /** Something is planned: a bot's move, a pass, the beginning. */
  get isBusy(): boolean {
    return this.#going.planned.is || this.#timing.isRunning;
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.#turns.take(task);
  }
  /** Storage failed in the midst of something: what is there now is what holds, and those who wait are shown it. */
  async #readAgain(): Promise<void> {
    const kept = await this.#parts.store.table(this.#row.id);
    if (kept === null || kept.v === this.#row.v) return;
    this.#row = kept;
    this.#consent.forget();
    await this.#game.close();
    this.#going.resume('at once');
  }

  /** Something that only players do, while the game goes on. */
  #playing(seat: number, task: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      mustPlay(this.#row, seat);
      await task();
    });
  }

  enter(watcher: Watcher, since: number): Promise<void> {
    return this.#inTurn(async () => {
      mayLook(this.#row, watcher.seat);
      if (watcher.seat === 0 && this.#room.size >= this.#parts.watchers) throw refuse('crowded');
      // One who has seen more than there is, as after data was lost, is told everything.
      this.#room.enter(watcher, since > this.#row.v ? 0 : since);
      this.#going.attended();
      await this.talk.greet(watcher);
      if (this.#row.status === 'closed') return;
      if (this.#row.status === 'waiting') return this.#seed.goOn();
      try {
        if (this.#row.status === 'over' && (await this.#final.show(watcher))) return;
        const since = this.#since;
        await this.#show([watcher]);
        // Its engine was fetched for it: only now is known since when that is.
        if (this.#since !== since) this.#room.tellInfo();
      } catch (error) {
        // He is told so, and shown the table as soon as that can be done.
        if (this.#game.isFrozen) this.#room.tellInfo();
        else this.#going.resume('after a fault');
        throw error;
      }
      this.#timing.open();
      this.#timing.back(watcher.seat);
      this.#timing.presence();
      return this.#going.goOn();
    });
  }
  /** It goes on with an engine of before. */
  get isEarlier(): boolean {
    return this.#since !== undefined;
  }
  get #since(): string | undefined {
    return earlierEngine(this.#row, this.#parts.engines)?.since;
  }
  leave(watcher: Watcher): void {
    this.#room.leave(watcher);
    if (watcher.seat !== 0) this.#timing.presence();
  }

  sit(seat: number, guest: number, name: string, deck: string): Promise<void> {
    return this.#inTurn(async () => {
      // Another may have been quicker.
      if (this.#row.seats[seat - 1]?.kind !== 'open')
        throw new Refusal('invitation', 'This invitation was taken already.');
      await this.#parts.store.takeSeat(this.#row, seat, guest, name, deck);
      this.#seat(seat, { kind: 'person', guest, name, deck, invitation: null });
      this.#room.tellInfo();
      this.#parts.onTurn(this.#row);
      await this.#seed.goOn();
    });
  }
  #seat(seat: number, change: Partial<SeatRow>): void {
    const seats = this.#row.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
    this.#row = { ...this.#row, seats };
  }

  promise(seat: number, hash: string): Promise<void> {
    return this.#inTurn(() => this.#seed.promise(seat, hash));
  }
  chance(seat: number, value: string): Promise<void> {
    return this.#inTurn(() => this.#seed.reveal(seat, value));
  }
  async #begin(): Promise<void> {
    const { secret, status } = this.#row;
    if (status !== 'waiting') return;
    const values = this.#row.seats.map(({ chance }) => chance ?? '');
    const seed = seedFrom(secret, values);
    const { current: engine, shelf } = this.#parts.engines;
    await shelf?.share(); // what the game begins with is there before it begins
    const summary = await this.#game.begin({ ...this.#row, seed, engine });
    await this.#parts.store.begin(this.#row, seed, engine, values, summary);
    for (const [i, value] of values.entries()) this.#seat(i + 1, { chance: value });
    this.#row = { ...this.#row, seed, engine, version: summary.version };
    this.#moveTo(summary);
    this.#timing.turn(0);
    this.#room.tellInfo();
    await this.#show('all');
    this.#going.goOn();
  }

  #moveTo({ v, asked, turn, over }: Summary): void {
    const status = over === null ? 'playing' : 'over';
    const before = this.#row;
    this.#row = { ...before, v, asked, turn, status, ending: over, updated: new Date().toISOString() };
    if (before.asked !== asked || before.status !== status) this.#parts.onTurn(this.#row);
  }
  /** Asks the game, opening it first where it is not open. */
  #ask<O extends 'hint' | 'look' | 'map' | 'question' | 'record' | 'scenario' | 'why'>(
    ask: Ask<O>,
  ): Promise<AnswerOf<O>> {
    return this.#game.ask(this.#row, ask);
  }
  /** Shows the table as it is to these, to everyone, or to those who were not told everything yet. */
  #show(whom: 'all' | 'behind' | readonly Watcher[]): Promise<void> {
    const { id: table, v } = this.#row;
    return this.#room.show(v, whom, (lookers) =>
      this.#ask({ op: 'look', table, lookers, askedBy: this.#consent.askedBy }),
    );
  }
  /** Does something that is an event of the table; tells everyone once it is kept. */
  async #act(ask: Ask<'bot' | 'choose' | 'concede' | 'undo'>): Promise<void> {
    const began = performance.now();
    const done: Done = await this.#game.act(this.#row, ask);
    if ('refused' in done) throw refuse(done.refused);
    await evenly(this.#row, done, began, this.#parts.pace.pass);
    this.#going.happened();
    this.#parts.onEvent(done.event.kind);
    this.#consent.forget();
    this.#moveTo(done.summary);
    const { kind, seat, auto } = done.event;
    this.#timing.turn(kind === 'choice' && !auto && ask.op === 'choose' ? seat : 0);
    const all = this.#room.tell(done.shown, done.event.v);
    if (done.summary.over !== null) {
      this.#room.tellInfo();
      await this.#final.keep();
    }
    await this.#wishing.settle(done);
    this.#going.goOn();
    // Someone came while the worker was away, and waits for his first look.
    if (!all) await this.#show('behind');
  }

  /** `plan`: a further step of what the player decided as a whole. */
  choose(seat: number, v: number, index: number, plan = false): Promise<void> {
    const { id: table } = this.#row;
    return this.#playing(seat, () =>
      this.#act({ op: 'choose', table, v, viewers: this.#room.viewers, seat, index, auto: plan }),
    );
  }
  concede(seat: number): Promise<void> {
    return this.#playing(seat, async () => {
      const { id: table, v } = this.#row;
      await this.#act({ op: 'concede', table, v, viewers: this.#room.viewers, seat });
    });
  }

  /** The one who is out of time and grace has lost, as if he had conceded. */
  claim(seat: number): Promise<void> {
    return this.#playing(seat, async () => {
      const { id: table, v } = this.#row;
      const late = this.#timing.claim(seat);
      await this.#act({ op: 'concede', table, v, viewers: this.#room.viewers, seat: late });
    });
  }
  back(seat: number): Promise<void> {
    return this.#playing(seat, async () => this.#timing.back(seat));
  }

  undo(seat: number): Promise<void> {
    return this.#playing(seat, async () => {
      if (this.#row.terms.takeBack === 'never') throw refuse('no-take-back');
      await this.#undoing.ask(seat);
    });
  }
  answerUndo(seat: number, yes: boolean): Promise<void> {
    return this.#playing(seat, () => this.#undoing.answer(seat, yes));
  }

  setStops(seat: number, stops: Stops): Promise<void> {
    return this.#inTurn(() => this.#wishing.wish(seat, stops));
  }

  /** Opens the game where it is not open, and lets bots go on. */
  resume(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#row.status === 'waiting') return this.#seed.goOn();
      if (this.#row.status !== 'playing') return;
      await this.#game.summary(this.#row);
      this.#timing.open();
      this.#going.goOn();
    });
  }

  #mayClose(seat: number): boolean {
    const { isFrozen } = this.#game;
    return mayClose(this.#row, seat, { isFrozen, looking: (one) => this.#room.looking(one) });
  }
  end(seat: number): Promise<void> {
    return this.#inTurn(() => this.#ending.end(seat));
  }
  /** By whoever runs the server. */
  endFor(why: string): Promise<void> {
    return this.#inTurn(() => this.#ending.endFor(why));
  }
  rematch(seat: number, wish: Wish): Promise<void> {
    return this.#inTurn(() => this.#ending.rematch(seat, wish));
  }

  question(viewer: number, card: number, values: boolean): Promise<AnswerOf<'question'>> {
    return this.seen(viewer, { op: 'question', table: this.#row.id, viewer, card, values });
  }
  record(): Promise<string> {
    return this.#inTurn(() => this.#ask({ op: 'record', table: this.#row.id }));
  }
  scenario(viewer: number): Promise<string> {
    return this.seen(viewer, { op: 'scenario', table: this.#row.id, viewer });
  }
  /** Asked by one who may see the table as it is now. */
  seen<O extends 'hint' | 'map' | 'question' | 'scenario' | 'why'>(
    viewer: number,
    ask: Ask<O>,
  ): Promise<AnswerOf<O>> {
    return this.#inTurn(() => {
      mustSeeNow(this.#row, viewer);
      return this.#ask(ask);
    });
  }

  /** The worker with its game was lost: it is opened again when it is needed, or at once for those who are here. */
  lost(): void {
    this.#game.lose();
    if (this.#row.status === 'playing') this.#going.resume('at once');
  }
  /** Sends everybody away; whoever comes back finds the table as it is kept then. */
  async leaveAll(): Promise<void> {
    this.#room.sendAway();
    await this.close();
  }
  async close(): Promise<void> {
    this.#turns.close();
    this.#going.close();
    this.#consent.unplan();
    this.#room.close();
    await this.#turns.over();
    await this.#timing.close();
    await this.talk.over();
    await this.#game.close();
  }
}
