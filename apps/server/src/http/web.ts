/**
 * The built web client: its page for every address of the client's own, its files with names that never change meaning.
 *
 * Keeps  without a build there is a page that says so, and how to get one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../html.ts';

/** Addresses that the client itself reads. */
const SCREENS = [
  '/',
  '/profile',
  '/play',
  '/play/*',
  '/table/*',
  '/join/*',
  '/watch/*',
  '/replay',
  '/replay/*',
  '/laboratory',
  '/map',
  '/cards',
  '/cards/*',
  '/decks',
  '/decks/*',
  '/learn',
  '/learn/*',
  '/rules',
  '/rules/*',
];

const distOf = (root: string): string => join(root, 'apps/web/dist');

/** The client's page, which finds out by itself what its address means. */
export function sendPage(reply: FastifyReply, root: string): FastifyReply {
  const index = join(distOf(root), 'index.html');
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  // Read anew each time: the client may be built while the server runs.
  return existsSync(index) ? reply.send(readFileSync(index)) : reply.code(503).send(NOT_BUILT);
}

export async function webRoutes(server: FastifyInstance, root: string): Promise<void> {
  const dist = distOf(root);
  for (const screen of SCREENS) server.get(screen, (_request, reply) => sendPage(reply, root));

  if (!existsSync(dist)) return;
  await server.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    index: false,
    cacheControl: false,
    // The build writes them beside the files: scripts/build-web.mjs.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // The build puts a fingerprint of the content into these names.
      const forever = /[/\\]assets[/\\].*-[\w-]{8,}(?:\.\w+){1,2}$/.test(path);
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

const NOT_BUILT = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Westmarch: the table is not built</title>
<link rel="icon" href="/status/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/status/page.css">
</head>
<body>
<header>
<h1>Westmarch</h1>
<p class="lead">The table for the browser has not been built here. End the server, and start it with <code>npm start</code>, which builds it first. <a href="/status">The state of the work</a> can be read without it.</p>
</header>
</body>
</html>
`.text;
