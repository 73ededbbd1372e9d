/** The Two Towers: minions of the Dunland culture, and what they do as they win. */
import { ally, companion, invent, item, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { many, sites, inTheField as table } from '../../casts/dunland.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  pause,
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9, vitality: 2, twilight: 3 }),
  minion('Orc', { culture: 'Dunland', strength: 9, vitality: 2 }),
  minion('Agent', { culture: 'Isengard', race: 'Man', strength: 9, vitality: 2 }),
  companion('Friend', { strength: 5, vitality: 4 }),
  companion('Eorling', { culture: 'Rohan', strength: 5, vitality: 4 }),
  companion('Giant', { strength: 30 }),
  companion('Bowman', { Archer: 1, vitality: 4 }),
  ally('Villager', { vitality: 3, home: 1 << 7 }),
  item('Blade'),
  item('Shield', { itemClass: 'shield' }),
  item('Helm', { itemClass: 'helm' }),
  shadowCondition('Mist'),
  site('Field', { siteNumber: 1, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const fight = (card: string, hero: string, ann: Fields = {}, bob: Fields = {}, more: Fields = {}) =>
  table(
    'skirmish',
    { companions: [frodo(), hero], ...ann },
    { minions: [{ card, as: 'it', against: hero }], ...bob },
    more,
  );

scenes(
  '[4_4] Band of Wild Men wins, and may be fierce',
  [
    fight('Band of Wild Men', 'Friend'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { fierce: 1 });
    },
  ],
  [
    fight('Band of Wild Men', 'Friend'),
    (t) => {
      t.player('Bob').does('Pass');
      t.expect.card('it', { fierce: 0 });
    },
  ],
);

const pillage = (n: number) => ({
  companions: [frodo(), { card: 'Friend', on: ['Blade', 'Shield', 'Helm'] }, ...many('Giant', n - 2)],
});
for (const [n, gone] of [
  [5, 1],
  [6, 2],
] as const)
  scenario(`[4_13] Dunlending Pillager beside ${n} companions may discard ${gone} possessions`, (t) => {
    const minions = [
      { card: 'Dunlending Pillager', as: 'it', against: 'Friend' },
      { card: 'Hillman', on: ['Iron Axe'] },
    ];
    t.given(fight('', 'Friend', pillage(n), { minions }));
    t.player('Bob').does('it').mayChoose.exactly('Blade', 'Shield', 'Helm');
    t.player('Bob').does('Shield', ...(gone === 2 ? ['Helm'] : []));
    t.player('Ann').has({ discard: gone === 2 ? ['Shield', 'Helm'] : ['Shield'] });
  });
scenes(
  '[4_13] it may be left, and a loser discards nothing',
  [
    fight('Dunlending Pillager', 'Friend', pillage(6)),
    (t) => {
      t.player('Bob').does('Pass');
      t.player('Ann').has({ discard: [] });
    },
  ],
  [
    fight('Dunlending Pillager', 'Giant', { companions: [frodo(), { card: 'Giant', on: ['Blade'] }] }),
    (t) => {
      t.player('Ann').has({ discard: [] });
    },
  ],
);

for (const [hero, strength] of [
  ['Eorling', 7],
  ['Friend', 5],
] as const)
  scenario(`[4_15/1] Dunlending Ravager against ${hero} has strength ${strength}`, (t) => {
    t.given(fight('Dunlending Ravager', hero, { support: ['Pause'] }));
    t.expect.card('it', { strength });
  });
for (const [id, card] of [
  ['4_15/2', 'Dunlending Ravager'],
  ['4_18', 'Dunlending Warrior'],
] as const)
  scenes(
    `[${id}, LR-ALLY-005] ${card} draws an ally into a skirmish, far from home`,
    [
      table(
        'assignment alone',
        { support: ['Villager'] },
        { minions: [{ card, as: 'it' }], support: ['Idle'] },
      ),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { against: 'Villager' });
      },
    ],
    [
      table('assignment alone', {}, { minions: [{ card, as: 'it' }], support: ['Idle'] }),
      (t) => {
        t.player('Bob').mayNot('it', {});
      },
    ],
  );

