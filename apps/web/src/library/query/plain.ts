/** Words without what nobody types: capitals, accents, signs. "Éowyn’s" and "eowyns" are the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** A word of the text begins with it; several words stand together. */
export const begins = (text: string, part: string): boolean => ` ${text}`.includes(` ${part}`);

/** How many letters must change to make one word of the other, as far as three. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_x, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j] + (a[i] === b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1));
    row = next;
  }
  return row[b.length];
}

/** What a misspelt word may have meant; undefined where nothing is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const name = plain(candidate);
    const far = begins(name, wanted) ? 0.5 : distance(wanted, name);
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}
