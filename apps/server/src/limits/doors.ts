/**
 * The doors of the house: what each network may ask for, and how much of it.
 *
 * Owns   counting requests, new guests, new tables, files, connections and messages by network.
 * Keeps  who asks for too much hears what to do; nobody else notices.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/answers.ts';
import { Allowances } from './allowances.ts';
import { Connections } from './connections.ts';
import type { ServerLimits } from './limits.ts';
import { networkOf } from './network.ts';
import type { Trust } from './trust.ts';

/** One of so many requests may bring a file. */
const BRINGS = 30;
/** One of so many may be work on a deck. */
const BUILDS = 3;
/** So many connections' worth of messages from one network. */
const TALKERS = 10;
/** A browser opens several sockets to load a page; so many times the connections that tables may have. */
const SOCKETS = 2;

export class Doors {
  readonly connections: Connections;
  readonly #limits: ServerLimits;
  #bans: ReadonlyMap<string, string> = new Map();
  readonly #requests: Allowances;
  readonly #guests: Allowances;
  readonly #tables: Allowances;
  readonly #brought: Allowances;
  readonly #decks: Allowances;
  readonly #messages: Allowances;
  readonly #talk: Allowances;
  readonly #talkOfAll: Allowances;

  constructor(limits: ServerLimits) {
    const { requests, guests, opened, messages, talk } = limits;
    this.#limits = limits;
    this.connections = new Connections(limits.connections);
    this.#requests = new Allowances(requests);
    this.#guests = new Allowances(guests);
    this.#tables = new Allowances(opened);
    this.#brought = new Allowances({ ...requests, size: Math.ceil(requests.size / BRINGS) });
    this.#decks = new Allowances({ ...requests, size: Math.ceil(requests.size / BUILDS) });
    this.#talk = new Allowances(talk);
    this.#talkOfAll = new Allowances({ ...talk, size: TALKERS * talk.size });
    this.#messages = new Allowances({ size: 2 * TALKERS * messages, within: 2000 });
  }

  /** Every request counts; a proxy that nobody was told to trust is noticed. */
  guard(server: FastifyInstance, trust: Trust): void {
    let told = false;
    this.#guardSockets(server, trust);
    server.addHook('onRequest', async (request) => {
      if (trust === false && !told && request.headers['x-forwarded-for'] !== undefined) {
        told = true;
        server.log.warn(warning(request));
      }
      const why = this.#bans.get(networkOf(request.ip));
      if (why !== undefined) throw new HttpProblem(403, `You may not come here: ${why}`);
      if (!this.#requests.take(networkOf(request.ip)))
        throw new HttpProblem(429, 'Too many requests from your address. Wait a minute.');
    });
  }

  /** Bare connections that ask nothing. Through a proxy all come from one address: then only their number counts. */
  #guardSockets(server: FastifyInstance, trust: Trust): void {
    const { all, each } = this.#limits.connections;
    const open = new Map<string, number>();
    server.server.maxConnections = SOCKETS * all;
    server.server.on('connection', (socket) => {
      // Node's own times begin with the first byte: one who never sends any would stay for ever.
      const timer = setTimeout(() => {
        if (socket.bytesRead === 0) socket.destroy();
      }, this.#limits.requestTime);
      socket.once('close', () => clearTimeout(timer));
      if (trust !== false) return;
      const network = networkOf(socket.remoteAddress ?? '');
      const count = (open.get(network) ?? 0) + 1;
      if (count > SOCKETS * each) {
        socket.destroy();
        return;
      }
      open.set(network, count);
      socket.once('close', () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
    });
  }

  /** Networks that may not come at all. */
  setBans(bans: readonly { readonly network: string; readonly why: string }[]): void {
    this.#bans = new Map(bans.map(({ network, why }) => [network, why]));
    this.connections.dropAll(({ network }) => this.#bans.has(network));
  }

  newGuest(ip: string): void {
    if (!this.#guests.take(networkOf(ip)))
      throw new HttpProblem(429, 'Too many new guests from your address. Wait a while.');
  }
  newTable(ip: string): void {
    if (!this.#tables.take(networkOf(ip)))
      throw new HttpProblem(429, 'Too many new tables from your address. Wait a while.');
  }
  bring(ip: string): void {
    if (!this.#brought.take(networkOf(ip)))
      throw new HttpProblem(429, 'Too many files from your address. Wait a minute.');
  }
  /** A bot who is asked why he chose as he did: he thinks about it for a while. */
  why(ip: string): void {
    if (!this.#decks.take(networkOf(ip)))
      throw new HttpProblem(429, 'Too many questions from your address. Wait a minute.');
  }
  /** Decks that are kept, read or checked: a builder asks often, and each time for little. */
  deck(ip: string): void {
    if (!this.#decks.take(networkOf(ip)))
      throw new HttpProblem(429, 'Too much work on decks from your address. Wait a minute.');
  }
  connect(ip: string): void {
    const why = this.connections.refusal(networkOf(ip));
    if (why === 'each') throw new HttpProblem(429, 'Too many connections from your address.');
    if (why === 'all') throw new HttpProblem(503, 'All places are taken. Try again in a moment.');
  }
  /** Whether a guest may say one line more. */
  talk(network: string, guest: number): boolean {
    return this.#talk.take(String(guest)) && this.#talkOfAll.take(network);
  }
  message(network: string, time: number): boolean {
    return this.#messages.take(network, time);
  }
}

const warning = ({ socket }: FastifyRequest): string =>
  `A proxy at ${socket.remoteAddress} says for whom it asks, and TRUST_PROXY does not say to believe it: all who come through it count as one.`;
