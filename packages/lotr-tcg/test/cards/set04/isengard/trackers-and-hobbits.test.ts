/** The Two Towers: Isengard trackers who want Hobbits alive, and what wears out who is followed. */
import {
  a,
  companion as anyCompanion,
  both,
  discardIt,
  during,
  hobbit,
  maneuver,
} from '../../../../src/cards/words/index.ts';
import { ally, companion, invent, minion, shadowCondition, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { scenes } from '../../scenes.ts';

invent(
  idle,
  minion('Tracker', {
    race: 'Uruk-hai',
    culture: 'Isengard',
    keyword: ['Tracker'],
    strength: 9,
    vitality: 3,
  }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 3 }),
  companion('Halfling', { vitality: 1, strength: 4, race: 'Hobbit' }),
  companion('Bound Halfling', { vitality: 1, strength: 4, race: 'Hobbit', keyword: ['Ring-bound'] }),
  ally('Old man', { vitality: 3 }),
  shadowCondition('Hole', {}, during(maneuver, { effect: discardIt(a(both(hobbit, anyCompanion))) })),
  shadowCondition('Mist'),
  site('Meadow', { siteNumber: 1, block: 2 }),
);
type Fields = Readonly<Record<string, unknown>>;
const table = (phase: string, ann: Fields, bob: Fields, more: Fields = {}) => ({
  phase,
  twilight: 9,
  ...more,
  players: { Ann: { companions: [frodo(), 'Friend'], ...ann }, Bob: { support: ['Idle'], ...bob } },
});

const hunted = (card: string, victim: string, wounds = 0) =>
  table(
    'skirmish',
    { companions: [frodo(), victim, 'Friend', { card: 'Friend', as: 'second' }] },
    {
      minions: [
        { card, as: 'it', wounds },
        { card: 'Uruk', against: victim },
      ],
      support: [],
    },
  );
scenario('[4_186/2] Uruk Follower exerts for a burden when an unbound Hobbit is killed', (t) => {
  t.given(hunted('Uruk Follower', 'Halfling'));
  t.player('Bob').does('it');
  t.player('Ann').has({ burdens: 1 });
  t.expect.card('it', { wounds: 1 });
});
scenario('[4_188/2, LR-EXERT-004] Uruk Hunter exerts twice to exhaust a companion', (t) => {
  t.given(hunted('Uruk Hunter', 'Halfling'));
  t.player('Bob').does('it', 'second');
  t.expect.card('it', { wounds: 2 }).card('second', { wounds: 2 }).card('Friend', { wounds: 0 });
});
scenario('[4_190/2] Uruk Pursuer exerts to have an unbound companion wounded', (t) => {
  t.given(hunted('Uruk Pursuer', 'Halfling'));
  t.player('Bob').does('it');
  t.player('Ann').mayChoose.exactly('Friend', 'second');
  t.player('Ann').does('second');
  t.expect.card('it', { wounds: 1 }).card('second', { wounds: 1 });
});
for (const [card, wounds, id] of [
  ['Uruk Follower', 2, '4_186/2'],
  ['Uruk Hunter', 1, '4_188/2'],
  ['Uruk Pursuer', 2, '4_190/2'],
] as const)
  scenes(
    `[${id}] ${card} has nothing to answer to another death, or when it cannot exert`,
    [
      hunted(card, 'Bound Halfling'),
      (t) => {
        t.expect.asked('nobody').card('it', { wounds: 0 });
      },
    ],
    [
      hunted(card, 'Halfling', wounds),
      (t) => {
        t.expect.asked('nobody').card('it', { wounds });
      },
    ],
  );
for (const [card, id] of [
  ['Uruk Follower', '4_186/1'],
  ['Uruk Hunter', '4_188/1'],
  ['Uruk Pursuer', '4_190/1'],
] as const) {
  const hole = (who: string) =>
    table('maneuver alone', { companions: [frodo(), who] }, { minions: [card], support: ['Hole', 'Idle'] });
  scenes(
    `[${id}] beside ${card} unbound Hobbits are not discarded, bound ones are`,
    [
      hole('Halfling'),
      (t) => {
        t.player('Bob').does('Hole', 'Halfling');
        t.expect.card('Halfling', { in: 'companions of Ann' });
      },
    ],
    [
      hole('Bound Halfling'),
      (t) => {
        t.player('Bob').does('Hole', 'Bound Halfling');
        t.expect.card('Bound Halfling', { in: 'discard of Ann' });
      },
    ],
  );
}

const wanted = (minion: string) =>
  table(
    'regroup alone',
    {
      companions: [
        frodo(),
        { card: 'Merry, Impatient Hobbit', as: 'Merry' },
        { card: 'Gandalf, The Grey Wizard', as: 'Gandalf', wounds: 1 },
      ],
    },
    { minions: [minion] },
  );
