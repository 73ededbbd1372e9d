/** Trophies: what an Orc or Troll keeps of a creature. ME-TROPHY, ME-COMBAT-4006 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { dragonOf, isGone } from '../../../src/rules/hazards/manifestations.ts';
import type { S } from '../../../src/state.ts';
import { invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

invent('Two Blows', 'TW-39', { attacks: 2 });

/** Nobody stays untapped and nothing is played, until a question of another kind comes. */
function fightOn(t: Table<S>): void {
  for (let n = 0; n < 40 && t.state.global.attack !== 0; n++) {
    const offered = t.offered();
    const idle = ['No', 'Pass'].find((words) => offered.includes(words));
    if (idle === undefined) return;
    t.choose(t.state.kernel.asked, idle);
  }
}
const attacked = (
  who: readonly (string | object)[],
  creature: string,
  dice: readonly number[],
  side = 'ringwraith',
  at = 'Moria',
) => ({
  phase: 'attack',
  attack: { creature },
  dice,
  players: {
    Ann: { side, companies: [company(at, ...who)] },
    Bob: { ...Bob, hand: [creature] },
  },
});

describe('taking one', () => {
  scenario('[ME-TROPHY-500 ME-TROPHY-4000] an Orc who faced a strike may, nobody else', (t) => {
    t.given(attacked(['Gorbag', 'Grishnákh', 'Layos'], 'Giant', [6, 6]));
    t.player('Ann').does('Gorbag');
    fightOn(t);
    t.player('Ann').mayChoose.exactly('Gorbag', 'Nobody');
    t.player('Ann').does('Gorbag');
    t.expect.card('Giant', { in: 'on of Gorbag', trophy: true });
  });
  scenario('[ME-TROPHY-500] nobody need: what is worth nothing to minions is out of play', (t) => {
    t.given(attacked(['Gorbag'], 'Giant', [6, 6]));
    fightOn(t);
    t.player('Ann').does('Nobody');
    t.expect.card('Giant', { in: 'out of Bob' });
  });
  scenario('[ME-TROPHY-500 ME-TROPHY-4000] a Man takes none', (t) => {
    t.given(attacked(['Layos', 'Gorbag'], 'Orc-lieutenant', [6, 6]));
    t.player('Ann').does('Layos');
    fightOn(t);
    t.expect.card('Orc-lieutenant', { in: 'out of Bob' });
  });
  scenario('[ME-TROPHY-500] nor is there one of a creature that was not defeated', (t) => {
    t.given(attacked(['Gorbag'], 'Giant', [4, 3]));
    fightOn(t);
    t.expect.card('Giant', { in: 'discard of Bob' });
  });
  scenario('[ME-TROPHY-500] whoever faced any of its attacks may, not of the last alone', (t) => {
    t.given(attacked(['Gorbag', 'Grishnákh', 'Layos'], 'Two Blows', [6, 6, 6, 6]));
    t.player('Ann').does('Gorbag');
    fightOn(t);
    t.player('Bob').does('Grishnákh');
    fightOn(t);
    t.player('Ann').mayChoose.exactly('Gorbag', 'Grishnákh', 'Nobody');
  });
  scenario('[ME-TROPHY-502] what one has played oneself is no trophy', (t) => {
    t.given({
      ...attacked(['Gorbag'], 'Giant', [6, 6]),
      players: {
        Ann: { side: 'ringwraith', companies: [company('Moria', 'Gorbag')] },
        Bob: { ...Bob, hand: [{ card: 'Giant', owner: 'Ann' }] },
      },
    });
    fightOn(t);
    t.expect.card('Giant', { in: 'out of Ann' });
  });
  scenario('[ME-TROPHY-500] heroes take none', (t) => {
    t.given(attacked(['Aragorn II'], 'Giant', [6, 6], 'wizard'));
    fightOn(t);
    t.expect.card('Giant', { in: 'points of Ann' });
  });
  scenario('[ME-TROPHY-503 ME-TROPHY-4002] a Dragon may be one, and is gone in every other shape', (t) => {
    t.given(attacked(['Gorbag'], 'Bairanax', [6, 6, 6, 6]));
    fightOn(t);
    t.player('Ann').does('Gorbag');
    t.expect.card('Bairanax', { in: 'on of Gorbag' });
    expect(isGone(t.state, dragonOf(t.state.card.def[t.who.card('Bairanax')]))).toBe(true);
  });
});

