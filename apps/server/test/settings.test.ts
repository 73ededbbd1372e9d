/** Settings from the environment: what is taken, and how bad values are refused. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataFolder } from '../src/data-folder.ts';
import { readSettings, SetupProblem } from '../src/settings.ts';

test('nothing set: port 4300 on localhost, data in .data', () => {
  const dataFolder = resolve('/house', '.data');
  expect(readSettings({}, '/house')).toEqual({
    port: 4300,
    host: 'localhost',
    publicUrl: null,
    dataFolder,
    pace: { bot: 400, pass: 400, chance: 10_000 },
    requests: 600,
    messages: 30,
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', HOST: '', WESTMARCH_DATA: '' }, '/house')).toEqual(
    readSettings({}, '/house'),
  );
});

test('a relative data folder lies in the project', () => {
  expect(readSettings({ WESTMARCH_DATA: 'mine' }, '/house').dataFolder).toBe(resolve('/house', 'mine'));
});

test.each(['0', '65536', '-1', '80.5', 'http', '0x50', ' 80'])('PORT=%s is refused', (PORT) => {
  expect(() => readSettings({ PORT }, '/house')).toThrow(SetupProblem);
  expect(() => readSettings({ PORT }, '/house')).toThrow(`PORT is "${PORT}"`);
});

test('PUBLIC_URL is an address without a path', () => {
  const { publicUrl } = readSettings({ PUBLIC_URL: 'https://cards.example.org/' }, '/house');
  expect(publicUrl).toBe('https://cards.example.org');
  for (const PUBLIC_URL of ['cards.example.org', 'ftp://a.org', 'https://a.org/path', 'https://a.org/?x'])
    expect(() => readSettings({ PUBLIC_URL }, '/house')).toThrow(`PUBLIC_URL is "${PUBLIC_URL}"`);
});

test('a delay that is no number is refused', () => {
  expect(() => readSettings({ WESTMARCH_BOT_DELAY: 'slow' }, '/house')).toThrow(SetupProblem);
});

test('the data folder is made, with its parents, and left empty', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'westmarch-data-')), 'a/b');
  prepareDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('a data folder that is a file is refused by its name', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'westmarch-data-')), 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(file)).toThrow(SetupProblem);
  expect(() => prepareDataFolder(join(file, 'below'))).toThrow(/cannot be written.*WESTMARCH_DATA/);
});
