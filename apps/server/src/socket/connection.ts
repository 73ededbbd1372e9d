/**
 * One browser tab at one table: reads what it sends, says what it may know.
 *
 * Owns   checking messages, and answering each that cannot be done with a problem.
 * Keeps  nothing that a client sends ends more than its own connection.
 */
import { FromClient, type FromServer, Limits, PROTOCOL } from '@westmarch/protocol';
import type { WebSocket } from 'ws';
import { Allowances } from '../limits/allowances.ts';
import type { Held } from '../limits/connections.ts';
import type { Doors } from '../limits/doors.ts';
import type { Metrics } from '../metrics.ts';
import type { Guest } from '../store/guests.ts';
import { causeOf } from '../store/problems.ts';
import { notKept, Refusal } from '../tables/refusal.ts';
import type { Watcher } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Questions } from './questions.ts';

export interface Surroundings {
  readonly tables: Tables;
  readonly questions: Questions;
  /** Messages a second; twice as many at once. */
  readonly messages: number;
  readonly doors: Doors;
  readonly metrics: Metrics;
  readonly log: (error: unknown, table: string) => void;
  readonly note: (text: string) => void;
}

/** What is sent beyond this is not read: the client is gone or far too slow, and catches up when it comes back. */
const UNREAD = 4e6;
/** Messages that may be under way at once. A page that waits for answers has two or three. */
const UNDER_WAY = 24;
/** Milliseconds within which a client says which table it wants. */
const HELLO_WITHIN = 15_000;
/** A client that errs this often within its connection is not ours. */
const PATIENCE = 50;
/** Milliseconds that one who is sent away has to hear why. */
const FAREWELL = 1000;

type Said = FromClient;

export class Connection implements Held, Watcher {
  readonly origin: string;
  readonly network: string;
  readonly #socket: WebSocket;
  readonly #guest: Guest | null;
  readonly #around: Surroundings;
  readonly #bucket: Allowances;
  #table: Table | null = null;
  #seat = 0;
  #faults = 0;
  #closed = false;
  #unread = 0;
  #underWay = 0;
  #patience: NodeJS.Timeout | undefined;

  constructor(socket: WebSocket, guest: Guest | null, origin: string, network: string, around: Surroundings) {
    this.#socket = socket;
    this.#guest = guest;
    this.origin = origin;
    this.network = network;
    this.#around = around;
    this.#bucket = new Allowances({ size: 2 * around.messages, within: 2000 });
  }

