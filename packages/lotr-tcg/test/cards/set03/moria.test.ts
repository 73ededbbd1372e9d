/** Realms of the Elf-lords: the Moria culture. */
import { freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(freeCondition('Dear thing', { twilight: 3 }), minion('Deep one'), shadowCondition('Gravel'));
const gamble = (hand: readonly string[]) => ({
  phase: 'shadow alone',
  twilight: 2,
  players: {
    Ann: { companions: [frodo()], hand },
    Bob: { minions: ['Deep one'], hand: [{ card: 'Dangerous Gamble', as: 'Gamble' }, 'Gravel'] },
  },
});
scenario('[3_76] as much twilight is added as the revealed card costs', (t) => {
  t.given(gamble(['Dear thing']));
  t.player('Bob').does('Gamble');
  t.expect.table({ twilight: 3 });
});
scenario('[3_76, LR-EFFECT-007] an empty hand reveals nothing', (t) => {
  t.given(gamble([]));
  t.player('Bob').does('Gamble');
  t.expect.table({ twilight: 0 });
});
