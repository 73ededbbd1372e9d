/** The Two Towers: the Uruk-hai of the Isengard culture, and what they bear. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { at, lone, uruks } from '../../casts/uruks.ts';
import { scenes } from '../../scenes.ts';

invent(...uruks);
const owned = (...names: readonly string[]) =>
  names.map((card, i) => ({ card, number: i + 1, as: `site ${i + 1}` }));
/** Bob's table, with the fellowship at site 5. */

for (const [id, card, strength, damage] of [
  ['4_136/1', 'Advance Uruk Patrol', 10, 1],
  ['4_179/2', 'Uruk Assault Band', 14, 1],
  ['4_200/2', 'Uruk Vanguard', 17, 2],
] as const)
  scenes(
    `[${id}] ${card} is fierce at a battleground only`,
    [
      at('shadow alone', 'Field', lone(card)),
      (t) => {
        t.expect.card('it', { fierce: 1, strength, damage });
      },
    ],
    [
      at('shadow alone', 'Meadow', lone(card)),
      (t) => {
        t.expect.card('it', { fierce: 0, strength, damage: 1 });
      },
    ],
  );
for (const [id, card, usual, more] of [
  ['4_136/2', 'Advance Uruk Patrol', 10, 14],
  ['4_179/3', 'Uruk Assault Band', 14, 20],
] as const)
  scenes(
    `[${id}] ${card} is stronger while its player controls a battleground`,
    [
      at('shadow alone', 'Meadow', { ...lone(card), support: owned('Meadow', 'Field') }),
      (t) => {
        t.expect.card('it', { strength: more });
      },
    ],
    [
      at('shadow alone', 'Meadow', { ...lone(card), support: owned('Meadow', 'Meadow') }),
      (t) => {
        t.expect.card('it', { strength: usual });
      },
    ],
    [
      at('shadow alone', 'Meadow', lone(card), { support: owned('Field') }),
      (t) => {
        t.expect.card('it', { strength: usual });
      },
    ],
  );
for (const [second, wounds] of [
  ['Field', 0],
  ['Meadow', 1],
] as const)
  scenario(`[4_179/4] with ${second} as the second site Uruk Assault Band takes ${wounds} wounds`, (t) => {
    t.given(
      at(
        'archery fire',
        'Meadow',
        { ...lone('Uruk Assault Band'), support: owned('Field', second) },
        { companions: [frodo(), 'Bowman'] },
      ),
    );
    t.expect.card('it', { wounds });
  });
for (const card of ['Uruk Assault Band', 'Uruk Vanguard']) {
  const bob = (first: string) => ({ minions: [first], hand: [{ card, as: 'it' }, 'Fog'] });
  scenes(
    `[4_179/1, 4_200/1, LR-COST-009] ${card} follows another Uruk-hai`,
    [
      at('shadow alone', 'Meadow', bob('Orc'), {}, 20),
      (t) => {
        t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
      },
    ],
    [
      at('shadow alone', 'Meadow', bob('Uruk'), {}, 20),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { in: 'minions of Bob' });
      },
    ],
  );
}

for (const [sites, total] of [
  [[], 1],
  [['Meadow'], 2],
  [['Meadow', 'Meadow'], 2],
] as const)
  scenario(`[4_138] with ${sites.length} sites Band of Uruk Bowmen makes a total of ${total}`, (t) => {
    t.given(
      at(
        'archery fire',
        'Meadow',
        { ...lone('Band of Uruk Bowmen'), support: owned(...sites) },
        { companions: [frodo({ wounds: 3 }), 'Friend'] },
      ),
    );
    for (let n = 0; n < total; n++) t.player('Ann').does('Friend');
    t.expect.card('Friend', { wounds: total });
  });

const sword = { card: 'Broad-bladed Sword', as: 'sword' };
scenario('[4_142/1] Broad-bladed Sword is for Uruk-hai', (t) => {
  t.given(at('shadow alone', 'Meadow', { minions: ['Orc', 'Uruk'], hand: [sword, 'Fog'] }));
  t.player('Bob').does('sword');
  t.expect.card('sword', { in: 'on of Uruk' }).card('Uruk', { strength: 11 });
});
scenario('[4_142/2] arrows do not wound its bearer', (t) => {
  const bob = { minions: [{ card: 'Uruk', on: [sword] }, 'Orc'] };
  t.given(at('archery fire', 'Meadow', bob, { companions: [frodo(), 'Bowman'] }));
  t.expect.card('Uruk', { wounds: 0 }).card('Orc', { wounds: 1 });
});
scenario('[4_142/2] a lost skirmish does', (t) => {
  t.given(
    at(
      'skirmish',
      'Meadow',
      { minions: [{ card: 'Uruk', on: [sword], against: 'Giant' }] },
      { companions: [frodo(), 'Giant'] },
    ),
  );
  t.expect.card('Uruk', { wounds: 1 });
});

for (const [id, card] of [
  ['4_150', 'Elite Crossbowmen'],
  ['4_169/2', 'Ranged Commander'],
] as const) {
  scenario(`[${id}] ${card} has an unbound companion wounded, and adds nothing to the total`, (t) => {
    t.given(
      at('archery alone', 'Meadow', lone(card), {
        companions: [frodo(), 'Bound', 'Friend', { card: 'Friend', as: 'second' }],
      }),
    );
    t.player('Bob').does('it');
    t.player('Ann').mayChoose.exactly('second', 'Friend');
    t.player('Ann').does('second');
    t.expect.card('it', { wounds: 1 }).card('second', { wounds: 1 }).card('Bound', { wounds: 0 });
    t.expect.table({ minionArchery: 0 });
  });
  scenario(`[${id}, LR-EXERT-003] ${card} does not when exhausted`, (t) => {
    const vitality = card === 'Elite Crossbowmen' ? 3 : 2;
    t.given(
      at('archery alone', 'Meadow', {
        minions: [{ card, as: 'it', wounds: vitality - 1 }],
        support: ['Idle'],
      }),
    );
    t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
  });
}
scenario('[4_169/1] Isengard archers cost 1 less beside Ranged Commander', (t) => {
  const hand = ['Bow Uruk', 'Bow Orc', 'Uruk'];
  t.given(at('shadow alone', 'Meadow', { ...lone('Ranged Commander'), hand }));
  t.expect.card('Bow Uruk', { 'twilight cost': 3 }).card('Bow Orc', { 'twilight cost': 4 });
  t.expect.card('Uruk', { 'twilight cost': 2 });
});
