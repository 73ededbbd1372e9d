/** `npm run mutate` as a program: it changes no file, notices what tests notice, and tells what is not understood. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutateArgs } from '../../../scripts/mutate/args.ts';
import { Notebook } from '../../../scripts/mutate/results.ts';
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

test('a change is measured without touching its source, and noted, so that it is not measured again', () => {
  const file = 'packages/kernel/src/chance/chacha.ts';
  const before = readFileSync(`${root}${file}`, 'utf8');
  const { code, out, err } = mutate('--file', file, '--count', '1', '--seed', 'test', '--json', '--fresh');
  expect(err).toContain('files of tests pass');
  const told: { results: { id: string }[] } = JSON.parse(out);
  expect(told).toMatchObject({ killed: 1, survived: 0, rate: 100 });
  expect(code).toBe(0);
  expect(readFileSync(`${root}${file}`, 'utf8')).toBe(before);
  // Another run with these sources finds it in its notebook, which is named by them.
  const notes = globSync(`${root}.cache/mutation/*.jsonl`).map((name) => basename(name, '.jsonl'));
  const [{ id }] = told.results;
  const found = notes.map((mark) => new Notebook(root, mark, false).find(id));
  expect(found.filter((one) => one !== undefined)).toContainEqual(told.results[0]);
});
