/** The sources that can be changed, and which of their places a command line asks for. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type MutateArgs, PACKAGES, type Package, Usage } from './args.ts';
import type { Source } from './draw.ts';
import type { Point } from './point.ts';
import { lexiconOf, parse, pointsOf } from './points.ts';

export const packageOf = (file: string): Package =>
  PACKAGES.find((name) => file.startsWith(`packages/${name}/`)) ?? 'kernel';

/** Texts and the language of scenarios are no rules: they are changed only when asked for by --file. */
const NOT_RULES = /\/src\/(text|scenario)(\/|\.ts$)/;

/** `folder` holds the sources; `root` is the checkout that git knows. */
export function sourcesFor(root: string, folder: string, args: MutateArgs): Source[] {
  const packages = args.game === undefined ? PACKAGES : [args.game];
  const changed = args.changed ? changedLines(root) : undefined;
  const found = packages.flatMap((name) => ofPackage(folder, name, args, changed));
  if (found.length === 0) throw new Usage(nothing(args));
  return found;
}

function nothing({ changed, set, file, kind }: MutateArgs): string {
  if (kind !== undefined) return `--kind: there is nothing to change of the kind "${kind}"`;
  if (changed) return '--changed: no line of rules or cards differs from the main branch';
  if (set !== undefined) return `--set: no card of the set "${set}" does anything that could be changed`;
  return file === undefined ? 'there is nothing to change' : `--file: no source has "${file}" in its path`;
}

function ofPackage(
  root: string,
  name: Package,
  args: MutateArgs,
  changed: ReadonlyMap<string, ReadonlySet<number>> | undefined,
): Source[] {
  const files = globSync(`packages/${name}/src/**/*.ts`, { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  if (args.file !== undefined && !files.some((file) => file.includes(args.file ?? ''))) return [];
  const parsed = files.sort().map((file) => parse(file, readFileSync(join(root, file), 'utf8')));
  const lexicon = lexiconOf(parsed);
  return parsed.flatMap((source) => {
    const file = source.fileName;
    if (args.file === undefined ? NOT_RULES.test(file) : !file.includes(args.file)) return [];
    if (changed && !changed.has(file)) return [];
    const points = pointsOf(source, lexicon).filter(
      (point) =>
        (args.kind === undefined || point.operator === args.kind) &&
        isAskedFor(source, point, args.set, changed?.get(file)),
    );
    return points.length === 0 ? [] : [{ file, text: source.text, area: areaOf(name, file), points }];
  });
}

function areaOf(name: Package, file: string): string {
  if (name === 'kernel') return name;
  return `${name} ${file.includes('/src/cards/') ? 'cards' : 'rules'}`;
}

function isAskedFor(
  source: ts.SourceFile,
  point: Point,
  set: string | undefined,
  lines: ReadonlySet<number> | undefined,
): boolean {
  if (lines !== undefined) {
    const line = source.getLineAndCharacterOfPosition(point.start).line + 1;
    if (!lines.has(line)) return false;
  }
  return set === undefined || setOf(cardAt(source, point.start)) === set;
}

/** "TW-120" → "TW", "1_26" → "1". */
const setOf = (card: string): string => card.split(/[-_]/)[0] ?? '';

/** The id of the card in whose definition a place lies, or ''. */
export function cardAt(source: ts.SourceFile, position: number): string {
  let found = '';
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.getEnd()) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'card') {
      const [id] = node.arguments;
      if (id && ts.isStringLiteral(id)) found = id.text;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Lines that differ from where this branch left the main one; on the main branch itself, from the last commit. */
function changedLines(root: string): Map<string, Set<number>> {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch {
      throw new Usage('--changed needs git, and a branch called main to compare with');
    }
  };
  let base = git('merge-base', 'main', 'HEAD').trim();
  const clean = git('status', '--porcelain', 'packages') === '';
  if (clean && base === git('rev-parse', 'HEAD').trim()) base = git('rev-parse', 'HEAD~1').trim();
  const lines = linesOfDiff(git('diff', '-U0', base, '--', 'packages'));
  for (const file of git('ls-files', '--others', '--exclude-standard', 'packages').split('\n')) {
    if (!file.endsWith('.ts')) continue;
    const count = readFileSync(join(root, file), 'utf8').split('\n').length;
    lines.set(file, new Set(Array.from({ length: count }, (_, i) => i + 1)));
  }
  return lines;
}

/** The new lines in a diff without context. */
export function linesOfDiff(diff: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  let file = '';
  for (const line of diff.split('\n')) {
    const named = /^\+\+\+ b\/(.*)$/.exec(line)?.[1];
    if (named !== undefined) file = named;
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    const known = lines.get(file) ?? new Set<number>();
    for (let i = 0; i < count; i++) known.add(from + i);
    if (known.size > 0) lines.set(file, known);
  }
  return lines;
}
