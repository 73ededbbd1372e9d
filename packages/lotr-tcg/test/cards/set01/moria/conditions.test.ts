/** The Fellowship of the Ring: conditions of the Moria culture. */
import { a, event, maneuver, minion as minions, woundIt } from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, item, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Goblin', { strength: 9, vitality: 3 }),
  minion('Goblin archer', { Archer: 1 }),
  minion('Sauron Orc', { culture: 'Sauron', strength: 9, vitality: 3 }),
  minion('Sauron archer', { culture: 'Sauron', Archer: 1 }),
  companion('Friend', { vitality: 4 }),
  companion('Bowman', { Archer: 1 }),
  companion('Elf friend', { race: 'Elf', culture: 'Elven' }),
  companion('Dwarf friend', { race: 'Dwarf', culture: 'Dwarven' }),
  shadowCondition('Dark paper'),
  item('Sauron blade', { side: 'Shadow', culture: 'Sauron' }),
  freeEvent('Blow', {}, event(maneuver, { effect: woundIt(a(minions)) })),
);
const ready = (phase: string, support: string, bob: object, twilight = 9) => ({
  phase: `${phase} alone`,
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'], hand: ['Blow'] },
    Bob: { support: [{ card: support, as: 'it' }, 'Idle'], ...bob },
  },
});

const armory = (card: string) =>
  ready('shadow', 'Goblin Armory', {
    minions: ['Goblin', { card: 'Orc Butcher', as: 'Butcher' }],
    hand: [{ card, as: 'blade' }],
  });
scenario('[1_173/1] Goblin Armory: a Moria weapon played adds 1', (t) => {
  t.given(armory('Goblin Scimitar'));
  t.player('Bob').does('blade', 'Pass');
  t.expect.table({ twilight: 9 + 1 });
});
scenario('[1_173/1] Goblin Armory: another weapon does not', (t) => {
  t.given(armory('Orc Scimitar'));
  t.player('Bob').does('blade');
  t.expect.card('blade', { in: 'on of Butcher' }).table({ twilight: 9 - 1 });
});
const struck = (card: string) => ready('maneuver', 'Goblin Armory', { minions: [{ card, as: 'orc' }] });
scenario('[1_173/2, LR-RESPONSE-003] Goblin Armory goes, and a Moria Orc is not wounded', (t) => {
  t.given(struck('Goblin'));
  t.player('Ann').does('Blow');
  t.player('Bob').does('it: ');
  t.expect.card('orc', { wounds: 0 }).card('it', { in: 'discard of Bob' });
});
scenario('[1_173/2] Goblin Armory: another Orc is', (t) => {
  t.given(struck('Sauron Orc'));
  t.player('Ann').does('Blow');
  t.expect.card('orc', { wounds: 1 }).card('it', { in: 'support of Bob' });
});

const domain = (site: string, number: number) => ({
  phase: 'fellowship alone',
  path: [{ card: site, number }],
  players: {
    Ann: { companions: [frodo()], site: number, hand: [{ card: 'Friend', as: 'newcomer' }, 'Bowman'] },
    Bob: { support: ['Goblin Domain'] },
  },
});
for (const [site, number, wounds] of [
  ['Council Courtyard', 3, 0],
  ['Mithril Mine', 4, 3],
] as const)
  scenario(`[1_175/2, LR-EXERT-006] who is played at site ${number} has ${wounds} wounds`, (t) => {
    t.given(domain(site, number));
    t.player('Ann').does('newcomer');
    t.expect.card('newcomer', { wounds });
  });
const toPlay = (card: string, minion: object) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions: [minion], hand: [{ card, as: 'it' }], support: ['Idle'] },
  },
});
for (const [id, card, wounds] of [
  ['1_175/1', 'Goblin Domain', 0],
  ['1_198/1', 'Through the Misty Mountains', 1],
  ['1_202/1', 'What Is This New Devilry?', 1],
] as const) {
  scenario(`[${id}] ${card} is played with a Goblin there`, (t) => {
    t.given(toPlay(card, { card: 'Goblin' }));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: 'support of Bob' }).card('Goblin', { wounds });
  });
  scenario(`[${id}, LR-COST-009] ${card} is not played with an Orc of Sauron`, (t) => {
    t.given(toPlay(card, { card: 'Sauron Orc' }));
    t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
  });
}

const swarming = (card: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'] },
    Bob: {
      minions: [
        {
          card,
          as: 'orc',
          wounds: 1,
          against: 'Friend',
          on: card === 'Goblin' ? [{ card: 'Goblin Scimitar', as: 'blade' }] : [],
        },
      ],
      support: [{ card: 'Goblin Swarms', as: 'Swarms' }, 'Idle'],
    },
  },
});
scenario('[1_183/1] Goblin Swarms: a Goblin that has won is stacked, and what it bore goes', (t) => {
  t.given(swarming('Goblin'));
  t.player('Bob').passes().does('Swarms');
  t.expect.card('orc', { in: 'stacked of Swarms', wounds: 0 }).card('blade', { in: 'discard of Bob' });
});
scenario('[1_183/1] Goblin Swarms: for one victory it is stacked once', (t) => {
  t.given(swarming('Goblin'));
  t.player('Bob').passes().does('Swarms');
  // With one copy nothing more can be answered: the skirmish is over, and nobody is asked.
  t.expect.asked('nobody');
  t.nothingPending();
});
scenario('[1_183/1] Goblin Swarms: an Orc of Sauron stays', (t) => {
  t.given(swarming('Sauron Orc'));
  t.player('Bob').passes();
  t.expect.card('orc', { in: 'minions of Bob' }).card('Friend', { wounds: 1 });
});
const hatching = (twilight: number) => ({
  phase: 'shadow alone',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { support: [{ card: 'Goblin Swarms', as: 'Swarms', stacked: ['Goblin'] }, 'Idle'] },
  },
});
scenario('[1_183/2] Goblin Swarms: it is played from there for its price', (t) => {
  t.given(hatching(2));
  t.player('Bob').does('Swarms');
  t.expect.card('Goblin', { in: 'minions of Bob' }).table({ twilight: 0 });
});
scenario('[1_183/2, LR-EFFECT-008] Goblin Swarms: and not for less', (t) => {
  t.given(hatching(1));
  t.player('Bob').mayNot('Swarms', {});
});

