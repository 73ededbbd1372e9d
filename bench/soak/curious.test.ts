/** Curious players take what is wanted where it is offered, and bid little. */
import { Kind } from '@westmarch/kernel';
import { type LotrTcgState, lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { Luck } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { sparks, sparksDeck } from '../../packages/kernel/test/games/sparks.ts';
import { curious } from './curious.ts';

const TIMES = 120;
const NOBODY: ReadonlySet<number> = new Set();
const newGame = (): LotrTcgState =>
  lotrTcg.create(readSetup({ decks: ['fotr-gandalf', 'fotr-aragorn'] }), 'curious');

/** How often each option is taken by as many players, each with luck of his own. */
function taken(s: LotrTcgState, wanted: ReadonlySet<number>): number[] {
  const times = Array.from({ length: lotrTcg.options(s).count }, () => 0);
  for (let i = 0; i < TIMES; i++) times[curious(`player ${i}`)(s, new Luck(`luck ${i}`), wanted)]++;
  return times;
}

test('they bid few burdens, so that games get far', () => {
  const s = newGame();
  const bids = taken(s, NOBODY);
  expect(lotrTcg.options(s).kind(0)).toBe(Kind.number);
  expect(bids.length).toBeGreaterThan(5);
  const few = bids.slice(0, 3).reduce((sum, n) => sum + n, 0);
  expect(few).toBeGreaterThan(TIMES * 0.6);
});

test('an ability that is wanted is taken three times of four, and less often once it has happened', () => {
  const s = newGame();
  const luck = new Luck('until an ability is offered among others');
  const offered = (): number => {
    const o = lotrTcg.options(s);
    if (o.count < 4) return -1;
    for (let i = 0; i < o.count; i++) if (o.kind(i) === Kind.action && o.b(i) !== 0) return i;
    return -1;
  };
  while (offered() < 0) lotrTcg.apply(s, luck.below(lotrTcg.options(s).count));
  const option = offered();
  const before = taken(s, new Set([lotrTcg.options(s).b(option)]))[option];
  const after = taken(s, NOBODY)[option];
  expect(before).toBeGreaterThan(TIMES * 0.7);
  expect(after).toBeLessThan(TIMES * 0.5);
});

test('they play no other game', () => {
  const deck = sparks.create({ decks: [sparksDeck, sparksDeck] }, 'another');
  expect(() => curious('seed')(deck, new Luck('luck'), NOBODY)).toThrow('play the LotR TCG alone');
});
