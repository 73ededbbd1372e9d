/**
 * All places of a source that can be changed, in their order.
 *
 * Owns   the walk, and what is passed over: imports, types, texts, errors, ids of cards and rules.
 * Keeps  the same source gives the same list.
 */
import ts from 'typescript';
import { call, option, part, statement } from './deeds.ts';
import { code, member, name, number, placeOf, word } from './facts.ts';
import { comparison, condition, negation, sum } from './logic.ts';
import type { Add, Context, Lexicon, Operator, Point } from './point.ts';

const OPERATORS: readonly Operator[] = [
  comparison,
  sum,
  condition,
  negation,
  statement,
  part,
  option,
  call,
  number,
  member,
  name,
  word,
  code,
];

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

export function pointsOf(source: ts.SourceFile, lexicon: Lexicon): Point[] {
  const context: Context = { source, cards: /\/cards\//.test(source.fileName), lexicon };
  const found: Point[] = [];
  const add: Add = (operator, where, ...instead) => {
    const [start, end] = [where.getStart(), where.getEnd()];
    const before = source.text.slice(start, end);
    const changes = instead.filter((text) => text !== before);
    if (changes.length > 0) found.push({ operator, start, end, instead: changes });
  };
  const visit = (node: ts.Node): void => {
    if (isPassedOver(node)) return;
    if (isText(node)) {
      numbersSaid(node, context, add);
      return;
    }
    for (const operator of OPERATORS) operator(node, context, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isPassedOver(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isThrowStatement(node)) return true;
  return ts.isPropertyAssignment(node) && /^rules?$/.test(node.name.getText());
}

/** Texts: only the numbers in them can be wrong. */
function isText(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return true;
  return ts.isPropertyAssignment(node) && ['say', 'describe', 'why', 'noun'].includes(node.name.getText());
}
function numbersSaid(node: ts.Node, context: Context, add: Add): void {
  number(node, context, (_operator, where, ...instead) => add('number said', where, ...instead));
  ts.forEachChild(node, (child) => numbersSaid(child, context, add));
}

/** What is written in the same place elsewhere, over all files of a package. */
export function lexiconOf(sources: Iterable<ts.SourceFile>): Lexicon {
  const members = new Map<string, Set<string>>();
  const names = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, key: string, value: string): void => {
    const known = map.get(key);
    if (known) known.add(value);
    else map.set(key, new Set([value]));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression;
      if (/^[A-Z][a-z]/.test(text)) note(members, text, node.name.text);
    }
    if (ts.isStringLiteral(node) && placeOf(node) !== '') note(names, placeOf(node), node.text);
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return { members, names };
}
