/**
 * The text of a source in which every place that is asked tells what it came to (counting.ts).
 *
 * Owns   which kinds of change can be told to make no difference while the code itself runs, and how each is written.
 * Not    code that is written as text and compiled later: it never gets here.
 * Keeps  the same answers, in the same order, on the same lines; nothing is asked twice unless it is pure.
 */
import ts from 'typescript';
import type { Source } from '../draw.ts';
import type { Point, Span } from '../point.ts';
import { parse } from '../points.ts';
import { type Compared, NAME } from './counting.ts';
import type { Pure } from './pure.ts';

const { SyntaxKind: K } = ts;

/** A change, and the expression or statement that it is part of. */
export interface Asked {
  readonly source: Source;
  readonly point: Point;
  readonly instead: string;
  readonly start: number;
  readonly end: number;
}

export interface Instrumented {
  readonly text: string;
  /** Their numbers begin with `first`. */
  readonly asked: readonly Asked[];
}

/** Changes are numbered on from `first`. */
export function instrument(source: Source, first: number, isPure: Pure): Instrumented {
  const writer = new Writer(source, first, isPure);
  return { text: writer.text(), asked: writer.asked };
}

/** Numbers of changes; undefined for those that are not asked. */
type Changes = readonly (number | undefined)[];

class Writer {
  readonly asked: Asked[] = [];
  readonly #source: Source;
  readonly #first: number;
  readonly #isPure: Pure;
  readonly #tree: ts.SourceFile;
  /** Those that are still to be asked: what turns `!x` in an `if` is found twice. */
  readonly #points: Map<string, Point>;

