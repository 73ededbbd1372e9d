/** Ents of Fangorn: what Orcs of the Isengard culture are used for, once they are gathered. */
import { companion, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { many, table, workers } from '../../casts/isengard-orcs.ts';
import { scenes } from '../../scenes.ts';

invent(...workers);
type Fields = Readonly<Record<string, unknown>>;

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
