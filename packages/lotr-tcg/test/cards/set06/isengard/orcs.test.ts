/** Ents of Fangorn: Orcs of the Isengard culture, and where they are gathered. */
import { companion, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { many, table, workers } from '../../casts/isengard-orcs.ts';
import { scenes } from '../../scenes.ts';

invent(...workers);
type Fields = Readonly<Record<string, unknown>>;

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
    t.expect.card('it', { in: 'discard of Bob' }).asked('Bob');
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
  scenario(`[${id}] ${card}: nor an Uruk-hai`, (t) => {
    t.given(
      table('regroup alone', {}, { minions: ['Uruk', 'Orc'], support: [{ card, as: 'it' }, 'Pit', 'Idle'] }),
    );
    t.player('Bob').does('Pit');
    t.expect.card('Uruk', { in: 'discard of Bob' });
    t.player('Bob').mayChoose.excludes('it');
  });
}
invent(companion('Giant', { strength: 30 }));
