/** Deck lists as players write them: every heading, every way to write a number, and what is wrong in which line. */
import { describe, expect, test } from 'vitest';
import { checkDeck } from '../../../src/decks/legality.ts';
import { readJson, readText, type Section } from '../../../src/decks/list.ts';

const HEADINGS: readonly (readonly [string, Section])[] = [
  ['Ring-bearer', 'ringBearer'],
  ['Ring Bearer', 'ringBearer'],
  ['Ring', 'ring'],
  ['The One Ring', 'ring'],
  ['Sites', 'sites'],
  ['Adventure Deck', 'sites'],
  ['Adventure path', 'sites'],
  ['Free Peoples', 'deck'],
  ['Free Peoples Draw Deck', 'deck'],
  ['Shadow', 'deck'],
  ['Shadow draw deck', 'deck'],
  ['Draw deck', 'deck'],
  ['Deck', 'deck'],
];
/** A site and a companion: whatever the heading, one of them would by itself go elsewhere. */
const sectionsBelow = (heading: string): (Section | undefined)[] =>
  readText(`${heading}\nEast Road\nGimli, Dwarf of Erebor`, 'x').entries.map(({ section }) => section);

describe('headings', () => {
  test.each(HEADINGS)('all below "%s" belongs to it', (heading, section) => {
    expect(sectionsBelow(heading)).toEqual([section, section]);
    expect(sectionsBelow(`${heading.toUpperCase()} (60):`)).toEqual([section, section]);
    expect(sectionsBelow(`${heading}:`)).toEqual([section, section]);
  });
  test.each(HEADINGS)('"%s" holds for one card that stands behind it', (heading, section) => {
    const { entries } = readText(`Sites\n${heading}: 2 Gimli, Dwarf of Erebor\nEast Road`, 'x');
    expect(entries.map((entry) => [entry.section, entry.quantity, entry.line])).toEqual([
      [section, 2, 2],
      ['sites', 1, 3],
    ]);
  });
  test.each(HEADINGS)('"%s" is a section of a list in JSON', (heading, section) => {
    const [{ entries, faults }] = readJson({ sections: { [heading]: [{ qty: 2, card: '1_12' }] } }, 'x');
    expect(faults).toEqual([]);
    expect(entries.map((entry) => [entry.section, entry.quantity])).toEqual([[section, 2]]);
  });
  test('a list without headings is sorted by the kinds of its cards', () => {
    const { entries } = readText('1C2\nEast Road\nGimli, Dwarf of Erebor\nUruk Savage\nNobody', 'x');
    expect(entries.map(({ section }) => section)).toEqual(['ring', 'sites', 'deck', 'deck', 'deck']);
  });
});

describe('lines', () => {
  test.each([
    ['3 Uruk Savage', 3],
    ['3x Uruk Savage', 3],
    ['3X uruk  savage', 3],
    ['12 Uruk Savage', 12],
    ['Uruk Savage x3', 3],
    ['Uruk Savage X 3', 3],
    ['Uruk Savage', 1],
    ['  Uruk Savage  // strong', 1],
    ['Uruk Savage # strong', 1],
  ] as const)('"%s" is so many of it', (line, quantity) => {
    const { entries, faults } = readText(line, 'x');
    expect(entries.map(({ card, quantity }) => [card?.id, quantity])).toEqual([['1_151', quantity]]);
    expect(faults).toEqual([]);
  });
  test('comments and empty lines count as lines, and are nothing else', () => {
    const { entries } = readText('# mine\n\n// old\r\n   \nUruk Savage', 'x');
    expect(entries.map(({ line }) => line)).toEqual([5]);
  });
  test('accents, apostrophes and capitals do not matter', () => {
    for (const [line, id] of [
      ['gimli, son of gloin', '1_13'],
      ['THRARIN’S BOOTS', undefined],
      ['saruman’s chill', '1_134'],
      ['saruman‘s chill', '1_134'],
    ] as const)
      expect(readText(line, 'x').entries[0].card?.id).toBe(id);
  });
  test('a title alone is enough where only one card has it', () => {
    expect(readText('Gandalf', 'x').faults[0].message).toContain('say which: Gandalf, ');
    expect(readText('ghan-buri-ghan', 'x').entries[0].card?.id).toBe('0_56');
  });
  test('none of a card is a fault of its line, which is read all the same', () => {
    const { entries, faults } = readText('Deck\n0 Uruk Savage', 'x');
    expect(faults).toEqual([{ line: 2, message: '"0 Uruk Savage" says 0 copies; leave the line out' }]);
    expect(entries).toHaveLength(1);
    expect(readText('Deck\n1 Uruk Savage', 'x').faults).toEqual([]);
  });
  test('headings alone are an empty list; a fault alone is told by itself', () => {
    expect(readText('Deck\nSites', 'x').faults.map(({ line }) => line)).toEqual([0]);
    expect(readText('Gandalf', 'x').faults.map(({ line }) => line)).toEqual([1]);
    expect(readText('Nobody', 'x')).toMatchObject({ name: 'x', entries: [{ card: null, name: 'Nobody' }] });
  });
});

