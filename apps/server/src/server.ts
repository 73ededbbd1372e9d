/**
 * The routes: the status page, the same as data, a sign of life, and the page's few files.
 *
 * Not    opening a port or ending (main.ts): tests use the routes without either.
 */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { serveAssets } from './assets.ts';
import { renderPage } from './page.ts';
import { readStatus } from './status.ts';

export async function buildServer(root: string): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    hsts: false, // served in the clear on localhost: https would promise what nobody keeps
  });
  await serveAssets(server);

  server.get('/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderPage(await readStatus(root))),
  );
  server.get('/api/status', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await readStatus(root)),
  );
  server.get('/healthz', () => ({ ok: true }));
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here. The page is at /\n'),
  );
  return server;
}
