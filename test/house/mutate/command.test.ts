/** `npm run mutate` as a program: it changes no file, notices what tests notice, and tells what is not understood. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutateArgs } from '../../../scripts/mutate/args.ts';
import { sourcesFor } from '../../../scripts/mutate/sources.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function mutate(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}scripts/mutate.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test('what is not understood ends with 2 and one line', () => {
  const { code, out, err } = mutate('--count', 'many');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('sources and kinds that there are not are named', () => {
  const sources = (...args: string[]) => sourcesFor(root, root, mutateArgs(args));
  expect(() => sources('--file', 'no such file')).toThrow('--file: no source has "no such file" in its path');
  expect(() => sources('--file', 'chacha.ts', '--kind', 'no such kind')).toThrow(
    '--kind: there is nothing to change of the kind "no such kind"',
  );
  expect(sources('--file', 'chacha.ts').length).toBe(1);
});

// Two processes that each load vitest and the compiler: on a busy machine that takes a while.
test('a change is measured without touching its source, and not measured again', () => {
  const file = 'packages/kernel/src/chance/chacha.ts';
  const before = readFileSync(`${root}${file}`, 'utf8');
  const args = ['--file', file, '--count', '1', '--seed', 'test', '--json'];
  const first = mutate(...args, '--fresh');
  expect(first.err).toContain('files of tests pass');
  const told: unknown = JSON.parse(first.out);
  expect(told).toMatchObject({ killed: 1, survived: 0, rate: 100 });
  expect(first.code).toBe(0);
  expect(readFileSync(`${root}${file}`, 'utf8')).toBe(before);
  const again = mutate(...args);
  expect(JSON.parse(again.out)).toEqual(told);
  expect(again.err).not.toContain('files of tests pass');
});
