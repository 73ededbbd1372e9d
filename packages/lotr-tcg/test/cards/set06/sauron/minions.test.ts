/** Ents of Fangorn: minions of the Sauron culture, and those of twilight. */
import { ally, companion, freeCondition, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 4, strength: 9 }),
  companion('Elf', { culture: 'Elven', race: 'Elf' }),
  companion('Dwarf', { culture: 'Dwarven', race: 'Dwarf' }),
  ally('Neighbour', { culture: 'Rohan' }),
  freeCondition('Song'),
  minion('Black Orc', { culture: 'Sauron', strength: 7 }),
  minion('Black Man', { culture: 'Sauron', race: 'Man' }),
  minion('Pale light', { culture: 'Wraith', race: 'Wraith', keyword: ['Twilight'] }),
  minion('Rock', { race: 'Troll' }),
  minion('Red Orc'),
);

const lights = (wounds: number, others: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
    Bob: {
      minions: [
        { card: 'Corpse Lights', as: 'Lights', wounds },
        { card: 'Black Orc', against: 'Friend' },
        ...others,
      ],
      support: ['Idle'],
    },
  },
});
for (const [others, strength] of [
  [[], 8],
  [['Pale light', 'Red Orc'], 9],
] as const)
  scenario(`[6_99] Corpse Lights: +1 for each of ${others.length} and itself`, (t) => {
    t.given(lights(0, others));
    t.player('Ann').does('Pass');
    t.player('Bob').does('Lights');
    t.player('Bob').mayChoose.excludes('Red Orc');
    t.player('Bob').does('Black Orc');
    t.expect.card('Black Orc', { strength }).card('Lights', { wounds: 1 });
  });
scenario('[6_99] a twilight minion of another culture may have it', (t) => {
  t.given(lights(0, ['Pale light']));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Lights', 'Pale light');
  t.expect.card('Pale light', { strength: 7 });
});
scenario('[6_99, LR-EXERT-003] not when it is exhausted', (t) => {
  t.given(lights(1, []));
  t.player('Bob').mayNot('Lights', { rule: 'LR-EXERT-003' });
});

const dead = (burdens: number, others: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 1,
  players: {
    Ann: { companions: [frodo()], burdens, site: 4 },
    Bob: { minions: others, hand: [{ card: 'Dead Ones', as: 'dead' }], support: ['Idle'] },
  },
});
scenario('[6_100] Dead Ones: a burden is removed to play them', (t) => {
  t.given(dead(2, ['Black Orc']));
  t.player('Bob').does('dead');
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('dead', { in: 'minions of Bob' });
});
scenario('[6_100] or a twilight minion is spotted', (t) => {
  t.given(dead(0, ['Pale light']));
  t.player('Bob').does('dead');
  t.expect.card('dead', { in: 'minions of Bob' });
});
scenario('[6_100] who can do both chooses', (t) => {
  t.given(dead(1, ['Pale light']));
  t.player('Bob').does('dead', 'spot');
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('dead', { in: 'minions of Bob' });
});
scenario('[6_100, LR-COST-002] who can do neither does not play them', (t) => {
  t.given(dead(0, ['Black Orc']));
  t.player('Bob').mayNot('dead', {});
});

const sentry = (wounds: number, other: string) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo()], support: ['Song'] },
    Bob: { minions: [{ card: 'Gate Sentry', as: 'Sentry', wounds }, other], support: ['Idle'] },
  },
});
scenario('[6_102] Gate Sentry exerts twice to discard a condition', (t) => {
  t.given(sentry(0, 'Black Man'));
  t.player('Bob').does('Sentry');
  t.player('Bob').mayChoose.exactly('Song', 'Idle');
  t.player('Bob').does('Song');
  t.expect.card('Song', { in: 'discard of Ann' }).card('Sentry', { wounds: 2 });
});
for (const [wounds, other, rule] of [
  [1, 'Black Man', 'LR-EXERT-004'],
  [0, 'Red Orc', 'LR-SPOT-001'],
] as const)
  scenario(`[6_102] not with ${wounds} wounds beside ${other}`, (t) => {
    t.given(sentry(wounds, other));
    t.player('Bob').mayNot('Sentry', { rule });
  });

