/**
 * The names that a source uses and does not declare: what it must import.
 *
 * Owns   telling them from names of its own, of properties and of the language.
 */
import ts from 'typescript';

export interface FreeName {
  readonly name: string;
  /** Every use is in a type. */
  readonly typeOnly: boolean;
  /** Where it is used first, from 1. */
  readonly line: number;
}

/** A source without its imports; lines stay where they are. */
export function withoutImports(file: ts.SourceFile): string {
  let text = file.text;
  for (const statement of file.statements)
    if (ts.isImportDeclaration(statement)) {
      const [start, end] = [statement.getStart(), statement.getEnd()];
      text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
    }
  return text;
}

/** Free names of several sources at once, by file. None of them sees another, or any library. */
export function freeNames(sources: ReadonlyMap<string, string>): Map<string, FreeName[]> {
  const files = new Map([...sources].map(([name, text]) => [name, parsed(name, text)]));
  const host: ts.CompilerHost = {
    getSourceFile: (name) => files.get(name),
    getDefaultLibFileName: () => '',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => files.has(name),
    readFile: (name) => sources.get(name),
  };
  const options = { noResolve: true, noLib: true, types: [], target: ts.ScriptTarget.Latest };
  const checker = ts.createProgram([...files.keys()], options, host).getTypeChecker();
  return new Map([...files].map(([name, file]) => [name, freeIn(file, checker)]));
}

const parsed = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

function freeIn(file: ts.SourceFile, checker: ts.TypeChecker): FreeName[] {
  const found = new Map<string, FreeName>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isUse(node) && isFree(node, checker)) {
      const before = found.get(node.text);
      found.set(node.text, {
        name: node.text,
        typeOnly: isInType(node) && before?.typeOnly !== false,
        line: before?.line ?? file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

/** It stands for something, and is not the name of a property, a label or a tuple's member. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return node !== (ts.isQualifiedName(parent) ? parent.right : parent.name);
  if (ts.isBindingElement(parent)) return node !== parent.propertyName;
  if (ts.isNamedTupleMember(parent)) return node !== parent.name;
  return !(
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isGetAccessorDeclaration(parent)) &&
    parent.name === node
  );
}

function isFree(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  if (node.text === 'undefined' || node.text === 'const') return false;
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol?.declarations === undefined || symbol.declarations.length === 0;
}

function isInType(node: ts.Node): boolean {
  for (let at = node; !ts.isStatement(at) && !ts.isSourceFile(at); at = at.parent)
    if (ts.isTypeNode(at)) return !ts.isExpressionWithTypeArguments(at) || isInterfaceClause(at);
  return ts.isInterfaceDeclaration(node.parent) || ts.isTypeAliasDeclaration(node.parent);
}
const isInterfaceClause = (node: ts.ExpressionWithTypeArguments): boolean =>
  ts.isHeritageClause(node.parent) && ts.isInterfaceDeclaration(node.parent.parent);
