/** How the table is shown: with colour or without, drawn or in plain sentences for a screen reader. */
import type { TurnPath } from '@westmarch/protocol';
import pico from 'picocolors';

export interface Look {
  /** Linear sentences, no symbols. */
  readonly plain: boolean;
  readonly width: number;
  readonly paint: ReturnType<typeof pico.createColors>;
}

export function lookOf(options: { readonly plain: boolean; readonly color: boolean }): Look {
  return {
    plain: options.plain,
    width: 100,
    paint: pico.createColors(options.color && !options.plain),
  };
}

/** Signs that a screen reader stumbles over, in letters. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/−/g, '-'],
  [/[“”]/g, '"'],
  [/’/g, "'"],
  [/…/g, '...'],
  [/ · /g, ', '],
  [/ › /g, ', '],
  [/ → /g, ' to '],
];

/** Text as this look shows it. */
export function shown(look: Look, text: string): string {
  if (!look.plain) return text;
  return SPOKEN.reduce((all, [sign, word]) => all.replace(sign, word), text);
}

/** Breaks text into lines of the width; lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** Cut to a width, with a sign that something is missing. */
export const fit = (text: string, width: number): string =>
  text.length <= width ? text.padEnd(width) : `${text.slice(0, width - 1)}…`;

/** "a, b and c" */
export function listOf(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 card", "3 cards" */
export const many = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

export const rule = (look: Look): string => look.paint.dim('─'.repeat(look.width));

interface Named {
  readonly seat: number;
  readonly name: string;
}
export const whose = ({ seat, name }: Named, you: number): string => (seat === you ? 'your' : `${name}'s`);
const nameOf = (sides: readonly Named[], seat: number): Named =>
  sides.find((side) => side.seat === seat) ?? { seat, name: '' };

/** Time as a path, the present phase marked by brackets as well as by colour. */
export function pathLine(time: TurnPath, you: number, sides: readonly Named[], look: Look): string {
  const { turn, active, phases, now } = time;
  const path = phases
    .map((name, i) => (i === now ? look.paint.bold(look.paint.cyan(`[${name}]`)) : look.paint.dim(name)))
    .join(look.paint.dim(' › '));
  const player = active === you ? 'yours' : whose(nameOf(sides, active), you);
  return `${look.paint.bold(turn === 0 ? '' : `Turn ${turn}, ${player}   `)}${path}`;
}

export function spokenTime(time: TurnPath, you: number, sides: readonly Named[]): string {
  const { turn, active, phases, now } = time;
  const head = turn === 0 ? '' : `Turn ${turn}, ${whose(nameOf(sides, active), you)} turn. `;
  return `${head}Phase: ${phases[now]}${phases.length > 1 ? `, ${now + 1} of ${phases.length}` : ''}.`;
}
