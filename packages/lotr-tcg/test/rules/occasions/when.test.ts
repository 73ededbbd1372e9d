/** Occasions of turns, phases, assignments and skirmishes. */
import { trace } from '@westmarch/kernel';
import { type Table } from '@westmarch/testkit';
import {
  against,
  anyTurnStarts,
  both,
  cancelSkirmishOf,
  companion as companions,
  during,
  endOf,
  endOfPhaseOf,
  endOfSkirmishOf,
  exactly,
  freePeoplesPlayer,
  isAssignedTo,
  losesASkirmish,
  minion as minions,
  orc,
  Phase,
  self,
  skirmish,
  skirmishIsCancelled,
  startOf,
  startOfPhaseOf,
  startOfSkirmishOf,
  turnEndsNow,
  when,
  winsASkirmish,
  you,
  yourTurnStarts,
} from '../../../src/cards/words/index.ts';
import { type S } from '../../../src/state.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler } from '../maneuver.ts';

const told = (name: string, ...occasions: readonly Parameters<typeof when>[0][]) =>
  freeCondition(name, {}, ...occasions.map((o, i) => when(o, { effect: add(10 ** i) })));
const toldToo = (name: string, ...occasions: readonly Parameters<typeof when>[0][]) =>
  shadowCondition(name, {}, ...occasions.map((o, i) => when(o, { effect: add(10 ** i) })));
invent(
  companion('Guard'),
  idler,
  companion('Halter', {}, during(skirmish, { effect: cancelSkirmishOf(companions) })),
  minion('Orc'),
  minion('Ogre', { strength: 9 }),
  minion('Troll', { race: 'Troll', strength: 1, vitality: 1 }),
  told('Bell', startOf(Phase.maneuver), endOf(Phase.maneuver), startOf(Phase.archery), endOf(Phase.archery)),
  told(
    'Clock',
    startOf(Phase.assignment),
    endOf(Phase.assignment),
    startOf(Phase.skirmish),
    endOf(Phase.skirmish),
  ),
  told(
    'Calendar',
    startOf(Phase.fellowship),
    endOf(Phase.fellowship),
    startOf(Phase.regroup),
    endOf(Phase.regroup),
  ),
  toldToo('Night', startOfPhaseOf(Phase.shadow, you), endOfPhaseOf(Phase.shadow, you)),
  told('Sun', yourTurnStarts, anyTurnStarts, turnEndsNow),
  told('Mount', startOfSkirmishOf(exactly(self)), startOfSkirmishOf(companions), endOfSkirmishOf(companions)),
  told('Roll', isAssignedTo(minions, companions, freePeoplesPlayer), isAssignedTo(minions, companions)),
  told(
    'Victory',
    winsASkirmish(companions),
    winsASkirmish(both(companions, against(orc))),
    losesASkirmish(minions),
  ),
  told('Truce', skirmishIsCancelled(companions)),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Hill', { siteNumber: 3, twilight: 0, block: 1 }),
);

/** The order of required actions makes no difference here. */
function inAnyOrder(t: Table<S>): void {
  for (let n = 0; n < 9 && trace(t.state).includes('responses › required'); n++)
    t.choose(t.state.kernel.asked, t.offered()[0]);
}

const duel = (support: readonly string[], foe: object = { card: 'Orc' }, free = 'Guard') => ({
  phase: 'skirmish',
  players: { Ann: { companions: [frodo(), free], support }, Bob: { minions: [{ ...foe, against: free }] } },
});

