/** The Two Towers: Saruman of the Isengard culture, his staff, his stone and his arrows. */
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Archer', { race: 'Uruk-hai', culture: 'Isengard', Archer: 1, vitality: 3 }),
  minion('Orc', { Archer: 1 }),
  companion('Bowman', { Archer: 1, vitality: 4 }),
  ally('Villager', { vitality: 3, home: 1 << 7 }),
  freeCondition('Tale'),
  freeEvent('Shot'),
  shadowCondition('Mist'),
  shadowCondition('Fog'),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Bowman'], ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
const saruman = (on: readonly unknown[] = [], card = 'Saruman, Black Traitor', wounds = 0) => ({
  card,
  as: 'Saruman',
  on,
  wounds,
});
const staff = { card: "Saruman's Staff, Wizard's Device", as: 'staff' };

scenario('[4_173/1, LR-ERRATA-2010] Saruman takes no archery wounds', (t) => {
  t.given(table('archery fire', {}, { minions: [saruman(), 'Uruk'] }));
  t.expect.card('Saruman', { wounds: 0 }).card('Uruk', { wounds: 1 });
});
scenario('[4_173/2] nor is he assigned to a skirmish', (t) => {
  t.given(table('assignment alone', {}, { minions: [saruman()], support: [] }));
  t.expect.card('Saruman', { against: 'none' }).asked('nobody');
});
const coming = (support: readonly string[]) =>
  table('shadow alone', { support }, { hand: [saruman(), 'Mist'], support: [] });
scenes(
  '[4_173/3] as he comes a condition may go',
  [
    coming(['Tale']),
    (t) => {
      t.player('Bob').does('Saruman: play', 'Saruman: when');
      t.expect.card('Tale', { in: 'discard of Ann' });
    },
  ],
  [
    coming(['Tale']),
    (t) => {
      t.player('Bob').does('Saruman: play', 'Pass');
      t.expect.card('Tale', { in: 'support of Ann' });
    },
  ],
  [
    coming([]),
    (t) => {
      t.player('Bob').does('Saruman: play').mayChoose.includes('Mist: play');
    },
  ],
);
const fetching = (discard: readonly unknown[], wounds = 0, twilight = 2) =>
  table(
    'shadow alone',
    {},
    { minions: [saruman([], 'Saruman, Black Traitor', wounds)], discard },
    { twilight },
  );
scenes(
  '[4_173/4] he exerts to play his staff from the discard pile',
  [
    fetching([staff]),
    (t) => {
      t.player('Bob').does('Saruman');
      t.expect.card('staff', { in: 'on of Saruman' }).card('Saruman', { wounds: 1, strength: 10 });
      t.expect.table({ twilight: 0 });
    },
  ],
  [
    fetching(['Uruk']),
    (t) => {
      t.player('Bob').mayNot('Saruman', {});
    },
  ],
  [
    fetching([staff], 3),
    (t) => {
      t.player('Bob').mayNot('Saruman', { rule: 'LR-EXERT-003' });
    },
  ],
  [
    fetching([staff], 0, 1),
    (t) => {
      t.player('Bob').mayNot('Saruman', {});
    },
  ],
);

scenes(
  "[4_174/1, 4_174/2] Saruman's Staff makes him fierce and damage +1, and nobody else bears it",
  [
    table('shadow alone', {}, { minions: [saruman(), 'Uruk'], hand: [staff, 'Mist'] }),
    (t) => {
      t.player('Bob').does('staff');
      t.expect.card('Saruman', { fierce: 1, damage: 1, strength: 10 });
    },
  ],
  [
    table('shadow alone', {}, { minions: ['Uruk'], hand: [staff, 'Mist'] }),
    (t) => {
      t.player('Bob').mayNot('staff', { because: 'nobody can bear it' });
    },
  ],
);
for (const card of [
  'Saruman, Black Traitor',
  'Saruman, Keeper of Isengard',
  'Saruman, Master of Foul Folk',
  'Saruman, Rabble-rouser',
]) {
  const staffed = table('maneuver', {}, { minions: [saruman([staff], card)] });
  scenes(
    `[4_174/3] with it ${card} may be wounded by arrows and assigned`,
    [
      staffed,
      (t) => {
        t.player('Bob').does('staff', 'Pass');
        t.player('Bob').passes();
        t.expect.card('Saruman', { wounds: 1 });
        t.player('Bob').passes();
        t.player('Ann').mayChoose.includes('Saruman');
      },
    ],
    [
      staffed,
      (t) => {
        t.player('Bob').passes();
        t.player('Bob').passes();
        t.expect.card('Saruman', { wounds: card === 'Saruman, Rabble-rouser' ? 1 : 0 });
      },
    ],
  );
}

