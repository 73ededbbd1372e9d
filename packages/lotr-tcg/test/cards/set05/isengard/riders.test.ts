/** Battle of Helm's Deep: warg-riders of the Isengard culture, their wargs, and Gríma. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { sites, table, wolves } from '../../casts/wargs.ts';
import { scenes } from '../../scenes.ts';

invent(...wolves);
for (const [id, card, vitality] of [
  ['5_50/1', 'Foul Horde', 3],
  ['5_52', 'Isengard Flanker', 2],
  ['5_53', 'Isengard Rider', 3],
  ['5_55/1', 'Isengard Scout Troop', 3],
  ['5_58/1', 'Sharku, Warg-captain', 2],
  ['5_66/2', 'Warg-master', 2],
  ['5_67', 'Warg-rider', 2],
] as const)
  for (const left of [2, 1])
    scenario(`[${id}] ${card} with ${left} vitality is ${left > 1 ? '' : 'not '}fierce`, (t) => {
      t.given(table('shadow alone', {}, { minions: [{ card, as: 'it', wounds: vitality - left }] }));
      t.expect.card('it', { fierce: left > 1 ? 1 : 0 });
    });
for (const [wounds, on, ambush, damage] of [
  [0, [], 1, 0],
  [1, [], 0, 0],
  [0, ['War-warg'], 1, 1],
  [2, ['War-warg'], 1, 0],
] as const)
  scenario(
    `[5_50/2, 5_50/3] Foul Horde with ${3 + 2 * on.length - wounds} vitality has ambush ${ambush}`,
    (t) => {
      t.given(
        table(
          'assignment alone',
          {},
          { minions: [{ card: 'Foul Horde', as: 'it', wounds, on }], support: [] },
        ),
      );
      t.expect.card('it', { damage });
      t.player('Ann').does('it', 'Friend');
      if (ambush === 1) t.player('Bob').does('it');
      t.expect.table({ twilight: 9 + ambush }).asked('nobody');
    },
  );

const counselled = (companions: readonly unknown[], wounds = 0) =>
  table(
    'maneuver alone',
    { companions: [frodo(), ...companions] },
    { minions: [{ card: 'Gríma, Chief Counselor', as: 'Gríma', wounds }] },
  );
const laden = { card: 'Friend', on: ['Blade', { card: 'Fog', owner: 'Bob', controller: 'Bob' }] };
scenes(
  '[5_51] Gríma sends an unbound companion home with all that he bears',
  [
    counselled([laden, 'Elf', 'Wizard']),
    (t) => {
      t.player('Bob').does('Gríma').mayChoose.exactly('Friend', 'Elf');
      t.player('Bob').does('Friend');
      t.expect.card('Friend', { in: 'hand of Ann' }).card('Blade', { in: 'hand of Ann' });
      t.expect.card('Fog', { in: 'hand of Bob' }).card('Gríma', { wounds: 1 });
    },
  ],
  [
    // He would die without what he bears, and goes home with it all the same.
    counselled([{ card: 'Friend', on: ['Mail'], wounds: 3 }, 'Elf', 'Wizard']),
    (t) => {
      t.expect.card('Friend', { vitality: 4 });
      t.player('Bob').does('Gríma', 'Friend');
      t.expect.card('Friend', { in: 'hand of Ann' }).card('Mail', { in: 'hand of Ann' });
    },
  ],
  [
    counselled(['Elf', 'Wizard', 'Halfling']),
    (t) => {
      t.player('Bob').mayNot('Gríma', { rule: 'LR-SPOT-001' });
    },
  ],
  [
    counselled(['Friend', 'Elf', 'Wizard'], 2),
    (t) => {
      t.player('Bob').mayNot('Gríma', { rule: 'LR-EXERT-003' });
    },
  ],
);

const scimitar = (n: number, who = 'Orc') =>
  table(
    'shadow alone',
    {},
    { minions: [who], hand: ['Isengard Scimitar', 'Mist'], support: sites('Hill', n) },
  );
scenes(
  '[5_54/2] Isengard Scimitar may add 1 twilight for each site under control',
  [
    scimitar(2),
    (t) => {
      t.player('Bob').does('Isengard Scimitar: play', 'Isengard Scimitar: when');
      t.expect.table({ twilight: 11 }).card('Orc', { strength: 11 });
    },
  ],
  [
    scimitar(2),
    (t) => {
      t.player('Bob').does('Isengard Scimitar: play', 'Pass');
      t.expect.table({ twilight: 9 });
    },
  ],
);
scenario('[5_54/1] it is for Isengard Orcs', (t) => {
  t.given(scimitar(0, 'Moria Orc'));
  t.player('Bob').mayNot('Isengard Scimitar', { because: 'nobody can bear it' });
});

const scouts = (foe: string, wounds = 0, bobAt = 3) =>
  table(
    'skirmish',
    { companions: [frodo(), 'Elf'] },
    {
      minions: [
        { card: 'Isengard Scout Troop', as: 'it', wounds },
        { card: foe, as: 'foe', against: 'Elf' },
      ],
      support: [],
      site: bobAt,
    },
  );
scenario('[5_55/2] Isengard Scout Troop exerts for a site when an Isengard Orc wins', (t) => {
  t.given(scouts('Orc'));
  t.player('Bob').does('it');
  t.expect.card('field', { in: 'support of Bob' }).card('it', { wounds: 1 });
});
for (const [why, foe, wounds, bobAt] of [
  ['an Orc of Moria wins', 'Moria Orc', 0, 3],
  ['it is exhausted', 'Orc', 2, 3],
  ['no site can be taken', 'Orc', 0, 1],
] as const)
  scenario(`[5_55/2] not where ${why}`, (t) => {
    t.given(scouts(foe, wounds, bobAt));
    t.expect.card('field', { in: 'path' }).asked('nobody');
  });
