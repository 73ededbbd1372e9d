/** The Two Towers: events, conditions and possessions of the Dunland culture. */
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { many, sites, onTheRoad as table } from '../../casts/dunland.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  pause,
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9, vitality: 2, twilight: 3 }),
  minion('Orc', { culture: 'Dunland', strength: 9, vitality: 2, twilight: 3 }),
  minion('Agent', { culture: 'Isengard', race: 'Man', strength: 9, vitality: 2 }),
  companion('Friend', { strength: 5, vitality: 4 }),
  companion('Eorling', { culture: 'Rohan', strength: 5, vitality: 4 }),
  companion('Bold one', { strength: 11, vitality: 4 }),
  companion('Bound', { keyword: ['Ring-bound'] }),
  freeCondition('Tale'),
  shadowCondition('Fog', { 'Support Area': 0 }),
  shadowCondition('Mist'),
  site('Field', { siteNumber: 1, block: 2, twilight: 2 }),
  site('Haven', { siteNumber: 1, block: 2, keyword: ['Sanctuary'] }),
);
type Fields = Readonly<Record<string, unknown>>;
/** One skirmish, in which Bob has an event. */
const fight = (
  event: string,
  foe: string,
  bob: Fields = {},
  more: Fields = {},
  companions: readonly unknown[] = ['Friend'],
) =>
  table(
    'skirmish',
    { companions: [frodo(), ...companions], support: ['Pause'] },
    { minions: [{ card: foe, as: 'foe', against: 'Friend' }], hand: [{ card: event, as: 'it' }], ...bob },
    more,
  );

const anger = (foe: string, others: readonly unknown[], n: number) =>
  fight('Anger', foe, {
    minions: [{ card: foe, as: 'foe', against: 'Friend' }, ...others],
    support: ['Idle', ...sites(n)],
  });
for (const [others, n] of [
  [many('Orc', 2), 0],
  [[], 1],
] as const)
  scenario(`[4_3] Anger with ${others.length + 1} Dunland minions and ${n} sites: a Man is fierce`, (t) => {
    t.given(anger('Hillman', others, n));
    t.player('Ann').does('Pause');
    t.player('Bob').does('it');
    t.expect.card('foe', { fierce: 1 });
  });
scenario('[4_3, LR-SPOT-001] not with two minions and no site', (t) => {
  t.given(anger('Hillman', ['Orc', 'Agent'], 0));
  t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
});

for (const [foe, n, strength] of [
  ['Hillman', 1, 13],
  ['Hillman', 0, 11],
  ['Orc', 1, 9],
] as const)
  scenario(`[4_5] Burn Every Village: ${foe} with ${n} sites has strength ${strength}`, (t) => {
    t.given(fight('Burn Every Village', foe, { support: ['Idle', ...sites(n)] }));
    t.player('Ann').does('Pause');
    t.player('Bob').does('it');
    t.expect.card('foe', { strength });
  });
for (const [foe, here, strength] of [
  ['Hillman', 'Haven', 13],
  ['Hillman', 'Field', 11],
  ['Orc', 'Haven', 9],
] as const)
  scenario(`[4_7] Dark Fury: ${foe} at ${here} has strength ${strength}`, (t) => {
    t.given(fight('Dark Fury', foe, {}, { path: [{ card: here, number: 3 }] }));
    t.player('Ann').does('Pause');
    t.player('Bob').does('it');
    t.expect.card('foe', { strength });
  });
scenes(
  '[4_8, LR-SPOT-002] Death to the Strawheads: +1 for each companion that is spotted',
  [
    fight('Death to the Strawheads', 'Hillman', {}, {}, ['Friend', 'Eorling']),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it', '3');
      t.expect.card('foe', { strength: 12 });
    },
  ],
  [
    fight('Death to the Strawheads', 'Hillman', {}, {}, ['Friend', 'Eorling']),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it', '1');
      t.expect.card('foe', { strength: 10 });
    },
  ],
);

const threatening = (moves: number, twilight: number, discard: readonly string[]) =>
  table(
    'shadow alone',
    {},
    { support: [{ card: 'Constantly Threatening', as: 'it' }], discard },
    { moves, twilight },
  );
