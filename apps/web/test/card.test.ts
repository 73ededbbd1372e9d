/** How a card is drawn and said: numbers now against numbers printed, shapes, signs, its name for those who listen. */
import type { Card, Face } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { labelOf } from '../src/card/label.ts';
import { bySlot, changeOf, minus, shownNumbers, signed } from '../src/card/numbers.ts';
import { isShadow, ribbonOf, shapeOf, toneOf } from '../src/card/tone.ts';

const face = (more: Partial<Face>): Face => ({
  id: 'x',
  name: 'Aragorn',
  subtitle: '',
  kind: 'character',
  title: 'Dúnadan character',
  tone: 'Dúnadan',
  unique: true,
  numbers: { prowess: 6, body: 8 },
  words: [],
  path: [],
  text: [],
  ...more,
});
const card = (more: Partial<Card>): Card => ({
  id: 1,
  face: 'x',
  owner: 1,
  marks: [],
  numbers: {},
  tokens: {},
  on: [],
  ...more,
});

describe('numbers', () => {
  test('are those of now, with what is printed beside them', () => {
    const shown = shownNumbers(face({}), card({ numbers: { prowess: 8, corruption: 1 } }));
    expect(shown).toEqual([
      { name: 'prowess', value: 8, printed: 6 },
      { name: 'body', value: 8, printed: 8 },
      { name: 'corruption', value: 1, printed: undefined },
    ]);
    expect(shown.map(changeOf)).toEqual(['up', 'same', 'same']);
  });

  test('have one place each, whatever the game calls them', () => {
    const slots = bySlot(
      shownNumbers(face({ numbers: { 'direct influence': 2, twilight: 4, riddles: 3 } }), undefined),
    );
    expect([...slots.keys()]).toEqual(['influence', 'cost']);
  });

  test('are written with a true minus', () => {
    expect([minus(-2), minus(3), signed(2), signed(-1), signed(0)]).toEqual(['−2', '3', '+2', '−1', '0']);
  });
});

describe('what is said of a card', () => {
  test('is its name, kind, numbers, marks and options', () => {
    const said = labelOf(card({ marks: ['tapped'], numbers: { prowess: 7 } }), face({}), 2);
    expect(said).toBe('Aragorn, Dúnadan character, prowess 7, body 8, tapped, 2 options');
  });

  test('is nothing of its face while that is hidden', () => {
    expect(labelOf(card({ face: '' }), undefined, 0)).toBe('Face-down card');
  });
});

describe('looks', () => {
  test('kinds of both games share one family of shapes', () => {
    const kinds = [
      'character',
      'companion',
      'creature',
      'minion',
      'possession',
      'hazard',
      'resource',
      'event',
      'site',
    ];
    expect(kinds.map((kind) => shapeOf({ kind }))).toEqual([
      'character',
      'character',
      'creature',
      'creature',
      'item',
      'event',
      'event',
      'event',
      'site',
    ]);
  });

  test('a tone that is not listed gets the look of its kind, never none', () => {
    expect(toneOf(face({ tone: 'unheard of' }))).toEqual(toneOf(face({ tone: 'hero' })));
    expect(toneOf(face({ kind: 'nothing', tone: '' })).pattern).toBe('plain');
  });

  test('the side that pays is told by what the card says of itself', () => {
    expect(isShadow(face({ kind: 'event', tone: 'Gollum', title: 'Shadow event' }))).toBe(true);
    expect(isShadow(face({ kind: 'event', tone: 'Gollum', title: 'Free Peoples event' }))).toBe(false);
    expect(isShadow(face({ kind: 'possession', tone: 'Moria', title: 'possession' }))).toBe(true);
  });

  test('an event’s ribbon says how long it lasts, or in which phase it is played', () => {
    expect(ribbonOf(face({ kind: 'hazard', tone: 'long', title: 'Long hazard event' }))).toBe('long');
    expect(ribbonOf(face({ kind: 'event', tone: 'Shire', title: 'event', text: ['Skirmish: win.'] }))).toBe(
      'Skirmish',
    );
  });
});
