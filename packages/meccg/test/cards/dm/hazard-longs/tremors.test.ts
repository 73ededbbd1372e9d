/** Dark Minions: hazard long-events that shake the ground. */
import { forbiddenBy } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { playing } from '../../../../src/rules/chain/forbidden.ts';
import { fight } from '../../../fights.ts';
import { borrow } from '../../../invented.ts';
import { Bob, company, resolveChain, rowOf, scenario } from '../../../table.ts';

borrow('TW-294');

describe('[DM-53] Earth-tremors', () => {
  const sworded = { card: 'Elladan', on: ['Sword of Gondolin'] };
  const below = (
    from: string,
    to: string,
    hand: readonly unknown[] = ['Earth-tremors', 'Orc-guard'],
    ann: object = {},
  ) => ({
    phase: 'hazards',
    players: {
      Ann: { ...ann, companies: [{ ...company(from, sworded, 'Anborn'), as: 'riders', movesTo: to }] },
      Bob: { ...Bob, hand },
    },
  });
  for (const [from, to, falls] of [
    ['Moria', 'The Under-gates', true],
    ['The Under-grottos', 'Goblin-gate', true],
    ['Rivendell', 'Moria', false],
  ] as const)
    scenario(`[DM-53/1] from ${from} to ${to}: ${falls}`, (t) => {
      t.given(below(from, to));
      t.player('Bob').does('Earth-tremors: as');
      resolveChain(t);
      t.expect.table({ 'attack prowess': falls ? 7 : 0, 'attack race': 'none' });
    });
  scenario('[DM-53/1] one strike against each, and weapons are of no use', (t) => {
    t.given({ ...below('Moria', 'The Under-gates', ['Earth-tremors', 'Orc-guard']), dice: [6, 6, 6, 6] });
    t.player('Bob').does('Earth-tremors: as');
    resolveChain(t);
    t.expect.value('Elladan', 'prowess', 5);
    t.expect.table({ strikes: ['Elladan: pending', 'Anborn: pending'] });
    fight(t);
    t.expect.value('Elladan', 'prowess', 7).card('Elladan', { status: 'tapped' });
    t.expect.card('Earth-tremors', { in: 'events of Bob' });
  });
  scenario('[DM-53/1] nothing cancels it', (t) => {
    t.given(below('Moria', 'The Under-gates', ['Earth-tremors', 'Orc-guard'], { hand: ['Escape'] }));
    t.player('Bob').does('Earth-tremors: as');
    resolveChain(t);
    t.player('Ann').mayNot('Escape', { because: 'cannot be cancelled' });
  });
  for (const events of [['Earth-tremors'], []])
    scenario(`[DM-53/2] whoever sets out later, with ${events.length} in play`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [{ ...company('Moria', 'Elladan'), movesTo: 'The Under-gates' }] },
          Bob: { ...Bob, hand: ['Orc-guard'], events },
        },
      });
      resolveChain(t);
      t.expect.table({ 'attack prowess': events.length === 1 ? 7 : 0 });
    });
  for (const name of ['Bridge', 'Old Road', 'Cram'])
    scenario(`[DM-53/3] ${name} may be played: ${name === 'Cram'}`, (t) => {
      t.given({
        players: {
          Ann: { hand: [name], companies: [company('Rivendell', 'Elladan')] },
          Bob: { ...Bob, events: ['Earth-tremors'] },
        },
      });
      const card = rowOf(t.state, name);
      expect(forbiddenBy(t.state, playing, card, card, 1) === 0).toBe(name === 'Cram');
    });
});