const stone = (minions: readonly string[], twilight = 2, deck: readonly string[] = ['Shot', 'Tale']) =>
  table(
    'shadow alone',
    { deck },
    {
      minions,
      support: [{ card: 'The Palantír of Orthanc, Seventh Seeing-stone', as: 'stone' }],
      deck: ['Fog', 'Idle'],
    },
    { twilight },
  );
scenes(
  '[4_166/2] The Palantír shows the top card of any deck, which may go beneath it',
  [
    stone(['Uruk']),
    (t) => {
      t.player('Bob').does('stone', 'Ann', 'Yes');
      t.expect.zone('deck of Ann', { inOrder: ['Tale', 'Shot'] }).table({ twilight: 0 });
    },
  ],
  [
    stone(['Uruk']),
    (t) => {
      t.player('Bob').does('stone', 'Ann', 'No');
      t.expect.zone('deck of Ann', { inOrder: ['Shot', 'Tale'] });
    },
  ],
  [
    stone(['Uruk']),
    (t) => {
      t.player('Bob').does('stone', 'Bob', 'Yes');
      t.expect.zone('deck of Bob', { inOrder: ['Idle', 'Fog'] });
    },
  ],
  [
    stone(['Uruk'], 2, []),
    (t) => {
      t.player('Bob').does('stone', 'Ann');
      t.expect.table({ twilight: 0 });
    },
  ],
);
scenes(
  '[4_166/2, LR-COST-002] it takes an Isengard minion and 2 twilight',
  [
    stone(['Orc']),
    (t) => {
      t.player('Bob').mayNot('stone', { rule: 'LR-SPOT-001' });
    },
  ],
  [
    stone(['Uruk'], 1),
    (t) => {
      t.player('Bob').mayNot('stone', { rule: 'LR-COST-002' });
    },
  ],
);
{
  const held = { hand: [{ card: 'The Palantír of Orthanc, Seventh Seeing-stone', as: 'stone' }, 'Mist'] };
  scenes(
    '[4_166/1, LR-COST-009] it is not played without an Isengard minion',
    [
      table('shadow alone', {}, { minions: ['Orc'], ...held }),
      (t) => {
        t.player('Bob').mayNot('stone', { rule: 'LR-COST-009' });
      },
    ],
    [
      table('shadow alone', {}, { minions: ['Uruk'], ...held }),
      (t) => {
        t.player('Bob').does('stone');
        t.expect.card('stone', { in: 'support of Bob' });
      },
    ],
  );
}

const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));
const down = (archers: number, allies: number) =>
  table(
    'archery alone',
    { companions: [frodo(), 'Bowman'], support: many('Villager', allies) },
    { minions: [...many('Archer', archers), 'Orc'], support: [{ card: 'Come Down', as: 'it' }, 'Idle'] },
  );
scenes(
  '[4_146, LR-ERRATA-054] Come Down: arrows wound allies wherever they are, and no companion',
  [
    down(2, 2),
    (t) => {
      t.player('Bob').does('it', 'Pass');
      t.player('Ann').mayChoose.exactly('Villager 0', 'Villager 1');
      t.player('Ann').does('Villager 0', 'Villager 0', 'Villager 1');
      t.expect
        .card('Villager 0', { wounds: 2 })
        .card('Villager 1', { wounds: 1 })
        .card('Bowman', { wounds: 0 });
    },
  ],
  [
    down(2, 0),
    (t) => {
      t.player('Bob').does('it', 'Pass');
      t.expect.card('Bowman', { wounds: 0 }).card('Frodo', { wounds: 0 });
    },
  ],
);
scenes(
  '[4_146, LR-SPOT-001] without it allies are not hit, and it takes two Isengard archers',
  [
    down(2, 1),
    (t) => {
      t.player('Bob').passes();
      t.player('Ann').mayChoose.exactly('Frodo', 'Bowman');
    },
  ],
  [
    down(1, 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);
