/** A table put together from messages: nothing told twice, nothing missed, what is new stays new. */
import {
  type FromServer,
  type Line,
  type MeccgScene,
  PLAIN_TERMS,
  sensibleStops,
  type TableInfo,
} from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import {
  after,
  afterChoosing,
  afterLosing,
  afterTakingBack,
  news,
  nothingYet,
  type TableState,
} from '../src/live/state.ts';

const scene: MeccgScene = {
  game: 'meccg',
  you: 1,
  time: { turn: 1, active: 1, phases: ['untap'], now: 0 },
  sides: [],
  journey: null,
  chain: [],
  attack: null,
  check: null,
};
const line = (text: string): Line => ({ text, cards: [], seat: 2, kind: 'deed', dice: [] });
const update = (
  v: number,
  told: Readonly<Record<number, string[]>>,
  undone: readonly number[] = [],
): FromServer => ({
  t: 'update',
  v,
  told: Object.entries(told).map(([n, texts]) => ({
    v: Number(n),
    lines: texts.map(line),
    undone: [...undone],
  })),
  scene,
  decision: null,
  result: null,
  undo: { askedBy: 0, possible: false, free: false },
});
const all = (state: TableState, ...messages: FromServer[]): TableState => messages.reduce(after, state);
const texts = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);

describe('the log', () => {
  test('grows by what each event told, in order, each line with its own number', () => {
    const { log, v } = all(nothingYet, update(2, { 1: ['a', 'b'], 2: ['c'] }), update(3, { 3: ['d'] }));
    expect(texts(log)).toEqual(['a', 'b', 'c', 'd']);
    expect(log.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(v).toBe(3);
  });

  test('takes nothing twice when a catch-up overlaps what was seen', () => {
    const { log } = all(nothingYet, update(2, { 1: ['a'], 2: ['b'] }), update(3, { 2: ['b'], 3: ['c'] }));
    expect(texts(log)).toEqual(['a', 'b', 'c']);
  });

  test('forgets what a server that was set back does not know', () => {
    const { log, v } = all(nothingYet, update(3, { 1: ['a'], 2: ['b'], 3: ['c'] }), update(1, {}));
    expect(texts(log)).toEqual(['a']);
    expect(v).toBe(1);
  });

  test('keeps an undo as an event of its own: a higher number, not a shorter log', () => {
    const { log } = all(nothingYet, update(2, { 1: ['a'], 2: ['b'] }), update(3, { 3: ['taken back'] }));
    expect(texts(log)).toEqual(['a', 'b', 'taken back']);
  });

  test('strikes what an undo took back, and nothing else', () => {
    const undo = update(4, { 4: ['taken back'] }, [2, 3]);
    const { log } = all(nothingYet, update(3, { 1: ['a'], 2: ['b'], 3: ['c'] }), undo);
    expect(log.map(({ text, struck = false }) => [text, struck])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['taken back', false],
    ]);
  });

  test('strikes what one takes back by oneself, also twice in a row, and goes on after it', () => {
    const chosen = all(nothingYet, update(3, { 1: ['a'], 2: ['b'], 3: ['c'] }));
    const once = all(afterTakingBack(chosen, 2), update(2, { 1: ['a'], 2: ['b'] }));
    const twice = all(afterTakingBack(once, 1), update(1, { 1: ['a'] }));
    const { log, v } = all(twice, update(2, { 2: ['other'] }));
    expect(v).toBe(2);
    const back = ['You take the last choice back.', false];
    expect(log.map(({ text, struck = false }) => [text, struck])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      back,
      back,
      ['other', false],
    ]);
    expect(log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('strikes it too when all of it is told at once, to who comes back', () => {
    const undo = update(2, { 1: ['a'], 2: ['taken back'] }, [1]);
    const { log } = all(nothingYet, undo);
    expect(log.map(({ text, struck = false }) => [text, struck])).toEqual([
      ['a', true],
      ['taken back', false],
    ]);
  });
});

describe('what just happened', () => {
  test('is only the last event when one comes to a table', () => {
    expect(texts(news(all(nothingYet, update(3, { 1: ['a'], 2: ['b'], 3: ['c', 'd'] }))))).toEqual([
      'c',
      'd',
    ]);
  });

  test('is everything since one last chose, over several events', () => {
    const sat = all(nothingYet, update(1, { 1: ['a'] }));
    const chosen = afterChoosing(sat, 0);
    expect(news(chosen)).toEqual([]);
    expect(texts(news(all(chosen, update(2, { 2: ['b'] }), update(3, { 3: ['c'] }))))).toEqual(['b', 'c']);
  });
});

describe('a choice that was sent', () => {
  const chosen = afterChoosing(all(nothingYet, update(1, {})), 4);

  test('waits until the table answers', () => {
    expect(chosen.sent).toBe(4);
    expect(all(chosen, update(2, {})).sent).toBeNull();
  });

  test('waits no longer when it is refused, and says why', () => {
    const refused = all(chosen, { t: 'problem', code: 'stale', text: 'The table has moved on.' });
    expect(refused.sent).toBeNull();
    expect(refused.problem).toBe('The table has moved on.');
    expect(all(refused, update(2, {})).problem).toBeNull();
  });

  test('does not block the table after the connection was lost', () => {
    expect(afterLosing(chosen, 'lost')).toMatchObject({ link: 'lost', sent: null, v: 1 });
  });

  test('is not answered by who sits where, nor by an answer to a question', () => {
    const info: TableInfo = {
      table: 'abcdefgh',
      game: 'meccg',
      you: 1,
      players: [],
      watching: 0,
      status: 'playing',
      length: null,
      options: [],
      terms: PLAIN_TERMS,
      clock: null,
      muted: [],
      began: null,
      closed: null,
      mayClose: false,
      commitment: '',
      opened: null,
      fair: { stage: 'begun', promises: [] },
      invitation: null,
      rematch: { table: null, wantedBy: [], swap: false },
      stops: sensibleStops.meccg,
    };
    const told = all(
      chosen,
      { t: 'table', info },
      { t: 'answer', id: 1, name: '', offered: [], refused: [], values: [], rules: [] },
    );
    expect(told.sent).toBe(4);
    expect(told.info).toEqual(info);
  });
});
