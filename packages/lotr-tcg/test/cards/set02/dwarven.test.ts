/** Mines of Moria: the Dwarven culture. */

import { modifier } from '@westmarch/kernel';
import { cost, kind } from '../../../src/engine.ts';
import { freeCondition, freeEvent, invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, gimli, legolas, runner, savage } from '../people.ts';
import { fightWith } from '../positions.ts';
import { moving } from '../standing.ts';

invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);
const handAxe = { card: 'Hand Axe', as: 'Axe' };
const dwarvenAxe = { card: 'Dwarven Axe', as: 'big axe' };

for (const [on, strength, damage] of [
  [['Dwarven Axe'], 10, 1],
  [[], 8, 1],
] as const)
  scenario(`[2_5] Flurry of Blows with ${on.length} weapons gives 2`, (t) => {
    t.given(fightWith('Flurry of Blows', [gimli({ on })], [runner({ against: 'Gimli' })]));
    t.player('Ann').does('event');
    t.expect.card('Gimli', { strength, damage });
  });

scenario('[2_5] Flurry of Blows gives 4 and damage +1 with two hand weapons', (t) => {
  t.given(
    fightWith(
      'Flurry of Blows',
      [gimli({ on: ['Dwarven Axe', 'Hand Axe'] })],
      [runner({ against: 'Gimli' })],
    ),
  );
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 6 + 2 + 1 + 4, damage: 2 });
});

for (const [borne, played] of [
  [dwarvenAxe, handAxe],
  [handAxe, dwarvenAxe],
  [handAxe, { card: 'Hand Axe', as: 'second' }],
] as const)
  scenario(`[2_10 LR-ATTACH-003] ${played.card} may be borne beside ${borne.card}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), gimli({ on: [borne] })], hand: [played] }, Bob: {} },
    });
    t.player('Ann').does(played.as);
    t.expect.card(played.as, { in: 'on of Gimli' }).card(borne.as, { in: 'on of Gimli' });
  });

scenario('[2_10 LR-ATTACH-003] but no third weapon beside two', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli({ on: [handAxe, dwarvenAxe] })],
        hand: [{ card: 'Hand Axe', as: 'third' }, 'Filler'],
      },
      Bob: {},
    },
  });
  t.player('Ann').mayNot('third', { because: 'nobody can bear it' });
});

scenario('[2_10 LR-ATTACH-001] Hand Axe is for Dwarves', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), legolas()], hand: [handAxe, 'Filler'] }, Bob: {} },
  });
  t.player('Ann').mayNot('Axe', { because: 'nobody can bear it' });
});

scenario('[2_10 LR-ARCHERY-004] Hand Axe is discarded for one more archery wound', (t) => {
  t.given({
    phase: 'archery alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [handAxe] })] },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Axe');
  t.expect.card('Axe', { in: 'discard of Ann' }).card('Savage', { wounds: 1 });
  // It lasted for that phase.
  t.expect.table({ 'fellowship archery': 0 });
});

scenario('[2_10 LR-ARCHERY-004] a total keeps what was added, whoever leaves play', (t) => {
  // A lasting change hangs on no card: not even on the first one of the table.
  t.given({
    phase: 'archery alone',
    players: {
      Ann: { companions: [gimli({ on: [handAxe] }), frodo()] },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Axe');
  t.expect.card('Savage', { wounds: 1 });
});

scenario('[2_121] Gimli, Dwarf of the Mountain-race lowers underground sites by 2, and no others', (t) => {
  t.given({
    ...moving('Mithril Mine', 4, 'The Bridge of Khazad-dûm', {
      companions: [frodo(), { card: 'Gimli, Dwarf of the Mountain-race', as: 'Gimli' }],
    }),
    twilight: 0,
  });
  t.expect.table({ twilight: 6 - 2 + 2 }).value('from', 'Shadow number', 1);
});

invent(
  freeEvent('Old song', { culture: 'Dwarven' }),
  freeEvent('New song', { culture: 'Elven' }),
  freeCondition('Stone'),
  freeCondition('Paper'),
  freeCondition('Miner'),
);
const works = (deck: readonly string[], discard: readonly unknown[] = ['Old song', 'New song']) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo()],
      support: [{ card: 'Great Works Begun There', as: 'Works' }],
      hand: [gimli(), aragorn()],
      deck,
      discard,
    },
    Bob,
  },
});
scenario('[2_9] a Dwarf is played: two cards of the deck for a Dwarven event', (t) => {
  t.given(works(['Stone', 'Paper', 'Miner']));
  t.player('Ann').does('Gimli: play', 'Works');
  t.player('Ann').has({
    hand: ['Aragorn', 'Old song'],
    deck: ['Miner'],
    discard: ['New song', 'Stone', 'Paper'],
  });
});
scenario('[2_9] it may be left, and another companion is no Dwarf', (t) => {
  t.given(works(['Stone', 'Paper', 'Miner']));
  t.player('Ann')
    .does('Gimli: play', 'Pass')
    .has({ hand: ['Aragorn'], deck: 3 });
  t.player('Ann').does('Aragorn: play').has({ deck: 3 });
});
scenario('[2_9, LR-COST-002] with one card in the deck nothing is offered', (t) => {
  t.given(works(['Stone']));
  t.player('Ann').does('Gimli: play').mayChoose.includes('Aragorn: play');
});
const tidings = (twilight: number, who: unknown = gimli()) => ({
  phase: 'regroup alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), who],
      hand: ['Tidings of Erebor'],
      deck: ['Stone', 'Paper', 'Miner', 'Old song'],
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[2_13] Tidings of Erebor draws three cards, unless a Shadow player pays', (t) => {
  t.given(tidings(4));
  t.player('Ann').does('Tidings');
  t.player('Bob').mayChoose.exactly('Yes', 'No');
  t.player('Bob').does('No');
  t.player('Ann').has({ deck: ['Old song'] });
  t.expect.table({ twilight: 4 });
});
scenario('[2_13, LR-EFFECT-009] who pays prevents it', (t) => {
  t.given(tidings(3));
  t.player('Ann').does('Tidings');
  t.player('Bob').does('Yes');
  t.player('Ann').has({ deck: 4 });
  t.expect.table({ twilight: 0 });
});
scenario('[2_13, LR-COST-002] with two twilight nobody is asked', (t) => {
  t.given(tidings(2));
  t.player('Ann')
    .does('Tidings')
    .has({ deck: ['Old song'] });
});
scenario('[2_13, LR-SPOT-001] it takes a Dwarf', (t) => {
  t.given(tidings(2, aragorn()));
  t.player('Ann').mayNot('Tidings of Erebor', { because: 'you can spot a Dwarf' });
});
