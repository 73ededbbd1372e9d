/** `cards draft`: where cards go, what they are like, and skeletons that an author can fill in. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findCards, onceEach, type Printed } from '../src/cards/find.ts';
import type { Ruling } from '../src/cards/rulings.ts';
import { CodeWords } from '../src/draft/code-words.ts';
import { Nearness } from '../src/draft/nearest.ts';
import { placesOf } from '../src/draft/places.ts';
import { sourceHead, sourceSkeleton, testHead, testSkeleton } from '../src/draft/skeleton.ts';
import { readSources, type Source } from '../src/draft/sources.ts';
import { type Clause, isFact, type Surveyed } from '../src/draft/survey.ts';
import { isNewSet, writeSource, writeTest } from '../src/draft/write.ts';
import { readCards } from '../src/facts.ts';
import { GAMES, type Game } from '../src/games.ts';
import { westmarch, westmarchWith } from './westmarch.ts';

const all = onceEach(readCards());
const only = (id: string): Printed => findCards(id, all)[0];
const folder = mkdtempSync(join(tmpdir(), 'draft-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clause = (text: string, ...words: string[]): Clause => ({ text, words, left: [] });

describe('sources', () => {
  const sources = readSources('lotr-tcg');
  test('a card with what stands directly above it, and the words it uses', () => {
    const { text, words, file } = sources.get('1_3') ?? { text: '', words: [], file: '' };
    expect(text).toMatch(/^const dwarvenWeapon = .*\n\/\/ Axe Strike\ncard\('1_3', .*\);$/s);
    expect(words).toContain('strengthenOr');
    expect(words).not.toContain('dwarvenWeapon');
    expect(file).toBe('packages/lotr-tcg/src/cards/set01/dwarven.ts');
  });
  test('a call of many lines is whole, and nothing of the next card is in it', () => {
    for (const { text } of sources.values()) {
      expect(text.match(/^card\(/gm)).toHaveLength(1);
      expect(text.endsWith(');')).toBe(true);
    }
  });
  test.each(GAMES)('every card of %s stands where a draft would put it', (game: Game) => {
    const wrong = [...readSources(game).values()].filter(({ id, file }) => {
      const at = placesOf(only(id)).source.replace('.ts', '');
      // A file that has grown too long is split: its parts begin with its name. Families of cards have their own.
      return !file.includes('/families/') && !file.replace('.ts', '').startsWith(at);
    });
    expect(wrong.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
  });
});

test.each([
  ['TW-1', 'packages/meccg/src/cards/tw/creatures.ts', 'packages/meccg/test/cards/tw/creatures.test.ts'],
  ['TW-196', 'packages/meccg/src/cards/tw/gold-rings.ts', 'packages/meccg/test/cards/tw/gold-rings.test.ts'],
  [
    'DM-28',
    'packages/meccg/src/cards/dm/characters-agents.ts',
    'packages/meccg/test/cards/dm/characters-agents.test.ts',
  ],
  [
    'DM-68',
    'packages/meccg/src/cards/dm/hazard-permanents.ts',
    'packages/meccg/test/cards/dm/hazard-permanents.test.ts',
  ],
  ['1_1', 'packages/lotr-tcg/src/cards/set01/rings.ts', 'packages/lotr-tcg/test/cards/set01/rings.test.ts'],
  [
    '4_49',
    'packages/lotr-tcg/src/cards/set04/dwarven.ts',
    'packages/lotr-tcg/test/cards/set04/dwarven.test.ts',
  ],
])('%s belongs into its file', (id, source, test) => {
  expect(placesOf(only(id))).toMatchObject({ source, test });
});

const survey = (id: string, ...clauses: Clause[]): [string, Surveyed] => [
  id,
  { id, words: clauses.flatMap(({ words }) => words), clauses },
];

test('nearest is what shares rare clauses; kind and culture decide where texts do not', () => {
  const rare = clause('skirmish: make a dwarf strength +2', 'verb.modify');
  const surveys = new Map([
    survey('1_3', rare),
    survey('1_127', rare, clause('archer', 'leaf.keyword')),
    survey('1_4', clause('something else', 'verb.other')),
  ]);
  const near = new Nearness(all, surveys);
  expect(near.to('1_3', ['1_4', '1_12', '1_127'], 1)).toMatchObject([
    { id: '1_127', shared: ['skirmish: make a dwarf strength +2'] },
  ]);
  expect(near.to('1_13', ['1_3', '1_12', '1_127'], 2).map(({ id }) => id)).toEqual(['1_12', '1_3']);
  expect(near.to('1_3', ['1_3'], 3)).toEqual([]);
});

test('the code of a clause is what cards with such clauses use, and others do not', () => {
  const source = (id: string, ...words: string[]): Source => ({ id, file: '', line: 1, text: '', words });
  const heal = clause('heal', 'verb.heal');
  const surveys = new Map([survey('a', heal), survey('b', heal), survey('c', clause('wound', 'verb.wound'))]);
  const others = Array.from({ length: 9 }, (_x, i) => source(`x${i}`, 'card', 'woundIt'));
  const code = new CodeWords(
    [
      source('a', 'card', 'healIt'),
      source('b', 'card', 'healIt', 'Filter'),
      source('c', 'card', 'woundIt'),
      ...others,
    ],
    surveys,
  );
  expect(code.of(heal, 5)).toEqual(['healIt']);
  expect(code.of(clause('?', 'verb.unheard'), 5)).toEqual([]);
});

test('what the facts say needs no words', () => {
  expect(isFact(clause('damage +1', 'leaf.keyword'))).toBe(true);
  expect(isFact(clause('N strike', 'attackData'))).toBe(true);
  expect(isFact(clause('KIND'))).toBe(true);
  expect(isFact(clause('heal', 'leaf.keyword', 'verb.heal'))).toBe(false);
  expect(isFact({ ...clause('KIND'), left: ['odd'] })).toBe(false);
});

describe('skeletons', () => {
  const secret = clause('the very words of the card', 'effect:discard', 'target:choose');
  const ruling: Ruling = {
    id: 'ME-CARD-0001',
    game: 'meccg',
    rule: 'A rule in words of our own that is long enough to be cut off somewhere before it comes to its end.',
    who: 'all',
    kind: 'card-ruling',
    mode: 'core',
    cards: [],
    source: [],
    printing: [],
    about: 'ruling',
    tested: false,
  };

  test('the card, with what is to be said in words of the survey', () => {
    expect(sourceSkeleton(only('TW-1'), [clause('KIND'), secret, secret])).toBe(
      "// Abductor\ncard('TW-1', unimplemented('discard, choose'));\n",
    );
    expect(sourceSkeleton(only('TW-1'), [])).toBe("// Abductor\ncard('TW-1');\n");
  });
  test('a test for each clause and each ruling that none cites, with the id in brackets', () => {
    const text = testSkeleton(
      only('TW-1'),
      [secret],
      [
        ruling,
        { ...ruling, id: 'ME-CARD-0002', tested: true },
        { ...ruling, id: 'ME-CARD-0003', about: 'rule' },
        { ...ruling, id: 'ME-CARD-0004', overruled: true },
      ],
    );
    expect([...text.matchAll(/^scenario\('(.*?)', \(t\)/gm)].map(([, title]) => title)).toEqual([
      '[TW-1] Abductor: discard, choose',
      '[TW-1] [ME-CARD-0001] A rule in words of our own that is long enough to be cut …',
    ]);
    expect(text).toContain("expect.unreachable('say what is done, and what must be true');");
    const two = testSkeleton(only('TW-1'), [secret, clause('more', 'effect:tap')], []);
    expect([...two.matchAll(/^scenario\('\[(.*?)\]/gm)].map(([, id]) => id)).toEqual(['TW-1/1', 'TW-1/2']);
  });
  test('a new test file imports what its tests use', () => {
    const head = testHead(only('TW-1'), 'The Wizards', 'creatures', testSkeleton(only('TW-1'), [secret], []));
    expect(head).toBe(
      "/** The Wizards: creatures. */\nimport { expect } from 'vitest';\nimport { going, scenario } from '../../table.ts';\n\n",
    );
  });
  test('nothing of the printed text is in either; both are TypeScript, for every kind of card', () => {
    const kinds = new Map(
      all
        .filter(({ type }) => type !== 'Region')
        .map((card) => [`${card.game} ${placesOf(card).holds} ${card.type}`, card]),
    );
    expect(kinds.size).toBeGreaterThan(60);
    for (const card of kinds.values()) {
      const text = `${sourceSkeleton(card, [secret])}\n${testHead(card, 'A set', 'things', 'scenario')}${testSkeleton(card, [secret], [ruling])}`;
      expect(text).not.toContain('very words');
      expect(() => stripTypeScriptTypes(text), card.name).not.toThrow();
    }
  });
});

