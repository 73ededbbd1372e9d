/** Mines of Moria: the Gandalf culture. */
import { frodo, scenario } from '../../table.ts';
import { Bob, gandalf, runner } from '../people.ts';

for (const wounds of [0, 2])
  scenario(
    `[2_29 LR-EXERT-004] Wizard Staff with ${wounds} wounds: Gandalf exerts twice to weaken a minion by 3`,
    (t) => {
      t.given({
        phase: 'skirmish',
        players: {
          Ann: {
            companions: [frodo(), gandalf({ wounds, on: [{ card: 'Wizard Staff', as: 'Staff' }] })],
            hand: ['Hobbit Intuition'],
          },
          Bob: { minions: [runner({ against: 'Gandalf' })] },
        },
      });
      if (wounds === 2) t.player('Ann').mayNot('Staff', { rule: 'LR-EXERT-004' });
      else {
        t.player('Ann').does('Staff: Skirmish');
        t.expect.card('Runner', { strength: 2 }).card('Gandalf', { wounds: 2 });
      }
    },
  );

scenario('[2_122 LR-FELLOW-008] Gandalf, The Grey Pilgrim may draw a card at the start of a turn', (t) => {
  t.given({
    phase: 'turn',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Gandalf, The Grey Pilgrim', as: 'Gandalf' }],
        deck: ['Hobbit Sword', 'Armor'],
      },
      Bob,
    },
  });
  t.player('Ann')
    .does('Gandalf')
    .has({ hand: ['Hobbit Sword'], drawn: 0 });
});
