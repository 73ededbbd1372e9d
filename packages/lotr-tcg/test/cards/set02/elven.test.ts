/** Mines of Moria: the Elven culture. */
import { invent, minion, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, legolas, runner } from '../people.ts';

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

invent(
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3 }),
  site('Ford', { keyword: ['River'], siteNumber: 2, block: 1 }),
  site('Meadow', { keyword: ['Plains'], siteNumber: 2, block: 1 }),
);

const flood = (at: string, elf: unknown) => ({
  phase: 'maneuver alone',
  path: [{ card: at, number: 2 }],
  players: {
    Ann: {
      companions: [frodo(), elf],
      site: 2,
      hand: [{ card: 'Release the Angry Flood', as: 'Flood' }, 'Release the Angry Flood'],
    },
    Bob: { minions: [{ card: 'Rider', as: 'first' }, { card: 'Rider', as: 'second' }, runner()] },
  },
});
scenario('[2_19] Release the Angry Flood wounds each Nazgûl and nobody else', (t) => {
  t.given(flood('Meadow', legolas()));
  t.player('Ann').does('Flood');
  t.expect
    .card('Legolas', { wounds: 1 })
    .card('first', { wounds: 1 })
    .card('second', { wounds: 1 })
    .card('Runner', { wounds: 0 })
    .table({ twilight: 1 });
});
scenario('[2_19] at a river it wounds each twice', (t) => {
  t.given(flood('Ford', legolas()));
  t.player('Ann').does('Flood');
  t.expect.card('first', { wounds: 2 }).card('second', { wounds: 2 }).card('Runner', { wounds: 0 });
});
scenario('[2_19] nobody but an Elf who is not exhausted can exert for it', (t) => {
  t.given(flood('Ford', legolas({ wounds: 2 })));
  t.player('Ann').mayNot('Flood', { because: 'an Elf can exert' });
});
