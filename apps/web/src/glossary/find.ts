/**
 * Finding the words of the glossary in a text.
 *
 * Keeps  a word is marked once in a text; the longest form wins ("body check" before "body"); what is part of a name
 *        ("Orc Archer") is left alone, unless the glossary itself writes the word with a capital.
 */
import type { Word } from './word.ts';

export interface Part {
  readonly text: string;
  /** What it means, where it is a word of the glossary. */
  readonly word?: Word;
}
export type Finder = (text: string) => readonly Part[];

export function finderOf(words: readonly Word[]): Finder {
  const byForm = new Map<string, Word>();
  for (const one of words)
    for (const form of [one.word, ...(one.also ?? [])]) byForm.set(form.toLowerCase(), one);
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length).map(literally);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (text) => {
    const parts: Part[] = [];
    const seen = new Set<Word>();
    let done = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const one = byForm.get(found.toLowerCase());
      if (one === undefined || seen.has(one) || isInName(text, found, index, one)) continue;
      seen.add(one);
      if (index > done) parts.push({ text: text.slice(done, index) });
      parts.push({ text: found, word: one });
      done = index + found.length;
    }
    if (done < text.length) parts.push({ text: text.slice(done) });
    return parts;
  };
}

const literally = (form: string): string => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const CAPITAL = /^\p{Lu}/u;

/** A capital in the midst of other capitals: a name has the word in it. */
function isInName(text: string, found: string, at: number, { word }: Word): boolean {
  if (CAPITAL.test(word) || !CAPITAL.test(found)) return false;
  const before = /(\S+)\s$/u.exec(text.slice(0, at))?.[1] ?? '';
  const after = /^\s(\S+)/u.exec(text.slice(at + found.length))?.[1] ?? '';
  return CAPITAL.test(after) || (CAPITAL.test(before) && !/[.:!?]$/.test(before));
}
