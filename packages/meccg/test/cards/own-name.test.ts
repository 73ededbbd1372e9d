/** Texts call a person by name, then he or she; a thing by its name; an event, and what there are many of, "this card". */
import { expect, test } from 'vitest';
import { textOf } from '../../src/text/card-text.ts';

test.each([
  ['a man', 'TW-156', 'tap Gandalf to test a gold ring in his company'],
  ['a woman', 'LE-50', 'if Adûnaphel the Ringwraith is your Ringwraith and she is at a Darkhaven'],
  ['one who is spoken of again', 'LE-51', 'a magic card that he used'],
  [
    'a Hobbit',
    'TW-131',
    'Unless Bilbo is a starting character, he may only be brought into play at his home site',
  ],
  ['a thing', 'TW-341', 'even when its company is attacked: tap The Arkenstone'],
])('%s: %s', (_who, id, part) => {
  expect(textOf(id).join(' ')).toContain(part);
});

test('an event is this card', () => {
  expect(textOf('AS-34').join(' ')).toContain('put this card into play');
});
