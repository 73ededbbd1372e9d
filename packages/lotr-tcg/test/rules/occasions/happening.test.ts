/** What happens: about to, instead, it happens, it has happened; with its cause. Wounds, exertion, healing. */
import {
  a,
  acting,
  asAPrice,
  byA,
  byActionOf,
  byAnEffect,
  byAnOpponent,
  byShadowCard,
  byYou,
  cannotBePrevented,
  companion as companions,
  discardIt,
  during,
  event,
  exactly,
  exertSelf,
  exertsNow,
  fromArchery,
  fromThreats,
  healIt,
  hobbit,
  inAnswerTo,
  inASkirmish,
  isAboutToBeWounded,
  isAboutToExert,
  isAboutToHeal,
  isHealed,
  maneuver,
  minion as minions,
  otherThanBy,
  Phase,
  preventThat,
  say,
  self,
  takesAWound,
  takesPlaceOf,
  verb,
  when,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { exhaust } from '../../../src/rules/combat/exertion.ts';
import { companion, freeCondition, invent, minion, shadowCondition, shadowEvent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, someone, stabber, tyrant } from '../maneuver.ts';
import { fight, table, wounds } from './told.ts';

invent(
  companion('Guard'),
  companion('Frail', { vitality: 1 }),
  companion('Shy', {}, during(inAnswerTo(isAboutToBeWounded(exactly(self))), { effect: discardIt(self) })),
  idler,
  companion('Medic', {}, during(maneuver, { costs: [exertSelf], effect: healIt(a(companions)) })),
  minion('Orc'),
  minion('Brute', { strength: 9 }),
  minion('Shooter', { Archer: 1 }),
  stabber,
  minion('Butcher', {}, during(maneuver, { effect: woundIt(someone, 2) })),
  tyrant,
  minion(
    'Breaker',
    {},
    during(maneuver, { effect: acting(someone, (card) => verb('exhaust', exhaust, [card], say`exhaust`)) }),
  ),
  shadowEvent('Arrow', { twilight: 0 }, event(maneuver, { effect: woundIt(someone) })),
  shadowCondition('Spy', {}, when(takesAWound(companions, byA(minions)), { effect: add(1) })),
  shadowCondition('Scribe', {}, when(takesAWound(companions, byAnEffect), { effect: add(10) })),
  shadowCondition('Crow', {}, when(takesAWound(companions, inASkirmish), { effect: add(100) })),
  shadowCondition('Vulture', {}, when(takesAWound(companions, fromArchery), { effect: add(1000) })),
  freeCondition('Lament', {}, when(takesAWound(companions, fromThreats), { effect: add(10_000) })),
  freeCondition(
    'Peace',
    {},
    when(takesAWound(companions, otherThanBy(inASkirmish)), { effect: add(100_000) }),
  ),
  freeCondition('Wages', {}, when(exertsNow(companions, asAPrice), { effect: add(1) })),
  freeCondition('Torment', {}, when(exertsNow(companions, byAnOpponent), { effect: add(10) })),
  freeCondition('Own will', {}, when(exertsNow(companions, byYou), { effect: add(100) })),
  freeCondition(
    'Daybook',
    {},
    when(exertsNow(companions, byActionOf(Phase.maneuver)), { effect: add(1000) }),
  ),
  freeCondition(
    'Steady',
    {},
    during(inAnswerTo(isAboutToExert(companions, byShadowCard)), { effect: preventThat('exertion') }),
  ),
  freeCondition('Herbs', {}, when(isHealed(companions), { effect: add(1) })),
  freeCondition('Kindness', {}, takesPlaceOf(isAboutToHeal(hobbit), add(50))),
  freeCondition(
    'Shield',
    {},
    during(inAnswerTo(isAboutToBeWounded(companions)), { effect: preventThat('wound') }),
  ),
  freeCondition('Wall', {}, takesPlaceOf(isAboutToBeWounded(companions), add(5))),
  freeCondition('Omen', {}, when(isAboutToExert(companions), { effect: add(7) })),
  freeCondition('Watch', {}, when(takesAWound(companions), { effect: add(1) })),
  shadowCondition('Doom', {}, cannotBePrevented(companions)),
);

scenario('[LR-EFFECT-001] a wound is known by the card whose text it comes from', (t) => {
  t.given(table({}, { minions: ['Stabber'], support: wounds }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').does('Spy');
  t.expect.table({ twilight: 11 }).card('Guard', { wounds: 1 });
});

scenario('[LR-EFFECT-001] an event is no minion', (t) => {
  t.given(table({}, { hand: ['Arrow'], support: wounds }));
  t.player('Ann').passes();
  t.player('Bob').does('Arrow', 'Guard');
  t.expect.table({ twilight: 10 });
});

scenario('[LR-SKIRM-007] a wound of a lost skirmish is told from all others, and by whom', (t) => {
  t.given(fight({ card: 'Guard' }, [{ card: 'Brute', against: 'Guard' }], {}, { support: ['Peace'] }));
  t.player('Ann').does('Spy');
  t.expect.table({ twilight: 101 });
});

scenario('[LR-ARCHERY-008] and so is one of archery fire', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: ['Guard'], support: ['Peace'] },
      Bob: { minions: ['Shooter'], support: wounds },
    },
  });
  t.player('Ann').does('Vulture');
  t.expect.table({ twilight: 101_000 });
});

