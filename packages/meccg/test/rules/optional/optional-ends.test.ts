/** Optional rules about the end of a game, on and off; and what games of many have besides. ME-END-4002, ME-MPOPT-4004, 4005 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { readSetup } from '../../../src/game.ts';
import type { S } from '../../../src/state.ts';
import { mayCall } from '../../../src/turn/end.ts';
import { adapter, Bob, company, idleUntil, offers, scenario } from '../../table.ts';

const tapped = (card: string): object => ({ card, status: 'tapped' });

describe('the Weakest Link', () => {
  /** Each has a character of one point; Bob's bears corruption. */
  const three = { factions: ['Riders of Rohan'], points: ['Orcrist'] };
  const others = { factions: ['Knights of Dol Amroth'], points: ['Scroll of Isildur'] };
  const tied = (
    dice: readonly number[],
    options: readonly string[] = ['weakest-link'],
    ann: object = {},
    bob: object = {},
  ) => ({
    phase: 'council',
    active: 'Ann',
    dice,
    options,
    players: {
      Ann: { companies: [company('Rivendell', 'Elladan')], ...three, ...ann },
      Bob: { companies: [company('Edhellond', 'Elrohir')], ...others, ...bob },
    },
  });
  scenario('[ME-END-4002] without it a tie is a tie', (t) => {
    t.given(tied([1, 1, 1, 1], []));
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' });
  });
  scenario('[ME-END-4002] everyone checks again with one point more, until somebody leads', (t) => {
    // Twos pass against 0 and 1 point; at 2 Elladan fails, and Elrohir rolls 3.
    t.given(tied([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]));
    t.expect.card('Elladan', { in: 'discard of Ann' }).result({ Ann: 'lost', Bob: 'won' });
    t.expect.table({ weakest: 2 });
  });
  scenario('[ME-END-4002] if nobody is left whom it could corrupt, the tie stands', (t) => {
    t.given(tied([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]));
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' }).table({ weakest: 2 });
  });
  scenario('[ME-END-4002] nor is it weighed where only Wizards are left', (t) => {
    const alone = (who: string): object => ({ companies: [company('Rivendell', who)] });
    t.given(tied([6, 6, 6, 6], ['weakest-link'], alone('Alatar'), alone('Pallando')));
    t.expect.result({ Ann: 'drawn', Bob: 'drawn' }).table({ weakest: 0 });
  });
  scenario('[ME-END-4002] a Wizard checks again without a point more, and a Ringwraith not at all', (t) => {
    // Elladan and Alatar of Ann's, Hador of Bob's. All pass with 2 at first; then with a point more on two of them.
    const ann = { companies: [company('Rivendell', tapped('Elladan'), tapped('Alatar'))] };
    const bob = {
      side: 'ringwraith',
      companies: [company('Dol Guldur', tapped('Adûnaphel the Ringwraith'), tapped('Hador'))],
    };
    const ones = (rolls: number): number[] => Array.from({ length: 2 * rolls }, () => 1);
    t.given(tied([...ones(8), 6, 6], ['weakest-link'], ann, bob));
    for (const who of ['Elladan', 'Alatar', 'Elladan', 'Alatar', 'Elladan', 'Alatar'])
      if (t.state.kernel.over === 0 && offers(t, who)) t.player('Ann').does(`${who} checks`);
    t.expect.card('Alatar', { at: 'Rivendell' }).card('Elladan', { in: 'discard of Ann' });
    t.expect.result({ Ann: 'lost', Bob: 'won' });
  });
});

describe('a lost avatar among many', () => {
  /** Ann transfers a ring from Alatar, who fails his check. */
  const falling = (avatarLoss: string, options: readonly string[] = [], checks = 0) => ({
    avatarLoss,
    options,
    turn: 7,
    dice: [1, 1, ...Array.from({ length: 2 * checks }, () => 6)],
    players: {
      Ann: {
        hand: ['Gandalf'],
        companies: [company('Rivendell', { card: 'Alatar', on: ['The One Ring', 'Cram'] }, 'Elladan')],
        deck: many,
      },
      Bob: { ...Bob, deck: many },
      Cid: { companies: [company('Lórien', 'Bofur')], deck: many },
    },
  });
  const many = Array.from({ length: 40 }, () => 'Cram');
  const ends = ['avatar-death'];
  const falls = (t: Table<S>): void => {
    t.player('Ann').does('Cram: transfer', 'Roll');
    t.expect.card('Alatar', { in: 'out of Ann' });
  };
  scenario('[ME-MPOPT-4004] after it everyone who is left has one turn, and the Council is held', (t) => {
    t.given(falling('eliminated', ends, 2));
    falls(t);
    const turns = new Set<number>();
    idleUntil(t, () => {
      if (t.state.kernel.over === 0 && t.state.global.turn > 7) turns.add(t.state.global.active);
      return t.state.kernel.over === 1;
    });
    expect([...turns]).toEqual([2, 3]);
    expect(t.state.global.turn).toBe(9);
  });
  scenario(
    '[ME-MPOPT-4004] where a lost avatar costs points only, his player has his last turn, too',
    (t) => {
      t.given(falling('minus5', ends, 3));
      falls(t);
      idleUntil(t, () => t.state.kernel.over === 1);
      expect(t.state.global.turn).toBe(10);
    },
  );
  scenario('[ME-MPOPT-4004] without it the game goes on', (t) => {
    t.given(falling('eliminated'));
    falls(t);
    idleUntil(t, () => t.state.global.turn > 9);
    t.expect.result('undecided');
  });
  test('[ME-MPOPT-4004] it is no rule for two', () => {
    expect(() => readSetup({ decks: ['A', 'B'], options: ends })).toThrow(
      '"avatar-death" is for 3 to 5 players, and here are 2',
    );
  });
  scenario('[ME-MPOPT-4005] or it costs five points of the total, and no other comes', (t) => {
    t.given(falling('minus5'));
    falls(t);
    t.player('Ann').has({ penalty: 5, outcome: 'playing' });
    t.player('Ann').mayNot('Gandalf', { because: 'had your Wizard', rule: 'ME-END-4009' });
  });
});

test('[ME-OPTION-002] two play by the usual rules, three and more by those for many', () => {
  const calls = (more: object): boolean => {
    const t = new Table(adapter);
    t.given({
      decks: 2,
      players: {
        Ann: { exhausted: 1, points: rich, companies: [company('Rivendell', 'Elladan')] },
        Bob,
        ...more,
      },
    });
    return mayCall(t.state, 1);
  };
  // 22 points are enough among many, and 25 between two. ME-MP-4001
  const rich = ['Orcrist', 'Scroll of Isildur', ...Array.from({ length: 7 }, () => 'Hauberk of Bright Mail')];
  expect([calls({}), calls({ Cid: { companies: [company('Lórien', 'Bofur')] } })]).toEqual([false, true]);
});
