/** The install stamp and the search for Node 24: what every command leans on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ensureInstalled,
  isInstalled,
  majorOf,
  node24,
  Problem,
  root,
  run,
  stampFile,
  wantedStamp,
} from '../../scripts/ensure.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'westmarch-ensure-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeLock(text: string): void {
  writeFileSync(join(folder, 'package-lock.json'), text);
}

function stamp(): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stampFile(folder), wantedStamp(folder));
}

describe('the install stamp', () => {
  test('a fresh clone is not installed', () => {
    writeLock('{}');
    expect(isInstalled(folder)).toBe(false);
  });

  test('an install holds until the lock file changes', () => {
    writeLock('{}');
    stamp();
    expect(isInstalled(folder)).toBe(true);
    writeLock('{ "packages": {} }');
    expect(isInstalled(folder)).toBe(false);
  });

  test('node_modules without a stamp, as an interrupted install leaves it, is not installed', () => {
    writeLock('{}');
    mkdirSync(join(folder, 'node_modules'));
    expect(isInstalled(folder)).toBe(false);
  });

  test('a checkout without a lock file is named as incomplete', async () => {
    await expect(ensureInstalled(folder)).rejects.toThrow(/package-lock\.json is missing/);
  });

  test('with nothing to do it works for less than 50 ms', async () => {
    writeLock('{}'.padEnd(1_000_000));
    stamp();
    const started = process.threadCpuUsage();
    await ensureInstalled(folder);
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(50);
  });
});

describe('node24', () => {
  test('is the running Node when that is new enough', () => {
    expect(node24()).toBe(process.execPath);
  });

  test.each([
    ['v24.21.0', 24],
    ['20.20.2', 20],
    ['v100.0.0', 100],
    ['nonsense', 0],
  ])('the major version of %s is %i', (version, major) => {
    expect(majorOf(version)).toBe(major);
  });
});

describe('run', () => {
  test('answers the exit code of the child', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  });

  test('answers 128 and the signal when one ended the child', async () => {
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])).toBe(143);
  });

  test('a program that does not exist is a problem, not a crash', async () => {
    await expect(run(join(root, 'no-such-program'), [])).rejects.toBeInstanceOf(Problem);
  });
});
