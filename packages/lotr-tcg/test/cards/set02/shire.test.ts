/** Mines of Moria: the Shire culture. */
import { modifier } from '@westmarch/kernel';
import { cost, kind } from '../../../src/engine.ts';
import { freeCondition, invent, shadowCondition } from '../../invented.ts';
import { scenario } from '../../table.ts';
import { sam } from '../people.ts';

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
