/** Ents of Fangorn: Men of the Isengard culture, and what they spread. */
import { ally, companion, invent, item, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Agent', { race: 'Man', culture: 'Isengard', strength: 8, vitality: 3 }),
  minion('Orc', { strength: 8, vitality: 3 }),
  companion('Friend', { strength: 6, vitality: 5 }),
  companion('Champion', { strength: 9, vitality: 3 }),
  companion('Elf', { race: 'Elf', culture: 'Elven' }),
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  ally('Villager', { strength: 2, vitality: 2 }),
  item('Blade'),
  shadowCondition('Lie', { culture: 'Isengard', 'Support Area': 0 }),
  shadowCondition('Fog', { 'Support Area': 0 }),
  shadowCondition('Mist'),
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
const bobs = (card: string, as = card) => ({ card, as, owner: 'Bob', controller: 'Bob' });

const deserted = (minions: readonly unknown[], who = 'Champion') =>
  table(
    'assignment alone',
    { companions: [frodo(), { card: who, on: [bobs('Desertion', 'it')] }, 'Friend'] },
    { minions },
  );
{
  // With Desertion on him he has strength 8.
  scenes(
    '[6_61/3] Desertion: a weaker Isengard minion is assigned to its bearer',
    [
      deserted(['Agent', 'Weakling', 'Orc']),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('Weakling', { against: 'Champion' }).card('it', { in: 'discard of Bob' });
        t.expect.card('Agent', { against: 'none' });
      },
    ],
    [
      deserted(['Agent', 'Orc']),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('Agent', { against: 'none' }).card('it', { in: 'discard of Bob' });
      },
    ],
  );
}
invent(minion('Weakling', { culture: 'Isengard', strength: 7 }));
{
  const playing = (foe: string, companions: readonly string[]) =>
    table(
      'shadow alone',
      { companions: [frodo(), ...companions] },
      { minions: [foe], hand: [{ card: 'Desertion', as: 'it' }, 'Mist'] },
    );
  scenes(
    '[6_61/1, 6_61/2] it takes an Isengard Man, and no Ring-bearer bears it',
    [
      playing('Agent', ['Friend']),
      (t) => {
        t.player('Bob').does('it');
        t.expect
          .card('it', { in: 'on of Friend' })
          .card('Friend', { strength: 5 })
          .card('Agent', { wounds: 0 });
      },
    ],
    [
      playing('Agent', []),
      (t) => {
        t.player('Bob').mayNot('it', { because: 'nobody can bear it' });
      },
    ],
    [
      playing('Uruk', ['Friend']),
      (t) => {
        t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
      },
    ],
  );
}

for (const [on, strength] of [
  [['Lie'], 8],
  [['Fog'], 6],
  [[], 6],
] as const)
  scenario(
    `[6_72] Rohirrim Traitor beside a companion with ${on[0] ?? 'nothing'} has strength ${strength}`,
    (t) => {
      t.given(
        table(
          'shadow alone',
          {
            companions: [frodo(), { card: 'Friend', on: on.map((card) => bobs(card)) }],
            support: [{ card: 'Villager', on: [bobs('Lie', 'lie 2')] }],
          },
          { minions: ['Rohirrim Traitor'] },
        ),
      );
      t.expect.card('Rohirrim Traitor', { strength });
    },
  );

const tales = (foe: string, on: readonly string[]) =>
  table(
    'skirmish',
    { companions: [frodo(), 'Friend', { card: 'Elf', on }] },
    { minions: [{ card: foe, against: 'Friend' }], support: [{ card: 'Twisted Tales', as: 'it' }] },
  );
scenes(
  '[6_75] Twisted Tales: someone loses to an Isengard Man, and a possession is stacked there',
  [
    tales('Agent', ['Blade']),
    (t) => {
      t.player('Bob').does('it');
      t.expect.card('Blade', { in: 'stacked of it' });
    },
  ],
  [
    tales('Agent', ['Blade']),
    (t) => {
      t.player('Bob').does('Pass');
      t.expect.card('Blade', { in: 'on of Elf' });
    },
  ],
  [
    tales('Orc', ['Blade']),
    (t) => {
      t.expect.card('Blade', { in: 'on of Elf' }).asked('nobody');
    },
  ],
  [
    tales('Agent', []),
    (t) => {
      t.expect.asked('nobody');
    },
  ],
);
