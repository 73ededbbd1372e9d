/**
 * The server put together: safety first, then the routes, each in its own file.
 *
 * Not    opening a port or ending (main.ts): tests use the routes without either.
 */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import { type GameName, Limits } from '@westmarch/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { adminRoutes } from './admin/routes.ts';
import { analysisRoutes } from './analysis/routes.ts';
import { serveAssets } from './assets.ts';
import { healthRoute } from './health.ts';
import type { House } from './house.ts';
import { HttpProblem } from './http/answers.ts';
import { jsonBodies } from './http/bodies.ts';
import { deckRoutes } from './http/decks.ts';
import { gameRoutes } from './http/games.ts';
import { Visitors } from './http/guest.ts';
import { libraryRoutes } from './http/library.ts';
import { Origins } from './http/origin.ts';
import { problems } from './http/problems.ts';
import { recordsOf, replayRoutes } from './http/replays.ts';
import { tableRoutes } from './http/tables.ts';
import { webRoutes } from './http/web.ts';
import { learningRoutes } from './learning/routes.ts';
import { Ledgers } from './ledger.ts';
import { Catalogues } from './library/catalogues.ts';
import { deckListed } from './library/played-decks.ts';
import type { Trust } from './limits/trust.ts';
import { lobbyRoute } from './lobby/visitor.ts';
import { measuringRoute } from './measuring/route.ts';
import type { Metrics } from './metrics.ts';
import { profileRoutes } from './profile/routes.ts';
import { SharedStatus } from './shared-status.ts';
import { Connection, type Surroundings } from './socket/connection.ts';
import { Questions } from './socket/questions.ts';
import { socketRoute } from './socket/route.ts';
import type { Around } from './socket/tab.ts';
import { readStatus } from './status.ts';
import type { Guest } from './store/guests.ts';
import { Refusal } from './tables/refusal.ts';

export interface ServerOptions {
  /** The folder that holds the whole project. */
  readonly root: string;
  readonly house: House;
  readonly publicUrl: string | null;
  readonly trust: Trust;
  /** The token of whoever runs the server. */
  readonly adminToken: string;
  readonly metrics: Metrics;
  readonly logger?: FastifyBaseLogger;
}

/** Requests that change nothing. */
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, house, publicUrl, trust, logger, adminToken, metrics } = options;
  const { limits, doors } = house;
  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: Limits.deck,
    trustProxy: trust,
    requestTimeout: limits.requestTime,
    // Of the two times Node takes the longer one for the whole request, so both must be set.
    http: {
      headersTimeout: limits.requestTime,
      connectionsCheckingInterval: Math.min(5000, limits.requestTime),
    },
    keepAliveTimeout: 30_000,
    // An answer that nobody reads on is not waited with for ever. Sockets of tables have a heartbeat instead.
    connectionTimeout: 3 * limits.requestTime,
    genReqId: () => randomUUID(),
    ...(logger === undefined ? {} : { loggerInstance: logger }),
  });
  const origins = new Origins(publicUrl);
  problems(server, root);
  jsonBodies(server);
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(publicUrl) },
    hsts: publicUrl?.startsWith('https:') ?? false, // in the clear on localhost it would promise what nobody keeps
  });
  await server.register(cookie);
  doors.setBans(await house.store.admin.bans());
  doors.guard(server, trust);
  metrics.measure(server);
  // Whoever reports an error can name it.
  server.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  // Pings are answered where messages are: within the same bounds.
  await server.register(websocket, { options: { maxPayload: 16 * Limits.message, autoPong: false } });
  server.addHook('onRequest', async (request) => {
    if (!HARMLESS.has(request.method) && !origins.allows(request.headers))
      throw new HttpProblem(403, 'A page of another site may not do that here.');
  });

  const visitors = new Visitors(house.store.guests, doors, publicUrl?.startsWith('https:') ?? false);
  await statusRoutes(server, root, house);
  healthRoute(server, house);
  adminRoutes(server, { house, token: adminToken, visitors, origins });
  gameRoutes(server, house, visitors);
  libraryRoutes(server, new Catalogues(house.engines, root));
  deckRoutes(server, house, visitors, doors);
  tableRoutes(server, house, visitors, doors);
  replayRoutes(server, house, doors);
  analysisRoutes(server, { house, doors, recordOf: recordsOf(house) });
  learningRoutes(server, root, house);
  measuringRoute(server, root);
  const around: Around = {
    doors,
    metrics,
    messages: limits.messages,
    mutes: house.mutes,
    log: (error, table) => server.log.error({ err: error, table }, 'a message could not be obeyed'),
    note: (text) => server.log.info(text),
  };
  const questions = new Questions(new Ledgers(root), house.faces);
  const surroundings: Surroundings = {
    ...around,
    tables: house.tables,
    far: house.servers.far,
    questions,
    deckOf: ownDecks(house),
  };
  socketRoute(server, visitors, origins, surroundings);
  const inner = { ...surroundings, isInner: true };
  house.servers.onConnect = (socket, { guest, origin, network }) =>
    new Connection(socket, guest, origin, network, inner).listen();
  lobbyRoute(server, visitors, origins, { ...around, lobby: house.lobby });
  profileRoutes(server, house, visitors);
  await webRoutes(server, root);
  return server;
}

/** A deck that somebody names at a table; at a socket there is no HTTP problem to answer with. */
const ownDecks =
  (house: House) =>
  async (guest: Guest, game: GameName, key: string): Promise<string> => {
    try {
      return await deckListed(house, guest, game, key);
    } catch (error) {
      throw error instanceof HttpProblem ? new Refusal('deck', error.message) : error;
    }
  };

async function statusRoutes(server: FastifyInstance, root: string, { engines }: House): Promise<void> {
  await serveAssets(server);
  const shared = new SharedStatus(() =>
    readStatus(root, (game, cards) => engines.read({ op: 'standing', game, cards })),
  );
  server.get('/status', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((await shared.get()).page),
  );
  server.get('/api/status', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((await shared.get()).data),
  );
}

/** Our own scripts, styles and fonts, and nothing of anybody else's. */
function policy(publicUrl: string | null): Record<string, string[]> {
  // Some browsers do not count a WebSocket to the same place as 'self'.
  const sockets = publicUrl === null ? [] : [publicUrl.replace(/^http/, 'ws')];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Components place themselves with style attributes, and a few bring a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...sockets],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}
