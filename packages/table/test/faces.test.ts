/** What faces carry beside numbers: home, nearest Haven, each attack for itself, keying in words, signet, path. */
import { describe, expect, test } from 'vitest';
import { lotrTable } from '../src/lotr-tcg/index.ts';
import { meccgTable } from '../src/meccg/index.ts';

const all = new Map([...meccgTable.faces(), ...lotrTable.faces()].map((face) => [face.id, face]));
const facts = (id: string): readonly string[] =>
  (all.get(id)?.facts ?? []).map(
    ({ name, text, short }) => `${name}: ${text}${short === '' ? '' : ` [${short}]`}`,
  );

describe('facts on the faces of Middle-earth CCG', () => {
  test('a character has his home', () => {
    expect(facts('TW-161')).toEqual(['home: Rivendell']);
  });
  test('a site has its nearest Haven, what is playable there, and its attacks one by one', () => {
    expect(facts('TW-374')).toEqual([
      'nearest Haven: Lórien',
      'playable: minor, major and greater items [mMG]',
      'attack: Orc, 4 strikes with 7 prowess [4×7]',
      'attack: Troll, 3 strikes with 9 prowess [3×9]',
    ]);
    expect(facts('TW-380').filter((fact) => fact.startsWith('attack'))).toHaveLength(1);
  });
  test('what stands as a fact is not said again in the text', () => {
    for (const id of ['TW-374', 'TW-380', 'DM-30'])
      expect(all.get(id)?.text.filter((line) => /^(Automatic|Nearest|Playable:)/.test(line))).toEqual([]);
    expect(all.get('TW-374')?.text).toHaveLength(1);
  });
  test('an attack from the hand has no numbers', () => {
    expect(facts('DM-30').at(-1)).toMatch(/^attack: A non-unique creature .* \[hand\]$/);
  });
  test('a creature says in words what it may be keyed to', () => {
    expect(facts('TW-1')).toEqual(['keyed to: Border-land, Border-hold']);
    expect(facts('TW-20')).toEqual(['keyed to: 2 × Wilderness, Ruins & Lairs']);
  });
});

describe('facts on the faces of The Lord of the Rings', () => {
  test('an ally has his home, a companion his signet, a site its path', () => {
    expect(facts('1_40')[0]).toMatch(/^home: site 3/);
    expect(facts('0_67')).toEqual(['signet: Gandalf [G]']);
    expect(facts('1_320')).toEqual(['path: Fellowship [F]']);
  });
});
