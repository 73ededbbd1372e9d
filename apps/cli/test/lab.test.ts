/** The laboratory on the command line: the same from one worker and from two, resumed, written, and refused with reason. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Noted, Study } from '@westmarch/table';
import { afterAll, expect, test } from 'vitest';
import { botNamed } from '../src/arena/bots.ts';
import { playAll } from '../src/lab/crew.ts';
import { Notebook } from '../src/lab/keep.ts';
import { westmarch } from './westmarch.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const study: Study = {
  game: 'lotr-tcg',
  deck: { name: 'Aragorn', list: 'fotr-aragorn' },
  against: [{ name: 'Gandalf', list: 'fotr-gandalf' }],
  seed: 'crew',
  switches: {},
};
const numbers = (n: number): number[] => Array.from({ length: n }, (_x, i) => i);
async function played(workers: number, games: readonly number[]): Promise<Noted[]> {
  const all: Noted[] = [];
  await playAll({ study, bot: 'random', games, workers }, (noted) => {
    all.push(...noted);
    return true;
  });
  return all.toSorted((a, b) => a.game - b.game);
}

test('one worker and two come to the same, game by game', async () => {
  const alone = await played(1, numbers(10));
  expect(alone.map(({ game }) => game)).toEqual(numbers(10));
  expect(await played(2, numbers(10))).toEqual(alone);
});

test('a notebook goes on where it was broken off, and belongs to one study', async () => {
  const book = new Notebook(study, 'random', 'rules', folder);
  const [one, two] = await played(1, [0, 1]);
  book.add([one, two]);
  appendFileSync(book.file, '{"game":2,"result"');
  const again = new Notebook(study, 'random', 'rules', folder);
  expect([...again.read().values()]).toEqual([one, two]);
  for (const other of [
    new Notebook({ ...study, seed: 'other' }, 'random', 'rules', folder),
    new Notebook(study, 'novice', 'rules', folder),
    new Notebook(study, 'random', 'later rules', folder),
  ])
    expect(other.read().size).toBe(0);
  again.clear();
  expect(book.read().size).toBe(0);
});

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
