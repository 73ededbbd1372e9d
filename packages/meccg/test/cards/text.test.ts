/**
 * The texts of all cards: clean sentences, the numbers of the printed text, and typed sentences that say nothing which
 * the words of their ability do not.
 */
import { difference, numbersIn, typedSentences } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import numbersFile from '../../cards/facts/numbers.json' with { type: 'json' };
import { pool } from '../../src/cards/pool.ts';
import { cardStatus } from '../../src/definitions.ts';
import { engine } from '../../src/engine.ts';
import { factsOf } from '../../src/facts/cards.ts';
import { races, siteTypes, skills } from '../../src/facts/names.ts';
import { textOf } from '../../src/text/card-text.ts';
import { heroSites } from '../sites.ts';

const printed = new Map(numbersFile.map(({ id, numbers }) => [id, numbers]));
/** Where a card gives a reason for other numbers: which. */
const OTHER_NUMBERS: Readonly<Record<string, string>> = {
  'LE-154': 'more 2; less 3',
  'LE-167': 'less 5',
  'LE-176': 'more 2',
  'LE-179': 'more 3 3',
  'LE-238': 'less 2',
  'LE-241': 'more 2',
  'LE-246': 'more 3',
  'LE-303': 'less 2 3 4 9 10 10 11 11 12 12',
  'LE-311': 'less 2 3 4 5 10 11 11 12 12',
  'LE-312': 'less 2 3 4 9 10 11 12 12',
  'LE-315': 'less 2 3 4 5 6 11 12',
  'LE-333': 'more 5 5',
  'LE-334': 'more 5',
  'AS-72': 'less 9',
  'DM-75': 'more 2',
  'TW-27': 'more 3 4',
  'TW-57': 'more 3 5',
  'TW-58': 'more 3 4',
  'TW-60': 'more 3 6',
  'TW-61': 'less 2',
  'TW-108': 'less 2',
  'TW-196': 'less 2 3 4 5 6 11 12',
  'TW-212': 'more 9',
  'TW-244': 'more 3',
  'TW-248': 'more 2 2 2',
  'TW-299': 'more 5 5',
  'TW-300': 'more 5',
  'TW-306': 'less 2 3 4 9 10 11 11 12 12',
  'TW-315': 'more 2',
  'TW-346': 'more 3',
  'DM-32': 'less 2',
  'DM-114': 'more 3',
  'DM-119': 'more 8 8',
  'LE-107': 'more 3 5',
  'AS-24': 'more 3 4 6',
  'AS-75': 'more 2',
  'AS-83': 'more 3',
  'AS-102': 'more 4',
  'AS-123': 'more 5',
  'AS-124': 'more 5',
  'AS-142': 'less 2',
  'WH-82': 'more 6',
  'WH-122': 'more 2',
  'BA-26': 'more 2',
  'BA-38': 'more 2',
  'BA-52': 'more 8; less 2 7 9 10',
  'WH-91': 'more 5',
  'BA-57': 'more 2 2 2',
  'BA-70': 'more 2',
  'BA-77': 'more 3 3 4 5 8 9 10',
  'LE-382': 'less 2',
  'BA-83': 'more 2 2',
  'BA-99': 'less 2',
};
/** What a typed sentence may say without its words, or leave out, and still say the same. */
const IN_OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'BA-18': ['untap phase'], // "the next time he would untap"
  'BA-57': ['site phase'], // the price, in the phase that another ability says
  'BA-58': ['organization phase'], // companies are at a site in all others
};
const nouns = [...races, ...skills, ...siteTypes].filter((name) => name !== 'none');
const phases = ['untap', 'organization', 'long-event', 'movement/hazard', 'site', 'end-of-turn'].map(
  (name) => `${name} phase`,
);
const cards = pool.map((card) => [card.id, card.facts.names.en, card] as const);

test('every one of the 97 hero sites is whole', () => {
  expect(heroSites).toHaveLength(97);
  expect(heroSites.filter(({ id }) => cardStatus(id) !== 'implemented').map(({ name }) => name)).toEqual([]);
});

describe.each(cards)('%s %s', (id, _name, { text, abilities }) => {
  test('reads as whole sentences', () => {
    for (const line of textOf(id)) {
      expect(line).not.toMatch(
        /undefined|null|NaN|[{}]| {2}| [,.;:]|,\.|\(not yet|\b[Ii]f ,| to (?:until|for this|if)\b/,
      );
      expect(line).toMatch(/^["“(+−0-9A-ZÉ].*[.!?]$/u);
      expect(line, 'articles').not.toMatch(/\b[Aa] (?:[aeiou](?!ni)|Orc|Elf|Undead|ally)/);
    }
  });

  test('says the numbers that are printed, or why not', () => {
    const found = difference(numbersIn(textOf(id).join(' ')), printed.get(id) ?? []);
    expect(found).toBe(OTHER_NUMBERS[id] ?? '');
    expect(text.otherNumbers !== undefined, 'whoever says others gives the reason').toBe(found !== '');
  });

  test('has its names in every language of the facts', () => {
    const { names } = engine.definitions[engine.index(id)];
    for (const [language, name] of Object.entries(factsOf(id).names)) expect(names[language]).toBe(name);
    expect(names['en']).toBeTruthy();
  });

  test('what is typed by hand says what the words do, neither more nor less', () => {
    const excuse = IN_OTHER_WORDS[id] ?? [];
    for (const ability of abilities)
      for (const { text: typed, unfounded, missing } of typedSentences(
        engine.language,
        ability,
        nouns,
        phases,
      ))
        expect(
          [...unfounded, ...missing].filter((what) => !excuse.includes(what)),
          typed,
        ).toEqual([]);
  });
});

test('abilities with a sentence typed by hand are under 5 %', () => {
  const abilities = pool.flatMap((card) => card.abilities);
  const typed = abilities.filter((ability) =>
    typedSentences(engine.language, ability).some(({ why }) => why !== ''),
  );
  expect(typed.length / abilities.length).toBeLessThan(0.05);
});
