/** Positions in which one part of a rule alone makes the difference: the last threat, the second card, the third player. */
import {
  a,
  ableToReplace,
  acting,
  anyCard,
  both,
  companion as companions,
  condition,
  during,
  eachShadowPlayerMay,
  event,
  exertA,
  forEach,
  freePeoplesPlayer,
  from,
  losesInitiative,
  maneuver,
  Phase,
  putBeneathDeck,
  removeBurdensToPay,
  removeThreatsToPay,
  removeTwilight,
  replaceIn,
  say,
  self,
  sequence,
  skirmish,
  stackIt,
  startOf,
  thatCard,
  the,
  trigger,
  unlessWounded,
  verb,
  when,
  you,
  yourHand,
} from '../../../src/cards/words/index.ts';
import { discardByRules } from '../../../src/rules/cards/leaving.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { exerted } from '../../../src/rules/events.ts';
import type { S } from '../../../src/state.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const add = (n: number) => verb('add', addTwilight, [n], say`add ${n}`);
const double = (s: S): void => addTwilight(s, s.global.twilight);
const worn = condition('worn', [], () => 's.player.wearing[s.global.active] === 1', say`the Ring is worn`);
const yes = condition('yes', [], () => 'true', say`it can be done`);
const held = from(yourHand, anyCard);

invent(
  companion('Guard'),
  companion('Second'),
  companion('Frail', { vitality: 1 }),
  companion('Idler', {}, during(maneuver, { effect: add(0) })),
  companion('Archivist', {}, during(maneuver, { effect: sequence(putBeneathDeck(held), add(10)) })),
  companion('Hoarder', {}, during(maneuver, { effect: sequence(stackIt(held, self), add(10)) })),
  minion('Orc'),
  minion('Thief', {}, during(maneuver, { costs: [removeThreatsToPay(2)], effect: add(50) })),
  minion('Bully', {}, during(maneuver, { costs: [removeBurdensToPay(2)], effect: add(50) })),
  minion('Dusk', {}, during(maneuver, { effect: add(0) })),
  minion(
    'Blackmailer',
    {},
    during(maneuver, {
      effect: acting(a(companions, you, 'victim'), (card) => unlessWounded(freePeoplesPlayer, card, add(50))),
    }),
  ),
  minion(
    'Host',
    {},
    during(maneuver, { effect: forEach('each', companions, eachShadowPlayerMay(yes, add(1))) }),
  ),
  item('Sword'),
  item('Shield', { itemClass: 'shield' }),
  item('Cloak', { itemClass: 'cloak' }),
  freeEvent('Rouse', { twilight: 1 }, event(maneuver, { effect: add(10) })),
  freeEvent('Press', { twilight: 1 }, event(maneuver, { costs: [removeTwilight(4)], effect: add(10) })),
  freeCondition(
    'Setback',
    {},
    when(losesInitiative(you), { effect: verb('double', double, [], say`double it`) }),
  ),
  freeCondition(
    'Trade',
    {},
    during(skirmish, {
      costs: [exertA(both(companions, ableToReplace), 'newcomer')],
      effect: replaceIn(the('newcomer'), companions),
    }),
  ),
  shadowCondition(
    'Snare',
    {},
    trigger(exerted, { effect: verb('gone', discardByRules, [thatCard], say`discard him`) }),
  ),
  shadowCondition('Eye', {}, when(startOf(Phase.regroup), { if: worn, effect: add(7) })),
  shadowCondition('Peek', {}, when(startOf(Phase.regroup), { effect: add(1) })),
);

const table = (ann: object, bob: object) => ({
  phase: 'maneuver alone',
  players: { Ann: { companions: [frodo(), 'Guard'], ...ann }, Bob: { minions: ['Dusk'], ...bob } },
});

scenario('[LR-COST-002] the last two threats pay a price of two', (t) => {
  t.given(table({ threats: 2 }, { minions: ['Thief', 'Dusk'] }));
  t.player('Bob').does('Thief');
  t.player('Ann').has({ threats: 0 });
  t.expect.table({ twilight: 50 });
  t.player('Bob').mayChoose.exactly('Pass', 'Dusk');
});
for (const burdens of [1, 2, 3])
  scenario(`[LR-COST-002] ${burdens} burdens and a price of two`, (t) => {
    t.given(table({ burdens }, { minions: ['Bully', 'Dusk'] }));
    if (burdens < 2) t.player('Bob').mayChoose.exactly('Pass', 'Dusk');
    else {
      t.player('Bob').does('Bully');
      t.player('Ann').has({ burdens: burdens - 2 });
      t.expect.table({ twilight: 50 });
    }
  });

