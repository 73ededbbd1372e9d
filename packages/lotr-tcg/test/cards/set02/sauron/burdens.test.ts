/** Mines of Moria: what the Sauron culture makes of burdens, and its Orcs. */
import { draw, event, fellowship, maneuver as inManeuver } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  minion('Sauron Orc', { culture: 'Sauron', vitality: 3 }),
  minion('Goblin', { vitality: 3 }),
  companion('Friend'),
  ally('Old friend', { vitality: 3 }),
  shadowCondition('Paper'),
  freeEvent('Luck', {}, event(fellowship, { effect: draw(1) })),
  freeEvent('Late luck', {}, event(inManeuver, { effect: draw(1) })),
);
const paper = Array.from({ length: 7 }, (_x, i) => ({ card: 'Paper', as: `p${i}` }));
const eye = (burdens: number, wounds = 0) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()], burdens },
    Bob: {
      minions: [{ card: 'Sauron Orc', as: 'orc', wounds }],
      hand: [{ card: 'The Eye of Sauron', as: 'event' }],
      deck: paper,
      support: ['Idle'],
    },
  },
});
scenario('[2_87, LR-SPOT-002] The Eye of Sauron: a card for each burden that is spotted', (t) => {
  t.given(eye(3));
  t.player('Bob').does('event').mayChoose.exactly('0', '1', '2', '3');
  t.player('Bob').does('3').has({ hand: 3 });
  t.expect.card('orc', { wounds: 1 });
});
scenario('[2_87, LR-LIMIT-001] The Eye of Sauron: five at the most', (t) => {
  t.given(eye(7));
  t.player('Bob').does('event', '5').has({ hand: 5, deck: 2 });
});
scenario('[2_87, LR-EXERT-003] The Eye of Sauron: not with an exhausted Orc', (t) => {
  t.given(eye(3, 2));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

const doing = (phase: string, card: string, wounds: number) => ({
  phase: `${phase} alone`,
  twilight: 0,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Old friend'] },
    Bob: { minions: [{ card, as: 'it', wounds }], support: ['Idle'] },
  },
});
scenario('[2_90] Orc Taskmaster exerts to add a twilight', (t) => {
  t.given(doing('shadow', 'Orc Taskmaster', 0));
  t.player('Bob').does('it');
  t.expect.card('it', { wounds: 1 }).table({ twilight: 1 });
});
scenario('[2_93] Tower Assassin exerts to wound an ally', (t) => {
  t.given(doing('maneuver', 'Tower Assassin', 0));
  t.player('Bob').does('it');
  t.expect.card('it', { wounds: 1 }).card('Old friend', { wounds: 1 }).card('Friend', { wounds: 0 });
});
for (const [id, phase, card] of [
  ['2_90', 'shadow', 'Orc Taskmaster'],
  ['2_93', 'maneuver', 'Tower Assassin'],
] as const)
  scenario(`[${id}, LR-EXERT-003] ${card} does nothing when exhausted`, (t) => {
    t.given(doing(phase, card, 2));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });

const verily = (phase: string, hand: string) => ({
  phase: `${phase} alone`,
  players: {
    Ann: {
      companions: [
        frodo({
          on: [
            { card: 'The One Ring, The Ruling Ring', as: 'the Ring' },
            { card: 'Verily I Come', owner: 'Bob' },
          ],
        }),
      ],
      burdens: 0,
      hand: [hand],
      deck: ['Friend', { card: 'Friend', as: 'b' }],
    },
    Bob: { minions: ['Sauron Orc'], support: ['Idle'] },
  },
});
for (const [phase, hand, burdens] of [
  ['fellowship', 'Luck', 1],
  ['maneuver', 'Late luck', 0],
] as const)
  scenario(`[2_94/3] Verily I Come: a card drawn in the ${phase} phase adds ${burdens}`, (t) => {
    t.given(verily(phase, hand));
    t.player('Ann').does(hand).has({ burdens, deck: 1 });
  });
for (const [card, can] of [
  ['Sauron Orc', true],
  ['Goblin', false],
] as const)
  scenario(`[2_94/1, 2_94/2, LR-COST-009] Verily I Come and ${card}: ${can}`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo(), 'Friend'] },
        Bob: {
          minions: [{ card, as: 'orc' }],
          hand: [{ card: 'Verily I Come', as: 'it' }],
          support: ['Idle'],
        },
      },
    });
    if (!can) {
      t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
      return;
    }
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: 'on of Frodo' }).card('orc', { wounds: 1 });
  });
