/** The WebSocket route: who may connect, how many, and that dead connections are noticed. */
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { HttpProblem } from '../http/answers.ts';
import type { Visitors } from '../http/guest.ts';
import type { Origins } from '../http/origin.ts';
import { networkOf } from '../limits/network.ts';
import { Connection, type Surroundings } from './connection.ts';

const HEARTBEAT = 30_000;

export function socketRoute(
  server: FastifyInstance,
  visitors: Visitors,
  origins: Origins,
  around: Surroundings,
): void {
  const alive = new WeakSet<WebSocket>();
  const { doors } = around;

  server.get(
    '/ws',
    {
      websocket: true,
      onRequest: async ({ headers, ip }) => {
        if (!origins.allows(headers))
          throw new HttpProblem(403, 'A page of another site may not connect here.');
        doors.connect(ip);
      },
      // Cookies are read by then: who may not come is told before the connection stands.
      preValidation: async (request) => {
        await visitors.known(request);
        doors.connect(request.ip); // others may have come while it was looked up
      },
    },
    (socket, request) => {
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      const network = networkOf(request.ip);
      new Connection(socket, visitors.met(request), origins.of(request.headers), network, around).listen();
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
