/** Bloodlines: the Men culture. */
import { invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, gimli, legolas, runner } from '../people.ts';

invent(minion('Raider', { culture: 'Men', race: 'Man', strength: 4, vitality: 4 }));

const dunlending = { card: 'Merciless Dunlending', as: 'Dunlending', against: 'Gimli' };
const fight = (others: readonly unknown[]) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), gimli(), legolas(), aragorn()] },
    Bob: { minions: [dunlending, ...others] },
  },
});
scenario('[13_96] Merciless Dunlending is stronger for each companion who is assigned', (t) => {
  t.given(fight([{ card: 'Raider', as: 'Raider', against: 'Legolas' }, runner({ against: 'Aragorn' })]));
  t.expect.card('Dunlending', { strength: 8 + 3 * 2 });
  // A skirmish that is over has nobody assigned to it any more.
  t.player('Ann').does('The skirmish of Legolas');
  t.expect.card('Dunlending', { strength: 8 + 2 * 2 });
});
scenario('[13_96] without another minion of its culture it is not', (t) => {
  t.given(fight([runner({ against: 'Aragorn' })]));
  t.expect.card('Dunlending', { strength: 8 });
});
scenario('[13_96] several minions against one companion count once', (t) => {
  t.given(fight([{ card: 'Raider', against: 'Gimli' }, runner({ against: 'Aragorn' })]));
  t.expect.card('Dunlending', { strength: 8 + 2 * 2 });
});
scenario('[13_96] a second copy is another minion of its culture', (t) => {
  t.given(fight([{ card: 'Merciless Dunlending', as: 'second', against: 'Legolas' }]));
  t.expect.card('Dunlending', { strength: 12 }).card('second', { strength: 12 });
});
