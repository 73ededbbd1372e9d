/** The language in which cards are searched: what it finds, what it says is wrong and where, what it proposes. */
import type { Catalogue, LibraryCard } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { libraryOf } from '../src/library/query/cards.ts';
import { completionsAt } from '../src/library/query/complete.ts';
import { search } from '../src/library/query/search.ts';

const card = (id: string, name: string, more: Partial<LibraryCard>): LibraryCard => ({
  id,
  name,
  subtitle: '',
  kind: 'character',
  title: '',
  tone: '',
  unique: false,
  numbers: {},
  words: [],
  path: [],
  text: [],
  set: id.split('-')[0],
  names: {},
  printings: [],
  state: 'implemented',
  facets: {},
  values: {},
  ...more,
});
const catalogue: Catalogue = {
  game: 'meccg',
  sets: [
    { set: 'TW', name: 'The Wizards' },
    { set: 'TD', name: 'The Dragons' },
    { set: '1', name: 'One' },
    { set: '10', name: 'Ten' },
  ],
  cards: [
    card('TW-1', 'Éowyn', {
      numbers: { mind: 2, prowess: 2 },
      facets: { type: ['character'], race: ['Man'], skill: ['scout'], is: ['unique'], side: ['hero'] },
    }),
    card('TW-2', 'Gandalf', {
      numbers: { mind: 0, prowess: 6 },
      facets: { type: ['character'], race: ['Wizard'], is: ['unique', 'avatar'], side: ['hero'] },
      names: { ja: 'ガンダルフ' },
    }),
    card('TD-3', 'Gandalf’s Friend', {
      kind: 'ally',
      facets: { type: ['ally', 'resource'], side: ['hero'] },
      text: ['Gives one more to a corruption check.'],
    }),
    card('TW-4', 'Abductor', {
      kind: 'creature',
      names: { de: 'Entführer' },
      numbers: { prowess: 10, strikes: 1 },
      facets: { type: ['creature', 'hazard'], race: ['Man'], land: ['border-land'], side: ['neutral'] },
      state: 'missing',
    }),
    card('1-5', 'Magic Ring of Words', {
      kind: 'item',
      numbers: { corruption: 2 },
      facets: { type: ['item', 'resource'], class: ['special'], keyword: ['magic ring'] },
      text: ['Discard it after one corruption check; not before the check of corruption.'],
      printings: ['10-7'],
    }),
  ],
};
const library = libraryOf(catalogue);
const ids = (query: string): string[] => search(library, query).cards.map((one) => one.card.id);
const faults = (query: string): [string, string][] =>
  search(library, query).query.faults.map(({ from, to, message }) => [query.slice(from, to), message]);

describe('a search finds', () => {
  test.each([
    ['', ['TW-1', 'TW-2', 'TD-3', 'TW-4', '1-5']],
    ['eowyn', ['TW-1']],
    ['entführ', ['TW-4']],
    ['entfuhrer', ['TW-4']],
    ['ガンダルフ', ['TW-2']],
    ['owyn', []],
    ['gandalf', ['TW-2', 'TD-3']],
    ['name=gandalf', ['TW-2']],
    ['"corruption check"', ['TD-3', '1-5']],
    ['text:"check of corruption"', ['1-5']],
    ['corruption check', ['TD-3', '1-5']],
    ['type:character mind<=2', ['TW-1', 'TW-2']],
    ['type:character mind<2', ['TW-2']],
    ['mind>=2', ['TW-1']],
    ['mind>2', []],
    ['mind!=2', ['TW-2']],
    ['prowess:10', ['TW-4']],
    ['corruption=2', ['1-5']],
    ['race:man -is:unique', ['TW-4']],
    ['-race:man', ['TW-2', 'TD-3', '1-5']],
    ['race:wizard or class:special', ['TW-2', '1-5']],
    ['(race:wizard or race:man) type:character', ['TW-1', 'TW-2']],
    ['race:wizard,man type:character', ['TW-1', 'TW-2']],
    ['keyword:ring', ['1-5']],
    ['keyword="magic ring"', ['1-5']],
    ['is:playable type:ally', ['TD-3']],
    ['is:unwritten', ['TW-4']],
    ['set:tw', ['TW-1', 'TW-2', 'TW-4']],
    ['set:dragons', ['TD-3']],
    ['set:1', ['1-5']],
    ['set:10', ['1-5']],
    ['id:10-7', ['1-5']],
    ['t:ally', ['TD-3']],
    ['-(set:tw or set:td)', ['1-5']],
    ['race!=man type:character', ['TW-2']],
  ])('%s', (query, found) => {
    expect(faults(query)).toEqual([]);
    expect(ids(query).sort()).toEqual([...found].sort());
  });
  test('names before texts, and the whole name first', () => {
    expect(ids('gandalf')).toEqual(['TW-2', 'TD-3']);
    expect(search(library, 'man', 'name').cards.map((one) => one.name)).toEqual([]);
  });
});

describe('what is wrong is pointed at, and the rest still finds', () => {
  test.each([
    ['rcae:man gandalf', 'rcae', /no field “rcae”.*“race”/],
    ['race:wizzard', 'wizzard', /No card has race “wizzard”.*“Wizard”/],
    ['mind:low', 'low', /“low” is no number/],
    ['race<man', 'race', /no number/],
    ['(gandalf', '(', /not closed/],
    ['gandalf)', ')', /closes nothing/],
    ['gandalf or', 'or', /between two/],
    ['or gandalf', 'or', /between two/],
    ['gandalf -', '-', /not wanted/],
    ['type:', 'type', /Say what “type”/],
    ['set:xx', 'xx', /No card has set/],
  ])('%s', (query, where, message) => {
    const found = faults(query);
    expect(found.map(([at]) => at)).toEqual([where]);
    expect(found[0][1]).toMatch(message);
  });
  test('gandalf is found beside a field that there is not', () => {
    expect(ids('rcae:man gandalf')).toEqual(['TW-2', 'TD-3']);
    expect(ids('gandalf)')).toEqual(['TW-2', 'TD-3']);
  });
});

describe('proposals', () => {
  const labels = (text: string): string[] =>
    completionsAt(library, text, text.length).map(({ label }) => label);
  test('fields by their beginning, then values of any field', () => {
    expect(labels('ra')).toEqual(['race:']);
    expect(labels('mi')).toEqual(['mind>=']);
    expect(labels('wiz')).toEqual(['race:Wizard']);
  });
  test('the values of a field, with quotation marks where they have spaces, in place of what was typed', () => {
    expect(labels('gandalf race:')).toEqual(['Man', 'Wizard']);
    expect(completionsAt(library, 'x keyword:mag', 13)).toEqual([
      { label: 'magic ring', text: '"magic ring" ', from: 10, to: 13 },
    ]);
  });
  test('none inside of a phrase, after a space, or for a number', () => {
    expect(labels('"ra')).toEqual([]);
    expect(labels('ra ')).toEqual([]);
    expect(labels('mind>=')).toEqual([]);
  });
});

test('nothing that is typed throws', () => {
  for (const text of [
    '"',
    '"“',
    '((((',
    '::',
    '-:',
    'a:b:c',
    'type:"',
    ',,',
    'type:,',
    '<>',
    'mind<=',
    '- -',
    '()',
  ])
    expect(() => [search(library, text), completionsAt(library, text, text.length)]).not.toThrow();
});
