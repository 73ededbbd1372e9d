/** The index of a set: the list of its files, in the order of their names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CardGame, cardFilesOf, type Mended } from './card-files.ts';

const camel = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+(.)/gu, (_all, next: string) => next.toUpperCase());

/** "TW" is The Wizards, 1 The Fellowship of the Ring. */
function setNames({ src }: CardGame): Map<string, { readonly title: string; readonly variable: string }> {
  const file = join(src, '../cards/facts/sets.json');
  const sets: readonly { readonly set: string | number; readonly name: string }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return new Map(
    sets.map(({ set, name }) => {
      if (typeof set === 'string')
        return [set.toLowerCase(), { title: name, variable: camel(name[0].toLowerCase() + name.slice(1)) }];
      const folder = `set${String(set).padStart(2, '0')}`;
      return [folder, { title: `Set ${set}: ${name}`, variable: folder }];
    }),
  );
}

export function mendIndexes(game: CardGame): Mended[] {
  const names = setNames(game);
  const folders = new Set(cardFilesOf(game).map((file) => dirname(file)));
  return [...folders].flatMap((folder) => {
    const set = names.get(basename(folder));
    if (set === undefined) return [];
    const file = join(folder, 'index.ts');
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map((name) => name.replace('.ts', ''))
      .sort();
    const imports = files.map((name) => `import { card as ${camel(name)} } from './${name}.ts';\n`).join('');
    const list = `cardSet(${files.map(camel).join(', ')})`;
    const line = `export const ${set.variable} = ${list};`;
    const tall = `export const ${set.variable} = cardSet(\n${files.map((name) => `  ${camel(name)},\n`).join('')});`;
    const text = `/** ${set.title}. */\nimport { cardSet } from '../card.ts';\n${imports}\n${line.length <= 110 ? line : tall}\n`;
    return [{ file, before, text, problems: [] }];
  });
}