/** Gorbag, 6/9 without direct influence, and his trophies. */
const bearing = (
  trophies: readonly string[],
  card = 'Gorbag',
  { side = 'ringwraith', at = 'Dol Guldur' }: { readonly side?: string; readonly at?: string } = {},
) => ({
  phase: 'organization',
  players: {
    Ann: {
      side,
      companies: [
        company(at, {
          card,
          on: trophies.map((trophy) => ({ card: trophy, owner: 'Bob', trophy: true })),
        }),
      ],
    },
    Bob,
  },
});
describe('what they give', () => {
  const rows: readonly (readonly [
    points: string,
    trophies: readonly string[],
    influence: number,
    prowess: number,
  ])[] = [
    ['none', [], 0, 0],
    ['1', ['Giant'], 1, 0],
    ['2', ['Sons of Kings'], 1, 1],
    ['1 and 1', ['Giant', 'Wargs'], 1, 1],
    ['1 and 2', ['Giant', 'Sons of Kings'], 2, 1],
    ['4', ['Agburanar'], 2, 2],
    ['4 and 1', ['Agburanar', 'Giant'], 2, 2],
  ];
  for (const [points, trophies, influence, prowess] of rows)
    scenario(
      `[ME-TROPHY-501 ME-TROPHY-4001] ${points}: +${influence} direct influence, +${prowess} prowess`,
      (t) => {
        t.given(bearing(trophies));
        t.expect.card('Gorbag', { 'direct influence': influence, prowess: 6 + prowess });
      },
    );
  scenario('[ME-TROPHY-4001 ME-TROPHY-501] prowess goes no higher than 9 by them', (t) => {
    t.given(bearing(['Agburanar'], 'Lieutenant of Angmar'));
    t.expect.card('Lieutenant of Angmar', { 'direct influence': 3, prowess: 9 });
  });
  scenario(
    '[ME-TROPHY-506 ME-TROPHY-4002] a fallen-wizard has them by what is printed, whatever he scores',
    (t) => {
      t.given(bearing(['Bairanax'], 'Gorbag', { side: 'fallen-wizard', at: 'LE-367' }));
      t.expect.card('Gorbag', { 'direct influence': 2, prowess: 7 });
      t.player('Ann').has({ 'kill points': 1 });
    },
  );
  scenario(
    '[ME-TROPHY-505 ME-TROPHY-4002 ME-COMBAT-4006] minions score for those with an asterisk, and no others',
    (t) => {
      t.given(bearing(['Sons of Kings', 'Giant']));
      t.player('Ann').has({ 'kill points': 2 });
    },
  );
});

describe('as items', () => {
  const fallen = (trophy: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 20 },
    dice: [1, 1, 6, 6],
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [
          company('Moria', { card: 'Gorbag', on: [{ card: trophy, owner: 'Bob', trophy: true }] }, 'Layos'),
        ],
      },
      Bob,
    },
  });
  scenario('[ME-TROPHY-500 ME-TROPHY-4000] of the fallen it goes to the points, if it is worth any', (t) => {
    t.given(fallen('Sons of Kings'));
    t.player('Ann').does('Gorbag').does('No').passes();
    t.expect
      .card('Gorbag', { in: 'out of Ann' })
      .card('Sons of Kings', { in: 'points of Ann', trophy: false });
    t.player('Ann').has({ 'kill points': 2 });
  });
  scenario(
    '[ME-TROPHY-500 ME-TROPHY-4000] otherwise out of play with its owner: nobody takes it over',
    (t) => {
      t.given(fallen('Giant'));
      t.player('Ann').does('Gorbag').does('No').passes();
      t.expect.card('Giant', { in: 'out of Bob', trophy: false });
    },
  );
  scenario(
    '[ME-TROPHY-500 ME-TROPHY-4000] at a Haven it is neither handed on nor stored, and does not corrupt',
    (t) => {
      t.given({
        phase: 'organization',
        players: {
          Ann: {
            side: 'ringwraith',
            companies: [
              company(
                'Dol Guldur',
                { card: 'Gorbag', on: [{ card: 'Giant', owner: 'Bob', trophy: true }, 'Cram'] },
                'Layos',
              ),
            ],
          },
          Bob,
        },
      });
      t.player('Ann').mayChoose.includes('Cram: store', 'Cram: transfer');
      t.player('Ann').mayChoose.excludes('Giant');
      t.expect.card('Gorbag', { 'corruption points': 1 });
    },
  );
  scenario('[ME-TROPHY-504 ME-TROPHY-4002] thieves take it as they would any other', (t) => {
    t.given({
      phase: 'attack',
      attack: { creature: 'Brigands' },
      dice: [1, 1, 1, 1],
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('Moria', { card: 'Gorbag', on: [{ card: 'Giant', owner: 'Bob', trophy: true }] }),
          ],
        },
        Bob: { ...Bob, hand: ['Brigands'] },
      },
    });
    fightOn(t);
    t.expect.card('Giant', { in: 'out of Bob' });
  });
});
