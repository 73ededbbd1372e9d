/** Cards in the ledger: what a title cites, and when a card counts. */
import { describe, expect, test } from 'vitest';
import { cardCitations, cardsCited } from '../../src/ledger/cards/citations.ts';
import { fallenCards } from '../../src/ledger/cards/report.ts';

const ID = /^(?:TW|TD)-\d+$/;
const pool = [
  { id: 'TW-1', printings: [], abilities: ['One.'] },
  { id: 'TW-2', printings: ['TD-7'], abilities: ['One.', 'Two.', 'Three.'] },
  { id: 'TW-3', printings: [], abilities: [] },
];
const run = (...titles: string[]) =>
  cardCitations(
    titles.map((title) => ({ title, file: 'a.test.ts', passed: !title.includes('fails') })),
    pool,
    ID,
  );
const uncited = (...titles: string[]) =>
  run(...titles).cards.flatMap(({ id, uncited: list }) => list.map(({ ability }) => `${id}/${ability}`));

test('ids stand in brackets, several beside rules, with the number of an ability or without', () => {
  expect(cardsCited('[TW-1 ME-CARD-0018] one [TW-2/2, TD-7] TW-3', ID)).toEqual([
    { id: 'TW-1', ability: 0 },
    { id: 'TW-2', ability: 2 },
    { id: 'TD-7', ability: 0 },
  ]);
  expect(cardsCited('TW-1 says what it must', ID)).toEqual([]);
});

describe('a card counts', () => {
  test('with one ability by one test; without any at once', () => {
    expect(uncited()).toEqual(['TW-1/1', 'TW-2/1', 'TW-2/2', 'TW-2/3']);
    expect(uncited('[TW-1] a')).toEqual(['TW-2/1', 'TW-2/2', 'TW-2/3']);
  });
  test('with several when each is cited by its number', () => {
    expect(uncited('[TW-1] a', '[TW-2/3 TW-2/1] b')).toEqual(['TW-2/2']);
    expect(uncited('[TW-1] a', '[TW-2/3 TW-2/1 TW-2/2] b')).toEqual([]);
  });
  test('or when as many tests cite it as it has abilities, by any of its printings', () => {
    expect(uncited('[TW-1] a', '[TW-2] b', '[TD-7] c')).toEqual(['TW-2/1', 'TW-2/2', 'TW-2/3']);
    expect(uncited('[TW-1] a', '[TW-2] b', '[TD-7] c', '[TW-2/1] d')).toEqual([]);
  });
  test('only by tests that pass, each of them once', () => {
    expect(uncited('[TW-1] fails')).toContain('TW-1/1');
    expect(uncited('[TW-1] a', '[TW-2 TD-7 TW-2] b')).toHaveLength(3);
  });
});

test('a test that cites a card or an ability that is not there is named', () => {
  expect(run('[TW-9] a', '[TW-1/2] b', '[TW-9/x] c fails').complaints).toEqual([
    'a.test.ts: "[TW-9] a" cites TW-9, which is in no pool',
    'a.test.ts: "[TW-1/2] b" cites TW-1/2; it has 1',
    'a.test.ts: "[TW-9/x] c fails" cites TW-9, which is in no pool',
  ]);
});

test('an uncited ability fails the check, and so does a card that counted once', () => {
  const now = { game: 'meccg', printed: 9, pool: 3, implemented: ['TW-3'], uncited: ['TW-1/1'] } as const;
  const [first, second] = fallenCards(now);
  expect(first).toBe('meccg: abilities of cards that no test cites: TW-1/1');
  expect(second).toMatch(/^meccg: cards that no longer count as implemented: .*TW-116/);
});
