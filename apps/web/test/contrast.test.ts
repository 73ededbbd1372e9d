/** What is written can be read, by day and by candle-light: AA everywhere, AAA on cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');
const css = readFileSync(join(src, 'style/tokens.css'), 'utf8');
const tones = readFileSync(join(src, 'card/tone.ts'), 'utf8');

const pairs = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, ...colours]) => [name, colours],
  ),
);
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (hex: string): number =>
  0.2126 * linear(channel(hex, 1)) + 0.7152 * linear(channel(hex, 3)) + 0.0722 * linear(channel(hex, 5));
function contrast(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
function token(name: string, theme: number): string {
  const pair = pairs.get(name);
  if (pair === undefined) throw new Error(`there is no token --${name}`);
  return pair[theme];
}
/** Writing on grounds that falls short, with its figure. */
const poor = (
  theme: number,
  writing: readonly string[],
  grounds: readonly string[],
  least: number,
): string[] =>
  writing.flatMap((w) =>
    grounds
      .map((g) => [g, contrast(token(w, theme), token(g, theme))] as const)
      .filter(([, ratio]) => ratio < least)
      .map(([g, ratio]) => `${w} on ${g}: ${ratio.toFixed(2)}`),
  );

const GROUNDS = ['vellum', 'vellum-raised', 'vellum-worn'];

for (const [theme, name] of ['daylight', 'candle-light'].entries())
  describe(name, () => {
    test('card text is AAA', () => {
      expect(
        poor(theme, ['ink'], [...GROUNDS, 'gold-pale', 'verdigris-pale', 'madder-pale', 'woad-pale'], 7),
      ).toEqual([]);
    });
    test('faded ink and the colours that speak are AA', () => {
      expect(poor(theme, ['ink-faded', 'madder', 'woad', 'verdigris'], GROUNDS, 4.5)).toEqual([]);
    });
    test('what stands on a full ground of a colour is AA', () => {
      expect(poor(theme, ['on-colour'], ['verdigris', 'madder', 'woad'], 4.5)).toEqual([]);
    });
    test('so is what stands on the tone of a card: its cost and its ribbon', () => {
      const all = [...tones.matchAll(/tone\('(#[0-9a-f]{6})', '(#[0-9a-f]{6})'/g)].map(
        (match) => match[theme + 1],
      );
      expect(all.length).toBeGreaterThan(30);
      expect(all.filter((colour) => contrast(token('on-colour', theme), colour) < 4.5)).toEqual([]);
    });
  });
