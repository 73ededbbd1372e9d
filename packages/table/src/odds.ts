/** The chances of two dice. */
import type { Odds } from '@westmarch/protocol';

/** In 36 throws of two dice, how many sum up to less than, exactly, and more than a number. */
export function throwsAround(number: number): { below: number; exactly: number; above: number } {
  const found = { below: 0, exactly: 0, above: 0 };
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) found[a + b < number ? 'below' : a + b === number ? 'exactly' : 'above']++;
  return found;
}

/** Outcomes by so many of 36 throws, in percent. Together they are 100: the largest takes what rounding leaves. */
export function oddsOf(outcomes: readonly { name: string; throws: number; good: boolean }[]): Odds {
  const odds = outcomes.map(({ name, throws, good }) => ({
    name,
    good,
    percent: inPercent(throws),
  }));
  const largest = odds.reduce((a, b) => (b.percent > a.percent ? b : a));
  largest.percent += 100 - odds.reduce((sum, { percent }) => sum + percent, 0);
  return odds.filter(({ percent }) => percent > 0);
}

/** So many of 36 throws, in percent. */
export const inPercent = (throws: number): number => Math.round((100 * throws) / 36);

/** "safe 61%, tie 11%, wounded 28%": what cannot happen is left out, and what must is said so. */
export function inWords(outcomes: readonly (readonly [name: string, throws: number])[]): string {
  const rest = 36 - outcomes.reduce((sum, [, throws]) => sum + throws, 0);
  const all = rest > 0 ? [...outcomes, ['', rest] as const] : outcomes;
  return (
    oddsOf(all.map(([name, throws]) => ({ name, throws, good: true })))
      .filter(({ name }) => name !== '')
      .map(({ name, percent }) => `${name} ${percent}%`)
      .join(', ') || `${outcomes[0]?.[0] ?? ''} 0%`
  );
}

/** The same for two dice against two others, by their difference, in parts of 36. */
export function pairsAround(number: number): { below: number; exactly: number; above: number } {
  const found = { below: 0, exactly: 0, above: 0 };
  for (let own = 2; own <= 12; own++)
    for (let other = 2; other <= 12; other++)
      found[own - other < number ? 'below' : own - other === number ? 'exactly' : 'above'] +=
        (ways(own) * ways(other)) / 36;
  return found;
}
const ways = (sum: number): number => 6 - Math.abs(7 - sum);
