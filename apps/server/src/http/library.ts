/** The library over HTTP: where cards, decks and rules of a game lie, and they themselves, packed as the browser likes it. */
import { GameName, LibraryAddress, LibraryInfo } from '@westmarch/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogues, Shelved } from '../library/catalogues.ts';
import { HttpProblem, send } from './answers.ts';

type OfGame = { Params: { game: string } };

function gameNamed(name: string): GameName {
  const game = GameName.safeParse(name);
  if (!game.success) throw new HttpProblem(404, 'There is no such game.', { field: 'game' });
  return game.data;
}

export function libraryRoutes(server: FastifyInstance, catalogues: Catalogues): void {
  server.get<OfGame>('/api/library/:game', async ({ params }, reply) =>
    send(reply, LibraryInfo, await catalogues.info(gameNamed(params.game))),
  );
  for (const kind of ['decks', 'rules'] as const)
    server.get<OfGame>(`/api/library/:game/${kind}`, async ({ params }, reply) =>
      send(reply, LibraryAddress, { address: (await catalogues.of(kind, gameNamed(params.game))).address }),
    );
  server.get<{ Params: { game: string; hash: string } }>(
    '/api/library/:game/:hash',
    async ({ params, headers }, reply) => {
      const game = gameNamed(params.game);
      const shelved = /^[\w-]{22}$/.test(params.hash)
        ? await catalogues.at(game, `/api/library/${game}/${params.hash}`)
        : null;
      if (shelved === null) throw new HttpProblem(404, 'The cards have changed since. Load the page again.');
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
