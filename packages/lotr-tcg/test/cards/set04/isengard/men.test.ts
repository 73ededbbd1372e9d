/** The Two Towers: Saruman, Gríma and the Men of the Isengard culture, and what they work. */
import { invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { agents, bobs, grima, held, table } from '../../casts/isengard-men.ts';
import { scenes } from '../../scenes.ts';

invent(...agents);
for (const [id, card, exerts] of [
  ['4_139/1, 4_139/2', 'Banished', true],
  ['4_157/1, 4_157/2', 'Leechcraft', true],
  ['4_172/1, 4_172/2', 'Rohan Is Mine', false],
] as const) {
  const playing = (minions: readonly unknown[], companions: readonly string[]) =>
    table('shadow alone', { companions: [frodo(), ...companions] }, { minions, hand: [held(card), 'Mist'] });
  scenes(
    `[${id}] ${card} is played on a Free Peoples Man by Saruman or an Isengard Man`,
    [
      playing(['Agent'], ['Tall elf', 'Rider']),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { in: 'on of Rider' }).card('Agent', { wounds: exerts ? 1 : 0 });
      },
    ],
    [
      playing([{ card: 'Saruman, Keeper of Isengard', as: 'Saruman' }], ['Rider']),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { in: 'on of Rider' }).card('Saruman', { wounds: exerts ? 1 : 0 });
      },
    ],
  );
  scenes(
    `[${id}] ${card}: by nobody else, and on nobody else`,
    [
      playing(['Uruk', 'Wild man'], ['Rider']),
      (t) => {
        t.player('Bob').mayNot('it', {});
      },
    ],
    [
      playing(['Agent'], ['Tall elf']),
      (t) => {
        t.player('Bob').mayNot('it', { because: 'nobody can bear it' });
      },
    ],
  );
}

const banished = (loser: string, foe: string) =>
  table(
    'skirmish',
    { companions: [frodo(), { card: 'Rider', on: [bobs('Banished')] }, 'Other'] },
    { minions: [{ card: foe, as: 'foe', against: loser }], support: [] },
  );
scenes(
  '[4_139/3] Banished: its bearer exerts when another loses a skirmish',
  [
    banished('Other', 'Uruk'),
    (t) => {
      t.expect.card('Rider', { wounds: 1 }).card('Other', { wounds: 1 });
    },
  ],
  [
    banished('Rider', 'Uruk'),
    (t) => {
      t.expect.card('Rider', { wounds: 1 });
    },
  ],
  [
    banished('Other', 'Weakling'),
    (t) => {
      t.expect.card('Rider', { wounds: 0 });
    },
  ],
);
invent(minion('Weakling', { strength: 1 }));

scenario('[4_153] Gríma weakens whoever bears a Shadow condition', (t) => {
  t.given(
    table(
      'maneuver alone',
      {
        companions: [
          frodo(),
          { card: 'Rider', on: [bobs('Fog', 'fog 1'), bobs('Fog', 'fog 2')] },
          { card: 'Other', on: ['Song'] },
          { card: 'Bound', on: [bobs('Fog', 'fog 3')] },
        ],
        support: [{ card: 'Villager', on: [bobs('Fog', 'fog 4')] }],
      },
      { minions: ['Gríma, Son of Galmód'] },
    ),
  );
  t.expect.card('Rider', { strength: 5 }).card('Other', { strength: 6 }).card('Bound', { strength: 6 });
  t.expect.card('Villager', { strength: 2 });
});

const laden = (who: string, on: readonly unknown[], wounds = 0) =>
  table(
    'maneuver alone',
    { companions: [frodo(), { card: who, on }] },
    { minions: [{ ...grima, wounds }], hand: ['Mist'] },
  );
scenario('[4_154] Gríma sends every Free Peoples card of a laden companion home', (t) => {
  t.given(laden('Other', ['Blade', 'Helm', bobs('Fog')]));
  t.player('Bob').does('Gríma');
  t.expect.card('Gríma', { wounds: 1 }).card('Blade', { in: 'hand of Ann' });
  t.expect.card('Helm', { in: 'hand of Ann' }).card('Fog', { in: 'on of Other' });
});
for (const [why, who, on, wounds] of [
  ['two cards', 'Other', ['Blade', 'Helm'], 0],
  ['a bound one', 'Bound', ['Blade', 'Helm', 'Song'], 0],
  ['an exhausted Gríma', 'Other', ['Blade', 'Helm', 'Song'], 2],
] as const)
  scenario(`[4_154] not with ${why}`, (t) => {
    t.given(laden(who, on, wounds));
    t.player('Bob').mayNot('Gríma', {});
  });

const haunting = (wounds = 0) =>
  table(
    'maneuver alone',
    { companions: [frodo(), 'Rider', 'Bound'], support: ['Villager'] },
    { minions: [{ ...grima, wounds }], hand: [held('Haunting Her Steps')], support: [] },
  );
for (const who of ['Rider', 'Villager'])
  scenario(`[4_155] Haunting Her Steps: Gríma exerts to cancel what ${who} does`, (t) => {
    t.given(haunting());
    t.player('Ann').does(who);
    t.player('Bob').does('it');
    t.expect.table({ twilight: 9 }).card('Gríma', { wounds: 1 }).card('it', { in: 'discard of Bob' });
  });
scenes(
  '[4_155] not what a bound one does, and not when Gríma is exhausted',
  [
    haunting(),
    (t) => {
      t.player('Ann').does('Bound');
      t.expect.table({ twilight: 10 });
    },
  ],
  [
    haunting(2),
    (t) => {
      t.player('Ann').does('Rider');
      t.expect.table({ twilight: 10 });
    },
  ],
);

scenario('[4_157/3] Leechcraft: its bearer uses no special abilities, others do', (t) => {
  t.given(
    table(
      'maneuver alone',
      { companions: [frodo(), { card: 'Rider', on: [bobs('Leechcraft')] }, 'Bound'] },
      { minions: ['Agent'] },
    ),
  );
  t.player('Ann').mayNot('Rider', { because: 'forbids it' });
  t.expect.card('Rider', { strength: 5 });
  t.player('Ann').does('Bound');
  t.expect.table({ twilight: 10 });
});