describe('JSON', () => {
  const read = (entry: unknown) => readJson({ sections: { Shadow: [entry] } }, 'x')[0];
  test('a card has an id or a name, and is one of it unless more is said', () => {
    expect(read({ card: '1_151' }).entries).toMatchObject([{ quantity: 1, section: 'deck', line: 0 }]);
    expect(read({ qty: 4, name: 'Uruk Savage' }).entries).toMatchObject([{ quantity: 4 }]);
    expect(read({ card: '1_151', name: 'Gandalf' }).faults).toEqual([]);
  });
  test.each([
    [{ qty: 0, card: '1_151' }],
    [{ qty: 1.5, card: '1_151' }],
    [{ qty: 1 }],
    [{ qty: 1, card: 151 }],
    ['1_151'],
    [null],
    [[]],
  ])('%j is no entry', (entry) => {
    const { entries, faults } = read(entry);
    expect(entries).toEqual([]);
    expect(faults[0].message).toContain('an entry of "Shadow" must be');
  });
  test('a title of several cards, a section that is no list, and one of no such name are faults', () => {
    expect(read({ card: 'Gandalf' }).faults[0].message).toContain('use the id');
    expect(readJson({ sections: { Deck: 3 } }, 'x')[0].faults[0].message).toContain('must be a list');
    expect(readJson({ sections: [] }, 'x')[0].faults[0].message).toContain('"sections"');
    expect(readJson([[]], 'x')[0].faults[0].message).toContain('"sections"');
    const [odd] = readJson({ sections: { Odd: [{ card: '1_320' }] } }, 'x');
    expect(odd.faults).toHaveLength(1);
    expect(odd.entries).toMatchObject([{ section: 'sites' }]);
  });
  test('a deck is called by its key and its name, or as the file', () => {
    const named = (more: object) => readJson({ sections: {}, ...more }, 'file')[0].name;
    expect([named({ key: 'a', name: 'B' }), named({ key: 'a' }), named({ name: 'B' })]).toEqual([
      'a · B',
      'a',
      'B',
    ]);
    expect([named({}), named({ name: 7 })]).toEqual(['file', 'file']);
  });
});

test('[LR-DECK-005 LR-DECK-006 LR-DECK-008 LR-DECK-009 LR-DECK-010] what is wrong is told with the lines that it is about', () => {
  const { entries } = readText(
    "Ring-bearer\nGimli, Dwarf of Erebor\nEast Road\nRing\nUruk Savage\nSites\nGandalf's Staff\n2 East Road\nDeck\n5 Uruk Savage\n1C2\nNobody",
    'x',
  );
  const { problems, counts } = checkDeck(entries, { format: 'Fellowship' });
  const lines = (rule: string, words: string) =>
    problems.filter(({ rules, message }) => rules[0] === rule && message.includes(words)).map((p) => p.lines);
  expect(lines('LR-DECK-001', 'there are 2')).toEqual([[2, 3]]);
  expect(lines('LR-DECK-008', 'cannot start')).toEqual([[2], [3]]);
  expect(lines('LR-DECK-009', 'is not The One Ring')).toEqual([[5]]);
  expect(lines('LR-DECK-010', 'is no site')).toEqual([[7]]);
  expect(lines('LR-DECK-010', 'must all differ; there are 2')).toEqual([[8]]);
  expect(lines('LR-DECK-006', 'there are 5')).toEqual([[10]]);
  expect(lines('LR-DECK-005', 'does not belong')).toEqual([[11]]);
  expect(counts).toEqual({ freePeoples: 0, shadow: 5, sites: 3 });
});
