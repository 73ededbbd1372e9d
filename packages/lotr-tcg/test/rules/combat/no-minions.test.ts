/** Without minions in play there is nothing to fight: the turn goes on with the regroup phase, and skips none of it. */
import {
  a,
  discardIt,
  during,
  maneuver,
  minion as minions,
  regroup,
  say,
  verb,
} from '../../../src/cards/words/index.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Slayer', {}, during(maneuver, { effect: discardIt(a(minions)) })),
  companion('Bowman', { Archer: 1 }),
  minion('Orc'),
  minion('Wretch', { vitality: 1 }),
  freeCondition('Camp', {}, during(regroup, { effect: verb('rest', addTwilight, [1], say`add 1`) })),
);
const table = (phase: string, companions: readonly unknown[], foes: readonly unknown[]) => ({
  phase,
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Camp'], site: 3 },
    Bob: { companions: [frodo({ as: 'his', on: [] })], minions: foes, hand: ['Wretch'] },
  },
});

scenario('[LR-SHADOW-010 LR-TURN-009] when the Shadow player has played none', (t) => {
  t.given(table('shadow', [], []));
  t.expect.table({ 'phase name': 'regroup' });
  t.player('Ann').mayChoose.includes('Camp');
});
scenario('[LR-MANEUVER-002 LR-TURN-009] when the last one goes in the maneuver phase', (t) => {
  t.given(table('maneuver', ['Slayer'], ['Orc']));
  t.player('Ann').does('Slayer');
  t.everyonePasses();
  t.expect.table({ 'phase name': 'regroup' }).card('Orc', { in: 'discard of Bob' });
  t.player('Ann').mayChoose.includes('Camp');
});
scenario('[LR-MANEUVER-002 LR-TURN-009] one that is left is shot at', (t) => {
  t.given(table('maneuver', ['Slayer', 'Bowman'], ['Orc', { card: 'Wretch', as: 'weak' }]));
  t.player('Ann').does('Slayer', 'weak');
  t.everyonePasses();
  t.expect.card('Orc', { wounds: 1 }).table({ 'phase name': 'assignment' });
});
scenario('[LR-ARCHERY-011 LR-TURN-009] when the last one dies of archery', (t) => {
  t.given(table('archery', ['Bowman'], [{ card: 'Wretch', as: 'weak' }]));
  t.expect.card('weak', { in: 'discard of Bob' }).table({ 'phase name': 'regroup' });
  t.player('Ann').mayChoose.includes('Camp');
});
