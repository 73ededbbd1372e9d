/** The Two Towers: Uruk-hai of the Isengard culture with something to do. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { at, lone, uruks } from '../../casts/uruks.ts';
import { scenes } from '../../scenes.ts';

invent(...uruks);
/** Bob's table, with the fellowship at site 5. */

const lieutenant = (wounds: number, other: string) =>
  at('maneuver alone', 'Meadow', {
    minions: [{ card: 'Lieutenant of Orthanc', as: 'it', wounds }, other],
    support: ['Idle'],
  });
scenario('[4_158] Lieutenant of Orthanc makes another Uruk-hai fierce', (t) => {
  t.given(lieutenant(0, 'Uruk'));
  t.player('Bob').does('it');
  t.expect.card('Uruk', { fierce: 1 }).card('it', { fierce: 0, wounds: 1 });
});
scenes(
  '[4_158] no Orc, and not when exhausted',
  [
    lieutenant(0, 'Orc'),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Orc', { fierce: 0 }).card('it', { fierce: 0 });
    },
  ],
  [
    lieutenant(2, 'Uruk'),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

{
  const bob = (support: readonly string[]) => ({ hand: ['Uruk Crossbow Troop', 'Fog'], support });
  scenes(
    '[4_182] Uruk Crossbow Troop may place a token on a machine',
    [
      at('shadow alone', 'Meadow', bob(['Engine', 'Idle'])),
      (t) => {
        t.player('Bob').does('Uruk Crossbow Troop: play', 'Uruk Crossbow Troop: when');
        t.expect.card('Engine', { tokens: 1, tokensOf: 'Isengard' });
      },
    ],
    [
      at('shadow alone', 'Meadow', bob(['Idle'])),
      (t) => {
        t.player('Bob').does('Uruk Crossbow Troop: play').mayChoose.includes('Fog: play');
      },
    ],
  );
}

for (const [id, card, by, vitality] of [
  ['4_184', 'Uruk Defender', 2, 2],
  ['4_191', 'Uruk Rear Guard', 1, 4],
] as const) {
  const urging = (here: string, other: string, wounds = 0) =>
    at(
      'skirmish',
      here,
      {
        minions: [
          { card, as: 'it', wounds },
          { card: other, as: 'other', against: 'Friend' },
        ],
      },
      { companions: [frodo(), 'Friend'], support: ['Pause'] },
    );
  scenario(`[${id}] ${card} exerts at a battleground for another Uruk-hai`, (t) => {
    t.given(urging('Field', 'Uruk'));
    t.player('Ann').does('Pause');
    t.player('Bob').does('it');
    t.expect.card('other', { strength: 9 + by }).card('it', { wounds: 1 });
  });
  scenes(
    `[${id}] not elsewhere, not exhausted, and for no Orc`,
    [
      urging('Meadow', 'Uruk'),
      (t) => {
        t.player('Bob').mayNot('it', { because: 'battleground' });
      },
    ],
    [
      urging('Field', 'Uruk', vitality - 1),
      (t) => {
        t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
      },
    ],
    [
      urging('Field', 'Orc'),
      (t) => {
        t.player('Ann').does('Pause');
        t.player('Bob').does('it');
        t.expect.card('other', { strength: 5 });
      },
    ],
  );
}

const regulars = (others: readonly string[], twilight: number, wounds = 0) =>
  at(
    'shadow alone',
    'Meadow',
    { minions: [{ card: 'Uruk Regular', as: 'it', wounds }, ...others], hand: ['Uruk Searcher', 'Orc'] },
    {},
    twilight,
  );
scenario('[4_192, LR-ERRATA-055] Uruk Regular plays an Uruk-hai for 1 less for each other one', (t) => {
  t.given(regulars(['Uruk', 'Bow Uruk', 'Orc'], 2));
  t.player('Bob').does('it: ');
  t.expect.card('Uruk Searcher', { in: 'minions of Bob' }).card('it', { wounds: 1 }).table({ twilight: 0 });
});
scenes(
  '[4_192, LR-EFFECT-008] not without the twilight, and not when exhausted',
  [
    regulars(['Uruk', 'Bow Uruk', 'Orc'], 1),
    (t) => {
      t.player('Bob').mayNot('it', {});
    },
  ],
  [
    regulars(['Uruk', 'Bow Uruk'], 9, 1),
    (t) => {
      t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
    },
  ],
);

const spear = (wounds: number, on: readonly string[]) =>
  at(
    'maneuver alone',
    'Meadow',
    { minions: [{ card: 'Uruk', wounds, on: [{ card: 'Uruk Spear', as: 'spear' }] }], support: ['Idle'] },
    { companions: [frodo(), { card: 'Friend', on }] },
  );
scenes(
  '[4_196/2] Uruk Spear: its bearer exerts to discard a mount',
  [
    spear(0, ['Horse', 'Blade']),
    (t) => {
      t.player('Bob').does('spear');
      t.expect.card('Horse', { in: 'discard of Ann' }).card('Blade', { in: 'on of Friend' });
      t.expect.card('Uruk', { wounds: 1, strength: 11 });
    },
  ],
  [
    spear(2, ['Horse']),
    (t) => {
      t.player('Bob').mayNot('spear', { rule: 'LR-EXERT-003' });
    },
  ],
);
scenario('[4_196/1] it is for Uruk-hai', (t) => {
  t.given(at('shadow alone', 'Meadow', { minions: ['Orc'], hand: ['Uruk Spear', 'Fog'] }));
  t.player('Bob').mayNot('Uruk Spear', { because: 'nobody can bear it' });
});

for (const [who, strength, fierce] of [
  ['Old man', 11, 1],
  ['Friend', 8, 0],
] as const)
  scenario(`[4_197] with ${who} in the dead pile Uruk Stalker has strength ${strength}`, (t) => {
    t.given(at('shadow alone', 'Meadow', lone('Uruk Stalker'), { dead: [who] }));
    t.expect.card('it', { strength, fierce });
  });
