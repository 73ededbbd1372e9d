/** Realms of the Elf-lords: Elven rings, and events of Elves. */

import { titleNumber } from '../../../../src/cards/titles.ts';
import {
  ally,
  companion,
  freeCondition,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
  site,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven', strength: 9 }),
  companion('Man', { strength: 9 }),
  ally('Elrond', { title: titleNumber('Elrond'), race: 'Elf', culture: 'Elven', vitality: 4 }),
  ally('Galadriel', { title: titleNumber('Galadriel'), race: 'Elf', culture: 'Elven' }),
  minion('Orc'),
  freeCondition('Paper'),
  shadowCondition('Curse'),
  item('Isengard axe', { side: 'Shadow', culture: 'Isengard' }),
  item('Moria axe', { side: 'Shadow' }),
  site('Wood', { siteNumber: 3, keyword: ['Forest'], block: 1 }),
  site('Plain', { siteNumber: 3, keyword: ['Plains'], block: 1 }),
  site('Water', { siteNumber: 3, keyword: ['River'], block: 1 }),
);
const cards = (n: number, card = 'Paper', as = 'c') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 4,
  players: {
    Ann: { companions: [frodo(), 'Elf'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const nenya = {
  ...camp('regroup', {
    hand: cards(3),
    deck: cards(3, 'Curse', 'd'),
    support: [{ card: 'Galadriel', on: [{ card: 'Nenya', as: 'nenya' }] }, 'Free idle'],
  }),
};
scenario('[3_23/2] Nenya: up to two cards are changed for as many', (t) => {
  t.given(nenya);
  t.player('Ann')
    .does('nenya', 'c0', 'c2')
    .has({ hand: ['c1', 'd0', 'd1'], deck: 1 });
});
scenario('[3_23/2] Nenya: one, or none at all', (t) => {
  t.given(nenya);
  t.player('Ann')
    .does('nenya', 'c0', 'Pass')
    .has({ hand: ['c1', 'c2', 'd0'], deck: 2 });
});

scenario('[3_24/1, 3_24/2, 3_24/3] Phial of Galadriel: an Elf exerts, the Ring-bearer has 2 more', (t) => {
  t.given(camp('fellowship', { hand: [{ card: 'Phial of Galadriel', as: 'it' }], support: ['Free idle'] }));
  t.expect.card('Frodo', { resistance: 10 });
  t.player('Ann').does('it: play');
  t.expect
    .card('it', { in: 'on of Frodo' })
    .card('Frodo', { resistance: 12 })
    .card('Elf', { wounds: 1, resistance: 6 });
});
scenario('[3_24/1] Phial of Galadriel: no Man will do', (t) => {
  t.given(
    camp('fellowship', {
      companions: [frodo(), 'Man'],
      hand: [{ card: 'Phial of Galadriel', as: 'it' }],
      support: ['Free idle'],
    }),
  );
  t.player('Ann').mayNot('it', {});
});

const near = (phase: string, elf = 'Elf') =>
  camp(
    phase,
    {
      companions: [frodo(), { card: elf, as: 'he' }],
      hand: [{ card: 'Something Draws Near', as: 'it' }],
      support: ['Free idle'],
    },
    {
      minions: [
        { card: 'Orc', as: 'o1', on: ['Isengard axe'] },
        { card: 'Orc', as: 'o2', on: ['Moria axe'] },
      ],
    },
  );
for (const phase of ['fellowship', 'maneuver'])
  scenario(`[3_26] Something Draws Near in the ${phase} phase`, (t) => {
    t.given(near(phase));
    t.player('Ann').does('it');
    t.expect.card('Isengard axe', { in: 'discard of Bob' }).card('he', { wounds: 1 });
    t.expect.card('Moria axe', { in: 'on of o2' });
  });
scenario('[3_26, LR-ACTION-009] Something Draws Near: not in the regroup phase', (t) => {
  t.given(near('regroup'));
  t.player('Ann').mayNot('it', { rule: 'LR-ACTION-009' });
});
scenario('[3_26, LR-EXERT-003] Something Draws Near: not by a Man', (t) => {
  t.given(near('maneuver', 'Man'));
  t.player('Ann').mayNot('it', { because: 'exert' });
});

const vilya = (wounds: number, curse: string) =>
  camp(
    'maneuver',
    {
      support: [
        { card: 'Elrond', as: 'Elrond', wounds, on: [{ card: 'Vilya', as: 'it' }] },
        'Paper',
        'Free idle',
      ],
    },
    { support: curse === '' ? [] : [{ card: curse, as: 'curse' }] },
  );
scenario('[3_27/2] Vilya: Elrond exerts twice, and a Shadow condition goes home', (t) => {
  t.given(vilya(2, 'Curse'));
  t.player('Ann').does('it');
  t.expect
    .card('curse', { in: 'hand of Bob' })
    .card('Elrond', { wounds: 4 })
    .card('Paper', { in: 'support of Ann' });
});
for (const [wounds, curse, why] of [
  [3, 'Curse', 'exert'],
  [0, '', 'spot'],
] as const)
  scenario(`[3_27/2, LR-COST-002] Vilya: not for ${why}`, (t) => {
    t.given(vilya(wounds, curse));
    t.player('Ann').mayNot('it', { because: why });
  });

const nimrodel = (place: string, who: string) => ({
  phase: 'skirmish',
  path: [{ card: place, number: 3 }],
  players: {
    Ann: {
      companions: [frodo(), 'Elf', 'Man'],
      site: 3,
      hand: [{ card: 'Voice of Nimrodel', as: 'it' }],
      support: ['Pause'],
    },
    Bob: { minions: [{ card: 'Orc', as: 'o1', against: who }] },
  },
});
for (const place of ['Wood', 'Water'])
  scenario(`[3_28] Voice of Nimrodel at a ${place}: the skirmish of the Elf who exerts is cancelled`, (t) => {
    t.given(nimrodel(place, 'Elf'));
    t.player('Ann').does('it');
    t.expect
      .card('Elf', { wounds: 1 })
      .card('o1', { wounds: 0, in: 'minions of Bob' })
      .table({ skirmish: 'none' });
  });
scenario('[3_28] Voice of Nimrodel: the skirmish of another is not', (t) => {
  t.given(nimrodel('Wood', 'Man'));
  t.player('Ann').does('it');
  t.expect.card('Elf', { wounds: 1 }).table({ skirmish: 'Man' });
});
scenario('[3_28] Voice of Nimrodel: not on the plains', (t) => {
  t.given(nimrodel('Plain', 'Elf'));
  t.player('Ann').mayNot('it', { because: 'river or forest' });
});