  listen(): void {
    const socket = this.#socket;
    this.#around.doors.connections.enter(this);
    this.#patience = setTimeout(() => this.drop('it never said which table it wants'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? null : textOf(data)));
    socket.on('ping', (data) => this.#beat(() => socket.pong(data)));
    socket.on('pong', () => this.#beat(() => {}));
    socket.on('error', () => this.#leave());
    socket.on('close', () => this.#leave());
  }

  get seat(): number {
    return this.#seat;
  }
  get guest(): number | null {
    return this.#guest?.id ?? null;
  }
  get seated(): boolean {
    return this.#seat !== 0;
  }
  get unread(): number {
    return this.#unread;
  }
  send(text: string): void {
    if (this.#closed) return;
    if (this.#unread > UNREAD) return this.drop('it does not read what it is sent');
    const { connections } = this.#around.doors;
    const bytes = text.length;
    this.#unread += bytes;
    this.#socket.send(text, () => {
      if (this.#closed) return; // all of it was given up at once
      this.#unread -= bytes;
      connections.wait(-bytes);
    });
    connections.wait(bytes);
    return undefined;
  }
  drop(why: string): void {
    this.#around.metrics.problems.inc({ code: 'dropped' });
    this.#around.note(`a connection was ended: ${why}`);
    this.#leave();
    this.#socket.terminate();
  }
  #leave(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#patience);
    const { connections } = this.#around.doors;
    connections.leave(this);
    connections.wait(-this.#unread);
    this.#unread = 0;
    this.#table?.leave(this);
  }
  #say(message: FromServer): void {
    this.send(JSON.stringify(message));
  }
  #problem(code: string, text: string): void {
    this.#around.metrics.problems.inc({ code });
    this.#say({ t: 'problem', code, text });
  }
  /** The client broke the protocol; one that does so again and again is sent away. */
  #fault(code: string, text: string): void {
    this.#faults += 1;
    this.#problem(code, text);
    if (this.#faults < PATIENCE) return;
    this.#socket.close(1008, 'too many messages that make no sense');
    // He was told why; one who sends on regardless is not listened to.
    setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
  }

  /** What keeps a connection alive counts as a message; an answer to one who does not read would lie here for ever. */
  #beat(answer: () => void): void {
    if (this.#closed || this.#faults >= PATIENCE) return;
    if (!this.#isAllowed(performance.now()) || this.#socket.bufferedAmount > UNREAD)
      return this.drop('it sends pings without end');
    answer();
  }
  #isAllowed(time: number): boolean {
    return this.#bucket.take('', time) && this.#around.doors.message(this.network, time);
  }

  #hear(text: string | null): void {
    if (this.#closed || this.#faults >= PATIENCE) return;
    if (!this.#isAllowed(performance.now()))
      return this.#fault(
        'too-many',
        `At most ${this.#around.messages} messages a second are read. Send fewer.`,
      );
    if (text === null) return this.#fault('malformed', 'Messages are text, not bytes.');
    if (text.length > Limits.message)
      return this.#fault('too-large', `A message has at most ${Limits.message} characters.`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return this.#fault('malformed', 'The message is not JSON.');
    }
    const said = FromClient.safeParse(value);
    if (!said.success) return this.#misread(value, said.error.issues[0]);
    if (this.#underWay >= UNDER_WAY)
      return this.#fault(
        'too-many',
        `At most ${UNDER_WAY} messages are worked on at once. Wait for answers.`,
      );
    this.#underWay += 1;
    const timer = this.#around.metrics.messages.startTimer({ t: said.data.t });
    this.#obey(said.data)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        timer();
        this.#underWay -= 1;
      });
    return undefined;
  }
  #misread(value: unknown, issue: { path: PropertyKey[]; message: string }): void {
    if (
      typeof value === 'object' &&
      value !== null &&
      't' in value &&
      value.t === 'hello' &&
      'protocol' in value
    )
      if (value.protocol !== PROTOCOL)
        return this.#fault('protocol', 'This page is of another version. Load it again.');
    const field = issue.path.map(String).join('.');
    return this.#fault('malformed', field === '' ? issue.message : `${field}: ${issue.message}`);
  }
  #failed(error: unknown): void {
    if (error instanceof Refusal) this.#problem(error.code, error.message);
    else if (causeOf(error) !== null) {
      this.#around.log(error, this.#table?.row.id ?? '');
      const { code, message } = notKept(error);
      this.#problem(code, message);
    } else {
      this.#around.log(error, this.#table?.row.id ?? '');
      this.#problem('broken', 'An error in Westmarch kept that from being done. The table stands as it was.');
    }
  }

  async #obey(said: Said): Promise<void> {
    if (said.t === 'hello') return this.#hello(said.table, said.since);
    const table = this.#table;
    if (table === null) return this.#fault('hello-first', 'Say hello first: which table is it?');
    switch (said.t) {
      case 'choose':
        return table.choose(this.#seat, said.v, said.index);
      case 'undo':
        return table.undo(this.#seat);
      case 'answerUndo':
        return table.answerUndo(this.#seat, said.yes);
      case 'concede':
        return table.concede(this.#seat);
      case 'rematch':
        return table.rematch(this.#seat);
      case 'close':
        return table.end(this.#seat);
      case 'stops':
        return table.setStops(this.#seat, said.stops);
      case 'promise':
        return table.promise(this.#seat, said.hash);
      case 'chance':
        return table.chance(this.#seat, said.value);
      default:
        return this.#say(await this.#around.questions.answer(table, this.#seat, said));
    }
  }
  async #hello(id: string, since: number): Promise<void> {
    if (this.#table !== null)
      return this.#fault('hello-again', 'Hello was said already. Another table needs another connection.');
    const table = this.#around.tables.find(id);
    if (table === null) return this.#problem('no-table', 'There is no such table.');
    clearTimeout(this.#patience);
    this.#table = table;
    this.#seat = table.seatOf(this.#guest?.id ?? null);
    await table.enter(this, since);
    if (this.#closed) table.leave(this);
  }
}

function textOf(data: WebSocket.RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}
