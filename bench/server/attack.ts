/**
 * An attack within the protocol's reach, over loopback: noise, floods, connections that say nothing and that do not
 * read, each from a network of its own by the word of a proxy that the server was told to trust.
 */
import { connect, type Socket } from 'node:net';
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
const NETWORKS = 40;
const AT_ONCE = 30;
/** Milliseconds after which an attack ends, however far it came. */
const LONGEST = 15 * 60_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const NOISE = [
  '{"t":"hello","protocol":2,"table":"abcdefgh","since":0}',
  '{"t":"choose","v":0,"index":99999999}',
  '{"t":"undo"}',
  '{"t":"why","id":1,"card":3}',
  '{"t":"close"}',
  '{"t":"promise","hash":"00"}',
  '[',
  '{"t":"stops","stops":{"autoPass":true,"mine":[],"others":[]}}',
  '{"t":"__proto__"}',
  '['.repeat(2000),
  'x'.repeat(5000),
  '',
];

/** Sends what it is told to, from a network, until it is sent away; how many messages went. */
async function noisy(url: string, network: number, table: string, most: number): Promise<number> {
  const address = `203.0.113.${network}`;
  const headers = { 'x-forwarded-for': address };
  const socket: WebSocket = Reflect.construct(WebSocket, [`${url.replace('http', 'ws')}/ws`, { headers }]);
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('error', () => resolve());
  });
  const opened = await Promise.race([
    new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
    }),
    closed.then(() => false),
  ]);
  if (!opened) return 1;
  let sent = 0;
  if (network % 2 === 0) socket.send(JSON.stringify({ t: 'hello', protocol: 2, table, since: 0 }));
  while (sent < most && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 25 && sent < most; i++) socket.send(NOISE[sent++ % NOISE.length]);
    await wait(0);
  }
  socket.close();
  await Promise.race([closed, wait(2000)]);
  return sent;
}

/** A client that asks for everything and reads nothing. */
function deaf(url: string, network: number, table: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: 198.51.100.${network}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  const text = Buffer.from(JSON.stringify({ t: 'hello', protocol: 2, table, since: 0 }));
  // A masked frame whose mask is zero.
  setTimeout(
    () => socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text])),
    200,
  );
  socket.pause();
  return socket;
}

export async function attack(messages: number): Promise<Attacked> {
  const server = await startServer(undefined, {
    TRUST_PROXY: 'loopback',
    WESTMARCH_MESSAGES: '30',
    WESTMARCH_REQUESTS: '600',
    WESTMARCH_CONNECTIONS_EACH: '120',
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
  let sent = 0;
  let ended = 0;
  const until = performance.now() + LONGEST;
  const sockets = Array.from({ length: NETWORKS * 5 }, (_x, i) => deaf(server.url, i % 250, calm[0].id));
  for (const socket of sockets) socket.once('close', () => (ended += 1));
  const flood = async (network: number): Promise<void> => {
    while (sent < messages && performance.now() < until && !server.hasEnded()) {
      sent += await noisy(server.url, network, calm[network % CALM].id, 400);
      ended += 1;
      // A flood of requests beside it.
      const headers = { 'x-forwarded-for': `203.0.113.${network}` };
      await Promise.allSettled(
        ['/status', '/api/games', '/healthz', '/api/replays/none'].map(async (path) => {
          await (await fetch(`${server.url}${path}`, { headers })).text();
        }),
      );
      sent += 4;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_x, i) => flood(i % NETWORKS)));
  const sorted = counts.latencies.toSorted((a, b) => a - b);
  const memory = server.memory() ?? 0;
  for (const socket of sockets) socket.destroy();
  for (const table of calm) table.stop();
  const died = server.hasEnded();
  const errors = server.errors();
  await server.end();
  return {
    messages: sent,
    networks: NETWORKS,
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
