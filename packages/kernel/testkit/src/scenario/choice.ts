/**
 * Which option words mean: the one that reads exactly so, or the only one that begins with them.
 *
 * Keeps  exact words always win, so that "Sam" is never taken for "Sam's Pack"; what could be several is refused.
 */
import { fold } from './near.ts';

/** The options, by index, that these words could mean: those that read so, otherwise those that begin so. */
export function meantOptions(words: string, texts: readonly string[]): number[] {
  const wanted = fold(words.trim());
  if (wanted === '') return [];
  const those = (fits: (text: string) => boolean): number[] =>
    texts.flatMap((text, i) => (fits(fold(text)) ? [i] : []));
  const exact = those((text) => text === wanted);
  return exact.length > 0 ? exact : those((text) => text.startsWith(wanted));
}
