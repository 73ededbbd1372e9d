/** Chance: the generator against its published vectors, fair numbers, and outcomes fixed by a test. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, toy } from '../toy.ts';

const hex = (words: Int32Array): string =>
  Array.from(new Uint8Array(words.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

function keyOf(bytes: (i: number) => number): Int32Array {
  return new Int32Array(Uint8Array.from({ length: 32 }, (_x, i) => bytes(i)).buffer);
}

describe('the ChaCha block with 20 rounds', () => {
  // RFC 8439, appendix A.1, test vectors 1 to 4: all with a nonce of zeros.
  it.each([
    [
      1,
      keyOf(() => 0),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      2,
      keyOf(() => 0),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      3,
      keyOf((i) => (i === 31 ? 1 : 0)),
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      4,
      keyOf((i) => (i === 1 ? 255 : 0)),
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('gives test vector %i of RFC 8439', (_n, key, counter, block) => {
    const out = new Int32Array(16);
    k.chachaBlock(key, counter, 20, out, 0);
    expect(hex(out)).toBe(block);
  });

  it('uses fewer rounds where it is told to', () => {
    const [eight, twenty] = [new Int32Array(16), new Int32Array(16)];
    k.chachaBlock(
      keyOf(() => 0),
      0,
      8,
      eight,
      0,
    );
    k.chachaBlock(
      keyOf(() => 0),
      0,
      20,
      twenty,
      0,
    );
    // draft-strombergson-chacha-test-vectors, TC1: ChaCha8 with a zero key and nonce.
    expect(hex(eight).slice(0, 32)).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1');
    expect(hex(twenty)).not.toBe(hex(eight));
  });
});

const seeded = (seed: string): Int32Array => {
  const words = new Int32Array(k.CHANCE_WORDS);
  k.seedChance(words, seed);
  return words;
};

describe('the generator', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const draw = (seed: string): number[] => {
      const words = seeded(seed);
      return Array.from({ length: 40 }, () => k.nextWord(words));
    };
    expect(draw('one')).toEqual(draw('one'));
    const seeds = ['one', 'two', 'one ', '', 'a', 'aaaaaaaa', 'aaaaaaaaa', 'aaaaaaaaaaaaaaaa'];
    expect(new Set(seeds.map((seed) => draw(seed).join())).size).toBe(seeds.length);
  });

  // What was played and published with a seed must come out the same for ever.
  it.each([
    ['Bree', 1505792312, 1490017920, -627751940, -764875215],
    ['Rivendell', 2053021569, 1171258004, 566538107, -1142399256],
    ['a game of two that goes on for many turns', -329990354, 758687637, 1747659023, -1451150915],
  ])('makes of the seed “%s” what it always made', (seed, first, last, one, two) => {
    const words = seeded(seed);
    expect([words[0], words[7]]).toEqual([first, last]);
    expect([k.nextWord(words), k.nextWord(words)]).toEqual([one, two]);
  });

  it('forgets a word once it is used, and never repeats a block', () => {
    const words = seeded('block');
    const seen = new Set<number>();
    for (let i = 0; i < 64; i++) seen.add(k.nextWord(words));
    expect(seen.size).toBe(64);
    expect([...words.subarray(10)].every((word) => word === 0)).toBe(true);
  });

  it.each([2, 3, 6, 7, 52, 100])(
    'gives each number below %i the same chance (chi-square, fixed seed)',
    (n) => {
      const words = seeded(`below ${n}`);
      const runs = 20_000;
      const seen = new Int32Array(n);
      for (let i = 0; i < runs; i++) seen[k.below(words, n)]++;
      const expected = runs / n;
      const chi = seen.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
      // Within four standard deviations of its mean.
      const degrees = n - 1;
      expect(chi).toBeLessThan(degrees + 4 * Math.sqrt(2 * degrees));
      expect(Math.min(...seen)).toBeGreaterThan(0);
    },
  );

  it('is fair where the range does not divide the words evenly', () => {
    const words = seeded('large');
    const n = 0x60000000;
    let low = 0;
    for (let i = 0; i < 3000; i++) if (k.below(words, n) < n / 3) low++;
    // A third of them; without drawing again it would be half.
    expect(Math.abs(low - 1000)).toBeLessThan(110);
  });

  it('needs no chance where there is none', () => {
    const words = seeded('one');
    const before = words.slice();
    expect([k.below(words, 1), k.below(words, 0)]).toEqual([0, 0]);
    expect(words).toEqual(before);
  });
});

function table(): Toy {
  const t = toy();
  t.engine.define([ally('Ann', 1)]);
  return onTable(t, ['Ann']);
}

describe('dice', () => {
  it('go from one to their sides, picks from zero', () => {
    const s = table();
    const rolled = new Set(Array.from({ length: 300 }, () => k.die(s, 6)));
    expect([...rolled].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    const picked = new Set(Array.from({ length: 300 }, () => k.pick(s, 3)));
    expect([...picked].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(k.pick(s, 1)).toBe(0);
  });
});

describe('fate', () => {
  it('is what the dice show, in order, and what is left of it can be seen', () => {
    const s = table();
    s.side.fate = new k.Fate([6, 1, 0]);
    expect([k.die(s, 6), k.die(s, 6)]).toEqual([6, 1]);
    expect(s.side.fate.left).toEqual([0]);
    expect(k.pick(s, 4)).toBe(0);
    expect(s.side.fate.left).toEqual([]);
    expect(() => k.die(s, 6)).toThrow('A random outcome was needed, but all 3 fixed ones are used up.');
  });

  it('that is impossible is refused, and stays', () => {
    const s = table();
    for (const [value, low] of [
      [7, 1],
      [0, 1],
      [2.5, 1],
    ] as const) {
      s.side.fate = new k.Fate([value]);
      expect(() => k.die(s, 6)).toThrow(
        `The fixed outcome ${value} (number 1) is not a number from ${low} to 6.`,
      );
      expect(s.side.fate.left).toEqual([value]);
    }
  });

  it('is used up by each copy for itself, and leaves the generator alone', () => {
    const s = table();
    const before = s.chance.slice();
    s.side.fate = new k.Fate([3, 4]);
    const other = k.clone(s);
    expect([k.die(s, 6), k.die(s, 6)]).toEqual([3, 4]);
    expect(k.die(other, 6)).toBe(3);
    expect(s.chance).toEqual(before);
    expect(k.view(s, 1).side.fate).toBeNull();
  });
});
