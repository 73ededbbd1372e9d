/** The chances of two dice. */
import type { Odds } from '@westmarch/protocol';

/** In 36 throws of two dice, how many sum up to less than, exactly, and more than a number. */
export function throwsAround(number: number): { below: number; exactly: number; above: number } {
  const found = { below: 0, exactly: 0, above: 0 };
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) found[a + b < number ? 'below' : a + b === number ? 'exactly' : 'above']++;
  return found;
}

/**
 * Outcomes by so many of 36 throws, in percent, which together are 100. Each is told within one of what it is; what can
 * happen is never left out, and only what must is called certain.
 */
export function oddsOf(outcomes: readonly { name: string; throws: number; good: boolean }[]): Odds {
  const all = outcomes
    .filter(({ throws }) => throws > 0)
    .map(({ name, throws, good }) => {
      const exact = (100 * throws) / 36;
      return { name, good, exact, percent: Math.max(1, Math.floor(exact)) };
    });
  for (let left = 100 - sumOf(all); left !== 0; left -= Math.sign(left)) {
    // Whoever is furthest from what it is; nothing is taken from what has but one.
    const next = all
      .filter(({ percent }) => left > 0 || percent > 1)
      .reduce((a, b) => (Math.sign(left) * (b.exact - b.percent - a.exact + a.percent) > 0 ? b : a));
    next.percent += Math.sign(left);
  }
  return all.map(({ name, good, percent }) => ({ name, good, percent }));
}
const sumOf = (all: readonly { percent: number }[]): number =>
  all.reduce((sum, { percent }) => sum + percent, 0);

/** So many of 36 throws, in percent: 0 and 100 are said only of what cannot happen and of what must. */
export const inPercent = (throws: number): number =>
  throws <= 0 ? 0 : throws > 35.999 ? 100 : Math.min(99, Math.max(1, Math.round((100 * throws) / 36)));

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
