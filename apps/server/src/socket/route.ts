/** The WebSocket route: who may connect, how many, and that dead connections are noticed. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { HttpProblem } from '../http/answers.ts';
import type { Visitors } from '../http/guest.ts';
import type { Origins } from '../http/origin.ts';
import { Connection, type Surroundings } from './connection.ts';

/** From one address at a time. */
const MOST = 1000;
const HEARTBEAT = 30_000;

export function socketRoute(
  server: FastifyInstance,
  visitors: Visitors,
  origins: Origins,
  around: Surroundings,
): void {
  const open = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();

  const refuseForeign = (request: FastifyRequest): void => {
    if (!origins.allows(request.headers))
      throw new HttpProblem(403, 'A page of another site may not connect here.');
    if ((open.get(request.ip) ?? 0) >= MOST)
      throw new HttpProblem(429, 'Too many connections from your address.');
  };

  server.get(
    '/ws',
    {
      websocket: true,
      onRequest: async (request) => refuseForeign(request),
    },
    (socket, request) => {
      const { ip } = request;
      open.set(ip, (open.get(ip) ?? 0) + 1);
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.once('close', () => {
        const left = (open.get(ip) ?? 1) - 1;
        if (left === 0) open.delete(ip);
        else open.set(ip, left);
      });
      const headers: IncomingHttpHeaders = request.headers;
      new Connection(socket, visitors.known(request), origins.of(headers), around).listen();
    },
  );

  const heartbeat = setInterval(() => {
    for (const socket of server.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT);
  server.addHook('onClose', () => clearInterval(heartbeat));
}
