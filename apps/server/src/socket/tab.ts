/**
 * One connection of a browser tab, whatever it is for: reads what it sends within its bounds, and sends what it may know.
 *
 * Owns   counting, sizes, JSON, patience with nonsense, and what is not read.
 * Not    what messages mean: who extends it reads them.
 * Keeps  nothing that a client sends ends more than its own connection.
 */
import { Limits } from '@westmarch/protocol';
import type { WebSocket } from 'ws';
import { Allowances } from '../limits/allowances.ts';
import type { Held } from '../limits/connections.ts';
import type { Doors } from '../limits/doors.ts';
import type { Metrics } from '../metrics.ts';
import type { Guest } from '../store/guests.ts';
import { causeOf } from '../store/problems.ts';
import { notKept, Refusal } from '../tables/refusal.ts';
import type { Mutes } from '../tables/talk/mutes.ts';

export interface Around {
  /** Messages a second; twice as many at once. */
  readonly messages: number;
  readonly doors: Doors;
  readonly metrics: Metrics;
  readonly log: (error: unknown, table: string) => void;
  readonly note: (text: string) => void;
  readonly mutes: Mutes;
}

/** What is sent beyond this is not read: the client is gone or far too slow, and catches up when it comes back. */
const UNREAD = 4e6;
/** Messages that may be under way at once. A page that waits for answers has two or three. */
const UNDER_WAY = 24;
/** Milliseconds within which a client says what it wants. */
const HELLO_WITHIN = 15_000;
/** A client that errs this often within its connection is not ours. */
const PATIENCE = 50;
/** Milliseconds that one who is sent away has to hear why. */
const FAREWELL = 1000;

/** A message that was understood: its name for the figures, and doing it. */
export interface Wanted {
  readonly t: string;
  readonly obey: () => Promise<void>;
}

export abstract class Tab implements Held {
  readonly network: string;
  readonly #socket: WebSocket;
  readonly #who: Guest | null;
  readonly #bounds: Around;
  readonly #bucket: Allowances;
  #faults = 0;
  #closed = false;
  #held = false;
  #unread = 0;
  #underWay = 0;
  #patience: NodeJS.Timeout | undefined;

  constructor(socket: WebSocket, guest: Guest | null, network: string, around: Around) {
    this.#socket = socket;
    this.#who = guest;
    this.network = network;
    this.#bounds = around;
    this.#bucket = new Allowances({ size: 2 * around.messages, within: 2000 });
  }

  /** What a message wants; null where it was answered with a fault already. */
  protected abstract read(value: unknown): Wanted | null;
  /** The connection is gone. */
  protected abstract left(): void;
  /** Where an error happened, for the log. */
  protected abstract get place(): string;
  abstract get seated(): boolean;

  listen(): void {
    const socket = this.#socket;
    this.#bounds.doors.connections.enter(this);
    this.#patience = setTimeout(() => this.drop('it never said what it wants'), HELLO_WITHIN);
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? null : textOf(data)));
    socket.on('ping', (data) => this.#beat(() => socket.pong(data)));
    socket.on('pong', () => this.#beat(() => {}));
    socket.on('error', () => this.#leave());
    socket.on('close', () => this.#leave());
  }
  /** It has said what it wants. */
  protected settle(): void {
    clearTimeout(this.#patience);
  }
  /** It is here for somebody: whom he does not want to hear is known from now on. */
  protected async hold(): Promise<void> {
    if (!this.#held && !this.#closed) {
      this.#held = true;
      this.#bounds.mutes.hold(this.guest);
    }
    await this.#bounds.mutes.ready(this.guest);
  }

  protected get who(): Guest | null {
    return this.#who;
  }
  get guest(): number | null {
    return this.#who?.id ?? null;
  }
  get name(): string {
    return this.#who?.name ?? '';
  }
  get unread(): number {
    return this.#unread;
  }
  protected get isClosed(): boolean {
    return this.#closed;
  }
  send(text: string): void {
    if (this.#closed) return;
    if (this.#unread > UNREAD) return this.drop('it does not read what it is sent');
    const { connections } = this.#bounds.doors;
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
    this.#bounds.metrics.problems.inc({ code: 'dropped' });
    this.#bounds.note(`a connection was ended: ${why}`);
    this.#leave();
    this.#socket.terminate();
  }
  #leave(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#patience);
    const { connections } = this.#bounds.doors;
    connections.leave(this);
    connections.wait(-this.#unread);
    this.#unread = 0;
    if (this.#held) this.#bounds.mutes.release(this.guest);
    this.left();
  }
  protected problem(code: string, text: string): void {
    this.#bounds.metrics.problems.inc({ code });
    this.send(JSON.stringify({ t: 'problem', code, text }));
  }
  /** The client broke the protocol; one that does so again and again is sent away. */
  protected fault(code: string, text: string): void {
    this.#faults += 1;
    this.problem(code, text);
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
    return this.#bucket.take('', time) && this.#bounds.doors.message(this.network, time);
  }

  #hear(text: string | null): void {
    if (this.#closed || this.#faults >= PATIENCE) return;
    if (!this.#isAllowed(performance.now()))
      return this.fault(
        'too-many',
        `At most ${this.#bounds.messages} messages a second are read. Send fewer.`,
      );
    if (text === null) return this.fault('malformed', 'Messages are text, not bytes.');
    if (text.length > Limits.message)
      return this.fault('too-large', `A message has at most ${Limits.message} characters.`);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return this.fault('malformed', 'The message is not JSON.');
    }
    const wanted = this.read(value);
    if (wanted === null) return undefined;
    if (this.#underWay >= UNDER_WAY)
      return this.fault('too-many', `At most ${UNDER_WAY} messages are worked on at once. Wait for answers.`);
    this.#underWay += 1;
    const timer = this.#bounds.metrics.messages.startTimer({ t: wanted.t });
    wanted
      .obey()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        timer();
        this.#underWay -= 1;
      });
    return undefined;
  }
  /** What could not be read: of another version, or no message of ours. */
  protected misread(value: unknown, issue: { path: PropertyKey[]; message: string }, protocol: number): null {
    const field = issue.path.map(String).join('.');
    if (isHelloOfAnother(value, protocol))
      this.fault('protocol', 'This page is of another version. Load it again.');
    else this.fault('malformed', field === '' ? issue.message : `${field}: ${issue.message}`);
    return null;
  }
  #failed(error: unknown): void {
    if (error instanceof Refusal) return this.problem(error.code, error.message);
    this.#bounds.log(error, this.place);
    if (causeOf(error) !== null) {
      const { code, message } = notKept(error);
      return this.problem(code, message);
    }
    return this.problem(
      'broken',
      'An error in Westmarch kept that from being done. The table stands as it was.',
    );
  }
}

const isHelloOfAnother = (value: unknown, protocol: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  't' in value &&
  value.t === 'hello' &&
  'protocol' in value &&
  value.protocol !== protocol;

function textOf(data: WebSocket.RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}
