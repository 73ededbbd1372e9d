/** Battle of Helm's Deep: machines and berserkers of the Isengard culture. */
import { ally, companion, invent, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  pause,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3, Damage: 1 }),
  minion('Orc', { culture: 'Isengard', strength: 9, vitality: 3 }),
  companion('Friend', { strength: 12, vitality: 4 }),
  ally('Villager', { vitality: 3 }),
  shadowCondition('Engine', { keyword: ['Machine'], culture: 'Isengard' }),
  shadowCondition('No engine', { culture: 'Isengard' }),
  shadowCondition('Mist'),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Pause'], ...ann },
    Bob: { support: ['Idle'], hand: ['Mist'], ...bob },
  },
});
const it = (card: string, tokens: number, tokensOf = 'Isengard') => ({
  card,
  as: 'it',
  ...(tokens === 0 ? {} : { tokens, tokensOf }),
});
const many = (card: string, n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${card} ${i}` }));

for (const [id, card] of [
  ['5_44/1', 'Battering Ram'],
  ['5_49/1', 'Devilry of Orthanc'],
  ['5_57/1', 'Scaling Ladder'],
] as const) {
  const ready = (foe: string, wounds = 0) =>
    table('shadow alone', {}, { minions: [{ card: foe, as: 'foe', wounds }], support: [it(card, 0)] });
  scenes(
    `[${id}] ${card}: an Uruk-hai exerts to place a token`,
    [
      ready('Uruk'),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { tokens: 1, tokensOf: 'Isengard' }).card('foe', { wounds: 1 });
      },
    ],
    [
      ready('Uruk', 2),
      (t) => {
        t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
      },
    ],
    [
      ready('Orc'),
      (t) => {
        t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
      },
    ],
  );
}
const fighting = (card: string, tokens: number, foe: string, companions: number, culture = 'Isengard') =>
  table(
    'skirmish',
    { companions: [frodo(), ...many('Friend', companions - 1)] },
    {
      minions: [{ card: foe, as: 'foe', wounds: 1, against: 'Friend 0' }],
      support: [it(card, tokens, culture), 'Idle'],
    },
  );
scenes(
  '[5_44/2] Battering Ram: an Uruk-hai is damage +1, and it goes',
  [
    fighting('Battering Ram', 1, 'Uruk', 5),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { damage: 2 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    fighting('Battering Ram', 1, 'Orc', 5),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { damage: 0 }).card('it', { in: 'discard of Bob' });
    },
  ],
);
for (const [why, tokens, companions, culture] of [
  ['no token', 0, 5, 'Isengard'],
  ['4 companions', 1, 4, 'Isengard'],
  ['a token of another culture', 1, 5, 'Dunland'],
] as const)
  scenario(`[5_44/2, LR-SPOT-001] not with ${why}`, (t) => {
    t.given(fighting('Battering Ram', tokens, 'Uruk', companions, culture));
    t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
  });
scenes(
  '[5_57/2] Scaling Ladder: an Uruk-hai is healed, and it goes',
  [
    fighting('Scaling Ladder', 1, 'Uruk', 2),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { wounds: 0 }).card('it', { in: 'discard of Bob' });
    },
  ],
  [
    fighting('Scaling Ladder', 1, 'Orc', 2),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.expect.card('foe', { wounds: 1 });
    },
  ],
  [
    fighting('Scaling Ladder', 0, 'Uruk', 2),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);
const devilry = (tokens: number) =>
  table(
    'maneuver alone',
    { support: ['Villager'] },
    { minions: ['Uruk'], support: [it('Devilry of Orthanc', tokens), 'Idle'] },
  );
scenes(
  '[5_49/2] Devilry of Orthanc: eight tokens exert every character',
  [
    devilry(8),
    (t) => {
      t.player('Bob').does('it');
      for (const who of ['Frodo', 'Friend', 'Villager', 'Uruk']) t.expect.card(who, { wounds: 1 });
      t.expect.card('it', { in: 'discard of Bob' });
    },
  ],
  [
    devilry(7),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-SPOT-001' });
    },
  ],
);

const berserk = (card: string, tokens: number, wounds = 0, hurt = 0, other = 0) =>
  table(
    'skirmish',
    { companions: [frodo(), { card: 'Friend', wounds: hurt }], support: ['Pause', 'Villager'] },
    {
      minions: [
        { card, as: 'it', wounds, against: 'Friend' },
        { card: 'Uruk', as: 'second', wounds: other, against: 'Friend' },
        { card: 'Orc', wounds: 2 },
      ],
      support: [
        { card: 'Engine', tokens, tokensOf: 'Isengard' },
        { card: 'No engine', tokens: 9, tokensOf: 'Isengard' },
        'Idle',
      ],
    },
  );
for (const [id, card, strength, by] of [
  ['5_45/1, LR-ERRATA-066', 'Berserk Rager', 10, 1],
  ['5_46/1, LR-ERRATA-068', 'Berserk Savage', 12, 1],
  ['5_47/1, LR-ERRATA-070', 'Berserk Slayer', 12, 2],
  ['5_63, LR-ERRATA-072', 'Uruk-hai Berserker', 7, 1],
] as const)
  scenario(`[${id}] ${card} counts the wounds of all who fight there`, (t) => {
    t.given(berserk(card, 1, 1, 2, 1));
    t.expect.card('it', { strength: strength + 4 * by });
  });
scenes(
  '[5_46/2, LR-ERRATA-069] Berserk Savage: four tokens of one machine for 8 strength',
  [
    berserk('Berserk Savage', 4),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      // Its own two exertions count too.
      t.expect.card('it', { strength: 12 + 8 + 2, wounds: 2 }).card('Engine', { tokens: 0 });
    },
  ],
  [
    berserk('Berserk Savage', 3),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
  [
    berserk('Berserk Savage', 4, 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-004' });
    },
  ],
);
scenes(
  '[5_47/2, LR-ERRATA-071] Berserk Slayer: five tokens wound every companion',
  [
    berserk('Berserk Slayer', 5),
    (t) => {
      t.player('Ann').does('Pause');
      t.player('Bob').does('it');
      t.player('Ann').passes();
      t.expect.card('Frodo', { wounds: 1 }).card('Friend', { wounds: 1 }).card('Villager', { wounds: 0 });
      t.expect.card('Engine', { tokens: 0 }).card('it', { wounds: 2 });
    },
  ],
  [
    berserk('Berserk Slayer', 4),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
    },
  ],
  [
    berserk('Berserk Slayer', 5, 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-004' });
    },
  ],
);
{
  const engineer = (support: readonly string[]) =>
    table('shadow alone', { site: 5 }, { hand: ['Uruk Engineer', 'Mist'], support });
  scenes(
    '[5_61] Uruk Engineer may place a token on a machine',
    [
      engineer(['Engine', 'No engine']),
      (t) => {
        t.player('Bob').does('Uruk Engineer: play', 'Uruk Engineer: when');
        t.expect.card('Engine', { tokens: 1, tokensOf: 'Isengard' });
      },
    ],
    [
      engineer(['No engine']),
      (t) => {
        t.player('Bob').does('Uruk Engineer: play').mayChoose.includes('Mist: play');
      },
    ],
  );
}
