/** Occasions of turns, phases, assignments and skirmishes, of cards that come and go, of the Ring and of sites. */
import { trace } from '@westmarch/kernel';
import { type Table } from '@westmarch/testkit';
import {
  a,
  abilityIsUsed,
  against,
  anEventIsPlayed,
  anyCard,
  anyTurnStarts,
  aSite,
  beginsToReconcile,
  both,
  byA,
  byActionOf,
  byAnOpponent,
  byShadowCard,
  cancelSkirmishOf,
  companion as companions,
  controlAboutToBeTaken,
  controlIsTaken,
  discardAtRandom,
  discardIt,
  discardsFromDeck,
  discardsFromHand,
  discardTop,
  draw,
  during,
  endOf,
  endOfPhaseOf,
  endOfSkirmishOf,
  event,
  exactly,
  exertSelf,
  freePeoplesPlayer,
  hasReconciled,
  host,
  inAnswerTo,
  isAboutToBeDiscarded,
  isAssignedTo,
  isDiscarded,
  isPlayed,
  isTransferred,
  leavesPlay,
  liberateASite,
  losesASkirmish,
  maneuver,
  minion as minions,
  on,
  orc,
  otherThan,
  Phase,
  possession,
  preventThat,
  regroup,
  returnIt,
  say,
  self,
  siteIsLiberated,
  siteIsReplaced,
  skirmish,
  skirmishIsCancelled,
  stackIt,
  startOf,
  startOfPhaseOf,
  startOfSkirmishOf,
  takesACard,
  takesControlOfASite,
  theRingIsPutOn,
  theRingIsTakenOff,
  turnEndsNow,
  verb,
  wearIt,
  when,
  winsASkirmish,
  you,
  youPlay,
  yourTurnStarts,
} from '../../src/cards/words/index.ts';
import { addTwilight } from '../../src/rules/counters/twilight.ts';
import { playSite } from '../../src/rules/sites/next-site.ts';
import { type S } from '../../src/state.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
  site,
} from '../invented.ts';
import { frodo, scenario } from '../table.ts';

const add = (n: number) => verb('add', addTwilight, [n], say`add ${n}`);
const told = (name: string, ...occasions: readonly Parameters<typeof when>[0][]) =>
  freeCondition(name, {}, ...occasions.map((o, i) => when(o, { effect: add(10 ** i) })));
const toldToo = (name: string, ...occasions: readonly Parameters<typeof when>[0][]) =>
  shadowCondition(name, {}, ...occasions.map((o, i) => when(o, { effect: add(10 ** i) })));

invent(
  companion('Guard'),
  companion('Idler', {}, during(maneuver, { effect: add(0) })),
  companion('Halter', {}, during(skirmish, { effect: cancelSkirmishOf(companions) })),
  companion('Reader', {}, during(maneuver, { effect: draw(2) })),
  companion('Wearer', {}, during(maneuver, { effect: wearIt })),
  companion('Freer', {}, during(maneuver, { effect: liberateASite })),
  ally('Friend'),
  minion('Orc'),
  minion('Ogre', { strength: 9 }),
  minion('Troll', { race: 'Troll', strength: 1, vitality: 1 }),
  minion('Robber', {}, during(maneuver, { effect: discardAtRandom(1) })),
  minion('Burner', {}, during(maneuver, { effect: discardTop(2) })),
  minion('Plunderer', {}, during(maneuver, { effect: discardIt(a(possession)) })),
  minion('Deserter', {}, during(regroup, { effect: discardIt(self) })),
  minion('Lord', {}, during(maneuver, { effect: takesControlOfASite })),
  shadowCondition('Cave', {}, during(maneuver, { effect: stackIt(a(both(orc, minions)), self) })),
  freeEvent('Song', { twilight: 0 }, event(maneuver, { effect: add(0) })),
  freeCondition('Tent', {}, during(maneuver, { effect: returnIt(self) })),
  item('Sword', {}),
  item(
    'Brooch',
    { itemClass: 'none' },
    during(inAnswerTo(isAboutToBeDiscarded(both(possession, on(host), otherThan(self)), byShadowCard)), {
      effect: preventThat('discard'),
    }),
  ),
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
  told('Welcome', isPlayed(companions), youPlay(companions), isPlayed(minions)),
  told(
    'Choir',
    anEventIsPlayed(anyCard),
    abilityIsUsed(companions),
    abilityIsUsed(companions, Phase.skirmish),
  ),
  shadowCondition(
    'Gag',
    {},
    during(inAnswerTo(abilityIsUsed(companions, Phase.maneuver)), { effect: preventThat('action') }),
  ),
  told('Inventory', isDiscarded(possession), isDiscarded(possession, byShadowCard), leavesPlay(possession)),
  told('Muster', isDiscarded(minions, byActionOf(Phase.regroup)), isDiscarded(minions), leavesPlay(minions)),
  told('Purse', takesACard(you), discardsFromHand(you, byAnOpponent), discardsFromDeck(you)),
  told('Audit', beginsToReconcile(freePeoplesPlayer), hasReconciled(freePeoplesPlayer)),
  told('Exchange', isTransferred(possession)),
  told('Eye', theRingIsPutOn, theRingIsTakenOff),
  told('Map', controlIsTaken(byA(minions)), siteIsLiberated(), siteIsReplaced(aSite)),
  freeCondition(
    'Patrol',
    {},
    during(inAnswerTo(controlAboutToBeTaken()), { effect: preventThat('control') }),
  ),
  freeCondition('Herald', {}, when(startOf(Phase.maneuver), { may: true, effect: add(5) })),
  companion('Captain', {}, when(startOf(Phase.maneuver), { costs: [exertSelf], effect: add(5) })),
  freeCondition(
    'Surveyor',
    {},
    during(maneuver, { effect: verb('lay', playSite, [you, 2], say`play site 2`) }),
  ),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Bridge', { siteNumber: 2, twilight: 0, block: 1 }),
  site('Hill', { siteNumber: 3, twilight: 0, block: 1 }),
  site('Field', { siteNumber: 4, twilight: 0, block: 1 }),
);

