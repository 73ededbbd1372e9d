/** Pictures that a player owns: which file is which card's. */
import { describe, expect, test } from 'vitest';
import { fileOf, indexOf, keysOfFile, reportOf } from '../src/art/own/match.ts';

const file = (name: string) => ({ name });
const glorfindel = { id: 'TW-161', name: 'Glorfindel II', subtitle: '', kind: 'character' };
const eowyn = { id: '4_270', name: 'Éowyn', subtitle: 'Lady of Rohan', kind: 'companion' };
const moria = { id: 'TW-413', name: 'Moria', subtitle: 'Redhorn Gate', kind: 'site' };
const found = (card: typeof eowyn, ...names: string[]): string | undefined =>
  fileOf(indexOf(names.map(file)), card)?.name;

describe('a file is a card’s', () => {
  test('by its id, however that is written', () => {
    for (const name of ['TW-161.jpg', 'tw161.png', 'TW_161.webp', 'TW 161 Glorfindel II.JPG'])
      expect(found(glorfindel, name)).toBe(name);
    for (const name of ['4_270.jpg', '4-270.jpeg']) expect(found(eowyn, name)).toBe(name);
  });
  test('by its name without accents, marks and capitals, with or without the second line', () => {
    for (const name of [
      'Éowyn, Lady of Rohan.jpg',
      'eowyn_lady_of_rohan.png',
      'eowyn.webp',
      'Eowyn (copy).jpg',
    ])
      expect(found(eowyn, name)).toBe(name);
    expect(found(moria, 'moria.jpg')).toBe('moria.jpg');
  });
  test('by its id before its name', () => {
    expect(found(glorfindel, 'Glorfindel II.jpg', 'TW-161.png')).toBe('TW-161.png');
  });
  test('but not by the number of another', () => {
    expect(found(glorfindel, 'TW-16.jpg')).toBeUndefined();
    expect(found(glorfindel, 'TD-161.jpg')).toBeUndefined();
    expect(found(glorfindel, 'TW-1611.jpg')).toBeUndefined();
    expect(found(glorfindel, 'Glorfindel.jpg')).toBeUndefined();
    expect(found(eowyn, '4_27.jpg')).toBeUndefined();
  });
  test('and only if it is a picture', () => {
    expect(keysOfFile('TW-161.txt')).toEqual([]);
    expect(found(glorfindel, 'TW-161.pdf')).toBeUndefined();
  });
});

test('the report counts cards that have one, and lists files that are nobody’s', () => {
  const files = ['TW-161.jpg', 'holiday.jpg', 'eowyn.png'].map(file);
  expect(reportOf(files, [glorfindel, eowyn, moria])).toEqual({
    matched: 2,
    cards: 3,
    unmatched: ['holiday.jpg'],
  });
});
