/**
 * Where conditions begin and end: each on both sides of its boundary. Whoever asks is stronger by 100 while it holds.
 */
import { type Condition, exactly, modifier, not, self, you } from '@westmarch/kernel';
import {
  atAnySite,
  atSiteOf,
  atSiteOrHigher,
  atSites,
  atSiteWith,
  bears,
  burdensAtMost,
  canSpot,
  canSpotBurdens,
  canSpotFreeCulture,
  canSpotMore,
  canSpotThreats,
  duringRegroup,
  elf,
  fights,
  freePeoplesPlayer,
  haveInitiative,
  inFierceSkirmish,
  isInFierceSkirmish,
  movedMoreThanOnce,
  orc,
  possession,
  stillMayMove,
  strength,
  twilightBelow,
  wearsTheRing,
  whileSkirmishing,
  youControlSites,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, item, minion, pause, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

type Fields = Readonly<Record<string, unknown>>;
const asks = (name: string, when: Condition) =>
  companion(name, {}, modifier({ attribute: strength, of: exactly(self), by: 100, if: when }));
/** What is asked, and in which positions it holds (true) or not. */
const asked: Readonly<
  Record<string, readonly [Condition, ...(readonly [boolean, Fields, Fields?, Fields?])[]]>
> = {
  'at sites 4 to 6': [
    atSites(4, 6),
    [false, { path: [{ card: 'Plain', number: 3 }] }, { site: 3 }],
    [true, { path: [{ card: 'Plain', number: 4 }] }, { site: 4 }],
    [true, { path: [{ card: 'Plain', number: 6 }] }, { site: 6 }],
    [false, { path: [{ card: 'Plain', number: 7 }] }, { site: 7 }],
  ],
  'at site 4 or higher': [
    atSiteOrHigher(4),
    [false, { path: [{ card: 'Plain', number: 3 }] }, { site: 3 }],
    [true, { path: [{ card: 'Plain', number: 4 }] }, { site: 4 }],
    [true, { path: [{ card: 'Plain', number: 9 }] }, { site: 9 }],
  ],
  'at site 3 of the King block': [
    atSiteOf('King', 3),
    [true, { path: [{ card: 'Tower', number: 3 }] }, { site: 3 }],
    [false, { path: [{ card: 'Tower', number: 4 }] }, { site: 4 }],
    [false, { path: [{ card: 'Plain', number: 3 }] }, { site: 3 }],
  ],
  'at any site 5': [
    atAnySite(5),
    [true, { path: [{ card: 'Tower', number: 5 }] }, { site: 5 }],
    [false, { path: [{ card: 'Tower', number: 4 }] }, { site: 4 }],
  ],
  'at a river': [
    atSiteWith('River'),
    [true, { path: [{ card: 'Ford', number: 2 }] }, { site: 2 }],
    [
      false,
      {
        path: [
          { card: 'Plain', number: 1 },
          { card: 'Ford', number: 2 },
        ],
      },
      { site: 1 },
    ],
  ],
  'a culture of the Free Peoples': [
    canSpotFreeCulture('Elven'),
    [false, {}],
    [true, {}, { support: ['Lamp'] }],
    [false, {}, {}, { minions: ['Orc', 'Dark Elf'] }],
  ],
  'spotting one': [canSpot(1, elf), [false, {}], [true, {}, {}, { minions: ['Orc', 'Dark Elf'] }]],
  'spotting two': [
    canSpot(2, orc),
    [false, {}],
    [true, {}, {}, { minions: ['Orc', { card: 'Orc', as: 'second' }] }],
  ],
  'spotting more': [
    canSpotMore(elf, orc),
    [false, {}, {}, { minions: ['Orc', 'Dark Elf'] }],
    [true, {}, {}, { minions: ['Orc', 'Dark Elf', { card: 'Dark Elf', as: 'second' }] }],
  ],
  'two burdens': [canSpotBurdens(2), [false, {}, { burdens: 1 }], [true, {}, { burdens: 2 }]],
  'at most two burdens': [burdensAtMost(2), [true, {}, { burdens: 2 }], [false, {}, { burdens: 3 }]],
  'two threats': [canSpotThreats(2), [false, {}, { threats: 1 }], [true, {}, { threats: 2 }]],
  'less than 3 twilight': [twilightBelow(3), [true, { twilight: 2 }], [false, { twilight: 3 }]],
  'moved more than once': [movedMoreThanOnce, [false, { moves: 1 }], [true, { moves: 2 }]],
  'it may still move': [stillMayMove, [true, {}]],
  'the Free Peoples have initiative': [
    haveInitiative(freePeoplesPlayer),
    [false, {}, { hand: ['Lamp', 'Lamp', 'Lamp'] }],
    [true, {}, { hand: ['Lamp', 'Lamp', 'Lamp', 'Lamp'] }],
  ],
  'its player has initiative': [
    haveInitiative(you),
    [false, {}, { hand: ['Lamp', 'Lamp', 'Lamp'] }],
    [true, {}, { hand: ['Lamp', 'Lamp', 'Lamp', 'Lamp'] }],
  ],
  'the regroup phase': [
    duringRegroup,
    [false, {}],
    [true, { phase: 'regroup alone' }, { support: ['Council'] }],
  ],
  'no skirmish phase': [not(whileSkirmishing), [true, {}]],
  'not a fierce skirmish': [not(inFierceSkirmish), [true, {}]],
  'not in a fierce skirmish': [not(isInFierceSkirmish(self)), [true, {}]],
  'two sites under control': [
    youControlSites(2),
    [false, {}, { support: ['First'] }, { support: ['Second'] }],
    [true, {}, { support: ['First', 'Second'] }],
  ],
  'does not wear the Ring': [not(wearsTheRing), [true, {}]],
};

invent(
  ...Object.entries(asked).map(([name, [when]]) => asks(name, when)),
  asks('bears one', bears(self, possession)),
  asks('bears two', bears(self, possession, 2)),
  asks('fights an Orc', fights(self, orc)),
  asks('skirmishes', whileSkirmishing),
  asks('fierce', inFierceSkirmish),
  asks('in a fierce one', isInFierceSkirmish(self)),
  minion('Orc'),
  minion('Dark Elf', { race: 'Elf', culture: 'Elven' }),
  minion('Fury', { race: 'Troll', Fierce: 1, vitality: 9 }),
  item('Sword', {}),
  item('Helm', { itemClass: 'helm' }),
  freeCondition('Lamp', { culture: 'Elven' }),
  freeCondition('Council', {}),
  pause,
  site('First', { siteNumber: 1, block: 1 }),
  site('Second', { siteNumber: 2, block: 1 }),
  site('Plain', { block: 1 }),
  site('Ford', { block: 1, keyword: ['River'] }),
  site('Tower', { block: 3 }),
);

for (const [name, [, ...positions]] of Object.entries(asked))
  for (const [i, [holds, table, ann = {}, bob = {}]] of positions.entries())
    scenario(`${name}: ${holds ? 'it holds' : 'it does not'} (${i + 1})`, (t) => {
      t.given({
        phase: 'maneuver alone',
        ...table,
        players: {
          Ann: { companions: [frodo(), { card: name, as: 'who asks' }, 'bears one'], ...ann },
          Bob: { minions: ['Orc'], ...bob },
        },
      });
      t.expect.value('who asks', 'strength', holds ? 106 : 6);
    });

for (const [on, one, two] of [
  [[], 6, 6],
  [['Sword'], 106, 6],
  [['Sword', 'Helm'], 106, 106],
] as const)
  scenario(`bearing ${on.length}: one is enough for "a possession", two are for "2 possessions"`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: {
          companions: [
            frodo(),
            { card: 'bears one', on },
            { card: 'bears two', on: on.map((card) => ({ card, as: `other ${card}` })) },
          ],
        },
        Bob: { minions: ['Orc'] },
      },
    });
    t.expect.value('bears one', 'strength', one).value('bears two', 'strength', two);
  });

