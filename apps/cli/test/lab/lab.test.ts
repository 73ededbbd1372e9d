/** The laboratory on the command line: printed, written, and refused with reason. Who plays it: packages/jobs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { botNamed } from '../../src/arena/bots.ts';
import { westmarch } from '../westmarch.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a study is printed and written as JSON, table and page', async () => {
  const files = ['json', 'csv', 'html'].map((kind) => join(folder, `aragorn.${kind}`));
  const args = ['lab', '--game', 'lotr-tcg', '--deck', 'fotr-aragorn', '--against', 'fotr-gandalf'];
  const written = ['--json', '--csv', '--html'].flatMap((option, i) => [option, files[i]]);
  const { code, out } = await westmarch(
    ...args,
    '--games',
    '8',
    '--bots',
    'random',
    '--seed',
    'test',
    ...written,
  );
  expect(code).toBe(0);
  expect(out).toContain('FotR Aragorn: 8 games');
  expect(out).toMatch(/FotR Gandalf +8 /);
  const [json, csv, html] = files.map((file) => readFileSync(file, 'utf8'));
  expect(JSON.parse(json)).toMatchObject({ deck: 'FotR Aragorn', games: 8 });
  expect(csv.split('\n')[0]).toBe('id,name,games,drawn,played,unplayed,with,without,effect,low,high');
  expect(csv.trimEnd().split('\n').length).toBe(JSON.parse(json).cards.length + 1);
  expect(html).toContain('<svg');
  expect(html).not.toContain('<script');
});

test.each([
  [['--deck', 'fotr-aragon'], 'there is no deck "fotr-aragon"'],
  [['--deck', 'all'], 'names several decks'],
  [['--deck', 'fotr-aragorn', '--bots', 'nobody'], 'there is no bot "nobody"'],
  [['--deck', 'fotr-aragorn', '--bots', 'novice@200'], 'does not think'],
  [['--deck', 'fotr-aragorn', '--bots', 'loremaster@fast'], 'neither a number of games nor a time'],
  [['--deck', 'fotr-aragorn', '--bots', 'loremaster@5+haste=1'], 'is no way to think'],
  [['--deck', 'fotr-aragorn', '--games', '1'], 'whole number from 2'],
  [['--deck', 'fotr-aragorn', '--piece', '3'], 'pairs of games are not cut in two'],
  [['--deck', 'fotr-aragorn', '--queue'], 'DATABASE_URL is not set'],
])('%s is refused with its reason', async (args, reason) => {
  const { code, err } = await westmarch('lab', '--game', 'lotr-tcg', ...args);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

test('a file that is no deck is refused with its line', async () => {
  const file = join(folder, 'mine.txt');
  writeFileSync(file, '1 Frodo, Son of Drogo\n3 Gondalf\n');
  const { code, err } = await westmarch('lab', '--game', 'lotr-tcg', '--deck', file);
  expect(code).toBe(2);
  expect(err).toContain('Gondalf');
  expect(err).toContain('line 2');
});

test('a time of thought is kept, and a number of games is one', () => {
  const offers = [
    {
      key: 'deep',
      name: 'Deep',
      about: '',
      thinks: true as const,
      make: (_s: string, k = {}) => ({ ...k, name: '', choose: () => 0 }),
    },
  ];
  const knows = (given: string): unknown => botNamed(offers, given)('seed', [1, 2]);
  expect(knows('deep@200+horizon=2+courage=0.1')).toMatchObject({
    own: [1, 2],
    manner: { horizon: 2, courage: 0.1 },
  });
});
