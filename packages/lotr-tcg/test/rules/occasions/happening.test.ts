/** What happens: about to, instead, it happens, it has happened; with its cause. Wounds, exertion, healing, death. */
import {
  a,
  acting,
  asAPrice,
  byA,
  byActionOf,
  byAnEffect,
  byAnOpponent,
  byOverwhelming,
  byShadowCard,
  byYou,
  cannotBePrevented,
  companion as companions,
  during,
  event,
  exactly,
  exertIt,
  exertSelf,
  exertsNow,
  fromArchery,
  fromThreats,
  healIt,
  hobbit,
  host,
  inAnswerTo,
  inASkirmish,
  isAboutToBeKilled,
  isAboutToBeWounded,
  isAboutToExert,
  isAboutToHeal,
  isHealed,
  isKilled,
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
  wizard,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { exhaust } from '../../../src/rules/combat/exertion.ts';
import { kill } from '../../../src/rules/combat/wounds.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import type { S } from '../../../src/state.ts';
import {
  companion,
  freeCondition,
  invent,
  item,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const add = (n: number) => verb('add', addTwilight, [n], say`add ${n}`);
const slay = (s: S, card: number): void => kill(s, card);
const someone = a(companions);

invent(
  companion('Guard'),
  companion('Frail', { vitality: 1 }),
  companion('Idler', {}, during(maneuver, { effect: add(0) })),
  companion('Wizard', { race: 'Wizard' }),
  companion('Medic', {}, during(maneuver, { costs: [exertSelf], effect: healIt(a(companions)) })),
  companion('Mourner', {}, when(isKilled(exactly(self)), { effect: add(1), evenIfGone: true })),
  minion('Orc'),
  minion('Ogre', { strength: 40 }),
  minion('Brute', { strength: 9 }),
  minion('Shooter', { Archer: 1 }),
  minion('Stabber', {}, during(maneuver, { effect: woundIt(someone) })),
  minion('Butcher', {}, during(maneuver, { effect: woundIt(someone, 2) })),
  minion('Tyrant', {}, during(maneuver, { effect: exertIt(someone) })),
  minion(
    'Breaker',
    {},
    during(maneuver, { effect: acting(someone, (card) => verb('exhaust', exhaust, [card], say`exhaust`)) }),
  ),
  minion(
    'Executioner',
    {},
    during(maneuver, { effect: acting(someone, (card) => verb('kill', slay, [card], say`kill`)) }),
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
  freeCondition('Grave', {}, when(isKilled(companions), { effect: add(1) })),
  freeCondition('Trampled', {}, when(isKilled(companions, byOverwhelming), { effect: add(10) })),
  freeCondition('Fallen', {}, when(isKilled(companions, inASkirmish), { effect: add(100) })),
  freeCondition('Murder', {}, when(isKilled(companions, byA(minions), byAnEffect), { effect: add(1000) })),
  freeCondition(
    'Rescue',
    {},
    during(inAnswerTo(isAboutToBeKilled(companions)), { effect: preventThat('death') }),
  ),
  freeCondition('Watch', {}, when(takesAWound(companions), { effect: add(1) })),
  freeCondition('Mercy', {}, takesPlaceOf(isAboutToBeKilled(wizard), add(3))),
  shadowCondition('Doom', {}, cannotBePrevented(companions)),
  item('Locket', {}, when(isKilled(exactly(host)), { effect: add(50), evenIfGone: true })),
  item('Bandage', {}, when(takesAWound(exactly(host)), { effect: add(500) })),
);

const wounds = ['Spy', 'Scribe', 'Crow', 'Vulture'];
const mourning = ['Grave', 'Trampled', 'Fallen', 'Murder'];
const table = (ann: object, bob: object, more = {}) => ({
  phase: 'maneuver alone',
  ...more,
  players: { Ann: { companions: [frodo(), 'Guard', 'Idler'], ...ann }, Bob: { minions: ['Orc'], ...bob } },
});
const fight = (free: object, minionsThere: readonly object[], more = {}, ann = {}) => ({
  phase: 'skirmish',
  ...more,
  players: { Ann: { companions: [frodo(), free], ...ann }, Bob: { minions: minionsThere, support: wounds } },
});

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

scenario(
  '[LR-SKIRM-008 LR-SKIRM-009] who is overwhelmed is killed in a skirmish, and takes no wound',
  (t) => {
    t.given(
      fight(
        { card: 'Guard' },
        [{ card: 'Ogre', against: 'Guard' }],
        {},
        { support: [...mourning, 'Watch', 'Shield'] },
      ),
    );
    t.player('Ann').does('Grave', 'Trampled');
    t.expect.table({ twilight: 111 }).card('Guard', { in: 'dead of Ann' });
  },
);
scenario('[LR-KILL-001 LR-SKIRM-007] who dies of a wound in it is not overwhelmed', (t) => {
  t.given(
    fight({ card: 'Guard', wounds: 2 }, [{ card: 'Brute', against: 'Guard' }], {}, { support: mourning }),
  );
  t.player('Ann').does('Grave');
  // And the wound itself is heard of: in a skirmish, by that minion.
  t.player('Ann').does('Crow');
  t.expect.table({ twilight: 202 });
});
scenario('[LR-KILL-007] whom the text of a minion kills is killed by it', (t) => {
  t.given(table({ support: mourning }, { minions: ['Executioner'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Executioner', 'Guard');
  t.player('Ann').does('Grave');
  t.expect.table({ twilight: 1001 });
});
scenario('[LR-KILL-001] a death may be prevented before the wound that brings it is taken', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Frail', 'Idler'], support: ['Rescue', 'Watch', 'Grave'] },
      { minions: ['Stabber'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Frail');
  t.player('Ann').does('Rescue');
  t.expect.card('Frail', { wounds: 0, in: 'companions of Ann' }).table({ twilight: 0 });
});
scenario('[LR-KILL-001] and if it is not, both the wound and the death have happened', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Frail', 'Idler'], support: ['Rescue', 'Watch', 'Grave'] },
      { minions: ['Stabber'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Frail');
  t.player('Ann').passes();
  t.expect.card('Frail', { in: 'dead of Ann' }).table({ twilight: 2 });
});
scenario('[LR-RESPONSE-004] something may take the place of a death', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Wizard', 'Idler'], support: ['Mercy', 'Grave'] },
      { minions: ['Executioner'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Executioner', 'Wizard');
  t.expect.card('Wizard', { in: 'companions of Ann' }).table({ twilight: 3 });
});
scenario('[LR-TIMING-001] who dies, and what he bore, may have something to say about it', (t) => {
  t.given(
    table(
      { companions: [frodo(), { card: 'Mourner', on: ['Locket'] }, 'Idler'] },
      { minions: ['Executioner'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Executioner', 'Mourner');
  t.player('Ann').does('Locket');
  t.expect.table({ twilight: 51 }).card('Locket', { in: 'discard of Ann' });
});
scenario('[LR-ERRATA-042] what he bore hears no more of the wound that killed him', (t) => {
  t.given(
    table({ companions: [frodo(), { card: 'Frail', on: ['Bandage'] }, 'Idler'] }, { minions: ['Stabber'] }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Frail');
  t.expect.table({ twilight: 0 });
});
scenario('[LR-ERRATA-042] though of one that he lives through', (t) => {
  t.given(
    table({ companions: [frodo(), { card: 'Guard', on: ['Bandage'] }, 'Idler'] }, { minions: ['Stabber'] }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.expect.table({ twilight: 500 });
});
scenario('[LR-SKIRM-009] what prevents a wound does not save the overwhelmed', (t) => {
  t.given(fight({ card: 'Guard' }, [{ card: 'Ogre', against: 'Guard' }], {}, { support: ['Shield'] }));
  t.expect.card('Guard', { in: 'dead of Ann' });
});
scenario('[LR-SKIRM-009] as it does whoever only loses', (t) => {
  t.given(fight({ card: 'Guard' }, [{ card: 'Brute', against: 'Guard' }], {}, { support: ['Shield'] }));
  t.player('Ann').does('Shield');
  t.expect.card('Guard', { wounds: 0, in: 'companions of Ann' });
});