scenario('[LR-THREAT-004] and one of threats', (t) => {
  t.given(
    table({ companions: ['Frail', 'Guard'], support: ['Lament'], threats: 1 }, { minions: ['Stabber'] }),
  );
  t.player('Bob').does('Stabber', 'Frail');
  t.expect.card('Guard', { wounds: 1 }).table({ twilight: 10_000 });
});

scenario('[LR-WOUND-004] each of two wounds is told by itself', (t) => {
  t.given(table({ support: ['Watch'] }, { minions: ['Butcher'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Butcher', 'Guard');
  t.expect.table({ twilight: 2 }).card('Guard', { wounds: 2 });
});

scenario('[LR-RESPONSE-004] what takes the place of a wound comes before any response to it', (t) => {
  t.given(table({ support: ['Shield', 'Wall', 'Watch'] }, { minions: ['Stabber'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.expect.table({ twilight: 5 }).card('Guard', { wounds: 0 });
});

scenario(
  '[LR-ACTION-002] what must happen as somebody is about to exert does, where nobody may answer it',
  (t) => {
    t.given(table({ support: ['Omen'] }, { minions: ['Tyrant'] }));
    t.player('Ann').passes();
    t.player('Bob').does('Tyrant', 'Guard');
    t.expect.table({ twilight: 7 }).card('Guard', { wounds: 1 });
  },
);

scenario('[LR-RESPONSE-003] what is prevented has not happened', (t) => {
  t.given(table({ support: ['Shield', 'Watch'] }, { minions: ['Stabber'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').does('Shield');
  t.expect.table({ twilight: 0 }).card('Guard', { wounds: 0 });
});

scenario('what cannot be prevented happens all the same', (t) => {
  t.given(table({ support: ['Shield', 'Watch'] }, { minions: ['Stabber'], support: ['Doom'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.player('Ann').does('Shield').passes();
  t.expect.table({ twilight: 1 }).card('Guard', { wounds: 1 });
});

scenario('[LR-EXERT-002 LR-COST-001] an exertion is known as a price, and by whom it is made', (t) => {
  t.given(
    table(
      {
        companions: [frodo(), 'Medic', { card: 'Guard', wounds: 1 }],
        support: ['Wages', 'Torment', 'Own will'],
      },
      {},
    ),
  );
  t.player('Ann').does('Medic', 'Wages');
  t.expect.table({ twilight: 101 });
});

scenario('[LR-ACTION-012] or by the phase of the action that asks for it', (t) => {
  t.given(table({ support: ['Wages', 'Torment', 'Own will', 'Daybook'] }, { minions: ['Tyrant'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Tyrant', 'Guard');
  t.player('Ann').does('Torment');
  t.expect.table({ twilight: 1010 });
});

scenario('[LR-EXERT-007] to exhaust is told as often as it exerts, by the card that does it', (t) => {
  t.given(table({ support: ['Torment'] }, { minions: ['Breaker'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Breaker', 'Guard');
  t.expect.card('Guard', { wounds: 2 }).table({ twilight: 20 });
});

scenario('[LR-RESPONSE-003] only an exertion by a Shadow card is answered', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Medic', { card: 'Guard', wounds: 1 }], support: ['Steady', 'Own will'] },
      { minions: ['Tyrant'] },
    ),
  );
  t.player('Ann').does('Medic', 'Guard');
  t.expect.table({ twilight: 100 }).card('Medic', { wounds: 1 });
  t.player('Bob').does('Tyrant', 'Guard');
  t.player('Ann').does('Steady');
  t.expect.card('Guard', { wounds: 0 });
});

scenario('[LR-HEAL-001] healing is heard of', (t) => {
  t.given(table({ companions: [frodo(), 'Medic', { card: 'Guard', wounds: 1 }], support: ['Herbs'] }, {}));
  t.player('Ann').does('Medic', 'Guard');
  t.expect.table({ twilight: 1 }).card('Guard', { wounds: 0 });
});

scenario('[LR-RESPONSE-004] and something else may take its place', (t) => {
  t.given(table({ companions: [frodo({ wounds: 1 }), 'Medic'], support: ['Herbs', 'Kindness'] }, {}));
  t.player('Ann').does('Medic', 'Frodo');
  t.expect.table({ twilight: 50 }).card('Frodo', { wounds: 1 });
});

scenario('[LR-EFFECT-004] what can no longer happen after the responses does not', (t) => {
  t.given(table({ companions: [frodo(), 'Idler', 'Shy'], support: [...wounds] }, { minions: ['Stabber'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Shy');
  t.player('Ann').does('Shy');
  t.expect.card('Shy', { in: 'discard of Ann', wounds: 0 }).table({ twilight: 0 });
});