describe('--write', () => {
  const file = 'packages/meccg/src/cards/xx/creatures.ts';
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const card = (id: string): string => `// ${id}\ncard('${id}');\n`;

  test('a new file begins with its head; cards stand in the order of their numbers, with what belongs to each', () => {
    const head = sourceHead('A Set', 'creatures');
    expect(isNewSet(file, folder)).toBe(true);
    writeSource(file, head, 'XX-5', `/** for five */\nconst five = 5;\n${card('XX-5')}`, folder);
    expect(isNewSet(file, folder)).toBe(false);
    writeSource(file, head, 'XX-9', card('XX-9'), folder);
    writeSource(file, head, 'XX-2', card('XX-2'), folder);
    writeSource(file, head, 'XX-7', card('XX-7'), folder);
    expect(read(file)).toBe(
      `${head}${card('XX-2')}\n/** for five */\nconst five = 5;\n${card('XX-5')}\n${card('XX-7')}\n${card('XX-9')}`,
    );
  });
  test('tests are added at the end, and only once, wherever they stand', () => {
    const tests = 'packages/meccg/test/cards/xx/creatures.test.ts';
    expect(
      writeTest(tests, '/** Head. */\n', 'XX-5', "scenario('[XX-5] a', async () => {});\n", folder),
    ).toBe(true);
    expect(
      writeTest(tests, '/** Head. */\n', 'XX-9', "scenario('[XX-9] b', async () => {});\n", folder),
    ).toBe(true);
    const text =
      "/** Head. */\n\nscenario('[XX-5] a', async () => {});\n\nscenario('[XX-9] b', async () => {});\n";
    expect(read(tests)).toBe(text);
    expect(writeTest('packages/meccg/test/cards/other.test.ts', '', 'XX-5', 'x', folder)).toBe(false);
    expect(writeTest(tests, '', 'XX-6', '', folder)).toBe(false);
    expect(read(tests)).toBe(text);
  });
});

