/** What a text says in its own order, and of cards that are gone by then: the other way round would end differently. */
import { sequence } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  a,
  acting,
  andIf,
  byActionOf,
  canSpotTwilight,
  companion as companions,
  discardEvery,
  discardIt,
  during,
  event,
  exactly,
  exertIt,
  exertSelf,
  exertsNow,
  fellowship,
  fullVitality,
  ifSomeoneLosesTo,
  inAnswerTo,
  itsBearer,
  losesASkirmish,
  maneuver,
  minion as minions,
  modifier,
  Phase,
  possession,
  revealBottom,
  self,
  skirmish,
  strengthen,
  strengthenUpTo,
  takesAWound,
  untilRegroup,
  when,
  woundIt,
} from '../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowEvent,
} from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';
import { add, idler, stabber, table } from '../maneuver.ts';

invent(
  idler,
  stabber,
  pause,
  minion('Orc', { vitality: 9 }),
  companion('Guard', { vitality: 3 }),
  companion('Champion', { strength: 9 }),
  companion(
    'Duelist',
    {},
    during(skirmish, { costs: [exertSelf], effect: strengthen(self, 2, untilRegroup) }),
    during(skirmish, { effect: strengthenUpTo(self, 2, 3) }),
  ),
  companion('Singer', {}, during(maneuver, { effect: andIf(add(1), canSpotTwilight(1), add(10)) })),
  companion(
    'Farewell',
    {},
    during(maneuver, { effect: acting(a(companions), (it) => sequence(discardIt(it), exertIt(it))) }),
  ),
  freeCondition('Exertions', {}, when(exertsNow(companions), { effect: add(1) })),
  freeCondition('Looker', {}, during(maneuver, { effect: revealBottom })),
  item('Mail', { itemClass: 'armor' }, modifier({ attribute: fullVitality, of: itsBearer, by: 1 })),
  companion('Smelter', {}, during(fellowship, { effect: discardIt(a(possession)) })),
  freeCondition(
    'by maneuver',
    {},
    when(takesAWound(minions, byActionOf(Phase.maneuver)), { effect: add(10) }),
  ),
  freeEvent(
    'Revenge',
    { twilight: 0 },
    event(inAnswerTo(takesAWound(companions)), { effect: woundIt(a(minions)) }),
  ),
  shadowEvent('Swift blow', { twilight: 0 }, event(maneuver, { effect: woundIt(a(minions)) })),
  freeEvent(
    'Enmity',
    { twilight: 0 },
    event(skirmish, { effect: acting(a(companions), (it) => ifSomeoneLosesTo(it, add(1))) }),
  ),
  minion('Spite', {}, when(losesASkirmish(exactly(self)), { effect: discardEvery(companions) })),
);

scenario('[LR-EFFECT-010] "and … if so" is judged behind what comes first', (t) => {
  t.given(table({ companions: [frodo(), 'Idler', 'Singer'] }, {}));
  t.player('Ann').does('Singer');
  t.expect.table({ twilight: 11 });
});

scenario('[LR-EXERT-001] who has left play exerts no more', (t) => {
  t.given(table({ companions: [frodo(), 'Idler', 'Farewell', 'Guard'], support: ['Exertions'] }, {}));
  t.player('Ann').does('Farewell', 'Guard');
  t.expect.card('Guard', { in: 'discard of Ann', wounds: 0 }).table({ twilight: 0 });
});

scenario('[LR-KILL-001 LR-ATTACH-010] who lived by his mail dies before his player acts again', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), 'Smelter', { card: 'Guard', wounds: 3, on: ['Mail'] }] },
      Bob: { minions: ['Orc'] },
    },
  });
  t.player('Ann').does('Smelter');
  t.expect.card('Guard', { in: 'dead of Ann' }).asked('Ann');
});

for (const [hand, twilight] of [
  ['Revenge', 0],
  ['Swift blow', 10],
] as const)
  scenario(
    `[LR-ACTION-012] ${hand} in the maneuver phase makes ${twilight}: a response is no action of it`,
    (t) => {
      t.given(
        table(
          { support: ['by maneuver'], hand: hand === 'Revenge' ? [hand] : [] },
          { minions: ['Orc', 'Stabber'], hand: hand === 'Revenge' ? [] : [hand] },
        ),
      );
      t.player('Ann').passes();
      if (hand === 'Revenge') {
        t.player('Bob').does('Stabber', 'Idler');
        t.player('Ann').does('Revenge', 'Orc');
      } else t.player('Bob').does('Swift blow', 'Orc');
      t.expect.card('Orc', { wounds: 1 }).table({ twilight });
    },
  );

scenario('[LR-SKIRM-015] who loses to someone has lost to him, though the winner has left by then', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Champion'], hand: ['Enmity'] },
      Bob: { minions: [{ card: 'Spite', against: 'Champion' }] },
    },
  });
  t.player('Ann').does('Enmity', 'Champion');
  t.player('Ann').does('Spite');
  t.expect.card('Champion', { in: 'discard of Ann' }).table({ twilight: 1 });
});

scenario(
  '[LR-EFFECT-003] what is revealed at the bottom of a deck, all have seen, and nothing above it',
  (t) => {
    t.given(table({ support: ['Looker'], deck: ['Singer', 'Guard'] }, {}));
    t.player('Ann').does('Looker');
    const seen = (card: string): boolean => adapter.game.view(t.state, 2).card.def[t.who.card(card)] !== 0;
    expect([seen('Singer'), seen('Guard')]).toEqual([false, true]);
  },
);
scenario('[LR-EFFECT-007] of an empty deck nothing is revealed', (t) => {
  t.given(table({ support: ['Looker'], deck: [] }, {}));
  t.player('Ann').does('Looker').has({ deck: 0 });
});

scenario(
  '[LR-LIMIT-001] what a card has given for longer does not count against its limit for a skirmish',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Duelist'], support: ['Pause'] },
        Bob: { minions: [{ card: 'Orc', against: 'Duelist' }] },
      },
    });
    t.player('Ann').does('Duelist: Skirmish: exert');
    t.expect.card('Duelist', { strength: 8 });
    t.player('Ann').does('Duelist: Skirmish: give', 'Duelist: Skirmish: give', 'Duelist: Skirmish: give');
    t.expect.card('Duelist', { strength: 11 });
  },
);