const fight = (foe: string, fierce = {}) => ({
  phase: 'skirmish',
  ...fierce,
  players: {
    Ann: {
      companions: [frodo(), 'fights an Orc', 'skirmishes', 'fierce', 'in a fierce one'],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: foe, against: 'fights an Orc' },
        { card: 'Orc', as: 'idle' },
      ],
    },
  },
});
scenario('a skirmish with an Orc: who fights it, and that it is a skirmish', (t) => {
  t.given(fight('Orc'));
  t.expect
    .value('fights an Orc', 'strength', 106)
    .value('skirmishes', 'strength', 106)
    .value('fierce', 'strength', 6)
    .value('in a fierce one', 'strength', 6);
});
scenario('a skirmish with a Troll is none with an Orc', (t) => {
  t.given(fight('Fury'));
  t.expect.value('fights an Orc', 'strength', 6);
});
for (const [who, strengthThen] of [
  ['in a fierce one', 106],
  ['skirmishes', 6],
] as const)
  scenario(
    `a fierce skirmish is ${who === 'skirmishes' ? 'not that of others' : 'known to who is in it'}`,
    (t) => {
      t.given({
        phase: 'skirmish',
        fierce: true,
        players: {
          Ann: { companions: [frodo(), 'fierce', 'in a fierce one', 'skirmishes'], support: ['Pause'] },
          Bob: { minions: [{ card: 'Fury', against: who }] },
        },
      });
      t.expect.value('fierce', 'strength', 106).value('in a fierce one', 'strength', strengthThen);
    },
  );
