/** What a misspelt name may have meant. */

/** A name without what is easily typed otherwise: case, accents, curly quotes, long dashes. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .toLowerCase();

/** Letters to insert, delete, change, or swap with a neighbour. */
function distance(a: string, b: string): number {
  let twoAgo: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_x, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(row[j - 1] + 1, last[j] + 1, changed, swapped ? twoAgo[j - 2] + 1 : changed));
    }
    twoAgo = last;
    last = row;
  }
  return last[b.length];
}

/** How many names a message lists before it says how many more there are. */
const LISTED = 16;

export function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).join(', ');
  return names.length > LISTED ? `${shown} and ${names.length - LISTED} more` : shown;
}

/** A list in a message, one a line. */
export const lines = (texts: readonly string[]): string => texts.map((text) => `\n    ${text}`).join('');

/** "; did you mean "Wolf"?", or what there is; empty where there is nothing. */
export function meant(word: string, names: readonly string[]): string {
  const wanted = word.toLowerCase();
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | null = null;
  let far = reach + 1;
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) > reach) continue;
    const d = distance(wanted, name.toLowerCase());
    if (d < far) {
      far = d;
      best = name;
    }
  }
  if (best !== null) return `; did you mean "${best}"?`;
  return names.length === 0 ? '' : `; there are ${listed(names)}`;
}
