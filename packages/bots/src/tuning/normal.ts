/** Numbers that are normally distributed, from a seed. */
import { CHANCE_WORDS, nextWord, seedChance } from '@westmarch/kernel';

const WORDS = 2 ** 32;
/** Above 0 and not above 1, so that it has a logarithm. */
const share = (words: Int32Array): number => ((nextWord(words) >>> 0) + 1) / WORDS;

/** As many as are wanted, the same for the same seed. Box and Muller's way. */
export function normals(seed: string, count: number): number[] {
  const words = new Int32Array(CHANCE_WORDS);
  seedChance(words, seed);
  return Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(share(words))) * Math.cos(2 * Math.PI * share(words)),
  );
}
