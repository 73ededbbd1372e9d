/** Realms of the Elf-lords: Galadriel of the Golden Wood. */
import { companion, invent, pause, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven', strength: 9 }),
  companion('Man', { strength: 9 }),
  site('Wood', { siteNumber: 3, keyword: ['Forest'], block: 1 }),
  site('Plain', { siteNumber: 3, keyword: ['Plains'], block: 1 }),
  site('Far wood', { siteNumber: 4, keyword: ['Forest'], block: 1 }),
  site('Wood at two', { siteNumber: 2, keyword: ['Forest'], block: 1 }),
);
const galadriel = { card: 'Galadriel, Lady of the Golden Wood', as: 'Galadriel' };
const path = (own: string) => ({
  phase: 'fellowship alone',
  path: [
    { card: 'Wood at two', number: 2, as: 'two' },
    { card: 'Plain', number: 3, as: 'old', owner: 'Bob' },
  ],
  players: {
    Ann: {
      companions: [frodo()],
      site: 2,
      adventure: [{ card: own, as: 'own' }, 'Far wood'],
      support: [galadriel, 'Free idle'],
    },
    Bob: {},
  },
});
scenario('[3_17/2] Galadriel exerts to lay the next site, if it is a forest', (t) => {
  t.given(path('Wood'));
  t.player('Ann').does('Galadriel');
  t.expect
    .card('own', { in: 'path' })
    .card('old', { in: 'adventure of Bob' })
    .card('Galadriel', { wounds: 1 });
});
scenario('[3_17/2] Galadriel: not another, and not the one after', (t) => {
  t.given(path('Plain'));
  t.player('Ann').does('Galadriel');
  t.expect.card('old', { in: 'path' }).card('own', { in: 'adventure of Ann' });
});
for (const who of ['Elf', 'Man'])
  scenario(`[3_17/1] Galadriel heals ${who === 'Elf' ? 'an Elf' : 'no Man'} as the turn starts`, (t) => {
    t.given({
      phase: 'turn',
      players: {
        Ann: { companions: [frodo(), { card: who, as: 'he', wounds: 1 }], support: [galadriel] },
        Bob: {},
      },
    });
    if (who === 'Elf') t.player('Ann').does('Galadriel');
    t.expect.card('he', { wounds: who === 'Elf' ? 0 : 1 });
  });
