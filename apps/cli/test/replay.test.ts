/** `replay`: a record in words; what cannot be replayed is refused. */
import { type GameRecord } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { ownFolder } from './folder.ts';
import { toss } from './toss.ts';
import { command } from './toss-commands.ts';
import { westmarch } from './westmarch.ts';

const { file } = ownFolder();
const setup = { decks: [['token'], ['token']] };
const record: GameRecord = toss().game.record(setup, 'seed', [1, 0, 1, 0, 1, 0, 1, 0]);
const keep = (name: string, changes: object = {}): string =>
  file(`${name}.json`, JSON.stringify({ ...record, ...changes }));

test('each decision in words, then the board', async () => {
  const { code, out, err } = await command(['replay', keep('whole'), '--to', '3']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, ...lines] = out.split('\n');
  expect(head).toBe('toss, 2 players, seed seed');
  expect(lines.slice(0, 4)).toEqual([
    '   1  player 1: Roll  1 of 2, game › roll or pass',
    '   2  player 2: Pass  1 of 2, game › roll or pass',
    '   3  player 1: Roll  1 of 2, game › roll or pass',
    '5 more choices were not played',
  ]);
  expect(out).toContain('game › roll or pass, waiting for player 2');
  expect(out).toContain('bowl of player 1: Token#1');
});

test('what was taken back is told where it was chosen, and changes nothing', async () => {
  // After 1 Roll and 2 Pass: 1 rolls, 2 takes his turn, and 1 takes it back; then 2 takes back even his first.
  const choices = record.choices.slice(0, 6);
  const undone = [
    { by: 1, at: 2, choices: [1, 0] },
    { by: 2, at: 1, choices: [0, 0] },
  ];
  const told = await command(['replay', keep('undone', { undone, choices })]);
  const plain = await command(['replay', keep('plain', { choices })]);
  expect({ code: told.code, err: told.err }).toEqual({ code: 0, err: '' });
  const back = (player: number, chose: string, by: number): string =>
    `   -  player ${player}: ${chose}  taken back by player ${by}; 1 of 2, game › roll or pass`;
  expect(told.out.split('\n').slice(1, 7)).toEqual([
    '   1  player 1: Roll  1 of 2, game › roll or pass',
    back(2, 'Pass', 2),
    back(1, 'Roll', 1),
    back(2, 'Pass', 1),
    back(1, 'Pass', 2),
    '   2  player 2: Pass  1 of 2, game › roll or pass',
  ]);
  const stands = told.out.split('\n').filter((line) => !line.startsWith('   -'));
  expect(stands.join('\n')).toBe(plain.out);
  const json = await command(['replay', keep('undone-json', { undone }), '--to', '1', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({
    choices: [
      { number: 1, chose: 'Roll' },
      { undoneBy: 2 },
      { undoneBy: 1 },
      { undoneBy: 1 },
      { undoneBy: 2 },
    ],
  });
});

test('--json gives the same as data', async () => {
  const { code, out } = await command(['replay', keep('json'), '--to', '1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    game: 'toss',
    seed: 'seed',
    choices: [{ number: 1, player: 1, chose: 'Roll', of: 2, at: 'game › roll or pass' }],
    result: null,
  });
});

test.each<[string, string, RegExp]>([
  ['no JSON', file('text.json', '{"format": 1,\n "game"'), /text\.json: not JSON/],
  ['another format', keep('format', { format: 2 }), /format\.json:1: format: expected 1, found 2/],
  [
    'a fault on a later line',
    file('line.json', JSON.stringify({ ...record, seed: 7 }, null, 2)),
    /line\.json:6: seed: expected a text, found 7/,
  ],
  ['no choices', keep('choices', { choices: 'all' }), /choices: expected a list of numbers, found "all"/],
  [
    'a choice that is no number',
    keep('choice', { choices: [0, 'x'] }),
    /choices\[1\]: expected a number from 0 up/,
  ],
  [
    'a choice that is not offered',
    keep('offer', { choices: [0, 7] }),
    /choices\[1\]: 7 is not offered; there are 2 options/,
  ],
  [
    'something taken back that was not offered',
    keep('undone-offer', { undone: [{ by: 1, at: 2, choices: [1, 7] }] }),
    /undone\[0\]\.choices\[1\]: 7 is not offered; there are 2 options/,
  ],
  ['an unknown game', keep('game', { game: 'tos' }), /game: "tos" is no known game; did you mean "toss"\?/],
  [
    'other cards',
    keep('pool', { pool: 'f00' }),
    /pool: made with other versions of its cards \(f00; here [0-9a-f]{16}\)\. Replay it with that version/,
  ],
  [
    'a set-up of other cards',
    keep('setup', { setup: { decks: [['coin'], []] } }),
    /setup\.decks\[0\]\[0\]: "coin" is no card/,
  ],
])('%s is bad input', async (_what, name, says) => {
  const { code, out, err } = await command(['replay', name]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(says);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('other rules are refused by name', async () => {
  const { code, err } = await command(['replay', keep('rules')], [toss('2')]);
  expect(code).toBe(2);
  expect(err).toContain('rules: made by rules 1; these are 2. Replay it with that version.');
});

test('choices after the end of the game, and a stop beyond the last choice', async () => {
  const long = keep('long', { choices: Array.from({ length: 40 }, () => 1) });
  expect((await command(['replay', long])).err).toMatch(
    /choices\[\d+\]: the game is over before this choice/,
  );
  expect((await command(['replay', keep('short'), '--to', '99'])).err).toContain('it holds 8 choices');
  expect((await command(['replay', keep('short'), '--to', 'x'])).err).toContain('whole number');
});

test('as a program, a record of another game is refused', async () => {
  const { code, err } = await westmarch('replay', keep('program'));
  expect(code).toBe(2);
  expect(err).toContain('"toss" is no known game; known games: meccg');
});
