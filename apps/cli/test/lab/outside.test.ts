/** Programs from outside in the arena: the examples in Python and TypeScript to their end, and everything that a program can do wrong. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ToBot } from '@westmarch/protocol';
import { afterAll, expect, test } from 'vitest';
import { type Fought, fight } from '../../src/arena/fight.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-outside-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/bots/${name}`, import.meta.url));
function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    process.stderr.write('There is no python3 here: the bot in Python is not tried.\n');
    return false;
  }
}

async function against(command: string, games: number, patience = 20_000) {
  const faults: string[] = [];
  const bots = [`program:${command}`, 'random'] as const;
  const order = { game: 'lotr-tcg', bots, games, seed: 'outside', length: 1, patience } as const;
  const fought: Fought = await fight(
    { ...order, decks: 'fotr-aragorn', against: undefined },
    () => false,
    undefined,
    (text) => faults.push(text),
  );
  return { ...fought, faults };
}

test.skipIf(!hasPython())('the bot in Python plays games of both seats to their end', async () => {
  const { won, drawn, lost, faults } = await against(`python3 ${example('hurry.py')}`, 4);
  expect(faults).toEqual([]);
  expect(won + drawn + lost).toBe(4);
  // It acts where random players pass: it should not lose them all.
  expect(won).toBeGreaterThan(0);
});

test('the bot in TypeScript plays games of both seats to their end', async () => {
  const { won, drawn, lost, faults } = await against(`${process.execPath} ${example('careful.ts')}`, 4);
  expect(faults).toEqual([]);
  expect(won + drawn + lost).toBe(4);
  expect(won).toBeGreaterThan(0);
});

test('both examples have thirty lines at the most', () => {
  for (const name of ['hurry.py', 'careful.ts'])
    expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

/** A program that answers `ready`, then runs its code for each question `m` with `say`. */
function program(name: string, code: string, begins = `say({ t: 'ready' })`): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     const say = (m) => process.stdout.write((typeof m === 'string' ? m : JSON.stringify(m)) + '\\n');
     let asked = 0;
     for await (const line of createInterface({ input: process.stdin })) {
       const m = JSON.parse(line);
       if (m.t === 'begin') { ${begins}; }
       else if (m.t === 'choose') { asked++; const first = { t: 'choice', n: m.n, index: m.decision.choices[0].index }; ${code}; }
     }`,
  );
  return `${process.execPath} ${file}`;
}

test.each([
  ['nonsense', `say('yes please')`, 'answered what is no JSON: yes please'],
  ['other-words', `say({ t: 'move', to: 'Bree' })`, 'answered neither "ready" nor "choice"'],
  ['outside', `say({ ...first, index: 999 })`, 'chose 999, which is not among the'],
  ['old', `say({ ...first, n: m.n + 7 })`, /answered question \d+, and was asked \d+/],
  ['crash', `process.exit(3)`, 'ended with exit code 3'],
  ['ready-again', `say({ t: 'ready' })`, 'said "ready" where it should choose'],
])('%s loses its game with a message, and the next one is played', async (name, wrong, message) => {
  // The third question of its life goes wrong; started anew, that is the third question of the next game.
  const { lost, faults } = await against(program(name, `if (asked === 3) { ${wrong}; } else say(first)`), 2);
  expect(faults.length).toBe(2);
  for (const [i, fault] of faults.entries()) {
    expect(fault).toMatch(message);
    expect(fault).toMatch(new RegExp(`lost game ${i + 1} at choice \\d+: it`));
  }
  expect(lost).toBe(2);
});

test('one that is silent, one that does not begin, and one that is not there', async () => {
  const silent = await against(program('silent', ''), 1, 3000);
  expect(silent.faults).toEqual([expect.stringContaining('it did not answer within 3 s')]);
  const begins = await against(program('begins', 'say(first)', `say({ t: 'choice', n: 0, index: 0 })`), 1);
  expect(begins.faults).toEqual([expect.stringContaining('it did not say "ready" first')]);
});

test('a wrong path is told at once: no games are lost by it', async () => {
  await expect(against('/nowhere/bot 2>/dev/null', 4)).rejects.toThrow(
    '"program:/nowhere/bot 2>/dev/null" never answered: it ended with exit code 127',
  );
  await expect(against(' ', 1)).rejects.toThrow('"program: " names no program');
});

test('what a program is told is as the schemas say, and is told to its seat alone', async () => {
  const file = join(folder, 'heard.jsonl');
  const note = `(await import('node:fs')).appendFileSync('${file}', line + '\\n')`;
  const { faults } = await against(
    program('listener', `${note}; say(first)`, `${note}; say({ t: 'ready' })`),
    1,
  );
  expect(faults).toEqual([]);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const read = lines.map((line) => ToBot.parse(JSON.parse(line)));
  expect(read[0]).toMatchObject({ t: 'begin', game: 'lotr-tcg', seat: 1 });
  for (const message of read)
    if (message.t === 'choose') {
      expect(message.decision.seat).toBe(1);
      expect(message.decision.choices.length).toBeGreaterThan(1);
    }
});
