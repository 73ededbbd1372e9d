/** What the program says of itself. */
import { expect, test } from 'vitest';
import { bin, westmarch } from './westmarch.ts';

test('help lists the commands in groups, examples and exit codes; asked for nothing, the program gives it too', () => {
  const { code, out, err } = westmarch('--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const part of ['Cards:', 'Rules:', 'Examples:', 'Exit codes:']) expect(out).toContain(part);
  expect(westmarch()).toEqual({ code: 0, out, err: '' });
});

test('every example in the help runs', () => {
  const examples = [westmarch('--help'), westmarch('cards', '--help')].flatMap(({ out }) => {
    return [...out.matchAll(/^ {2}westmarch ([a-z].*?)(?: {3,}.*)?$/gm)].map(([, example = '']) => example);
  });
  const commands = examples.filter((example) => !example.includes('<'));
  expect(commands.length).toBeGreaterThan(6);
  for (const command of commands) {
    expect({ command, code: westmarch(...command.split(' ')).code }).toEqual({ command, code: 0 });
  }
});

test('the version is the one of package.json, and the way of npx passes output and exit code on', () => {
  expect(westmarch('--version').out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(bin('--version')).toEqual(westmarch('--version'));
  expect(bin('crads').code).toBe(2);
});
