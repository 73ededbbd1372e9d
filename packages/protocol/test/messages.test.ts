/** What may be sent: the shapes that are taken, and what is refused. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  Card,
  FromClient,
  Join,
  OpenTable,
  PlayerName,
  PROTOCOL,
  Rename,
  sensibleStops,
  sha256,
  TableId,
} from '../src/index.ts';

const takes = (value: unknown): boolean => FromClient.safeParse(value).success;

describe('messages of a client', () => {
  test('a client says hello with its protocol, its table and what it has seen', () => {
    const hello = { t: 'hello', protocol: PROTOCOL, table: 'abcd1234', since: 0 };
    expect(takes(hello)).toBe(true);
    expect(takes({ ...hello, protocol: PROTOCOL + 1 })).toBe(false);
    expect(takes({ ...hello, since: -1 })).toBe(false);
    expect(takes({ ...hello, table: '../etc' })).toBe(false);
  });
  test('a choice is a whole number for a table as it was seen', () => {
    expect(takes({ t: 'choose', v: 3, index: 0 })).toBe(true);
    for (const index of [-1, 0.5, '0', null, Number.NaN, Infinity])
      expect(takes({ t: 'choose', v: 3, index }), String(index)).toBe(false);
  });
  test('why a bot chose so is asked of an event', () => {
    expect(takes({ t: 'whyChosen', id: 1, v: 7 })).toBe(true);
    for (const v of [-1, 0.5, '7', null, undefined])
      expect(takes({ t: 'whyChosen', id: 1, v }), String(v)).toBe(false);
  });
  test('a value for the seed is sixteen bytes in hexadecimal', () => {
    expect(takes({ t: 'chance', value: 'a'.repeat(32) })).toBe(true);
    for (const value of ['', 'a'.repeat(31), 'g'.repeat(32), 'A'.repeat(32)])
      expect(takes({ t: 'chance', value }), value).toBe(false);
  });
  test('what is no message of ours is refused', () => {
    for (const value of [null, 3, 'hello', [], {}, { t: 'shout' }, { t: ['choose'] }, { __proto__: null }])
      expect(takes(value)).toBe(false);
  });
  test('lists are short', () => {
    const stops = sensibleStops.meccg;
    expect(takes({ t: 'stops', stops })).toBe(true);
    expect(takes({ t: 'stops', stops: { ...stops, mine: Array.from({ length: 21 }, () => 'site') } })).toBe(
      false,
    );
  });
});

describe('names and tables', () => {
  test('a name is trimmed, short and printable', () => {
    expect(PlayerName.parse('  Éowyn of Rohan ')).toBe('Éowyn of Rohan');
    for (const name of ['', '   ', 'x'.repeat(33), 'a\u0000b', 'a\nb', '\u202eabc'])
      expect(Rename.safeParse({ name }).success, JSON.stringify(name)).toBe(false);
  });
  test('a table has one to four other seats', () => {
    const bot = { kind: 'bot', bot: 'novice', deck: 'B' };
    const open = { game: 'meccg', deck: 'A', others: [bot] };
    expect(OpenTable.safeParse(open).success).toBe(true);
    expect(OpenTable.safeParse({ ...open, others: [] }).success).toBe(false);
    expect(OpenTable.safeParse({ ...open, others: [bot, bot, bot, bot, bot] }).success).toBe(false);
    expect(OpenTable.safeParse({ ...open, game: 'chess' }).success).toBe(false);
    expect(OpenTable.safeParse({ ...open, length: 5 }).success).toBe(false);
    expect(Join.safeParse({ invitation: 'x'.repeat(65), deck: 'A' }).success).toBe(false);
    expect(TableId.safeParse('ABC').success).toBe(false);
  });
  test('cards lie on cards, as deep as they go', () => {
    const card = { id: 1, face: '', owner: 1, marks: [], numbers: {}, tokens: {}, on: [] };
    expect(Card.safeParse({ ...card, on: [{ ...card, id: 2, on: [{ ...card, id: 3 }] }] }).success).toBe(
      true,
    );
    expect(Card.safeParse({ ...card, on: [{ id: 2 }] }).success).toBe(false);
  });
});

test.each(['Anna', 'Žofie', '王芳', 'नेहा', 'Tom, the 2nd', 'Ann  Marie', 'é'])('%s is a name', (name) => {
  expect(PlayerName.safeParse(name).success).toBe(true);
});
test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u2003 '],
  ['Hangul fillers', '\u3164\u3164'],
  ['a filler among letters', 'An\u115fna'],
  ['a soft hyphen', 'An\u00adna'],
  ['a joiner', 'An\u200dna'],
  ['a blank of Braille', '\u2800'],
  ['letters written from the right by order', '\u202eannA'],
  ['dots alone', '...'],
  ['a pile of marks', `A${'\u0301\u0302\u0303\u0304\u0305'.repeat(3)}`],
  ['a line end', 'An\nna'],
])('a name of %s is refused', (_what, name) => {
  expect(PlayerName.safeParse(name).success).toBe(false);
});
test('a name is kept as it is seen', () => {
  expect(PlayerName.parse('  Ann \u00a0 Marie ')).toBe('Ann Marie');
  expect(PlayerName.parse('e\u0301')).toBe('\u00e9');
});

test('SHA-256 is the one that everybody has', () => {
  for (const text of ['', 'abc', 'ä€𝄞', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
