/** Cards on guard when the hazard limit falls: those within it stay, the others go back to hand. ME-ONGUARD-2003 */
import { expect } from 'vitest';
import { Bob, company, rowOf, scenario } from '../../table.ts';

const guarded = (declared: number) => ({
  phase: 'hazards',
  hazardsDeclared: declared,
  players: {
    Ann: {
      hand: ['Concealment'],
      companies: [
        {
          ...company('Rivendell', 'Elladan', 'Elrohir'),
          movesTo: 'Moria',
          onGuard: [
            { card: 'Orc-guard', owner: 'Bob', hazard: 2 },
            { card: 'Orc-watch', owner: 'Bob', hazard: 3 },
          ],
        },
      ],
    },
    Bob: { ...Bob, hand: ['Ghosts'] },
  },
});

scenario(
  '[ME-ONGUARD-2003] of two cards the one within the limit stays, and the other is as never placed',
  (t) => {
    t.given(guarded(3));
    t.expect.table({ hazardLimit: 2 });
    t.expect
      .card('Orc-guard', { in: 'onGuard of company 1 of Ann' })
      .card('Orc-watch', { in: 'hand of Bob' });
    expect(t.state.card.hazardNumber[rowOf(t.state, 'Orc-watch')]).toBe(0);
  },
);
