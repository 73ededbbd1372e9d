/** Every one of the 3,089 printed cards is read, and nothing that is printed on it is lost. */
import { describe, expect, test } from 'vitest';
import cardFile from '../../cards/facts/cards.json' with { type: 'json' };
import { defineCard, specOf } from '../../src/cards/card.ts';
import { engine } from '../../src/engine.ts';
import { allCards, factsOf } from '../../src/facts/cards.ts';
import { invention } from '../invented.ts';

type Printed = Readonly<Record<string, unknown>>;
const printed: readonly Printed[] = cardFile;
const idOf = (card: Printed): string => String(card['id']);
const wrong = (field: string, isRead: (id: string, value: unknown) => boolean): string[] =>
  printed.flatMap((card) => (!(field in card) || isRead(idOf(card), card[field]) ? [] : [idOf(card)]));

test('all of them are there, once each', () => {
  expect(allCards).toHaveLength(3089);
  expect(new Set(allCards.map(({ id }) => id)).size).toBe(3089);
});

describe('what a card is', () => {
  test('every one has a kind; all but sites and Rings have a side and a culture', () => {
    expect(allCards.filter(({ kind }) => kind === 'none').map(({ id }) => id)).toEqual([]);
    const others = allCards.filter(({ kind }) => kind !== 'site' && kind !== 'ring');
    expect(others.filter(({ side, culture }) => side === 'none' || culture === 'none')).toEqual([]);
  });
  test.each(['side', 'culture', 'race', 'signet'] as const)(
    'every printed %s is one of the game',
    (field) => {
      expect(wrong(field, (id) => factsOf(id)[field] !== 'none')).toEqual([]);
    },
  );
  test('signets are read whatever accents the source has', () => {
    expect(allCards.filter(({ signet }) => signet === 'Théoden')).toHaveLength(15);
  });
  test('every class of an item is read, the second one too', () => {
    const isRead = (id: string, value: unknown): boolean => {
      const { itemClass, itemClasses } = factsOf(id);
      return (
        itemClasses.length === [value].flat().length &&
        !itemClasses.includes('none') &&
        itemClass === itemClasses[0]
      );
    };
    expect(wrong('itemClass', isRead)).toEqual([]);
    expect(factsOf('18_8').itemClasses).toEqual(['hand weapon', 'shield']);
  });
  test('every keyword is read, with its number', () => {
    const isRead = (id: string, value: unknown): boolean => {
      const { unloaded, loaded } = factsOf(id);
      return [value].flat().length === unloaded.length + Object.keys(loaded).length;
    };
    expect(wrong('keywords', isRead)).toEqual([]);
  });
});

test.each(['twilight', 'strength', 'vitality', 'resistance', 'siteNumber', 'set'] as const)(
  '%s is read wherever it is printed',
  (field) => {
    expect(wrong(field, (id, value) => factsOf(id)[field] === value)).toEqual([]);
  },
);

test('[LR-ATTACH-009] strength and vitality are a character’s own; what others show is for their bearers', () => {
  const own = (id: string): readonly unknown[] => {
    const { facts } = specOf(defineCard(id));
    return [facts?.['strength'], facts?.['vitality']];
  };
  // Gimli, Galadriel and an Uruk; the Dwarven Axe shows a strength of 2, the Ring 1 of both.
  expect(['1_13', '1_45', '1_151', '1_9', '1_1'].map(own)).toEqual([
    [6, 3],
    [3, 3],
    [5, 3],
    [0, 0],
    [0, 0],
  ]);
  const CHARACTERS = new Set(['companion', 'ally', 'minion']);
  const others = allCards.filter(({ kind }) => !CHARACTERS.has(kind));
  expect(others.filter(({ id }) => own(id).some((n) => n !== 0)).map(({ id }) => id)).toEqual([]);
});

test('nothing is printed that nobody reads', () => {
  const READ = new Set(
    (
      'id set collInfo title subtitle type side culture race itemClass signet unique twilight strength vitality ' +
      'resistance siteNumber direction block allyHome canStartWithRing keywords'
    ).split(' '),
  );
  // Numbers within a set and rarities are part of the collector's info; the phases of events follow from what they do.
  const ELSEWHERE = new Set(['number', 'rarity', 'timewords', 'corrected']);
  const fields = new Set(printed.flatMap((card) => Object.keys(card)));
  expect([...fields].filter((field) => !READ.has(field) && !ELSEWHERE.has(field))).toEqual([]);
});

// Brought in while the file is read, as all cards of tests are.
const ids = invention.define(
  engine,
  printed.map((card) => specOf(defineCard(idOf(card)))),
);
test('the engine takes a definition of any card: it knows every name and number of its facts', () => {
  expect(ids).toHaveLength(3089);
});
