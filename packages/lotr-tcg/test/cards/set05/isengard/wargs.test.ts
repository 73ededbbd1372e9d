/** Battle of Helm's Deep: wargs of the Isengard culture, and wolves. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { sites, table, wolves } from '../../casts/wargs.ts';
import { scenes } from '../../scenes.ts';

invent(...wolves);
const captain = (hand: readonly string[], companions: readonly unknown[]) =>
  table(
    'shadow alone',
    { companions: [frodo(), ...companions] },
    { minions: [{ card: 'Sharku, Warg-captain', as: 'Sharku' }], hand: [...hand, 'Mist'] },
    { twilight: 20 },
  );
scenes(
  '[5_58/2] Sharku: a mount is played, and a companion who is no Hobbit exerts',
  [
    captain(['Warg'], ['Halfling', 'Elf', 'Dwarf']),
    (t) => {
      t.player('Bob').does('Warg', 'Sharku');
      t.player('Ann').mayChoose.exactly('Elf', 'Dwarf');
      t.player('Ann').does('Elf');
      t.expect.card('Elf', { wounds: 1 }).card('Halfling', { wounds: 0 });
    },
  ],
  [
    captain(['Isengard Scimitar'], ['Elf']),
    (t) => {
      t.player('Bob').does('Isengard Scimitar', 'Pass');
      t.expect.card('Elf', { wounds: 0 });
    },
  ],
);

for (const [who, damage] of [
  ['Sharku, Warg-captain', 1],
  ['Rider', 0],
] as const)
  scenario(`[5_59/2] Sharku's Warg: ${who} has damage ${damage}`, (t) => {
    t.given(table('shadow alone', {}, { minions: [{ card: who, as: 'it', on: ["Sharku's Warg"] }] }));
    t.expect.card('it', { damage });
  });
for (const [id, card] of [
  ['5_59', "Sharku's Warg"],
  ['5_64', 'War-warg'],
] as const) {
  scenario(`[${id}/1] ${card} is for warg-riders`, (t) => {
    t.given(table('shadow alone', {}, { minions: ['Orc'], hand: [card, 'Mist'] }));
    t.player('Bob').mayNot(card, { because: 'nobody can bear it' });
  });
  {
    const ride = (against: string) =>
      table(
        'skirmish',
        { companions: [frodo(), 'Friend', 'Elf'] },
        {
          minions: [
            { card: 'Rider', on: [{ card, as: 'warg' }], against },
            { card: 'Orc', against: against === 'Elf' ? 'Friend' : 'Elf' },
          ],
        },
        { skirmish: 'Elf' },
      );
    scenes(
      `[${id}/${card === 'War-warg' ? 2 : 3}] ${card}: its bearer exerts to cancel a skirmish ability`,
      [
        ride('Elf'),
        (t) => {
          t.player('Ann').does('Friend');
          t.player('Bob').does('warg');
          t.expect.table({ twilight: 9 }).card('Rider', { wounds: 1 });
        },
      ],
      [
        ride('Friend'),
        (t) => {
          t.player('Ann').does('Friend');
          t.expect.table({ twilight: 10 }).card('Rider', { wounds: 0 });
        },
      ],
    );
  }
}

const master = (discard: readonly string[], twilight = 9) =>
  table('shadow alone', {}, { hand: ['Warg-master', 'Mist'], discard }, { twilight });
scenes(
  '[5_66/1] Warg-master may bring a mount from the discard pile',
  [
    master(['Isengard Scimitar', 'Warg']),
    (t) => {
      t.player('Bob').does('Warg-master: play', 'Warg-master: when');
      t.expect.card('Warg', { in: 'on of Warg-master' });
    },
  ],
  [
    master(['Isengard Scimitar']),
    (t) => {
      t.player('Bob').does('Warg-master: play').mayChoose.includes('Mist: play');
    },
  ],
);

const voices = (foe: unknown) =>
  table('skirmish', { support: ['Pause'] }, { minions: [foe], hand: [{ card: 'Wolf-voices', as: 'event' }] });
for (const [card, on, strength, wounds] of [
  ['Rider', ['War-warg'], 15, 0],
  ['Rider', [], 11, 1],
  ['Moria Orc', [], 9, 1],
] as const)
  scenario(`[5_68] Wolf-voices: ${card} with ${on.length} mounts has strength ${strength}`, (t) => {
    t.given(voices({ card, as: 'foe', wounds: 1, on, against: 'Friend' }));
    t.player('Ann').passes();
    t.player('Bob').does('event');
    t.expect.card('foe', { strength, wounds });
  });

{
  const wolves = (support: readonly unknown[]) =>
    table('shadow alone', {}, { hand: [{ card: 'Wolves of Isengard', as: 'wolves' }, 'Mist'], support });
  scenes(
    '[5_69/1] Wolves of Isengard lie on a plains site under control',
    [
      wolves([...sites('Hill', 1), { card: 'Plain', number: 2, as: 'plain' }]),
      (t) => {
        t.player('Bob').does('wolves');
        t.expect.card('wolves', { in: 'on of plain' });
      },
    ],
    [
      wolves(sites('Hill', 2)),
      (t) => {
        t.player('Bob').mayNot('wolves', { because: 'nobody can bear it' });
      },
    ],
  );
}
{
  const after = (foe: string, wounds = 0) =>
    table(
      'regroup alone',
      { companions: [frodo(), 'Elf'] },
      {
        minions: [{ card: foe, as: 'foe', wounds }],
        support: [
          { card: 'Plain', number: 1, as: 'plain', on: [{ card: 'Wolves of Isengard', as: 'wolves' }] },
          'Idle',
        ],
      },
      { path: [] },
    );
  scenes(
    '[5_69/2] an Isengard Orc exerts, and a companion of their choice is wounded',
    [
      after('Orc'),
      (t) => {
        t.player('Bob').does('wolves');
        t.player('Ann').does('Elf');
        t.expect.card('Elf', { wounds: 1 }).card('foe', { wounds: 1 });
      },
    ],
    [
      after('Orc', 2),
      (t) => {
        t.player('Bob').mayNot('wolves', { rule: 'LR-EXERT-003' });
      },
    ],
    [
      after('Moria Orc'),
      (t) => {
        t.player('Bob').mayNot('wolves', { rule: 'LR-EXERT-003' });
      },
    ],
  );
}
