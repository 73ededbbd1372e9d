/** Ents of Fangorn: Orcs of the Isengard culture, and where they are gathered. */
import { companion, freeEvent, invent, item, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  minion('Orc', { culture: 'Isengard', strength: 5, vitality: 2, twilight: 2 }),
  minion('Moria Orc'),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9 }),
  companion('Friend', { strength: 6, vitality: 5 }),
  item('Blade'),
  shadowCondition('White Hand', { culture: 'Isengard' }),
  shadowCondition('Red Eye', { culture: 'Sauron' }),
  shadowCondition('Mist'),
  freeEvent('Shot'),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], hand: ['Shot'], ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));

for (const [id, card] of [
  ['6_65', 'Isengard Artisan'],
  ['6_67', 'Isengard Journeyman'],
  ['6_69', 'Isengard Plodder'],
  ['6_71', 'Isengard Tinker'],
  ['6_68/1', 'Isengard Mechanics'],
] as const)
  scenario(`[${id}] ${card}: an Isengard Orc goes, and a companion of their choice is wounded`, (t) => {
    t.given(table('regroup alone', {}, { minions: [{ card, as: 'it' }, 'Orc', 'Moria Orc', 'Uruk'] }));
    t.player('Bob').does('it').mayChoose.exactly('it', 'Orc');
    t.player('Bob').does('Orc');
    t.player('Ann').does('Friend');
    t.expect.card('Orc', { in: 'discard of Bob' }).card('Friend', { wounds: 1 });
  });
for (const [n, wounded] of [
  [5, 1],
  [6, 2],
] as const)
  scenario(`[6_68/1] Isengard Mechanics against ${n} companions wounds ${wounded}`, (t) => {
    t.given(
      table(
        'regroup alone',
        { companions: [frodo(), ...many('Friend', n - 1)] },
        { minions: [{ card: 'Isengard Mechanics', as: 'it' }] },
      ),
    );
    t.player('Bob').does('it');
    t.player('Ann').does('Friend 0', ...(wounded === 2 ? ['Friend 1'] : []));
    t.expect.card('Friend 0', { wounds: 1 }).card('Friend 1', { wounds: wounded - 1 });
    t.expect.card('it', { in: 'discard of Bob' });
  });

const stacked = (card: string, under: string, minions: readonly string[], twilight = 2) =>
  table(
    'regroup alone',
    {},
    { minions, support: [{ card: under, as: 'under', stacked: [{ card, as: 'it' }] }, 'Idle'] },
    { twilight },
  );
