/** Decks of the two blocks by lot: legal, around what is aimed at, with what that asks for. */
import { constructedDecks, factsOf, starterDecks } from '@westmarch/lotr-tcg';
import { Luck } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { BLOCK_GAMES, blockAbilities, blockTable } from './blocks.ts';
import { Partners } from './partners.ts';

const tableOf = (number: number, aims: readonly string[] = []) =>
  blockTable(number, new Luck(`table ${number}`), aims);
const many = <T>(list: readonly T[], which: (one: T) => boolean): number => list.filter(which).length;

test('every ready deck meets every other of its block, on either seat', () => {
  const pairs = new Set<string>();
  for (let number = 1; number <= 20_000; number++) {
    if (Math.floor(number / 2) % 6 !== 0) continue;
    const { decks } = tableOf(number);
    expect(decks).toHaveLength(2);
    pairs.add(decks.map(({ key }) => key).join(' '));
  }
  const blocks = [1, 2].map((block) =>
    [...starterDecks, ...constructedDecks].filter(({ sites }) =>
      sites.every((id) => factsOf(id).block === block),
    ),
  );
  expect(blocks.map((decks) => decks.length)).toEqual([10, 10]);
  for (const decks of blocks)
    for (const one of decks) for (const other of decks) expect(pairs).toContain(`${one.key} ${other.key}`);
  expect(pairs.size).toBe(200);
});

test('decks by lot are legal in their block, whatever is aimed at', () => {
  // A table is refused where a deck is not what its format allows.
  for (let number = 1; number <= 60; number++) {
    const { format, decks } = tableOf(number);
    if (Math.floor(number / 2) % 6 === 0) continue;
    expect(format).toBe(number % 2 === 0 ? 'Fellowship' : 'Tower');
    for (const { deck, sites } of decks) expect([deck.length, sites.length]).toEqual([60, 9]);
  }
});

test('the last games are for three, four and five', () => {
  const seats = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => tableOf(BLOCK_GAMES - i).decks.length);
  expect(seats.toSorted((a, b) => a - b)).toEqual([3, 3, 3, 4, 4, 4, 5, 5, 5]);
  expect(tableOf(BLOCK_GAMES - 1_500).decks).toHaveLength(2);
});

test('what is aimed at is in every deck four times, and on the other side what it waits for', () => {
  // Relentless cancels stealth events, and wants three Moria minions.
  const { decks } = tableOf(4, ['1_194', '4_22/3']);
  for (const { deck } of decks) {
    expect(many(deck, (id) => id === '1_194')).toBe(4);
    expect(many(deck, (id) => factsOf(id).unloaded.includes('Stealth'))).toBeGreaterThan(0);
    expect(
      many(deck, (id) => factsOf(id).culture === 'Moria' && factsOf(id).kind === 'minion'),
    ).toBeGreaterThan(3);
  }
  // A Ring-bearer bears the Ring, and a site lies on the path.
  expect(tableOf(3, ['4_301/1']).decks.map(({ ringBearer }) => ringBearer)).toEqual(['4_301', '4_301']);
  for (const { sites } of tableOf(3, ['5_119']).decks) expect(sites[7]).toBe('5_119');
});

const cards = ['1_194', '1_296', '1_178', '1_15', '4_22', '4_14', '4_28'].map(factsOf);
const [relentless, intuition, runner, axe, horde, ransacker] = cards;
const partners = new Partners(cards);

test('a text asks for names, peoples and keywords that others have, and for what others do', () => {
  expect(partners.needsOf(relentless)).toEqual(
    expect.arrayContaining(['Moria', 'minion', 'event', 'Stealth']),
  );
  expect(partners.needsOf(relentless)).not.toContain('Dunland');
  expect(partners.needsOf(horde)).toEqual(expect.arrayContaining(['control', 'Dunland', 'Man']));
  // Who takes sites answers that; who has tokens does not.
  expect(partners.answer(ransacker, ['control'])).toBeGreaterThan(0);
  expect(partners.answer(runner, ['control'])).toBe(0);
  // What only the card itself has cannot be asked of another.
  expect(partners.needsOf(intuition)).not.toContain('Stealth');
});

test('what few have counts for more, and only those are picked who answer', () => {
  const [rare, common] = [partners.answer(intuition, ['Stealth']), partners.answer(runner, ['minion'])];
  expect(rare).toBeGreaterThan(common);
  const picked = new Set(
    Array.from({ length: 40 }, (_x, i) => partners.pick(['Stealth', 'Moria'], cards, new Luck(`${i}`))),
  );
  expect(picked).toEqual(new Set([intuition, relentless, runner]));
  expect(partners.pick(['Troll'], cards, new Luck('none'))).toBeUndefined();
  expect(axe.title).toBe("Gimli's Helm");
});

test('all abilities of both blocks are counted, once each', () => {
  const all = blockAbilities();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(['1_194', '4_22/1', '6_2/3', '3_107/2']));
  expect(all.some((name) => name.startsWith('7_'))).toBe(false);
});
