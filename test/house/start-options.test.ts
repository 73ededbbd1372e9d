/** What may stand after `npm start --`: settings by name, help, and a clear word about anything else. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Problem, root } from '../../scripts/ensure.mjs';
import { helpFor, settingsFrom } from '../../scripts/start-options.mjs';

const settings = (...args: string[]) => settingsFrom(args, 'npm start --');

describe('the options of npm start', () => {
  test('are settings of the environment', () => {
    expect(settings()).toEqual({});
    expect(settings('--port', '4400', '--host=0.0.0.0')).toEqual({ PORT: '4400', HOST: '0.0.0.0' });
    expect(settings('--data', 'x', '--public-url', 'https://a.example')).toEqual({
      WESTMARCH_DATA: 'x',
      PUBLIC_URL: 'https://a.example',
    });
  });
  test('ask for help, whatever else stands there', () => {
    expect(settings('--help')).toBe('help');
    expect(settings('--port', '1', '-h')).toBe('help');
    for (const name of ['--port', '--host', '--data', '--public-url'])
      expect(helpFor('npm start --')).toContain(name);
  });
  test.each([['--bogus'], ['bogus'], ['--port'], ['-x']])(
    '%s is refused with a word on what there is',
    (wrong) => {
      expect(() => settings(wrong)).toThrow(Problem);
      expect(() => settings(wrong)).toThrow(/npm start -- --help/);
    },
  );
  test.each([['scripts/start.mjs'], ['bin/westmarch.mjs', 'serve']])(
    '%s prints help and ends',
    (file, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args, '--help'], {
        encoding: 'utf8',
        timeout: 20_000,
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('Usage: ');
      const refused = spawnSync(process.execPath, [join(root, file), ...args, '--bogus'], {
        encoding: 'utf8',
        timeout: 20_000,
      });
      expect(refused.status).toBe(2);
      expect(refused.stderr).toMatch(/^Unknown option '--bogus'\.\n.*--help/);
    },
  );
});
