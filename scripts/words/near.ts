/** Which of the known names may be meant by one that is not known. */
const MOST = 3;

/** How many letters must change, or be put in or left out, to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_x, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length];
}

/** "; nearest: asHazard, asHazardOn", or nothing. */
export function meant(name: string, known: readonly string[]): string {
  const wanted = name.toLowerCase();
  const near = [...new Set(known)]
    .map((other) => ({ other, far: distance(wanted, other.toLowerCase()) }))
    .filter(({ other, far }) => far <= Math.max(2, name.length / 3) || other.toLowerCase().startsWith(wanted))
    .sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1));
  return near.length === 0
    ? ''
    : `; nearest: ${near
        .slice(0, MOST)
        .map(({ other }) => other)
        .join(', ')}`;
}
