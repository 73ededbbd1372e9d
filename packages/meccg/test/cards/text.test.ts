/**
 * The texts of all cards: clean sentences, the numbers of the printed text, and typed sentences that say nothing which
 * the words of their ability do not.
 */
import { difference, excepted, numbersIn, typedSentences } from '@westmarch/testkit';
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
/** What a typed sentence may say without its words, or leave out, and still say the same. */
const IN_OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'BA-3': ['Balrog'], // a name, and no race
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
        /undefined|null|NaN|[{}]| {2}| [,.;:]|,\.|\(not yet|\b[Ii]f ,| to (?:until|for this|for each|if)\b/,
      );
      expect(line).toMatch(/^["“(+−0-9A-ZÉ].*[.!?]$/u);
      expect(line, 'articles').not.toMatch(/\b[Aa] (?:[aeiou](?!ni)|Orc|Elf|Undead|ally)/);
    }
  });

  test('says the numbers that are printed, or why not', () => {
    const found = difference(numbersIn(textOf(id).join(' ')), printed.get(id) ?? []);
    expect(found).toBe(excepted(text.otherNumbers));
    expect(text.otherNumbers !== undefined, 'an exception is needed').toBe(found !== '');
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