scenario(
  '[LR-MANEUVER-001 LR-MANEUVER-002 LR-ARCHERY-001] the start and the end of phases are heard of once each',
  (t) => {
    t.given({
      phase: 'maneuver',
      players: { Ann: { companions: [frodo(), 'Guard'], support: ['Bell'] }, Bob: { minions: ['Orc'] } },
    });
    t.expect.table({ twilight: 1111, 'phase name': 'assignment' });
  },
);
scenario('[LR-ASSIGN-001 LR-SKIRM-001 LR-SKIRM-019] assignment phases and skirmishes have theirs', (t) => {
  t.given({
    phase: 'assignment',
    players: {
      Ann: { companions: ['Idler', 'Guard'], support: ['Clock'], hand: ['Guard'] },
      Bob: { minions: ['Orc', { card: 'Orc', as: 'second' }] },
    },
  });
  t.player('Ann').does('Orc', 'Guard', 'second');
  t.expect.table({ twilight: 11 });
  t.player('Ann').does('The skirmish of Guard');
  inAnyOrder(t);
  t.expect.table({ twilight: 2211 });
});
scenario(
  '[LR-FELLOW-005 LR-REGROUP-009] a fellowship phase ends with its move, a regroup phase with the turn',
  (t) => {
    t.given({
      phase: 'fellowship',
      path: ['Gate', 'Road', 'Hill'],
      players: {
        Ann: { companions: [frodo()], support: ['Calendar'], hand: ['Guard'] },
        Bob: { companions: [frodo({ as: 'his', on: [] })], hand: ['Orc'] },
      },
    });
    t.expect.table({ twilight: 1 });
    t.player('Ann').passes();
    // One for the companion who moved; then Bob acts in his Shadow phase.
    t.expect.table({ twilight: 12 });
    t.player('Bob').passes();
    t.player('Bob').does('Keep all');
    t.expect.table({ twilight: 112 });
    t.player('Ann').does('Yes');
    t.expect.table({ twilight: 1113, 'phase name': 'shadow' });
  },
);
scenario('[LR-SHADOW-001] whose Shadow phase it is is known', (t) => {
  t.given({
    phase: 'shadow',
    twilight: 5,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { support: ['Night'], hand: ['Orc', 'Ogre'] },
      Cid: { hand: ['Orc', 'Ogre'] },
    },
  });
  t.expect.table({ twilight: 5 });
  t.player('Cid').passes();
  t.expect.table({ twilight: 6 });
  t.player('Bob').passes();
  t.expect.table({ twilight: 16, 'phase name': 'regroup' });
});
scenario('[LR-TURN-005] the start and the end of a turn', (t) => {
  t.given({
    phase: 'turn',
    players: { Ann: { companions: [frodo()], support: ['Sun'], hand: ['Guard'] }, Bob: {} },
  });
  inAnyOrder(t);
  t.expect.table({ twilight: 11 });
});
scenario('[LR-SKIRM-014] a skirmish starts and ends for those in it', (t) => {
  t.given(duel(['Mount']));
  t.expect.table({ twilight: 110 });
});
scenario('[LR-SKIRM-017 LR-ERRATA-093] however it ends', (t) => {
  t.given(duel(['Mount', 'Truce'], { card: 'Orc' }, 'Halter'));
  t.expect.table({ twilight: 10 });
  t.player('Ann').does('Halter');
  t.expect.table({ twilight: 111 });
});
scenario('[LR-ASSIGN-007] who assigned a minion is known', (t) => {
  t.given({
    phase: 'assignment alone',
    players: {
      Ann: { companions: [frodo(), 'Guard'], support: ['Roll'] },
      Bob: { minions: ['Orc', { card: 'Orc', as: 'second' }] },
    },
  });
  t.player('Ann').does('Orc', 'Guard').passes();
  inAnyOrder(t);
  t.expect.table({ twilight: 11 });
  t.player('Bob').does('second', 'Guard');
  t.expect.table({ twilight: 21 });
});
for (const [foe, twilight] of [
  ['Orc', 111],
  ['Troll', 101],
] as const)
  scenario(`[LR-SKIRM-015] a skirmish is won against a ${foe}, though it may be dead by then`, (t) => {
    t.given(duel(['Victory'], { card: foe, wounds: foe === 'Orc' ? 1 : 0 }));
    inAnyOrder(t);
    t.expect.table({ twilight }).card(foe, { in: 'discard of Bob' });
  });
