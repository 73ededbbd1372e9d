/**
 * YAML: the documents of a file as plain values, and the line of any field in them.
 *
 * Owns   the only use of the yaml package.
 */
import { Document, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, visit } from 'yaml';
import type { Path } from '../scenario/problem.ts';
import type { Plain } from '../scenario/shape.ts';

export interface YamlDocument {
  readonly value: unknown;
  /** What is wrong with it as YAML, or null. */
  readonly fault: { readonly line: number; readonly message: string } | null;
  /** The line where it begins. */
  readonly line: number;
  /** The line of a field; of the nearest field around it where it is missing. `onKey`: of its name. */
  lineOf(path: Path, onKey?: boolean): number;
}

export function readDocuments(text: string): YamlDocument[] {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false });
  const all: Document.Parsed[] = 'empty' in parsed ? [] : [...parsed];
  // A document of nothing but comments, such as the head of a file, says nothing.
  const said = all.filter((doc) => doc.contents !== null || doc.errors.length > 0);
  return said.map((doc) => {
    const [error] = doc.errors;
    const line = lineAt(counter, doc.contents?.range[0] ?? doc.range[0]);
    return {
      value: error === undefined ? doc.toJS() : null,
      fault:
        error === undefined
          ? null
          : { line: lineAt(counter, error.pos[0]), message: error.message.replace(/\s+/g, ' ').trim() },
      line,
      lineOf: (path, onKey = false) => lineOf(doc.contents, path, onKey, counter) ?? line,
    };
  });
}

/** Longer lists and fields stand on lines of their own. */
const ON_ONE_LINE = 96;
/** The fields of a document have lines of their own, and so has what is directly in them, unless it is a plain list. */
const OUTERMOST = 3;

/** A value as YAML, with short lists and fields on one line. */
export function writeDocument(value: Plain): string {
  const document = new Document(value);
  visit(document, {
    Collection(_key, node, path) {
      const isPlain = isSeq(node) && node.items.every(isScalar);
      if (!isPlain && path.length <= OUTERMOST) return;
      if (JSON.stringify(node).length < ON_ONE_LINE) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}

const lineAt = (counter: LineCounter, offset: number): number => Math.max(1, counter.linePos(offset).line);

const startOf = (node: unknown): number | null => {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : null;
};

function lineOf(root: Node | null, path: Path, onKey: boolean, counter: LineCounter): number | null {
  let node: unknown = root;
  let offset = startOf(root);
  for (const [depth, part] of path.entries()) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === String(part));
      // A field's line is the one that its name stands on, also where its value begins below.
      if (pair !== undefined) offset = startOf(pair.key) ?? offset;
      next = pair?.value;
    } else if (isSeq(node)) {
      next = node.items[Number(part)];
      offset = startOf(next) ?? offset;
    }
    if (next === undefined || (onKey && depth === path.length - 1)) break;
    node = next;
  }
  return offset === null ? null : lineAt(counter, offset);
}
