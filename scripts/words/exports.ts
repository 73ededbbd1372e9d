/** What a module of the project exports, read from its source: names, and whether they are types only. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { root } from '../ensure.mjs';

export interface Exported {
  /** It is gone when types are stripped. */
  readonly type: boolean;
  /** The module that declares it. */
  readonly file: string;
}
export type Exports = ReadonlyMap<string, Exported>;

const KERNEL = join(root, 'packages/kernel/src/index.ts');
const moduleFile = (from: string, specifier: string): string =>
  specifier === '@westmarch/kernel' ? KERNEL : resolve(dirname(from), specifier);

export const parse = (file: string, text: string = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Reads modules once each, however often they are asked for. */
export class Modules {
  readonly #known = new Map<string, Exports>();

  exportsOf(file: string): Exports {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    const found = new Map<string, Exported>();
    this.#known.set(file, found);
    const passedOn = new Map<string, Exported>();
    for (const statement of parse(file).statements)
      if (ts.isExportDeclaration(statement)) this.#passOn(file, statement, found, passedOn);
      else if (isExported(statement)) declare(file, statement, found);
    // What a module names itself goes before what it passes on as a whole.
    for (const [name, exported] of passedOn) if (!found.has(name)) found.set(name, exported);
    return found;
  }

  #passOn(
    file: string,
    { moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration,
    found: Map<string, Exported>,
    passedOn: Map<string, Exported>,
  ): void {
    const from =
      moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier)
        ? this.exportsOf(moduleFile(file, moduleSpecifier.text))
        : new Map<string, Exported>();
    if (exportClause === undefined) for (const [name, exported] of from) passedOn.set(name, exported);
    else if (ts.isNamedExports(exportClause))
      for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements) {
        const source = from.get((propertyName ?? name).text);
        found.set(name.text, {
          type: isTypeOnly || isType || source?.type === true,
          file: source?.file ?? file,
        });
      }
  }
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function declare(file: string, statement: ts.Statement, found: Map<string, Exported>): void {
  if (ts.isVariableStatement(statement))
    for (const { name } of statement.declarationList.declarations)
      for (const text of namesIn(name)) found.set(text, { type: false, file });
  else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    if (!found.has(statement.name.text)) found.set(statement.name.text, { type: true, file });
  } else if (
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
    statement.name !== undefined
  )
    found.set(statement.name.text, { type: false, file });
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}
