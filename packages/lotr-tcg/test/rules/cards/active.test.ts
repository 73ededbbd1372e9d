/** Active and inactive cards: whose turn it is decides what the game sees. */
import { condition, countOf, modifier, NOTHING, say, trigger, verb, you } from '@westmarch/kernel';
import { expect } from 'vitest';
import { kind, strength } from '../../../src/engine.ts';
import { lotrTcg } from '../../../src/index.ts';
import { settleActive } from '../../../src/rules/cards/active.ts';
import { drawCards } from '../../../src/rules/cards/draw.ts';
import { phaseStarts } from '../../../src/rules/events.ts';
import { Phase } from '../../../src/state.ts';
import {
  ally,
  companion,
  freeCondition,
  invent,
  item,
  minion,
  shadowCondition,
  site,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const inManeuver = condition('maneuver', [], () => `a === ${Phase.maneuver}`, NOTHING);

invent(
  companion('Guard'),
  companion(
    'Counter',
    {},
    modifier({ attribute: strength, of: kind.is('companion'), by: countOf(kind.is('companion')) }),
  ),
  ally('Friend'),
  minion('Orc'),
  freeCondition('Hope', {}, modifier({ attribute: strength, of: kind.is('companion'), by: 5 })),
  shadowCondition('Dread', {}, modifier({ attribute: strength, of: kind.is('minion'), by: 2 })),
  shadowCondition(
    'Burden',
    { 'Support Area': 0 },
    modifier({ attribute: strength, of: kind.is('companion'), by: -1 }),
  ),
  item('Blade'),
  site('Gate', { siteNumber: 1, block: 1 }),
  site(
    'Inn',
    { siteNumber: 2, block: 1 },
    trigger(phaseStarts, {
      optional: true,
      if: inManeuver,
      effect: verb('ale', drawCards, [you, 1], say`draw a card`),
    }),
  ),
);
const both = (active: string) => ({
  phase: 'maneuver alone',
  active,
  path: ['Gate'],
  players: {
    Ann: {
      companions: [frodo(), { card: 'Guard', wounds: 1, on: ['Blade'] }],
      support: ['Hope', 'Dread'],
      minions: [],
      hand: ['Orc'],
    },
    Bob: {
      companions: [frodo({ as: 'his Frodo', on: [] }), { card: 'Guard', as: 'his' }],
      support: [
        { card: 'Hope', as: 'his hope' },
        { card: 'Dread', as: 'his dread' },
      ],
      minions: ['Orc'],
    },
  },
});

scenario(
  '[LR-ACTIVE-001 LR-CARD-002 LR-CARD-003] on a player’s turn his Free Peoples cards and the Shadow cards of others are active',
  (t) => {
    t.given(both('Ann'));
    t.expect.card('Guard', { active: true }).card('Blade', { active: true }).card('Hope', { active: true });
    t.expect
      .card('his dread', { active: true })
      .card('Dread', { active: false })
      .card('his hope', { active: false });
  },
);
scenario(
  '[LR-ACTIVE-001] a minion that still stands there when the turn becomes his owner’s is inactive',
  (t) => {
    t.given(both('Ann'));
    t.expect.card('Orc in minions of Bob', { active: true });
    const later = lotrTcg.clone(t.state);
    later.global.active = t.who.player('Bob');
    settleActive(later);
    expect(later.card.live[t.who.card('Orc in minions of Bob')]).toBe(0);
  },
);
scenario('[LR-ACTIVE-002 LR-ACTIVE-003 LR-SPOT-001] inactive cards neither do anything nor are seen', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), 'Counter'] },
      Bob: { companions: [{ card: 'Guard', as: 'his' }], support: ['Hope'], minions: ['Orc'] },
    },
  });
  t.expect.value('Counter', 'strength', 8, { base: 6, by: { Counter: 2 } });
});
scenario(
  '[LR-ACTIVE-001 LR-ACTIVE-005 LR-CONTROL-007] sites are active in every turn, also under control',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      path: ['Gate'],
      players: {
        Ann: { companions: [frodo()] },
        Bob: { support: [{ card: 'Westfarthing', as: 'taken' }], minions: ['Orc'] },
      },
    });
    t.expect.card('Gate', { active: true }).card('taken', { active: true });
  },
);
scenario('[LR-ACTIVE-004] what an inactive card bears is inactive with it', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()] },
      Bob: { companions: [{ card: 'Guard', on: [{ card: 'Burden', owner: 'Cid' }] }], minions: ['Orc'] },
      Cid: {},
    },
  });
  t.expect.card('Burden', { active: false });
});
scenario('[LR-ACTIVE-004 LR-ACTIVE-001] on his bearer’s turn it is active', (t) => {
  t.given({
    phase: 'maneuver alone',
    active: 'Bob',
    players: {
      Ann: { minions: ['Orc'] },
      Bob: { companions: [frodo(), { card: 'Guard', on: [{ card: 'Burden', owner: 'Cid' }] }] },
      Cid: {},
    },
  });
  t.expect.card('Burden', { active: true }).value('Guard', 'strength', 5);
});
scenario('[LR-ACTIVE-007 LR-SPOT-004] cards in the dead pile are not in play', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo(), 'Counter'], dead: ['Guard'] }, Bob: { minions: ['Orc'] } },
  });
  t.expect.card('Guard', { active: false }).value('Counter', 'strength', 8);
});
scenario('[LR-ACTIVE-003] wounds of an inactive card wait for its turn', (t) => {
  t.given(both('Bob'));
  t.expect.card('Guard', { wounds: 1, active: false }).card('his', { active: true });
});

for (const owner of ['Ann', 'Bob'])
  scenario(`[LR-ACTIVE-006] where a site of ${owner} says "you", it means the Free Peoples player`, (t) => {
    const deck = [{ card: 'Orc', as: 'drawn' }];
    t.given({
      phase: 'maneuver alone',
      path: ['Gate', { card: 'Inn', number: 2, owner }],
      players: { Ann: { site: 2, companions: [frodo()], deck }, Bob: { minions: ['Orc'], deck: ['Guard'] } },
    });
    t.player('Ann').does('Inn');
    t.player('Ann').has({ hand: ['drawn'] });
    t.player('Bob').has({ hand: 0 });
  });
scenario('[LR-ACTIVE-006] and in the next turn the next one', (t) => {
  t.given({
    phase: 'maneuver alone',
    active: 'Bob',
    path: ['Gate', { card: 'Inn', number: 2, owner: 'Ann' }],
    players: {
      Ann: { minions: ['Orc'], deck: ['Guard'] },
      Bob: { site: 2, companions: [frodo()], deck: ['Hope'] },
    },
  });
  t.player('Bob').does('Inn');
  t.player('Bob').has({ hand: ['Hope'] });
});
