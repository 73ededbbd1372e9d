/** The Two Towers: conditions of the Isengard culture on sites and in fights. */
import { invent } from '../../../invented.ts';
import { scenario } from '../../../table.ts';
import { it, owned, raiders, table } from '../../casts/isengard-sites.ts';
import { scenes } from '../../scenes.ts';

invent(...raiders);
const pillage = (stacked: readonly string[], where = 'owned') =>
  table(
    'skirmish',
    { support: ['Pause'] },
    {
      minions: [{ card: 'Uruk', as: 'foe', against: 'Friend' }],
      support: [
        { ...owned, on: ['Pillage of Rohan'], ...(where === 'owned' ? { stacked } : {}) },
        { card: 'Meadow', number: 1, as: 'lower', ...(where === 'owned' ? {} : { stacked }) },
        'Idle',
      ],
    },
    { path: [] },
  );
scenes(
  '[4_167/2] Pillage of Rohan: no skirmish actions of the Free Peoples while an Uruk-hai lies there',
  [
    pillage(['Orc', 'Archer']),
    (t) => {
      t.player('Ann').mayNot('Friend', { because: 'forbids it' }).mayNot('Pause', { because: 'forbids it' });
      t.player('Bob').does('Idle');
      t.expect.table({ twilight: 10 });
    },
  ],
  [
    pillage(['Orc']),
    (t) => {
      t.player('Ann').does('Friend');
      t.expect.table({ twilight: 10 });
    },
  ],
  [
    pillage(['Archer'], 'lower'),
    (t) => {
      t.player('Ann').does('Friend');
      t.expect.table({ twilight: 10 });
    },
  ],
);
{
  const held = { hand: [it('Pillage of Rohan'), 'Mist'] };
  scenes(
    '[4_167/1] it is played on a site that its player controls',
    [
      table('shadow alone', {}, { ...held, support: [owned] }),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { in: 'on of owned' });
      },
    ],
    [
      table('shadow alone', { support: [owned] }, held),
      (t) => {
        t.player('Bob').mayNot('it', { because: 'nobody can bear it' });
      },
    ],
  );
}

const race = (foe: string, support: readonly unknown[], twilight = 2) =>
  table(
    'skirmish',
    {},
    {
      minions: [{ card: foe, as: 'foe', against: 'Friend' }],
      support: [it('Race Across the Mark'), ...support],
    },
    { twilight },
  );
scenes(
  '[4_168] Race Across the Mark cancels a skirmish of an Uruk-hai',
  [
    race('Uruk', [owned]),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('it');
      t.expect.card('Friend', { wounds: 0 }).table({ twilight: 0 }).asked('nobody');
    },
  ],
  [
    race('Orc', [owned]),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('it');
      t.player('Ann').passes();
      t.expect.card('Friend', { wounds: 1 });
    },
  ],
);
scenes(
  '[4_168, LR-COST-002] it takes a site under control and 2 twilight',
  [
    race('Uruk', []),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
  [
    race('Uruk', [owned], 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);

const ranks = (discard: readonly string[], twilight: number) =>
  table(
    'assignment alone',
    { support: ['Villager'], site: 2 },
    { minions: ['Orc', { card: 'Orc', as: 'second' }], support: [it('Ranks Without Number')], discard },
    { twilight },
  );
scenario('[4_170] Ranks Without Number: an Isengard minion comes back for 2 less', (t) => {
  t.given(ranks(['Orc', 'Uruk'], 1));
  t.player('Ann').does('second', 'Villager').passes();
  t.player('Bob').does('it');
  t.expect.card('Uruk', { in: 'minions of Bob' }).table({ twilight: 0 });
});
for (const [why, discard, twilight, hero] of [
  ['no Isengard minion', ['Orc'], 9, 'Villager'],
  ['too little twilight', ['Uruk'], 0, 'Villager'],
  ['a companion', ['Uruk'], 9, 'Friend'],
] as const)
  scenario(`[4_170] not with ${why}`, (t) => {
    t.given(ranks(discard, twilight));
    t.player('Ann').does('second', hero).passes();
    t.player('Bob').mayChoose.excludes('it');
  });
scenario('[4_170] nor when the Shadow player assigns the ally', (t) => {
  t.given(ranks(['Uruk'], 9));
  t.player('Ann').passes();
  t.player('Bob').does('second', 'Villager').mayChoose.excludes('it');
});
