/** The Two Towers: Uglúk's Sword, and Rest While You Can. */
import {
  ally,
  companion,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { scenes } from '../../scenes.ts';

invent(
  minion('Tracker', { race: 'Uruk-hai', culture: 'Isengard', keyword: ['Tracker'], strength: 9 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Cheap Orc', { twilight: 3 }),
  minion('Dear Orc', { twilight: 9 }),
  companion('Weak one', { vitality: 1, strength: 5 }),
  companion('Other', { vitality: 1, strength: 5 }),
  ally('Villager'),
  freeEvent('Shot'),
  freeEvent('Deep shot'),
  shadowEvent('Cry'),
  shadowCondition('Mist'),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 2,
  ...more,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: { hand: ['Mist'], ...bob } },
});
const sword = { card: "Uglúk's Sword", as: 'sword' };
const uglúk = 'Uglúk, Servant of Saruman';
const armed = (hand: readonly string[], who = uglúk, wounds = 0, twilight = 0) =>
  table(
    'shadow alone',
    {},
    { minions: [{ card: who, as: 'it', wounds, on: [sword] }], hand: [...hand, 'Mist'] },
    { twilight },
  );
scenario(
  "[4_177/2] Uglúk's Sword: he exerts, a minion is discarded, and another is played for 3 less",
  (t) => {
    t.given(armed(['Cheap Orc', 'Dear Orc']));
    // The only one that can be played must be left.
    t.player('Bob').does('sword');
    t.expect.card('Cheap Orc', { in: 'minions of Bob' }).card('Dear Orc', { in: 'discard of Bob' });
    t.expect.card('it', { wounds: 1 }).table({ twilight: 0 });
  },
);
for (const [why, hand, who, wounds] of [
  ['one minion alone', ['Cheap Orc'], uglúk, 0],
  ['none that can be played', ['Dear Orc', 'Uruk Vanguard'], uglúk, 0],
  ['another bearer', ['Cheap Orc', 'Dear Orc'], 'Uruk', 0],
  ['an exhausted Uglúk', ['Cheap Orc', 'Dear Orc'], uglúk, 2],
] as const)
  scenario(`[4_177/2, LR-EFFECT-008] not with ${why}`, (t) => {
    t.given(armed(hand, who, wounds));
    t.player('Bob').mayNot('sword', {});
  });
scenes(
  '[4_177/1] it is for Uruk-hai',
  [
    table('shadow alone', {}, { minions: ['Cheap Orc'], hand: [sword, 'Mist'] }),
    (t) => {
      t.player('Bob').mayNot('sword', { because: 'nobody can bear it' });
    },
  ],
  [
    table('shadow alone', {}, { minions: ['Uruk', 'Cheap Orc'], hand: [sword, 'Mist'] }),
    (t) => {
      t.player('Bob').does('sword');
      t.expect.card('Uruk', { strength: 12 });
    },
  ],
);

const rest = { card: 'Rest While You Can', as: 'rest', owner: 'Bob', controller: 'Bob' };
const resting = (victim: string, deck: readonly string[]) =>
  table(
    'skirmish',
    { companions: [frodo(), { card: 'Weak one', on: [rest] }, 'Other'], deck },
    { minions: [{ card: 'Uruk', against: victim }] },
  );
const ten = [
  'Cry',
  'Cheap Orc',
  'Mist',
  'Shot',
  'Villager',
  'Uruk',
  'Tracker',
  'Dear Orc',
  'Weak one',
  'Other',
];
scenario('[4_171/4] Rest While You Can: its bearer dies, and a card of each side leaves the top ten', (t) => {
  t.given({
    ...resting('Weak one', [...ten.slice(0, 8), 'Cry', 'Cheap Orc', 'Deep shot']),
  });
  t.player('Bob').mayChoose.excludes('Deep shot', 'Shot');
  t.player('Bob').does('Dear Orc').mayChoose.exactly('Shot', 'Villager');
  t.player('Bob').does('Shot');
  t.player('Ann').has({ deck: 9 });
  t.expect.card('Dear Orc', { in: 'discard of Ann' }).card('Shot', { in: 'discard of Ann' });
  t.expect.card('rest', { in: 'discard of Bob' });
});
scenes(
  '[4_171/4] a short deck of one side gives what it has; another death gives nothing',
  [
    resting('Weak one', ['Shot', 'Villager']),
    (t) => {
      t.player('Bob').does('Villager');
      t.player('Ann').has({ deck: ['Shot'], discard: ['Villager'] });
    },
  ],
  [
    resting('Other', ['Shot', 'Cry']),
    (t) => {
      t.player('Ann').has({ deck: 2 });
    },
  ],
);
{
  const playing = (minions: readonly string[], on: readonly unknown[]) =>
    table(
      'shadow alone',
      { companions: [frodo(), { card: 'Other', on }], support: ['Villager'] },
      { minions, hand: [{ card: 'Rest While You Can', as: 'it' }, 'Mist'] },
    );
  scenes(
    '[4_171/1, 4_171/2, 4_171/3] it takes a tracker, and lies on a companion, one on each',
    [
      playing(['Tracker'], []),
      (t) => {
        t.player('Bob').does('it').mayChoose.exactly('Frodo', 'Other');
      },
    ],
    [
      playing(['Tracker'], [rest]),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { in: 'on of Frodo' });
      },
    ],
    [
      playing(['Uruk'], []),
      (t) => {
        t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
      },
    ],
  );
}
