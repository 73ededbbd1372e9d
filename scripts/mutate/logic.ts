/** Changes to what is asked: comparisons, sums, conditions and their parts, yes and no. */
import ts from 'typescript';
import type { Operator } from './point.ts';

const { SyntaxKind: K } = ts;

const COMPARISONS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
]);
const SUMS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
]);
const BETWEEN: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
]);

export const comparison: Operator = (node, _context, add) => {
  if (!ts.isBinaryExpression(node)) return;
  const { kind } = node.operatorToken;
  const other = COMPARISONS.get(kind);
  if (other !== undefined) add('comparison', node.operatorToken, other);
};

export const sum: Operator = (node, context, add) => {
  if (ts.isBinaryExpression(node)) {
    const other = SUMS.get(node.operatorToken.kind);
    if (other !== undefined && !isText(node)) add('sum', node.operatorToken, other);
  } else if (ts.isPostfixUnaryExpression(node) && !isStepOfLoop(node)) {
    const operand = node.operand.getText(context.source);
    add('sum', node, `${operand}${node.operator === K.PlusPlusToken ? '--' : '++'}`);
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.MinusToken) {
    add('sum', node, node.operand.getText(context.source));
  } else if (ts.isCallExpression(node) && /^Math\.(min|max)$/.test(node.expression.getText(context.source))) {
    add(
      'sum',
      node.expression,
      node.expression.getText(context.source) === 'Math.min' ? 'Math.max' : 'Math.min',
    );
  }
};

/** Glueing texts together is no sum. */
function isText(node: ts.BinaryExpression): boolean {
  return [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );
}
/** Counting the other way would only hang. */
function isStepOfLoop(node: ts.Node): boolean {
  return ts.isForStatement(node.parent) && node.parent.incrementor === node;
}

/** One part of a condition is dropped, or all of them become enough. */
export const condition: Operator = (node, context, add) => {
  if (!ts.isBinaryExpression(node)) return;
  const other = BETWEEN.get(node.operatorToken.kind);
  if (other === undefined) return;
  const { source } = context;
  add('condition dropped', node, node.left.getText(source), node.right.getText(source));
  add('and/or', node.operatorToken, other);
};

export const negation: Operator = (node, { source }, add) => {
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    add('negation', node, node.operand.getText(source));
  } else if (ts.isIfStatement(node)) {
    add('negation', node.expression, `!(${node.expression.getText(source)})`);
  } else if (ts.isConditionalExpression(node)) {
    const [yes, no] = [node.whenTrue.getText(source), node.whenFalse.getText(source)];
    const swapped = `${node.condition.getText(source)} ? ${no} : ${yes}`;
    add('negation', node, swapped);
    add('branch dropped', node, yes, no);
  } else if (node.kind === K.TrueKeyword) {
    add('yes/no', node, 'false');
  } else if (node.kind === K.FalseKeyword) {
    add('yes/no', node, 'true');
  }
};
