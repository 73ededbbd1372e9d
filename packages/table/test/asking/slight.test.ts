// MECCG: a window that nobody is asked in for slight options has nothing else to offer.
import { Kind } from '@westmarch/kernel';
import { actionName } from '@westmarch/meccg';
import { sensibleStops } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { type Decided, playAsked } from './games.ts';

const SHORT = new Set(['untap', 'long-event', 'end-of-turn']);

/** What the options but passing are. */
const offered = ({ options, phase }: Decided): string[] =>
  Array.from({ length: options.count }, (_x, i) => i)
    .filter((i) => options.kind(i) !== Kind.pass)
    .map((i) => {
      if (options.kind(i) !== Kind.action) return 'a pick';
      if (options.b(i) === 0) return actionName(options.n(i));
      return SHORT.has(phase) ? 'in a short phase' : 'an ability';
    });

describe('a skipped window', () => {
  test('offers nothing but cards on guard that could only bluff, or what lies in play in a short phase', () => {
    let guards = 0;
    let short = 0;
    for (let seed = 0; seed < 6; seed++)
      playAsked('meccg', seed, (decided) => {
        if (decided.verdict?.why !== 'slight') return;
        const what = offered(decided);
        for (const one of what) expect(['placeOnGuard', 'in a short phase']).toContain(one);
        if (!what.includes('placeOnGuard')) short++;
        else {
          guards++;
          const { circumstance, options } = decided;
          for (let i = 0; i < options.count; i++) expect(circumstance.worthwhile(i)).toBe(false);
        }
      });
    expect(guards).toBeGreaterThan(5);
    expect(short).toBeGreaterThan(5);
  });
  test('whoever does not want to be asked about cards on guard is not', () => {
    const counts = [true, false].map((guard) => {
      let asked = 0;
      const see = (decided: Decided): void => {
        const { verdict, circumstance } = decided;
        if (verdict === null && circumstance.offer && offered(decided).every((one) => one === 'placeOnGuard'))
          asked++;
      };
      for (let seed = 0; seed < 4; seed++) playAsked('meccg', seed, see, { ...sensibleStops.meccg, guard });
      return asked;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(0);
  });
});
