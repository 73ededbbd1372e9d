/** How far apart two words are. */

/** How many letters must be inserted, deleted, changed, or swapped with a neighbour (Damerau-Levenshtein). */
export function distance(a: string, b: string): number {
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
