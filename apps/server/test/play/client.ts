/** A player as the server sees one: a cookie, requests, and sockets. Every message is checked against the protocol. */
import {
  type FromClient,
  FromServer,
  type GameName,
  type OpenTable,
  PROTOCOL,
  promiseOf,
  type Stops,
  sensibleStops,
  type TableInfo,
} from '@westmarch/protocol';
import { WebSocket } from 'ws';

export type Update = Extract<FromServer, { t: 'update' }>;
export type Problem = Extract<FromServer, { t: 'problem' }>;
export type Answer = Extract<FromServer, { t: 'answer' }>;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: () => unknown;
}

/** What every player of the tests brings to the seed. */
export const VALUE = '0123456789abcdef'.repeat(2);

/** A player who is asked nothing that he could pass. */
export const onlyDeeds = (game: GameName): Stops => ({
  ...sensibleStops[game],
  guard: false,
  aimed: false,
  mine: [],
  others: [],
});

export class Client {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url;
  }
  static async named(url: string, name: string): Promise<Client> {
    const client = new Client(url);
    await client.post('/api/me', { name });
    return client;
  }

  async #ask(method: string, path: string, body?: unknown, headers: object = {}): Promise<Answered> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  }
  get(path: string, headers: object = {}): Promise<Answered> {
    return this.#ask('GET', path, undefined, headers);
  }
  post(path: string, body: unknown, headers: object = {}): Promise<Answered> {
    return this.#ask('POST', path, body, headers);
  }
  put(path: string, body: unknown): Promise<Answered> {
    return this.#ask('PUT', path, body);
  }
  delete(path: string): Promise<Answered> {
    return this.#ask('DELETE', path);
  }

  /** Opens a table; its id. */
  async open(table: OpenTable): Promise<string> {
    const { status, text } = await this.post('/api/tables', table);
    if (status !== 201) throw new Error(`${status}: ${text}`);
    return idIn(text);
  }
  async join(invitation: string, deck: string): Promise<string> {
    const { status, text } = await this.post('/api/join', { invitation, deck });
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return idIn(text);
  }

  /** Sits down at a table, or watches it; `chance`: sends a value for the seed. */
  async at(table: string, { since = 0, chance = true, headers = {} } = {}): Promise<Tab> {
    const tab = new Tab(`${this.url.replace('http', 'ws')}/ws`, { cookie: this.cookie, ...headers });
    await tab.opened;
    tab.value = chance ? VALUE : null;
    tab.send({ t: 'hello', protocol: PROTOCOL, table, since });
    await tab.until((message) => message.t !== 'answer');
    return tab;
  }
}

function idIn(text: string): string {
  const { table }: { table: string } = JSON.parse(text);
  return table;
}

/** One browser tab. */
export class Tab {
  readonly protocol = PROTOCOL;
  /** This player's own value for the seed; null where he has none. */
  value: string | null = null;
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  /** Everything that came, as it came. */
  readonly frames: string[] = [];
  readonly messages: FromServer[] = [];
  info: TableInfo | null = null;
  update: Update | null = null;
  onMessage: (message: FromServer) => void = () => {};
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];
  /** Messages before this one were waited for already. */
  #read = 0;
  #isClosed = false;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(url, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve());
      this.#socket.once('error', reject);
    });
    this.opened.catch(() => {});
    this.closed = new Promise((resolve) => {
      this.#socket.once('close', (code) => {
        this.#isClosed = true;
        for (const wake of this.#waiting.splice(0)) wake();
        resolve(code);
      });
    });
    this.#socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) this.#hear(data.toString());
    });
  }
  #hear(frame: string): void {
    const message = FromServer.parse(JSON.parse(frame));
    this.frames.push(frame);
    this.messages.push(message);
    if (message.t === 'table') {
      this.info = message.info;
      this.#takePart(message.info);
    }
    if (message.t === 'update') this.update = message;
    this.onMessage(message);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Promises a value, and reveals it once all have promised theirs. */
  #takePart({ table, you, status, fair }: TableInfo): void {
    if (this.value === null || you === 0 || status !== 'waiting') return;
    if (fair.promises[you - 1] === null) this.send({ t: 'promise', hash: promiseOf(table, you, this.value) });
    if (fair.stage === 'revealing') this.send({ t: 'chance', value: this.value });
  }

  send(message: FromClient): void {
    this.sendText(JSON.stringify(message));
  }
  sendText(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** The next message of a kind that was not read yet. */
  async until<M extends FromServer>(is: (message: FromServer) => message is M): Promise<M>;
  async until(is: (message: FromServer) => boolean): Promise<FromServer>;
  async until(is: (message: FromServer) => boolean): Promise<FromServer> {
    for (;;) {
      while (this.#read < this.messages.length) {
        const message = this.messages[this.#read++];
        if (is(message)) return message;
      }
      if (this.#isClosed) throw new Error('the connection was closed');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }
  nextUpdate(is: (update: Update) => boolean = () => true): Promise<Update> {
    return this.until((m): m is Update => m.t === 'update' && is(m));
  }
  problem(): Promise<Problem> {
    return this.until((m): m is Problem => m.t === 'problem');
  }
  answer(): Promise<Answer> {
    return this.until((m): m is Answer => m.t === 'answer');
  }
  /** Until this seat is asked, or the game is over. */
  myTurn(): Promise<Update> {
    const mine = ({ decision, result }: Update): boolean =>
      result !== null || decision?.seat === this.info?.you;
    if (this.update !== null && mine(this.update)) return Promise.resolve(this.update);
    return this.nextUpdate(mine);
  }
  /** Is asked everything from now on, so that each of his choices is an event of its own. */
  async askedEverything(): Promise<void> {
    const stops = this.info?.stops;
    if (stops === undefined) throw new Error('the table has not said what it is');
    this.send({ t: 'stops', stops: { ...stops, full: true } });
    await this.until((m) => m.t === 'table' && m.info.stops.full);
  }
  choose(index: number, v = this.update?.v ?? 0): void {
    this.send({ t: 'choose', v, index });
  }

  /** Chooses at random until `goOn` is false or the game is over; where `pick` gives −1 it waits. */
  playAtRandom(
    pick: (count: number) => number,
    goOn: (update: Update) => boolean = () => true,
  ): Promise<void> {
    return new Promise((resolve) => {
      const act = (update: Update): void => {
        if (update.result !== null || !goOn(update)) {
          this.onMessage = () => {};
          resolve();
        } else if (update.decision?.seat === this.info?.you) {
          const { choices = [], ask = '' } = update.decision ?? {};
          // A high bid would corrupt the Ring-bearer before the first turn.
          const index = pick(ask.includes('burdens do you bid') ? 3 : choices.length);
          if (index >= 0) this.choose(index, update.v);
        }
      };
      this.onMessage = (message) => {
        if (message.t === 'update') act(message);
      };
      void this.closed.then(() => resolve());
      if (this.update !== null) act(this.update);
    });
  }

  close(): void {
    this.#socket.close();
  }
  /** Gone without a word, as a phone that lost its network. */
  drop(): void {
    this.#socket.terminate();
  }
}

/** Always the same random numbers. */
export function picker(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
