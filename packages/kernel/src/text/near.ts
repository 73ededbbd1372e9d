/** Names that are nearly right: what a misspelt word may have meant. */
import { distance } from './distance.ts';

/** Letters and digits alone, without case or diacritics: "Éowyn’s" and "eowyns" are the same. */
export function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return bare
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** Shorter words are part of too many names to say anything. */
const LONG_ENOUGH = 4;

/** Names of which the word is a part, or that are part of it: "night watch" is near "Night". Shortest first. */
function partsOf(wanted: string, candidates: Iterable<string>): string[] {
  const within = (part: string, whole: string) =>
    part.length >= LONG_ENOUGH && ` ${whole} `.includes(` ${part} `);
  return [...new Set(candidates)]
    .filter((candidate) => within(plain(candidate), wanted) || within(wanted, plain(candidate)))
    .sort((a, b) => a.length - b.length);
}

/** The candidates nearest to a word; none when all are too far away to be meant. */
export function nearest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  const wanted = plain(word);
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  const found: { candidate: string; far: number }[] = [];
  for (const candidate of new Set(candidates)) {
    const name = plain(candidate);
    if (Math.abs(name.length - wanted.length) > reach) continue;
    const far = distance(wanted, name);
    if (far <= reach) found.push({ candidate, far });
  }
  if (found.length === 0 && wanted.length >= LONG_ENOUGH) return partsOf(wanted, candidates).slice(0, limit);
  const best = Math.min(...found.map(({ far }) => far));
  return found
    .filter(({ far }) => far === best)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** The hint of a refusal: what may have been meant, or else what there is. */
export function hintFor(word: string, candidates: readonly string[], otherwise: string): string {
  const [best, ...more] = nearest(word, candidates);
  if (best === undefined) return otherwise;
  return `did you mean ${[best, ...more].map((name) => `"${name}"`).join(' or ')}?`;
}
