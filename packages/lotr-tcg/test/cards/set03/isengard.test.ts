/** Realms of the Elf-lords: the Isengard culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import { invent, item } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, boromir, gimli, runner, savage } from '../people.ts';
import { fight, shadowPhase } from '../positions.ts';

invent(item('Spear of the test', { title: titleNumber('Goblin Spear'), side: 'Shadow', culture: 'Moria' }));

scenario('[3_49] Abandoning Reason for Madness: up to 3 cards are exchanged', (t) => {
  t.given(
    shadowPhase({
      minions: [savage()],
      hand: [
        { card: 'Abandoning Reason for Madness', as: 'event' },
        'Armor',
        'Athelas',
        'Defiance',
        runner(),
      ],
      deck: ['Pathfinder', 'Intimidate', 'Great Shield'],
    }),
  );
  t.player('Bob').does('event').mayChoose.exactly('0', '1', '2', '3');
  t.player('Bob')
    .does(2, 'Armor', 'Athelas')
    .has({ deck: ['Great Shield'], hand: 4 });
});

scenario('[3_49 LR-SPOT-001] Abandoning Reason for Madness needs an Isengard minion', (t) => {
  t.given(
    shadowPhase({
      minions: [runner()],
      hand: [{ card: 'Abandoning Reason for Madness', as: 'event' }, 'Goblin Sneak'],
    }),
  );
  t.player('Bob').mayNot('event', { because: 'spot an Isengard minion' });
});

scenario('[3_56] Isengard Forger exerts for 1 twilight, while it can', (t) => {
  t.given(shadowPhase({ minions: [{ card: 'Isengard Forger', as: 'it' }], hand: [runner()] }));
  t.player('Bob').does('it: Shadow');
  t.expect.table({ twilight: 21 }).card('it', { wounds: 1 });
  t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
});

scenario('[3_63] One of You Must Do This: as many companions exert as there are peoples', (t) => {
  t.given({
    phase: 'maneuver alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo(), gimli(), boromir(), aragorn()] },
      Bob: { minions: [savage()], hand: [{ card: 'One of You Must Do This', as: 'event' }] },
    },
  });
  t.player('Bob').does('event');
  t.player('Ann').does('Frodo').mayChoose.exactly('Gimli', 'Boromir', 'Aragorn');
  t.player('Ann').does('Aragorn');
  t.expect.card('Frodo', { wounds: 1 }).card('Aragorn', { wounds: 1 }).card('Gimli', { wounds: 0 });
});

for (const dead of [true, false])
  scenario(
    `[3_74] Uruk Raider is ${dead ? '' : 'not '}stronger and fierce with ${dead ? 'an' : 'no'} ally in the dead pile`,
    (t) => {
      t.given(
        fight(
          { minions: [{ card: 'Uruk Raider', as: 'it', against: 'Gimli' }] },
          { dead: [dead ? 'Bounder' : 'Legolas, Prince of Mirkwood'] },
        ),
      );
      t.expect.card('it', { strength: dead ? 9 : 6, fierce: dead ? 1 : 0 });
    },
  );
