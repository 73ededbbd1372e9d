/** `scenario run`: a line each, and exit codes that a script can rely on. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFolder } from './folder.ts';
import { command } from './toss-commands.ts';
import { westmarch } from './westmarch.ts';

const { file } = ownFolder();
const scenario = (title: string, dice: string, expected: string): string => `scenario: ${title}
game: toss
given:
  players: { Ann: { bowl: [Token] }, Bob: { bowl: [Token], points: 8 } }
  dice: ${dice}
do:
  - Ann: Roll
  - Bob: Roll
expect: ${expected}
`;
const good = scenario(
  'Bob wins',
  '[3, 4]',
  '{ result: { Ann: lost, Bob: won }, players: { Ann: { points: 3 } } }',
);
const bad = scenario('Ann wins', '[3, 4]', '\n  result: { Ann: won }');
const odd = scenario('nobody knows', '[3, 4]', '\n  rsult: { Ann: won }');

test('what holds is a line each', async () => {
  const name = file('good.yaml', `${good}---\n${good}`);
  const { code, out, err } = await command(['scenario', 'run', name]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(`ok      ${name}:1  Bob wins\nok      ${name}:11  Bob wins\n`);
});

test('what fails ends with 1 and says what was otherwise', async () => {
  const name = file('bad.yaml', `${good}---\n${bad}`);
  const { code, out, err } = await command(['scenario', 'run', name]);
  expect({ code, err }).toEqual({ code: 1, err: '1 of 2 scenarios failed\n' });
  expect(out).toContain(
    `FAILED  ${name}:20  Ann wins\n        expect.result.Ann: the result of Ann is "lost", not "won"\n`,
  );
});

test('what is malformed ends with 2 and one line that names file, line and field', async () => {
  const name = file('odd.yaml', odd);
  const { code, out, err } = await command(['scenario', 'run', name]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`${name}:10: expect.rsult: there is no field "rsult" here; did you mean "result"?\n`);
});

test('--json lists every scenario, and keeps the exit code', async () => {
  const name = file('all.yaml', [good, bad, odd].join('---\n'));
  const { code, out } = await command(['scenario', 'run', name, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    passed: 1,
    failed: 1,
    malformed: 1,
    scenarios: [
      { file: name, line: 1, game: 'toss', title: 'Bob wins', outcome: 'passed', problem: null },
      { outcome: 'failed', problem: { field: 'expect.result.Ann' } },
      { outcome: 'malformed', problem: { field: 'expect.rsult' } },
    ],
  });
});

test('--trace tells every decision: what is asked, all options, the choice, and what it changed', async () => {
  const name = file('trace.yaml', good);
  const { code, out } = await command(['scenario', 'run', name, '--trace']);
  expect(code).toBe(0);
  expect(out).toBe(`ok      ${name}:1  Bob wins
  Ann: Choose (game › roll or pass)
      Pass
    > Roll
        dice: 3
        Ann: points 0 → 3
        by do[0].Ann
  Bob: Choose (game › roll or pass)
      Pass
    > Roll
        dice: 4
        Ann: outcome playing → lost
        Bob: outcome playing → won
        Bob: points 8 → 12
        by do[1].Bob
  Nobody must choose.
`);
});

test('a scenario that is malformed is not told; with --json the trace is data', async () => {
  const name = file('trace-json.yaml', [good, odd].join('---\n'));
  const { code, out } = await command(['scenario', 'run', name, '--trace', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    scenarios: [
      {
        began: [],
        told: [
          {
            player: 'Ann',
            options: ['Pass', 'Roll'],
            choice: 'Roll',
            changes: ['dice: 3', 'Ann: points 0 → 3'],
          },
          { player: 'Bob', step: 'do[1].Bob' },
        ],
        asked: null,
      },
      { outcome: 'malformed' },
    ],
  });
});

test('--stop-after shows the position after so many steps, and what is asked there', async () => {
  const name = file('stop.yaml', good);
  const { code, out, err } = await command(['scenario', 'run', name, '--stop-after', '1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(`stopped ${name}:1  Bob wins
  dice: [ 4 ]
  players:
    Ann: { points: 3, bowl: [ { card: Token, as: "Token #1" } ] }
    Bob: { points: 8, bowl: [ { card: Token, as: "Token #2" } ] }
  Bob: Choose (game › roll or pass)
      Pass
      Roll
`);
});

test('a step that is not there is bad input, as any field is', async () => {
  const name = file('stop-late.yaml', good);
  const { code, out, err } = await command(['scenario', 'run', name, '--stop-after', '3']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`${name}:1: stopAfter: there are 2 steps, so it can stop after 0 to 2\n`);
});

test('the trace that docs/scenarios-meccg.md shows is what the command prints', async () => {
  const guide = readFileSync(new URL('../../../docs/scenarios-meccg.md', import.meta.url), 'utf8');
  const [, first = ''] = /^```yaml\n(.*?)^```$/ms.exec(guide) ?? [];
  const [, shown = ''] = /^```\n(ok .*?)^```$/ms.exec(guide) ?? [];
  const name = file('tie.yaml', first);
  const { out } = await westmarch('scenario', 'run', name, '--trace');
  expect(out.replaceAll(name, 'tie.yaml')).toBe(shown);
});

test('an unknown game is refused with those that are known; with none, that is said', async () => {
  const name = file('other.yaml', 'scenario: x\ngame: chess\n');
  expect((await command(['scenario', 'run', name])).err).toContain(
    ':2: game: "chess" is no known game; known games: toss',
  );
  const none = await command(['scenario', 'run', name], []);
  expect(none).toMatchObject({
    code: 2,
    err: `${name}:2: game: "chess" is no known game; no game can be played here yet\n`,
  });
});

test('as a program: no file, a missing file and a folder are bad input', async () => {
  expect(await westmarch('scenario', 'run')).toMatchObject({ code: 2, out: '' });
  expect((await westmarch('scenario', 'run', 'no-such.yaml')).err).toBe('there is no file no-such.yaml\n');
  expect((await westmarch('scenario', 'run', 'apps')).code).toBe(2);
});
