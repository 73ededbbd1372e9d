/** The Two Towers: the Gandalf culture. */
import { companion, freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gandalf } from '../people.ts';

invent(
  companion('Elf friend', { race: 'Elf' }),
  companion('Gondor friend'),
  companion('Dwarf friend', { race: 'Dwarf' }),
  freeCondition('Grey stone'),
);
const wellMet = (friends: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), ...friends],
      dead: [gandalf()],
      hand: [{ card: 'Well Met Indeed', as: 'Met' }, 'Grey stone'],
    },
    Bob,
  },
});
scenario('[4_106, LR-UNIQUE-002] Gandalf comes back from the dead', (t) => {
  t.given(wellMet(['Elf friend', 'Gondor friend', 'Dwarf friend']));
  t.player('Ann').does('Met');
  t.expect.card('Gandalf', { in: 'companions of Ann' }).table({ twilight: 9 });
});
for (const missing of ['Elf friend', 'Gondor friend', 'Dwarf friend'])
  scenario(`[4_106, LR-SPOT-001] not without the ${missing}`, (t) => {
    t.given(wellMet(['Elf friend', 'Gondor friend', 'Dwarf friend'].filter((name) => name !== missing)));
    t.player('Ann').mayNot('Met', { rule: 'LR-SPOT-001' });
  });
