/**
 * A state in words: which procedures run, who must choose, where the cards lie, what is in force; and the
 * difference of two states, cell by cell.
 */
import { HEADER, spaced } from '../flow/procedure.ts';
import { cellsOf } from '../knowledge/view.ts';
import { kernelWords } from './layout.ts';
import type { Column } from './schema.ts';
import type { State } from './state.ts';

function runningStep(s: State): string {
  const { top, asked } = s.kernel;
  if (top === 0) return '';
  const at = s.frames[top + 1];
  const step = s.engine.procedures[s.frames[top]].steps[asked !== 0 ? at : at - 1];
  return step === undefined ? '' : spaced(step.name);
}

/** "turn › strike sequence › support, waiting for player 2" */
export function trace(s: State): string {
  const parts: string[] = [];
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2]) {
    parts.unshift(s.engine.procedures[s.frames[base]].name);
  }
  if (s.kernel.over === 1) return 'the game is over';
  const step = runningStep(s);
  // Where a frame that called another will go on says nothing about the step it called from, so only the last is told.
  if (step !== '') parts.push(step);
  const where = parts.join(' › ') || 'nothing is running';
  return s.kernel.asked === 0 ? where : `${where}, waiting for player ${s.kernel.asked}`;
}

function cardName(s: State, card: number): string {
  if (card === 0) return 'none';
  const def = s.card.def[card];
  return `${def === 0 ? 'hidden' : (s.engine.definitions[def].names['en'] ?? s.engine.definitions[def].id)}#${card}`;
}

function shown(s: State, spec: Column, value: number): string {
  if (spec.table === 'card') return cardName(s, value);
  if (spec.names !== undefined) return spec.names[value] ?? String(value);
  return String(value);
}

function placeName(s: State, at: number): string {
  const { placeKind, placeIndex, schema } = s.layout;
  const name = schema.zoneNames[placeKind[at]];
  const { per } = schema.spec.zones[name];
  if (per === 'game') return name;
  return per === 'card' ? `${name} ${cardName(s, placeIndex[at])}` : `${name} of ${per} ${placeIndex[at]}`;
}

/** The whole state, readable. */
export function dump(s: State): string {
  const lines: string[] = [trace(s)];
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2]) {
    const p = s.engine.procedures[s.frames[base]];
    const locals = p.localNames.map(
      (name, i) => `${name} ${shown(s, p.locals[name], s.frames[base + HEADER + i])}`,
    );
    if (locals.length > 0) lines.push(`  ${p.name}: ${locals.join(', ')}`);
  }
  const { spec } = s.layout.schema;
  const globals = cellsOf(s, 'global', 'w');
  for (const [i, name] of s.layout.globals.entries())
    lines.push(`${name}: ${shown(s, spec.global[name], globals[i])}`);
  for (let at = 1; at < s.place.first.length; at++) {
    if (s.place.first[at] === 0) continue;
    const cards: string[] = [];
    for (let card = s.place.first[at]; card !== 0; card = s.card.next[card]) {
      const marks = Object.keys(spec.card)
        .map((column) => [column, cellsOf(s, 'card', column)[card]] as const)
        .filter(([, value]) => value !== 0)
        .map(([column, value]) => `${column} ${shown(s, spec.card[column], value)}`);
      cards.push(cardName(s, card) + (marks.length > 0 ? ` (${marks.join(', ')})` : ''));
    }
    lines.push(`${placeName(s, at)}: ${cards.join(', ')}`);
  }
  for (let row = 1; row <= s.kernel.effectsUsed; row++) {
    if (s.effect.channel[row] === 0) continue;
    const on = s.effect.subject[row] === 0 ? '' : ` on ${cardName(s, s.effect.subject[row])}`;
    lines.push(
      `in force: ${s.engine.channelNames[s.effect.channel[row]]} from ${cardName(s, s.effect.source[row])}${on}`,
    );
  }
  return lines.join('\n');
}

export interface Difference {
  readonly table: string;
  readonly column: string;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Every cell in which two states of one layout differ. */
export function diff(a: State, b: State): Difference[] {
  if (a.layout !== b.layout) throw new Error('diff: the two states have different layouts');
  const found: Difference[] = [];
  for (const { table, column, length } of a.layout.segments) {
    const words = table === 'kernel' || table === 'global';
    const x = cellsOf(a, table, words ? 'w' : column);
    const y = cellsOf(b, table, words ? 'w' : column);
    for (let row = 0; row < length; row++)
      if (x[row] !== y[row]) {
        const name =
          table === 'kernel' ? kernelWords[row] : table === 'global' ? a.layout.globals[row] : column;
        found.push({ table, column: name, row, from: x[row], to: y[row] });
      }
  }
  return found;
}

const SINGLE: ReadonlySet<string> = new Set(['kernel', 'chance', 'frames', 'global']);
/** What stands in a row 0, which means "none" and is read as such: nothing, in a sound state. */
export function strays(s: State): string[] {
  const found: string[] = [];
  for (const { table, column } of s.layout.segments)
    if (!SINGLE.has(table) && cellsOf(s, table, column)[0] !== 0) found.push(`${table}.${column}`);
  return found;
}
