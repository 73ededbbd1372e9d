/**
 * Figures for Prometheus, at a port of their own: whoever is not meant to see them cannot reach it.
 *
 * Owns   what is counted and measured, and its names.
 * Keeps  nothing that names a player, a table or an address.
 */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, Summary } from 'prom-client';
import type { House } from './house.ts';

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly events: Counter<'kind'>;
  readonly problems: Counter<'code'>;
  /** Seconds from a message that asks for something to its end. */
  readonly messages: Histogram<'t'>;
  /** Seconds until a choice of a bot that workers thought about was here; and what of it was not thinking. */
  readonly #thoughts: Summary;
  readonly #beside: Summary;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'westmarch_' });
    this.#requests = new Histogram({
      name: 'westmarch_request_seconds',
      help: 'Time from a request to its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    });
    this.events = new Counter({
      name: 'westmarch_events_total',
      help: 'Events of tables that were kept',
      labelNames: ['kind'],
      registers,
    });
    this.problems = new Counter({
      name: 'westmarch_problems_total',
      help: 'What was refused to clients, by code',
      labelNames: ['code'],
      registers,
    });
    this.messages = new Histogram({
      name: 'westmarch_message_seconds',
      help: 'Time from a message of a client to its end',
      labelNames: ['t'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    });
    const percentiles = [0.5, 0.99];
    this.#thoughts = new Summary({
      name: 'westmarch_thought_seconds',
      help: 'Time from asking workers for a choice of a bot to their answer',
      percentiles,
      registers,
    });
    this.#beside = new Summary({
      name: 'westmarch_thought_beside_seconds',
      help: 'The part of that time which was not thinking',
      percentiles,
      registers,
    });
  }

  /** A choice of a bot that a worker came to: milliseconds in all, and of thinking. */
  thought(took: number, cpu: number): void {
    this.#thoughts.observe(took / 1000);
    this.#beside.observe(Math.max(0, took - cpu) / 1000);
  }

  /** Figures that are read when they are asked for. */
  watch(house: House): void {
    const { store, tables, engines, doors, thinking } = house;
    const gauge = (name: string, help: string, value: () => number | Promise<number>): void => {
      const made: Gauge = new Gauge({
        name: `westmarch_${name}`,
        help,
        registers: [this.#registry],
        collect: async (): Promise<void> => made.set(await value()),
      });
    };
    gauge('connections', 'Open connections', () => doors.connections.count);
    gauge('networks', 'Networks with open connections', () => doors.connections.networks);
    gauge('unread_bytes', 'Bytes that clients have not read yet', () => doors.connections.unread);
    gauge('live_tables', 'Tables that are in memory', () => tables.live.size);
    gauge('going_tables', 'Games that are not over', () => store.tables.going());
    gauge('workers_ready', 'Engine workers that work', () => engines.health.ready);
    gauge('workers', 'Engine workers there are', () => engines.health.workers);
    gauge('worker_load', 'Questions that wait for a worker', () => engines.health.load);
    gauge(
      'thoughts_asked',
      'Choices of bots that workers were asked for',
      () => thinking?.figures.asked ?? 0,
    );
    gauge('thoughts_answered', 'Choices of bots that workers came to', () => thinking?.figures.answered ?? 0);
    gauge(
      'replay_bytes',
      'Bytes of the replays that are kept',
      async () => (await store.replays.taken()).bytes,
    );
  }
  measure(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const status = String(reply.statusCode);
      this.#requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    });
  }
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Serves the figures; resolves when the port is open. */
  async serve(port: number, host: string): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end('The figures are at /metrics\n');
        return;
      }
      this.text().then(
        (text) => response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text),
        (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
      );
    });
    server.requestTimeout = 5000;
    server.maxConnections = 20;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve());
    });
    return server;
  }
}
