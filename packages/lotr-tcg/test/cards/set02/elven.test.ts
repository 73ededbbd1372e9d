/** Mines of Moria: the Elven culture. */
import { frodo, scenario } from '../../table.ts';
import { gimli, legolas } from '../people.ts';

const hosts = { card: 'Hosts of the Last Alliance', as: 'Hosts' };

scenario(
  '[2_18] Hosts of the Last Alliance prevents a wound of an Elf, and takes 1 from the minion archery',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), legolas(), gimli()], support: [hosts] },
        Bob: { minions: ['Goblin Marksman', { card: 'Goblin Marksman', as: 'other' }] },
      },
    });
    t.expect.table({ 'minion archery': 1 });
    t.player('Ann').does('Legolas', 'Hosts: response');
    t.expect.card('Legolas', { wounds: 0 }).card('Hosts', { in: 'discard of Ann' });
  },
);

scenario('[2_18] Hosts of the Last Alliance does nothing for a Dwarf', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), gimli()], support: [hosts] },
      Bob: { minions: ['Goblin Marksman'] },
    },
  });
  t.expect.table({ 'minion archery': 1 });
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { wounds: 1 }).card('Hosts', { in: 'support of Ann' });
});