for (const [minion, wounds] of [
  ['Goblin archer', 0],
  ['Sauron archer', 1],
  ['Goblin', 1],
] as const)
  scenario(`[1_192] Pinned Down: ${minion} takes ${wounds} wounds from one archer`, (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), 'Bowman'] },
        Bob: { minions: [{ card: minion, as: 'it' }], support: ['Pinned Down'] },
      },
    });
    if (minion !== 'Goblin') t.player('Ann').does('Frodo');
    t.expect.card('it', { wounds });
  });

const relics = (card: string, twilight: number) =>
  ready(
    'shadow',
    'Relics of Moria',
    { minions: ['Goblin', 'Sauron Orc'], discard: [{ card, as: 'thing' }] },
    twilight,
  );
scenario('[1_195] Relics of Moria: two twilight, and a Moria possession comes for its price', (t) => {
  t.given(relics('Moria Axe', 3));
  t.player('Bob').does('it: ');
  t.expect.card('thing', { in: 'on of Goblin' }).table({ twilight: 0 });
});
for (const [title, card, twilight] of [
  ['with two twilight', 'Moria Axe', 2],
  ['another culture', 'Sauron blade', 9],
] as const)
  scenario(`[1_195, LR-EFFECT-008] Relics of Moria: not ${title}`, (t) => {
    t.given(relics(card, twilight));
    t.player('Bob').mayNot('it', {});
  });

const mountains = (from: string, number: number, to: string, friend: string, dice: readonly number[]) => ({
  ...moving(from, number, to),
  dice,
  players: {
    Ann: { companions: [frodo(), friend], site: number, hand: ['Armor', 'Athelas', 'Great Shield'] },
    Bob: { support: ['Through the Misty Mountains'] },
  },
});
for (const [from, number, to, friend, hand] of [
  ['Council Courtyard', 3, 'Mithril Mine', 'Elf friend', 1],
  ['The Bridge of Khazad-dûm', 5, 'Dimrill Dale', 'Dwarf friend', 1],
  ['Council Courtyard', 3, 'Mithril Mine', 'Friend', 3],
  ['Dimrill Dale', 6, 'Anduin Confluence', 'Elf friend', 3],
  ['Bree Gate', 2, 'Council Courtyard', 'Elf friend', 3],
] as const)
  scenario(`[1_198/2] with ${friend} to site ${number + 1}: ${hand} cards are left`, (t) => {
    t.given(mountains(from, number, to, friend, hand === 1 ? [0, 0] : []));
    t.player('Ann').has({ hand });
  });
scenario('[1_198/2, LR-BLOCK-003] site 4 of another block is not meant', (t) => {
  t.given(mountains('Golden Hall', 3, 'White Rocks', 'Elf friend', []));
  t.player('Ann').has({ hand: 3 });
});

const underdeeps = (bottom: string, twilight = 3) =>
  ready(
    'shadow',
    'The Underdeeps of Moria',
    { minions: ['Goblin'], deck: ['Dark paper', { card: bottom, as: 'bottom' }] },
    twilight,
  );
for (const [bottom, where] of [
  ['Goblin', 'hand of Bob'],
  ['Sauron Orc', 'discard of Bob'],
] as const)
  scenario(`[1_200] The Underdeeps of Moria: ${bottom} at the bottom is then in: ${where}`, (t) => {
    t.given(underdeeps(bottom));
    t.player('Bob')
      .does('it: ')
      .has({ deck: ['Dark paper'] });
    t.expect.card('bottom', { in: where }).table({ twilight: 0 });
  });
scenario(
  '[1_200] The Underdeeps of Moria: of an empty draw deck nothing is revealed, and nothing goes',
  (t) => {
    const { players, ...more } = underdeeps('Goblin');
    t.given({ ...more, players: { ...players, Bob: { ...players.Bob, deck: [] } } });
    t.player('Bob').does('it: ').has({ deck: 0, discard: 0 });
    t.expect.table({ twilight: 0 });
  },
);
scenario('[1_200, LR-COST-002] The Underdeeps of Moria: two twilight are too few', (t) => {
  t.given(underdeeps('Goblin', 2));
  t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
});

for (const [site, number, price] of [
  ['Mithril Mine', 4, 2],
  ['The Bridge of Khazad-dûm', 5, 4],
] as const)
  scenario(`[1_202/2] at site ${number} a companion costs ${price}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      path: [{ card: site, number }],
      players: {
        Ann: { companions: [frodo()], site: number, hand: [{ card: 'Friend', as: 'newcomer' }] },
        Bob: { support: ['What Is This New Devilry?'] },
      },
    });
    t.expect.card('newcomer', { price });
  });
