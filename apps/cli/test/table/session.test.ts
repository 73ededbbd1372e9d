/** A session at the table: undo, replay, and a story that tells nothing hidden. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBytes } from '@westmarch/kernel';
import { cardsIn, meccg, Zone } from '@westmarch/meccg';
import { loadGames } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';
import { expect, test } from 'vitest';
import { hintLines } from '../../src/table/hint.ts';
import { load, opponents } from '../../src/table/saving.ts';
import { Session } from '../../src/table/session.ts';
import { whyTheyLines } from '../../src/table/why-they.ts';
import { lotrNumbersFor, newLotrSession, newSession, numbersFor, setup, typing } from './typist.ts';

const games = [
  ['Middle-earth CCG', newSession, numbersFor],
  ['The Lord of the Rings TCG', newLotrSession, lotrNumbersFor],
] as const;

test.each(games)(
  '%s: undo leads back to the same bytes, again and again, to the beginning',
  (_name, begin, play) => {
    const { typed } = play('undo', 40);
    const session = begin('undo');
    session.letOthersPlay();
    const before: Uint8Array[] = [];
    const stands = (): string[] => session.log.flatMap(({ text, as }) => (as === 'told' ? [text] : []));
    const told: string[][] = [];
    for (const number of typed) {
      before.push(toBytes(session.state));
      told.push(stands());
      session.choose(number - 1);
    }
    const all = stands().length;
    while (before.length > 0) {
      expect(session.undo()).toBe(true);
      expect(toBytes(session.state)).toEqual(before.pop());
      expect(stands()).toEqual(told.pop());
      expect(session.log.at(-1)).toEqual({ text: 'You take the last choice back.', as: 'undo' });
      expect(session.isYours).toBe(true);
    }
    expect(session.undo()).toBe(false);
    // Nothing was lost of what was told.
    expect(session.log.filter(({ as }) => as === 'struck')).toHaveLength(all - stands().length);
  },
);

test('after undo the same choice leads to the same game, opponent and all', () => {
  const { typed, session } = numbersFor('redo', 30);
  const after = toBytes(session.state);
  session.undo();
  session.choose((typed.at(-1) ?? 0) - 1);
  expect(toBytes(session.state)).toEqual(after);
});

test.each(games)(
  '%s: skip passes on until something else is asked; undo takes the passes back',
  (_name, _begin, play) => {
    const { session } = play('skip', 30);
    let skipped = 0;
    for (let i = 0; i < 40 && session.isYours; i++) {
      const [choices, before] = [session.choices.length, toBytes(session.state)];
      const passed = session.skip();
      skipped += passed;
      if (passed === 0) {
        session.choose(0);
        continue;
      }
      expect(session.choices.length).toBeGreaterThan(choices);
      for (let n = 0; n < passed; n++) session.undo();
      expect(toBytes(session.state)).toEqual(before);
      session.skip();
    }
    expect(skipped).toBeGreaterThan(0);
  },
);

test('who is asked less makes fewer choices himself, and the record holds the rest', () => {
  const count = (all: boolean): { own: number; choices: number } => {
    const session = newSession('asked');
    session.letOthersPlay();
    expect(session.asksAll).toBe(true);
    session.askAll(all);
    let own = 0;
    for (; own < 150 && session.isYours; own++) session.choose(0);
    return { own, choices: session.choices.length };
  };
  const everything = count(true);
  const less = count(false);
  expect(less.choices / less.own).toBeGreaterThan(everything.choices / everything.own);
});

test('a session from a record has the same state and the same story', () => {
  const { session, typed } = numbersFor('story', 60);
  session.undo();
  session.undo();
  session.choose(typed[58] - 1);
  const players = opponents(meccgTable, 'story', 2, 'novice');
  const again = new Session(meccgTable, setup, 'story', players, session.record());
  expect(meccg.same(again.state, session.state)).toBe(true);
  expect(again.log).toEqual(session.log);
  expect(again.log.filter(({ text }) => text.includes('take the last choice back'))).toHaveLength(2);
  expect(again.log.some(({ as }) => as === 'struck')).toBe(true);
  expect(again.record()).toEqual(session.record());
});

test('nothing is told of cards that the opponent has only ever held in hand', () => {
  const { session } = numbersFor('secret', 80);
  const seat = session.seat();
  const hidden = cardsIn(session.state, Zone.hand, 2).filter((card) => !seat.isKnown(card));
  expect(hidden.length).toBeGreaterThan(3);
  for (const card of hidden) expect(seat.card(card)).toBe('a hidden card');
  const shown = new Set(
    Array.from({ length: seat.view.card.def.length - 1 }, (_x, i) => seat.view.card.def[i + 1]),
  );
  const secret = hidden.map((card) => session.state.card.def[card]).filter((def) => !shown.has(def));
  for (const def of secret) {
    const name = meccg.engine.definitions[def].names['en'];
    expect(session.log.filter(({ text }) => text.includes(name))).toEqual([]);
  }
});

test('why another chose so: a Steward has reasons, Novice goes by rules of thumb, and before anything happened there is nothing to ask', () => {
  const before = newLotrSession('why', 2, 'steward');
  expect(whyTheyLines(before, 1)[0]).toContain('Nobody has done anything that you were told of.');
  const told: string[][] = [];
  for (const bot of ['steward:runner', 'novice']) {
    const session = newLotrSession('why', 2, bot);
    typing(lotrTable, session, 40);
    for (let number = 1; number <= 6; number++) told.push(whyTheyLines(session, number));
    expect(whyTheyLines(session, 9999)[0]).toContain('Nobody has done so much');
  }
  const [steward, novice] = [told.slice(0, 6), told.slice(6)];
  expect(
    steward.filter((lines) => lines.some((line) => line.startsWith('What speaks for it: '))).length,
  ).toBeGreaterThan(1);
  for (const lines of novice) expect(lines).toContain('Novice goes by rules of thumb, and weighs nothing.');
  for (const lines of told)
    expect(lines.at(-1)).toMatch(
      /^From what you see, his chance to win was \d+ % before it, and \d+ % after it\.$/,
    );
});

test('a record says against whom it was played, and goes on against him; one of before was against Novice', async () => {
  await loadGames(['lotr-tcg']);
  const session = newLotrSession('whom', 2, 'steward:hunter');
  expect(session.opponent).toBe('Steward the Hunter');
  expect(session.record().bots).toEqual([null, { bot: 'steward:hunter', seed: 'steward:hunter of whom' }]);
  const folder = mkdtempSync(join(tmpdir(), 'westmarch-whom-'));
  const [file, old] = [join(folder, 'game.json'), join(folder, 'old.json')];
  const record = session.record();
  writeFileSync(file, JSON.stringify(record));
  expect(load(file, 'lotr-tcg').opponent).toBe('Steward the Hunter');
  const { bots: _none, ...before } = record;
  writeFileSync(old, JSON.stringify(before));
  expect(load(old, 'lotr-tcg').opponent).toBe('Novice');
});

test.each(games)(
  '%s: a hint names a choice by its number, and says what it may bring',
  (_name, _begin, play) => {
    const { session } = play('hint', 20);
    const choices = session.decision?.choices ?? [];
    const hint = session.hint();
    expect(hint?.worlds).toBeGreaterThan(0);
    const lines = hintLines(session, choices);
    expect(lines[0]).toMatch(/^Loremaster would choose (\d+, )?“.+”\.$/);
    expect(lines[1]).toMatch(/^He thinks that it wins \d+ % of the time(: .+)?\.$/);
    expect(lines.find((line) => line.startsWith('Played'))).toMatch(
      /^Played on in thought (once|\d+ times), in games/,
    );
    expect(hintLines(session, [])).toEqual(['Nothing is asked of you now.']);
  },
);

test('of a bid he knows no chance; another that wins less, more or as often is told so', () => {
  const bid = newLotrSession('bid');
  bid.letOthersPlay();
  const lines = hintLines(bid, bid.decision?.choices ?? []);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('He did not play on in thought here.');

  const choices = bid.decision?.choices ?? [];
  const others = [30, 42, 45].map((chance, i) => ({ index: i + 1, text: `Bid ${i + 1}`, chance }));
  const hint = {
    index: 0,
    text: 'Bid 0',
    chance: 42,
    worlds: 7,
    others,
    why: ['it is early', 'it is cheap'],
  };
  expect(hintLines({ hint: () => hint }, choices)).toEqual([
    'Loremaster would choose 1, “Bid 0”.',
    'He thinks that it wins 42 % of the time: it is early and it is cheap.',
    'What else he thought of: “Bid 1” 30 %, 12 less; “Bid 2” 42 %, the same; “Bid 3” 45 %, 3 more.',
    'Played on in thought 7 times, in games that could be behind what you see.',
    'What seemed to win more did not so surely enough to leave what Steward advises.',
  ]);
  expect(hintLines({ hint: () => ({ ...hint, chance: 46 }) }, choices)).toHaveLength(4);
});
