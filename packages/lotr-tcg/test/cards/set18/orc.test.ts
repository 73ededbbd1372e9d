/** Treachery & Deceit: the Orc culture. */
import {
  minion as anyMinion,
  both,
  exhausted,
  forThisTurn,
  self,
  strengthen,
  when,
  youPlay,
} from '../../../src/cards/words/index.ts';
import { companion, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  minion('Grunt', { culture: 'Orc', vitality: 3 }),
  minion('Captain', { culture: 'Orc', vitality: 1 }),
  minion('Foreigner', { vitality: 3 }),
  minion(
    'Drummer',
    {},
    when(youPlay(both(exhausted, anyMinion)), { effect: strengthen(self, 1, forThisTurn) }),
  ),
  companion('Bowman', { Archer: 1 }),
  shadowCondition('Filler'),
);

const gothmog = { card: 'Gothmog, Morgul Leader', as: 'Gothmog' };
const rallying = (twilight: number, discard: readonly unknown[]) => ({
  phase: 'regroup alone',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Bowman'], site: 4 },
    Bob: { minions: [gothmog, 'Drummer'], discard },
  },
});
scenario('[18_80/1] Gothmog raises both archery totals by three', (t) => {
  t.given(rallying(4, ['Grunt']));
  t.expect.table({ 'fellowship archery': 1 + 3, 'minion archery': 3 });
});
scenario('[18_80/2, LR-ERRATA-2051] an Orc minion comes from the discard pile, exhausted', (t) => {
  t.given(rallying(4, ['Grunt', 'Foreigner']));
  t.player('Bob').does('Gothmog');
  t.expect
    .card('Grunt', { in: 'minions of Bob', wounds: 2, exhausted: true })
    .card('Foreigner', { in: 'discard of Bob' })
    .table({ twilight: 0 });
  // It arrives like that: whoever looks at it as it is played sees it exhausted.
  t.expect.card('Drummer', { strength: 6 });
});
scenario('[18_80/2] with a vitality of one it has no wound to bear', (t) => {
  t.given(rallying(4, ['Captain']));
  t.player('Bob').does('Gothmog');
  t.expect.card('Captain', { in: 'minions of Bob', wounds: 0 });
});
scenario('[18_80/2] its own cost is paid beside the two', (t) => {
  t.given(rallying(3, ['Grunt']));
  t.player('Bob').mayNot('Gothmog');
});
scenario('[18_80/2, LR-EFFECT-008] without such a minion it cannot be used', (t) => {
  t.given(rallying(9, ['Foreigner']));
  t.player('Bob').mayNot('Gothmog');
});
