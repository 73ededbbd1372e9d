/** Mines of Moria: the Dwarven culture. */
import { modifier } from '@westmarch/kernel';
import { cost, kind } from '../../../src/engine.ts';
import { freeCondition, invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, legolas, runner, savage } from '../people.ts';
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
