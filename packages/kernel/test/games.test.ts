/** Both invented games, played at random: a copy in the middle goes on exactly like its original. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bothGames, picker, playOn } from './random.ts';

const position = [
  fc.constantFrom(...bothGames),
  fc.integer({ min: 2, max: 5 }),
  fc.nat(1000),
  fc.nat(150),
] as const;

it('a copy taken anywhere and played on equals the original, choice by choice', () => {
  fc.assert(
    fc.property(...position, (g, players, seed, at) => {
      const s = g.create(players, `game ${seed}`);
      playOn(s, picker(`game ${seed}`), at);
      const other = new k.Pool(s).take(s);
      const [one, two] = [picker('on'), picker('on')];
      for (let i = 0; i < 40 && s.kernel.asked !== 0; i++) {
        expect(k.optionsOf(other).same(k.optionsOf(s))).toBe(true);
        expect(playOn(other, two, 1)).toEqual(playOn(s, one, 1));
        expect(k.hash(other)).toBe(k.hash(s));
      }
      expect(k.diff(other, s)).toEqual([]);
    }),
    { numRuns: 25, seed: 8 },
  );
});

it('playing a copy to its end leaves the original as it was, though they share every procedure', () => {
  fc.assert(
    fc.property(...position, (g, players, seed, at) => {
      const s = g.create(players, `apart ${seed}`);
      playOn(s, picker(`apart ${seed}`), at);
      const before = k.toBytes(s);
      const options = k.optionsOf(s).count;
      const other = k.clone(s);
      playOn(other, picker('apart'), 100);
      expect(s.saved).toEqual(before);
      expect(k.optionsOf(s).count).toBe(options);
    }),
    { numRuns: 15, seed: 9 },
  );
});

it.each(bothGames.map((g) => [g.name, g] as const))(
  '%s ends for any number of players, and somebody has won or lost',
  (_name, g) => {
    for (let players = 2; players <= 5; players++) {
      const s = g.create(players, `end ${players}`);
      const choices = playOn(s, picker(`end ${players}`), 5000);
      expect(s.kernel.over).toBe(1);
      expect(choices.length).toBeGreaterThan(5);
      const outcomes = Array.from({ length: players }, (_x, i) => s.player.outcome[i + 1]);
      expect(outcomes).not.toContain(0);
      expect(outcomes).toContain(1);
    }
  },
);

it('an ability that speaks of its own card leaving is used: a raider strikes when it sinks', () => {
  const [, harbour] = bothGames;
  const { engine } = harbour;
  const raider = engine.definitions[engine.index('Raider')];
  let struck = 0;
  for (let seed = 0; seed < 10; seed++) {
    const s = harbour.create(2, `raider ${seed}`);
    const pick = picker(`raider ${seed}`);
    const { effect } = engine.abilities[raider.abilities[0]];
    while (s.kernel.asked !== 0) {
      if (effect !== null && k.running(s, effect) !== 0) struck++;
      playOn(s, pick, 1);
    }
  }
  expect(struck).toBeGreaterThan(0);
});
