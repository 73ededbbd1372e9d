/** Deck legality: every reason, in every format; and lists as players write them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Format, rList, xList } from '../../../src/decks/formats.ts';
import { checkDeck } from '../../../src/decks/legality.ts';
import { type ListEntry, readJson, readText } from '../../../src/decks/list.ts';
import { allCards } from '../../../src/facts/cards.ts';
import { readSetup } from '../../../src/game.ts';

const starters: unknown = JSON.parse(
  readFileSync(new URL('../../../cards/facts/decks-starter.json', import.meta.url), 'utf8'),
);
const lists = readJson(starters, 'starters');
const starter = lists.find(({ name }) => name.startsWith('fotr-aragorn'))?.entries ?? [];
const rulesOf = (entries: readonly ListEntry[], format: Format = 'Fellowship', xList?: ReadonlySet<string>) =>
  checkDeck(entries, xList === undefined ? { format } : { format, xList }).problems.flatMap(
    ({ rules }) => rules,
  );
const entry = (line: string, section?: ListEntry['section']): ListEntry => {
  const [read] = readText(line, 'test').entries;
  return section === undefined ? read : { ...read, section };
};
const without = (id: string): ListEntry[] => starter.filter(({ card }) => card?.id !== id);

test('[LR-DECK-001 LR-DECK-003 LR-FORMAT-001] a starter of set 1 has nothing against it in Fellowship block', () => {
  expect(checkDeck(starter, { format: 'Fellowship' })).toEqual({
    problems: [],
    counts: { freePeoples: 30, shadow: 30, sites: 9 },
  });
});
test('[LR-FORMAT-003 LR-FORMAT-004 LR-FORMAT-005] and everything against it in other blocks', () => {
  expect(rulesOf(starter, 'Tower')).toContain('LR-FORMAT-003');
  expect(rulesOf(starter, 'King')).toContain('LR-FORMAT-004');
  expect(rulesOf(starter, 'War of the Ring')).toContain('LR-FORMAT-005');
});
test('[LR-FORMAT-006] Open allows every card, but only sites from Shadows on', () => {
  expect(new Set(rulesOf(starter, 'Open'))).toContain('LR-FORMAT-006');
  const cards = starter.filter(({ section }) => section !== 'sites');
  expect(rulesOf(cards, 'Open')).toEqual(['LR-DECK-010']);
  expect(rulesOf([...cards, entry('1 9R+1')], 'Open')).not.toContain('LR-FORMAT-006');
});
test('[LR-FORMAT-007] Standard adds a list of forbidden cards, which may be empty', () => {
  const cards = starter.filter(({ section }) => section !== 'sites');
  expect(rulesOf(cards, 'Standard')).not.toContain('LR-FORMAT-007');
  expect(rulesOf(cards, 'Standard', new Set(['Uruk Savage']))).toContain('LR-FORMAT-007');
  expect(rulesOf(cards, 'Open', new Set(['Uruk Savage']))).not.toContain('LR-FORMAT-007');
});
test('[LR-FORMAT-007] the list that comes with the game forbids its cards in Standard and nowhere else', () => {
  for (const name of ['Steadfast Champion', 'Aggression', 'Galadriel, Lady Redeemed', 'Final Account']) {
    expect(rulesOf([entry(name)], 'Standard')).toContain('LR-FORMAT-007');
    expect(rulesOf([entry(name)], 'Open')).not.toContain('LR-FORMAT-007');
  }
  expect(rulesOf([entry('Aggression')], 'Standard', new Set())).not.toContain('LR-FORMAT-007');
  expect(xList.size).toBe(11);
});
test('[LR-LATER-202] Open and the blocks allow one copy of a card on the R-list, Standard has another list', () => {
  for (const [name, format] of [
    ['Orkish Smith', 'Open'],
    ['Orkish Smith', 'War of the Ring'],
    ['Forces of Mordor', 'Fellowship'],
    ['Steadfast Champion', 'King'],
  ] as const) {
    expect(rulesOf([entry(`2 ${name}`)], format)).toContain('LR-LATER-202');
    expect(rulesOf([entry(name), entry(name)], format)).toContain('LR-LATER-202');
    expect(rulesOf([entry(name)], format)).not.toContain('LR-LATER-202');
  }
  expect(rulesOf([entry('2 Orkish Smith')], 'Standard')).not.toContain('LR-LATER-202');
  expect(rulesOf([entry('4 Uruk Savage')], 'Open')).not.toContain('LR-LATER-202');
  expect(rList.size).toBe(6);
});
test('[LR-FORMAT-007] that the last Standard had dropped sets 1 to 6 counts only where it is asked for', () => {
  const about = (name: string, withoutOlderSets: boolean) =>
    checkDeck([entry(name)], { format: 'Standard', withoutOlderSets }).problems.flatMap(({ rules }) => rules);
  expect(about('Uruk Savage', true)).toContain('LR-FORMAT-007');
  expect(about('Uruk Savage', false)).not.toContain('LR-FORMAT-007');
  expect(about('Mordor Fiend', true)).toContain('LR-FORMAT-007');
  expect(about('Ships of Great Draught', true)).not.toContain('LR-FORMAT-007');
});
test('[LR-DECK-001 LR-DECK-008] one Ring-bearer who may be it', () => {
  expect(rulesOf(starter.filter(({ section }) => section !== 'ringBearer'))).toContain('LR-DECK-001');
  expect(rulesOf([...without('1_290'), entry('Gimli, Dwarf of Erebor', 'ringBearer')])).toContain(
    'LR-DECK-008',
  );
});
test('[LR-DECK-009 LR-CARD-016] and one version of the Ring', () => {
  expect(rulesOf(without('1_2'))).toContain('LR-DECK-009');
  expect(rulesOf([...starter, entry('1R1', 'ring')])).toContain('LR-DECK-009');
});
test('[LR-DECK-002 LR-DECK-003] sixty cards besides them are the fewest; no number is too many', () => {
  expect(rulesOf(without('1_151'))).toContain('LR-DECK-003');
  const more = [...starter, entry('4 Goblin Swarms'), entry('4 Halfling Deftness')];
  expect(rulesOf(more)).toEqual([]);
});
test('[LR-DECK-004] as many Shadow as Free Peoples cards', () => {
  expect(rulesOf([...starter, entry('1 Goblin Swarms')])).toEqual(['LR-DECK-004']);
});
test('[LR-DECK-005 LR-CARD-017] no site and no Ring in the draw deck', () => {
  expect(rulesOf([...starter, entry('East Road', 'deck')])).toContain('LR-DECK-005');
  expect(rulesOf([...starter, entry('1C2', 'deck')])).toContain('LR-DECK-005');
});
test('[LR-DECK-006] four cards of a title, whatever their subtitles', () => {
  const gimlis = [entry('3 Gimli, Dwarf of Erebor'), entry('2 Gimli, Son of Glóin')];
  expect(rulesOf([...without('1_12'), ...gimlis])).toContain('LR-DECK-006');
  expect(rulesOf([...without('1_12'), gimlis[0]])).not.toContain('LR-DECK-006');
});
test('[LR-DECK-007] three of the Ring-bearer’s', () => {
  expect(rulesOf([...starter, entry('4 1C290', 'deck')])).toContain('LR-DECK-007');
  expect(rulesOf([...starter, entry('3 1C290', 'deck')])).not.toContain('LR-DECK-007');
});
test('[LR-DECK-010 LR-DECK-011 LR-DECK-013] nine sites, one of each number', () => {
  expect(rulesOf(without('1_320'))).toEqual(['LR-DECK-010', 'LR-DECK-013', 'LR-DECK-011']);
  const twice = starter.map((e) => (e.card?.id === '1_320' ? { ...e, quantity: 2 } : e));
  expect(rulesOf(twice)).toContain('LR-DECK-010');
});
test('[LR-DECK-012 LR-SITE-012] in Open no more than three sites of one Shadow number', () => {
  const sites = [
    '11_227',
    '11_228',
    '11_229',
    '11_230',
    '11_231',
    '11_232',
    '11_233',
    '11_234',
    '11_235',
    '11_236',
  ];
  const zero = sites.map((id) => entry(id)).filter((e) => e.card?.twilight === 0);
  expect(rulesOf(zero.slice(0, 3), 'Open')).not.toContain('LR-DECK-012');
  const four = [...zero, ...zero].slice(0, 4);
  expect(rulesOf(four, 'Open')).toContain('LR-DECK-012');
});
test('[LR-CULTURE-005] any mixture of cultures is allowed', () => {
  expect(new Set(starter.map(({ card }) => card?.culture)).size).toBeGreaterThan(4);
});
test('[LR-FORMAT-006] promos count as what they reprint; designs of their own are in no block', () => {
  expect(rulesOf([entry('0_62')], 'Fellowship')).toContain('LR-FORMAT-002');
  expect(rulesOf([entry('0_62')], 'Open')).not.toContain('LR-FORMAT-002');
});

test('[LR-DECK-014 LR-FORMAT-001] all decks of a game must be legal in its one format', () => {
  const decks = ['fotr-aragorn', 'fotr-gandalf'];
  expect(readSetup({ decks, format: 'Fellowship' }).format).toBe('Fellowship');
  expect(() => readSetup({ decks, format: 'Tower' })).toThrow('setup.decks[0]');
  expect(() => readSetup({ decks, format: 'Towers' })).toThrow('setup.format');
});

const PLAIN = `Ring-bearer: Frodo, Son of Drogo
Ring: The One Ring, The Ruling Ring

Adventure deck
1 East Road
Free Peoples (2)
2x Gimli, Dwarf of Erebor   # a comment
Shadow
Uruk Savage x3
Gandalf
4 Sméagol’s Hat
`;
test('[LR-INFO-001] a plain list is read with headings, numbers before or behind, and comments; faults name their line', () => {
  const { entries, faults } = readText(PLAIN, 'mine');
  expect(entries.map(({ card, quantity, section, line }) => [card?.id, quantity, section, line])).toEqual([
    ['1_290', 1, 'ringBearer', 1],
    ['1_2', 1, 'ring', 2],
    ['1_320', 1, 'sites', 5],
    ['1_12', 2, 'deck', 7],
    ['1_151', 3, 'deck', 9],
    [undefined, 4, 'deck', 11],
  ]);
  expect(faults).toEqual([
    { line: 10, message: expect.stringContaining('several cards are called "Gandalf"') },
  ]);
});
test('malformed lists say what to write', () => {
  expect(readText('', 'empty').faults[0].message).toContain('3 Uruk Savage');
  expect(readJson(3, 'no deck')[0].faults[0].message).toContain('sections');
  // Those without a name are counted from 1; one alone needs no number.
  expect(readJson([3, 3], 'pair').map(({ name }) => name)).toEqual(['pair 1', 'pair 2']);
  expect(readJson([3], 'alone')[0].name).toBe('alone');
  expect(readJson({ sections: { Sights: [] } }, 'x')[0].faults[0].message).toContain('Sites');
  expect(readJson({ sections: { Sites: [{ qty: 0, card: '1_320' }] } }, 'x')[0].faults[0].message).toContain(
    'qty',
  );
});
test.each(['R', 'U', 'C', 'P', 'S', 'R+'])('[LR-INFO-002] numbers of rarity %s are read', (rarity) => {
  const cards = allCards.filter(({ collectorsInfo }) => collectorsInfo.replace(/^\d+|\d+$/g, '') === rarity);
  expect(cards.length).toBeGreaterThan(10);
  // Three cards of set 15 have one number.
  for (const { collectorsInfo } of cards)
    expect(readText(collectorsInfo, 'test').entries[0].card?.collectorsInfo).toBe(collectorsInfo);
});

// Rulings about titles and numbers that were printed otherwise.
test.each([
  ['LR-ERRATA-026', 'Úlairë Otsëa', '1U235', '3U86'],
  ['LR-ERRATA-031', 'Bilbo', '1R284', '2U96'],
  ['LR-ERRATA-043', 'Bilbo', '2U96', '1R284'],
])('[%s] %s is one unique title, whatever %s and %s show', (_id, title, one, other) => {
  for (const number of [one, other]) expect(entry(number).card).toMatchObject({ title, unique: true });
  expect(rulesOf([entry(`2 ${one}`), entry(`2 ${other}`)])).not.toContain('LR-DECK-006');
  expect(rulesOf([entry(`2 ${one}`), entry(`3 ${other}`)])).toContain('LR-DECK-006');
});
test.each([
  ['LR-ERRATA-059', 'Southron Fighter', '4_251', 4],
  ['LR-ERRATA-074', 'Sting, Baggins Heirloom', '5_116', 5],
  ['LR-ERRATA-097', 'Celeborn, Lord of the Galadhrim', '10_7', 10],
])('[%s] every copy of %s is %s, of set %i', (_id, name, id, set) => {
  expect(allCards.filter((card) => card.name === name).map((card) => [card.id, card.set])).toEqual([
    [id, set],
  ]);
});
test('[LR-ERRATA-013] Saruman’s Chill costs 1', () => {
  expect(entry('1C134').card).toMatchObject({ title: "Saruman's Chill", twilight: 1 });
});
test('[LR-ERRATA-049] the oversized Ring is no card of the game', () => {
  const withRing = (number: string) => [...without('1_2'), entry(number, 'ring')];
  expect(rulesOf(withRing('1C2'))).toEqual([]);
  expect(rulesOf(withRing('4M1'))).toContain('LR-DECK-001');
});
