/** Every set in every format, and the messages of deck checks with their numbers. LR-FORMAT-002..007, LR-DECK-003..013 */
import { describe, expect, test } from 'vitest';
import { droppedSets, type Format, formats } from '../../../src/decks/formats.ts';
import { checkDeck, type DeckOptions } from '../../../src/decks/legality.ts';
import { type ListEntry, printingsOf, type Section } from '../../../src/decks/list.ts';
import { allCards, type CardFacts } from '../../../src/facts/cards.ts';

const asEntry = (card: CardFacts, section: Section = 'deck', quantity = 1): ListEntry => ({
  card,
  section,
  quantity,
  line: 0,
  name: card.name,
});
const problems = (entries: readonly ListEntry[], format: Format = 'Fellowship') =>
  checkDeck(entries, { format }).problems;
const about = (entries: readonly ListEntry[], rule: string, format?: Format): string[] =>
  problems(entries, format).flatMap(({ rules, message }) => (rules.includes(rule) ? [message] : []));

/** What the rulebook allows. */
const ALLOWED: Readonly<Record<string, readonly number[]>> = {
  Fellowship: [1, 2, 3],
  Tower: [4, 5, 6],
  King: [7, 8, 10],
  'War of the Ring': [11, 12, 13],
};
const RULE: Readonly<Record<string, string>> = {
  Fellowship: 'LR-FORMAT-002',
  Tower: 'LR-FORMAT-003',
  King: 'LR-FORMAT-004',
  'War of the Ring': 'LR-FORMAT-005',
};
/** A card of a set that was printed nowhere else. */
const sampleOf = (set: number): CardFacts | undefined =>
  allCards.find((card) => card.set === set && card.kind !== 'site' && printingsOf(card).length === 1);

describe('sets', () => {
  test.each(Object.entries(ALLOWED))(
    '[LR-FORMAT-001..005] %s block allows the sets %j and no other',
    (name, sets) => {
      const format = formats.find((one) => one === name);
      if (format === undefined) throw new Error(name);
      for (let set = 0; set <= 19; set++) {
        const card = sampleOf(set);
        if (card === undefined) continue;
        const refused = about([asEntry(card)], RULE[name], format);
        expect({ set, allowed: refused.length === 0 }).toEqual({ set, allowed: sets.includes(set) });
      }
    },
  );

  test('[LR-FORMAT-005 LR-FORMAT-007] a card that a format forbids is told with the line it stands on', () => {
    const [older, later] = [sampleOf(droppedSets[0]), sampleOf(11)];
    if (older === undefined || later === undefined) throw new Error('no such card');
    const list = [
      { ...asEntry(older), line: 3 },
      { ...asEntry(later), line: 4 },
    ];
    const linesOf = (rule: string, options: DeckOptions) =>
      checkDeck(list, options).problems.flatMap(({ rules, lines }) => (rules.includes(rule) ? [lines] : []));
    expect(linesOf('LR-FORMAT-005', { format: 'War of the Ring' })).toEqual([[3]]);
    expect(linesOf('LR-FORMAT-007', { format: 'Standard', xList: new Set([later.name]) })).toEqual([[4]]);
    const without = { format: 'Standard', xList: new Set<string>(), withoutOlderSets: true } as const;
    expect(linesOf('LR-FORMAT-007', without)).toEqual([[3]]);
  });

  test('[LR-FORMAT-006] Open allows cards of every set', () => {
    for (let set = 0; set <= 19; set++) {
      const card = sampleOf(set);
      if (card !== undefined)
        expect(problems([asEntry(card)], 'Open').flatMap(({ rules }) => rules)).not.toContain(
          'LR-FORMAT-006',
        );
    }
  });

  test('[LR-FORMAT-006] sites of set 11 are new enough, those of set 10 are not', () => {
    const site = (set: number): CardFacts => {
      const found = allCards.find((card) => card.set === set && card.kind === 'site');
      if (found === undefined) throw new Error(`no site in set ${set}`);
      return found;
    };
    expect(about([asEntry(site(11), 'sites')], 'LR-FORMAT-006', 'Open')).toEqual([]);
    expect(about([asEntry(site(10), 'sites')], 'LR-FORMAT-006', 'Open')).toHaveLength(1);
  });
});

