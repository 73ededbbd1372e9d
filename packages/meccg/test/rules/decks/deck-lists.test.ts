/** Deck lists as players write them: every heading, every mark of a side and a set, and what is wrong where. */
import { describe, expect, test } from 'vitest';
import { isInPool } from '../../../src/cards/pool.ts';
import { findCard, readJson, readText, type Section } from '../../../src/decks/list.ts';
import { allCards, type CardFacts } from '../../../src/facts/cards.ts';

const HEADINGS: readonly (readonly [string, Section])[] = [
  ['Deck', 'deck'],
  ['Play deck', 'deck'],
  ['Characters', 'deck'],
  ['Hazards', 'deck'],
  ['Resources', 'deck'],
  ['Pool', 'pool'],
  ['Starting company', 'pool'],
  ['Sideboard', 'sideboard'],
  ['Sites', 'sites'],
  ['Location deck', 'sites'],
];
describe('headings', () => {
  // What stood before decides nothing any more.
  test.each(HEADINGS)('all below "%s" belongs to it', (heading, section) => {
    const before = section === 'sideboard' ? 'Pool' : 'Sideboard';
    for (const written of [heading, `#${heading.toUpperCase()}`, `## ${heading}`]) {
      const { entries } = readText(`${before}\nWargs\n${written}\nWargs\nGlamdring`, 'x');
      expect(entries.map((entry) => entry.section)).toEqual([before.toLowerCase(), section, section]);
    }
  });
  test.each(HEADINGS)('"%s" is a section of a list in JSON', (heading, section) => {
    const [{ entries, faults }] = readJson({ sections: { [heading]: [{ qty: 2, card: 'TW-1' }] } }, 'x');
    expect(faults).toEqual([]);
    expect(entries.map((entry) => [entry.section, entry.quantity, entry.card?.id])).toEqual([
      [section, 2, 'TW-1'],
    ]);
  });
  test('without one, cards are of the play deck', () => {
    expect(readText('Wargs', 'x').entries.map(({ section }) => section)).toEqual(['deck']);
  });
});

describe('sides and sets', () => {
  const named = (name: string): CardFacts[] => allCards.filter((card) => card.names['en'] === name);
  /** Names that cards of that side share with others. */
  const shared = (alignment: string): string[] => [
    ...new Set(
      allCards
        .filter((card) => card.alignment === alignment)
        .map((card) => card.names['en'] ?? '')
        .filter((name) => named(name).some((card) => card.alignment !== alignment)),
    ),
  ];
  test.each([
    ['H', 'hero'],
    ['M', 'minion'],
    ['F', 'fallen-wizard'],
    ['B', 'balrog'],
  ])('[%s] means the card of that side: %s', (tag, alignment) => {
    const names = shared(alignment);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      expect({ name, side: findCard(name, tag)?.alignment }).toEqual({ name, side: alignment });
      const [read] = readText(`${name} [${tag.toLowerCase()}]`, 'x').entries;
      expect(read.card?.alignment).toBe(alignment);
    }
  });
  test('[S] needs no meaning: no other card has the name of a stage resource', () => {
    expect(shared('stage')).toEqual([]);
    const stage = allCards.filter((card) => card.alignment === 'stage');
    expect(stage.length).toBeGreaterThan(3);
    for (const { names } of stage) {
      const [read] = readText(`${names['en']} [S]`, 'x').entries;
      expect(read.card?.alignment).toBe('stage');
    }
  });
  test('without a mark: one that can be played here, then a hero’s', () => {
    const worth = (card: CardFacts | null): number =>
      card === null ? 9 : (isInPool(card.id) ? 0 : 4) + (card.alignment === 'hero' ? 0 : 1);
    let several = 0;
    for (const name of new Set(allCards.map((card) => card.names['en'] ?? ''))) {
      const all = named(name);
      if (new Set(all.map(worth)).size < 2) continue;
      several++;
      expect({ name, worth: worth(findCard(name)) }).toEqual({ name, worth: Math.min(...all.map(worth)) });
    }
    expect(several).toBeGreaterThan(10);
  });
  test('a set means its card, if that one can be played or no other can', () => {
    expect(findCard('Watcher in the Water', '', 'LE')?.id).toBe(isInPool('LE-99') ? 'LE-99' : 'TW-110');
    expect(findCard('Watcher in the Water', '', 'TW')?.id).toBe('TW-110');
    for (const card of allCards) {
      const set = card.id.split('-')[0] ?? '';
      if (isInPool(card.id) && named(card.names['en'] ?? '').length > 1)
        expect(findCard(card.names['en'] ?? '', '', set.toLowerCase())?.id.split('-')[0]).toBe(set);
    }
  });
  test('an id is a name, in capitals or not; a name in any language', () => {
    expect([findCard('tw-1')?.id, findCard('TW-1')?.id, findCard('Ravisseur')?.id]).toEqual([
      'TW-1',
      'TW-1',
      'TW-1',
    ]);
    expect(findCard('entfuhrer')?.id).toBe('TW-1');
    expect(findCard('Nobody')).toBeNull();
  });
});

