/**
 * The engine for browsers that measure a deck: one file, packed once.
 *
 * Keeps  only this worker may make code of text, as the engine does with the texts of cards: its own policy says so, and
 *        that it may reach nothing else. Pages may not.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../http/answers.ts';

const POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'";

export function measuringRoute(server: FastifyInstance, root: string): void {
  const file = join(root, 'apps/server/dist/measuring.js');
  let made: { readonly stamp: string; readonly packed: Promise<Buffer> } | null = null;
  server.get('/api/measuring.js', async (request, reply) => {
    if (!existsSync(file))
      throw new HttpProblem(503, 'What measures decks is not built here: npm start builds it.');
    const { mtimeMs, size } = statSync(file);
    const stamp = `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
    void reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .header('etag', stamp);
    if (request.headers['if-none-match'] === stamp) return reply.code(304).send();
    if (made?.stamp !== stamp) made = { stamp, packed: promisify(gzip)(readFileSync(file)) };
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'gzip')
      .send(await made.packed);
  });
}
