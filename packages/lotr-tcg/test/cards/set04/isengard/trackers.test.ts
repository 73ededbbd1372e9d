/** The Two Towers: the trackers of the Isengard culture, and their search. */
import { companion, invent, item, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

const tracking = { race: 'Uruk-hai', culture: 'Isengard', keyword: ['Tracker'] };
invent(
  idle,
  pause,
  minion('Tracker', { ...tracking, strength: 9, vitality: 3, Fierce: 1 }),
  minion('Foreign tracker', { keyword: ['Tracker'], strength: 9, vitality: 3 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 3, strength: 6 }),
  companion('Halfling', { vitality: 3, strength: 3, race: 'Hobbit' }),
  companion('Bound Halfling', { vitality: 3, race: 'Hobbit', keyword: ['Ring-bound'] }),
  item('Blade'),
  item('Shield', { itemClass: 'shield' }),
  shadowCondition('Trail', { keyword: ['Search'], culture: 'Isengard', 'Support Area': 0 }),
  shadowCondition('Fog', { 'Support Area': 0 }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});
const held = (card: string) => ({ card, as: 'event' });

const brought = (companions: readonly unknown[], foe = 'Tracker', wounds = 0) =>
  table(
    'assignment alone',
    { companions: [frodo(), ...companions] },
    { minions: [{ card: foe, as: 'foe', wounds }], hand: [held('Brought Back Alive')] },
  );
scenario('[4_143] Brought Back Alive: a tracker exerts, and an unbound companion must fight it', (t) => {
  t.given(brought([{ card: 'Friend', wounds: 2 }, 'Bound Halfling']));
  t.player('Bob').does('event');
  t.expect.card('foe', { wounds: 1, against: 'Friend' });
});
scenes(
  '[4_143] the companion may exert to prevent it; a Hobbit may not',
  [
    brought(['Friend']),
    (t) => {
      t.player('Bob').does('event');
      t.player('Ann').does('Yes');
      t.expect.card('foe', { against: 'none' }).card('Friend', { wounds: 1 });
    },
  ],
  [
    brought(['Friend']),
    (t) => {
      t.player('Bob').does('event');
      t.player('Ann').does('No');
      t.expect.card('foe', { against: 'Friend' }).card('Friend', { wounds: 0 });
    },
  ],
  [
    brought(['Halfling']),
    (t) => {
      t.player('Bob').does('event');
      t.expect.card('foe', { against: 'Halfling' }).card('Halfling', { wounds: 0 });
    },
  ],
);
scenes(
  '[4_143, LR-EXERT-003] it takes an Isengard tracker who can exert',
  [
    brought(['Friend'], 'Tracker', 2),
    (t) => {
      t.player('Bob').mayNot('event', { rule: 'LR-EXERT-003' });
    },
  ],
  [
    brought(['Friend'], 'Foreign tracker'),
    (t) => {
      t.player('Bob').mayNot('event', { rule: 'LR-EXERT-003' });
    },
  ],
);

scenes(
  '[4_152, LR-ERRATA-2011] Get Back: nobody assigns the tracker to a skirmish',
  [
    table('assignment alone', {}, { minions: ['Tracker'], hand: [held('Get Back')], support: [] }),
    (t) => {
      t.player('Bob').does('event');
      t.expect.card('Tracker', { against: 'none' }).asked('nobody');
    },
  ],
  [
    table('assignment alone', {}, { minions: ['Uruk'], hand: [held('Get Back')], support: [] }),
    (t) => {
      t.player('Bob').does('event');
      t.player('Ann').mayChoose.includes('Uruk');
    },
  ],
);

scenario('[4_152] Get Back: one of them, for these assignments only', (t) => {
  const minions = ['one', 'two'].map((as) => ({ card: 'Tracker', as }));
  t.given(table('assignment', {}, { minions, hand: [held('Get Back')], support: [] }));
  t.player('Bob').does('event', 'one');
  t.player('Ann').mayChoose.exactly('two', 'Pass');
  t.player('Ann').does('Pass');
  t.player('Bob').mayChoose.exactly('two', 'Pass');
  t.player('Bob').does('Pass');
  // Nobody fights, and both are fierce.
  t.player('Ann').mayChoose.exactly('one', 'two', 'Pass');
});
scenario('[4_143, LR-ASSIGN-002] Brought Back Alive: Bob says whom, and nobody who fights already', (t) => {
  const busy = { card: 'Uruk', against: 'Friend' };
  const hand = [held('Brought Back Alive')];
  const companions = [frodo(), 'Friend', 'Halfling', { card: 'Halfling', as: 'second' }];
  t.given(table('assignment alone', { companions }, { minions: ['Tracker', busy], hand, support: [] }));
  t.player('Bob').does('event').mayChoose.exactly('Halfling', 'second');
  t.player('Bob').does('second');
  t.expect.card('Tracker', { against: 'second', wounds: 1 });
});

const SHADOW: ReadonlySet<string> = new Set(['Trail', 'Fog']);
const kill = (on: readonly string[], foe = 'Tracker', event = 'Kill Them Now') =>
  table(
    'skirmish',
    {
      companions: [
        frodo(),
        { card: 'Friend', on: on.map((card) => ({ card, ...(SHADOW.has(card) ? { owner: 'Bob' } : {}) })) },
      ],
      support: ['Pause'],
    },
    { minions: [{ card: foe, as: 'foe', against: 'Friend' }], hand: [held(event)] },
  );
for (const [on, foe, strength] of [
  [['Trail'], 'Tracker', 13],
  [['Fog', 'Blade'], 'Tracker', 11],
  [['Trail'], 'Uruk', 9],
] as const)
  scenario(`[4_156] Kill Them Now: ${foe} against one with ${on[0]} has strength ${strength}`, (t) => {
    t.given(kill(on, foe));
    t.player('Ann').does('Pause');
    t.player('Bob').does('event');
    t.expect.card('foe', { strength });
  });
for (const [on, foe, strength] of [
  [[], 'Tracker', 9],
  [['Fog', 'Blade', 'Shield'], 'Tracker', 15],
  [['Blade'], 'Foreign tracker', 9],
] as const)
  scenario(`[4_208] Vengeance: ${foe} against one with ${on.length} cards has strength ${strength}`, (t) => {
    t.given(kill(on, foe, 'Vengeance'));
    t.player('Ann').does('Pause');
    t.player('Bob').does('event');
    t.expect.card('foe', { strength });
  });

for (const [id, card, strength] of [
  ['4_194', 'Uruk Searcher', 9],
  ['4_195', 'Uruk Seeker', 6],
] as const)
  for (const [on, by] of [
    ['Trail', 1],
    ['Fog', 0],
  ] as const)
    scenario(`[${id}] ${card} against one with ${on}`, (t) => {
      t.given(kill([on], card, 'Vengeance'));
      t.expect.card('foe', { strength: strength + 2 * by, damage: by });
    });
