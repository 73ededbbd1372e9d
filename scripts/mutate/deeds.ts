/** Changes to what is done: statements, steps, costs, gates, options and filters that are dropped or change places. */
import ts from 'typescript';
import { type Add, type Operator, spanOf } from './point.ts';

const { SyntaxKind: K } = ts;

/** Words that hold a list of parts as their arguments: a part can be dropped. */
const COMBINING = new Set(['all', 'any', 'both', 'either', 'sequence', 'oneOf', 'firstOf', 'plus']);
/** Fields whose text or name nobody plays by. */
const SAID = new Set(['say', 'describe', 'why', 'name', 'noun', 'text', 'rule', 'rules']);

export const statement: Operator = (node, { source }, add) => {
  if (ts.isExpressionStatement(node)) {
    if (atTop(node)) return; // what a module registers is a card or an action as a whole
    add('statement removed', node, isOnly(node) ? '{}' : '');
  } else if (node.kind === K.ContinueStatement || node.kind === K.BreakStatement) {
    add('statement removed', node, isOnly(node) ? '{}' : '');
  } else if (ts.isIfStatement(node) && node.elseStatement === undefined) {
    add('statement removed', node, isOnly(node) ? '{}' : '');
  } else if (ts.isIfStatement(node) && node.elseStatement !== undefined) {
    add('branch dropped', node, node.thenStatement.getText(source), node.elseStatement.getText(source));
  }
};
function atTop(node: ts.Statement): boolean {
  return ts.isSourceFile(node.parent);
}
/** It is the whole body of an if or a loop, so something must be left. */
function isOnly(node: ts.Node): boolean {
  return !ts.isBlock(node.parent) && !ts.isSourceFile(node.parent) && !ts.isCaseOrDefaultClause(node.parent);
}

/** A part of a list is dropped: a gate, a cost, a part of a filter. Whole cards are not. */
export const part: Operator = (node, { source }, add) => {
  if (ts.isArrayLiteralExpression(node)) {
    if (node.elements.some(isCard)) return;
    const { elements } = node;
    for (const element of elements) without(elements, element, 'part dropped', add);
  } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const name = node.expression.text;
    if (!COMBINING.has(name)) return;
    const parts = node.arguments;
    if (parts.length > 1) for (const one of parts) without(parts, one, 'part dropped', add);
    if (name === 'both') add('both/either', node.expression, 'either');
    if (name === 'either') add('both/either', node.expression, 'both');
    if (name === 'sequence') inTurn(parts, source, add);
  }
};

/** Takes one out of a list, with the comma that parts it from its neighbour. */
function without(list: ts.NodeArray<ts.Node>, one: ts.Node, operator: string, add: Add): void {
  const at = list.indexOf(one);
  const [before, after] = [list[at - 1], list[at + 1]];
  if (after) add(operator, spanOf(one.getStart(), after.getStart()), '');
  else add(operator, spanOf(before?.getEnd() ?? one.getStart(), one.getEnd()), '');
}
function isCard(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'card';
}

/** Two neighbours change places. */
function inTurn(list: ts.NodeArray<ts.Node>, source: ts.SourceFile, add: Add): void {
  list.forEach((one, i) => {
    const next = list[i + 1];
    if (next === undefined) return;
    const between = source.text.slice(one.getEnd(), next.getStart());
    const swapped = `${next.getText(source)}${between}${one.getText(source)}`;
    add('order', spanOf(one.getStart(), next.getEnd()), swapped);
  });
}

/** An option of an object is left out; whoever needs it is told by its type. Steps of a procedure change places. */
export const option: Operator = (node, { source }, add) => {
  if (!ts.isObjectLiteralExpression(node)) return;
  const { properties } = node;
  const steps = properties.filter(isStep);
  if (steps.length === properties.length && steps.length > 1) {
    inTurn(properties, source, add);
    return;
  }
  for (const property of properties) {
    const name = property.name?.getText(source) ?? '';
    if (SAID.has(name) || ts.isSpreadAssignment(property)) continue;
    without(properties, property, 'option removed', add);
  }
};
function isStep(property: ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) return false;
  return ['step', 'ask'].includes(property.initializer.expression.getText());
}

/** `your(x)` becomes `x`, `opponentOf(s, p)` becomes `p`: where the types allow it. */
export const call: Operator = (node, { source }, add) => {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
  const { text } = node.expression;
  if (COMBINING.has(text) || text === 'card' || text === 'step' || text === 'ask') return;
  const last = node.arguments.at(-1);
  if (last === undefined || node.arguments.length > 2 || ts.isExpressionStatement(node.parent)) return;
  add('call dropped', node, last.getText(source));
};
