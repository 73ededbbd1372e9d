/** The Two Towers: Isengard trackers who follow and fight twice, and their captains. */
import { ally, companion, invent, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

const tracking = { race: 'Uruk-hai', culture: 'Isengard', keyword: ['Tracker'] };
invent(
  idle,
  pause,
  minion('Tracker', { ...tracking, strength: 9, vitality: 3, Fierce: 1 }),
  minion('Foreign tracker', { keyword: ['Tracker'], strength: 9, vitality: 3 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 3, strength: 6 }),
  ally('Old man'),
  shadowCondition('Mist'),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const riddles = (wounds: number, twilight: number, tired = 0) =>
  table(
    'assignment alone',
    {
      companions: [
        frodo(),
        {
          card: 'Friend',
          wounds,
          on: [{ card: 'Many Riddles', as: 'riddles', owner: 'Bob', controller: 'Bob' }],
        },
      ],
    },
    { minions: [{ card: 'Tracker', wounds: tired }, 'Uruk'] },
    { twilight },
  );
scenes(
  '[4_159/3] Many Riddles: a tracker is assigned to its bearer, who may exert to prevent it',
  [
    riddles(2, 2),
    (t) => {
      t.player('Bob').does('riddles');
      t.expect.card('Tracker', { wounds: 1, against: 'Friend' }).table({ twilight: 0 });
      t.expect.card('Friend', { strength: 5 });
    },
  ],
  [
    riddles(0, 2),
    (t) => {
      t.player('Bob').does('riddles');
      t.player('Ann').does('Yes');
      t.expect.card('Tracker', { wounds: 1, against: 'none' }).card('Friend', { wounds: 1 });
    },
  ],
);
scenes(
  '[4_159/3, LR-COST-002] it costs 2 twilight and the exertion of a tracker',
  [
    riddles(2, 1),
    (t) => {
      t.player('Bob').mayNot('riddles', { rule: 'LR-COST-002' });
    },
  ],
  [
    riddles(2, 9, 2),
    (t) => {
      t.player('Bob').mayNot('riddles', { rule: 'LR-EXERT-003' });
    },
  ],
);
const toPlay = (card: string, minions: readonly unknown[], companions: readonly unknown[]) =>
  table(
    'shadow alone',
    { companions: [frodo(), ...companions], support: ['Old man'] },
    { minions, hand: [{ card, as: 'it' }, 'Mist'] },
  );
scenes(
  '[4_159/1, 4_159/2] a tracker exerts to play it on a companion, and not on the Ring-bearer',
  [
    toPlay('Many Riddles', ['Uruk', 'Tracker'], ['Friend']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { in: 'on of Friend' }).card('Tracker', { wounds: 1 }).card('Uruk', { wounds: 0 });
    },
  ],
  [
    toPlay('Many Riddles', ['Tracker'], []),
    (t) => {
      t.player('Bob').mayNot('it', { because: 'nobody can bear it' });
    },
  ],
  [
    toPlay('Many Riddles', ['Uruk'], ['Friend']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const spared = (who: string, twilight: number) =>
  table(
    'skirmish',
    { companions: [frodo(), 'Giant'], support: ['Pause'] },
    { minions: ['Mauhúr, Patrol Leader', { card: who, as: 'foe', against: 'Giant' }] },
    { twilight },
  );
invent(companion('Giant', { strength: 15 }));
for (const [who, wounds] of [
  ['Tracker', 0],
  ['Uruk', 1],
] as const)
  scenario(`[4_160] Mauhúr: ${who} takes ${wounds} wounds`, (t) => {
    t.given(spared(who, 1));
    t.player('Ann').does('Pause');
    t.player('Bob').does('Mauhúr', ...(who === 'Tracker' ? ['foe'] : []));
    t.player('Ann').passes();
    t.player('Bob').passes();
    t.expect.card('foe', { wounds });
  });
scenario('[4_160, LR-COST-002] it costs 2 twilight', (t) => {
  t.given(spared('Tracker', 1));
  t.player('Bob').mayNot('Mauhúr, Patrol Leader', { rule: 'LR-COST-002' });
});

for (const [n, strength, damage] of [
  [0, 9, 0],
  [1, 12, 0],
  [2, 12, 1],
] as const)
  scenario(
    `[4_176/2, 4_176/3, LR-SPOT-005] Uglúk beside ${n} other trackers has strength ${strength}`,
    (t) => {
      const others = Array.from({ length: n }, (_x, i) => ({ card: 'Tracker', as: `tracker ${i}` }));
      t.given(
        table(
          'shadow alone',
          {},
          { minions: ['Uglúk, Servant of Saruman', 'Foreign tracker', 'Uruk', ...others] },
        ),
      );
      t.expect.card('Uglúk, Servant of Saruman', { strength, damage });
    },
  );
{
  const roaming = (card: string) =>
    table('shadow alone', {}, { minions: ['Uglúk, Servant of Saruman'], hand: [card, 'Mist'] });
  scenes(
    '[4_176/1, LR-ROAM-002] Isengard trackers roam for nothing beside Uglúk',
    [
      roaming('Uruk Seeker'),
      (t) => {
        t.player('Bob').does('Uruk Seeker');
        t.expect.table({ twilight: 7 });
      },
    ],
    [
      roaming('Uruk Stalker'),
      (t) => {
        t.player('Bob').does('Uruk Stalker');
        t.expect.table({ twilight: 4 });
      },
    ],
  );
}

for (const [id, card, strength, by, damage] of [
  ['4_181', 'Uruk Chaser', 9, 2, 0],
  ['4_193', 'Uruk Runner', 8, 2, 0],
  ['4_187', 'Uruk Foot Soldier', 5, 3, 1],
  ['4_189', 'Uruk Plains Runner', 7, 3, 1],
] as const)
  for (const [fierce, whose] of [
    [true, 'it'],
    [false, 'it'],
    [true, 'other'],
  ] as const)
    scenario(`[${id}] ${card}: fierce ${fierce}, the skirmish of ${whose}`, (t) => {
      t.given(
        table(
          'skirmish',
          { support: ['Pause'] },
          {
            minions: [
              { card, as: 'it', ...(whose === 'it' ? { against: 'Friend' } : {}) },
              { card: 'Tracker', as: 'other', ...(whose === 'it' ? {} : { against: 'Friend' }) },
            ],
          },
          fierce ? { fierce: true } : {},
        ),
      );
      const so = fierce && whose === 'it';
      t.expect.card('it', { strength: strength + (so ? by : 0), damage: so ? damage : 0, fierce: 1 });
    });
