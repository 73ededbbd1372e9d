/** Soak goes on where it stopped, and adds up the same whoever finished first. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@westmarch/testkit';
import { afterAll, expect, test } from 'vitest';
import { entries } from './soak/entries.ts';
import { type Games, playStretch, type Stretch } from './soak/play.ts';
import { beginning, readProgress, resume, Tally, writeProgress } from './soak/progress.ts';
import { report } from './soak/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'westmarch-soak-'));
afterAll(() => rmSync(folder, { recursive: true }));

const games = (from: number, many: number): Games => ({ seed: 'test', from, games: many, aims: [] });

const stretch = (from: number, many: number): Stretch => ({
  from,
  games: many,
  decisions: many * 10,
  longest: from,
  checksum: (from * 0x9e3779b9) >>> 0,
  failures: from === 3 ? [{ game: 4, message: 'broken' }] : [],
  cpuSeconds: 1,
  met: ['LE-1/1', 'LE-1/2', `LE-${from}`],
  used: from === 1 ? ['LE-1/1'] : [],
});

test('stretches finished out of order count once the gap is closed', () => {
  const tally = new Tally(beginning('s', '1'));
  tally.add(stretch(5, 2));
  expect(tally.progress.done).toBe(0);
  tally.add(stretch(1, 2));
  expect(tally.progress.done).toBe(2);
  tally.add(stretch(3, 2));
  const inOrder = new Tally(beginning('s', '1'));
  for (const from of [1, 3, 5]) inOrder.add(stretch(from, 2));
  expect(tally.progress).toEqual(inOrder.progress);
  expect(tally.progress).toMatchObject({ done: 6, decisions: 60, longest: 5 });
  expect(tally.progress.failures).toHaveLength(1);
  expect(tally.progress.used).toEqual(['LE-1/1']);
  expect(tally.progress.unused).toEqual(['LE-1', 'LE-1/2', 'LE-3', 'LE-5']);
});

test('what never mattered in all games of an entry is told of', () => {
  const tally = new Tally(beginning('s', '1'));
  for (const from of [1, 3]) tally.add(stretch(from, 2));
  const text = report({ one: tally.progress }, { one: 4 }, {});
  expect(text).toContain('## Abilities that never mattered: one\n\n1 of 4 did.');
  expect(text).toContain('\nLE-1, LE-1/2, LE-3\n');
});

test('a round aims at what had not mattered before it, however often it is interrupted', () => {
  const abilities = ['LE-1/1', 'LE-1/2', 'LE-9'];
  const tally = new Tally(beginning('s', '1'), abilities);
  expect([tally.round(1000), tally.progress.aims]).toEqual([500, []]);
  tally.add({ ...stretch(1, 500), failures: [] });
  expect(tally.progress.unused).toEqual(['LE-1', 'LE-1/2', 'LE-9']);
  expect([tally.round(1000), tally.progress.aims]).toEqual([1000, ['LE-1', 'LE-1/2', 'LE-9']]);
  tally.add({ ...stretch(501, 20), used: ['LE-9'] });
  // Taken up again in the middle: the same aims, to the end of the same round.
  const again = new Tally(
    resume(tally.progress, 's', '1', false, () => tally.progress.first?.checksum ?? 0).progress,
    abilities,
  );
  expect([again.round(5000), again.progress.aims]).toEqual([1000, ['LE-1', 'LE-1/2', 'LE-9']]);
  expect(again.round(700)).toBe(700);
  again.add(stretch(521, 480));
  expect([again.round(5000), again.progress.aims]).toEqual([1500, ['LE-1', 'LE-1/2', 'LE-501', 'LE-521']]);
  // Who names no abilities aims at nothing, and has no rounds.
  expect(new Tally(beginning('s', '1')).round(5000)).toBe(5000);
});

test('watching changes no game, and sees what is used', () => {
  const entry = entries['meccg-sides'];
  const watched = playStretch(entry, games(1, 1), null);
  const alone = playStretch({ ...entry, watched: false }, games(1, 1), null);
  expect(watched.failures).toEqual([]);
  expect([watched.checksum, watched.decisions]).toEqual([alone.checksum, alone.decisions]);
  expect(watched.used.length).toBeGreaterThan(10);
  expect(watched.met.length).toBeGreaterThan(watched.used.length);
  expect([alone.met, alone.used]).toEqual([[], []]);
});

test('what was kept is found again; a damaged or foreign file is no progress', () => {
  const file = join(folder, 'soak.json');
  expect(readProgress(file)).toEqual({});
  const tally = new Tally(beginning('s', '1'));
  tally.add(stretch(1, 2));
  writeProgress({ sparks: tally.progress }, file);
  expect(readProgress(file)).toEqual({ sparks: tally.progress });
  writeFileSync(file, '{"sparks": {"done": 3}}');
  expect(readProgress(file)).toEqual({});
  writeFileSync(file, '{"spar');
  expect(readProgress(file)).toEqual({});
});

test('it starts over where the kept games do not belong to these', () => {
  const tally = new Tally(beginning('s', '1'));
  tally.add(stretch(1, 2));
  const kept = tally.progress;
  const alike = (): number => kept.checksum;
  expect(resume(kept, 's', '1', false, alike)).toEqual({ progress: kept, why: 'from game 3' });
  expect(resume(undefined, 's', '1', false, alike).progress.done).toBe(0);
  expect(resume(kept, 's', '1', true, alike).progress.done).toBe(0);
  expect(resume(kept, 'other', '1', false, alike).why).toContain('seed "s"');
  expect(resume(kept, 's', '2', false, alike).why).toContain('rules or cards have changed');
  expect(resume(kept, 's', '1', false, () => 0).why).toContain('played differently');
});

/** Games of all cards are long: one of them, and with WESTMARCH_LONG=1 as with the others. */
const LONG = 'meccg-pool';
const inTwoGoes = Object.keys(entries).filter((name) => name !== LONG || sample(0, 1) === 1);

test('a game of all cards keeps every invariant', () => {
  expect(playStretch(entries[LONG], games(1, 1)).failures).toEqual([]);
});

test.each(inTwoGoes)('%s: games played in two goes are those played in one', (name) => {
  const entry = entries[name];
  const whole = new Tally(beginning('test', entry.version));
  whole.add(playStretch(entry, games(1, 2)));
  const parts = new Tally(beginning('test', entry.version));
  parts.add(playStretch(entry, games(2, 1)));
  parts.add(playStretch(entry, games(1, 1)));
  expect(parts.progress.checksum).toBe(whole.progress.checksum);
  expect(parts.progress.decisions).toBe(whole.progress.decisions);
  expect(whole.progress.failures).toEqual([]);
});

test('a game that breaks is a failure with its number and message, and the rest are played', () => {
  const entry = entries['sparks'];
  const broken = {
    ...entry,
    setup: (number: number, luck: Parameters<typeof entry.setup>[1]) =>
      number === 2 ? { decks: [['no such card'], ['no such card']] } : entry.setup(number, luck, []),
  };
  const played = playStretch(broken, games(1, 3), null);
  expect(played.failures).toHaveLength(1);
  expect(played.failures[0].game).toBe(2);
  expect(played.failures[0].message).toContain('no such card');
  expect(played.decisions).toBeGreaterThan(0);
  const tally = new Tally(beginning('test', '1'));
  tally.add(played);
  expect(report({ sparks: tally.progress }, { sparks: 3 }, {})).toContain('### sparks, game 2');
});
