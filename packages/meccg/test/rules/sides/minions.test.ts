/** What differs for minions: body checks, influence and whom they score for. ME-BODY, ME-INFL, ME-MP */
import { exactly, host, modifier } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { body } from '../../../src/engine.ts';
import { generalInfluenceLeft } from '../../../src/rules/influence/influence.ts';
import { KILL, rawPoints } from '../../../src/rules/points.ts';
import { Phase, type S } from '../../../src/state.ts';
import { fight } from '../../fights.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

borrow('LE-4', 'LE-63');

invent('Snaga', 'LE-30', { discardOn: [7, 8] });

invent('Thick Hide', 'TW-246', modifier({ attribute: body, of: exactly(host), by: 1 }));

describe('body checks', () => {
  /** One strike wounds him, and then the dice of the body check. */
  const wounded = (t: Table<S>, who: string | object, ...dice: readonly number[]): void => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 30 },
      dice: [1, 1, ...dice],
      players: { Ann: { side: 'ringwraith', companies: [company('Mount Gram', who)] }, Bob },
    });
    fight(t);
  };
  for (const [dice, where] of [
    [[3, 3], 'company of company 1'],
    [[3, 4], 'discard of Ann'],
    [[4, 4], 'discard of Ann'],
    [[4, 5], 'out of Ann'],
  ] as const)
    scenario(
      `[ME-BODY-504] discarded on 7 or 8 with a body of 8: a ${dice[0] + dice[1]} leaves him in ${where}`,
      (t) => {
        wounded(t, 'Snaga', ...dice);
        t.expect.card('Snaga', { in: where });
      },
    );
  for (const [dice, where] of [
    [[3, 4], 'company of company 1'],
    [[4, 4], 'discard of Ann'],
    [[4, 5], 'discard of Ann'],
    [[5, 5], 'out of Ann'],
  ] as const)
    scenario(
      `[ME-BODY-504, ME-BODY-4004] with one more body a ${dice[0] + dice[1]} leaves him in ${where}`,
      (t) => {
        wounded(t, { card: 'Snaga', on: ['Thick Hide'] }, ...dice);
        t.expect.card('Snaga', { in: where });
      },
    );
  scenario('[ME-BODY-504] the roll counts as it is modified', (t) => {
    wounded(t, { card: 'Snaga', status: 'wounded' }, 3, 3);
    t.expect.card('Snaga', { in: 'discard of Ann' });
  });
  for (const [dice, where] of [
    [[3, 3], 'company of company 1'],
    [[3, 4], 'hand of Ann'],
    [[4, 4], 'hand of Ann'],
    [[4, 5], 'company of company 1'],
    [[5, 6], 'out of Ann'],
  ] as const)
    scenario(
      `[ME-BODY-500, ME-RW-4002] a Ringwraith with a body of 10: a ${dice[0] + dice[1]} leaves her in ${where}`,
      (t) => {
        wounded(t, 'Adûnaphel the Ringwraith', ...dice);
        t.expect.card('Adûnaphel the Ringwraith', { in: where });
        expect(t.state.player.outcome[1]).toBe(where === 'out of Ann' ? 2 : 0);
      },
    );
  scenario('[ME-BODY-500] 7 or 8 is what the roll is modified to', (t) => {
    wounded(t, { card: 'Adûnaphel the Ringwraith', status: 'wounded' }, 4, 4);
    t.expect.card('Adûnaphel the Ringwraith', { in: 'company of company 1' });
  });
});

