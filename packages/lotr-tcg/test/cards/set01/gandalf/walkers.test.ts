/** The Fellowship of the Ring: The Nine Walkers. */
import { ally, companion, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle } from '../../idle.ts';
import { gandalf } from '../../people.ts';

invent(
  freeIdle,
  companion('Man', { twilight: 3 }),
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven', twilight: 3 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', twilight: 3 }),
  companion('Cheap Elf', { race: 'Elf', culture: 'Elven', twilight: 1 }),
  ally('Old Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  ally('Old Elf', { race: 'Elf', culture: 'Elven', twilight: 3 }),
);
const walkers = { card: 'The Nine Walkers', as: 'it' };
scenario('[1_79/2] The Nine Walkers: a companion whose race is not there costs 2 less', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gandalf()],
        support: [walkers, 'Old Dwarf', 'Free idle'],
        hand: ['Man', 'Dwarf', 'Elf', 'Cheap Elf', 'Old Elf'],
      },
      Bob: {},
    },
  });
  t.expect
    .card('Man', { 'twilight cost': 1 })
    .card('Dwarf', { 'twilight cost': 3 })
    .card('Elf', { 'twilight cost': 1 });
  t.expect.card('Cheap Elf', { 'twilight cost': 0 }).card('Old Elf', { 'twilight cost': 3 });
  t.player('Ann').does('Elf: play');
  t.expect.table({ twilight: 1 }).card('Cheap Elf', { 'twilight cost': 1 });
});
for (const [name, who] of [
  ['Gandalf', gandalf()],
  ['a Man', { card: 'Man' }],
] as const)
  scenario(`[1_79/1] The Nine Walkers with ${name}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), who], hand: [walkers], support: ['Free idle'] }, Bob: {} },
    });
    if (name === 'a Man') t.player('Ann').mayNot('it', {});
    else t.player('Ann').does('it: play').has({ hand: 0 });
  });
