/** Which rules speak of a card, and which a search finds. */
import type { LedgerRule, LibraryCard, Rulebook } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { shareIn } from '../src/decks/model.ts';
import { rulesLike, rulingsOn, withIds } from '../src/library/rulings.ts';

const rule = (id: string, more: Partial<LedgerRule>): LedgerRule => ({
  id,
  text: 'A rule.',
  who: 'all',
  kind: 'definition',
  mode: 'core',
  cards: [],
  printing: [],
  erratum: false,
  overruled: false,
  tested: true,
  ...more,
});
const book: Rulebook = {
  game: 'meccg',
  chapters: [
    {
      key: 'MOVE',
      title: 'Movement',
      rules: [
        rule('ME-MOVE-001', { text: 'A company moves.', cards: ['Éowyn'] }),
        rule('ME-MOVE-002', { text: 'It may stay.' }),
      ],
    },
    {
      key: 'CARD',
      title: 'Rulings',
      rules: [
        rule('ME-CARD-001', { kind: 'card-ruling', cards: ['Eowyn'], printing: ['TW'] }),
        rule('ME-CARD-002', { kind: 'card-ruling', cards: ['Eowyn'], printing: ['LE'] }),
        rule('ME-CARD-003', { kind: 'card-ruling', erratum: true, cards: ['Éowyn'] }),
      ],
    },
  ],
};
const card: LibraryCard = {
  id: 'TW-5',
  name: 'Éowyn',
  subtitle: '',
  kind: 'character',
  title: '',
  tone: '',
  unique: true,
  numbers: {},
  words: [],
  path: [],
  text: [],
  set: 'TW',
  names: {},
  printings: [],
  state: 'implemented',
  facets: {},
  values: {},
};

test('errata first, then rulings, then rules; and none of another printing', () => {
  expect(rulingsOn(card, book).map(({ id }) => id)).toEqual(['ME-CARD-003', 'ME-CARD-001', 'ME-MOVE-001']);
  const both = { ...card, printings: ['LE-7'] };
  expect(rulingsOn(both, book).map(({ id }) => id)).toContain('ME-CARD-002');
});

test('a search finds rules by all its words: id, text, cards or chapter', () => {
  const ids = (text: string): string[] =>
    rulesLike(book, text).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('company moves')).toEqual(['ME-MOVE-001']);
  expect(ids('ME-MOVE-002')).toEqual(['ME-MOVE-002']);
  expect(ids('eowyn').length).toBe(4);
  expect(ids('movement')).toEqual(['ME-MOVE-001', 'ME-MOVE-002']);
  expect(ids('company nothing')).toEqual([]);
  expect(ids('').length).toBe(5);
});

test('ids within a text are told from the words around them', () => {
  expect(withIds('See ME-MOVE-530 and on.')).toEqual([
    { text: 'See ', id: false },
    { text: 'ME-MOVE-530', id: true },
    { text: ' and on.', id: false },
  ]);
});

test('a link to a shared deck is told from a list', () => {
  expect(shareIn('https://example.org/decks/shared/abcdefgh2345jkmn')).toBe('abcdefgh2345jkmn');
  expect(shareIn(' /decks/shared/abcdefgh2345jkmn/ ')).toBe('abcdefgh2345jkmn');
  expect(shareIn('3 Concealment')).toBeNull();
  expect(shareIn('https://example.org/decks/shared/abcdefgh2345jkmn\n3 Concealment')).toBeNull();
});