scenes(
  '[4_186/1, 6_113, LR-COST-002] whoever cannot be discarded is no price either',
  [
    wanted('Uruk Follower'),
    (t) => t.player('Ann').mayNot('Merry', { because: 'can be discarded', rule: 'LR-COST-002' }),
  ],
  [
    wanted('Uruk'),
    (t) => {
      t.player('Ann').does('Merry');
      t.expect.card('Merry', { in: 'discard of Ann' }).card('Gandalf', { wounds: 0 });
    },
  ],
);
for (const [id, card, who] of [
  ['4_249', 'Southron Commander', 'Ann'],
  ['4_256', 'Southron Troop', 'Bob'],
] as const) {
  const led = (minion: string) =>
    table(
      'assignment alone',
      { companions: [frodo(), ...[1, 2, 3, 4, 5, 6].map((i) => ({ card: 'Halfling', as: `h${i}` }))] },
      { minions: [minion, { card, as: 'it' }] },
    );
  scenes(
    `[4_186/1, ${id}, LR-COST-002] nor is he given up to keep the Ring-bearer from ${card}`,
    [
      led('Uruk Follower'),
      (t) => {
        t.player('Bob').does('it');
        t.expect.card('it', { against: 'Frodo' });
      },
    ],
    [
      led('Uruk'),
      (t) => {
        t.player('Bob').does('it');
        t.player('Ann').does('Yes');
        t.player(who).does('h2');
        t.expect.card('it', { against: 'none' }).card('h2', { in: 'discard of Ann' });
      },
    ],
  );
}

const weary = { card: 'Weary', as: 'weary', owner: 'Bob' };
const wearied = (minions: readonly unknown[], on: Fields) =>
  table('assignment alone', { companions: [frodo(), { card: 'Friend', ...on }] }, { minions, support: [] });
scenes(
  '[4_212/3] Weary: bearer exerts when he is assigned to an Isengard tracker',
  [
    wearied(['Tracker'], { on: [weary] }),
    (t) => {
      t.player('Ann').does('Tracker', 'Friend');
      t.expect.card('Friend', { wounds: 1 });
    },
  ],
  [
    wearied(['Uruk'], { on: [weary] }),
    (t) => {
      t.player('Ann').does('Uruk', 'Friend');
      t.expect.card('Friend', { wounds: 0 });
    },
  ],
);
scenario('[4_212/3] not when the Shadow player assigns him', (t) => {
  t.given(wearied(['Tracker', 'Uruk'], { on: [weary] }));
  t.player('Ann').does('Pass');
  t.player('Bob').does('Tracker', 'Friend');
  t.expect.card('Friend', { wounds: 0 }).card('Tracker', { against: 'Friend' });
});
scenario('[4_212/1, 4_212/2] it is played on a companion or ally, one on each', (t) => {
  t.given(
    table(
      'shadow alone',
      { companions: [frodo(), { card: 'Friend', on: [weary] }], support: ['Old man'] },
      { hand: [{ card: 'Weary', as: 'next' }, 'Mist'], minions: ['Uruk'] },
    ),
  );
  t.player('Bob').does('next').mayChoose.exactly('Frodo', 'Old man');
});

const discover = (phase: string, hand: readonly string[], discard: readonly string[]) => ({
  phase,
  twilight: 9,
  moves: phase === 'move' ? 0 : 1,
  path: [
    { card: 'Meadow', number: 2, as: 'first' },
    { card: 'Meadow', number: 3, as: 'second' },
  ],
  players: {
    Ann: { companions: [frodo()], site: 2 },
    Bob: { support: [{ card: 'What Did You Discover?', as: 'search' }], hand, discard },
  },
});
scenario('[4_213] What Did You Discover? answers a move of the regroup phase', (t) => {
  t.given(discover('regroup', ['Mist', 'Idle', 'Uruk'], ['Tracker']));
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes');
  t.player('Bob').does('search', 'Mist', 'Idle');
  t.player('Bob').has({ hand: ['Uruk', 'Tracker'], discard: ['Mist', 'Idle'] });
});
scenes(
  '[4_213] no other move, and not with one card in hand',
  [
    discover('move', ['Mist', 'Idle'], ['Tracker']),
    (t) => {
      t.player('Bob').has({ discard: ['Tracker'] });
    },
  ],
  [
    discover('regroup', ['Mist'], ['Tracker']),
    (t) => {
      t.player('Bob').does('Keep all');
      t.player('Ann').does('Yes');
      t.player('Bob').has({ discard: ['Tracker'], hand: ['Mist'] });
    },
  ],
);
