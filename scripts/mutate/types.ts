/**
 * Whether a changed source still has sound types: one that has not would fail before any test.
 *
 * Keeps  unused names are no complaint here (a dropped condition leaves imports behind), and only the changed file
 *        is judged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PACKAGES } from './args.ts';
import { packageOf } from './sources.ts';

export interface TypeCheck {
  /** The first complaint about this file with this text, or undefined. */
  complaint(file: string, text: string): string | undefined;
  /** Those of these files that there is a complaint about, all of them changed at once: that takes little more time. */
  unsound(texts: ReadonlyMap<string, string>): ReadonlySet<string>;
}

/** The check of each package, for files of it. */
export function checksOf(folder: string): (file: string) => TypeCheck {
  const checks = new Map(
    PACKAGES.map((name) => [name, typeCheck(folder, [join(folder, `packages/${name}/src/index.ts`)])]),
  );
  return (file) => {
    const check = checks.get(packageOf(file));
    if (check === undefined) throw new Error(`${file} is in no package`);
    return check;
  };
}

export function typeCheck(root: string, entries: readonly string[]): TypeCheck {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const settings: ts.CompilerOptions = {
    ...options,
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const changed = new Map<string, { text: string; version: number }>();
  let versions = 0;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...entries],
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = changed.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path, encoding) => ts.sys.readFile(path, encoding),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  };
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());
  const complaints = (texts: ReadonlyMap<string, string>): Map<string, string> => {
    for (const [file, text] of texts) changed.set(file, { text, version: ++versions });
    const found = new Map<string, string>();
    for (const file of texts.keys()) {
      const [first] = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
      if (first) found.set(file, ts.flattenDiagnosticMessageText(first.messageText, ' '));
    }
    // The version of the unchanged text must be a new one, or the changed one would stay.
    for (const file of texts.keys())
      changed.set(file, { text: ts.sys.readFile(file) ?? '', version: ++versions });
    return found;
  };
  return {
    complaint: (file, text) => complaints(new Map([[file, text]])).get(file),
    unsound: (texts) => new Set(complaints(texts).keys()),
  };
}