describe('numbers of a deck', () => {
  const free = allCards.filter(
    (card) => card.set === 1 && card.side === 'Free Peoples' && card.title !== 'Frodo',
  );
  const shadow = allCards.filter((card) => card.set === 1 && card.side === 'Shadow');
  const halves = (many: number, fewer = many): ListEntry[] => [
    ...free.slice(0, many).map((card) => asEntry(card)),
    ...shadow.slice(0, fewer).map((card) => asEntry(card)),
  ];

  test('[LR-DECK-003] sixty cards are enough, fifty-nine are one too few, and the check says so', () => {
    expect(about(halves(30), 'LR-DECK-003')).toEqual([]);
    expect(about(halves(30, 29), 'LR-DECK-003')).toEqual([
      'the draw deck needs 60 cards; it has 59, so add 1',
    ]);
    expect(about(halves(20), 'LR-DECK-003')).toEqual(['the draw deck needs 60 cards; it has 40, so add 20']);
  });

  test('[LR-DECK-004] one Shadow card more or fewer is told with both numbers', () => {
    expect(about(halves(30), 'LR-DECK-004')).toEqual([]);
    expect(about(halves(30, 31), 'LR-DECK-004')).toEqual([
      'the draw deck needs as many Shadow as Free Peoples cards; it has 31 and 30',
    ]);
    expect(about(halves(31, 30), 'LR-DECK-004')).toHaveLength(1);
  });

  test('[LR-DECK-006] four of a title are allowed, five are not, however they are split', () => {
    const [card] = shadow;
    expect(about([asEntry(card, 'deck', 4)], 'LR-DECK-006')).toEqual([]);
    expect(about([asEntry(card, 'deck', 5)], 'LR-DECK-006')).toEqual([
      `at most 4 cards called "${card.title}" are allowed; there are 5`,
    ]);
    const split = [asEntry(card, 'deck', 2), asEntry(card, 'deck', 3)];
    expect(about(split, 'LR-DECK-006')).toHaveLength(1);
  });

  test('[LR-DECK-007] of the Ring-bearer three more are allowed, four are not', () => {
    const frodo = allCards.find((card) => card.id === '1_290');
    if (frodo === undefined) throw new Error('no Frodo');
    const with_ = (many: number): ListEntry[] => [asEntry(frodo, 'ringBearer'), asEntry(frodo, 'deck', many)];
    expect(about(with_(3), 'LR-DECK-007')).toEqual([]);
    expect(about(with_(4), 'LR-DECK-007')).toEqual([
      'at most 3 cards called "Frodo" are allowed, because one is the Ring-bearer; there are 4',
    ]);
    expect(about([asEntry(frodo, 'deck', 4)], 'LR-DECK-006')).toEqual([]);
  });

  const sites = (set: number): CardFacts[] =>
    allCards.filter((card) => card.kind === 'site' && card.set === set);
  const path = (numbers: readonly number[]): ListEntry[] =>
    numbers.map((n) => {
      const found = sites(1).find(({ siteNumber }) => siteNumber === n);
      if (found === undefined) throw new Error(`no site ${n}`);
      return asEntry(found, 'sites');
    });
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  test('[LR-DECK-010] nine sites; eight and ten are told with their number', () => {
    const word = (entries: readonly ListEntry[]): string[] => about(entries, 'LR-DECK-010');
    expect(word(path(nine))).toEqual([]);
    expect(word(path(nine.slice(1)))).toEqual(['the adventure deck has exactly 9 sites; there are 8']);
    expect(word(path([...nine, 1]))[0]).toBe('the adventure deck has exactly 9 sites; there are 10');
  });

  test.each(nine)('[LR-DECK-013] a path without its site %i lacks that one alone', (missing) => {
    expect(about(path(nine.filter((n) => n !== missing)), 'LR-DECK-013')).toEqual([
      `one site ${missing} is needed; there are 0`,
    ]);
  });

  test('[LR-DECK-013 LR-BLOCK-002] sites of another block do not fit a block with numbers', () => {
    const tower = sites(4)
      .slice(0, 1)
      .map((card) => asEntry(card, 'sites'));
    expect(about(tower, 'LR-BLOCK-002', 'Fellowship')).toHaveLength(1);
    expect(about(tower, 'LR-BLOCK-002', 'Tower')).toEqual([]);
    expect(about(path([1]), 'LR-BLOCK-002', 'Tower')).toHaveLength(1);
    const king = sites(7)
      .slice(0, 1)
      .map((card) => asEntry(card, 'sites'));
    expect(about(king, 'LR-BLOCK-002', 'King')).toEqual([]);
    expect(about(king, 'LR-BLOCK-002', 'Tower')).toHaveLength(1);
  });

  test('[LR-DECK-012] three sites of a Shadow number are allowed, four are not', () => {
    const byNumber = Map.groupBy(sites(11).concat(sites(12), sites(13)), ({ twilight }) => twilight);
    const [number, list] = [...byNumber].find(([, cards]) => cards.length >= 4) ?? [0, []];
    const some = (many: number): ListEntry[] => list.slice(0, many).map((card) => asEntry(card, 'sites'));
    for (const format of ['Open', 'War of the Ring', 'Standard'] as const) {
      expect(about(some(3), 'LR-DECK-012', format)).toEqual([]);
      expect(about(some(4), 'LR-DECK-012', format)).toEqual([
        `at most 3 sites may share a Shadow number; 4 have ${number}`,
      ]);
    }
  });
});
