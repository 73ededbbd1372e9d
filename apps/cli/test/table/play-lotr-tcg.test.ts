/** `play lotr-tcg`: whole games by numbers. */
import { readFileSync } from 'node:fs';
import { readRecord } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import { ownFolder } from '../folder.ts';
import { westmarch, westmarchTyping } from '../westmarch.ts';
import { lotrNumbersFor } from './typist.ts';

const { path: folder, named: inFolder } = ownFolder();
const play = (typed: readonly (string | number)[], seed: string, ...more: string[]) =>
  westmarchTyping(typed, folder, 'play', 'lotr-tcg', '--seed', seed, ...more);

const ESCAPE = String.fromCharCode(27);

test('a whole game is played by numbers, fits 100 columns, and ends with a result and the path', async () => {
  const { typed, session } = lotrNumbersFor('whole');
  const { code, out, err } = await play(
    typed,
    'whole',
    '--deck',
    'fotr-aragorn',
    '--against',
    'fotr-gandalf',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [you] = session.result ?? [];
  const end = out.trimEnd().split('\n').slice(-11);
  expect(end[0]).toMatch(you === 'won' ? /^You win: / : /^Novice wins: /);
  expect(end[1]).toBe('ADVENTURE PATH');
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  for (const part of ['[shadow]', 'twilight ', 'Ring-bearer, bears The One Ring', '  minions', 'HAND'])
    expect(out).toContain(part);
});

test('skirmishes show their totals, and what a choice makes of them', async () => {
  const { typed } = lotrNumbersFor('totals');
  const { out } = await play(typed, 'totals');
  expect(out).toMatch(/^Skirmish: .+ \(\d+\) against .+ \(\d+\); as it stands, .+\.$/m);
  expect(out).toMatch(/as it stands, \d+ against \d+: /);
  expect(out).toMatch(/\d+ → \d+ against \d+: |\d+ against \d+ → \d+: /);
  expect(out).toMatch(/wins? the skirmish/);
});

test('for screen readers: the same game in sentences, without drawing, signs or colour', async () => {
  const { typed } = lotrNumbersFor('whole');
  const { code, out } = await play(typed, 'whole', '--plain');
  expect(code).toBe(0);
  const odd = out.split('\n').filter((line) => /[\u2010-\u2bff×·♥]/u.test(line) || line.includes(ESCAPE));
  expect(odd).toEqual([]);
  expect(out).toMatch(/Frodo, Son of Drogo: strength \d, vitality \d/);
  expect(out).toMatch(/Twilight pool: \d+\. Moves made: \d of 2\./);
});

test('a saved game is a record, resumes where it was, and can be replayed', async () => {
  const { typed, session } = lotrNumbersFor('saved', 20);
  const file = inFolder('saved.json');
  const first = await play([...typed, `save ${file}`, 'choices'], 'saved');
  expect(first.out).toContain(`Saved to ${file}.`);
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(record.choices).toEqual(session.choices);
  expect(lotrTcg.same(lotrTcg.replay(record), session.state)).toBe(true);
  const question = first.out.split('\n').findLast((line) => /^ {2}1 {2}/.test(line));
  const again = await westmarchTyping(['choices'], folder, 'play', 'lotr-tcg', '--resume', file);
  expect(again.out.split('\n')).toContain(question);
  const other = await westmarchTyping([], folder, 'play', 'meccg', '--resume', file);
  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.err).toContain('this is a record of "lotr-tcg", not of "meccg"');
  const replayed = await westmarch('replay', file);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('lotr-tcg, 2 players, seed saved');
  expect(replayed.out).toMatch(/player 1: .*1 of \d+, bidding › bid/);
});

test('three at one table: an opponent for each --against', async () => {
  const { typed, session } = lotrNumbersFor('three', Infinity, 3);
  const { code, out } = await play(typed, 'three', '--against', 'fotr-gandalf', '--against', 'fotr-aragorn');
  expect(code).toBe(0);
  expect(out).toContain('NOVICE A');
  expect(out).toContain('NOVICE B');
  expect(session.result).not.toBeNull();
});

test('why, value and ? name cards, sources and rules; undo goes back', async () => {
  const { typed } = lotrNumbersFor('asking', 12);
  const asked = ['why Frodo', 'value Frodo', '? 1', '?', 'card Frodo', 'why Frdo', 'undo', 'path', 'quit'];
  const { out } = await play([...typed, ...asked], 'asking');
  expect(out).toMatch(/\[LR-[A-Z]+-\d+/);
  expect(out).toMatch(/^Strength \d+/m);
  expect(out).toMatch(/from The One Ring/);
  expect(out).toContain('The rules of this step:');
  expect(out).toContain('Did you mean Frodo, Son of Drogo?');
  expect(out).toContain('Back to your previous decision.');
  expect(out).toContain('westmarch play lotr-tcg --resume');
});

test('Novice against Novice can be watched', async () => {
  const { code, out } = await play([], 'watched', '--bot-only');
  expect(code).toBe(0);
  expect(out).toMatch(/Novice [AB] wins: /);
});
