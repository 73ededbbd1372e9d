/** Runs commands within the test, with Toss as the only game, on files of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ScenarioGame } from '@westmarch/testkit';
import { afterAll, vi } from 'vitest';
import { program } from '../src/program.ts';
import { run } from '../src/run.ts';
import { toss } from './toss.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'cli-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file with this text; named from the folder that the tests run in. */
export function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return relative('.', path);
}

export async function command(
  args: readonly string[],
  games: readonly ScenarioGame[] = [toss()],
): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
  try {
    const code = await run(program(games), args);
    return { code, out, err };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}
