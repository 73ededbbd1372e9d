/** What the program says of itself. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { program } from '../src/program.ts';
import { helpFor } from '../src/table/help.ts';
import { bin, started, westmarch } from './westmarch.ts';

/** Commands that the way of npx hands to the server. */
const SERVER = new Set(
  [
    ...(
      /SERVER = new Set\(\[(.*)\]\)/.exec(
        readFileSync(new URL('../../../bin/westmarch.mjs', import.meta.url), 'utf8'),
      )?.[1] ?? ''
    ).matchAll(/'(\w+)'/g),
  ].map(([, name = '']) => name),
);

test('help lists the commands in groups, examples and exit codes; asked for nothing, the program gives it too', async () => {
  const { code, out, err } = await westmarch('--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const part of ['Cards:', 'Rules:', 'Examples:', 'Exit codes:']) expect(out).toContain(part);
  expect(SERVER.size).toBeGreaterThan(2);
  for (const command of SERVER) expect(out).toMatch(new RegExp(`^  westmarch ${command}\\b`, 'm'));
  expect(await westmarch()).toEqual({ code: 0, out, err: '' });
});

test('every example in the help runs', async () => {
  const examples = [await westmarch('--help'), await westmarch('cards', '--help')].flatMap(({ out }) => {
    return [...out.matchAll(/^ {2}westmarch ([a-z].*?)(?: {3,}.*)?$/gm)].map(([, example = '']) => example);
  });
  const commands = examples.filter(
    (example) => !example.includes('<') && !SERVER.has(example.split(' ')[0] ?? ''),
  );
  expect(commands.length).toBeGreaterThan(6);
  for (const command of commands) {
    expect({ command, code: (await westmarch(...command.split(' '))).code }).toEqual({ command, code: 0 });
  }
});

test('the version is the one of package.json; the program and the way of npx pass output and exit code on', async () => {
  expect((await westmarch('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(started('--version')).toEqual(await westmarch('--version'));
  expect(started('crads')).toEqual(await westmarch('crads'));
  expect(bin('--version')).toEqual(started('--version'));
  expect(bin('crads').code).toBe(2);
});

/** Everything between backticks on a page of docs/. */
const saidOn = (page: string): string[] => {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/`([^`\n]+)`|^ {4}(npx .*)$/gm)].map(([, code, line]) => code ?? line ?? '');
};
const flagsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag);
/** Options that every command has. */
const OF_ALL = new Set(['--help', '--version']);
const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

test.each([
  ['playing-in-the-terminal.md', ['play'], /^(npx westmarch )?(play|--)/],
  ['scenarios.md', ['scenario', 'run'], /^(npx westmarch scenario|--)/],
])('docs/%s has the options of its command, and no others', async (page, command, isOfIt) => {
  const { out } = await westmarch(...command, '--help');
  const options = [...out.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag = '']) => flag);
  const said = saidOn(page).filter((code) => isOfIt.test(code));
  expect(sorted(said.flatMap(flagsIn))).toEqual(sorted(options.filter((flag) => flag !== '--help')));
});

test('every `npx westmarch …` of the prose names a command that there is, with options that it has', () => {
  const folder = new URL('../../../', import.meta.url);
  const docs = readdirSync(new URL('docs', folder)).filter((name) => name.endsWith('.md'));
  const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`)];
  const wrong: string[] = [];
  let seen = 0;
  for (const page of pages)
    for (const [line, rest = ''] of readFileSync(new URL(page, folder), 'utf8').matchAll(
      /npx westmarch ([^`\n]*)/g,
    )) {
      seen++;
      let command: Command = program(new Map());
      for (const word of rest.split(' ')) {
        const next = command.commands.find((one) => one.name() === word);
        if (next === undefined) break;
        command = next;
      }
      const flags = flagsIn(rest).filter((flag) => !OF_ALL.has(flag));
      const has = new Set(command.options.map(({ long }) => long));
      const isKnown =
        rest.startsWith('--') || command.name() !== 'westmarch' || SERVER.has(rest.split(' ')[0] ?? '');
      if (!isKnown || flags.some((flag) => !has.has(flag))) wrong.push(`${page}: ${line}`);
    }
  expect(seen).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('docs/playing-in-the-terminal.md has every word that can be typed', () => {
  const words = GAMES.flatMap(helpFor).flatMap((line) => {
    const [head = ''] = line.split(/ {2,}/);
    return head.startsWith('a number') ? [] : head.split(/, | or /).map((word) => word.split(' ')[0] ?? '');
  });
  const said = new Set(saidOn('playing-in-the-terminal.md').map((code) => code.split(' ')[0]));
  expect(sorted(words).length).toBeGreaterThan(15);
  expect(sorted(words).filter((word) => !said.has(word))).toEqual([]);
});
