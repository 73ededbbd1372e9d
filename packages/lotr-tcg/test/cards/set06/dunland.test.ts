/** Ents of Fangorn: the Dunland culture. */
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { scenes } from '../scenes.ts';

invent(
  pause,
  minion('Hillman', { culture: 'Dunland', race: 'Man', strength: 9, vitality: 2, twilight: 3 }),
  minion('Orc', { culture: 'Dunland', strength: 9, vitality: 2, twilight: 3 }),
  companion('Friend', { strength: 5, vitality: 3 }),
  companion('Bold one', { strength: 11, vitality: 3 }),
  companion('Stout one', { strength: 9, vitality: 3 }),
  freeEvent('Shot'),
  freeCondition('Tale'),
  shadowCondition('Mist'),
  site('Field', { siteNumber: 1, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  path: [{ card: 'Field', number: 1, as: 'field' }],
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], site: 3, ...ann },
    Bob: { site: 3, hand: ['Mist'], ...bob },
  },
});
const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));
const sites = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Field', number: i + 1, as: `site ${i}` }));

const rage = (men: number) =>
  table('shadow alone', {}, { minions: [...many('Hillman', men), 'Orc'], hand: ['Bound By Rage', 'Mist'] });
scenes(
  '[6_1/1] Bound By Rage: beside two Dunland Men it may come with two tokens',
  [
    rage(2),
    (t) => {
      t.player('Bob').does('Bound By Rage: play', 'Bound By Rage: when');
      t.expect.card('Bound By Rage', { tokens: 2, tokensOf: 'Dunland' });
    },
  ],
  [
    rage(2),
    (t) => {
      t.player('Bob').does('Bound By Rage: play', 'Pass');
      t.expect.card('Bound By Rage', { tokens: 0 });
    },
  ],
  [
    rage(1),
    (t) => {
      t.player('Bob').does('Bound By Rage: play').mayChoose.includes('Mist: play');
    },
  ],
);
const hurt = (foe: string, tokens: number) =>
  table(
    'skirmish',
    { companions: [frodo(), 'Bold one'] },
    {
      minions: [{ card: foe, as: 'foe', against: 'Bold one' }],
      support: [
        { card: 'Bound By Rage', as: 'it', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Dunland' }) },
      ],
    },
  );
scenes(
  '[6_1/2] a token or the card itself prevents a wound of a Dunland Man',
  [
    hurt('Hillman', 1),
    (t) => {
      t.player('Bob').does('it', 'remove');
      t.expect.card('foe', { wounds: 0 }).card('it', { in: 'support of Bob', tokens: 0 });
    },
  ],
  [
    hurt('Hillman', 1),
    (t) => {
      t.player('Bob').does('it', 'discard');
      t.expect.card('foe', { wounds: 0 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    hurt('Hillman', 0),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('foe', { wounds: 0 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    hurt('Orc', 1),
    (t) => {
      t.expect.card('foe', { wounds: 1 }).asked('nobody');
    },
  ],
);

for (const [n, strength, mark] of [
  [1, 7, 0],
  [2, 12, 1],
] as const)
  scenario(`[6_2] Dunlending Elder with ${n} sites has strength ${strength}`, (t) => {
    t.given(table('shadow alone', {}, { minions: ['Dunlending Elder'], support: sites(n) }, { path: [] }));
    t.expect.card('Dunlending Elder', { strength, fierce: mark, damage: mark });
  });
for (const [id, card, cost] of [
  ['6_3', 'Dunlending Footmen', 5],
  ['6_5', 'Dunlending Reserve', 4],
] as const)
  for (const phase of ['skirmish', 'shadow alone'])
    scenario(`[${id}] ${card} in ${phase}`, (t) => {
      t.given(
        table(
          phase,
          { support: ['Pause'] },
          { minions: [{ card: 'Orc', against: 'Friend' }], hand: [{ card, as: 'it' }, 'Mist'] },
        ),
      );
      t.expect.card('it', { 'twilight cost': phase === 'skirmish' ? cost - 2 : cost });
    });

const headman = (men: number, hand: number, bobAt = 3) =>
  table(
    'shadow alone',
    { hand: many('Shot', hand) },
    {
      minions: [...many('Hillman', men), 'Orc'],
      hand: [{ card: 'Dunlending Headman', as: 'it' }, 'Mist'],
      site: bobAt,
    },
  );
scenes(
  '[6_4] Dunlending Headman: beside two other Dunland Men a site may be taken',
  [
    headman(2, 1),
    (t) => {
      t.player('Bob').does('it: play', 'it: when');
      t.expect.card('field', { in: 'support of Bob' });
    },
  ],
  [
    headman(2, 3),
    (t) => {
      t.player('Bob').does('it: play', 'it: when');
      t.player('Ann')
        .does('Yes', 'Shot 0', 'Shot 2')
        .has({ hand: ['Shot 1'] });
      t.expect.card('field', { in: 'path' });
    },
  ],
  [
    headman(1, 1),
    (t) => {
      t.player('Bob').does('it: play').mayChoose.includes('Mist: play');
    },
  ],
  [
    headman(2, 1, 1),
    (t) => {
      t.player('Bob').does('it: play').mayChoose.includes('Mist: play');
    },
  ],
);

const clan = (hand: readonly string[], twilight: number) =>
  table(
    'skirmish',
    { companions: [frodo(), 'Stout one'] },
    { minions: [{ card: 'Hill Clan', as: 'it', against: 'Stout one' }], hand: [...hand, 'Mist'] },
    { twilight },
  );
scenes(
  '[6_6] Hill Clan wins, and another Man may come, fierce and damage +2',
  [
    clan(['Orc', 'Hillman'], 3),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Hillman', { in: 'minions of Bob', fierce: 1, damage: 2 }).table({ twilight: 0 });
    },
  ],
  [
    clan(['Hillman'], 2),
    (t) => {
      t.expect.card('Hillman', { in: 'hand of Bob' }).asked('nobody');
    },
  ],
  [
    clan(['Orc'], 9),
    (t) => {
      t.expect.card('Orc', { in: 'hand of Bob' }).asked('nobody');
    },
  ],
);

const ready = (n: number, twilight: number, discard: readonly string[]) =>
  table(
    'shadow alone',
    {},
    { support: [{ card: 'Ready to Fall', as: 'it' }, ...sites(n)], discard },
    { twilight, path: [] },
  );
scenario('[6_7] Ready to Fall: with two sites and 2 twilight a Dunland Man comes back', (t) => {
  t.given(ready(2, 5, ['Orc', 'Hillman']));
  t.player('Bob').does('it');
  t.expect.card('Hillman', { in: 'minions of Bob' }).table({ twilight: 0 });
});
for (const [why, n, twilight, discard] of [
  ['one site', 1, 9, ['Hillman']],
  ['twilight for the Man alone', 2, 4, ['Hillman']],
  ['no such Man', 2, 9, ['Orc']],
] as const)
  scenario(`[6_7] not with ${why}`, (t) => {
    t.given(ready(n, twilight, discard));
    t.player('Bob').mayNot('it', {});
  });

const peasants = (foe: string) =>
  table(
    'skirmish',
    { support: ['Tale'] },
    {
      minions: [{ card: foe, as: 'foe', against: 'Friend' }],
      support: ['Mist'],
      hand: [{ card: 'Too Long Have These Peasants Stood', as: 'it' }],
    },
  );
scenes(
  '[6_8] Too Long Have These Peasants Stood: a Dunland Man wins, and all conditions go',
  [
    peasants('Hillman'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Tale', { in: 'discard of Ann' }).card('Mist', { in: 'discard of Bob' });
    },
  ],
  [
    peasants('Orc'),
    (t) => {
      t.expect.card('Tale', { in: 'support of Ann' }).asked('nobody');
    },
  ],
);
