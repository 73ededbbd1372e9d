/**
 * Cards stand by set and kind, or by set and culture; their tests stand in the same tree. Whoever knows a card knows its
 * file, and a file of one card is touched for that card alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';
import { parse } from '../../scripts/words/exports.ts';

interface Printed {
  readonly id: string;
  readonly set: string | number;
  readonly type: string;
  readonly culture?: string;
  readonly attributes?: { readonly subtype?: string };
}
interface Game {
  readonly name: string;
  /** Files beside the folders of `src/cards`, and why they are there. */
  readonly own: Readonly<Record<string, string>>;
  readonly folderOf: (card: Printed) => string;
  /** The file of its set that a card belongs to; more words may follow, where one file would be too long. */
  readonly fileOf: (card: Printed) => string;
}

const BOTH = {
  'card.ts': 'how a card is written down',
  'pool.ts': 'the sets in their order, and finding a card in them',
};

function meccgKind({ type, attributes }: Printed): string {
  const subtype = attributes?.subtype ?? '';
  if (type === 'Character' || type === 'Site' || type === 'Region') return `${type.toLowerCase()}s`;
  if (type === 'Hazard' && subtype === '') return 'characters'; // two agents
  if (type === 'Hazard' && subtype.startsWith('Creature')) return 'creatures';
  const length = /^(Short|Long|Permanent)/.exec(subtype)?.[1]?.toLowerCase() ?? 'short';
  if (type === 'Hazard') return `hazard-${length}s`;
  if (subtype === 'Ally') return 'allies';
  if (subtype === 'Faction') return 'factions';
  if (subtype === 'Gold Ring Item') return 'gold-rings';
  if (subtype.endsWith(' Item')) return `${subtype.replace(' Item', '').toLowerCase()}-items`;
  return `resource-${length}s`;
}

const GAMES: readonly Game[] = [
  {
    name: 'meccg',
    own: {
      ...BOTH,
      'named.ts': 'cards by their name, of which heroes and minions may share one',
      'own-name.ts': 'texts that speak of their card by its name',
      'register.ts': 'what texts tell the tables of the rules',
    },
    folderOf: ({ set }) => String(set).toLowerCase(),
    fileOf: meccgKind,
  },
  {
    name: 'lotr-tcg',
    own: {
      ...BOTH,
      'own-name.ts': 'texts that speak of their card by its title',
      'titles.ts': 'titles have numbers, by which versions of a person are one',
    },
    folderOf: ({ set }) => `set${String(set).padStart(2, '0')}`,
    fileOf: ({ type, culture = '' }) =>
      type === 'Site' ? 'sites' : type === 'The One Ring' ? 'rings' : culture.toLowerCase(),
  },
];

const json = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const isOf = (file: string, kind: string): boolean => file === kind || file.startsWith(`${kind}-`);
const numberOf = (id: string): number => Number(id.split(/[-_]/)[1]);

describe.each(GAMES)('$name', ({ name, own, folderOf, fileOf }) => {
  const cards = new Map(
    json<readonly Printed[]>('packages', name, 'cards/facts/cards.json').map((card) => [card.id, card]),
  );
  const again = new Map(
    json<readonly { readonly id: string; readonly of: string }[]>(
      'packages',
      name,
      'cards/facts/printings.json',
    ).map(({ id, of }) => [id, of]),
  );
  const sets = new Set([...cards.values()].map(folderOf));
  const src = join(root, 'packages', name, 'src/cards');
  const tests = join(root, 'packages', name, 'test/cards');
  const entries = (folder: string) => readdirSync(folder, { withFileTypes: true });
  const setFiles = entries(src)
    .filter((entry) => entry.isDirectory() && sets.has(entry.name))
    .flatMap(({ name: set }) =>
      readdirSync(join(src, set))
        .filter((file) => file !== 'index.ts')
        .map((file) => ({ set, file: basename(file, '.ts'), path: join(src, set, file) })),
    );
  const idsIn = (path: string): string[] =>
    [...readFileSync(path, 'utf8').matchAll(/^card\(\s*'([^']+)'/gm)].map(([, id]) => id);

  test('beside its sets, words and families there is nothing but what is listed here', () => {
    const strange = entries(src).filter((entry) =>
      entry.isDirectory()
        ? !sets.has(entry.name) && entry.name !== 'words' && entry.name !== 'families'
        : !(entry.name in own),
    );
    expect(strange.map((entry) => entry.name)).toEqual([]);
  });

  test('every card stands in the file of its set and kind, in the order of numbers, and once', () => {
    const wrong = setFiles.flatMap(({ set, file, path }) => {
      const ids = idsIn(path);
      return ids.flatMap((id, i) => {
        const card = cards.get(id);
        if (card === undefined) return [`${set}/${file}: there is no ${id}`];
        const first = again.get(id);
        if (first !== undefined) return [`${set}/${file}: ${id} is another printing of ${first}`];
        const right = folderOf(card) === set && isOf(file, fileOf(card));
        const late = i > 0 && numberOf(ids[i - 1]) >= numberOf(id);
        const place = right ? [] : [`${set}/${file}: ${id} belongs to ${folderOf(card)}/${fileOf(card)}`];
        return late ? place.concat(`${set}/${file}: ${id} stands behind ${ids[i - 1]}`) : place;
      });
    });
    const all = setFiles.flatMap(({ path }) => idsIn(path));
    expect(wrong.concat(all.filter((id, i) => all.indexOf(id) !== i))).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  test('tests stand in the tree of what they test; those across cards beside it', () => {
    const kinds = new Set(setFiles.map(({ set, file }) => `${set}/${file}`));
    // A later printing has no definition of its own, but may have its test.
    const defined = new Set(setFiles.flatMap(({ path }) => idsIn(path)));
    for (const [id, of] of again) {
      const card = cards.get(id);
      if (card !== undefined && defined.has(of)) kinds.add(`${folderOf(card)}/${fileOf(card)}`);
    }
    for (const path of readdirSync(join(src, 'words'), { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('.ts')) kinds.add(`words/${basename(path, '.ts')}`);
    const families = readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .map((path) => path.split('/'))
      .filter((path) => path.length > 1 && path.at(-1)?.endsWith('.test.ts'));
    const lost = families.filter(([folder, file, ...rest]) => {
      if (folder === 'families') return false;
      const tested = basename(file, '.test.ts');
      // More tests of one file stand in a folder of its name: tw/creatures.ts has tw/creatures/that-take.test.ts.
      if (folder !== 'words') return rest.length > 1 || !kinds.has(`${folder}/${tested}`);
      return ![...kinds].some((kind) => kind.startsWith(`${folder}/`) && isOf(tested, kind.split('/')[1]));
    });
    expect(lost.map((path) => path.join('/'))).toEqual([]);
  });

  test('what two card files need is a word or a family, and not written twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { path } of setFiles)
      for (const text of declarationsIn(path)) {
        const place = seen.get(text);
        if (place === undefined) seen.set(text, relative(src, path));
        else if (place !== relative(src, path)) twice.push(`${place} and ${relative(src, path)}: ${text}`);
      }
    expect(twice).toEqual([]);
  });
});

/** What a file declares at its top, without its names: two that do the same read the same. */
function declarationsIn(path: string): string[] {
  return parse(path).statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return [statement.body?.getText() ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .map(({ initializer }) => initializer?.getText() ?? '')
      .filter((text) => text !== 'cardFile()' && text.length > 20);
  });
}
