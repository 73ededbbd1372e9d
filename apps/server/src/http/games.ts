/** Who you are, and what can be played. */
import { createHash } from 'node:crypto';
import { Atlas, Faces, GameName, Games, Me, Rename } from '@westmarch/protocol';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { HttpProblem, read, send } from './answers.ts';
import type { Visitors } from './guest.ts';

export function gameRoutes(
  server: FastifyInstance,
  { games, faces, facesOf, atlas, mutes }: House,
  visitors: Visitors,
): void {
  server.get('/api/me', async (request, reply) => {
    const guest = await visitors.known(request);
    return send(reply, Me, guest === null ? { name: '' } : { name: guest.name, who: guest.id });
  });
  server.post('/api/me', async (request, reply) => {
    const { name } = read(Rename, request.body);
    const guest = await visitors.welcome(request, reply, name);
    await visitors.rename(guest, name);
    await mutes.changed(guest.id);
    return send(reply, Me, { name, who: guest.id });
  });
  server.get('/api/games', (_request, reply) => send(reply, Games, [...games]));

  // So is the map.
  Atlas.parse(JSON.parse(atlas));
  server.get('/api/atlas', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=3600').send(atlas),
  );

  // Faces are the same for everyone as long as this server runs: checked once, kept by browsers.
  const kept = new Map(
    [...faces].map(([game, text]) => {
      Faces.parse(JSON.parse(text));
      return [game, { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }];
    }),
  );
  type Asked = { Params: { game: string }; Querystring: { engine?: string } };
  server.get<Asked>('/api/faces/:game', async ({ params, query, headers }, reply) => {
    const game = GameName.safeParse(params.game);
    if (game.success && query.engine !== undefined) {
      const earlier = await facesOf(game.data, query.engine);
      // An engine never changes: its name is its hash.
      if (earlier !== null)
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(earlier);
    }
    const found = game.success ? kept.get(game.data) : undefined;
    if (found === undefined) throw new HttpProblem(404, 'There is no such game.', { field: 'game' });
    void reply.header('etag', found.tag).header('cache-control', 'public, no-cache');
    if (headers['if-none-match'] === found.tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.text);
  });
}
