/** What cannot be done in archery, assignment and skirmishes: wounds, pairs, numbers. */
import {
  a,
  ally as allies,
  atMostMinions,
  byA,
  cannotBeAssignedTo,
  cannotTakeWounds,
  companion as companions,
  doesNotAddToArchery,
  during,
  exactly,
  freePeoplesPlayer,
  fromArchery,
  inASkirmish,
  maneuver,
  minion as minions,
  modifier,
  orc,
  otherThanBy,
  self,
  takesNoArcheryWounds,
  takesPart,
  twilightBelow,
  wizard,
  woundIt,
} from '../../../src/cards/words/index.ts';
import { ally, companion, freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idler, stabber, table } from '../maneuver.ts';

invent(
  companion('Guard'),
  companion('Second'),
  companion('Bowman', { Archer: 1 }),
  companion('Wizard', { race: 'Wizard' }),
  idler,
  companion('Fencer', {}, during(maneuver, { effect: woundIt(a(minions)) })),
  ally('Huntsman', { Archer: 1 }),
  minion('Orc'),
  minion('Ogre', { strength: 9 }),
  minion('Shooter', { Archer: 1 }),
  stabber,
  minion('Iron', {}, cannotTakeWounds(exactly(self), undefined, otherThanBy(inASkirmish))),
  freeCondition('Cover', {}, cannotTakeWounds(companions, undefined, fromArchery)),
  freeCondition('Ward', {}, cannotTakeWounds(companions, twilightBelow(1), byA(minions))),
  shadowCondition('Pact', {}, cannotBeAssignedTo(orc, wizard)),
  shadowCondition('Shyness', {}, cannotBeAssignedTo(orc, companions, freePeoplesPlayer)),
  freeCondition('Narrows', {}, atMostMinions(1, companions)),
  freeCondition('Volley', {}, doesNotAddToArchery(wizard)),
  companion('Fire-thrower', { race: 'Wizard', Archer: 1 }),
  shadowCondition(
    'Come Out',
    {},
    takesNoArcheryWounds(companions),
    modifier({ attribute: takesPart, of: allies, by: 2 }),
  ),
);

scenario('[LR-WOUND-007] who cannot take wounds but in skirmishes takes none of other kinds', (t) => {
  t.given(table({ companions: [frodo(), 'Fencer'] }, { minions: ['Iron'] }));
  t.player('Ann').does('Fencer');
  t.expect.card('Iron', { wounds: 0 });
});

scenario('[LR-WOUND-007] and those that he can', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard'] },
      Bob: { minions: [{ card: 'Iron', against: 'Guard' }] },
    },
  });
  t.expect.card('Iron', { wounds: 1 });
});

scenario('[LR-WOUND-007] no archery wound is given to whom they cannot hurt', (t) => {
  t.given({
    phase: 'archery fire',
    players: { Ann: { companions: [frodo(), 'Guard'], support: ['Cover'] }, Bob: { minions: ['Shooter'] } },
  });
  t.expect.card('Guard', { wounds: 0 });
  t.expect.asked('nobody');
});

scenario('[LR-WOUND-007] others wound him all the same', (t) => {
  t.given(table({ support: ['Cover'] }, { minions: ['Stabber'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Idler');
  t.expect.card('Idler', { wounds: 1 });
});

for (const [twilight, wounds] of [
  [0, 0],
  [1, 1],
])
  scenario(`[LR-WOUND-007] while there is ${twilight} twilight minions give ${wounds} wounds`, (t) => {
    t.given(table({ support: ['Ward'] }, { minions: ['Stabber'] }, { twilight }));
    t.player('Ann').passes();
    t.player('Bob').does('Stabber', 'Idler');
    t.expect.card('Idler', { wounds });
  });

scenario('[LR-ASSIGN-010] who may fight whom is forbidden by pairs', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: ['Wizard', 'Guard', 'Second'] },
      Bob: { minions: ['Orc', { card: 'Orc', as: 'two' }], support: ['Pact'] },
    },
  });
  t.player('Ann').does('Orc');
  t.player('Ann').mayChoose.exactly('Guard', 'Second');
  t.player('Ann').does('Guard').passes();
  t.player('Bob').does('two');
  t.player('Bob').mayChoose.exactly('Guard', 'Second');
});

scenario('[LR-ASSIGN-003] or to one player only', (t) => {
  t.given({
    phase: 'assignment alone',
    players: { Ann: { companions: ['Guard', 'Second'] }, Bob: { minions: ['Orc'], support: ['Shyness'] } },
  });
  t.player('Bob').does('Orc', 'Guard');
  t.expect.card('Orc', { against: 'Guard' });
  t.expect.asked('nobody');
});

scenario('[LR-ASSIGN-007] no more minions than a card lets', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: ['Guard', 'Second'], support: ['Narrows'] },
      Bob: { minions: ['Orc', { card: 'Orc', as: 'two' }, { card: 'Orc', as: 'three' }] },
    },
  });
  t.player('Ann').does('Orc', 'Guard').passes();
  t.player('Bob').does('two');
  t.expect.card('two', { against: 'Second' });
  t.expect.asked('nobody');
});

scenario('[LR-ARCHERY-003] an archer may add nothing to the total', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), 'Bowman', 'Fire-thrower'], support: ['Volley'] },
      Bob: { minions: ['Orc', 'Ogre'] },
    },
  });
  t.expect.table({ 'fellowship archery': 1 });
});

scenario('[LR-ERRATA-054 LR-ARCHERY-005] archery wounds may have to go to allies, wherever they are', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { site: 5, companions: [frodo(), 'Guard'], support: ['Huntsman'] },
      Bob: { minions: ['Shooter'], support: ['Come Out'] },
    },
  });
  t.player('Ann').passes();
  t.expect.card('Huntsman', { wounds: 1 });
});
