/** Complaints about wrong JSON name place, field and what was expected. */
import { expect, test } from 'vitest';
import {
  asObjects,
  numberField,
  optionalText,
  parseJson,
  parseJsonLines,
  textField,
  textsField,
  wordField,
} from '../src/json.ts';
import { Problem } from '../src/problem.ts';

function complaint(body: () => unknown): string {
  try {
    body();
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return 'nothing to complain about';
}

test('text that is no JSON, lines that are no objects', () => {
  expect(complaint(() => parseJson('{', 'deck.json'))).toMatch(/^deck\.json: not JSON \(/);
  expect(complaint(() => parseJsonLines('{}\n\n[]\n', 'rules.jsonl'))).toBe(
    'rules.jsonl:3: expected an object',
  );
  expect(complaint(() => asObjects([{}, 1], 'cards.json'))).toBe('cards.json[1]: expected an object');
});

test('fields of the wrong kind', () => {
  const card = { id: '', set: 3, names: ['a', 1] };
  expect(complaint(() => textField(card, 'id', 'x:1'))).toBe('x:1: field "id": expected a text');
  expect(complaint(() => numberField(card, 'id', 'x:1'))).toBe('x:1: field "id": expected a number');
  expect(complaint(() => textsField(card, 'names', 'x:1'))).toBe('x:1: field "names[1]": expected a text');
  expect(complaint(() => textsField(card, 'set', 'x:1'))).toBe('x:1: field "set": expected a list of texts');
  expect(wordField(card, 'set', 'x:1')).toBe('3');
  expect(optionalText(card, 'title', 'x:1')).toBeUndefined();
});
