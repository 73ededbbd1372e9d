/**
 * Clients that mean no good, each from an address of its own: of the whole network 127.0.0.0/8, or by the word of a
 * proxy on this machine that the server was told to trust.
 *
 * Owns   what they do, one of them at a time; how many there are and for how long is attack.ts'.
 */
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@westmarch/protocol';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const NOISE = [
  `{"t":"hello","protocol":${PROTOCOL},"table":"abcdefgh","since":0}`,
  '{"t":"choose","v":0,"index":99999999}',
  '{"t":"undo"}',
  '{"t":"why","id":1,"card":3}',
  '{"t":"close"}',
  '{"t":"promise","hash":"00"}',
  '[',
  '{"t":"stops","stops":{"full":true,"mine":[],"others":[]}}',
  '{"t":"__proto__"}',
  '['.repeat(2000),
  'x'.repeat(5000),
  '',
];

const hello = (table: string): string => JSON.stringify({ t: 'hello', protocol: PROTOCOL, table, since: 0 });
const through = (network: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.${113 + (network >> 8)}.${network & 255}`,
});

/** Null where it was not let in. */
async function opened(url: string, headers: Record<string, string>): Promise<WebSocket | null> {
  // Node's own client takes headers; the browser's type does not say so.
  const socket: WebSocket = Reflect.construct(WebSocket, [`${url.replace('http', 'ws')}/ws`, { headers }]);
  const found = Promise.withResolvers<WebSocket | null>();
  socket.addEventListener('open', () => found.resolve(socket));
  socket.addEventListener('close', () => found.resolve(null));
  socket.addEventListener('error', () => found.resolve(null));
  return found.promise;
}

/** Sends noise until it is sent away; how many messages went. */
export async function noise(url: string, network: number, table: string, most: number): Promise<number> {
  const socket = await opened(url, through(network));
  if (socket === null) return 1;
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
  });
  let sent = 0;
  if (network % 2 === 0) socket.send(hello(table));
  while (sent < most && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 25 && sent < most; i++) socket.send(NOISE[sent++ % NOISE.length]);
    await wait(0);
  }
  socket.close();
  await Promise.race([closed, wait(2000)]);
  return sent;
}

/** A flood of requests, some with bodies that are costly to read. */
export async function requests(url: string, network: number): Promise<number> {
  const headers = through(network);
  const paths = ['/status', '/api/games', '/healthz', '/api/replays/none', '/api/faces/meccg?engine=0'];
  const bodies = [
    '['.repeat(50_000),
    JSON.stringify({ format: 1, game: 'meccg', choices: Array(20_000).fill(0) }),
  ];
  await Promise.allSettled([
    ...paths.map(async (path) => (await fetch(`${url}${path}`, { headers })).text()),
    ...bodies.map(async (body) => {
      const type = { 'content-type': 'application/json' };
      return (
        await fetch(`${url}/api/replays`, { method: 'POST', headers: { ...headers, ...type }, body })
      ).text();
    }),
  ]);
  return paths.length + bodies.length;
}

/** Sits at a table of his own, and asks as much as he may without a pause; ends when he is told to. */
export async function asker(url: string, network: number, isOver: () => boolean): Promise<number> {
  const headers = through(network);
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] }),
  });
  if (!answer.ok) return 1;
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { table }: { table: string } = JSON.parse(await answer.text());
  const socket = await opened(url, { ...headers, cookie });
  if (socket === null) return 1;
  const value = '0'.repeat(32);
  const hash = createHash('sha256').update(`${table}|1|${value}`).digest('hex');
  socket.send(hello(table));
  socket.send(JSON.stringify({ t: 'promise', hash }));
  await wait(500);
  socket.send(JSON.stringify({ t: 'chance', value }));
  let sent = 3;
  while (!isOver() && socket.readyState === WebSocket.OPEN) {
    const t = sent % 2 === 0 ? 'why' : 'value';
    socket.send(JSON.stringify({ t, id: sent, card: 1 + (sent % 60) }));
    sent++;
    await wait(36); // as many as are read
  }
  socket.close();
  return sent;
}

function from(url: string, address: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress: address });
  socket.on('error', () => {});
  return socket;
}

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Sends pings as fast as it can and reads no answer, until it is sent away; how many went. */
export async function pings(url: string, address: string): Promise<number> {
  const socket = from(url, address);
  socket.write(UPGRADE);
  await wait(200);
  socket.pause();
  // A masked frame whose mask is zero.
  const one = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const many = Buffer.concat(Array.from({ length: 50 }, () => one));
  let sent = 0;
  for (let i = 0; i < 400 && !socket.closed; i++) {
    socket.write(many);
    sent += 50;
    await wait(1);
  }
  socket.destroy();
  return sent;
}

/** Asks for everything and reads nothing. */
export function deaf(url: string, address: string, table: string): Socket {
  const socket = from(url, address);
  socket.write(UPGRADE);
  const text = Buffer.from(hello(table));
  // A masked frame whose mask is zero.
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
  setTimeout(() => socket.write(frame), 200);
  socket.pause();
  return socket;
}

/** Sends a request so slowly that it never ends. */
export function slow(url: string, address: string): Socket {
  const socket = from(url, address);
  socket.write(
    'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 500);
  socket.on('close', () => clearInterval(drip));
  return socket;
}
