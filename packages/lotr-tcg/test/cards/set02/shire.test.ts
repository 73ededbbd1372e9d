/** Mines of Moria: the Shire culture. */

import { modifier } from '@westmarch/kernel';
import { cost, kind } from '../../../src/engine.ts';
import { companion, freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { runner, sam } from '../people.ts';

invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);
const reluctant = {
  card: 'Frodo, Reluctant Adventurer',
  as: 'Frodo',
  on: [{ card: 'The One Ring, The Ruling Ring' }],
};
const arming = (companions: readonly unknown[]) => ({
  phase: 'fellowship alone',
  twilight: 0,
  players: { Ann: { companions, hand: [{ card: 'Hobbit Sword', as: 'Sword' }] }, Bob: {} },
});

scenario('[2_102] Frodo, Reluctant Adventurer: what is played on him adds one twilight less', (t) => {
  t.given(arming([reluctant, sam()]));
  t.player('Ann').does('Sword', 'Frodo');
  t.expect.card('Sword', { in: 'on of Frodo' }).table({ twilight: 0 });
});

scenario('[2_102] Frodo, Reluctant Adventurer: what is played on others costs what it costs', (t) => {
  t.given(arming([reluctant, sam()]));
  t.player('Ann').does('Sword', 'Sam');
  t.expect.card('Sword', { in: 'on of Sam' }).table({ twilight: 1 });
});

scenario(
  '[2_102 LR-TRANSFER-005] Frodo, Reluctant Adventurer: what is handed to him is not played on him',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      twilight: 0,
      players: {
        Ann: {
          companions: [reluctant, sam({ on: [{ card: 'Hobbit Sword', as: 'Sword' }] })],
          hand: ['Filler'],
        },
        Bob: {},
      },
    });
    t.player('Ann').does('Sword: hand');
    t.expect.card('Sword', { in: 'on of Frodo' }).table({ twilight: 1 });
  },
);

invent(minion('Dark rider', { race: 'Nazgul', strength: 9 }), companion('Halfling', { race: 'Hobbit' }));
scenario('[2_107/2, 2_107/3] Nazgûl are weaker until the regroup phase begins', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo()], support: [{ card: 'Not Feared in Sunlight', as: 'Sun' }] },
      Bob: { minions: ['Dark rider', runner()], hand: ['Pathfinder'] },
    },
  });
  t.expect.card('Sun', { in: 'discard of Ann' }).card('Dark rider', { strength: 9 });
});
const sunlight = (...friends: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), ...friends],
      hand: [{ card: 'Not Feared in Sunlight', as: 'Sun' }, 'Pathfinder'],
    },
    Bob: { minions: ['Dark rider', runner()] },
  },
});
scenario('[2_107/1, 2_107/2] it takes two Hobbits, and weakens no other minion', (t) => {
  t.given(sunlight('Halfling'));
  t.player('Ann').does('Sun: play');
  t.expect.card('Dark rider', { strength: 5 }).card('Runner', { strength: 5 });
});
scenario('[2_107/1, LR-COST-009] one is not enough', (t) => {
  t.given(sunlight());
  t.player('Ann').mayNot('Sun', { rule: 'LR-COST-009' });
});
