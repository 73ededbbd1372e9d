/** The library over HTTP: where the catalogue of a game lies, and the catalogue itself, packed as the browser likes it. */
import { GameName, LibraryInfo } from '@westmarch/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogues, Shelved } from '../library/catalogues.ts';
import { HttpProblem, send } from './answers.ts';

export function gameNamed(name: string): GameName {
  const game = GameName.safeParse(name);
  if (!game.success) throw new HttpProblem(404, 'There is no such game.', { field: 'game' });
  return game.data;
}

export function libraryRoutes(server: FastifyInstance, catalogues: Catalogues): void {
  server.get<{ Params: { game: string } }>('/api/library/:game', async ({ params }, reply) =>
    send(reply, LibraryInfo, (await catalogues.of(gameNamed(params.game))).info),
  );
  server.get<{ Params: { game: string; hash: string } }>(
    '/api/library/:game/:hash',
    async ({ params, headers }, reply) => {
      const shelved = await catalogues.of(gameNamed(params.game));
      if (params.hash !== shelved.hash)
        throw new HttpProblem(404, 'The cards have changed since. Load the page again.');
      void reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding');
      return packed(reply, shelved, headers['accept-encoding']);
    },
  );
}

function packed(
  reply: FastifyReply,
  shelved: Shelved,
  accepted: string | string[] | undefined,
): FastifyReply {
  const ways = String(accepted ?? '');
  if (/\bbr\b/.test(ways)) return reply.header('content-encoding', 'br').send(shelved.brotli);
  if (/\bgzip\b/.test(ways)) return reply.header('content-encoding', 'gzip').send(shelved.gzip);
  return reply.send(shelved.plain);
}
