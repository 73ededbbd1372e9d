/** Pictures that a player owns: which file is which card's. */
import { describe, expect, test } from 'vitest';
import { fileOf, indexOf, keysOfFile, reportOf } from '../src/art/own/match.ts';
import { beginsAsPicture, brokenAmong } from '../src/art/own/signature.ts';

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

test('the report counts cards that have one, and tells which files are of no use and why', () => {
  const files = ['TW-161.jpg', 'holiday.jpg', 'eowyn.png', 'moria.jpg', 'notes.txt', '.DS_Store'].map(file);
  const none = { unmatched: ['holiday.jpg'], others: ['notes.txt'] };
  const cards = [glorfindel, eowyn, moria];
  expect(reportOf(files, cards)).toEqual({ ...none, matched: 3, cards: 3, broken: [] });
  // One that cannot be read is nobody's picture.
  expect(reportOf(files, cards, new Set([files[3]]))).toEqual({
    ...none,
    matched: 2,
    cards: 3,
    broken: ['moria.jpg'],
  });
});

test('a picture is known by how it begins', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const good of [
    '\xff\xd8\xff\xe0 JFIF',
    '\x89PNG\r\n',
    'GIF89a',
    'RIFF\0\0\0\0WEBPVP8 ',
    '\0\0\0\x20ftypavif',
  ])
    expect(beginsAsPicture(bytes(good))).toBe(true);
  for (const bad of ['', '<!doctype html>', 'RIFF\0\0\0\0WAVEfmt ', '\xff\xd8', '%PDF-1.7'])
    expect(beginsAsPicture(bytes(bad))).toBe(false);
});

test('files that are no pictures are found by what is in them', async () => {
  const [good, bad, empty] = [new File([PNG], 'a.png'), new File(['<html>'], 'b.png'), new File([], 'c.png')];
  expect(await brokenAmong([good, bad, empty])).toEqual([bad, empty]);
});
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
