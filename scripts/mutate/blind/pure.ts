/**
 * Which expressions certainly do nothing but ask: only these can be left out, or asked once more, without a difference.
 *
 * Owns   reading it off the bodies of all functions of the packages: what assigns to more than its own variables,
 *        throws, or calls what is not known to ask only, may do something.
 * Keeps  what is not certain is not pure. Functions are known by their names; where several have one, all must be pure.
 */
import { posix } from 'node:path';
import ts from 'typescript';

const { SyntaxKind: K } = ts;

/** They ask only, though it cannot be read off: they keep what they have found, or the engine makes them. */
const ASKS = new Set([
  'Boolean',
  'Number',
  'String',
  'valueOf',
  'markOf',
  'forbiddenBy',
  'isRace',
  'hasKeyword',
  'regionPaths',
]);
/** What the language has, and the readers of printed facts, which the engine makes. */
const READERS = new Set(['printed', 'Math', 'Number', 'Object', 'Array', 'Uint8Array']);
const ASKING_METHODS = new Set(
  `at codePointAt concat endsWith entries every filter find findIndex findLast findLastIndex flat flatMap from get has
  includes indexOf isArray isInteger join keys lastIndexOf localeCompare map max min abs ceil floor round padStart padEnd repeat
  replaceAll slice some split startsWith toLowerCase toSorted toUpperCase trim trunc values`
    .trim()
    .split(/\s+/),
);
/** They call what they are given. */
const CALLING_METHODS = new Set(
  'every filter find findIndex findLast findLastIndex flatMap from map some toSorted'.split(' '),
);
/** They change what they are called on: a list of one's own may be. */
const CHANGING_METHODS = new Set(['push', 'add', 'set', 'sort', 'reverse', 'pop']);
const MADE = new Set(['Set', 'Map']);

type Body = ts.FunctionLikeDeclaration;
export type Pure = (node: ts.Node) => boolean;

/** Functions by `FILE NAME`, and by `PACKAGE NAME` for whoever imports the package; methods by their names alone. */
type Bodies = Map<string, Body[]>;
interface Known {
  readonly functions: Bodies;
  readonly methods: Bodies;
  /** What a name of a file stands for, if it is imported: `FILE NAME` → the keys of what it may be. */
  readonly imports: Map<string, string>;
}
/** Which of them have been found to do something. */
interface Doing {
  readonly functions: Set<string>;
  readonly methods: Set<string>;
}

/** Judges expressions of these sources, which know each other's functions. */
export function purity(sources: readonly ts.SourceFile[]): Pure {
  const known: Known = { functions: new Map(), methods: new Map(), imports: new Map() };
  for (const source of sources) collect(source, known);
  const doing: Doing = { functions: new Set(), methods: new Set() };
  const isPure = (node: ts.Node): boolean => !does(node, known, doing);
  const found = (): number => doing.functions.size + doing.methods.size;
  // All are taken to ask only, until one is found to call what does not.
  for (let before = -1; before !== found(); ) {
    before = found();
    for (const kind of ['functions', 'methods'] as const)
      for (const [name, bodies] of known[kind])
        if (!doing[kind].has(name) && !bodies.every(isPure)) doing[kind].add(name);
  }
  return isPure;
}

const packageOf = (file: string): string => /(?<=packages\/)[^/]+/.exec(file)?.[0] ?? '';