scenes(
  '[6_68/2, LR-STACK-002] Isengard Mechanics goes from beneath an Isengard card for 3 twilight',
  [
    stacked('Isengard Mechanics', 'White Hand', ['Orc']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.table({ twilight: 5 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    stacked('Isengard Mechanics', 'White Hand', ['Moria Orc', 'Uruk']),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
  [
    stacked('Isengard Mechanics', 'Red Eye', ['Orc']),
    (t) => {
      t.player('Bob').mayNot('it', { because: 'is stacked on an Isengard card' });
    },
  ],
);
scenes(
  '[6_70, LR-STACK-002] Isengard Tender goes from there, with 2 twilight, to exhaust a companion',
  [
    stacked('Isengard Tender', 'White Hand', ['Uruk']),
    (t) => {
      t.player('Bob').does('it', 'Friend');
      t.expect.table({ twilight: 0 }).card('it', { in: 'discard of Bob' }).card('Friend', { wounds: 4 });
    },
  ],
  [
    stacked('Isengard Tender', 'White Hand', ['Uruk'], 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
  [
    stacked('Isengard Tender', 'Red Eye', ['Uruk']),
    (t) => {
      t.player('Bob').mayNot('it', { because: 'is stacked on an Isengard card' });
    },
  ],
);

for (const [id, card] of [
  ['6_63/1', 'Gnawing, Biting, Hacking, Burning'],
  ['6_64/1', 'Iron Fist of the Orc'],
  ['6_73/1', 'Scaffolding'],
] as const) {
  const gathering = (window: Fields) =>
    table(
      'regroup alone',
      {},
      { minions: [{ card: 'Isengard Tinker', as: 'Tinker' }, 'Orc', 'Uruk'], ...window },
    );
  scenes(
    `[${id}] ${card}: an Orc that a regroup action discards may be stacked there`,
    [
      gathering({ support: [{ card, as: 'it' }, 'Idle'] }),
      (t) => {
        t.player('Bob').does('Tinker', 'Orc', 'it');
        t.player('Ann').does('Friend');
        t.expect.card('Orc', { in: 'stacked of it' }).card('Friend', { wounds: 1 });
      },
    ],
    [
      gathering({ support: [{ card, as: 'it' }, 'Idle'] }),
      (t) => {
        t.player('Bob').does('Tinker', 'Tinker', 'Pass');
        t.player('Ann').does('Friend');
        t.expect.card('Tinker', { in: 'discard of Bob' });
      },
    ],
  );
  scenario(`[${id}] ${card}: not an Orc that dies in a fight`, (t) => {
    t.given(
      table(
        'skirmish',
        { companions: [frodo(), 'Giant'] },
        { minions: [{ card: 'Orc', against: 'Giant' }], support: [{ card, as: 'it' }] },
      ),
    );
    t.expect.card('Orc', { in: 'discard of Bob' }).asked('nobody');
  });
}
invent(companion('Giant', { strength: 30 }));

const pile = (card: string, n: number, twilight: number, phase: string, bob: Fields, ann: Fields = {}) =>
  table(
    phase,
    ann,
    { support: [{ card, as: 'it', stacked: many('Orc', n) }, 'Idle'], minions: ['Uruk'], ...bob },
    { twilight },
  );
const gnawing = (n: number, twilight: number, discard: readonly string[]) =>
  pile('Gnawing, Biting, Hacking, Burning', n, twilight, 'shadow alone', { discard });
scenario('[6_63/2] two stacked cards and 1 twilight bring an Isengard Orc back', (t) => {
  t.given(gnawing(3, 3, ['Orc', 'Moria Orc']));
  t.player('Bob').does('it', 'Orc 0', 'Orc 2');
  t.expect.card('Orc', { in: 'minions of Bob' }).table({ twilight: 0 });
  t.expect.card('Orc 0', { in: 'discard of Bob' }).card('Orc 1', { in: 'stacked of it' });
});
for (const [why, n, twilight, discard] of [
  ['one stacked card', 1, 9, ['Orc']],
  ['twilight for the Orc alone', 2, 2, ['Orc']],
  ['no such Orc', 2, 9, ['Moria Orc']],
] as const)
  scenario(`[6_63/2, LR-EFFECT-006] not with ${why}`, (t) => {
    t.given(gnawing(n, twilight, discard));
    t.player('Bob').mayNot('it', {});
  });
const fist = (n: number, twilight: number) =>
  pile(
    'Iron Fist of the Orc',
    n,
    twilight,
    'regroup alone',
    {},
    { companions: [frodo(), { card: 'Friend', on: ['Blade'] }] },
  );
scenes(
  '[6_64/2] three stacked cards and 1 twilight discard a possession',
  [
    fist(3, 1),
    (t) => {
      t.player('Bob').does('it', 'Orc 0', 'Orc 1');
      t.expect
        .card('Blade', { in: 'discard of Ann' })
        .table({ twilight: 0 })
        .card('Orc 2', { in: 'discard of Bob' });
    },
  ],
  [
    fist(2, 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
  [
    fist(3, 0),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);
invent(companion('Bold one', { strength: 9 }));
{
  const prevents = (n: number, foe: string) => ({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Bold one'] },
      Bob: {
        minions: [{ card: foe, as: 'foe', against: 'Bold one' }],
        support: [{ card: 'Scaffolding', as: 'it', stacked: many('Orc', n) }],
      },
    },
  });
  scenes(
    '[6_73/2] two stacked cards prevent a wound of an Isengard Orc',
    [
      prevents(2, 'Orc'),
      (t) => {
        t.player('Bob').does('it', 'Orc 0');
        t.expect.card('foe', { wounds: 0 }).card('Orc 1', { in: 'discard of Bob' });
      },
    ],
    [
      prevents(1, 'Orc'),
      (t) => {
        t.expect.card('foe', { wounds: 1 }).asked('nobody');
      },
    ],
    [
      prevents(2, 'Moria Orc'),
      (t) => {
        t.expect.card('foe', { wounds: 1 }).asked('nobody');
      },
    ],
  );
}

const fumes = (orcs: number) =>
  table(
    'regroup alone',
    {},
    { minions: [...many('Orc', orcs), 'Moria Orc'], hand: [{ card: 'Fires and Foul Fumes', as: 'it' }] },
  );
scenes(
  '[6_62] Fires and Foul Fumes: four Isengard Orcs go for four wounds',
  [
    fumes(4),
    (t) => {
      t.player('Bob').does('it', 'Orc 0', 'Orc 1', 'Orc 2');
      t.expect.card('Friend', { wounds: 4 }).card('Orc 3', { in: 'discard of Bob' });
      t.expect.card('Moria Orc', { in: 'minions of Bob' }).card('Frodo', { wounds: 0 });
    },
  ],
  [
    fumes(3),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
);
const sharku = (wounds: number) =>
  table('regroup alone', {}, { minions: [{ card: 'Sharku, Vile Marauder', as: 'it', wounds }] });
scenes(
  '[6_74/1, 6_74/2] Sharku is fierce and adds twilight until he is exhausted',
  [
    sharku(0),
    (t) => {
      t.expect.card('it', { fierce: 1 });
      t.player('Bob').does('it');
      t.expect.card('it', { wounds: 1, fierce: 0 }).table({ twilight: 10 });
    },
  ],
  [
    sharku(1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);
