/** Dark Minions: hazard long-events. */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('[DM-98] The Way is Shut', () => {
  for (const [from, to, back] of [
    ['Moria', 'The Under-gates', true],
    ['The Under-grottos', 'Goblin-gate', true],
    ['Rivendell', 'Moria', false],
  ] as const)
    scenario(`[DM-98/1] The Way is Shut: from ${from} to ${to}: back ${back}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [{ ...company(from, 'Elladan'), movesTo: to }] },
          Bob: { ...Bob, hand: ['The Way is Shut', 'Orc-guard'] },
        },
      });
      t.player('Bob').does('The Way is Shut: as');
      resolveChain(t);
      t.expect.card('Elladan', { at: back ? from : 'nowhere' });
    });
  for (const events of [['The Way is Shut'], []])
    scenario(`[DM-98/2] The Way is Shut: whoever sets out later, with ${events.length} in play`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [{ ...company('Moria', 'Elladan'), movesTo: 'The Under-gates' }] },
          Bob: { ...Bob, hand: ['Orc-guard'], events },
        },
      });
      resolveChain(t);
      t.expect.card('Elladan', { at: events.length === 1 ? 'Moria' : 'nowhere' });
    });
});
