/** Group commit: nothing is acknowledged before it is on the disk, and nobody stands still for the disk. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Commits } from '../../src/store/sqlite/commits.ts';
import { databaseFile, openDatabase } from '../../src/store/sqlite/database.ts';
import { openLog } from '../../src/store/sqlite/log.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A disk that works when it is told to. */
class Disk {
  readonly waiting: ((error: Error | null) => void)[] = [];
  readonly sync = (done: (error: Error | null) => void): void => void this.waiting.push(done);
  async work(error: Error | null = null): Promise<void> {
    this.waiting.shift()?.(error);
    await turn();
  }
}
function opened() {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE word (text TEXT NOT NULL UNIQUE) STRICT');
  const disk = new Disk();
  const commits = new Commits(db, disk.sync);
  const add = db.prepare('INSERT INTO word VALUES (?)');
  const told: string[] = [];
  const write = (text: string): void => {
    commits
      .commit(() => void add.run(text))
      .then(
        () => told.push(text),
        (error: Error) => told.push(`${text}: ${error.message}`),
      );
  };
  return { db, disk, told, write };
}

test('what was committed is acknowledged when the disk has it, not before', async () => {
  const { disk, told, write } = opened();
  write('one');
  write('two');
  await turn();
  await turn();
  expect(told).toEqual([]);
  expect(disk.waiting).toHaveLength(1);
  await disk.work();
  expect(told).toEqual(['one', 'two']);
});

test('what is committed while the disk is at work waits for the next time', async () => {
  const { db, disk, told, write } = opened();
  write('one');
  await turn();
  write('two');
  await turn();
  write('three');
  await turn();
  // Everything is in the database already, and the thread went on.
  expect(db.prepare('SELECT count(*) AS n FROM word').get()?.['n']).toBe(3);
  expect(disk.waiting).toHaveLength(1);
  await disk.work();
  expect(told).toEqual(['one']);
  expect(disk.waiting).toHaveLength(1);
  await disk.work();
  expect(told).toEqual(['one', 'two', 'three']);
  expect(disk.waiting).toHaveLength(0);
});

test('a disk that fails is told to those who wait for it, and tried again for the next', async () => {
  const { disk, told, write } = opened();
  write('one');
  await turn();
  write('two');
  await turn();
  await disk.work(new Error('the disk does not work'));
  expect(told).toEqual(['one: the disk does not work']);
  await disk.work();
  expect(told).toEqual(['one: the disk does not work', 'two']);
});

test('one bad write takes no others with it', async () => {
  const { disk, told, write } = opened();
  write('one');
  write('one');
  write('two');
  await turn();
  await disk.work();
  expect(told.toSorted()).toEqual(['one', 'one: UNIQUE constraint failed: word.text', 'two']);
});

test('the log is the one that SQLite writes, from the first moment; closed, everything is there', async () => {
  for (const again of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), 'westmarch-log-'));
    if (again) openDatabase(folder).close();
    const db = openDatabase(folder);
    expect(existsSync(`${databaseFile(folder)}-wal`)).toBe(true);
    const log = openLog(databaseFile(folder));
    const commits = new Commits(db, log.sync);
    const beat = db.prepare('UPDATE pulse SET beat = beat + 1');
    await commits.commit(() => void beat.run());
    const last = commits.commit(() => void beat.run());
    commits.flush();
    log.close();
    db.close();
    await last;
    const found = openDatabase(folder);
    expect(found.prepare('SELECT beat FROM pulse').get()?.['beat']).toBe(2);
    found.close();
  }
});
