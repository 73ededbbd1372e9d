/** The Two Towers: the Elven culture, its captains and Legolas. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { captains } from '../../casts/elven.ts';
import { Bob, gimli } from '../../people.ts';

invent(...captains);
const haldir = (site: string, controlled: object, wounds = [0, 0]) => ({
  phase: 'regroup alone',
  path: [{ card: site, number: 4 }],
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Haldir, Emissary of the Galadhrim', as: 'Haldir', wounds: wounds[0] },
        { card: 'Elf', wounds: wounds[1] },
      ],
      site: 4,
      ...controlled,
    },
    Bob: { support: [{ card: 'Field', number: 1, as: 'field' }] },
  },
});
scenario(
  '[4_71/2] Haldir and another Elf exert at a battleground to liberate a site; then he is stronger [4_71/1]',
  (t) => {
    t.given(haldir('Fortress', {}));
    t.expect.card('Haldir', { strength: 5 });
    t.player('Ann').does('Haldir');
    t.expect
      .card('field', { in: 'path' })
      .card('Haldir', { wounds: 1, strength: 7 })
      .card('Elf', { wounds: 1 });
  },
);
for (const [why, position, wanted] of [
  ['in a wood', haldir('Wood', {}), { because: 'battleground' }],
  ['exhausted', haldir('Fortress', {}, [2, 0]), { rule: 'LR-EXERT-003' }],
  ['with the other exhausted', haldir('Fortress', {}, [0, 2]), { rule: 'LR-EXERT-003' }],
] as const)
  scenario(`[4_71/2] not ${why}`, (t) => {
    t.given(position);
    t.player('Ann').mayNot('Haldir', wanted);
  });

for (const [hobbits, cost] of [
  [[], 1],
  [['Halfling'], 2],
  [['Halfling', 'Halfling'], 3],
] as const)
  scenario(
    `[4_73] beside ${hobbits.length} unbound Hobbits Shadow events and conditions cost ${cost}`,
    (t) => {
      t.given({
        phase: 'shadow alone',
        twilight: 9,
        players: {
          Ann: { companions: [frodo(), 'Legolas, Dauntless Hunter', ...hobbits] },
          Bob: { hand: ['Curse', 'Rage', 'Orc', 'Orc blade'] },
        },
      });
      t.expect
        .card('Curse', { 'twilight cost': cost })
        .card('Rage', { 'twilight cost': cost })
        .card('Orc', { 'twilight cost': 2 })
        .card('Orc blade', { 'twilight cost': 1 });
      t.player('Bob').does('Curse: play');
      t.expect.table({ twilight: 9 - cost });
    },
  );
for (const [hero, strength] of [
  ['Gimli', 7],
  ['he', 8],
  ['Bound', 9],
] as const)
  scenario(`[4_74] Legolas exerts against a minion that fights ${hero}: ${strength}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), gimli(), { card: 'Legolas, Elven Comrade', as: 'he' }, 'Bound'],
          support: ['Pause'],
        },
        Bob: {
          minions: [
            { card: 'Orc', as: 'foe', against: hero },
            { card: 'Orc', as: 'other' },
          ],
        },
      },
    });
    t.player('Ann').does('he');
    t.expect.card('foe', { strength }).card('other', { strength: 9 }).card('he', { wounds: 1 });
  });
scenario('[4_76] Lórien Guardian exerts, and the Shadow player chooses a minion to be wounded', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo(), { card: 'Lórien Guardian', as: 'Guardian' }] },
      Bob: {
        minions: [
          { card: 'Orc', as: 'a' },
          { card: 'Orc', as: 'b' },
        ],
      },
    },
  });
  t.player('Ann').does('Guardian');
  t.player('Bob').does('b');
  t.expect.card('b', { wounds: 1 }).card('a', { wounds: 0 }).card('Guardian', { wounds: 1 });
});
scenario('[4_76, LR-EXERT-003] not exhausted', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo(), { card: 'Lórien Guardian', as: 'Guardian', wounds: 2 }] },
      Bob: { minions: ['Orc'] },
    },
  });
  t.player('Ann').mayNot('Guardian', { rule: 'LR-EXERT-003' });
});
scenario('[4_80/2] a ranged weapon costs 1 less on Ordulus, and no other weapon does', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), { card: 'Ordulus, Young Warrior', as: 'Ordulus' }, 'Elf'],
        hand: ['Elven Bow', 'Naith Longbow', 'Elven Sword'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Elven Bow: play', 'Ordulus');
  t.expect.table({ twilight: 0 });
  t.player('Ann').does('Naith Longbow: play').does('Elven Sword: play', 'Ordulus');
  t.expect.table({ twilight: 2 });
});
const stacks = (wounds: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Thandronen, Veteran Protector', as: 'Thandronen', wounds }],
      site: 3,
    },
    Bob: {
      support: [
        {
          card: 'Curse',
          stacked: [
            { card: 'Orc', as: 'a' },
            { card: 'Orc blade', as: 'blade' },
          ],
        },
        { card: 'Field', number: 1, stacked: [{ card: 'Orc', as: 'b' }] },
      ],
      minions: [{ card: 'Orc', as: 'c', stacked: [{ card: 'Orc', as: 'd' }] }],
    },
  },
});
scenario(
  '[4_85/2, LR-STACK-001] Thandronen exerts to discard a minion stacked on a condition or site',
  (t) => {
    t.given(stacks(0));
    t.player('Ann').does('Thandronen').mayChoose.exactly('a', 'b');
    t.player('Ann').does('b');
    t.expect.card('b', { in: 'discard of Bob' }).card('Thandronen', { wounds: 1 });
  },
);
scenario('[4_85/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(stacks(2));
  t.player('Ann').mayNot('Thandronen', { rule: 'LR-EXERT-003' });
});
