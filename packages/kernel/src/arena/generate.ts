/**
 * The one place where source text becomes code: views of a state, locals of a procedure, compiled abilities.
 *
 * Everything generated comes from schemas and definitions of the project itself, never from input.
 */

/** Runs `source` as a function body with `given` in scope and hands back what it returns. */
export function literal<T>(source: string, given: Readonly<Record<string, unknown>> = {}): T {
  const names = Object.keys(given);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  const make = new Function(...names, `'use strict';${source}`);
  return make(...names.map((name) => given[name])) as T;
}
