/** Styles: other weights, the same Steward, and to be seen in how he plays. */
import type { Bot } from '@westmarch/bots';
import { type LotrTcgState, lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { describe, expect, test } from 'vitest';
import { play } from '../src/index.ts';
import { lotrStewardOf, lotrStewardWeights, lotrStyles } from '../src/lotr-tcg/index.ts';
import { meccgStyles, stewardOf, stewardWeights } from '../src/meccg/index.ts';
import { styledWeights } from '../src/steward/style.ts';
import { blindness } from './blindness.ts';

test('a style multiplies the weights that are there, and a name that nothing has does no harm', () => {
  const style = { key: 'odd', name: 'the Odd', about: '', times: { one: 2, gone: 3 } };
  expect(styledWeights({ one: -0.5, other: 4 }, style)).toEqual({ one: -1 });
});

describe.each([
  { game: 'lotr-tcg', styles: lotrStyles, weights: lotrStewardWeights },
  { game: 'meccg', styles: meccgStyles, weights: stewardWeights },
])('the styles of $game', ({ styles, weights }) => {
  test('every name of theirs is a weight that the Steward has', () => {
    expect(styles).toHaveLength(2);
    for (const { times } of styles)
      for (const name of Object.keys(times)) expect(Object.keys(weights)).toContain(name);
  });
  test('each has a name and a sentence', () => {
    for (const { key, name, about } of styles) {
      expect(key).toMatch(/^[a-z]+$/);
      expect(name).toMatch(/^the [A-Z]/);
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
  });
});

const styleOf = (key: string): ((seed: string) => Bot<LotrTcgState>) => {
  const style = lotrStyles.find((one) => one.key === key);
  if (style === undefined) throw new Error(`no style ${key}`);
  return lotrStewardOf(style);
};

test('the Runner moves on more often than the Hunter', () => {
  const decks = ['fotr-aragorn', 'ttt-theoden'];
  const sites = { hunter: 0, runner: 0 };
  let turns = 0;
  for (const deck of decks)
    for (let seed = 1; seed <= 4; seed++)
      for (const runnerFirst of [true, false]) {
        const bots = [styleOf('runner')('one'), styleOf('hunter')('other')];
        if (!runnerFirst) bots.reverse();
        const { state } = play(lotrTcg, readSetup({ decks: [deck, deck] }), `styles ${seed}`, bots);
        const [runner, hunter] = runnerFirst ? [1, 2] : [2, 1];
        sites.runner += state.player.site[runner];
        sites.hunter += state.player.site[hunter];
        turns += state.global.turn;
      }
  expect(turns).toBeGreaterThan(50);
  expect(sites.runner).toBeGreaterThan(sites.hunter);
});

test('what he cannot see does not move a Steward of any style', () => {
  for (const style of lotrStyles)
    expect(blindness('lotr-tcg', 100, 3, { lotrTcg: lotrStewardOf(style) }).peeks).toEqual([]);
  for (const style of meccgStyles)
    expect(blindness('meccg', 100, 3, { meccg: stewardOf(style) }).peeks).toEqual([]);
});
