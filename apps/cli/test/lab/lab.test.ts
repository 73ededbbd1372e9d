/** The laboratory on the command line: printed, written, and refused with reason. Who plays it: packages/jobs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryOf, loadGames, writeDeck } from '@westmarch/table';
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
  [['--deck', 'fotr-aragon'], 'there is no file and no deck "fotr-aragon"'],
  [['--deck', 'fotr-aragorn', '--against', 'mine.txt'], 'there is no file and no deck "mine.txt"'],
  [['--deck', 'fotr-aragorn', '--html', '/none/there.html'], 'cannot be written: there is no folder /none'],
  [['--deck', 'fotr-aragorn', '--csv', tmpdir()], 'cannot be written: it is a folder'],
  [['--deck', tmpdir()], 'is a folder, not a file'],
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

test.each(['', 'hello\n', '\u0000\u0001 nothing', '{"deck": 3}', '[1'])(
  'a file of %j is told to be no deck',
  async (text) => {
    const file = join(folder, 'none.txt');
    writeFileSync(file, text);
    for (const where of [
      ['--deck', file],
      ['--deck', 'fotr-aragorn', '--against', file],
    ]) {
      const { code, out, err } = await westmarch('lab', '--game', 'lotr-tcg', ...where);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${file} cannot be read as a deck list of The Lord of the Rings TCG`);
    }
    const improve = ['lab', 'improve', '--game', 'lotr-tcg', '--deck', 'fotr-aragorn', '--pool', file];
    expect((await westmarch(...improve)).code).toBe(2);
  },
);

test('decks that it meets may be files, beside those that are offered', async () => {
  await loadGames(['lotr-tcg']);
  const offered = libraryOf('lotr-tcg').collection();
  const gandalf = offered.find(({ key }) => key === 'fotr-gandalf');
  if (gandalf === undefined) throw new Error('no deck of Gandalf');
  const [plain] = writeDeck({ ...gandalf.deck, name: 'Theirs' });
  const file = join(folder, 'theirs.txt');
  writeFileSync(file, plain.text);
  const few = ['--games', '4', '--bots', 'random', '--workers', '1'];
  const against = `${file},mom-gimli,mom-gimli`;
  const args = ['lab', '--game', 'lotr-tcg', '--deck', 'fotr-aragorn', '--against', against];
  const { code, out } = await westmarch(...args, ...few);
  expect(code).toBe(0);
  expect(out).toMatch(/theirs +2 /);
  // Named twice, it is met once.
  expect(out.match(/MoM Gimli +2 /g)).toHaveLength(1);
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
