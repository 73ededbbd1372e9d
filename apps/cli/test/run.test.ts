/** Whatever an action throws becomes a message and an exit code. */
import { Command } from 'commander';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/problem.ts';
import { plainErrors, run } from '../src/run.ts';

const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => {
  vi.unstubAllEnvs();
  stderr.mockClear();
});
afterAll(() => stderr.mockRestore());

async function ending(error: Error) {
  const program = plainErrors(new Command('program')).action(() => {
    throw error;
  });
  const code = await run(program, []);
  return { code, said: stderr.mock.calls.map(([text]) => String(text)).join('') };
}

test('a problem keeps its exit code and is said in one line with its hint', async () => {
  expect((await ending(new Problem('no such thing', { hint: 'look again' }))).said).toMatch(
    /^no such thing.*; look again.*\n$/,
  );
  expect(await ending(new Problem('it failed', { exitCode: 1 }))).toMatchObject({ code: 1 });
});

test('an error of our own ends with 3, and shows its stack only when asked', async () => {
  const quiet = await ending(new Error('boom'));
  expect(quiet.code).toBe(3);
  expect(quiet.said).toMatch(/^an error in Westmarch itself: boom; WESTMARCH_DEBUG=1 shows where\n$/);
  vi.stubEnv('WESTMARCH_DEBUG', '1');
  expect((await ending(new Error('boom'))).said).toContain('run.test.ts');
});

test('a mistake on the line points to the help of the command that was meant, however deep', async () => {
  const program = plainErrors(new Command('program'));
  const group = plainErrors(program.command('group').alias('g'));
  plainErrors(group.command('deep <thing>')).option('--count <n>', 'how many');
  const hint = async (...words: string[]): Promise<string> => {
    stderr.mockClear();
    expect(await run(program, words)).toBe(2);
    return stderr.mock.calls.map(([text]) => String(text)).join('');
  };
  expect(await hint('--unknown')).toContain('"program --help"');
  expect(await hint('nothing')).toContain('"program --help"');
  expect(await hint('group', 'nothing')).toContain('"program group --help"');
  expect(await hint('g', 'deep', 'x', '--unknown')).toContain('"program group deep --help"');
});