/** The order of required actions makes no difference here. */
function inAnyOrder(t: Table<S>): void {
  for (let n = 0; n < 9 && trace(t.state).includes('responses › required'); n++)
    t.choose(t.state.kernel.asked, t.offered()[0]);
}

const table = (ann: object, bob: object, more = {}) => ({
  phase: 'maneuver alone',
  ...more,
  players: { Ann: { companions: [frodo(), 'Idler'], ...ann }, Bob: { minions: ['Orc'], ...bob } },
});
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
  t.player('Ann').does('Orc', 'Guard', 'second').passes();
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
  t.player('Bob').does('second', 'Guard').passes();
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

scenario('[LR-TIMING-002] playing a card is heard of, by anyone or by oneself', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo()], support: ['Welcome'], hand: ['Guard', 'Idler'] }, Bob: {} },
  });
  t.player('Ann').does('Guard: play');
  inAnyOrder(t);
  t.expect.table({ twilight: 13 });
});
scenario('[LR-TIMING-002] a minion is another player’s', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 2,
    players: { Ann: { companions: [frodo()], support: ['Welcome'] }, Bob: { hand: ['Orc', 'Ogre'] } },
  });
  t.player('Bob').does('Orc: play');
  t.expect.table({ twilight: 100 });
});
scenario(
  '[LR-EVENT-002 LR-ABILITY-001] an event that is played and an ability that is used are two things',
  (t) => {
    t.given(table({ support: ['Choir'], hand: ['Song'] }, {}));
    t.player('Ann').does('Song');
    t.expect.table({ twilight: 1 });
    t.player('Ann').does('Idler');
    t.expect.table({ twilight: 11 });
  },
);
scenario(
  '[LR-COST-006 LR-RESPONSE-001] an ability that is used can be cancelled before it does anything',
  (t) => {
    t.given(table({ companions: [frodo(), 'Reader'], deck: ['Guard', 'Guard'] }, { support: ['Gag'] }));
    t.player('Ann').does('Reader');
    t.player('Bob').does('Gag');
    t.player('Ann').has({ hand: 0 });
    t.player('Ann').does('Reader');
    t.player('Bob').passes();
    t.player('Ann').has({ hand: 2 });
  },
);

