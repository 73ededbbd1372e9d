/** Mines of Moria: the Gandalf culture. */
import { freeEvent, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, boromir, gandalf, gimli, runner } from '../people.ts';

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

invent(
  freeEvent('A spell', { culture: 'Gandalf', keyword: ['Spell'], twilight: 2 }),
  freeEvent('No spell', { culture: 'Gandalf', twilight: 2 }),
);
const staff = (wounds: number, against = 'Gandalf') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), gimli(), gandalf({ wounds, on: [{ card: "Gandalf's Staff", as: 'Staff' }] })],
      hand: ['A spell', 'No spell', 'Their Halls of Stone'],
    },
    Bob: { minions: [runner({ against })] },
  },
});
scenario("[2_22/1, 2_22/2] Gandalf's Staff makes his spells cheaper", (t) => {
  t.given(staff(0));
  t.expect.card('A spell', { 'twilight cost': 1 }).card('No spell', { 'twilight cost': 2 });
});
scenario('[2_22/3, LR-EXERT-004] he exerts twice to cancel his own skirmish', (t) => {
  t.given(staff(2));
  t.player('Ann').does('Staff');
  t.expect.card('Gandalf', { wounds: 4 }).card('Runner', { in: 'minions of Bob' });
});
scenario('[2_22/3] and no other', (t) => {
  t.given(staff(0, 'Gimli'));
  t.player('Ann').does('Staff');
  t.expect.card('Gandalf', { wounds: 2 });
  t.player('Ann').mayChoose.includes('Pass');
});
scenario('[2_22/3, LR-EXERT-004] one exertion is not enough', (t) => {
  t.given(staff(3));
  t.player('Ann').mayNot('Staff', { rule: 'LR-EXERT-004' });
});

scenario("[2_23] Gandalf's Wisdom makes what is played on Gandalf cheaper", (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gandalf()],
        support: ["Gandalf's Wisdom"],
        hand: ["Gandalf's Staff", 'A spell'],
      },
      Bob,
    },
  });
  t.player('Ann').does("Gandalf's Staff: play");
  t.expect.table({ twilight: 1 });
});
scenario('[2_23] not what is played on others', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), boromir()], support: ["Gandalf's Wisdom"], hand: ['Armor', 'A spell'] },
      Bob,
    },
  });
  t.player('Ann').does('Armor: play');
  t.expect.table({ twilight: 1 });
});
