/** Card files: nobody types their imports, the names above their cards, or the list of a set's files. */
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';
import { cardGames, importsOf, sourcesOf, withImports, withNames } from '../../scripts/words/card-files.ts';
import { parse } from '../../scripts/words/exports.ts';
import { freeNames, withoutImports } from '../../scripts/words/free-names.ts';
import { importText } from '../../scripts/words/import-text.ts';
import { mendAll } from '../../scripts/words.ts';

test('every card file stands as `npm run format` writes it, and every name it uses is known', () => {
  const wrong = mendAll().flatMap(({ file, text, before, problems }) => {
    const place = relative(root, file);
    const changed = text === before ? [] : [`${place}: \`npm run format\` would change it`];
    return problems.map((problem) => `${place}:${problem}`).concat(changed);
  });
  expect(wrong).toEqual([]);
});

describe('the names that a source must import', () => {
  const free = (text: string) =>
    (freeNames(new Map([['/a.ts', text]])).get('/a.ts') ?? []).map(
      ({ name, typeOnly, line }) => `${line} ${typeOnly ? 'type ' : ''}${name}`,
    );
  test.each([
    ['card(self, both(a, b));', ['1 card', '1 self', '1 both', '1 a', '1 b']],
    ['const it = one; use(it);', ['1 one', '1 use']],
    ['const f = (s: S, card: number): Effect => verb(s, card);', ['1 type S', '1 type Effect', '1 verb']],
    ['x.name; ({ name: y, z });', ['1 x', '1 y', '1 z']],
    ['let a: typeof prowess;\nlet b: Race; use(Race);', ['1 type prowess', '2 Race', '2 use']],
    ['function f<T>({ left: [first] }: T) { for (const c of first) g(c); }', ['1 g']],
    ['interface I extends J { readonly k: K }', ['1 type J', '1 type K']],
    ['say`${self.say} gets ${2}`;', ['1 say', '1 self']],
  ])('%s', (text, names) => {
    expect(free(`${text}\nexport {};`)).toEqual(names);
  });
  test('what it imports already is asked for anew, on the lines where it stands', () => {
    const file = parse('/b.ts', "import {\n  one,\n} from './x.ts';\nuse(one);\n");
    expect(free(withoutImports(file))).toEqual(['4 use', '4 one']);
  });
});

describe('import statements', () => {
  test('names stand in order, a capital before its letter; types are told', () => {
    expect(
      importText({ from: '../w.ts', names: ['both', 'type Condition', 'choose', 'A', 'inUse', 'influence'] }),
    ).toBe("import { A, both, type Condition, choose, influence, inUse } from '../w.ts';\n");
    expect(importText({ from: './w.ts', names: ['type S'] })).toBe("import type { S } from './w.ts';\n");
  });
  test('what is longer than a line is packed, and kept from being taken apart', () => {
    const names = Array.from({ length: 30 }, (_x, i) => `word${String(i).padStart(2, '0')}`);
    const [note, open, ...lines] = importText({ from: '../w.ts', names }).split('\n');
    expect([note.startsWith('// biome-ignore format'), open]).toEqual([true, 'import {']);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
    expect(lines).toHaveLength(5);
  });
});

describe('a card file', () => {
  const [meccg] = cardGames();
  const sources = sourcesOf(meccg);
  const file = `${meccg.src}/cards/tw/new.ts`;
  const importing = (...names: string[]) =>
    importsOf(
      file,
      names.map((name, i) => ({ name, typeOnly: false, line: i + 1 })),
      sources,
    );
  test('takes words from the words, families from families, and anything else from where it is declared', () => {
    expect(importing('self', 'asHazard', 'prowess', 'dragonAhunt', 'testRing', 'Set')).toEqual({
      text: "import { testRing } from '../../rules/items/ring-tests.ts';\nimport { dragonAhunt } from '../families/dragons.ts';\nimport { asHazard, prowess, self } from '../words/index.ts';\n",
      problems: [],
    });
  });
  test('is told of a name that nothing exports, with the nearest ones', () => {
    expect(importing('self', 'asHasard').problems).toEqual([
      '2: no word is called "asHasard"; nearest: asHazard, isHazard',
    ]);
    expect(importing('Qqqqqqqqqqq').problems).toEqual(['1: no word is called "Qqqqqqqqqqq"']);
  });
  test('gets its imports after the comment at its top, in place of its own', () => {
    const text = "/** Top. */\nimport { x } from './x.ts';\n\nexport const card = 1;\n";
    expect(withImports(parse('/c.ts', text), 'NEW\n')).toBe('/** Top. */\nNEW\n\nexport const card = 1;\n');
    expect(withImports(parse('/c.ts', 'use();\n'), 'NEW\n')).toBe('NEW\n\nuse();\n');
  });
  test('has the name of each card above it: put in, put right, and left where more is said', () => {
    const names = new Map([
      ['TW-1', 'Abductor'],
      ['TW-2', 'Adûnaphel'],
    ]);
    const named = (text: string) => withNames(text, names).text;
    expect(named("card('TW-1');")).toBe("// Abductor\ncard('TW-1');");
    expect(named("card(\n  'TW-2',\n);")).toBe("// Adûnaphel\ncard(\n  'TW-2',\n);");
    expect(named("// Abductor\ncard('TW-2');")).toBe("// Adûnaphel\ncard('TW-2');");
    expect(named("// Abductor. ME-1\ncard('TW-1');")).toBe("// Abductor. ME-1\ncard('TW-1');");
    expect(named("// It takes one.\ncard('TW-1');")).toBe("// Abductor\n// It takes one.\ncard('TW-1');");
    expect(withNames("\ncard('TW-9');", names).problems).toEqual(['2: there is no card "TW-9"']);
  });
  test('has it there once: a second one is told of, and neither a heading nor a longer name is one', () => {
    const names = new Map([
      ['TW-1', 'Abductor'],
      ['TW-2', 'Hail! Hail!'],
    ]);
    const problems = (text: string) => withNames(text, names).problems;
    const said = '3: the name of Abductor stands above it twice';
    expect(problems("// Abductor\nconst one = 1;\n// Abductor\ncard('TW-1');")).toEqual([
      said.replace('3', '4'),
    ]);
    expect(problems("// Abductor\n// Abductor. ME-1\ncard('TW-1');")).toEqual([said]);
    expect(problems("// Abductor\n\n// Abductor\ncard('TW-1');")).toEqual([]);
    expect(problems("// Abductor\n// Abductors of old.\ncard('TW-1');")).toEqual([]);
    expect(withNames("// Hail! Hail! ME-1\ncard('TW-2');", names).text).toBe(
      "// Hail! Hail! ME-1\ncard('TW-2');",
    );
  });
});