describe('lines', () => {
  test.each([
    ['Abductor', 1],
    ['3 Abductor', 3],
    ['3x Abductor', 3],
    ['12 × Abductor', 12],
    ['2 Abductor (TW)', 2],
    ['2 Abductor [H] (TW)', 2],
  ])('"%s"', (line, quantity) => {
    const { entries, faults } = readText(`\n// mine\n####\n${line}`, 'x');
    expect(entries.map((entry) => [entry.card?.id, entry.quantity, entry.line])).toEqual([
      ['TW-1', quantity, 4],
    ]);
    expect(faults).toEqual([]);
  });
  test('the first comment is the name of the deck, unless it says what follows or where it is from', () => {
    const named = (text: string) => readText(text, 'file').name;
    expect(named('# Mine\n# other\nWargs')).toBe('Mine');
    expect(named('# Characters (10)\nWargs')).toBe('file');
    expect(named('# GCCG v0.9\n# Mine\nWargs')).toBe('Mine');
    expect(named('Wargs\n# Late')).toBe('file');
  });
});

describe('JSON', () => {
  const faultOf = (value: unknown): string => readJson(value, 'x')[0].faults[0]?.message ?? 'none';
  test('what is no deck says where', () => {
    for (const value of [3, null, [[]], {}, { sections: [] }])
      expect(faultOf(value)).toContain('deck 1: expected');
    expect(readJson([{ sections: {} }, 3], 'x')[1].faults[0].message).toContain('deck 2');
    expect(faultOf({ sections: { Odd: [] } })).toBe('sections.Odd: there is no such section');
    expect(faultOf({ sections: { Deck: {} } })).toBe('sections.Deck: expected a list');
  });
  test.each([
    [{ card: 'TW-1' }],
    [{ qty: 0, card: 'TW-1' }],
    [{ qty: 1.5, card: 'TW-1' }],
    [{ qty: 1 }],
    [null],
    ['TW-1'],
  ])('entry %j is a fault with its place', (entry) => {
    const [{ entries, faults }] = readJson({ sections: { Deck: [{ qty: 1, name: 'Wargs' }, entry] } }, 'x');
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(['sections.Deck[1]']);
    expect(entries).toHaveLength(1);
  });
  test('an id counts before a name, and a name stands in for an unknown id', () => {
    const read = (entry: object) =>
      readJson({ sections: { Deck: [{ qty: 1, ...entry }] } }, 'x')[0].entries[0];
    expect(read({ card: 'TW-1', name: 'Wargs' })).toMatchObject({ name: 'Wargs', card: { id: 'TW-1' } });
    expect(read({ card: 'XX-1', name: 'Abductor' }).card?.id).toBe('TW-1');
    expect(read({ card: 'XX-1' })).toMatchObject({ name: 'XX-1', card: null });
  });
  test('a deck is called by its key and name, or as the file', () => {
    const named = (more: object) => readJson({ sections: {}, ...more }, 'file')[0].name;
    expect([named({}), named({ name: 'B' }), named({ key: 'a' }), named({ key: 'a', name: 'B' })]).toEqual([
      'file',
      'B',
      'a · file',
      'a · B',
    ]);
  });
});