function collect(source: ts.SourceFile, { functions, methods, imports }: Known): void {
  const file = source.fileName;
  const note = (map: Bodies, key: string, body: Body): void => {
    map.set(key, [...(map.get(key) ?? []), body]);
  };
  const noteFunction = (name: ts.Node | undefined, body: Body): void => {
    for (const place of [file, packageOf(file)]) note(functions, `${place} ${name?.getText(source)}`, body);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) noteImports(node, file, imports);
    else if (ts.isFunctionDeclaration(node) && node.body) noteFunction(node.name, node);
    else if (ts.isMethodDeclaration(node) || ts.isAccessor(node))
      note(methods, node.name.getText(source), node);
    else if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer))
      noteFunction(node.name, node.initializer);
    else if (ts.isPropertyAssignment(node) && isFunction(node.initializer))
      note(methods, node.name.getText(source), node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
}
const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function noteImports(node: ts.ImportDeclaration, file: string, imports: Map<string, string>): void {
  const bindings = node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const from = node.moduleSpecifier.text;
  const place = from.startsWith('.')
    ? posix.join(posix.dirname(file), from)
    : from.replace(/^@westmarch\//, '');
  for (const one of bindings.elements)
    imports.set(`${file} ${one.name.text}`, `${place} ${(one.propertyName ?? one.name).text}`);
}

/** Whether anything in it may do more than ask. */
function does(whole: ts.Node, { functions, methods, imports }: Known, doing: Doing): boolean {
  const file = whole.getSourceFile().fileName;
  const isOwn = (target: ts.Node): boolean =>
    ts.isIdentifier(target) && isDeclaredWithin(whole, target.text, () => true);
  const isOwnList = (target: ts.Node): boolean =>
    ts.isIdentifier(target) && isDeclaredWithin(whole, target.text, isMadeHere);
  const isListOfFile = (target: ts.Node): boolean =>
    ts.isIdentifier(target) && isDeclaredWithin(whole.getSourceFile(), target.text, isMadeHere);
  const isTargetOwn = (target: ts.Node): boolean =>
    isOwn(target) || (ts.isElementAccessExpression(target) && isOwnList(target.expression));

  /** Its key among the functions, or undefined where there is no body to look at. */
  const keyOf = (name: string): string | undefined => {
    const imported = imports.get(`${file} ${name}`);
    const key = imported ?? `${file} ${name}`;
    if (functions.has(key)) return key;
    // What a file only hands on is found by its package.
    const handedOn = imported && `${packageOf(imported)} ${imported.split(' ')[1]}`;
    return handedOn !== undefined && functions.has(handedOn) ? handedOn : undefined;
  };
  const asks = (callee: ts.Node): boolean => {
    if (ts.isIdentifier(callee)) {
      if (ASKS.has(callee.text)) return true;
      const key = isParameter(callee) ? undefined : keyOf(callee.text);
      return key !== undefined && !doing.functions.has(key);
    }
    if (!ts.isPropertyAccessExpression(callee)) return false;
    if (ts.isIdentifier(callee.expression) && READERS.has(callee.expression.text)) return true;
    const name = callee.name.text;
    if (CHANGING_METHODS.has(name)) return isOwnList(callee.expression);
    if (!ASKING_METHODS.has(name)) return false;
    // One of our own of this name may do more than the one of a set.
    return !doing.methods.has(name) || isListOfFile(callee.expression);
  };
  /** Of what a list hands its members to, nothing is known unless it stands there or has a body. */
  const callsUnknown = ({ expression, arguments: given }: ts.CallExpression): boolean => {
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
    const called = CALLING_METHODS.has(name) ? given[name === 'from' ? 1 : 0] : undefined;
    return called !== undefined && !isFunction(called) && !(ts.isIdentifier(called) && asks(called));
  };
  const acts = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node)) return false;
    if (DOES.has(node.kind)) return true;
    if (ts.isCallExpression(node)) {
      if (!asks(node.expression) || callsUnknown(node)) return true;
    } else if (ts.isNewExpression(node)) {
      if (!ts.isIdentifier(node.expression) || !MADE.has(node.expression.text)) return true;
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind >= K.FirstAssignment && kind <= K.LastAssignment && !isTargetOwn(node.left)) return true;
    } else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const steps = node.operator === K.PlusPlusToken || node.operator === K.MinusMinusToken;
      if (steps && !isTargetOwn(node.operand)) return true;
    } else if (ts.isPropertyAccessExpression(node)) {
      // Reading it may run an accessor.
      const isAccessor = methods.get(node.name.text)?.some(ts.isAccessor) === true;
      if (isAccessor && doing.methods.has(node.name.text)) return true;
    }
    return ts.forEachChild(node, (child) => acts(child) || undefined) ?? false;
  };
  return acts(whole);
}
const DOES: ReadonlySet<ts.SyntaxKind> = new Set([
  K.ThrowStatement,
  K.AwaitExpression,
  K.YieldExpression,
  K.DeleteExpression,
  K.TaggedTemplateExpression,
]);

/** Whether a variable of this name is declared in there, in a way that suits. */
function isDeclaredWithin(whole: ts.Node, name: string, suits: (one: ts.Node) => boolean): boolean {
  const visit = (node: ts.Node): boolean =>
    ((ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text === name &&
      suits(node)) ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false);
  return visit(whole);
}
function isMadeHere(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return false;
  return ts.isArrayLiteralExpression(node.initializer) || ts.isNewExpression(node.initializer);
}

/** Nobody knows what a function does that is handed in. */
function isParameter(callee: ts.Identifier): boolean {
  const named = (one: ts.ParameterDeclaration): boolean =>
    ts.isIdentifier(one.name) && one.name.text === callee.text;
  return (
    ts.findAncestor(callee, (node) => ts.isFunctionLike(node) && node.parameters.some(named)) !== undefined
  );
}
