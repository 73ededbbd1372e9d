/**
 * Modifiers as code: one small function for each, which explains; and one loop for each attribute with all of them
 * written out in place, which answers.
 *
 * Why two: 40 conditions cost 0.5 µs as 40 functions and 0.15 µs in one loop (`npm run bench`, "modifier query").
 * Keeps  both are made of the same text, so that a value and its explanation cannot differ.
 */
import type { Attribute } from '../../effect/attribute.ts';
import type { Engine } from '../../engine.ts';
import type { Change, Modifier } from '../words/abilities.ts';
import { noSlots } from '../words/node.ts';
import { num } from '../words/values.ts';
import type { Compiled } from './compiled.ts';
import { Gen } from './gen.ts';

/** So many cost no more than forty; a loop longer still might be too much for the optimiser, so the rest are called. */
const MOST_IN_PLACE = 1000;

const SOURCE = 's.effect.source[row]';
const SUBJECT = 's.effect.subject[row]';

const CHANGES: Record<Change, (by: string) => string> = {
  add: (by) => `total + ${by}`,
  set: (by) => by,
  multiply: (by) => `total * ${by}`,
  atMost: (by) => `Math.min(total, ${by})`,
  atLeast: (by) => `Math.max(total, ${by})`,
};

/** What a modifier makes of `total`, as a statement; it names only what it needs of its row. */
function statement(g: Gen, m: Modifier): string {
  const tests = [m.of.js(g, noSlots), ...(m.condition === null ? [] : [m.condition.js(g, noSlots)])];
  const changed = CHANGES[m.change](num(m.by).js(g, noSlots));
  // A maximum stops what the modifier adds; it takes nothing away from a total that is beyond it already.
  const most = m.upTo === null ? '' : num(m.upTo).js(g, noSlots);
  const result = m.upTo === null ? changed : `Math.max(total, Math.min(${changed}, ${most}))`;
  const change = `if (${tests.join(' && ')}) total = ${result};`;
  const needs = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(change);
  return [
    needs('self') || needs('you') ? `const self = ${SOURCE};` : '',
    needs('you') ? 'const you = s.effect.you[row] || s.card.controller[self];' : '',
    needs('subject') ? `const subject = ${SUBJECT};` : '',
    change,
  ].join(' ');
}

/** Nothing has happened that a modifier could be about. */
const NO_EVENT = 'const a = 0, b = 0, n = 0, f = 0;';

/** One modifier by itself. */
export function foldOf(engine: Engine, m: Modifier): Compiled['fold'] {
  const g = new Gen(engine);
  const text = statement(g, m);
  return g.make(`(s, row, it, total) => { ${NO_EVENT} ${text} return total; }`);
}

/** The kernel's own modifier: so much more of an attribute for one card, as long as the effect lasts. */
const LASTING = `if (${SUBJECT} === it) total += s.effect.amount[row];`;
export const lastingFold: Compiled['fold'] = (s, row, card, total) =>
  s.effect.subject[row] === card ? total + s.effect.amount[row] : total;

/** All modifiers of an attribute that are in force, in one loop. */
export function foldTogether(
  engine: Engine,
  attribute: Attribute,
  lasting: number,
  modifiers: readonly Compiled[],
): Attribute['fold'] {
  const g = new Gen(engine);
  const cases = [`case ${lasting}: ${LASTING} break;`];
  for (const { id, ability } of modifiers.slice(0, MOST_IN_PLACE))
    if (ability?.type === 'modifier') cases.push(`case ${id}: { ${statement(g, ability)} break; }`);
  const { before, text } = readOnce(`
    for (; row !== 0; row = s.effect.next[row]) switch (s.effect.ability[row]) {
      ${cases.join('\n      ')}
      default: total = s.engine.abilities[s.effect.ability[row]].fold(s, row, it, total);
    }`);
  return g.make(`(s, it, total) => {
    let row = s.channel.first[${attribute.channel}];
    if (row === 0) return total;
    ${NO_EVENT} ${before}
    ${text}
    return total;
  }`);
}

/**
 * Takes out of a loop what is the same each time round: the columns, and what stands in them for the card `it`.
 * Columns are never replaced, and nothing changes while a number is asked for.
 */
function readOnce(loop: string): { readonly before: string; readonly text: string } {
  const found = new Map<string, string>();
  const keep = (name: string, expression: string): string => {
    found.set(name, expression);
    return name;
  };
  const text = loop
    .replace(/\bs\.card\.(\w+)\[it\]/g, (all, column) => keep(`its_${column}`, all))
    .replace(/\b(r\d+)\[its_def\]/g, (all, fact) => keep(`its_${fact}`, all))
    .replace(/\bs\.(card|effect|player)\.(\w+)(?=\[)/g, (all, table, column) =>
      keep(`${table}_${column}`, all),
    );
  return { before: [...found].map(([name, value]) => `const ${name} = ${value};`).join(' '), text };
}
