/** Chance of a bot's own: from its seed and the moment, never from the game's dice. */
import { below, CHANCE_WORDS, seedChance } from '@westmarch/kernel';

/** A number below `n`, the same for the same seed and moment. */
export function luck(seed: string, moment: number, n: number): number {
  const words = new Int32Array(CHANCE_WORDS);
  seedChance(words, `${seed}/${moment}`);
  return below(words, n);
}
