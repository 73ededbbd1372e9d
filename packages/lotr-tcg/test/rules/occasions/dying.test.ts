/** Deaths: how they are told, what comes before and in place of them, and who has a last word. */
import {
  acting,
  byA,
  byAnEffect,
  byOverwhelming,
  companion as companions,
  during,
  exactly,
  fromArchery,
  host,
  inAnswerTo,
  inASkirmish,
  isAboutToBeKilled,
  isAboutToBeWounded,
  isKilled,
  maneuver,
  minion as minions,
  preventThat,
  say,
  self,
  takesAWound,
  takesPlaceOf,
  verb,
  when,
  wizard,
} from '../../../src/cards/words/index.ts';
import { kill } from '../../../src/rules/combat/wounds.ts';
import type { S } from '../../../src/state.ts';
import { companion, freeCondition, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, someone, stabber } from '../maneuver.ts';
import { fight, table } from './told.ts';

const slay = (s: S, card: number): void => kill(s, card);

invent(
  companion('Guard'),
  companion('Frail', { vitality: 1 }),
  idler,
  companion('Wizard', { race: 'Wizard' }),
  companion('Mourner', {}, when(isKilled(exactly(self)), { effect: add(1), evenIfGone: true })),
  minion('Orc'),
  minion('Ogre', { strength: 40 }),
  minion('Brute', { strength: 9 }),
  stabber,
  minion(
    'Executioner',
    {},
    during(maneuver, { effect: acting(someone, (card) => verb('kill', slay, [card], say`kill`)) }),
  ),
  shadowCondition('Spy', {}, when(takesAWound(companions, byA(minions)), { effect: add(1) })),
  shadowCondition('Scribe', {}, when(takesAWound(companions, byAnEffect), { effect: add(10) })),
  shadowCondition('Crow', {}, when(takesAWound(companions, inASkirmish), { effect: add(100) })),
  shadowCondition('Vulture', {}, when(takesAWound(companions, fromArchery), { effect: add(1000) })),
  freeCondition(
    'Shield',
    {},
    during(inAnswerTo(isAboutToBeWounded(companions)), { effect: preventThat('wound') }),
  ),
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
  item('Locket', {}, when(isKilled(exactly(host)), { effect: add(50), evenIfGone: true })),
  item('Bandage', {}, when(takesAWound(exactly(host)), { effect: add(500) })),
);

const mourning = ['Grave', 'Trampled', 'Fallen', 'Murder'];

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
