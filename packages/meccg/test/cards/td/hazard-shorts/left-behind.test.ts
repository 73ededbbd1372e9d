/** The Dragons: Left Behind. */
import { describe, expect } from 'vitest';
import { companyOf } from '../../../../src/rules/cards/cards.ts';
import { fight } from '../../../fights.ts';
import { Bob, company, idleUntil, resolveChain, rowOf, scenario, toMoria } from '../../../table.ts';

const CARD = 'Left Behind';
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[TD-41] ${CARD}`, () => {
  const attacked = (strikes: number, who: readonly string[] = ['Elrond', 'Glorfindel II', 'Gandalf']) => ({
    phase: 'attack',
    attack: { strikes, prowess: 1 },
    players: {
      Ann: { hand: ['Escape'], companies: [{ ...company('Rivendell', ...who), movesTo: 'Moria' }] },
      Bob: { ...Bob, hand: [CARD, 'Orc-guard'] },
    },
  });
  for (const strikes of [4, 5])
    scenario(`an attack of ${strikes} strikes`, (t) => {
      t.given(attacked(strikes));
      t.player('Ann').does('Pass');
      if (strikes === 4) {
        t.player('Bob').mayNot(CARD, { because: '5 strikes' });
        return;
      }
      t.player('Bob').does(`${CARD}: as`);
      t.player('Bob').mayChoose.exactly('Elrond', 'Glorfindel II');
    });
  const left = (dice: readonly number[]) => ({
    phase: 'hazards',
    dice,
    players: {
      Ann: {
        hand: ['Escape'],
        companies: [
          {
            ...company('Rivendell', 'Elrond', 'Glorfindel II', 'Aragorn II', 'Haldir', 'Legolas'),
            as: 'riders',
            movesTo: 'Moria',
            by: toMoria,
          },
        ],
      },
      Bob: { ...Bob, hand: [CARD, 'Orc-guard', 'Orc-raiders', 'Hobgoblins'] },
    },
  });
  const strand = (t: T): void => {
    t.player('Bob').does('Orc-guard: attack');
    resolveChain(t);
    t.player('Ann').does('Pass');
    t.player('Bob').does(`${CARD}: as`, 'Elrond');
    resolveChain(t);
    fight(t);
  };
  const sixes = Array.from({ length: 10 }, () => 6);
  scenario('he has a phase of his own, on the same way and with a limit of one', (t) => {
    t.given(left(sixes));
    strand(t);
    const alone = companyOf(t.state, rowOf(t.state, 'Elrond'));
    expect(alone).not.toBe(companyOf(t.state, rowOf(t.state, 'Legolas')));
    idleUntil(t, () => t.state.global.company === alone && t.state.kernel.asked === 2);
    t.expect.table({ hazardLimit: 1, regions: toMoria, hazardsDeclared: 0 });
    t.player('Bob').mayChoose.includes('Orc-raiders: attack');
  });
  scenario('[ME-CARD-0406] he joins them again when all have moved', (t) => {
    t.given(left(sixes));
    strand(t);
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Elrond', { at: 'Moria', in: 'company of riders' });
  });
});
