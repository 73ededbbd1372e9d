/** Corruption of minions, and what they store. ME-CORR, ME-STORE-2005 */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import { character, corruptionCard } from '../../../src/cards/words/index.ts';
import { type S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

invent('Lure of All', 'LE-124', corruptionCard(character));

/** A character of a player on some side checks corruption with these cards on him. */
function checks(
  t: Table<S>,
  side: string,
  character: string,
  dice: readonly number[],
  on: readonly string[] = ['TW-323'],
  others: readonly string[] = [],
): void {
  t.given({
    phase: 'corruption check',
    check: { character },
    dice,
    players: {
      Ann: {
        side,
        companies: [
          {
            at: side === 'fallen-wizard' ? 'The White Towers' : 'Dol Guldur',
            characters: [{ card: character, on }, ...others],
          },
        ],
      },
      Bob,
    },
  });
}

describe('corruption of minions', () => {
  for (const [dice, status] of [
    [[1, 3], 'untapped'],
    [[1, 2], 'tapped'],
    [[1, 1], 'tapped'],
  ] as const)
    scenario(
      `[ME-CORR-003, ME-CORR-2013] 3 points and a roll of ${dice[0] + dice[1]}: he stays, ${status}`,
      (t) => {
        checks(t, 'ringwraith', 'Layos', dice);
        t.expect.card('Layos', { in: 'company of company 1', status });
      },
    );
  scenario('[ME-CORR-2016, ME-CORR-2008] two below his points, and he is eliminated', (t) => {
    checks(t, 'ringwraith', 'Gorbag', [1, 1], ['TW-323', 'Cram', 'Lure of Expedience']);
    t.expect.card('Gorbag', { in: 'out of Ann' });
  });
  scenario('[ME-CORR-2013] who is tapped already stays so', (t) => {
    t.given({
      phase: 'corruption check',
      check: { character: 'Layos' },
      dice: [1, 2],
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Dol Guldur', { card: 'Layos', on: ['TW-323'], status: 'wounded' })],
        },
        Bob,
      },
    });
    t.expect.card('Layos', { status: 'wounded' });
  });
  scenario('[ME-CORR-503] an Orc of a fallen-wizard taps', (t) => {
    checks(t, 'fallen-wizard', 'Gorbag', [1, 2]);
    t.expect.card('Gorbag', { in: 'company of company 1', status: 'tapped' });
  });
  scenario('[ME-CORR-503, ME-CORR-2013] a Man of his is as a hero, and is discarded', (t) => {
    checks(t, 'fallen-wizard', 'Layos', [1, 2]);
    t.expect.card('Layos', { in: 'discard of Ann' });
  });
  scenario('[ME-CORR-501, ME-CORR-2031] beside a Ringwraith two are added', (t) => {
    checks(t, 'ringwraith', 'Layos', [1, 1], ['TW-323'], ['Adûnaphel the Ringwraith']);
    t.player('Ann').does('Roll');
    t.expect.card('Layos', { 'corruption check': 2, status: 'untapped' });
  });
  scenario('[ME-CORR-501, ME-CORR-2031] and none without him', (t) => {
    checks(t, 'ringwraith', 'Layos', [6, 6], ['TW-323'], ['Gorbag']);
    t.player('Ann').does('Roll');
    t.expect.card('Layos', { 'corruption check': 0 }).card('Gorbag', { 'corruption check': 0 });
  });
  scenario('[ME-CORR-502] nor does The Balrog himself have them', (t) => {
    t.given({
      players: {
        Ann: { side: 'balrog', companies: [company('The Under-gates', 'The Balrog', 'Gorbag')] },
        Bob,
      },
    });
    t.expect.card('Gorbag', { 'corruption check': 2 }).card('The Balrog', { 'corruption check': 0 });
  });
  /** Bob tempts somebody of Ann's company on its way. */
  const tempted = (who: string, side: string, at: string) => ({
    phase: 'hazards',
    players: {
      Ann: { side, companies: [company(at, who)] },
      Bob: { ...Bob, hand: ['Lure of All'] },
    },
  });
  for (const [rules, who, side, at] of [
    ['ME-CORR-500, ME-CORR-2006', 'Adûnaphel the Ringwraith', 'ringwraith', 'Dol Guldur'],
    ['ME-CORR-502, ME-CORR-2006', 'The Balrog', 'balrog', 'The Under-gates'],
  ] as const)
    scenario(`[${rules}] no corruption card is played on ${who}`, (t) => {
      t.given(tempted(who, side, at));
      t.player('Bob').mayNot('Lure of All', { because: 'there is nothing to choose' });
    });
  scenario('[ME-CORR-2008, ME-CORR-2006] on another minion it is', (t) => {
    t.given(tempted('Layos', 'ringwraith', 'Dol Guldur'));
    t.player('Bob').does('Lure of All: as');
    resolveChain(t);
    t.expect.card('Lure of All', { in: 'on of Layos' });
  });
  for (const [rules, who, side, at] of [
    ['ME-END-001, ME-END-007, ME-CORR-2020', 'Adûnaphel the Ringwraith', 'ringwraith', 'Dol Guldur'],
    ['ME-END-003, ME-CORR-2020', 'The Balrog', 'balrog', 'The Under-gates'],
  ] as const)
    scenario(`[${rules}] before the Council ${who} makes no check, and Gorbag does`, (t) => {
      t.given({
        phase: 'council',
        dice: [1, 1, 6, 6],
        players: {
          Ann: {
            side,
            companies: [
              company(at, { card: who, on: ['Sword of Gondolin'] }, { card: 'Gorbag', on: ['TW-323'] }),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').does('Roll');
      t.expect.card(who, { in: 'company of company 1' }).card('Gorbag', { status: 'untapped' });
    });
});

describe('storing', () => {
  for (const [dice, where] of [
    [[1, 2], 'points of Ann'],
    [[1, 1], 'points of Ann'],
  ] as const)
    scenario(
      `[ME-STORE-2005] a roll of ${dice[0] + dice[1]} against 3 points taps him, and the item is stored`,
      (t) => {
        t.given({
          dice,
          players: {
            Ann: {
              side: 'ringwraith',
              companies: [company('Dol Guldur', { card: 'Layos', on: ['TW-323'] })],
            },
            Bob,
          },
        });
        t.player('Ann').does('Scroll of Isildur: store');
        t.expect.card('Scroll of Isildur', { in: where }).card('Layos', { status: 'tapped' });
      },
    );
  scenario('[ME-STORE-2005] who fails by two loses it', (t) => {
    t.given({
      dice: [1, 1],
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Dol Guldur', { card: 'Layos', on: ['TW-323', 'Lure of Expedience'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Scroll of Isildur: store');
    t.expect.card('Scroll of Isildur', { in: 'discard of Ann' }).card('Layos', { in: 'out of Ann' });
  });
});
