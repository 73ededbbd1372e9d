/** What a misspelt name may have meant. */
import { distance } from '@westmarch/kernel';

/** A name without what is easily typed otherwise: case, accents, curly quotes, long dashes. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .toLowerCase();

/** How many names a message lists before it says how many more there are. */
const LISTED = 16;

export function listed(names: readonly string[]): string {
  const shown = names.slice(0, LISTED).join(', ');
  return names.length > LISTED ? `${shown} and ${names.length - LISTED} more` : shown;
}

/** A list in a message, one a line. */
export const lines = (texts: readonly string[]): string => texts.map((text) => `\n    ${text}`).join('');

/** Names that are nearly this word: those with the fewest letters otherwise. */
function byLetters(word: string, names: readonly string[]): string[] {
  const wanted = fold(word);
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  let best: string[] = [];
  let far = reach + 1;
  for (const name of new Set(names)) {
    if (Math.abs(name.length - wanted.length) > reach) continue;
    const d = distance(wanted, fold(name));
    if (d < far) best = [];
    far = Math.min(far, d);
    if (d === far && d <= reach) best.push(name);
  }
  return best;
}

/** Shorter words stand in too many names to say anything. */
const LONG_ENOUGH = 4;
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LONG_ENOUGH);

/** Names that share words with this one, those that share most first: "Bilbo's Magic Ring" is near "Magic Ring of Words". */
function byWords(word: string, names: readonly string[]): string[] {
  const wanted = new Set(wordsOf(word));
  return [...new Set(names)]
    .map((name) => ({ name, shared: wordsOf(name).filter((part) => wanted.has(part)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.name.length - b.name.length)
    .map(({ name }) => name);
}

/** The names that a word comes nearest to; none where all are too far away to be meant. */
export function nearest(word: string, names: readonly string[], most = 3): string[] {
  const near = byLetters(word, names);
  return (near.length > 0 ? near : byWords(word, names)).slice(0, most);
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ');

/** "; did you mean "Wolf" or "Wolves"?"; empty where nothing is near. */
export function nearly(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near.length === 0 ? '' : `; did you mean ${quoted(near)}?`;
}

/** "; did you mean "Wolf"?", or what there is; empty where there is nothing. */
export function meant(word: string, names: readonly string[]): string {
  const [best] = byLetters(word, names);
  if (best !== undefined) return `; did you mean "${best}"?`;
  return names.length === 0 ? '' : `; there are ${listed(names)}`;
}