const band = (others: readonly string[], bobAt = 3) =>
  table('move', {}, { minions: [{ card: 'Hillman Band', as: 'it' }, ...others], support: [], site: bobAt });
scenes(
  '[4_21] Hillman Band: as the fellowship moves a site may be taken',
  [
    band(['Hillman']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('field', { in: 'support of Bob' });
    },
  ],
  [
    band(['Hillman']),
    (t) => {
      t.player('Bob').does('Pass');
      t.expect.card('field', { in: 'path' });
    },
  ],
  [
    band(['Orc', 'Agent']),
    (t) => {
      t.expect.card('field', { in: 'path' }).asked('nobody');
    },
  ],
  [
    band(['Hillman'], 1),
    (t) => {
      t.expect.card('field', { in: 'path' }).asked('nobody');
    },
  ],
);

const horde = (n: number, phase = 'shadow alone', ann: Fields = {}) =>
  table(
    phase,
    ann,
    { minions: ['Hillman Horde', 'Hillman', 'Orc'], support: sites(n), site: 6 },
    { path: [] },
  );
for (const [n, fierce, damage] of [
  [2, 0, 0],
  [3, 1, 0],
  [4, 1, 1],
] as const)
  scenario(`[4_22/2, 4_22/3] Hillman Horde with ${n} sites: fierce ${fierce}, damage ${damage}`, (t) => {
    t.given(horde(n, 'shadow alone', { site: 6 }));
    t.expect.card('Hillman Horde', { fierce, damage }).card('Hillman', { fierce, damage });
    t.expect.card('Orc', { fierce: 0, damage: 0 });
  });
for (const [n, wounds] of [
  [1, 1],
  [2, 0],
] as const)
  scenario(`[4_22/1] with ${n} sites arrows wound ${wounds}`, (t) => {
    t.given({
      ...horde(n, 'maneuver', { companions: [frodo(), 'Bowman'], site: 6 }),
    });
    t.expect.table({ 'phase name': n === 1 ? 'archery' : 'assignment' });
    if (n === 1) t.player('Bob').does('Orc');
    t.expect.card('Orc', { wounds });
  });

for (const [id, card] of [
  ['4_23', 'Hillman Mob'],
  ['4_38', 'Wild Man of Dunland'],
] as const) {
  const brings = (hand: readonly string[], twilight: number) =>
    fight(card, 'Friend', {}, { hand: [...hand, 'Mist'] }, { twilight });
  scenes(
    `[${id}] ${card} wins, and another Man comes for 2 less, fierce and damage +1`,
    [
      brings(['Hillman', 'Orc', 'Agent'], 1),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('Hillman', { in: 'minions of Bob', fierce: 1, damage: 1 }).table({ twilight: 0 });
      },
    ],
    [
      brings(['Hillman'], 0),
      (t) => {
        t.expect.card('Hillman', { in: 'hand of Bob' }).asked('nobody');
      },
    ],
    [
      brings(['Orc', 'Agent'], 9),
      (t) => {
        t.expect.card('Orc', { in: 'hand of Bob' }).asked('nobody');
      },
    ],
  );
}

scenes(
  '[4_24/1] Hillman Rabble wins, and may lie down on a site under control',
  [
    fight('Hillman Rabble', 'Friend', {}, { support: sites(1) }, { path: [] }),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { in: 'stacked of site 0' });
    },
  ],
  [
    fight('Hillman Rabble', 'Friend'),
    (t) => {
      t.expect.card('it', { in: 'minions of Bob' }).asked('nobody');
    },
  ],
);
const rabble = (twilight: number) =>
  table(
    'shadow alone',
    {},
    { support: [{ ...sites(1)[0], stacked: [{ card: 'Hillman Rabble', as: 'it' }] }] },
    { twilight, path: [] },
  );
scenes(
  '[4_24/2] it is played from there for 2 less',
  [
    rabble(2),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('it', { in: 'minions of Bob' }).table({ twilight: 0 });
    },
  ],
  [
    rabble(1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
    },
  ],
);
