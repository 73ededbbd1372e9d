/** The Two Towers: events of the Isengard culture. */
import { ally, companion, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { aragorn, gandalf } from '../../people.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  pause,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3, Damage: 1 }),
  minion('Archer', { race: 'Uruk-hai', culture: 'Isengard', Archer: 1, vitality: 2 }),
  minion('Orc', { strength: 9, Archer: 1, vitality: 2 }),
  companion('Friend', { vitality: 4, strength: 6 }),
  companion('Weak one', { vitality: 1, strength: 4 }),
  companion('Bound', { vitality: 3, keyword: ['Ring-bound'] }),
  companion('Bowman', { Archer: 1 }),
  ally('Villager', { vitality: 1, strength: 2 }),
  shadowCondition('Mist'),
  site('Field', { keyword: ['Battleground'], siteNumber: 1, block: 2 }),
  site('Meadow', { siteNumber: 1, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, event: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [{ card: 'Meadow', number: 3, as: 'here' }],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], site: 3, ...ann },
    Bob: { support: ['Idle'], hand: [{ card: event, as: 'it' }, 'Mist'], ...bob },
  },
});
const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));
const tired = { card: 'Uruk', as: 'tired', wounds: 2 };

const hope = (minions: readonly unknown[], dead: number) =>
  table('maneuver alone', 'Beyond All Hope', { dead: many('Weak one', dead) }, { minions });
