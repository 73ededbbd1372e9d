/** Realms of the Elf-lords: the Isengard culture. */

import { titleNumber } from '../../../src/cards/titles.ts';
import { addsTwilight, archery, during } from '../../../src/cards/words/index.ts';
import { companion, invent, item, minion } from '../../invented.ts';
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

invent(
  companion('Archer of the test', { vitality: 4 }, during(archery, { effect: addsTwilight(1) })),
  minion('Isengard Orc', { culture: 'Isengard' }),
  minion('Isengard Uruk', { race: 'Uruk-hai', culture: 'Isengard', vitality: 3 }),
);
const arrows = (...minions: readonly unknown[]) => ({
  phase: 'archery alone',
  players: {
    Ann: { companions: [frodo(), { card: 'Archer of the test', as: 'Archer' }] },
    Bob: { minions },
  },
});
scenario('[3_61/1] beside another Isengard Orc nobody uses archery special abilities', (t) => {
  t.given(arrows('Isengard Warrior', 'Isengard Orc'));
  t.player('Ann').mayNot('Archer', { because: 'forbids it' });
});
scenario('[3_61/1] alone it forbids nothing', (t) => {
  t.given(arrows('Isengard Warrior'));
  t.player('Ann').does('Archer');
  t.expect.table({ twilight: 1 });
});
for (const [wounds, tired] of [
  [3, 1],
  [2, 0],
] as const)
  scenario(`[3_61/2] with ${wounds} wounds on the Ring-bearer ${tired} token is placed on others`, (t) => {
    t.given({
      phase: 'regroup alone',
      players: {
        Ann: { companions: [frodo({ wounds }), gimli()] },
        Bob: { minions: [{ card: 'Isengard Warrior', as: 'Warrior' }], hand: ['Pathfinder'] },
      },
    });
    if (tired === 1) t.player('Bob').does('Warrior');
    else t.player('Bob').mayNot('Warrior', { because: '3 wounds' });
    t.expect.card('Gimli', { wounds: tired });
  });
const saruman = { card: 'Saruman, Keeper of Isengard', as: 'Saruman' };
scenario('[3_68/2, 3_68/3] Saruman cannot be assigned, and Uruk-hai are fierce', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), gimli()] },
      Bob: { minions: [saruman, 'Isengard Uruk', 'Isengard Orc'] },
    },
  });
  t.player('Ann').mayChoose.exactly('Pass', 'Isengard Uruk', 'Isengard Orc');
  t.expect.card('Isengard Uruk', { fierce: 1 }).card('Isengard Orc', { fierce: 0 });
});
scenario('[3_68/1] Saruman takes no archery wounds', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), { card: 'Legolas, Greenleaf', as: 'Legolas' }] },
      Bob: { minions: [saruman] },
    },
  });
  t.expect.card('Saruman', { wounds: 0 });
});
scenario('[3_68/4] he exerts to prevent a wound to an Uruk-hai, and to no Orc', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), { card: 'Legolas, Greenleaf', as: 'Legolas' }] },
      Bob: { minions: [saruman, { card: 'Isengard Uruk', as: 'Uruk' }] },
    },
  });
  t.player('Bob').does('Saruman');
  t.expect.card('Uruk', { wounds: 0 }).card('Saruman', { wounds: 1 });
});
