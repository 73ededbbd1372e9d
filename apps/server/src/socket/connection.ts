/** One browser tab at one table: reads what it sends, says what it may know. Bounds and patience are tab.ts's. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FromClient, type GameName, PROTOCOL } from '@westmarch/protocol';
import type { WebSocket } from 'ws';
import { type FarSocket, type FarSockets, Moved } from '../servers/far.ts';
import { PATIENCE, PAUSE } from '../servers/live-tables.ts';
import type { Guest } from '../store/guests.ts';
import { mayLook, Refusal, refuse } from '../tables/refusal.ts';
import { seatOf, type Watcher } from '../tables/seating.ts';
import { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Questions } from './questions.ts';
import { type Around, Tab, type Wanted } from './tab.ts';

export interface Surroundings extends Around {
  readonly tables: Tables;
  readonly questions: Questions;
  readonly far: FarSockets;
  /** It came through another server. */
  readonly isInner?: boolean;
  /** What a table is told of a deck that somebody names: one of his own, or one that everybody knows. */
  readonly deckOf: (guest: Guest, game: GameName, key: string) => Promise<string>;
}

/** How often a table is looked for that is put away meanwhile. */
const MOST_TRIES = 3;

export class Connection extends Tab implements Watcher {
  readonly origin: string;
  readonly #around: Surroundings;
  #table: Table | null = null;
  /** The way to its table, where another server keeps it. */
  #far: FarSocket | null = null;
  #arriving: Promise<unknown> | null = null;
  #seat = 0;

  constructor(socket: WebSocket, guest: Guest | null, origin: string, network: string, around: Surroundings) {
    super(socket, guest, network, around);
    this.origin = origin;
    this.#around = around;
  }

  get seat(): number {
    return this.#seat;
  }
  get seated(): boolean {
    return this.#seat !== 0;
  }
  get isInner(): boolean {
    return this.#around.isInner === true;
  }
  protected get place(): string {
    return this.#table?.row.id ?? '';
  }
  protected left(): void {
    this.#table?.leave(this);
    this.#far?.close();
  }
  protected read(value: unknown): Wanted | null {
    const said = FromClient.safeParse(value);
    if (!said.success) return this.misread(value, said.error.issues[0], PROTOCOL);
    return { t: said.data.t, obey: () => this.#obey(said.data) };
  }

  async #obey(said: FromClient): Promise<void> {
    if (said.t === 'hello') return this.#hello(said.table, said.since);
    // What follows upon a hello waits until its table is found.
    await this.#arriving;
    if (this.#far !== null) return this.#far.send(JSON.stringify(said));
    const table = this.#table;
    if (table === null) return this.fault('hello-first', 'Say hello first: which table is it?');
    switch (said.t) {
      case 'choose':
        return table.choose(this.#seat, said.v, said.index, said.plan);
      case 'undo':
        return table.undo(this.#seat);
      case 'answerUndo':
        return table.answerUndo(this.#seat, said.yes);
      case 'concede':
        return table.concede(this.#seat);
      case 'rematch':
        return table.rematch(this.#seat, {
          deck: await this.#deck(table, said.deck),
          swap: said.swap ?? false,
        });
      case 'say':
        return table.talk.say(this, said.words, this.network);
      case 'mute':
        return table.talk.mute(this, said.who, said.on);
      case 'claim':
        return table.claim(this.#seat);
      case 'back':
        return table.back(this.#seat);
      case 'close':
        return table.end(this.#seat);
      case 'stops':
        return table.setStops(this.#seat, said.stops);
      case 'promise':
        return table.promise(this.#seat, said.hash);
      case 'chance':
        return table.chance(this.#seat, said.value);
      default:
        return this.send(JSON.stringify(await this.#around.questions.answer(table, this.#seat, said)));
    }
  }
  async #deck({ row }: Table, key: string | undefined): Promise<string | null> {
    return key === undefined || this.who === null ? null : this.#around.deckOf(this.who, row.game, key);
  }
  async #hello(id: string, since: number): Promise<void> {
    if (this.#table !== null || this.#far !== null || this.#arriving !== null)
      return this.fault('hello-again', 'Hello was said already. Another table needs another connection.');
    for (let tries = 1; ; tries++)
      try {
        return await this.#enter(id, since);
      } catch (error) {
        // It was put away the moment it was found: it is found again.
        if (!(error instanceof Refusal && error.code === 'put-away')) throw error;
        if (this.#around.isInner === true) return this.drop('its table changed hands');
        if (tries === MOST_TRIES) throw error;
        this.#table = null;
      }
  }
  async #enter(id: string, since: number): Promise<void> {
    const arriving = this.#arrive(id);
    this.#arriving = arriving.catch(() => null);
    const found = await arriving.finally(() => {
      this.#arriving = null;
    });
    if (found === null) return this.problem('no-table', 'There is no such table.');
    if (this.isClosed) return this.left();
    if (!(found instanceof Table))
      return found.send(
        JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id, since } satisfies FromClient),
      );
    await found.enter(this, since);
    if (this.isClosed) found.leave(this);
    return undefined;
  }
  /** One that changes hands just now is looked for until it has settled. */
  async #arrive(id: string): Promise<Table | FarSocket | null> {
    const until = performance.now() + PATIENCE;
    for (;;)
      try {
        return await this.#reach(id);
      } catch (error) {
        const hasMoved = error instanceof Moved || (error instanceof Refusal && error.code === 'put-away');
        if (!hasMoved) throw error;
        if (this.#around.isInner === true || performance.now() > until) throw refuse('put-away');
        await sleep(PAUSE);
      }
  }
  async #reach(id: string): Promise<Table | FarSocket | null> {
    const found = await this.#around.tables.find(id);
    if (found === null) return null;
    this.settle();
    this.#seat = seatOf(found.row, this.guest);
    mayLook(found.row, this.#seat);
    if (found instanceof Table) {
      await this.hold();
      this.#table = found;
      return found;
    }
    if (this.#around.isInner === true) throw refuse('put-away');
    const { who: guest, network, origin } = this;
    this.#far = await this.#around.far.open(
      found.keeper,
      { table: id, guest, network, origin },
      (text) => this.send(text),
      () => this.drop('its table changed hands'),
    );
    return this.#far;
  }
}