for (const [twilight, other] of [
  [4, 'Rock'],
  [8, 'Black Orc'],
] as const) {
  const playing = (pool: number) => ({
    phase: 'shadow alone',
    twilight: pool,
    players: {
      Ann: { companions: [frodo()], site: 6 },
      Bob: { minions: [other], hand: [{ card: 'Gate Troll', as: 'Troll' }], support: ['Idle'] },
    },
  });
  scenario(`[6_103/1, LR-MODIF-002] beside ${other} Gate Troll costs ${twilight}`, (t) => {
    t.given(playing(twilight));
    t.player('Bob').does('Troll');
    t.expect.card('Troll', { in: 'minions of Bob' }).table({ twilight: 0 });
  });
  scenario(`[6_103/1] and not ${twilight - 1}`, (t) => {
    t.given(playing(twilight - 1));
    t.player('Bob').mayNot('Troll', { because: 'too little twilight' });
  });
}
scenario('[6_103/2] Gate Troll has 1 more for each other Sauron minion', (t) => {
  t.given({
    phase: 'shadow alone',
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        minions: [{ card: 'Gate Troll', as: 'Troll' }, 'Black Orc', 'Black Man', 'Red Orc'],
        support: ['Idle'],
      },
    },
  });
  t.expect.card('Troll', { strength: 15 }).card('Black Orc', { strength: 7 });
});

const insurgent = (companions: readonly unknown[], wounds = 0) => ({
  phase: 'shadow alone',
  players: {
    Ann: { companions: [frodo(), ...companions] },
    Bob: {
      minions: [{ card: 'Orc Insurgent', as: 'Insurgent', wounds }],
      support: ['Idle'],
      deck: ['Song', 'Song', 'Song'],
    },
  },
});
for (const [companions, X] of [
  [['Friend'], 0],
  [['Friend', 'Elf', 'Dwarf'], 2],
  [['Friend', 'Elf', 'Dwarf'], 1],
] as const)
  scenario(
    `[6_104, LR-SPOT-002] Orc Insurgent: ${X} spotted over 2 of ${companions.length + 1} cultures`,
    (t) => {
      t.given(insurgent(companions));
      t.player('Bob')
        .does('Insurgent', ...(companions.length === 1 ? [] : [X]))
        .has({ hand: X });
      t.expect.table({ twilight: X }).card('Insurgent', { wounds: 1 });
    },
  );
scenario('[6_104, LR-CULTURE-007] no more than there are', (t) => {
  t.given(insurgent(['Friend', 'Elf', { card: 'Elf', as: 'another' }]));
  t.player('Bob').does('Insurgent');
  t.player('Bob').mayChoose.exactly('0', '1');
});
scenario('[6_104, LR-EXERT-003] not when he is exhausted', (t) => {
  t.given(insurgent(['Friend', 'Elf', 'Dwarf'], 2));
  t.player('Bob').mayNot('Insurgent', { rule: 'LR-EXERT-003' });
});

const wisp = (other: string) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions: [{ card: 'Wisp of Pale Sheen', as: 'Wisp' }, other], support: ['Idle'] },
  },
});
for (const other of ['Black Man', 'Pale light'])
  scenario(`[6_108] Wisp of Pale Sheen goes to add a burden beside ${other}`, (t) => {
    t.given(wisp(other));
    t.player('Bob').does('Wisp');
    t.player('Ann').has({ burdens: 1 });
    t.expect.card('Wisp', { in: 'discard of Bob' });
  });
scenario('[6_108, LR-SPOT-001] not beside an Orc of Moria', (t) => {
  t.given(wisp('Red Orc'));
  t.player('Bob').mayNot('Wisp', { rule: 'LR-SPOT-001' });
});

const picket = (wounds: number) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Elf', 'Dwarf'], support: ['Neighbour', 'Song'] },
    Bob: { minions: [{ card: 'Gate Picket', as: 'Picket', wounds }, 'Black Orc'], support: ['Idle'] },
  },
});
scenario('[6_101] Gate Picket: whoever is of none of three named cultures is wounded', (t) => {
  t.given(picket(0));
  t.player('Bob').does('Picket');
  t.player('Ann').does('Shire', 'Elven');
  t.player('Ann').mayChoose.exactly('Dwarven', 'Gandalf', 'Gollum', 'Gondor', 'Rohan');
  t.player('Ann').does('Dwarven');
  t.expect
    .card('Picket', { wounds: 2 })
    .card('Frodo', { wounds: 0 })
    .card('Elf', { wounds: 0 })
    .card('Dwarf', { wounds: 0 })
    .card('Friend', { wounds: 1 })
    .card('Neighbour', { wounds: 1 })
    .card('Black Orc', { wounds: 0 });
});
scenario('[6_101, LR-EXERT-004] not with one exertion left', (t) => {
  t.given(picket(1));
  t.player('Bob').mayNot('Picket', { rule: 'LR-EXERT-004' });
});
