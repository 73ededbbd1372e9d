/**
 * The connection to a table: opens, says hello with the last event seen, and comes back by itself when it is lost.
 *
 * Owns   the socket, waiting longer after each failure, checking what arrives, and answers to questions.
 * Not    what messages mean (state.ts).
 * Keeps  after a loss nothing is missed and nothing is told twice: `since` is read when the link opens.
 */
import { type FromClient, FromServer, PROTOCOL } from '@westmarch/protocol';
import type { LinkState } from './state.ts';

export type Answer = Extract<FromServer, { t: 'answer' }>;
/** A question without its number. */
export type Question =
  | { readonly t: 'why' | 'value'; readonly card: number }
  | { readonly t: 'hint' }
  | { readonly t: 'whyChosen'; readonly v: number }
  | { readonly t: 'map'; readonly company: number }
  | { readonly t: 'whyThere'; readonly company: number; readonly place: string }
  | { readonly t: 'rules'; readonly rules: string[] }
  | { readonly t: 'face'; readonly face: string };

interface Hears {
  since(): number;
  link(state: LinkState): void;
  message(message: FromServer): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 8_000;
/** The server closes with these when coming back would not help: no such table, not allowed, wrong version. */
const FINAL_CODES = new Set([1008, 4000, 4001, 4003, 4004]);

/** Doubled at each failure, with some chance in it, so that a restarted server is not met by all at once. */
export const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance * 0.5);

export class Link {
  readonly #table: string;
  readonly #hears: Hears;
  readonly #waiting = new Map<number, { answered: (a: Answer) => void; failed: (e: Error) => void }>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #questions = 0;
  #closed = false;

  constructor(table: string, hears: Hears) {
    this.#table = table;
    this.#hears = hears;
  }

  open(): void {
    this.#closed = false;
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close(1000);
    this.#socket = null;
    this.#forget();
  }

  /** Whether it could be sent. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  ask(question: Question): Promise<Answer> {
    const id = ++this.#questions;
    return new Promise((answered, failed) => {
      if (!this.send({ ...question, id })) {
        failed(new Error('There is no connection just now.'));
        return;
      }
      this.#waiting.set(id, { answered, failed });
      setTimeout(() => {
        if (this.#waiting.delete(id)) failed(new Error('The server did not answer.'));
      }, ANSWER_WITHIN);
    });
  }

  /** Someone is looking again, or the network is back: do not wait any longer. */
  readonly #now = (): void => {
    if (this.#socket !== null || this.#closed || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const { protocol, host } = window.location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#attempt = 0;
      this.#hears.link('open');
      this.send({ t: 'hello', protocol: PROTOCOL, table: this.#table, since: this.#hears.since() });
    });
    socket.addEventListener('message', ({ data }) => this.#hear(data));
    socket.addEventListener('close', ({ code }) => this.#lost(socket, code));
  }

  #hear(data: unknown): void {
    const read = FromServer.safeParse(typeof data === 'string' ? parsed(data) : null);
    if (!read.success) {
      this.#hears.message({
        t: 'problem',
        code: 'unreadable',
        text: 'The server said something this page does not understand. Reload it to get the present version.',
      });
      return;
    }
    const message = read.data;
    if (message.t === 'answer') {
      this.#waiting.get(message.id)?.answered(message);
      this.#waiting.delete(message.id);
    }
    this.#hears.message(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.#forget();
    if (FINAL_CODES.has(code)) {
      this.#hears.link('refused');
      return;
    }
    this.#hears.link('lost');
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, chance()));
  }

  #forget(): void {
    for (const { failed } of this.#waiting.values()) failed(new Error('The connection was lost.'));
    this.#waiting.clear();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const chance = (): number => crypto.getRandomValues(new Uint8Array(1))[0] / 256;