describe('as a program', async () => {
  /** Texts of our own beside the facts of all cards, as they would lie beside the project. */
  const texts = join(folder, 'texts');
  for (const game of GAMES) {
    mkdirSync(join(texts, game), { recursive: true });
    const cards = readCards([game]).map(({ id, facts }) =>
      Object.assign({ text: id === '1_127' ? 'Maneuver: Exert Lurtz to heal another minion.' : '' }, facts),
    );
    writeFileSync(join(texts, game, 'cards.json'), JSON.stringify(cards));
  }

  test('everything that is known of a card, and where to begin', async () => {
    const { code, out, err } = await westmarchWith({ WESTMARCH_TEXTS: texts }, 'cards', 'draft', '1_127');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const part of [
      'Lurtz, Servant of Isengard  1_127\nThe Lord of the Rings TCG, The Fellowship of the Ring · Minion · ',
      '\nFacts\n  rarity                  R\n',
      '\nPrinted text: to be read, not to be copied\n  Maneuver: Exert Lurtz to heal another minion.\n',
      '\nClauses, as the survey reads them\n  1  maneuver: exert ~name to heal another minion\n     means   ',
      '\nNearest cards that are written\n  ',
      '\nWhere it goes\n  packages/lotr-tcg/src/cards/set01/isengard',
    ])
      expect(out).toContain(part);
    expect(out).toMatch(/\nIts tests\n {2}scenario\('\[1_127\] Lurtz, Servant of Isengard: /);
  });
  test('without texts beside the project, that is said', async () => {
    const { code, out } = await westmarchWith(
      { WESTMARCH_TEXTS: join(folder, 'nowhere') },
      'cards',
      'draft',
      'TW-1',
    );
    expect(code).toBe(0);
    expect(out).toContain(
      'There are no printed texts beside the project (../shared/cards), so clauses are missing.',
    );
    expect(out).not.toContain('Clauses, as the survey');
  });
  test('a name of several cards, a region and a name of none are bad input', async () => {
    expect(await westmarch('cards', 'draft', 'Moria', '--game', 'meccg')).toMatchObject({
      code: 2,
      err: '"Moria" could be 3 cards: TW-413, LE-392, BA-93; name one by its id\n',
    });
    expect((await westmarch('cards', 'draft', 'Andrast Coast')).err).toBe(
      'Andrast Coast is a region: regions are no cards of a file\n',
    );
    expect((await westmarch('cards', 'draft', 'Gandlaf')).code).toBe(2);
  });
});
