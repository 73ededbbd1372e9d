/** Mines of Moria: the Isengard culture. */
import { expect } from 'vitest';
import { invent, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  site('Low cave', { siteNumber: 4, block: 1, keyword: ['Underground'] }),
  site('High moor', { siteNumber: 4, block: 1 }),
);
const goblinMan = (card: string, wounds = 0) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card, number: 4 }],
  players: {
    Ann: { companions: [frodo()], site: 4, hand: ['Pathfinder'] },
    Bob: {
      minions: [{ card: 'Goblin Man', as: 'first', wounds }],
      hand: [{ card: 'Goblin Man', as: 'Man' }],
    },
  },
});
scenario('[2_42/1] Goblin Man is discarded underground', (t) => {
  t.given(goblinMan('Low cave'));
  t.player('Bob').does('Man: play');
  t.expect.card('Man', { in: 'discard of Bob' });
});
scenario('[2_42/1, 2_42/2, LR-EFFECT-002] elsewhere he stays, and exerts to look at a hand', (t) => {
  t.given(goblinMan('High moor'));
  t.player('Bob').does('Man: play', 'first');
  t.expect.card('Man', { in: 'minions of Bob' }).card('first', { wounds: 1 });
  expect(t.state.card.knownTo[t.who.card('Pathfinder')]).toBe(0b110);
});
scenario('[2_42/2, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(goblinMan('High moor', 1));
  t.player('Bob').mayNot('first', { rule: 'LR-EXERT-003' });
});
