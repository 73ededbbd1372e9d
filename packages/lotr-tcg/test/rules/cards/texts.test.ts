/** Texts that do not apply, hands that nobody sees, and Shadow phases that are skipped. */

import { expect } from 'vitest';
import {
  a,
  addsTwilight,
  anyShadowPlayer,
  bearer,
  cannotSeeHandOf,
  companion as companions,
  during,
  event,
  fellowship,
  freePeoplesPlayer,
  inAnswerTo,
  itsBearer,
  lookAtHand,
  maneuver,
  modifier,
  named,
  notRoaming,
  orc as orcs,
  shadowPhase,
  skipsNextShadowPhase,
  strength,
  takesAWound,
  textDoesNotApply,
  theOpponent,
  withOpponent,
  woundIt,
  you,
} from '../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { adapter, frodo, passThrough, scenario } from '../../table.ts';

invent(
  companion(
    'Singer',
    {},
    modifier({ attribute: strength, of: companions, by: 1 }),
    during(fellowship, { effect: addsTwilight(1) }),
  ),
  companion('Listener'),
  companion('Avenger', {}, during(inAnswerTo(takesAWound(companions)), { effect: addsTwilight(10) })),
  freeEvent(
    'Cry',
    { twilight: 0 },
    event(inAnswerTo(takesAWound(companions)), { effect: addsTwilight(100) }),
  ),
  minion('Stabber', {}, during(maneuver, { effect: woundIt(a(named('Frodo'))) })),
  minion('Orc', { siteNumber: 5 }),
  minion('Wild Man', { siteNumber: 5, race: 'Man' }),
  shadowCondition('Gag', { 'Support Area': 0 }, bearer(companions), textDoesNotApply(itsBearer)),
  shadowCondition('Home', {}, notRoaming(orcs)),
  shadowCondition('Watch', {}, during(shadowPhase, { effect: addsTwilight(1) })),
  ally('Guard', {}, cannotSeeHandOf(you, anyShadowPlayer)),
  shadowEvent('Peek', { twilight: 0 }, event(shadowPhase, { effect: lookAtHand(freePeoplesPlayer) })),
  freeEvent(
    'Delay',
    { twilight: 0 },
    event(fellowship, { effect: withOpponent(skipsNextShadowPhase(theOpponent)) }),
  ),
  freeCondition('Paper'),
  freeCondition('Rest', {}, during(fellowship, { effect: addsTwilight(1) })),
);
const gag = { card: 'Gag', as: 'gag', owner: 'Bob' };
const choir = (phase: string) => ({
  phase,
  path: ['Bree Gate', 'Council Courtyard', 'Moria Lake'].map((card, i) => ({ card, number: i + 2 })),
  players: {
    Ann: {
      companions: [frodo(), { card: 'Singer', on: [gag] }, 'Listener'],
      site: 2,
      adventure: [],
      support: ['Rest'],
    },
    Bob: {
      companions: [frodo({ as: 'his', on: [{ card: 'The One Ring, The Ruling Ring', as: 'his Ring' }] })],
      site: 2,
      support: ['Watch'],
      adventure: [],
    },
  },
});
scenario('[LR-LATER-027] a text that does not apply neither holds nor can be used; the numbers stay', (t) => {
  t.given(choir('fellowship alone'));
  t.expect.card('Listener', { strength: 6 }).card('Singer', { strength: 6 });
  t.player('Ann').mayNot('Singer', {});
});
for (const [gagged, hand] of [
  [true, []],
  [true, ['Cry']],
  [false, []],
] as const)
  scenario(
    `[LR-LATER-027] a response of a text that ${gagged ? 'does not apply' : 'applies'}, with ${hand.length} others`,
    (t) => {
      t.given({
        phase: 'maneuver alone',
        players: {
          Ann: { companions: [frodo(), { card: 'Avenger', on: gagged ? [gag] : [] }], hand: [...hand] },
          Bob: { minions: ['Stabber'] },
        },
      });
      t.player('Bob').does('Stabber');
      if (!gagged) t.player('Ann').mayChoose.exactly('Pass', 'Avenger');
      else if (hand.length > 0) t.player('Ann').mayChoose.exactly('Pass', 'Cry');
      else t.expect.asked('Bob');
    },
  );
scenario("[LR-LATER-027, LR-ACTIVE-004] nor after another player's turn", (t) => {
  t.given({ ...choir('regroup'), active: 'Bob' });
  passThrough(t, 'action procedure');
  t.player('Bob').does('No');
  t.expect.table({ active: 'Ann' }).card('Listener', { strength: 6 });
  t.player('Ann').mayNot('Singer', {});
});

for (const [minion, there, left] of [
  ['Orc', true, 7],
  ['Orc', false, 5],
  ['Wild Man', true, 5],
] as const)
  scenario(
    `[LR-ROAM-001, LR-ROAM-002] ${minion} is ${there ? 'not ' : ''}roaming by a text: ${left} left`,
    (t) => {
      t.given({
        phase: 'shadow alone',
        twilight: 9,
        players: {
          Ann: { companions: [frodo()], site: 4 },
          Bob: { hand: [{ card: minion, as: 'it' }], support: there ? ['Home', 'Watch'] : ['Watch'] },
        },
      });
      t.player('Bob').does('it: play');
      t.expect.table({ twilight: left });
    },
  );

for (const there of [true, false])
  scenario(`[LR-EFFECT-002, LR-ERRATA-009] a hand that ${there ? 'cannot' : 'can'} be looked at`, (t) => {
    t.given({
      phase: 'shadow alone',
      players: {
        Ann: {
          companions: [frodo()],
          hand: [{ card: 'Paper', as: 'held' }],
          support: there ? ['Guard'] : [],
        },
        Bob: { hand: [{ card: 'Peek', as: 'peek' }], support: ['Watch'] },
      },
    });
    t.player('Bob').does('peek');
    expect(adapter.game.view(t.state, 2).card.def[t.who.card('held')] === 0).toBe(there);
  });

scenario(
  '[LR-SHADOW-001, LR-ERRATA-038] of three players only the one who skips has no Shadow phase',
  (t) => {
    t.given({
      phase: 'fellowship',
      path: ['Council Courtyard', 'Moria Lake'].map((card, i) => ({ card, number: i + 3 })),
      players: {
        Ann: { companions: [frodo()], site: 3, hand: ['d1', 'd2'].map((as) => ({ card: 'Delay', as })) },
        Bob: { support: [{ card: 'Watch', as: 'b' }] },
        Cid: { support: [{ card: 'Watch', as: 'c' }] },
      },
    });
    t.player('Ann').does('d1', 'Cid').does('d2', 'Cid');
    passThrough(t, 'fellowship phase');
    t.expect.table({ phase: 'shadow' });
    t.player('Bob').does('b');
  },
);
