/** The page for whoever runs the server: asks for the token, then shows what `westmarch admin` shows. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export function adminPage(server: FastifyInstance): void {
  const page = file('./admin.html');
  const script = file('./admin-page.js');
  server.get('/admin', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page),
  );
  server.get('/admin/page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
