/** Tables and bars for the terminal. */
import pico from 'picocolors';

/** Rows under a head; columns after the first `left` are numbers and stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], left = 1): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column < left ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd();
  return [pico.bold(line(head)), ...rows.map(line)].join('\n');
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.floor((100 * part) / whole)}%`;
}

/** How much of a whole is done, drawn: full only when all is done, empty only when nothing is. */
export function bar(part: number, whole: number, width = 20): string {
  const exact = whole === 0 ? 0 : (part / whole) * width;
  const filled = part === 0 ? 0 : part >= whole ? width : Math.min(width - 1, Math.max(1, Math.round(exact)));
  return '█'.repeat(filled) + '░'.repeat(width - filled);
}