for (const [who, effect] of [
  ['Guard', { wounds: 1 }],
  ['Frail', { in: 'dead of Ann' }],
] as const)
  scenario(`[LR-EFFECT-009] a wound that ${who} takes prevents it, whether he lives or not`, (t) => {
    t.given(table({ companions: [frodo(), 'Guard', 'Frail'] }, { minions: ['Blackmailer'] }));
    t.player('Bob').does('Blackmailer');
    t.player('Bob').does(who);
    t.player('Ann').does('Yes');
    t.expect.card(who, effect).table({ twilight: 0 });
  });

const four = (more: readonly unknown[]) => ({
  companions: [frodo(), 'Guard', 'Archivist', 'Hoarder'],
  hand: ['Orc', 'Orc', 'Orc', ...more],
  support: ['Setback'],
});
scenario(
  '[LR-INIT-001 LR-EVENT-002] initiative that an event’s leaving the hand costs is lost before it does anything',
  (t) => {
    t.given(table(four(['Rouse']), {}));
    t.player('Ann').does('Rouse');
    t.expect.table({ twilight: 1 + 1 + 10 });
  },
);
scenario('[LR-INIT-001 LR-COST-007] and heard of while its price is still to be paid', (t) => {
  t.given({ ...table(four(['Press']), {}), twilight: 4 });
  t.player('Ann').does('Press');
  t.expect.table({ twilight: 2 * (4 + 1) - 4 + 10 });
});
scenario('[LR-INIT-001] a card that goes beneath the deck costs it before the text goes on', (t) => {
  t.given({ ...table(four(['Idler']), {}), twilight: 2 });
  t.player('Ann').does('Archivist', 'Idler');
  t.expect.table({ twilight: 2 + 2 + 10 });
});
scenario('[LR-INIT-001 LR-STACK-001] and so does one that is stacked', (t) => {
  t.given({ ...table(four(['Idler']), {}), twilight: 2 });
  t.player('Ann').does('Hoarder', 'Idler');
  t.expect.table({ twilight: 2 + 2 + 10 }).card('Idler', { in: 'stacked of Hoarder' });
});
scenario('[LR-INIT-001] with five cards none of it costs anything', (t) => {
  t.given({ ...table(four(['Rouse', 'Idler']), {}), twilight: 2 });
  t.player('Ann').does('Hoarder', 'Idler');
  t.expect.table({ twilight: 12 });
});

for (const wearing of [true, false])
  scenario(
    `[LR-REGROUP-001] a Ring that is ${wearing ? '' : 'not '}worn is off when the regroup phase starts`,
    (t) => {
      t.given({
        phase: 'regroup',
        players: { Ann: { wearing, companions: [frodo(), 'Guard'] }, Bob: { support: ['Eye', 'Peek'] } },
      });
      t.player('Ann').has({ wearing: false });
      t.expect.table({ twilight: 1 });
    },
  );

scenario('[LR-ATTACH-011] everything that he bore and that was stacked on him goes with him', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [
          frodo(),
          'Guard',
          { card: 'Second', on: ['Sword', 'Shield', 'Cloak'], stacked: ['Rouse', 'Idler'] },
        ],
        support: ['Trade'],
      },
      Bob: { minions: [{ card: 'Orc', against: 'Guard' }], support: ['Snare'] },
    },
  });
  t.player('Ann').does('Trade', 'Second');
  // He is gone before he could take anyone's place.
  for (const card of ['Second', 'Sword', 'Shield', 'Cloak', 'Rouse', 'Idler'])
    t.expect.card(card, { in: 'discard of Ann' });
});
scenario('[LR-LATER-015] who has left play meanwhile takes nobody’s place', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard', 'Second'], support: ['Trade'] },
      Bob: { minions: [{ card: 'Orc', against: 'Guard' }], support: ['Snare'] },
    },
  });
  t.player('Ann').does('Trade', 'Second');
  t.expect.card('Second', { in: 'discard of Ann' }).card('Orc', { against: 'Guard' });
  t.player('Ann').passes();
  t.expect.card('Orc', { wounds: 1 });
});

scenario(
  '[LR-TURN-003] what each Shadow player may do for each of several is asked of all, each time anew',
  (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo(), 'Guard'] },
        Bob: { minions: ['Host'] },
        Cid: {},
      },
    });
    t.player('Bob').does('Host');
    for (const yes of [true, false]) {
      t.player('Cid').does('Yes');
      t.player('Bob').does(yes ? 'Yes' : 'No');
    }
    t.expect.table({ twilight: 3 });
  },
);
