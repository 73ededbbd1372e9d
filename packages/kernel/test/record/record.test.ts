/** Records: what is kept of a game, replayed to the same bytes; whatever cannot be replayed is refused by field. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { harbour, harbourDeck } from '../games/harbour.ts';
import { sparks, sparksDeck } from '../games/sparks.ts';
import { decksFor, picker, playOn } from '../random.ts';
import { ally, toy } from '../toy.ts';

const setup = decksFor(sparksDeck, 2);
function finished(): { readonly record: k.GameRecord; readonly s: ReturnType<typeof sparks.create> } {
  const s = sparks.create(setup, 'record');
  const choices = playOn(s, picker('record'), 10_000);
  return { record: sparks.record(setup, 'record', choices), s };
}

describe('decks', () => {
  const some = (count: number): k.DeckSetup => ({ decks: Array.from({ length: count }, () => ['A']) });
  const read = (count: number): unknown => k.readDecks(some(count), 2, 3, (id) => id === 'A');
  it('are as many as there may be players, neither fewer nor more', () => {
    for (const count of [1, 4]) expect(() => read(count)).toThrow('expected 2 to 3 decks');
    for (const count of [2, 3]) expect(read(count)).toEqual(some(count));
    for (const value of [null, 'decks', {}, { decks: 'AA' }])
      expect(() => k.readDecks(value, 2, 3, () => true)).toThrow('expected 2 to 3 decks');
  });
  it('hold cards of the game and nothing else', () => {
    const known = (id: string): boolean => id === 'A';
    expect(() => k.readDecks({ decks: [['A', 'B']] }, 1, 1, known)).toThrow('"B" is no card of this game');
    expect(() => k.readDecks({ decks: [['A', 7]] }, 1, 1, () => true)).toThrow('7 is no card of this game');
    expect(() => k.readDecks({ decks: ['A'] }, 1, 1, known)).toThrow('expected a list of card ids');
  });
});

describe('a record', () => {
  it('replays to the same bytes, also through JSON and into a state used before', () => {
    const { record, s } = finished();
    expect(s.kernel.over).toBe(1);
    const read = k.readRecord(JSON.parse(JSON.stringify(record)));
    expect(read).toEqual(record);
    const again = sparks.replay(read);
    expect(k.diff(again, s)).toEqual([]);
    expect(sparks.replay(read, read.choices.length, again)).toBe(again);
    expect(sparks.same(again, s)).toBe(true);
    expect(sparks.result(again)).toEqual(sparks.result(s));
  });

  it('replays up to any choice', () => {
    const { record } = finished();
    const at = Math.floor(record.choices.length / 2);
    const half = sparks.replay(record, at);
    for (let i = at; i < at + 3; i++) sparks.apply(half, record.choices[i]);
    expect(sparks.same(half, sparks.replay(record, at + 3))).toBe(true);
    expect(sparks.same(half, sparks.replay(record, at))).toBe(false);
    expect(sparks.same(sparks.replay(record, 1e9), sparks.replay(record))).toBe(true);
    expect(sparks.same(sparks.replay(record, 0), sparks.create(setup, 'record'))).toBe(true);
  });

  it('of a game with dice replays as well', () => {
    const decks = decksFor(harbourDeck, 3);
    const s = harbour.create(decks, 'dice');
    const choices = playOn(s, picker('dice'), 10_000);
    expect(k.diff(harbour.replay(harbour.record(decks, 'dice', choices)), s)).toEqual([]);
  });
});

describe('a record that cannot be replayed here', () => {
  const { record } = finished();
  const refused = (change: Partial<k.GameRecord>, field: string, message: RegExp): void => {
    const replay = (): unknown => sparks.replay({ ...record, ...change });
    expect(replay).toThrow(k.RecordError);
    expect(replay).toThrow(message);
    expect(replay).toThrow(expect.objectContaining({ field }));
  };

  it('is of another game, other rules or another card pool', () => {
    refused({ game: 'harbour' }, 'game', /^game: this is a record of "harbour", not of "sparks"$/);
    refused({ rules: '0' }, 'rules', /^rules: made by rules 0; these are 1\. Replay it with that version\.$/);
    refused({ pool: 'x' }, 'pool', /^pool: made with other versions of its cards \(x; here [0-9a-f]{16}\)\./);
  });

  it('has a set-up that is none', () => {
    refused({ setup: {} }, 'setup.decks', /^setup\.decks: expected 2 to 5 decks$/);
    refused({ setup: { decks: [['Wolf'], 'Wolf'] } }, 'setup.decks[1]', /expected a list of card ids/);
    refused({ setup: { decks: [['Wolf'], ['Wolf', 7]] } }, 'setup.decks[1][1]', /7 is no card of this game/);
    refused({ setup: { decks: [['Wulf'], []] } }, 'setup.decks[0][0]', /"Wulf" is no card of this game/);
  });

  it.each([99, -1, 0.5, Number.NaN])('has the corrupt choice %d', (choice) => {
    const choices = [...record.choices.slice(0, 3), choice];
    refused(
      { choices },
      'choices[3]',
      new RegExp(`^choices\\[3\\]: ${choice} is not offered; there are \\d+ options$`),
    );
  });

  it('goes on after the end', () => {
    const at = record.choices.length;
    refused({ choices: [...record.choices, 0] }, `choices[${at}]`, /the game is over before this choice/);
  });
});

describe('reading a record from outside', () => {
  const { record } = finished();
  it.each([
    [null, /^record: expected an object, found null/],
    ['text', /^record: expected an object, found "text"/],
    [[], /^record: expected an object, found \[\]/],
    [{ ...record, format: 2 }, /^format: expected 1, found 2/],
    [{ ...record, seed: 5 }, /^seed: expected a text, found 5/],
    [{ ...record, game: '' }, /^game: expected a text, found ""/],
    [{ ...record, rules: undefined }, /^rules: expected a text, found nothing/],
    [{ ...record, choices: '0,1' }, /^choices: expected a list of numbers, found "0,1"/],
    [{ ...record, choices: [0, '1'] }, /^choices\[1\]: expected a number from 0 up, found "1"/],
    [{ ...record, choices: [0, 1, -2] }, /^choices\[2\]: expected a number from 0 up, found -2/],
    [{ ...record, choices: [0.5] }, /^choices\[0\]: expected a number from 0 up, found 0\.5/],
  ])('refuses what is none: %#', (value, message) => {
    expect(() => k.readRecord(value)).toThrow(k.RecordError);
    expect(() => k.readRecord(value)).toThrow(message);
  });
});

describe('the fingerprint of a card pool', () => {
  const pool = (card: k.CardSpec): string => {
    const t = toy();
    t.engine.define([card]);
    return t.game().pool;
  };
  it('changes with ids, facts and sentences, and with nothing else', () => {
    const t = toy();
    const more = k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 });
    const most = k.modifier({ attribute: t.strength, of: k.anyCard, by: 2 });
    const pools = [
      ally('Ann', 1),
      ally('Anna', 1),
      ally('Ann', 2),
      ally('Ann', 1, more),
      ally('Ann', 1, most),
    ].map(pool);
    expect(new Set(pools).size).toBe(5);
    expect(pool(ally('Ann', 1))).toBe(pools[0]);
    expect(pools[0]).toMatch(/^[0-9a-f]{16}$/);
    // Of so many some halves begin with zeros.
    for (let i = 0; i < 100; i++) expect(pool(ally(`Ann ${i}`, 1))).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is that of the cards of a set-up: a new card elsewhere, before or after them, changes nothing', () => {
    const play = (...cards: readonly k.CardSpec[]): k.GameRecord => {
      const t = toy();
      t.engine.define(cards);
      return t.game().record({ decks: [['Ann'], ['Bob']] }, 'seed', []);
    };
    const usual = play(ally('Ann', 1), ally('Bob', 2));
    expect(play(ally('Eve', 3), ally('Ann', 1), ally('Bob', 2), ally('Zoe', 9))).toEqual(usual);
    expect(play(ally('Ann', 2), ally('Bob', 2)).pool).not.toBe(usual.pool);
  });

  it('is that of the very cards, though more set-ups were asked about than are remembered', () => {
    const t = toy();
    const ids = Array.from({ length: 60 }, (_x, i) => `Card ${i}`);
    t.engine.define(ids.map((id) => ally(id, 1)));
    const game = t.game();
    const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other]));
    const pools = pairs.map((deck) => game.poolOf({ decks: [deck] }));
    expect(pairs.length).toBe(1770);
    expect(new Set(pools).size).toBe(1770);
    // Asked again, by new objects, before and after others of the same short hash.
    expect(pairs.map((deck) => game.poolOf({ decks: [[...deck]] }))).toEqual(pools);
    // Nor is one mistaken for another that begins with it.
    const begins = pairs.slice(0, 60).flatMap(([one, other], i) =>
      ids
        .slice(2)
        .filter((id) => id !== one && id !== other)
        .filter(
          (id) =>
            game.poolOf({ decks: [[one, other]] }) === pools[i] &&
            game.poolOf({ decks: [[one, other, id]] }) === pools[i],
        ),
    );
    expect(begins).toEqual([]);
    // The order of the cards is none of its business, but their number is.
    expect(game.poolOf({ decks: [['Card 1', 'Card 0']] })).toBe(pools[0]);
    expect(game.poolOf({ decks: [['Card 0']] })).not.toBe(pools[0]);
  });
});
