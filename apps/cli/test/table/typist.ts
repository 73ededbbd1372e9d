/** Someone at the table: a bot in your seat, whose choices become the numbers you would type. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { novice } from '@westmarch/bots';
import { meccg, readSetup } from '@westmarch/meccg';
import { afterAll } from 'vitest';
import { opponents } from '../../src/table/saving.ts';
import { Session } from '../../src/table/session.ts';

mkdirSync('.cache', { recursive: true });
export const folder = mkdtempSync(join('.cache', 'play-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
export const inFolder = (name: string): string => relative('.', join(folder, name));

export const setup = readSetup({ decks: ['A', 'B'], length: 1 });
export const newSession = (seed: string): Session => new Session(setup, seed, opponents(seed));

/** A whole game, or its first choices, as one would type it. */
export function numbersFor(seed: string, most = Infinity): { typed: number[]; session: Session } {
  const you = novice('typist');
  const session = newSession(seed);
  session.letOthersPlay();
  const typed: number[] = [];
  for (let d = session.decision; d !== null && typed.length < most; d = session.decision) {
    const view = meccg.view(session.state, d.player);
    const choice = you.choose(view, d, meccg.options(view), session.choices.length);
    typed.push(choice + 1);
    session.choose(choice);
  }
  return { typed, session };
}
