/** The few files that the page needs, under names of ours: nothing else on the disk can be asked for. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const FONT = 'font/woff2';
const ASSETS = [
  { name: 'page.css', type: 'text/css; charset=utf-8', place: import.meta.resolve('./page.css') },
  { name: 'icon.svg', type: 'image/svg+xml', place: import.meta.resolve('./icon.svg') },
  {
    name: 'eb-garamond.woff2',
    type: FONT,
    place: import.meta.resolve('@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2'),
  },
  {
    name: 'eb-garamond-italic.woff2',
    type: FONT,
    place: import.meta.resolve('@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2'),
  },
  {
    name: 'cinzel.woff2',
    type: FONT,
    place: import.meta.resolve('@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2'),
  },
];

export async function serveAssets(server: FastifyInstance): Promise<void> {
  for (const { name, type, place } of ASSETS) {
    const content = await readFile(fileURLToPath(place));
    server.get(`/status/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', type === FONT ? 'public, max-age=86400' : 'no-cache')
        .send(content),
    );
  }
}
