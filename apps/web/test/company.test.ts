/** Company in the browser: words for what was agreed to, what the lobby tells, clocks that count on, one's own data. */
import { type ClockNow, type FromLobby, PLAIN_TERMS, type Said } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { leftAt } from '../src/company/clock-left.ts';
import { afterDismissing, heard, type LobbyState } from '../src/company/lobby-state.ts';
import { clockFace, clockWords, duration, lengthWords, termsWords } from '../src/company/terms-words.ts';
import { keptHere } from '../src/profile/save.ts';

test('times are said in the largest unit that fits, and shown as a clock does', () => {
  expect([45, 60, 90, 7200, 86_400, 172_800].map(duration)).toEqual([
    '45 seconds',
    '1 minute',
    '90 seconds',
    '2 hours',
    '1 day',
    '2 days',
  ]);
  expect([0, 1, 1000, 59_001, 60_000, 3_600_000, 172_800_000].map(clockFace)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '1:00',
    '1:00:00',
    '2 days',
  ]);
});

test('what was agreed to is told whole, or only where it is unusual', () => {
  expect(termsWords(PLAIN_TERMS, false)).toEqual([]);
  expect(termsWords(PLAIN_TERMS, true)).toEqual([
    'no clock',
    'anyone may watch',
    'taking back if the others agree',
  ]);
  expect(
    termsWords(
      {
        isPublic: true,
        clock: { kind: 'game', seconds: 900, increment: 5 },
        late: 'bot',
        watch: true,
        delay: 60,
        takeBack: 'never',
        chat: false,
      },
      false,
    ),
  ).toEqual([
    '15 minutes each and 5 seconds more for each choice',
    'a bot stands in for who is late',
    'spectators see it 1 minute later',
    'nothing is taken back',
    'no chat',
  ]);
  expect(termsWords({ ...PLAIN_TERMS, watch: false }, true)).toContain('no spectators');
  expect(clockWords({ kind: 'game', seconds: 60, increment: 0 })).toBe('1 minute each');
  expect([null, 1, 3].map(lengthWords)).toEqual(['', 'once through the deck', '3 times through the deck']);
});

test('a clock counts on only for whom it runs, and not below nothing', () => {
  const now: ClockNow = { left: [5000, 9000], seat: 1, stage: 'running', paused: false, mayClaim: false };
  expect([leftAt(now, 1, 2000), leftAt(now, 2, 2000), leftAt(now, 1, 9000)]).toEqual([3000, 9000, 0]);
  expect(leftAt({ ...now, paused: true }, 1, 2000)).toBe(5000);
  expect(leftAt({ ...now, stage: 'warned' }, 1, 2000)).toBe(3000);
  for (const stage of ['late', 'stood-in'] as const) expect(leftAt({ ...now, stage }, 1, 2000)).toBe(5000);
});

test('what the lobby tells: lines once each and in order, those taken away gone, the last invitation', () => {
  const line = (id: number): Said => ({
    id,
    who: 1,
    name: 'Anna',
    seat: 0,
    among: 'lobby',
    text: `line ${id}`,
    at: '',
  });
  let state: LobbyState = {
    link: 'open',
    now: null,
    said: [],
    invited: null,
    dismissed: [],
    turn: null,
    problem: null,
  };
  const hear = (message: FromLobby): void => {
    state = { ...state, ...heard(state, message) };
  };
  hear({ t: 'said', said: [line(2), line(3)] });
  hear({ t: 'said', said: [line(1), line(3)] });
  expect(state.said.map(({ id }) => id)).toEqual([1, 2, 3]);
  hear({ t: 'unsaid', ids: [2] });
  expect(state.said.map(({ id }) => id)).toEqual([1, 3]);
  hear({ t: 'invited', from: 'Bert', who: 2, game: 'meccg', invitation: 'abc' });
  expect(state.invited?.from).toBe('Bert');
  // Put away, it does not come back with the connection; another does.
  state = { ...state, ...afterDismissing(state) };
  hear({ t: 'invited', from: 'Bert', who: 2, game: 'meccg', invitation: 'abc' });
  expect(state.invited).toBeNull();
  hear({ t: 'invited', from: 'Bert', who: 2, game: 'meccg', invitation: 'def' });
  expect(state.invited?.invitation).toBe('def');
  hear({ t: 'turn', table: 'abcdefgh', yours: true });
  expect(state.turn).toMatchObject({ yours: true });
  hear({ t: 'problem', code: 'talkative', text: 'Wait' });
  expect(state.problem).toBe('Wait');
});

test('one’s data has what Westmarch put into this browser, and nothing of others', () => {
  const items: readonly (readonly [string, string])[] = [
    ['westmarch.settings', '{"state":{"theme":"dark"}}'],
    ['westmarch.deck.meccg', 'A'],
    ['other', 'secret'],
  ];
  const storage = {
    length: items.length,
    key: (i: number) => items[i]?.[0] ?? null,
    getItem: (key: string) => items.find(([name]) => name === key)?.[1] ?? null,
  };
  expect(keptHere(storage)).toEqual({
    'westmarch.settings': { state: { theme: 'dark' } },
    'westmarch.deck.meccg': 'A',
  });
});