  constructor(source: Source, first: number, isPure: Pure) {
    this.#source = source;
    this.#first = first;
    this.#isPure = isPure;
    this.#tree = parse(source.file, source.text);
    this.#points = new Map(
      source.points.map((point) => [keyOf(point.operator, point.start, point.end), point]),
    );
  }

  text(): string {
    const { text } = this.#source;
    return (
      text.slice(0, this.#tree.getStart()) + this.#children(this.#tree) + text.slice(this.#tree.getEnd())
    );
  }

  /** The numbers of the changes of one kind to a place, in the order of `instead`; none if it is not asked. */
  #changes(operator: string, where: Span, whole: ts.Node): number[] {
    const key = keyOf(operator, where.getStart(), where.getEnd());
    const point = this.#points.get(key);
    if (point === undefined) return [];
    this.#points.delete(key);
    const [start, end] = [whole.getStart(), whole.getEnd()];
    return point.instead.map(
      (instead) => this.#first + this.asked.push({ source: this.#source, point, instead, start, end }) - 1,
    );
  }

  #write(node: ts.Node): string {
    if (ts.isTypeNode(node)) return node.getText();
    if (ts.isBinaryExpression(node)) return this.#binary(node);
    if (ts.isIfStatement(node)) return this.#if(node);
    if (ts.isConditionalExpression(node)) return this.#ternary(node);
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return this.#unary(node);
    if (ts.isCallExpression(node)) return this.#call(node);
    if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword)
      return called('at', this.#changes('yes/no', node, node), node.getText());
    if (ts.isExpressionStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node)) {
      const changes = this.#changes('statement removed', node, node);
      const text = this.#children(node);
      return changes.length === 0 ? text : `{${called('at', changes, '0')};${text}}`;
    }
    return this.#children(node);
  }

  /** Its text, with what its children have become. */
  #children(node: ts.Node, write = (child: ts.Node): string => this.#write(child)): string {
    const { text } = this.#source;
    let at = node.getStart();
    let written = '';
    ts.forEachChild(node, (child) => {
      // A name that stands for its value as well, `{ a }`, is a child but once; a missing one takes no room.
      if (child.getStart() < at || child.getEnd() <= child.getStart()) return;
      written += text.slice(at, child.getStart()) + write(child);
      at = child.getEnd();
    });
    return written + text.slice(at, node.getEnd());
  }

  #binary(node: ts.BinaryExpression): string {
    const { kind } = node.operatorToken;
    if (kind === K.AmpersandAmpersandToken || kind === K.BarBarToken) return this.#both(node);
    const sum = this.#changes('sum', node.operatorToken, node);
    if (sum.length > 0)
      return this.#children(node, (child) =>
        child === node.right ? called('amount', sum, this.#write(child)) : this.#write(child),
      );
    const op = node.operatorToken.getText();
    const other = OTHER.get(op);
    if (other === undefined) return this.#children(node);
    const turned = this.#changes('comparison', node.operatorToken, node);
    const numbers = ts.isNumericLiteral(node.right) ? this.#changes('number', node.right, node) : [];
    if (turned.length + numbers.length === 0) return this.#children(node);
    const sides = `${this.#write(node.left)},${linesOf(this.#between(node))}${this.#write(node.right)}`;
    return `${NAME}.compare('${op}','${other}',${sides},${numbered(turned[0], numbers[0], numbers[1])})`;
  }

  #both(node: ts.BinaryExpression): string {
    const [toLeft, toRight] = this.#changes('condition dropped', node, node);
    const [other] = this.#changes('and/or', node.operatorToken, node);
    const word = node.operatorToken.kind === K.AmpersandAmpersandToken ? 'and' : 'or';
    const [left, right] = [this.#write(node.left), this.#write(node.right)];
    // What a side does that does more than ask is a difference to whoever comes here.
    if (!this.#isPure(node.right))
      return `${called('at', [toLeft, toRight, other], left)}${this.#between(node)}${right}`;
    const canLoseLeft = this.#isPure(node.left);
    const first = canLoseLeft ? left : called('at', [toRight], left);
    const changes = numbered(toLeft, canLoseLeft ? toRight : undefined, other);
    const lines = linesOf(this.#between(node));
    return `${NAME}.${word}(${isAskedForTruth(node)},${changes},${first},${lines}()=>(${right}))`;
  }

  #between({ left, right }: ts.BinaryExpression): string {
    return this.#source.text.slice(left.getEnd(), right.getStart());
  }

  #if(node: ts.IfStatement): string {
    const turned = this.#changes('negation', node.expression, node.expression);
    const removed = node.elseStatement ? [] : this.#changes('statement removed', node, node);
    const [toThen, toElse] = node.elseStatement ? this.#changes('branch dropped', node, node) : [];
    const asked = (): string => this.#condition(node.expression, turned, [...removed, toElse], [toThen]);
    return this.#children(node, (child) => (child === node.expression ? asked() : this.#write(child)));
  }

  #ternary(node: ts.ConditionalExpression): string {
    const turned = this.#changes('negation', node, node);
    const [toYes, toNo] = this.#changes('branch dropped', node, node);
    const asked = (): string => this.#condition(node.condition, turned, [toNo], [toYes]);
    return this.#children(node, (child) => (child === node.condition ? asked() : this.#write(child)));
  }

  /** A condition: some changes are noticed by whoever comes here, others where it holds, or where it does not. */
  #condition(condition: ts.Expression, always: Changes, met: Changes, unmet: Changes): string {
    const text = this.#write(condition);
    // Leaving the condition out leaves out what it does.
    if (!this.#isPure(condition)) return called('at', [...always, ...met, ...unmet], text);
    return called('at', always, called('met', met, called('unmet', unmet, text)));
  }

  #unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): string {
    const turned = this.#changes(node.operator === K.ExclamationToken ? 'negation' : 'sum', node, node);
    if (node.operator === K.ExclamationToken)
      return this.#children(node, (child) => called('at', turned, this.#write(child)));
    if (node.operator === K.MinusToken)
      return this.#children(node, (child) => called('amount', turned, this.#write(child)));
    return called('at', turned, this.#children(node));
  }

  #call(node: ts.CallExpression): string {
    const changes = this.#changes('sum', node.expression, node);
    if (changes.length === 0) return this.#children(node);
    const name = node.expression.getText().split('.')[1];
    return this.#children(node, (child) =>
      child === node.expression ? `${NAME}.extreme(${changes[0]},'${name}')` : this.#write(child),
    );
  }
}

const OTHER: ReadonlyMap<string, Compared> = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
]);
const keyOf = (operator: string, start: number, end: number): string => `${operator} ${start} ${end}`;
/** Only the ends of its lines. */
const linesOf = (text: string): string => text.replace(/[^\n]/g, '');

/** `text` handed through for each of these changes. */
function called(word: 'at' | 'met' | 'unmet' | 'amount', changes: Changes, text: string): string {
  const asked = changes.filter((change) => change !== undefined);
  return asked.reduce((inner, change) => `${NAME}.${word}(${change},${inner})`, text);
}
/** As a list for the watch, where -1 is not asked. */
const numbered = (...changes: Changes): string => `[${changes.map((change) => change ?? -1).join()}]`;

/** Whether only its truth counts, and not what it is. */
function isAskedForTruth(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isAskedForTruth(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return true;
  if (ts.isForStatement(parent) || ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === K.ExclamationToken;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  return (kind === K.AmpersandAmpersandToken || kind === K.BarBarToken) && isAskedForTruth(parent);
}
