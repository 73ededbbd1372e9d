/** Ents of Fangorn: Men and Uruk-hai of the Isengard culture, and what they use. */
import { a, minion as anyMinion, during, maneuver, woundIt } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  pause,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Agent', { race: 'Man', culture: 'Isengard', strength: 8, vitality: 3 }),
  minion('Orc', { strength: 8, vitality: 3 }),
  companion('Friend', { strength: 6, vitality: 5 }),
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  freeCondition('Bow-shot', {}, during(maneuver, { effect: woundIt(a(anyMinion)) })),
  shadowCondition('Engine', { keyword: ['Machine'], culture: 'Isengard' }),
  shadowCondition('Mist'),
  site('Meadow', { siteNumber: 1, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
const sites = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Meadow', number: i + 1, as: `site ${i}` }));

for (const [companions, over] of [
  [['Friend'], 0],
  [['Friend', 'Elf'], 1],
  [['Friend', 'Elf', 'Dwarf'], 2],
] as const)
  scenario(`[6_57] Agents of Orthanc against ${over + 2} cultures`, (t) => {
    t.given(
      table('shadow alone', { companions: [frodo(), ...companions] }, { minions: ['Agents of Orthanc'] }),
    );
    t.expect.card('Agents of Orthanc', { strength: 9 + 2 * over, damage: over });
  });

const ladder = (foe: string, tokens: number, phase = 'skirmish') =>
  table(
    phase,
    { support: ['Pause'] },
    {
      minions: [{ card: foe, as: 'foe', against: 'Friend' }],
      support: [
        { card: 'Assault Ladder', as: 'it', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Isengard' }) },
        'Idle',
      ],
    },
  );
scenes(
  '[6_58/1] Assault Ladder: an Uruk-hai exerts to place a token',
  [
    table('shadow alone', {}, { minions: ['Uruk'], support: ['Assault Ladder'] }),
    (t) => {
      t.player('Bob').does('Assault Ladder');
      t.expect.card('Assault Ladder', { tokens: 1 }).card('Uruk', { wounds: 1 });
    },
  ],
  [
    table('shadow alone', {}, { minions: ['Orc'], support: ['Assault Ladder'] }),
    (t) => {
      t.player('Bob').mayNot('Assault Ladder', { rule: 'LR-EXERT-003' });
    },
  ],
);
scenes(
  '[6_58/2] three tokens there make an Uruk-hai stronger by 3, and it goes',
  [
    ladder('Uruk', 3),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 12 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    ladder('Orc', 3),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { strength: 8 });
    },
  ],
  [
    ladder('Uruk', 2),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const banner = (n: number, wins = true) =>
  table(
    'skirmish',
    { companions: [frodo({ wounds: 3 }), 'Friend', 'Elf'] },
    {
      minions: [{ card: 'Agent', on: ['Banner of Isengard'], against: wins ? 'Friend' : 'Elf' }],
      support: sites(n),
    },
  );
scenes(
  '[6_59/2, LR-EFFECT-010] Banner of Isengard: a companion exerts for each site under control',
  [
    banner(2),
    (t) => {
      t.player('Ann').does('Elf', 'Elf');
      t.expect.card('Elf', { wounds: 2 }).card('Friend', { wounds: 1 }).card('Agent', { strength: 9 });
    },
  ],
  [
    banner(0),
    (t) => {
      t.expect.card('Elf', { wounds: 0 }).asked('nobody');
    },
  ],
);
scenario('[6_59/1] it is for Isengard minions', (t) => {
  t.given(table('shadow alone', {}, { minions: ['Orc'], hand: ['Banner of Isengard', 'Mist'] }));
  t.player('Bob').mayNot('Banner of Isengard', { because: 'nobody can bear it' });
});

const butcher = (tokens: number, wounds = 0, foe = 'Uruk') =>
  table(
    'maneuver alone',
    { support: ['Bow-shot'] },
    {
      minions: [
        { card: 'Berserk Butcher', as: 'it', wounds },
        { card: foe, as: 'foe' },
      ],
      support: [{ card: 'Engine', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Isengard' }) }, 'Idle'],
    },
  );
scenario('[6_60/1] Berserk Butcher is stronger for each wound in its skirmish', (t) => {
  t.given(
    table(
      'skirmish',
      { companions: [frodo({ wounds: 1 }), { card: 'Friend', wounds: 2 }], support: ['Pause'] },
      { minions: [{ card: 'Berserk Butcher', as: 'it', wounds: 1, against: 'Friend' }] },
    ),
  );
  t.expect.card('it', { strength: 15 });
});
scenes(
  '[6_60/2] a token and two exertions keep wounds from Uruk-hai',
  [
    butcher(1),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('it');
      t.player('Ann').does('Bow-shot', 'foe');
      t.expect.card('foe', { wounds: 0 }).card('it', { wounds: 2 }).card('Engine', { tokens: 0 });
    },
  ],
  [
    butcher(1),
    (t) => {
      t.player('Ann').does('Bow-shot', 'foe');
      t.expect.card('foe', { wounds: 1 });
    },
  ],
  [
    butcher(1, 0, 'Orc'),
    (t) => {
      t.player('Ann').passes();
      t.player('Bob').does('it');
      t.player('Ann').does('Bow-shot', 'foe');
      t.expect.card('foe', { wounds: 1 });
    },
  ],
  [
    butcher(0),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
  [
    butcher(1, 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-004' });
    },
  ],
);
