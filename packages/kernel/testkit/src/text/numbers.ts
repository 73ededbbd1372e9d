/**
 * The numbers that a text says, so that what a card says can be held against what is printed on it without either
 * sentence: digits and number words from 2 up. A single one may be "a", "one", "+1" or nothing, and does not count.
 *
 * Keeps  numbers are told without sign and in order of size: "increased by 2" and "+2" say the same.
 */
import type { OtherNumbers } from '@westmarch/kernel';

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
export function numbersIn(text: string): number[] {
  const found: number[] = [];
  const plain = text.replaceAll('−', '-').replaceAll('–', '-').toLowerCase();
  for (const [token, digits] of plain.matchAll(/(\d+)|[a-zé]+/g)) {
    if (digits === undefined) {
      const value = WORDS[token];
      if (value !== undefined) found.push(value);
      continue;
    }
    if (Number(digits) > 1) found.push(Number(digits));
  }
  return found.toSorted((a, b) => a - b);
}

/** What one list has more of than the other, each way: "more 3; less 2 2". Empty where they agree. */
export function difference(said: readonly number[], printed: readonly number[]): string {
  const left = [...printed];
  const more: number[] = [];
  for (const n of said) {
    const at = left.indexOf(n);
    if (at < 0) more.push(n);
    else left.splice(at, 1);
  }
  return moreAndLess(more, left);
}

/** The same of what a card says about itself: empty where it says nothing. */
export const excepted = ({ more = [], less = [] }: Partial<OtherNumbers> = {}): string =>
  moreAndLess(more, less);

const moreAndLess = (more: readonly number[], less: readonly number[]): string =>
  [
    ...(more.length > 0 ? [`more ${more.join(' ')}`] : []),
    ...(less.length > 0 ? [`less ${less.join(' ')}`] : []),
  ].join('; ');
