/** Lists that a scenario expects: so many, exactly these in any order, these in order, or some and not others. */
import { fold } from './near.ts';
import { inField, type Path, ScenarioFailure } from './problem.ts';
import { fieldsOf, listOf, type Plain, type Shape, textOf } from './shape.ts';

const texts: Shape = { list: 'text' };
export const listShapes: readonly Shape[] = [
  texts,
  'number',
  { fields: { inOrder: texts, includes: texts, excludes: texts } },
];

const all = (names: readonly string[]): string => names.join(', ') || 'nothing';

/** `name` gives what is expected the name that is used for it now, or refuses one that means nothing. */
export function expectList(
  what: string,
  is: readonly string[],
  wanted: Plain,
  name: (text: string) => string,
  path: Path,
): void {
  const fail = (why: string, at: Path): never => {
    throw new ScenarioFailure(why, at);
  };
  if (typeof wanted === 'number') {
    if (is.length !== wanted) fail(`the number of cards in ${what} is ${is.length}, not ${wanted}`, path);
    return;
  }
  const named = (list: Plain | undefined, at: Path): string[] =>
    listOf(list).map((text, i) => inField([...at, i], () => name(textOf(text))));
  const same = (a: string, b: string): boolean => fold(a) === fold(b);
  const { inOrder, includes, excludes } = fieldsOf(wanted);
  const key = (list: readonly string[]): string => list.map(fold).join('\n');
  if (Array.isArray(wanted)) {
    const should = named(wanted, path);
    if (key([...is].sort()) !== key([...should].sort()))
      fail(`${what} holds ${all(is)}, not ${all(should)}`, path);
  }
  if (inOrder !== undefined) {
    const should = named(inOrder, [...path, 'inOrder']);
    if (key(is) !== key(should)) fail(`${what} holds ${all(is)}, not ${all(should)}`, path);
  }
  for (const [i, one] of named(includes, [...path, 'includes']).entries())
    if (!is.some((other) => same(other, one)))
      fail(`${what} holds ${all(is)}, but not ${one}`, [...path, 'includes', i]);
  for (const [i, one] of named(excludes, [...path, 'excludes']).entries())
    if (is.some((other) => same(other, one))) fail(`${what} holds ${one}`, [...path, 'excludes', i]);
}
