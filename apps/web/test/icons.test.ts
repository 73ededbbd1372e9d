/** The pictures that the client carries are those that its cards show, by set. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from '../src/art/pictures.ts';
import { files } from '../tools/icons.ts';
import { rounded } from '../tools/paths.ts';

interface PictureSet {
  readonly cards: Readonly<Record<string, readonly string[]>>;
  readonly icons: Readonly<Record<string, string>>;
}
const sets = join(import.meta.dirname, '../src/art/sets');
const all = new Map<string, PictureSet>(
  readdirSync(sets).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(sets, file), 'utf8')),
  ]),
);

test('the sets are what pictures/ says (`node apps/web/tools/icons.ts` writes them)', () => {
  const wanted = files();
  expect(readdirSync(sets).toSorted()).toEqual([...wanted.keys()].toSorted());
  for (const [name, text] of wanted) expect(readFileSync(join(sets, name), 'utf8') === text, name).toBe(true);
});

test('every icon that a card names lies in its set, or in the one that all sets of its game share', () => {
  let cards = 0;
  for (const [set, { cards: shown, icons }] of all)
    for (const [id, names] of Object.entries(shown)) {
      cards++;
      const [common, own] = filesOf(id);
      expect(own).toBe(set);
      for (const name of names)
        expect(icons[name] ?? all.get(common)?.icons[name], `${id} ${name}`).toMatch(/^m/);
    }
  expect(cards).toBe(4_772);
});

test('a path in whole numbers ends where the true one ends, however many steps it takes', () => {
  expect(rounded('M10.4 20.6l.4.4.4.4.4.4h.4v-.6z')).toBe('m10 21l1 0 1 1v-1z');
  expect(rounded('M0 0a5.2 5.2 0 0110.4.4')).toBe('m0 0a5 5 0 0 1 10 0');
  expect(rounded('M1 1c1 1 2 2 3.5 3.5s1 1 2 2')).toBe('m1 1c1 1 2 2 4 4s1 1 2 2');
  expect(rounded('M5 5 10 10 20 5zm3 3h4')).toBe('m5 5l5 5 10-5zm3 3h4');
});
