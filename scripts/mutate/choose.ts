/**
 * Which tests are run against a change, and in which order: those near it first, then all others of the package.
 *
 * Near is a test that names the card, cites the rules of the place or of its file, imports the file, or has its name.
 * A change is soonest noticed there; that none of the others notices it either is what makes it a survivor.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import type { Package } from './args.ts';
import type { Mutant } from './draw.ts';
import { parse } from './points.ts';
import { SENTENCES, STANDING } from './snapshot.ts';
import { cardAt, packageOf } from './sources.ts';

export interface TestFile {
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** Where tests lie, in folders and files. */
const PLACES: Readonly<Record<Package, readonly string[]>> = {
  kernel: ['packages/kernel/test', 'packages/kernel/testkit/test'],
  meccg: ['packages/meccg/test', `${SENTENCES}/meccg.test.ts`, `${STANDING}/meccg.test.ts`],
  'lotr-tcg': ['packages/lotr-tcg/test', `${SENTENCES}/lotr-tcg.test.ts`, `${STANDING}/lotr-tcg.test.ts`],
};
/** Whose tests run: a change to the kernel that its own tests miss may still be noticed by the games. */
export const runFor = (file: string): readonly [Package, ...Package[]] => {
  const own = packageOf(file);
  return own === 'kernel' ? ['kernel', 'lotr-tcg', 'meccg'] : [own];
};

export function readTests(root: string, name: Package): TestFile[] {
  const files = PLACES[name].flatMap((place) =>
    place.endsWith('.ts') ? place : globSync(`${place}/**/*.test.ts`, { cwd: root }),
  );
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !PLAYED.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

export interface Chosen {
  /** Files near the change, the nearest first: of its own package. */
  readonly near: readonly string[];
  /** All files by package, in the order in which they run. */
  readonly all: readonly { readonly name: Package; readonly tests: readonly string[] }[];
}

export function chooser(
  root: string,
  names: (card: string) => string,
): (mutant: Mutant, text: string) => Chosen {
  const known = new Map<Package, TestFile[]>();
  const testsOf = (name: Package): TestFile[] => {
    const tests = known.get(name) ?? readTests(root, name);
    known.set(name, tests);
    return tests;
  };
  return (mutant, text) => {
    const clues = cluesOf(parse(mutant.file, text), mutant, names);
    const [own, ...others] = runFor(mutant.file);
    const ranked = testsOf(own).map(({ file, text: test }) => ({ file, score: scoreOf(file, test, clues) }));
    ranked.sort((a, b) => b.score - a.score);
    return {
      near: ranked.filter(({ score }) => score > RECORDED_SCORE).map(({ file }) => file),
      all: [
        { name: own, tests: ranked.map(({ file }) => file) },
        ...others.map((name) => ({ name, tests: testsOf(name).map(({ file }) => file) })),
      ],
    };
  };
}

export interface Clues {
  /** The id and the name of the card: tests cite the one and play with the other. */
  readonly card: readonly string[];
  /** Ids of rules at the place itself. */
  readonly here: readonly string[];
  /** Ids of rules in the header of the file. */
  readonly header: readonly string[];
  /** "strike.ts": what a test imports, and is named after. */
  readonly base: string;
}

export function cluesOf(source: ts.SourceFile, mutant: Mutant, names: (card: string) => string): Clues {
  const statement = source.statements.find((one) => one.pos <= mutant.start && mutant.start < one.end);
  const whole = statement ? source.text.slice(statement.pos, statement.end) : '';
  const id = cardAt(source, mutant.start);
  return {
    card: id === '' ? [] : [id, names(id)],
    here: id === '' ? idsNear(whole, mutant.start - (statement?.pos ?? 0)) : [],
    header: ids(source.text.slice(0, source.statements[0]?.getStart(source) ?? 0)),
    base: mutant.file.split('/').at(-1) ?? '',
  };
}

/** What stands before the place in its statement, the nearest first. */
function idsNear(statement: string, at: number): string[] {
  return [...new Set([...ids(statement.slice(0, at)).reverse(), ...ids(statement)])].slice(0, 6);
}

/** Ids in a text, those included that only continue one: "LR-EXERT-003, 004", "ME-INFL-2006..2012". */
export function ids(text: string): string[] {
  const found: string[] = [];
  for (const { 0: whole, 1: topic = '' } of text.matchAll(/\b((?:ME|LR)-[A-Z]+)-\d+(?:(?:, |\.\.)\d+)*/g)) {
    const list = whole.slice(topic.length + 1).split(', ');
    for (const part of list) {
      const [first = 0, last = first] = part.split('..').map(Number);
      const width = part.split('..')[0]?.length ?? 1;
      for (let n = first; n <= Math.min(last, first + 60); n++)
        found.push(`${topic}-${String(n).padStart(width, '0')}`);
    }
  }
  return found;
}

/** Random and recorded games notice nearly every change and tell nobody what is wrong: they do not count. */
const PLAYED = /(\.selfplay|\/playthroughs)\.test\.ts$/;
/**
 * Recorded sentences, and what is recorded of standing positions, explain less than a test that is near, but they name
 * the card and take little time: they are asked behind all that is near, before the rest.
 */
const RECORDED_SCORE = 0.5;
const RECORDED = /\/how-they-read\.test\.ts$|^test\/house\/(?:sentences|standing)\//;

function scoreOf(file: string, test: string, { card, here, header, base }: Clues): number {
  if (RECORDED.test(file)) return RECORDED_SCORE;
  const name = base.replace('.ts', '');
  const cited = (list: readonly string[]): number => list.filter((id) => test.includes(id)).length;
  return (
    card.filter((named) => mentions(test, named)).length * 20 +
    cited(here) * 4 +
    Math.min(8, cited(header)) +
    (test.includes(`/${base}'`) ? 5 : 0) +
    (file.endsWith(`/${name}.test.ts`) ? 10 : 0)
  );
}

/** A test has it as a word of its own: "1_3" is not "1_30". */
function mentions(test: string, named: string): boolean {
  const quoted = named.replaceAll("'", "\\'");
  return [named, quoted].some((text) => {
    const at = test.indexOf(text);
    return at >= 0 && !/\w/.test(test[at + text.length] ?? '');
  });
}

/** The names of all cards, by their ids. */
export function cardNames(root: string): (card: string) => string {
  const names = new Map<string, string>();
  for (const game of ['meccg', 'lotr-tcg']) {
    const cards: unknown = JSON.parse(
      readFileSync(join(root, `packages/${game}/cards/facts/cards.json`), 'utf8'),
    );
    if (!Array.isArray(cards)) continue;
    for (const card of cards as unknown[]) {
      if (typeof card !== 'object' || card === null) continue;
      const name: unknown = Reflect.get(card, 'name') ?? Reflect.get(card, 'title');
      const english: unknown = typeof name === 'object' && name !== null ? Reflect.get(name, 'en') : name;
      names.set(String(Reflect.get(card, 'id')), String(english));
    }
  }
  return (card) => names.get(card) ?? card;
}
