/** The Dragons: Cruel Caradhras. */
import { describe, expect } from 'vitest';
import { Deed, timesOf } from '../../../../src/rules/companies/history.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';

const CARD = 'Cruel Caradhras';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
const play = (t: T): void => {
  t.player('Bob').does(`${CARD}: as`);
  resolveChain(t);
};

describe('[TD-9] Cruel Caradhras', () => {
  const way = (from: string, to: string, by: readonly string[] | 'starter', ann: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [{ ...company(from, 'Elladan', 'Anborn'), as: 'riders', movesTo: to, by }],
        ...ann,
      },
      Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
    },
  });
  const over = ['Rhudaur', 'Hollin', 'Redhorn Gate', 'Wold & Foothills'];
  const morgul = ['Imlad Morgul', 'Gorgoroth'];
  for (const [from, to, by, may] of [
    ['Rivendell', 'Lórien', over, true],
    ['Moria', 'Lórien', ['Redhorn Gate', 'Wold & Foothills'], true],
    ['Rivendell', 'Moria', ['Rhudaur', 'Hollin', 'Redhorn Gate'], false],
    ['Moria', 'Lórien', 'starter', false],
    ['Minas Morgul', 'Barad-dûr', morgul, true],
    ['Carn Dûm', 'Mount Gram', ['Angmar'], false],
    ['Carn Dûm', 'Rivendell', ['Angmar', 'Rhudaur'], true],
  ] as const)
    scenario(`[ME-CARD-0136, ME-CARD-0137] from ${from} to ${to} by ${[by].flat().join()}: ${may}`, (t) => {
      t.given(way(from, to, by));
      if (may) t.player('Bob').mayChoose.includes(`${CARD}: as`);
      else t.player('Bob').mayNot(CARD, { because: 'region movement' });
    });
  scenario('everyone faces a strike of 8, and no attack', (t) => {
    t.given({ ...way('Rivendell', 'Lórien', over, { hand: ['Escape', 'Dodge'] }), dice: [6, 6] });
    play(t);
    t.expect.table({ strikes: ['Elladan: pending', 'Anborn: pending'], 'attack prowess': 8 });
    t.player('Ann').mayNot('Escape', { because: 'attack' });
    t.player('Ann').does('The strike against Elladan');
    t.player('Ann').does('No');
    t.player('Ann').mayChoose.includes('Dodge: when');
    t.player('Ann').does('Pass');
    t.expect
      .card('Elladan', { status: 'tapped' })
      .table({ strikes: ['Elladan: defeated', 'Anborn: pending'] });
  });
  for (const [body, result] of [
    [[3, 4], 'company of riders'],
    [[4, 4], 'out of Ann'],
  ] as const)
    scenario(`body checks are modified by 1: ${body.join(' and ')}`, (t) => {
      // Anborn has a prowess of 2 and a body of 8; he rolls 3, and the check comes to one more than the dice.
      t.given({
        phase: 'hazards',
        dice: [1, 2, ...body],
        players: {
          Ann: {
            companies: [{ ...company('Rivendell', 'Anborn'), as: 'riders', movesTo: 'Lórien', by: over }],
          },
          Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
        },
      });
      play(t);
      idleUntil(t, () => t.state.global.attack === 0);
      t.expect.card('Anborn', { in: result });
    });
  scenario('[ME-CARD-0138] a strike cannot be cancelled, and nobody has faced an attack', (t) => {
    t.given({
      phase: 'hazards',
      dice: [6, 6, 6, 6, 6, 6],
      players: {
        Ann: {
          hand: ['Cram'],
          companies: [
            {
              ...company('Rivendell', { card: 'Frodo', on: ['The One Ring'] }, 'Elladan'),
              movesTo: 'Lórien',
              by: over,
            },
          ],
        },
        Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
      },
    });
    play(t);
    t.player('Ann').does('The strike against Frodo');
    t.player('Ann').does('No', 'The One Ring: when', 'Roll');
    t.expect.table({ strikes: ['Frodo: pending', 'Elladan: pending'] });
    const moving = t.state.global.company;
    idleUntil(t, () => t.state.global.attack === 0);
    expect(timesOf(t.state, moving, Deed.faced, () => true)).toBe(0);
  });
  scenario('not in the middle of an attack', (t) => {
    t.given(going([CARD, 'Orc-guard'], ['Elladan'], { hand: ['Escape'] }));
    t.player('Bob').mayNot(CARD, { because: 'region movement' });
  });
});