describe('influence', () => {
  const uses = (t: Table<S>, side: string, ...who: readonly string[]): number => {
    t.given({ players: { Ann: { side, companies: [company('LE-367', ...who)] }, Bob } });
    return generalInfluenceLeft(t.state, 1);
  };
  scenario('[ME-INFL-505, ME-INFL-2001, ME-INFL-4002] five more are always unused', (t) => {
    expect(uses(t, 'ringwraith', 'Lieutenant of Angmar', 'Gorbag', 'Layos')).toBe(5);
  });
  for (const [rules, side, left] of [
    ['ME-INFL-505', 'ringwraith', 10],
    ['ME-INFL-4003', 'balrog', 10],
    ['ME-INFL-505', 'sauron', 10],
    ['ME-INFL-505', 'fallen-wizard', 5],
    ['ME-INFL-505', 'wizard', 5],
  ] as const)
    scenario(`[${rules}] with a mind of 15 controlled, a ${side} player has ${left} unused`, (t) => {
      expect(uses(t, side, 'Lieutenant of Angmar', 'Gorbag')).toBe(left);
    });
  scenario('[ME-INFL-507] and come after what is left cannot be less than nothing', (t) => {
    expect(uses(t, 'ringwraith', 'Lieutenant of Angmar', 'Gorbag', 'Layos', 'Calendal')).toBe(5);
  });
  scenario('[ME-INFL-505, ME-INFL-2001] they control nobody', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Calendal'],
          companies: [company('Dol Guldur', 'Lieutenant of Angmar', 'Gorbag', 'Layos')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Calendal: bring into play', 'Join Lieutenant of Angmar', 'Done');
    idleUntil(t, () => t.state.global.phase !== Phase.organization);
    t.expect.card('Calendal', { in: 'hand of Ann' });
  });
  /** Théoden of Ann tries Orophin of Bob, whose influence is all used: 8 + 3 − 6, against a mind of 2. */
  const tries = (t: Table<S>, ann: string, bob: string, dice: readonly number[]): void => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice,
      players: {
        Ann: { side: ann, companies: [company('TW-394', 'Théoden', 'Haldir')] },
        Bob: {
          side: bob,
          companies: [company('Rivendell', 'Elrond', 'Glorfindel II'), company('TW-394', 'Orophin')],
        },
      },
    });
    t.player('Ann').does('Théoden: influence');
  };
  for (const [rules, ann, bob, dice, where] of [
    ['ME-INFL-2016', 'wizard', 'wizard', [4, 4, 4, 4], 'discard of Bob'],
    ['ME-INFL-2016', 'ringwraith', 'wizard', [5, 5, 3, 2], 'discard of Bob'],
    ['ME-INFL-2016', 'ringwraith', 'wizard', [5, 5, 3, 3], 'company of company 2 of Bob'],
    ['ME-INFL-2016', 'balrog', 'wizard', [5, 5, 3, 3], 'company of company 2 of Bob'],
    ['ME-INFL-2038, ME-FW-4006', 'fallen-wizard', 'wizard', [4, 4, 4, 4], 'discard of Bob'],
    ['ME-INFL-2038, ME-FW-4006', 'fallen-wizard', 'ringwraith', [4, 4, 4, 4], 'company of company 2 of Bob'],
    ['ME-INFL-2016', 'ringwraith', 'fallen-wizard', [5, 5, 3, 3], 'company of company 2 of Bob'],
    ['ME-INFL-2016', 'sauron', 'wizard', [5, 5, 3, 3], 'company of company 2 of Bob'],
  ] as const)
    scenario(`[${rules}] a ${ann} player against a ${bob} player rolls ${dice.join(', ')}: ${where}`, (t) => {
      tries(t, ann, bob, dice);
      t.expect.card('Orophin', { in: where });
    });
});

describe('whom they score for', () => {
  const beats = (t: Table<S>, side: string, creature: string, bob = 'wizard'): void => {
    t.given({
      phase: 'attack',
      attack: { creature, strikes: 1, prowess: 2, body: 0 },
      dice: [6, 6],
      players: {
        Ann: { side, companies: [company('LE-394', 'Gorbag')] },
        Bob: { ...Bob, side: bob, hand: [creature] },
      },
    });
    fight(t);
  };
  for (const [rules, side, creature, where, points] of [
    ['ME-MP-025, ME-MP-503', 'ringwraith', 'The Border-watch', 'points of Ann', 1],
    ['ME-MP-025, ME-MP-504, ME-PILE-009', 'ringwraith', 'Cave-drake', 'out of Bob', 0],
    ['ME-MP-503', 'balrog', 'The Border-watch', 'points of Ann', 1],
    ['ME-MP-503', 'sauron', 'Cave-drake', 'out of Bob', 0],
    ['ME-MP-501', 'wizard', 'Cave-drake', 'points of Ann', 1],
    ['ME-MP-024, ME-MP-501, ME-MP-502', 'wizard', 'The Border-watch', 'out of Bob', 0],
    ['ME-MP-024, ME-MP-502, ME-MP-505', 'fallen-wizard', 'The Border-watch', 'out of Bob', 0],
    ['ME-MP-505', 'fallen-wizard', 'Smaug', 'points of Ann', 1],
  ] as const)
    scenario(`[${rules}] a ${side} player beats ${creature}: it lies in ${where}`, (t) => {
      beats(t, side, creature);
      if (t.offered().includes('Nobody')) t.player('Ann').does('Nobody');
      t.expect.card(creature, { in: where });
      expect(rawPoints(t.state, 1)[KILL]).toBe(points);
    });
});
