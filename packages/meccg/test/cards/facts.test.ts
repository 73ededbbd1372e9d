/** Every one of the 1,683 printed cards is read, and nothing that is printed on it is lost. */
import { describe, expect, test } from 'vitest';
import cardFile from '../../cards/facts/cards.json' with { type: 'json' };
import { defineCard, specOf } from '../../src/cards/card.ts';
import { engine } from '../../src/engine.ts';
import { allCards, EACH, factsOf } from '../../src/facts/cards.ts';
import { alignments, itemClasses, kinds, lengths, pointKinds } from '../../src/facts/names.ts';
import { allSites, siteFactsOf } from '../../src/facts/sites.ts';
import { invention } from '../invented.ts';

interface Printed {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
const printed: readonly Printed[] = cardFile;
const having = (field: string): readonly Printed[] => printed.filter(({ attributes }) => field in attributes);
const wrong = (field: string, isRead: (id: string, value: string) => boolean): string[] =>
  having(field).flatMap(({ id, attributes }) => (isRead(id, String(attributes[field])) ? [] : [id]));

test('all of them are there, once each', () => {
  expect(allCards).toHaveLength(1683);
  expect(new Set(allCards.map(({ id }) => id)).size).toBe(1683);
});

describe('what a card is', () => {
  test.each([
    ['kind', kinds],
    ['alignment', alignments],
  ] as const)('every one has a %s that the game knows', (field, known) => {
    const strange = allCards.filter(
      (card) => card[field] === 'none' || !known.some((k) => k === card[field]),
    );
    expect(strange.map(({ id }) => id)).toEqual([]);
  });
  test('every event has a length, every item a class, whatever is worth points their kind', () => {
    const lacking = allCards.filter(
      ({ kind, length, itemClass, pointKind }) =>
        (kind.endsWith('event') && (length === 'none' || !lengths.some((known) => known === length))) ||
        (kind === 'item' && (itemClass === 'none' || !itemClasses.some((known) => known === itemClass))) ||
        !pointKinds.some((known) => known === pointKind),
    );
    expect(lacking.map(({ id }) => id)).toEqual([]);
    expect(wrong('marshallingPointsType', (id, value) => factsOf(id).pointKind === value)).toEqual([]);
  });
  test('every printed race is one of the game, and every skill', () => {
    expect(wrong('race', (id) => factsOf(id).race !== 'none')).toEqual([]);
    const skillsOf = (value: string) => value.split('/').filter((word) => word !== 'Ally');
    expect(wrong('skills', (id, value) => factsOf(id).skills.length === skillsOf(value).length)).toEqual([]);
  });
  test('every keyword and kind of magic is read; races among them are read as races', () => {
    const RACES = new Set(['Maia', 'Troll']);
    const words = ({ attributes }: Printed): string[] =>
      [attributes['keywords'] ?? [], attributes['magic'] ?? []].flat().map(String);
    const lost = printed.filter((card) => {
      const wanted = words(card).filter((word) => !RACES.has(word));
      return factsOf(card.id).keywords.filter((word) => word !== 'unique').length !== wanted.length;
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe('numbers', () => {
  const first = (value: string): number => Number(/[-+]?\d+/.exec(value)?.[0] ?? 0);
  test.each([
    ['mind', 'mind'],
    ['directInfluence', 'directInfluence'],
    ['prowess', 'prowess'],
    ['body', 'body'],
    ['stagePoints', 'stagePoints'],
    ['generalInfluence', 'generalInfluence'],
  ] as const)('%s is read wherever it is printed', (field, fact) => {
    expect(wrong(field, (id, value) => factsOf(id)[fact] === first(value))).toEqual([]);
    expect(having(field).length).toBeGreaterThan(0);
  });
  test('strikes are read, and one for each character as such', () => {
    const strikes = (value: string): number => (value.startsWith('1/each') ? EACH : first(value));
    expect(wrong('strikes', (id, value) => factsOf(id).strikes === strikes(value))).toEqual([]);
  });
  test('corruption is a modifier of characters, and points of everything else', () => {
    const readAs = (id: string): number => {
      const { kind, corruptionModifier, corruptionPoints } = factsOf(id);
      return kind === 'character' ? corruptionModifier : corruptionPoints;
    };
    expect(wrong('corruption', (id, value) => readAs(id) === first(value))).toEqual([]);
  });
});

test('nothing is printed that nobody reads', () => {
  const READ = new Set(
    (
      'subtype marshallingPoints marshallingPointsType unique race body prowess skills directInfluence corruption ' +
      'keywords mind homeSite strikes playable specific stagePoints magic agent avatar spawn generalInfluence ' +
      'playableAsStartingMinorItem playableAsResource playableAsHazard resourceAvatar'
    ).split(' '),
  );
  const fields = new Set(printed.flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...fields].filter((field) => !READ.has(field))).toEqual([]);
});

test('what an item gives to its bearer is no prowess or body of its own', () => {
  const given = printed.filter(
    ({ id, attributes }) => factsOf(id).kind === 'item' && ('prowess' in attributes || 'body' in attributes),
  );
  expect(given.length).toBeGreaterThan(20);
  for (const { id } of given) expect(specOf(defineCard(id)).facts, id).toMatchObject({ prowess: 0, body: 0 });
});

// Brought in while the file is read, as all cards of tests are.
const ids = invention.define(
  engine,
  printed.filter(({ id }) => factsOf(id).kind !== 'site').map(({ id }) => specOf(defineCard(id))),
);
test('the engine takes a definition of any card: it knows every name and number of its facts', () => {
  expect(ids).toHaveLength(1683 - 220);
  expect(allSites.map(({ id }) => siteFactsOf(id).id)).toHaveLength(220);
});
