/**
 * An attack within the protocol's reach, over loopback alone: noise, floods of requests, questions and pings, bodies
 * that never end and clients that do not read, from many networks, while calm tables are played.
 */
import type { Socket } from 'node:net';
import { asker, deaf, noise, pings, requests, slow } from './hostile.ts';
import { startServer } from './process.ts';
import { LiveTable, newCounts } from './table.ts';

export interface Attacked {
  readonly messages: number;
  readonly networks: number;
  readonly ended: number;
  readonly calm: number;
  readonly worst: number;
  readonly p99: number;
  readonly memoryBefore: number;
  readonly memory: number;
  readonly errors: number;
  readonly died: boolean;
}

const CALM = 6;
const NETWORKS = 600;
const AT_ONCE = 24;
const ASKERS = 12;
const DEAF = 200;
const SLOW = 100;
/** Milliseconds after which an attack ends, however far it came. */
const LONGEST = 9 * 60_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function attack(most: number): Promise<Attacked> {
  // The limits that a server has unless it is told otherwise.
  const server = await startServer(undefined, {
    TRUST_PROXY: 'loopback',
    WESTMARCH_MESSAGES: '30',
    WESTMARCH_REQUESTS: '600',
    WESTMARCH_CONNECTIONS_EACH: '120',
    WESTMARCH_NEW_GUESTS: '120',
    WESTMARCH_NEW_TABLES: '60',
  });
  const counts = newCounts();
  const calm = Array.from(
    { length: CALM },
    (_x, i) => new LiveTable(server.url, i, counts, { least: 100, most: 300 }),
  );
  await Promise.all(calm.map((table) => table.play()));
  await wait(2000);
  for (const table of calm) table.measure();
  const memoryBefore = server.memory() ?? 0;
  let [sent, ended, told] = [0, 0, 0];
  const until = performance.now() + LONGEST;
  const isOver = (): boolean => sent >= most || performance.now() > until || server.hasEnded();
  const sockets: Socket[] = [
    ...Array.from({ length: DEAF }, (_x, i) => deaf(server.url, `127.1.0.${1 + (i % 250)}`, calm[0].id)),
    ...Array.from({ length: SLOW }, (_x, i) => slow(server.url, `127.2.0.${1 + (i % 250)}`)),
  ];
  for (const socket of sockets) socket.once('close', () => (ended += 1));
  const flood = async (first: number): Promise<void> => {
    for (let i = first; !isOver(); i += AT_ONCE) {
      const network = i % NETWORKS;
      const messages = await noise(server.url, network, calm[network % CALM].id, 400);
      const asked = i % 4 === 0 ? await requests(server.url, network) : 0;
      const pinged = i % 20 === 0 ? await pings(server.url, `127.3.0.${1 + (i % 250)}`) : 0;
      sent += messages + asked + pinged;
      ended += 1;
      if (sent - told >= 100_000) {
        told = sent;
        process.stderr.write(`${sent} hostile messages, ${counts.latencies.length} calm choices\n`);
      }
    }
  };
  const asking = Promise.all(
    Array.from({ length: ASKERS }, (_x, i) => asker(server.url, 1000 + i, isOver).catch(() => 0)),
  );
  await Promise.all(Array.from({ length: AT_ONCE }, (_x, i) => flood(i)));
  for (const asked of await asking) sent += asked;
  const sorted = counts.latencies.toSorted((a, b) => a - b);
  const memory = server.memory() ?? 0;
  for (const socket of sockets) socket.destroy();
  for (const table of calm) table.stop();
  const died = server.hasEnded();
  const errors = server.errors();
  await server.end();
  return {
    messages: sent,
    networks: NETWORKS + ASKERS + DEAF + SLOW,
    ended,
    calm: sorted.length,
    worst: Math.round(sorted.at(-1) ?? 0),
    p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    memoryBefore,
    memory,
    errors,
    died,
  };
}
