/** The Balrog: hazard permanent-events. */
import { describe } from 'vitest';
import { invent } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

invent('Spiders below', 'TW-40', {});
invent('The one spider', 'TW-86', {});

describe('Ungoliant’s Foul Issue', () => {
  const below = (at: string, events: readonly string[] = ['Ungoliant’s Foul Issue']) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Escape'], companies: [company(at, 'Elladan', 'Elrohir')] },
      Bob: { ...Bob, events, hand: ['Spiders below', 'The one spider', 'Doors of Night'] },
    },
  });
  for (const at of ['The Under-grottos', 'The Under-leas'])
    scenario(`[BA-28/2] Ungoliant’s Foul Issue: common Spiders may be keyed to ${at}`, (t) => {
      t.given(below(at));
      t.player('Bob').mayChoose.includes('Spiders below: attack');
      t.player('Bob').mayNot('The one spider', { to: 'attack', because: 'keyed' });
    });
  for (const [at, events] of [
    ['The Under-grottos', []],
    ['The Sulfur-deeps', ['Ungoliant’s Foul Issue']],
    ['Ettenmoors', ['Ungoliant’s Foul Issue']],
    ['Moria', ['Ungoliant’s Foul Issue']],
  ] as const)
    scenario(`[BA-28/2] Ungoliant’s Foul Issue: none at ${at} with ${events.length} in play`, (t) => {
      t.given(below(at, events));
      t.player('Bob').mayNot('Spiders below', { to: 'attack', because: 'keyed' });
    });
  scenario('[BA-28/1] Ungoliant’s Foul Issue: comes into play as a hazard, once', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Moria', 'Elladan', 'Elrohir')] },
        Bob: {
          ...Bob,
          hand: [
            { card: 'Ungoliant’s Foul Issue', as: 'first' },
            { card: 'Ungoliant’s Foul Issue', as: 'second' },
          ],
        },
      },
    });
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.card('first', { in: 'events of Bob' });
    t.player('Bob').mayNot('second', { because: 'another copy' });
  });
});
