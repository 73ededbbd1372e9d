/** The text of every card of the pool is whole, and has the numbers that the card has. */
import { sentence } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { pool } from '../../src/cards/pool.ts';
import { engine } from '../../src/engine.ts';

const names = { def: () => '', cardDef: () => 0, player: () => '' };
const textOf = (id: string): string =>
  (pool.find((card) => card.id === id)?.abilities ?? [])
    .map(({ say }) => sentence(engine.language, names, say))
    .filter((text) => text !== '')
    .join(' ');

/** Numbers of each text in the order in which it should say them; cards that say none are left out. */
const NUMBERS: Readonly<Record<string, string>> = {
  '1_12': '2 2', // fewer than so much twilight; so much is added
  '1_51': '+3',
  '1_97': '+3',
  '1_311': '5', // resistance as Ring-bearer
  '1_364': '−2',
  '1_309': '+1',
  '1_145': '2 +1',
  '1_150': '2',
  '1_152': '2',
  '1_153': '1 +1 +3', // price, strength, limit
  '1_178': '2',
  '1_191': '2',
  '1_92': '1',
  '1_107': '−1',
  '1_108': '1 −1', // one on each ranger; Shadow numbers
  '1_133': '−1 +2',
  '1_141': '−1',
  '1_157': '−1',
  '1_196': '3',
  '1_26': '+2 +4',
  '1_37': '+2 +4',
  '1_78': '+2 +4 4', // burdens last
  '1_104': '−3',
  '1_116': '+2 +4 +1', // a defender +1
  '1_117': '+2 +4',
  '1_121': '+3',
  '1_168': '+2 +4',
  '1_296': '1 4 +3', // sites, then strength
  '1_304': '+3',
  '1_320': '+2',
  '1_326': '−1',
  '1_327': '+1',
  '1_331': '+2',
  '1_337': '2',
  '1_345': '1',
  '1_346': '2',
  '1_349': '−6',
  '1_350': '−2',
  '1_359': '5',
  '1_361': '−1',
  // The other starter decks.
  '1_11': '+2',
  '1_48': '6 8 +2',
  '1_303': '+2',
  '1_266': '2',
  '1_280': '2',
  '1_269': '1 +1 +3',
  '1_21': '+1',
  '1_24': '+1',
  '1_188': '4 5 2 +2', // sites, twilight for each Dwarf; strength
  '1_278': '3 +1',
  '1_3': '+2 +3',
  '1_19': '2',
  '1_32': '+2 +4',
  '1_44': '2',
  '1_103': '+1',
  '1_344': '2',
  '1_352': '6 +3',
  '1_356': '4 +2',
  '2_5': '+2 +4 +1 2', // damage, weapons
  '2_18': '−1',
  '2_29': '−3',
  '2_33': '3',
  '2_37': '+2 +4',
  '2_61': '3',
  '2_62': '+3',
  '2_65': '+2',
  '2_69': '−1 −3',
  '2_92': '2',
  '2_95': '+2',
  '2_116': '2',
  '2_121': '−2',
  '3_20': '−1',
  '3_25': '−1',
  '3_37': '+2',
  '3_49': '3',
  '3_56': '1',
  '3_74': '+3',
  '3_94': '+1',
  '3_98': '+2',
  '3_101': '2',
  '3_112': '2',
  '3_119': '2',
  '3_121': '+1',
  '3_122': '2',
  '1_182': '2',
  '1_261': '−1',
  '1_262': '−1 2',
  '1_363': '3',
  '2_10': '+1',
  '2_47': '−1',
  '2_89': '−1',
  '2_102': '−1',
};

describe.each(pool.map(({ id, facts }) => [id, facts.name] as const))('%s %s', (id) => {
  test('reads as whole sentences', () => {
    const text = textOf(id);
    expect(text).not.toMatch(/undefined|null|NaN|[{}#]| {2}|not yet|\bthis card\b| [.,:;]/);
    expect(text).toBe(text.trim());
  });
  test('has its numbers', () => {
    expect((textOf(id).match(/[+−]?\d+/g) ?? []).join(' ')).toBe(NUMBERS[id] ?? '');
  });
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
