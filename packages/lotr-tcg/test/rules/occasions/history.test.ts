/** What has been in this turn and in this phase is remembered. */
import {
  a,
  anyWasThisPhase,
  anyWasThisTurn,
  beenThisPhase,
  beenThisTurn,
  both,
  companion as companions,
  discardIt,
  during,
  endOf,
  exactly,
  isDiscarded,
  itWasThisTurn,
  maneuver,
  modifier,
  movedThisPhaseTo,
  Phase,
  returnIt,
  self,
  strength,
  when,
  wizard,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, stabber, table, tyrant } from '../maneuver.ts';

invent(
  companion('Guard'),
  companion('Second'),
  companion('Wizard', { race: 'Wizard' }),
  idler,
  minion('Orc'),
  minion('Ogre', { strength: 9 }),
  stabber,
  tyrant,
  freeCondition(
    'Wrath',
    {},
    modifier({ attribute: strength, of: both(companions, beenThisTurn('wounded')), by: 1 }),
  ),
  freeCondition(
    'Fury',
    {},
    modifier({ attribute: strength, of: both(companions, beenThisPhase('wounded')), by: 10 }),
  ),
  freeCondition(
    'Revenge',
    {},
    modifier({ attribute: strength, of: companions, by: 100, if: anyWasThisTurn(wizard, 'killed') }),
  ),
  freeCondition(
    'Grief',
    {},
    modifier({ attribute: strength, of: companions, by: 1000, if: anyWasThisPhase(wizard, 'killed') }),
  ),
  companion(
    'Sulker',
    {},
    modifier({ attribute: strength, of: exactly(self), by: 5, if: itWasThisTurn(self, 'exerted') }),
  ),
  freeCondition(
    'Regret',
    {},
    modifier({ attribute: strength, of: companions, by: 7, if: anyWasThisTurn(wizard, 'discarded') }),
  ),
  minion('Sender', {}, during(maneuver, { effect: discardIt(a(wizard)) })),
  freeCondition('Mourning', {}, when(isDiscarded(wizard), { effect: add(3) })),
  minion('Caller', {}, during(maneuver, { effect: returnIt(a(wizard)) })),
  freeCondition('March', {}, when(endOf(Phase.fellowship), { if: movedThisPhaseTo(2, 3), effect: add(10) })),
  shadowCondition(
    'Trail',
    {},
    modifier({ attribute: strength, of: companions, by: 1, if: movedThisPhaseTo(2, 2) }),
  ),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Hill', { siteNumber: 3, twilight: 0, block: 1 }),
);

scenario('[LR-TIMING-003] who was wounded in this turn or in this phase', (t) => {
  t.given({
    phase: 'maneuver',
    players: {
      Ann: { companions: [frodo(), 'Guard', 'Idler'], support: ['Wrath', 'Fury'] },
      Bob: { minions: ['Stabber'] },
    },
  });
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Guard');
  t.expect.card('Guard', { strength: 17 }).card('Idler', { strength: 6 });
  t.player('Ann').passes();
  t.player('Bob').passes();
  t.expect.card('Guard', { strength: 7 }).table({ 'phase name': 'assignment' });
});
scenario('[LR-TIMING-003] who was killed is remembered though he is gone', (t) => {
  t.given({
    phase: 'maneuver',
    players: {
      Ann: { companions: [frodo(), 'Idler', { card: 'Wizard', wounds: 2 }], support: ['Revenge', 'Grief'] },
      Bob: { minions: ['Stabber'] },
    },
  });
  t.expect.card('Idler', { strength: 6 });
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Wizard');
  t.expect.card('Idler', { strength: 1106 });
  t.player('Ann').passes();
  t.player('Bob').passes();
  t.expect.card('Idler', { strength: 106 });
});
scenario('[LR-TIMING-003] who was discarded', (t) => {
  t.given(table({ companions: [frodo(), 'Wizard', 'Idler'], support: ['Regret'] }, { minions: ['Sender'] }));
  t.expect.card('Idler', { strength: 6 });
  t.player('Ann').passes();
  t.player('Bob').does('Sender');
  t.expect.card('Idler', { strength: 13 });
});
scenario('[LR-DISCARD-001] who went back to a hand was not discarded', (t) => {
  t.given(
    table({ companions: [frodo(), 'Wizard', 'Idler'], support: ['Mourning'] }, { minions: ['Caller'] }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Caller');
  t.expect.card('Wizard', { in: 'hand of Ann' }).table({ twilight: 0 });
});
scenario('[LR-DISCARD-001] and who was discarded is told of', (t) => {
  t.given(
    table({ companions: [frodo(), 'Wizard', 'Idler'], support: ['Mourning'] }, { minions: ['Sender'] }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Sender');
  t.expect.card('Wizard', { in: 'discard of Ann' }).table({ twilight: 3 });
});
scenario('[LR-TIMING-003] who exerted', (t) => {
  t.given(table({ companions: [frodo(), 'Sulker', 'Idler'] }, { minions: ['Tyrant'] }));
  t.expect.card('Sulker', { strength: 6 });
  t.player('Ann').passes();
  t.player('Bob').does('Tyrant', 'Sulker');
  t.expect.card('Sulker', { strength: 11 });
});
scenario('[LR-MOVE-004] where the fellowship moved in this phase', (t) => {
  t.given({
    phase: 'fellowship',
    path: ['Gate', 'Road', 'Hill'],
    players: {
      Ann: { companions: ['Guard'], hand: ['Second'], support: ['March'] },
      Bob: { support: ['Trail'], hand: ['Orc', 'Ogre'] },
    },
  });
  t.expect.card('Guard', { strength: 6 });
  t.player('Ann').passes();
  // The Shadow phase is another one.
  t.expect.card('Guard', { strength: 6 }).table({ 'phase name': 'shadow', twilight: 11 });
});
