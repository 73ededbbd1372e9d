/** What is known to ask only, and what may do more: read off the bodies of what is called. */
import { expect, test } from 'vitest';
import { purity } from '../../../scripts/mutate/blind/pure.ts';
import { parse } from '../../../scripts/mutate/points.ts';

const DECLARED = `
const own = (l) => { const found = []; for (const n of l) found.push(n); return found; };
const others = (l) => { l.push(1); return true; };
const through = (l) => others(l);
const handed = (f) => f();
const hiding = (own) => own();
const each = (l, f) => l.map(f);
const throwing = (x) => { throw x; };
const stepping = () => { let n = 0; n++; return n; };
let count = 0;
const counting = () => { count++; return true; };
const stored = new Set([1]);
const a = { has: (n) => n > 1, late: (n) => n > 2 };
const b = { has: (n) => { others(n); return true; } };
class Thing { get left() { others(count); return 1; } get right() { return 2; } }
const thing = new Thing();
`;

/** Whether an expression is pure beside these declarations. */
function asksOnly(expression: string): boolean {
  const tree = parse('packages/meccg/src/rules/some.ts', `${DECLARED}${expression};`);
  const last = tree.statements.at(-1);
  if (last === undefined) throw new Error('nothing is asked');
  return purity([tree])(last);
}

test.each([
  'a && b || 1 < 2',
  'own([])',
  'stepping()',
  '[1].some((n) => n > 1)',
  '[1].some(stepping)',
  'stored.has(1)',
  'thing.right',
  'valueOf(s, it, card)',
  'printed.race(s, card)',
])('%s asks only', (expression) => {
  expect(asksOnly(expression)).toBe(true);
});

test.each([
  'a = 1',
  'a.b = 1',
  'count++',
  'delete a.b',
  'say`x`',
  'unknown()',
  'new Thing()',
  'others([])',
  'through([])',
  'counting()',
  'handed(stepping)',
  'hiding(stepping)',
  'each([], others)',
  'throwing(1)',
  '[1].some(others)',
  '[1].some(given)',
  '[1].some((n) => others(n))',
  'stored.add(1)',
  'a.has(1)',
  'a.late(1)',
  'thing.left',
])('%s may do more', (expression) => {
  expect(asksOnly(expression)).toBe(false);
});

test('functions are known across files, and two of one name by where they are imported from', () => {
  const one = parse('packages/meccg/src/a.ts', 'export const f = () => 1;');
  const two = parse('packages/meccg/src/b.ts', 'let n = 0; export const f = () => n++;');
  const user = (from: string): boolean => {
    const text = `import { f as g } from '${from}'; g();`;
    const tree = parse('packages/meccg/src/rules/c.ts', text);
    const index = parse('packages/kernel/src/i.ts', 'export const f = () => 2;');
    const last = tree.statements.at(-1);
    return last !== undefined && purity([one, two, index, tree])(last);
  };
  expect(['../a.ts', '../b.ts', '@westmarch/kernel', './gone.ts'].map(user)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