scenes(
  '[4_140] Beyond All Hope: a burden for each card in the dead pile',
  [
    hope(['Uruk', { card: 'Uruk', as: 'second' }], 3),
    (t) => {
      t.player('Bob').does('it', 'Uruk');
      t.player('Ann').has({ burdens: 3 });
      t.expect.card('Uruk', { wounds: 1 }).card('second', { wounds: 1 });
    },
  ],
  [
    hope(['Uruk', tired, 'Orc'], 3),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const mountains = (companions: readonly unknown[], victim: string, foes: readonly unknown[] = ['Archer']) =>
  table(
    'skirmish',
    'Beyond Dark Mountains',
    { companions: [frodo(), ...companions], support: ['Villager'], site: 2 },
    { minions: [{ card: 'Orc', as: 'foe', against: victim }, ...foes], support: [] },
  );
for (const [companions, victim, burdens] of [
  [['Weak one'], 'Weak one', 1],
  [[], 'Villager', 1],
  [[aragorn({ wounds: 3 })], 'Aragorn', 2],
  [[gandalf({ wounds: 3 })], 'Gandalf', 2],
] as const)
  scenario(`[4_141] Beyond Dark Mountains: ${victim} is killed, and ${burdens} burdens are added`, (t) => {
    t.given(mountains(companions, victim));
    t.player('Bob').does('it');
    t.player('Ann').has({ burdens });
    t.expect.card('Archer', { wounds: 1 });
  });
scenario('[4_141, LR-EXERT-003] not without an Isengard minion who can exert', (t) => {
  t.given(mountains(['Weak one'], 'Weak one', [tired]));
  t.player('Ann').has({ burdens: 0 });
  t.expect.asked('nobody');
});

const arrows = (minions: readonly unknown[], ann: Fields = {}) =>
  table(
    'archery alone',
    'Cloud of Arrows',
    { companions: [frodo({ wounds: 3 }), 'Friend', 'Bowman'], ...ann },
    {
      minions,
    },
  );
scenes(
  '[4_145] Cloud of Arrows: one more on one side, one less on the other',
  [
    arrows(['Archer']),
    (t) => {
      t.player('Bob').does('it').passes();
      t.expect.table({ minionArchery: 2, fellowshipArchery: 0 }).card('Archer', { wounds: 1 });
    },
  ],
  [
    arrows(['Orc', 'Uruk']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const driven = (archers: number, dead: number) =>
  table(
    'archery alone',
    'Driven Back',
    { companions: [frodo({ wounds: 3 }), 'Friend'], dead: many('Weak one', dead) },
    { minions: [...many('Archer', archers), 'Uruk'] },
  );
scenes(
  '[4_149] Driven Back: the total is +1 for each card in the dead pile',
  [
    driven(2, 3),
    (t) => {
      t.player('Bob').does('it').passes();
      t.expect.table({ minionArchery: 5 });
    },
  ],
  [
    driven(1, 3),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const fighting = (event: string, foe: string, more: Fields = {}, bob: Fields = {}) =>
  table(
    'skirmish',
    event,
    { support: ['Pause'] },
    { minions: [{ card: foe, as: 'foe', against: 'Friend' }], ...bob },
    more,
  );
for (const [here, foe, strength] of [
  ['Field', 'Uruk', 12],
  ['Meadow', 'Uruk', 11],
  ['Field', 'Orc', 9],
] as const)
  scenario(`[4_151] Ferocity: ${foe} at ${here} has strength ${strength}`, (t) => {
    t.given(fighting('Ferocity', foe, { path: [{ card: here, number: 3 }] }));
    t.player('Ann').does('Pause');
    t.player('Bob').does('it');
    t.expect.card('foe', { strength });
  });
const owned = { card: 'Meadow', number: 1, as: 'owned' };
for (const [support, foe, strength, damage] of [
  [[owned], 'Uruk', 11, 2],
  [[], 'Uruk', 11, 1],
  [[owned], 'Orc', 9, 0],
] as const)
  scenario(`[4_210] We Are the Fighting Uruk-hai: ${foe} with ${support.length} sites`, (t) => {
    t.given(fighting('We Are the Fighting Uruk-hai', foe, {}, { support: [...support, 'Idle'] }));
    t.player('Ann').does('Pause');
    t.player('Bob').does('it');
    t.expect.card('foe', { strength, damage });
  });

const dawn = (sites: number, minions: readonly unknown[] = ['Uruk']) =>
  table(
    'maneuver alone',
    'No Dawn for Men',
    { companions: [frodo(), 'Bound', ...many('Friend', 3)] },
    {
      minions,
      support: [
        'Idle',
        ...Array.from({ length: sites }, (_x, i) => ({ card: 'Meadow', number: i + 1, as: `s${i}` })),
      ],
    },
  );
scenes(
  '[4_163] No Dawn for Men: as many unbound companions exert as sites are under control',
  [
    dawn(2),
    (t) => {
      t.player('Bob').does('it').mayChoose.exactly('Friend 0', 'Friend 1', 'Friend 2');
      t.player('Bob').does('Friend 2').mayChoose.exactly('Friend 0', 'Friend 1');
      t.player('Bob').does('Friend 0');
      t.expect
        .card('Friend 0', { wounds: 1 })
        .card('Friend 1', { wounds: 0 })
        .card('Friend 2', { wounds: 1 });
      t.expect.card('Uruk', { wounds: 1 }).card('Bound', { wounds: 0 });
    },
  ],
  [
    dawn(0),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Friend 0', { wounds: 0 }).card('Uruk', { wounds: 1 });
    },
  ],
  [
    dawn(2, [tired, 'Orc']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const still = (others: readonly unknown[]) =>
  fighting(
    'Still They Came',
    'Uruk',
    {},
    { minions: [{ card: 'Uruk', as: 'foe', against: 'Friend' }, ...others] },
  );
scenes(
  '[4_175] Still They Came: an idle Uruk-hai exerts for another',
  [
    still(['Uruk']),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 12, wounds: 0 }).card('Uruk', { wounds: 1, strength: 9 });
    },
  ],
  [
    still(['Orc', tired]),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const volley = (minions: readonly unknown[], companions: readonly unknown[]) =>
  table('archery alone', 'Volley Fire', { companions: [frodo(), ...companions] }, { minions });
scenes(
  '[4_209] Volley Fire: two Isengard archers go, and an unbound companion is exhausted',
  [
    volley([...many('Archer', 2), 'Orc'], ['Friend', 'Bound']),
    (t) => {
      t.player('Bob').does('it', 'Archer 0');
      t.expect.card('Friend', { wounds: 3 }).card('Archer 0', { in: 'discard of Bob' });
      t.expect.card('Archer 1', { in: 'discard of Bob' }).card('Orc', { in: 'minions of Bob' });
    },
  ],
  [
    volley(['Archer', 'Orc'], ['Friend']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);
