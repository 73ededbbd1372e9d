/** What was taken back: read by field, put in order, and without any weight in what a record proves. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { sparks, sparksDeck } from '../games/sparks.ts';
import { decksFor, picker, playOn } from '../random.ts';

const setup = decksFor(sparksDeck, 2);

/** The history in short: a choice as it is, struck with a minus before it, an undo as "<to by". */
const inShort = (record: Pick<k.GameRecord, 'choices' | 'undone'>): string =>
  k
    .historyOf(record)
    .map((one) => (one.kind === 'undo' ? `<${one.to} by ${one.by}` : `${one.stands ? '' : '-'}${one.choice}`))
    .join(', ');

describe('the history of a record', () => {
  it('is its choices where nothing was taken back', () => {
    expect(inShort({ choices: [4, 5, 6] })).toBe('4, 5, 6');
    expect(inShort({ choices: [] })).toBe('');
  });

  it('has what was taken back at its place: in the middle, at the beginning, and after the last choice', () => {
    const undone = (at: number): k.Undone[] => [{ by: 2, at, choices: [8, 9] }];
    expect(inShort({ choices: [4, 5, 6], undone: undone(1) })).toBe('4, -8, -9, <1 by 2, 5, 6');
    expect(inShort({ choices: [4, 5, 6], undone: undone(0) })).toBe('-8, -9, <0 by 2, 4, 5, 6');
    expect(inShort({ choices: [4, 5, 6], undone: undone(3) })).toBe('4, 5, 6, -8, -9, <3 by 2');
  });

  it('tells an undo within what was itself taken back', () => {
    const undone = [
      { by: 1, at: 2, choices: [7] },
      { by: 2, at: 1, choices: [8, 9] },
    ];
    expect(inShort({ choices: [4, 5], undone })).toBe('4, -8, -7, <2 by 1, -9, <1 by 2, 5');
  });

  it('names each choice by its field', () => {
    const history = k.historyOf({ choices: [4, 5], undone: [{ by: 1, at: 1, choices: [7, 8] }] });
    expect(history.flatMap((one) => (one.kind === 'choice' ? [one.field] : []))).toEqual([
      'choices[0]',
      'undone[0].choices[0]',
      'undone[0].choices[1]',
      'choices[1]',
    ]);
  });
});

describe('a record with what was taken back', () => {
  const s = sparks.create(setup, 'history');
  const choices = playOn(s, picker('history'), 10_000);
  const record = sparks.record(setup, 'history', choices);
  const undone: k.Undone[] = [{ by: 1, at: 3, choices: [0, 0] }];

  it('is the same game: the same bytes, the same pool, the same result', () => {
    const told: k.GameRecord = { ...record, undone };
    const read = k.readRecord(JSON.parse(JSON.stringify(told)));
    expect(read).toEqual(told);
    expect(k.diff(sparks.replay(read), sparks.replay(record))).toEqual([]);
    expect(read.pool).toBe(record.pool);
  });

  it('without any reads as it did before there were any', () => {
    expect(k.readRecord({ ...record, undone: [] })).toEqual(record);
    expect('undone' in k.readRecord(record)).toBe(false);
  });

  const most = choices.length;
  const one = { by: 1, at: 3, choices: [0] };
  it.each<[unknown, string, RegExp]>([
    ['all', 'undone', /expected a list of at most 30, found "all"/],
    [Array.from({ length: k.MOST_UNDONE + 1 }, () => one), 'undone', /expected a list of at most 30/],
    [[7], 'undone[0]', /expected an object, found 7/],
    [[{ ...one, by: 0 }], 'undone[0].by', /expected a number from 1 up, found 0/],
    [[one, { ...one, at: -1 }], 'undone[1].at', /expected a number from 0 up, found -1/],
    [[one, { ...one, at: most + 1 }], 'undone[1].at', new RegExp(`at most ${most}, .* found ${most + 1}`)],
    [[{ ...one, at: 5 }, one], 'undone[0].at', /expected at most 4, as many as were there; found 5/],
    [[{ ...one, choices: [1, 'x'] }], 'undone[0].choices[1]', /expected a number from 0 up, found "x"/],
    [[{ ...one, choices: 3 }], 'undone[0].choices', /expected a list of numbers, found 3/],
  ])('is refused by field: %j', (value, field, says) => {
    const read = (): unknown => k.readRecord({ ...record, undone: value });
    expect(read).toThrow(expect.objectContaining({ field }));
    expect(read).toThrow(says);
  });

  it('may leave as many as there were: thirty undos, and one at the very end', () => {
    const thirty = Array.from({ length: k.MOST_UNDONE }, () => one);
    expect(k.readRecord({ ...record, undone: thirty }).undone).toHaveLength(30);
    expect(k.readRecord({ ...record, undone: [{ ...one, at: 4 }, one] }).undone).toHaveLength(2);
    expect(k.readRecord({ ...record, undone: [{ ...one, at: most }] }).undone).toHaveLength(1);
  });
});
