/** Settings from the environment: what is taken, and how bad values are refused. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { prepareDataFolder } from '../src/data-folder.ts';
import { LIMITS } from '../src/limits/limits.ts';
import { RETENTION } from '../src/retention.ts';
import { readSettings, SetupProblem } from '../src/settings.ts';
import { REPLAYS } from '../src/store/store.ts';

test('nothing set: port 4300 on localhost, data in .data', () => {
  const dataFolder = resolve('/house', '.data');
  expect(readSettings({}, '/house')).toEqual({
    port: 4300,
    host: 'localhost',
    publicUrl: null,
    dataFolder,
    database: null,
    pace: { bot: 400, pass: 250, chance: 10_000, consent: 120_000, grace: 60_000, absence: 300_000 },
    thinkInWorkers: true,
    thought: 1000,
    limits: LIMITS,
    trust: false,
    retention: RETENTION,
    replays: REPLAYS,
    metrics: null,
    adminToken: null,
  });
});

test('a bot thinks for a millisecond at the least and ten seconds at the most', () => {
  const thoughtOf = (WESTMARCH_BOT_THOUGHT: string): number =>
    readSettings({ WESTMARCH_BOT_THOUGHT }, '/house').thought;
  expect([thoughtOf('1'), thoughtOf('10000')]).toEqual([1, 10_000]);
  for (const no of ['0', '10001', 'long'])
    expect(() => thoughtOf(no)).toThrow(`WESTMARCH_BOT_THOUGHT is "${no}"`);
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

test('DATABASE_URL is an address of PostgreSQL with a database; a bad one is refused without its password', () => {
  const DATABASE_URL = 'postgres://anna:secret@db.example.org:5433/games?sslmode=require';
  const { database } = readSettings({ DATABASE_URL, WESTMARCH_DATABASE_CONNECTIONS: '4' }, '/house');
  expect([database?.url.href, database?.connections]).toEqual([DATABASE_URL, 4]);
  for (const bad of ['db.example.org/games', 'mysql://anna:secret@db/games', 'postgres://anna:secret@db'])
    expect(() => readSettings({ DATABASE_URL: bad }, '/house')).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
});

test('whom to trust: nobody, a proxy on this machine behind a public name, or whoever is named', () => {
  const trust = (env: NodeJS.ProcessEnv) => readSettings(env, '/house').trust;
  expect(trust({ PUBLIC_URL: 'https://a.org' })).toEqual(['loopback']);
  expect(trust({ PUBLIC_URL: 'https://a.org', TRUST_PROXY: 'none' })).toBe(false);
  expect(trust({ TRUST_PROXY: 'loopback, 172.16.0.0/12, fd00::/8, 10.0.0.1' })).toEqual([
    'loopback',
    '172.16.0.0/12',
    'fd00::/8',
    '10.0.0.1',
  ]);
  const two = trust({ TRUST_PROXY: '2' });
  expect(typeof two === 'function' && [0, 1, 2].map((hop) => two('', hop))).toEqual([true, true, false]);
  for (const TRUST_PROXY of ['0', '11', 'everyone', '1.2.3', 'loopback,', '10.0.0.0/40', 'true'])
    expect(() => trust({ TRUST_PROXY })).toThrow(`TRUST_PROXY is "${TRUST_PROXY}"`);
});

test('the settings that come with a release are settings, and the service may write where they say', () => {
  const deployed = (name: string): string =>
    readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
  const settings = readSettings(parseEnv(deployed('westmarch.env')), '/opt/westmarch');
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 4300,
    publicUrl: 'https://westmarch.example.org',
    trust: ['loopback'],
  });
  const unit = deployed('westmarch.service');
  const folder = /^StateDirectory=(.*)$/m.exec(unit)?.[1];
  expect(settings.dataFolder).toBe(`/var/lib/${folder}`);
  expect(unit).toContain('EnvironmentFile=/etc/westmarch.env');
  for (const proxy of ['Caddyfile', 'nginx.conf'])
    expect(deployed(proxy)).toContain(`${settings.host}:${settings.port}`);
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
