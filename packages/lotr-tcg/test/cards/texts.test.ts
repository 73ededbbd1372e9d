/** The text of every card of the pool is whole, and says the numbers that are printed on it. */
import { sentence } from '@westmarch/kernel';
import { difference, excepted, numbersIn, typedSentences } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import numbersFile from '../../cards/facts/numbers.json' with { type: 'json' };
import { pool } from '../../src/cards/pool.ts';
import { engine } from '../../src/engine.ts';
import { cultures, races, unloaded } from '../../src/facts/names.ts';

const names = { def: () => '', cardDef: () => 0, player: () => '' };
const textOf = (id: string): string =>
  (pool.find((card) => card.id === id)?.abilities ?? [])
    .map(({ say }) => sentence(engine.language, names, say))
    .filter((text) => text !== '')
    .join(' ');

/** What a typed sentence may say without its words, or leave out, and still say the same. */
const IN_OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  '2_53': ['regroup phase'], // a skipped phase is over by then
};
const nouns = [...cultures, ...races, ...unloaded].filter((name) => name !== 'none');
const phases = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'].map(
  (name) => `${name} phase`,
);
const printed = new Map(numbersFile.map(({ id, numbers }) => [id, numbers]));

describe.each(pool.map((card) => [card.id, card.facts.name, card] as const))('%s %s', (id, _name, card) => {
  test('reads as whole sentences', () => {
    const text = textOf(id);
    expect(text).not.toMatch(
      /undefined|null|NaN|[{}#]| {2}|not yet|\bthis card\b| [.,:;]|,\.|\b[Ii]f ,| to (?:until|for this|for each|if)\b/,
    );
    expect(text).toBe(text.trim());
  });
  test('says the numbers that are printed, or why not', () => {
    const found = difference(numbersIn(textOf(id)), printed.get(id) ?? []);
    expect(found).toBe(excepted(card.notes.otherNumbers));
    expect(card.notes.otherNumbers !== undefined, 'an exception is needed').toBe(found !== '');
  });
  test('what is typed by hand says what the words do, neither more nor less', () => {
    const excuse = IN_OTHER_WORDS[id] ?? [];
    for (const ability of card.abilities)
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

test('cards of the last starters read as a player would say it', () => {
  expect(textOf('1_85')).toBe(
    'Response, if a companion is about to exert: spot Gandalf to let that character exert without a token.',
  );
});

test('cards read as a player would say it', () => {
  expect(textOf('1_290')).toBe('Fellowship: exert another companion who has the Frodo signet to heal Frodo.');
  expect(textOf('1_121')).toBe('Skirmish: exert an Uruk-hai to give that Uruk-hai +3 strength.');
  expect(textOf('1_331')).toBe(
    'Skirmish: exert a companion or minion you control to give that character +2 strength.',
  );
});
