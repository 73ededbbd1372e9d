/** The Two Towers: the Rohan culture. */

import { valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost } from '../../../src/engine.ts';
import { Phase } from '../../../src/state.ts';
import { companion, invent, minion, pause, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(pause, companion('Rider', { culture: 'Rohan', strength: 20 }), minion('Pikeman', { vitality: 3 }));
scenario('[4_287/1, 4_287/2] whoever fights the rider exerts as the skirmish starts', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli(), { card: 'Rider', on: ["Rider's Mount"] }], support: ['Pause'] },
      Bob: {
        minions: [
          { card: 'Pikeman', as: 'a', against: 'Rider' },
          { card: 'Pikeman', as: 'b', against: 'Rider', wounds: 2 },
          { card: 'Pikeman', as: 'c' },
        ],
      },
    },
  });
  t.expect.card('a', { wounds: 1 }).card('b', { wounds: 2 }).card('c', { wounds: 0 });
});
scenario('[4_287/1] it is borne by a Rohan Man', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), gimli(), 'Rider'], hand: ["Rider's Mount", 'Pause'] }, Bob },
  });
  t.player('Ann').does("Rider's Mount: play");
  t.expect.card("Rider's Mount", { in: 'on of Rider' });
});

for (const [wounds, strength] of [
  [1, 8],
  [0, 6],
] as const)
  scenario(`[4_265/2] against a minion with ${wounds} wounds Elite Rider has strength ${strength}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Elite Rider', as: 'Elite' }], support: ['Pause'] },
        Bob: { minions: [{ card: 'Pikeman', wounds, against: 'Elite' }] },
      },
    });
    t.expect.card('Elite', { strength });
  });
scenario('[4_265/1] outside of the starting fellowship it costs what is printed', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo()], hand: [{ card: 'Elite Rider', as: 'Elite' }, 'Pause'] }, Bob },
  });
  t.expect.card('Elite', { 'twilight cost': 3 });
});
scenario('[4_265/1, LR-START-003] in it it costs one less', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo()], hand: [{ card: 'Elite Rider', as: 'Elite' }, 'Pause'] }, Bob },
  });
  // As it is while starting fellowships are made up, and then as it was.
  t.state.global.phase = Phase.setUp;
  const then = valueOf(t.state, cost, t.who.card('Elite'));
  t.state.global.phase = Phase.fellowship;
  expect(then).toBe(2);
});

for (const [card, home] of [
  ['Guma, Plains Farmer', 4],
  ['Hlafwine, Village Farmhand', 4],
] as const) {
  scenario(`[4_277/1, 4_281/1] ${card} goes as an opponent takes his home site`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo()], hand: [{ card, as: 'ally' }, 'Pause'] },
        Bob: { support: [{ card: 'Home field', number: home }] },
      },
    });
    t.player('Ann').does('ally: play');
    t.expect.card('ally', { in: 'discard of Ann' });
  });
  scenario(`[4_277/1, 4_281/1] ${card} stays while another site is taken`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo()], hand: [{ card, as: 'ally' }, 'Pause'] },
        Bob: { support: [{ card: 'Home field', number: home + 1 }] },
      },
    });
    t.player('Ann').does('ally: play');
    t.expect.card('ally', { in: 'support of Ann' });
  });
}
invent(site('Home field', { siteNumber: 3, block: 2 }));
scenario('[4_277/2] Guma exerts to heal a Rohan Man', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo({ wounds: 1 }), { card: 'Rider', wounds: 1 }],
        support: [{ card: 'Guma, Plains Farmer', as: 'Guma' }],
        hand: ['Pause'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Guma', 'Rider');
  t.expect.card('Rider', { wounds: 0 }).card('Frodo', { wounds: 1 }).card('Guma', { wounds: 1 });
});
scenario('[4_281/2] Hlafwine exerts to strengthen one', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), gimli(), 'Rider'],
        support: ['Pause', { card: 'Hlafwine, Village Farmhand', as: 'Hlafwine' }],
      },
      Bob: { minions: [{ card: 'Pikeman', against: 'Gimli' }] },
    },
  });
  t.player('Ann').does('Hlafwine', 'Rider');
  t.expect.card('Rider', { strength: 22 }).card('Gimli', { strength: 6 });
});
