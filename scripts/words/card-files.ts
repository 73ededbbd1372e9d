/** Card files: where they lie, what they import, and the names above their cards. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../ensure.mjs';
import { type Exports, Modules, parse } from './exports.ts';
import { type FreeName, freeNames, withoutImports } from './free-names.ts';
import { byPlace, importText } from './import-text.ts';
import { meant } from './near.ts';

export interface CardGame {
  readonly name: string;
  /** Its `src/`. */
  readonly src: string;
  /** Printed names by id. */
  readonly names: ReadonlyMap<string, string>;
}
export interface Mended {
  readonly file: string;
  readonly before: string;
  readonly text: string;
  /** Each with its line. */
  readonly problems: readonly string[];
}

const GAMES = ['meccg', 'lotr-tcg'];

export const cardGames = (): CardGame[] =>
  GAMES.map((name) => {
    const folder = join(root, 'packages', name);
    return { name, src: join(folder, 'src'), names: namesIn(join(folder, 'cards/facts/cards.json')) };
  });

interface PrintedCard {
  readonly id: string;
  readonly name?: { readonly en: string };
  readonly title?: string;
  readonly subtitle?: string;
}
function namesIn(file: string): Map<string, string> {
  const cards: readonly PrintedCard[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    cards.map(({ id, name, title = '', subtitle }) => [
      id,
      name?.en ?? (subtitle === undefined ? title : `${title}, ${subtitle}`),
    ]),
  );
}

const sourcesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name))
        .sort()
    : [];

/** Files of sets and families; the index of a set is a list of its files (set-index.ts). */
export function cardFilesOf({ src }: CardGame): string[] {
  const cards = join(src, 'cards');
  return sourcesIn(cards).filter((file) => {
    const [folder, ...rest] = relative(cards, file).split('/');
    return rest.length > 0 && folder !== 'words' && basename(file) !== 'index.ts';
  });
}

/** Where names come from, the first that has it. */
interface Sources {
  readonly words: Exports;
  readonly wordsFile: string;
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly others: ReadonlyMap<string, readonly string[]>;
  readonly modules: Modules;
}

export function sourcesOf({ src }: CardGame): Sources {
  const modules = new Modules();
  const wordsFile = join(src, 'cards/words/index.ts');
  const exporting = (files: readonly string[]): Map<string, string[]> => {
    const by = new Map<string, string[]>();
    for (const file of files)
      for (const [name, { file: declared }] of modules.exportsOf(file))
        if (declared === file) by.set(name, [...(by.get(name) ?? []), file]);
    return by;
  };
  const rest = sourcesIn(src).filter((file) => !file.startsWith(join(src, 'cards/')));
  return {
    words: modules.exportsOf(wordsFile),
    wordsFile,
    families: exporting(sourcesIn(join(src, 'cards/families'))),
    others: exporting(rest),
    modules,
  };
}

/** Names that every module knows: values, and types that only the compiler does. */
const LANGUAGE = new Set(
  Object.getOwnPropertyNames(globalThis).concat(
    'Readonly ReadonlyArray ReadonlyMap ReadonlySet Partial Required Record Pick Omit NonNullable'.split(' '),
    'Parameters ReturnType Extract Exclude Iterable'.split(' '),
  ),
);

/** The module that a name is taken from; or what is wrong with it; or nothing, for names of the language. */
function placeOf(name: string, file: string, s: Sources): { from: string } | { problem: string } | null {
  if (s.words.has(name)) return { from: s.wordsFile };
  const found = (s.families.get(name) ?? s.others.get(name) ?? []).filter((other) => other !== file);
  if (found.length === 1) return { from: found[0] };
  if (found.length > 1) {
    const places = found.map((other) => relative(join(dirname(s.wordsFile), '../..'), other)).join(' and ');
    return { problem: `"${name}" is exported by ${places}: the words should pass one of them on` };
  }
  if (LANGUAGE.has(name)) return null;
  const known = [...s.words.keys(), ...s.families.keys(), ...s.others.keys()];
  return { problem: `no word is called "${name}"${meant(name, known)}` };
}

export function importsOf(
  file: string,
  free: readonly FreeName[],
  s: Sources,
): { text: string; problems: string[] } {
  const names = new Map<string, string[]>();
  const problems: string[] = [];
  for (const { name, typeOnly, line } of free) {
    const place = placeOf(name, file, s);
    if (place === null) continue;
    if ('problem' in place) problems.push(`${line}: ${place.problem}`);
    else {
      const isType = typeOnly || s.modules.exportsOf(place.from).get(name)?.type === true;
      const list = names.get(place.from) ?? [];
      list.push(isType ? `type ${name}` : name);
      names.set(place.from, list);
    }
  }
  const imports = [...names].map(([from, list]) => {
    const path = relative(dirname(file), from);
    return { from: path.startsWith('.') ? path : `./${path}`, names: list };
  });
  return { text: imports.toSorted(byPlace).map(importText).join(''), problems };
}

/** The text with these imports in place of its own, after the comment at its top. */
export function withImports(file: ts.SourceFile, imports: string): string {
  const header = /^\s*\/\*\*[\s\S]*?\*\/\n/.exec(file.text)?.[0] ?? '';
  const last = file.statements.findLast((statement) => ts.isImportDeclaration(statement));
  const rest = file.text.slice(last === undefined ? header.length : last.getEnd()).trimStart();
  return `${header.trimStart()}${imports}\n${rest}`;
}

/** Whether two comments between the card of this line and the empty line before it begin with its name. */
function twice(lines: readonly string[], card: number, name: string): boolean {
  const title = `// ${name.split(',')[0]}`;
  let found = 0;
  for (let i = card - 1; i >= 0 && lines[i] !== ''; i--)
    if (lines[i].startsWith(title) && !/^[\p{L}\d]/u.test(lines[i].slice(title.length))) found++;
  return found > 1;
}

/** The name of each card stands in the line above it, before anything else that is said of it. */
export function withNames(
  text: string,
  names: ReadonlyMap<string, string>,
): { text: string; problems: string[] } {
  const known = new Set(names.values());
  const lines = text.split('\n');
  const problems: string[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const opening = /^card\(('[^']+')?/.exec(lines[i]);
    if (opening === null) continue;
    const id = (opening[1] ?? lines[i + 1].trim()).replaceAll(/[',]/g, '');
    const name = names.get(id);
    if (name === undefined) {
      problems.push(`${i + 1}: there is no card "${id}"`);
      continue;
    }
    let top = i;
    while (top > 0 && lines[top - 1].startsWith('// ')) top--;
    const first = top < i ? lines[top].slice(3) : '';
    if (twice(lines, i, name)) problems.push(`${i + 1}: the name of ${name} stands above it twice`);
    if (first === name || first.startsWith(/[?!]$/.test(name) ? `${name} ` : `${name}. `)) continue;
    if (known.has(first)) lines.splice(top, 1, `// ${name}`);
    else lines.splice(top, 0, `// ${name}`);
  }
  return { text: lines.join('\n'), problems: problems.toReversed() };
}

export function mendCardFiles(game: CardGame): Mended[] {
  const sources = sourcesOf(game);
  const parsed = cardFilesOf(game).map((file) => parse(file));
  const free = freeNames(new Map(parsed.map((file) => [file.fileName, withoutImports(file)])));
  return parsed.map((file) => {
    const imports = importsOf(file.fileName, free.get(file.fileName) ?? [], sources);
    const named = withNames(withImports(file, imports.text), game.names);
    return {
      file: file.fileName,
      before: file.text,
      text: named.text,
      problems: [...imports.problems, ...named.problems],
    };
  });
}
