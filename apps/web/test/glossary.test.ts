/** Words of the glossary in a text, and where their meaning is shown. */
import { describe, expect, test } from 'vitest';
import { finderOf } from '../src/glossary/find.ts';
import { WORDS as LOTR } from '../src/glossary/lotr-tcg.ts';
import { WORDS as MECCG } from '../src/glossary/meccg.ts';
import { beside } from '../src/glossary/place.ts';
import { word } from '../src/glossary/word.ts';

const marked = (words: typeof MECCG, text: string): string[] =>
  finderOf(words)(text).flatMap((part) =>
    part.word === undefined ? [] : [`${part.text}=${part.word.word}`],
  );

describe('words in a text', () => {
  test('are found with their forms, the longest first, and the text stays whole', () => {
    const text = 'A body check follows: its body is 8. The site taps.';
    expect(marked(MECCG, text)).toEqual(['body check=body check', 'body=body', 'site=site', 'taps=tapped']);
    expect(
      finderOf(MECCG)(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
  test('are marked once, however often they stand there', () => {
    expect(marked(MECCG, 'A strike, two strikes, and a Strike.')).toEqual(['strike=strike']);
  });
  test('are whole words', () => {
    expect(marked(MECCG, 'anybody, nobody, striker, tape, site-wide')).toEqual([]);
  });
  test('are left alone inside a name, and found at the beginning of a sentence', () => {
    expect(marked(LOTR, 'Orc Archer fights.')).toEqual([]);
    expect(marked(LOTR, 'He wins. Archers shoot.')).toEqual(['Archers=archer']);
    expect(marked(LOTR, 'Exert Gimli.')).toEqual([]);
    expect(marked(LOTR, 'Exert a companion.')).toEqual(['Exert=exert', 'companion=companion']);
  });
  test('that are written with a capital are found among capitals', () => {
    expect(marked(LOTR, 'The Free Peoples Player, Shadow')).toEqual([
      'Free Peoples=Free Peoples',
      'Shadow=Shadow',
    ]);
  });
  test('may have signs in them', () => {
    expect(marked([word('a.b (c)', 'Odd.')], 'axb (c), a.b')).toEqual([]);
    expect(marked(MECCG, 'in the movement/hazard phase at Ruins & Lairs')).toEqual([
      'movement/hazard phase=movement/hazard phase',
      'Ruins & Lairs=Ruins & Lairs',
    ]);
  });
  test('a text without any is one part', () => {
    expect(finderOf(MECCG)('Well met.')).toEqual([{ text: 'Well met.' }]);
    expect(finderOf(MECCG)('')).toEqual([]);
  });
});

describe('a meaning beside its word', () => {
  const window = { width: 400, height: 800 };
  const box = { width: 300, height: 100 };
  const at = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 40 });
  test('stands above it, in the middle', () => {
    expect(beside(at(180, 400), box, window)).toEqual({ x: 50, y: 296 });
  });
  test('stays inside the window at both edges', () => {
    expect(beside(at(0, 400), box, window).x).toBe(8);
    expect(beside(at(380, 400), box, window).x).toBe(92);
  });
  test('goes below where there is no room above', () => {
    expect(beside(at(180, 112), box, window).y).toBe(8);
    expect(beside(at(180, 111), box, window).y).toBe(135);
    expect(beside(at(180, 50), box, { width: 400, height: 150 }).y).toBe(42);
  });
});