scenario('[LR-EFFECT-001] a discard is known by the card that makes it', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Idler', { card: 'Guard', on: ['Sword'] }], support: ['Inventory'] },
      { minions: ['Plunderer'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Plunderer');
  inAnyOrder(t);
  t.expect.table({ twilight: 111 }).card('Sword', { in: 'discard of Ann' });
});
scenario('[LR-ATTACH-011] what goes with its bearer is discarded by nobody', (t) => {
  t.given(
    table({ companions: [frodo(), 'Idler'], support: ['Inventory', { card: 'Tent', on: ['Sword'] }] }, {}),
  );
  t.player('Ann').does('Tent');
  inAnyOrder(t);
  t.expect
    .table({ twilight: 101 })
    .card('Sword', { in: 'discard of Ann' })
    .card('Tent', { in: 'hand of Ann' });
});
scenario('[LR-RESPONSE-003] something is about to be discarded, and is not', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Idler', { card: 'Guard', on: ['Sword', 'Brooch'] }], support: ['Inventory'] },
      { minions: ['Plunderer'] },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Plunderer', 'Sword');
  t.player('Ann').does('Brooch');
  t.expect.card('Sword', { in: 'on of Guard' }).table({ twilight: 0 });
});
scenario(
  '[LR-ACTION-012] a regroup action discards a minion, and so does another; stacking is no discard',
  (t) => {
    t.given({
      phase: 'regroup alone',
      players: { Ann: { companions: [frodo()], support: ['Muster'] }, Bob: { minions: ['Deserter'] } },
    });
    t.player('Bob').does('Deserter');
    inAnyOrder(t);
    inAnyOrder(t);
    t.expect.table({ twilight: 111 });
  },
);
scenario('[LR-STACK-001 LR-STACK-003] what is stacked has left play', (t) => {
  t.given(table({ support: ['Muster'] }, { support: ['Cave'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Cave');
  t.expect.table({ twilight: 100 });
});
scenario(
  '[LR-DISCARD-002] cards drawn, discarded from hand or from the deck are heard of one by one',
  (t) => {
    t.given(
      table(
        {
          companions: [frodo(), 'Reader'],
          support: ['Purse'],
          hand: ['Guard'],
          deck: ['Guard', 'Guard', 'Idler', 'Idler'],
        },
        { minions: ['Robber', 'Burner'] },
        { dice: [0] },
      ),
    );
    t.player('Ann').does('Reader');
    t.expect.table({ twilight: 2 });
    t.player('Bob').does('Robber');
    t.expect.table({ twilight: 12 });
    t.player('Ann').passes();
    t.player('Bob').does('Burner');
    t.expect.table({ twilight: 212 });
  },
);
scenario('[LR-REGROUP-002] reconciling is heard of before and after, and whose it is', (t) => {
  t.given({
    phase: 'regroup',
    moves: 2,
    players: { Ann: { companions: [frodo()], support: ['Audit'], hand: ['Guard'] }, Bob: { hand: ['Orc'] } },
  });
  t.player('Bob').does('Keep all');
  t.expect.table({ twilight: 1 });
  t.player('Ann').does('Keep all');
  t.expect.table({ active: 'Bob' });
});
scenario('[LR-TRANSFER-005] a transfer is heard of as one', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), 'Idler', { card: 'Guard', on: ['Sword'] }],
        support: ['Exchange', 'Welcome'],
        hand: ['Song'],
      },
      Bob: {},
    },
  });
  t.player('Ann').does('Sword: hand it to another', 'Idler');
  t.expect.card('Sword', { in: 'on of Idler' }).table({ twilight: 2 });
});
scenario('[LR-RING-001] the Ring is put on and taken off', (t) => {
  t.given({
    phase: 'maneuver',
    players: { Ann: { companions: [frodo(), 'Wearer'], support: ['Eye'] }, Bob: { minions: ['Orc'] } },
  });
  t.player('Ann').does('Wearer');
  t.expect.table({ twilight: 1 });
  // Once on, it is not put on again.
  t.player('Ann').does('Wearer').passes();
  t.player('Ann').does('Orc', 'Wearer').passes();
  t.expect.table({ twilight: 11, 'phase name': 'regroup' });
});
const path = [
  { card: 'Gate', owner: 'Ann' },
  { card: 'Road', owner: 'Bob' },
  { card: 'Hill', owner: 'Bob' },
];
scenario('[LR-CONTROL-001 LR-CONTROL-008] control of a site, and its liberation', (t) => {
  t.given(
    table(
      { site: 3, companions: [frodo(), 'Freer'], support: ['Map'] },
      { site: 3, minions: ['Lord'] },
      { path },
    ),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Lord');
  t.expect.card('Gate', { in: 'support of Bob' }).table({ twilight: 1 });
  t.player('Ann').does('Freer');
  t.expect.card('Gate', { in: 'path' }).table({ twilight: 11 });
});
scenario('[LR-RESPONSE-003 LR-CONTROL-001] it may be prevented', (t) => {
  t.given(table({ site: 3, support: ['Map', 'Patrol'] }, { site: 3, minions: ['Lord'] }, { path }));
  t.player('Ann').passes();
  t.player('Bob').does('Lord');
  t.player('Ann').does('Patrol');
  t.expect.card('Gate', { in: 'path' }).table({ twilight: 0 });
});
scenario('[LR-SITE-007] a site that is replaced is heard of', (t) => {
  t.given(table({ site: 3, support: ['Map', 'Surveyor'], adventure: ['Bridge'] }, { site: 3 }, { path }));
  t.player('Ann').does('Surveyor');
  t.expect
    .card('Bridge', { in: 'path', number: 2 })
    .card('Road', { in: 'adventure of Bob' })
    .table({ twilight: 100 });
});
scenario(
  '[LR-ACTION-002 LR-COST-002] what may happen at the start of a phase can be left, or has a price',
  (t) => {
    t.given(table({ companions: [frodo(), 'Captain'], support: ['Herald'] }, {}));
    t.player('Ann').mayChoose.exactly('Pass', 'Herald', 'Captain');
    t.player('Ann').does('Captain');
    t.expect.card('Captain', { wounds: 1 }).table({ twilight: 5 });
  },
);
scenario('[LR-COST-002] a price that cannot be paid is not asked for', (t) => {
  t.given(table({ companions: [frodo(), { card: 'Captain', wounds: 2 }], support: ['Herald'] }, {}));
  t.player('Ann').mayChoose.exactly('Pass', 'Herald');
});
