/** The Two Towers: what Dunlendings take, and how they go on, after they have won. */
import { companion, freeCondition, invent, item, minion, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { many, sites, onTheRoad as table } from '../../casts/dunland.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9, vitality: 2, twilight: 3 }),
  minion('Orc', { culture: 'Dunland', strength: 9, vitality: 2, twilight: 3 }),
  companion('Friend', { strength: 6, vitality: 4 }),
  companion('Other', { strength: 5, vitality: 4 }),
  item('Blade'),
  item('Shield', { itemClass: 'shield' }),
  item('Helm', { itemClass: 'helm' }),
  item('Mail', { itemClass: 'armor' }),
  freeCondition('Tale'),
  shadowCondition('Fog', { 'Support Area': 0 }),
  shadowCondition('Mist'),
  site('Field', { siteNumber: 1, block: 2, twilight: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const bobs = (card: string) => ({ card, owner: 'Bob', controller: 'Bob' });
const armed = { card: 'Friend', on: ['Blade', 'Shield', bobs('Fog')] };
const won = (event: string, foe: Fields, bob: Fields = {}) =>
  table(
    'skirmish',
    { companions: [frodo(), armed, { card: 'Other', on: ['Helm'] }] },
    {
      minions: [{ as: 'foe', against: 'Friend', ...foe }],
      hand: [{ card: event, as: 'it' }],
      support: [],
      ...bob,
    },
  );
scenes(
  '[4_32] Ravage the Defeated: all Free Peoples cards of who lost go',
  [
    won('Ravage the Defeated', { card: 'Hillman' }),
    (t) => {
      t.player('Bob').does('it');
      t.player('Ann').has({ discard: ['Blade', 'Shield'] });
      t.expect.card('Fog', { in: 'on of Friend' }).card('Helm', { in: 'on of Other' });
    },
  ],
  [
    won('Ravage the Defeated', { card: 'Orc' }),
    (t) => {
      t.player('Ann').has({ discard: [] });
      t.expect.asked('nobody');
    },
  ],
);
scenes(
  '[4_37] War Cry of Dunland: the winner is fierce and stronger by 4',
  [
    won('War Cry of Dunland', { card: 'Hillman' }),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 13, fierce: 1 });
    },
  ],
  [
    won('War Cry of Dunland', { card: 'Orc' }),
    (t) => {
      t.expect.card('foe', { strength: 9, fierce: 0 }).asked('nobody');
    },
  ],
);
{
  const club = { card: 'Hillman', on: [{ card: 'War Club', as: 'club' }] };
  scenes(
    '[4_36/2] War Club: its bearer wins, and two possessions may go',
    [
      won('War Cry of Dunland', club, { hand: [] }),
      (t) => {
        t.expect.card('foe', { strength: 11 });
        t.player('Bob').does('club', 'Blade', 'Helm');
        t.player('Ann').has({ discard: ['Blade', 'Helm'] });
      },
    ],
    [
      won('War Cry of Dunland', club, { hand: [] }),
      (t) => {
        t.player('Bob').does('Pass');
        t.player('Ann').has({ discard: [] });
      },
    ],
  );
}
scenario('[4_36/1] it is for Dunland Men', (t) => {
  t.given(table('shadow alone', {}, { minions: ['Orc'], hand: ['War Club', 'Mist'] }));
  t.player('Bob').mayNot('War Club', { because: 'nobody can bear it' });
});

const folk = (foe: string) =>
  table(
    'skirmish',
    {},
    { minions: [{ card: foe, as: 'foe', against: 'Friend' }], support: [{ card: 'Secret Folk', as: 'it' }] },
  );
scenes(
  '[4_34/1] Secret Folk: a loss to a Dunland Man may place a token',
  [
    folk('Hillman'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { tokens: 1, tokensOf: 'Dunland' });
    },
  ],
  [
    folk('Hillman'),
    (t) => {
      t.player('Bob').does('Pass');
      t.expect.card('it', { tokens: 0 });
    },
  ],
  [
    folk('Orc'),
    (t) => {
      t.expect.card('it', { tokens: 0 }).asked('nobody');
    },
  ],
);
for (const [tokens, gone] of [
  [2, 2],
  [4, 3],
] as const)
  scenario(`[4_34/2, LR-LIMIT-001] ${tokens} tokens discard ${gone} possessions, and it goes`, (t) => {
    t.given(
      table(
        'maneuver alone',
        {
          companions: [frodo(), { card: 'Friend', on: ['Blade', 'Shield', 'Helm', 'Mail'] }],
          support: ['Tale'],
        },
        {
          minions: ['Orc'],
          support: [{ card: 'Secret Folk', as: 'it', tokens, tokensOf: 'Dunland' }, 'Idle'],
        },
      ),
    );
    t.player('Bob').does('it', 'Blade', 'Mail', ...(gone === 3 ? ['Helm'] : []));
    t.player('Ann').has({ discard: gone === 3 ? ['Blade', 'Mail', 'Helm'] : ['Blade', 'Mail'] });
    t.expect.card('it', { in: 'discard of Bob' });
  });

const wake = (n: number) =>
  table(
    'maneuver alone',
    {},
    {
      minions: [...many('Hillman', 2), 'Orc'],
      support: ['Idle', ...sites(n)],
      hand: [{ card: 'Wake of Destruction', as: 'it' }],
    },
  );
scenes(
  '[4_35] Wake of Destruction: with two sites each Dunland Man is fierce',
  [
    wake(2),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Hillman 0', { fierce: 1 }).card('Hillman 1', { fierce: 1 }).card('Orc', { fierce: 0 });
    },
  ],
  [
    wake(1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const raid = (n: number) =>
  table(
    'maneuver alone',
    { companions: [frodo(), { card: 'Friend', on: ['Blade', bobs('Fog')] }], support: ['Tale'] },
    { minions: [...many('Hillman', n), 'Orc'], hand: [{ card: 'Wild Man Raid', as: 'it' }] },
  );
scenes(
  '[4_39] Wild Man Raid: three Dunland Men, and a Free Peoples possession or condition goes',
  [
    raid(3),
    (t) => {
      t.player('Bob').does('it').mayChoose.exactly('Blade', 'Tale');
      t.player('Bob').does('Tale');
      t.player('Ann').has({ discard: ['Tale'] });
    },
  ],
  [
    raid(2),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

scenes(
  '[4_30/1] No Retreat is played on a site under control',
  [
    table('shadow alone', {}, { hand: [{ card: 'No Retreat', as: 'it' }, 'Mist'], support: sites(1) }),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { in: 'on of site 0' });
    },
  ],
  [
    table('shadow alone', { support: sites(1) }, { hand: [{ card: 'No Retreat', as: 'it' }, 'Mist'] }),
    (t) => {
      t.player('Bob').mayNot('it', { because: 'nobody can bear it' });
    },
  ],
);
const retreat = (men: number, moves: number) =>
  table(
    'regroup',
    { hand: [] },
    {
      minions: [...many('Hillman', men), 'Orc'],
      support: [{ ...sites(1)[0], on: [{ card: 'No Retreat', as: 'it' }] }],
      hand: [],
    },
    { moves },
  );
scenes(
  '[4_30/2] two Dunland Men and the card itself make the fellowship move again',
  [
    retreat(2, 1),
    (t) => {
      t.player('Bob').does('it');
      t.expect.table({ moves: 2 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    retreat(1, 1),
    (t) => {
      t.player('Ann').does('No');
      t.expect.card('it', { in: 'on of site 0' });
    },
  ],
);
