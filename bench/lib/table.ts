/** Figures as a table for people: on the terminal in columns, in bench/results.md as Markdown. */
import type { Result } from './figure.ts';

/** Three figures that count, with commas in large numbers. */
export function shown(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-GB');
  return String(Number(value.toPrecision(3)));
}

const floorText = ({ floor, better }: Result): string =>
  floor === null ? '' : `${better === 'lower' ? 'at most' : 'at least'} ${shown(floor)}`;

const verdict = ({ floor, ok }: Result): string => (floor === null ? '' : ok ? 'ok' : 'MISSED');

const HEAD = ['figure', 'value', 'unit', 'floor', '', 'relative', 'detail'];

const cells = (result: Result): string[] => [
  `${result.group}: ${result.name}`,
  shown(result.value),
  result.unit,
  floorText(result),
  verdict(result),
  result.relative === null ? '' : String(Number(result.relative.toPrecision(3))),
  result.checksum === undefined ? result.detail : `${result.detail}, checksum ${result.checksum}`,
];

export function textTable(results: readonly Result[]): string {
  const rows = [HEAD, ...results.map(cells)];
  const widths = HEAD.map((_h, i) => Math.max(...rows.map((row) => row[i].length)));
  const numbers = new Set([1, 5]);
  return rows
    .map((row) =>
      row
        .map((cell, i) => (numbers.has(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(results: readonly Result[]): string {
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  const align = HEAD.map((_h, i) => (i === 1 || i === 5 ? '---:' : '---'));
  return [line(HEAD), line(align), ...results.map((result) => line(cells(result)))].join('\n');
}
