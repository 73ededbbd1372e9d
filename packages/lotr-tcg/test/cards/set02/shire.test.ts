/** Mines of Moria: the Shire culture. */

import { itsBearer, modifier, strength } from '../../../src/cards/words/index.ts';
import { cost, kind } from '../../../src/engine.ts';
import { companion, freeCondition, invent, item, minion, pause, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli, runner, sam } from '../people.ts';

const gift = (by: number) => modifier({ attribute: strength, of: itsBearer, by });

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

invent(
  pause,
  item('Blade of the test', { side: 'Shadow' }, gift(3)),
  minion('Armed one', { strength: 9, Damage: 1 }),
  item('Shield of the test', { side: 'Shadow', itemClass: 'shield' }, gift(1)),
);
const coat = (against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo({ on: ['The One Ring, The Ruling Ring', 'Mithril-coat'] }), gimli()],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        {
          card: 'Armed one',
          against,
          on: [
            { card: 'Blade of the test', as: 'blade' },
            { card: 'Shield of the test', as: 'shield' },
          ],
        },
      ],
    },
  },
});
scenario(
  '[2_105/2, 2_105/3, 2_105/4] whoever fights Frodo has nothing of his weapons, and no damage bonuses',
  (t) => {
    t.given(coat('Frodo'));
    t.expect.card('Armed one', { strength: 10, damage: 0 }).table({ 'minion archery total': -1 });
  },
);
scenario('[2_105/3, 2_105/4] whoever fights another has', (t) => {
  t.given(coat('Gimli'));
  t.expect.card('Armed one', { strength: 13, damage: 1 });
});
scenario('[2_105/1] it is borne by Frodo', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), gimli()], hand: ['Mithril-coat', 'Pause'] }, Bob },
  });
  t.player('Ann').does('Mithril-coat: play');
  t.expect.card('Mithril-coat', { in: 'on of Frodo' });
});
