/** Expanded Middle-earth: the Elven culture. */
import { companion, freeCondition, freeEvent, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, runner } from '../people.ts';

invent(freeCondition('Filler'), freeEvent('Idle'), companion('Late'));

const gildor = { card: 'Gildor Inglorion, Of the House of Finrod', as: 'Gildor' };
const shooting = (minions: number, companions: readonly unknown[], phase = 'archery alone') => ({
  phase,
  players: {
    Ann: { companions, hand: ['Filler'] },
    Bob: { minions: Array.from({ length: minions }, (_x, i) => runner({ as: `Runner ${i}` })) },
  },
});
scenario('[14_4] against more minions than companions each companion is an archer', (t) => {
  t.given(shooting(4, [frodo(), gildor, gimli()]));
  // Three wounds for four Runners of one vitality each.
  t.player('Bob').does('Runner 0', 'Runner 1');
  t.player('Bob').mayChoose.exactly('Runner 2', 'Runner 3');
  t.player('Bob').does('Runner 2');
  t.expect.zone('minions of Bob', 1).card('Gimli', { archer: 0 });
});
scenario('[14_4] not against as many', (t) => {
  t.given(shooting(3, [frodo(), gildor, gimli()]));
  t.expect.zone('minions of Bob', 3).table({ 'fellowship archery': 0 });
});
