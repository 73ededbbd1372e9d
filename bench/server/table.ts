/** One live table of the server bench: a guest, a socket, random choices after a while of thinking, and what came when. */
import { createHash } from 'node:crypto';
import { PROTOCOL } from '@westmarch/protocol';

/** What the bench reads of the messages; the protocol's tests check all of it. */
interface Update {
  readonly t: 'update';
  readonly v: number;
  readonly told: readonly { readonly v: number; readonly lines: readonly unknown[] }[];
  readonly decision: { readonly seat: number; readonly choices: readonly unknown[] } | null;
  readonly result: object | null;
}

interface Info {
  readonly status: string;
  readonly fair: { readonly stage: string; readonly promises: readonly (string | null)[] };
}
const VALUE = '0'.repeat(32);

export interface Counts {
  /** Milliseconds from a choice to the update that holds it. */
  readonly latencies: number[];
  events: number;
  lost: number;
  reordered: number;
  /** Told otherwise when everything was asked for again. */
  different: number;
  problems: string[];
  gamesEnded: number;
  /** Events of those games. */
  eventsEnded: number;
}

export const newCounts = (): Counts => ({
  latencies: [],
  events: 0,
  lost: 0,
  reordered: 0,
  different: 0,
  problems: [],
  gamesEnded: 0,
  eventsEnded: 0,
});

/** What a table is opened with: one person against bots. */
export interface Opening {
  readonly game: string;
  readonly deck: string;
  readonly others: readonly { readonly kind: 'bot'; readonly bot: string; readonly deck: string }[];
}
const GAMES: readonly Opening[] = [
  { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] },
  { game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'bot', bot: 'random', deck: 'fotr-gandalf' }] },
];
/** Milliseconds between being asked and choosing. */
export interface Thinking {
  readonly least: number;
  readonly most: number;
}

/** Milliseconds: a server that does not even answer the door is not waited for. */
const DOOR = 10_000;
/** A table that was not shown again so many milliseconds after the server was killed is lost. */
const LATE = 120_000;

export class LiveTable {
  #url: string;
  /** The server by which its player comes in. */
  #through: string;
  readonly #opening: Opening;
  readonly counts: Counts;
  #socket: WebSocket | null = null;
  #cookie = '';
  #table = '';
  /** The last event that was told, and everything told so far of this game. */
  #v = 0;
  #told: string[] = [];
  #sentAt = 0;
  #sentV = -1;
  #timer: NodeJS.Timeout | undefined;
  #measuring = false;
  #counted = { table: '', events: 0 };
  /** Which of its connections counts: what comes by an earlier one is not heard. */
  #generation = 0;
  /** Choices that were acknowledged, and the decisions of this game that were answered. */
  #chosen = 0;
  readonly #answered = new Set<number>();
  /** The decision that waits, and how many choices it has. */
  #asked: { readonly v: number; readonly choices: number } | null = null;
  #ended = false;
  /** One game has ended and the next is being opened. */
  #between: Promise<void> = Promise.resolve();
  #random: number;
  readonly #thinks: Thinking;

  constructor(
    url: string,
    number: number,
    counts: Counts,
    thinks: Thinking,
    through = url,
    opening = GAMES[number % GAMES.length],
  ) {
    this.#opening = opening;
    this.#thinks = thinks;
    this.#url = url;
    this.#through = through;
    this.counts = counts;
    this.#random = number * 7919 + 1;
  }