scenario('[4_6] Constantly Threatening: after a second move a Dunland Man comes back', (t) => {
  t.given(threatening(2, 5, ['Hillman', 'Orc']));
  t.player('Bob').does('it');
  t.expect.card('Hillman', { in: 'minions of Bob' }).table({ twilight: 0 });
});
for (const [why, moves, twilight, discard] of [
  ['one move', 1, 9, ['Hillman']],
  ['twilight for the Man alone', 2, 4, ['Hillman']],
  ['no such Man', 2, 9, ['Orc', 'Agent']],
] as const)
  scenario(`[4_6] not with ${why}`, (t) => {
    t.given(threatening(moves, twilight, discard));
    t.player('Bob').mayNot('it', {});
  });

const hides = (foe: string, twilight: number) =>
  table(
    'skirmish',
    { companions: [frodo(), 'Bold one'] },
    { minions: [{ card: foe, as: 'foe', against: 'Bold one' }], support: [{ card: 'Hides', as: 'it' }] },
    { twilight },
  );
scenes(
  '[4_19/2] Hides: 2 twilight or the card itself prevent a wound of a Dunland Man',
  [
    hides('Hillman', 2),
    (t) => {
      t.player('Bob').does('it', 'remove');
      t.expect.card('foe', { wounds: 0 }).card('it', { in: 'support of Bob' }).table({ twilight: 0 });
    },
  ],
  [
    hides('Hillman', 2),
    (t) => {
      t.player('Bob').does('it', 'discard');
      t.expect.card('foe', { wounds: 0 }).card('it', { in: 'discard of Bob' }).table({ twilight: 2 });
    },
  ],
  [
    hides('Hillman', 1),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { in: 'discard of Bob' }).card('foe', { wounds: 0 });
    },
  ],
  [
    hides('Orc', 2),
    (t) => {
      t.expect.card('foe', { wounds: 1 }).asked('nobody');
    },
  ],
);
{
  const drawing = table('shadow alone', {}, { hand: ['Hides', 'Mist'], deck: ['Fog', 'Tale'] });
  scenes(
    '[4_19/1] as it is played its player may draw a card',
    [
      drawing,
      (t) => {
        t.player('Bob')
          .does('Hides: play', 'Hides: when')
          .has({ hand: ['Mist', 'Fog'] });
      },
    ],
    [
      drawing,
      (t) => {
        t.player('Bob')
          .does('Hides: play', 'Pass')
          .has({ hand: ['Mist'] });
      },
    ],
  );
}

const rock = (foe: string, hero: string) =>
  table(
    'skirmish',
    { companions: [frodo(), hero] },
    { minions: [{ card: foe, as: 'foe', against: hero }], support: [{ card: 'Living Off Rock', as: 'it' }] },
  );
scenes(
  '[4_27] Living Off Rock: who wins against a Rohan Man may be stronger and fierce',
  [
    rock('Hillman', 'Eorling'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 11, fierce: 1 });
    },
  ],
  [
    rock('Hillman', 'Eorling'),
    (t) => {
      t.player('Bob').does('Pass');
      t.expect.card('foe', { strength: 9, fierce: 0 });
    },
  ],
  [
    rock('Hillman', 'Friend'),
    (t) => {
      t.expect.card('foe', { strength: 9 }).asked('nobody');
    },
  ],
  [
    rock('Orc', 'Eorling'),
    (t) => {
      t.expect.card('foe', { strength: 9 }).asked('nobody');
    },
  ],
);

for (const [stacked, number] of [
  [['Hillman'], 7],
  [['Orc', 'Agent'], 2],
] as const)
  scenario(`[4_29] No Refuge with ${stacked[0]} on a site: Shadow numbers are ${number}`, (t) => {
    t.given(table('shadow alone', {}, { support: ['No Refuge', { ...sites(1)[0], stacked }] }));
    t.expect.card('next', { 'Shadow number': number }).card('here', { 'Shadow number': number });
  });

const isen = (n: number, twilight: number, foe: string, who: string) =>
  table(
    'assignment alone',
    { companions: [frodo(), who] },
    {
      minions: [{ card: foe, as: 'foe' }],
      support: ['Idle', { card: 'Over the Isen', as: 'it' }, ...sites(n)],
    },
    { twilight },
  );
scenes(
  '[4_31] Over the Isen: a Dunland Man is assigned to an unbound companion',
  [
    isen(1, 2, 'Hillman', 'Friend'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('foe', { against: 'Friend' }).table({ twilight: 0 });
    },
  ],
  [
    isen(1, 2, 'Orc', 'Friend'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('foe', { against: 'none' });
    },
  ],
  [
    isen(1, 2, 'Hillman', 'Bound'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('foe', { against: 'none' });
    },
  ],
  [
    isen(0, 2, 'Hillman', 'Friend'),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
  [
    isen(1, 1, 'Hillman', 'Friend'),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);
