/**
 * `node apps/web/tools/icons.mjs`: takes the pictures that the cards use out of game-icons (CC BY 3.0, see
 * CREDITS.md) into src/art/icons.json, so that the client carries those and no others.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const here = new URL('..', import.meta.url);
const { icons } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);
const names = JSON.parse(readFileSync(new URL('src/art/names.json', here), 'utf8'));

/** @type {Record<string, string>} */
const taken = {};
for (const [word, icon] of Object.entries(names)) {
  const body = icons[icon]?.body;
  const paths = [...String(body).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length === 0) throw new Error(`game-icons has no drawable "${icon}" (for ${word})`);
  taken[icon] = paths.join('');
}
writeFileSync(new URL('src/art/icons.json', here), `${JSON.stringify(taken, null, 2)}\n`);