  #chance(n: number): number {
    this.#random = (Math.imul(this.#random, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#random / 2 ** 32) * n);
  }

  get id(): string {
    return this.#table;
  }
  /** How many of its choices were acknowledged. */
  get chosen(): number {
    return this.#chosen;
  }
  /** How many decisions of the game that goes on were answered: none of them may be applied twice. */
  get answered(): number {
    return this.#answered.size;
  }
  stop(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
  /** After the server was killed: what it had told before is held against what it tells now, and the game goes on. */
  async comeBack(url: string): Promise<{ acknowledged: number; lost: number; different: number }> {
    this.#leave();
    await this.#between.catch(() => {});
    // The next game may have been opened meanwhile: whoever heard it by two connections would be told everything twice.
    this.#leave();
    this.#url = url;
    this.#through = url;
    const before = this.#told;
    // What was counted when it last came back is not counted again.
    const acknowledged =
      this.#table === this.#counted.table ? before.length - this.#counted.events : before.length;
    this.#counted = { table: this.#table, events: before.length };
    this.#v = 0;
    this.#told = [];
    const first = Promise.withResolvers<void>();
    const late = setTimeout(() => first.reject(new Error(`table ${this.#table} does not come back`)), LATE);
    try {
      this.#socket = await this.#playBy((update) => {
        this.#hear(update);
        first.resolve();
      });
      this.#socket.addEventListener('close', () => first.reject(new Error('it was sent away at once')));
      await first.promise;
    } catch (error) {
      // What was told before still is what must be told.
      this.#told = before;
      throw error;
    } finally {
      clearTimeout(late);
    }
    const other = before.findIndex((text, i) => i < this.#told.length && this.#told[i] !== text);
    if (other >= 0)
      process.stderr.write(
        `table ${this.#table} told\n  ${before[other]}\nand tells now\n  ${this.#told[other]}\n`,
      );
    const different = before.filter((text, i) => i < this.#told.length && this.#told[i] !== text).length;
    return { acknowledged, lost: Math.max(0, before.length - this.#told.length), different };
  }

  /** What still comes by the connection that there was is not heard. */
  #leave(): void {
    clearTimeout(this.#timer);
    this.#generation += 1;
    this.#socket?.close();
  }

  /** Opens a table and plays at it. */
  async play(): Promise<void> {
    const response = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(this.#opening),
      signal: AbortSignal.timeout(DOOR),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0];
    const { table }: { table: string } = JSON.parse(await response.text());
    this.#table = table;
    this.#v = 0;
    this.#told = [];
    this.#answered.clear();
    this.#socket = await this.#playBy((update) => this.#hear(update));
  }
  /** The connection by which it plays from now on. */
  #playBy(hear: (update: Update) => void): Promise<WebSocket> {
    const generation = this.#generation;
    return this.#connect(hear, () => generation === this.#generation);
  }
  async #connect(hear: (update: Update) => void, counts = () => true): Promise<WebSocket> {
    // Node's own client takes headers; the browser's type does not say so.
    const headers = { cookie: this.#cookie };
    const socket: WebSocket = Reflect.construct(WebSocket, [
      `${this.#through.replace('http', 'ws')}/ws`,
      { headers },
    ]);
    const opened = Promise.withResolvers<void>();
    const late = setTimeout(() => opened.reject(new Error('the server does not answer')), DOOR);
    socket.addEventListener('open', () => opened.resolve());
    socket.addEventListener('error', () => opened.reject(new Error('the server cannot be reached')));
    socket.addEventListener('message', ({ data }) => {
      if (!counts()) return;
      const message: { t: string; code?: string; info?: Info } & Update = JSON.parse(String(data));
      if (message.t === 'update') hear(message);
      else if (message.info !== undefined) this.#takePart(socket, message.info);
      else if (message.t === 'problem') this.#refused(message.code ?? '');
    });
    await opened.promise.finally(() => clearTimeout(late));
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: this.#table, since: 0 }));
    return socket;
  }

  /** What could not be kept, as on a full disk, is tried again. */
  #refused(code: string): void {
    this.counts.problems.push(code);
    this.#sentV = -1;
    if (code === 'storage' && this.#asked !== null) this.#think(this.#asked.v, this.#asked.choices);
  }

  /** Promises a value for the seed, and reveals it. */
  #takePart(socket: WebSocket, { status, fair }: Info): void {
    if (status !== 'waiting') return;
    if (fair.promises[0] === null) {
      const hash = createHash('sha256').update(`${this.#table}|1|${VALUE}`).digest('hex');
      socket.send(JSON.stringify({ t: 'promise', hash }));
    }
    if (fair.stage === 'revealing') socket.send(JSON.stringify({ t: 'chance', value: VALUE }));
  }

  measure(): void {
    this.#measuring = true;
  }

  #hear({ v, told, decision, result }: Update): void {
    const now = performance.now();
    if (this.#measuring && this.#sentV >= 0 && v > this.#sentV)
      this.counts.latencies.push(now - this.#sentAt);
    if (this.#sentV >= 0 && v > this.#sentV) this.#chosen++;
    if (v > this.#sentV) this.#sentV = -1;
    for (const event of told) {
      if (event.v <= this.#v) this.counts.reordered++;
      else this.counts.lost += event.v - this.#v - 1;
      this.#v = event.v;
      this.#told.push(JSON.stringify(event));
      if (this.#measuring) this.counts.events++;
    }
    if (v !== this.#v) this.counts.lost++;
    if (this.#ended) return;
    if (result !== null)
      this.#between = this.#nextGame().catch(() => {
        // The server was killed, or is full.
        this.counts.problems.push('no next game');
      });
    else if (decision?.seat === 1 && decision.choices.length > 0) this.#think(v, decision.choices.length);
  }
  #think(v: number, choices: number): void {
    this.#asked = { v, choices };
    clearTimeout(this.#timer);
    const index = this.#chance(choices);
    this.#timer = setTimeout(
      () => {
        if (this.#ended) return;
        this.#sentAt = performance.now();
        this.#sentV = v;
        this.#answered.add(v);
        this.#socket?.send(JSON.stringify({ t: 'choose', v, index }));
      },
      this.#thinks.least + this.#chance(this.#thinks.most - this.#thinks.least),
    );
  }
  async #nextGame(): Promise<void> {
    this.counts.gamesEnded++;
    this.counts.eventsEnded += this.#told.length;
    await this.#compare();
    this.#socket?.close();
    if (!this.#ended) await this.play();
  }

  /** Asks for everything from the beginning: what was told must be the same, word for word. */
  async #compare(): Promise<void> {
    // More may come on the first socket before the second has its answer: only what came before counts.
    const soFar = [...this.#told];
    const all = Promise.withResolvers<Update>();
    const socket = await this.#connect((update) => all.resolve(update));
    socket.addEventListener('close', () => all.reject(new Error('the server was killed')));
    const { told } = await all.promise;
    socket.close();
    const again = told.map((event) => JSON.stringify(event));
    for (const [i, text] of soFar.entries()) if (again[i] !== text) this.counts.different++;
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#between;
    await this.#compare();
    this.#socket?.close();
  }
}
