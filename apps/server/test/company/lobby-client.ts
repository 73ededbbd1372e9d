/** Someone in the lobby, as the server sees him; and time that a test turns by hand. */
import { FromLobby, PROTOCOL, type ToLobby } from '@westmarch/protocol';
import { WebSocket } from 'ws';
import type { Ticker } from '../../src/tables/time/ticker.ts';
import type { Client } from '../play/client.ts';

export class InLobby {
  readonly heard: FromLobby[] = [];
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];
  #read = 0;
  /** Resolves when it was ended from the other side, or by itself. */
  readonly closed: Promise<void>;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.heard.push(FromLobby.parse(JSON.parse(data.toString())));
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }
  static async enter({ url, cookie }: Client): Promise<InLobby> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/lobby`, { headers: { cookie } });
    const lobby = new InLobby(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    lobby.send({ t: 'hello', protocol: PROTOCOL });
    await lobby.next('lobby');
    return lobby;
  }
  send(message: ToLobby): void {
    this.sendText(JSON.stringify(message));
  }
  sendText(text: string): void {
    this.#socket.send(text);
  }
  /** The next message of a kind, for which something holds. */
  async next<T extends FromLobby['t']>(
    t: T,
    holds: (message: Extract<FromLobby, { t: T }>) => boolean = () => true,
  ): Promise<Extract<FromLobby, { t: T }>> {
    const is = (message: FromLobby): message is Extract<FromLobby, { t: T }> => message.t === t;
    for (;;) {
      while (this.#read < this.heard.length) {
        const message = this.heard[this.#read++];
        if (is(message) && holds(message)) return message;
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
  close(): void {
    this.#socket.close();
  }
  /** Gone without a word; resolves once the server may have noticed. */
  drop(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.#socket.once('close', () => resolve()));
    this.#socket.terminate();
    return gone;
  }
}

export class HandTurned implements Ticker {
  #now = 0;
  #tasks: { at: number; task: () => void }[] = [];
  now(): number {
    return this.#now;
  }
  after(ms: number, task: () => void): () => void {
    const one = { at: this.#now + ms, task };
    this.#tasks.push(one);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== one);
    };
  }
  /** Lets time pass; what was to happen meanwhile happens in its order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#tasks = this.#tasks.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
    }
    this.#now = end;
  }
}
