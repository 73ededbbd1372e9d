/** The Lidless Eye: Stay Her Appetite. */
import { describe, expect } from 'vitest';
import { detaining } from '../../../../src/engine.ts';
import { ofAttack } from '../../../../src/rules/combat/attack-numbers.ts';
import { fight } from '../../../fights.ts';
import { invent } from '../../../invented.ts';
import { ringwraith } from '../../../ringwraiths.ts';
import { Bob, company, resolveChain, scenario } from '../../../table.ts';

invent('A harmless beast', 'TD-142');
const CARD = 'Stay Her Appetite';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[LE-140] ${CARD}`, () => {
  // Gwaihir has a mind of 4 and a prowess of 4. Elladan has no direct influence; 4 of general influence are left.
  const fed = (ally: string, dice: readonly number[]) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [
          {
            ...company('Rivendell', { card: 'Elladan', on: [ally] }, 'Elrond', 'Anborn'),
            as: 'riders',
            movesTo: 'Moria',
          },
        ],
      },
      Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
    },
  });
  const play = (t: T): void => {
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
  };
  scenario('[ME-CARD-0717] 5 and 4 are no more than 4 and 5', (t) => {
    t.given(fed('Gwaihir', [2, 3]));
    t.player('Ann').has({ 'general influence left': 4 });
    play(t);
    t.expect.table({ 'attack strikes': 0 }).card('Gwaihir', { in: 'on of Elladan' });
  });
  scenario('[ME-CARD-0717, ME-CARD-0719] 6 and 4 are: it attacks, detains a hero, and is lost', (t) => {
    t.given(fed('Gwaihir', [3, 3, 2, 3, 6, 6]));
    play(t);
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 9 });
    expect(ofAttack(t.state, detaining, t.state.global.attack)).toBe(1);
    t.player('Ann').does('Pass');
    t.expect.table({ strike: 'Elladan' });
    fight(t);
    t.expect.card('Gwaihir', { in: 'discard of Ann' }).card('Elladan', { status: 'tapped' });
  });
  scenario('[ME-CARD-0718] one without prowess only leaves', (t) => {
    t.given(fed('A harmless beast', [6, 6]));
    play(t);
    t.expect.table({ 'attack strikes': 0 }).card('A harmless beast', { in: 'discard of Ann' });
  });
  scenario('not without an ally in the company', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          companies: [
            { ...company('Rivendell', 'Elladan'), movesTo: 'Moria' },
            company('Bree', { card: 'Elrohir', on: ['Gwaihir'] }),
          ],
        },
        Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
      },
    });
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose an ally' });
  });
  for (const [dice, place] of [
    [[6, 6], 'on of Gorbag'],
    [[1, 1, 1, 1], 'discard of Ann'],
  ] as const)
    scenario(`a minion can defeat it: ${place}`, (t) => {
      t.given({
        phase: 'hazards',
        dice: [6, 6, 1, 1, ...dice],
        players: {
          Ann: ringwraith({
            companies: [
              {
                ...company('Dol Guldur', { card: 'Gorbag', on: ['Last Child of Ungoliant'] }, 'Azog', 'Bolg'),
                movesTo: 'Moria',
              },
            ],
          }),
          Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
        },
      });
      t.player('Ann').has({ 'general influence left': 5 });
      play(t);
      fight(t);
      t.expect.card('Last Child of Ungoliant', { in: place });
    });
});
