/** Occasions of cards that are played, used, discarded, taken or handed on. */
import { trace } from '@westmarch/kernel';
import { type Table } from '@westmarch/testkit';
import {
  a,
  abilityIsUsed,
  anEventIsPlayed,
  anyCard,
  beginsToReconcile,
  both,
  byActionOf,
  byAnOpponent,
  byShadowCard,
  companion as companions,
  discardAtRandom,
  discardIt,
  discardsFromDeck,
  discardsFromHand,
  discardTop,
  draw,
  during,
  event,
  freePeoplesPlayer,
  hasReconciled,
  host,
  inAnswerTo,
  isAboutToBeDiscarded,
  isDiscarded,
  isPlayed,
  isTransferred,
  leavesPlay,
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
  self,
  stackIt,
  takesACard,
  when,
  you,
  youPlay,
} from '../../../src/cards/words/index.ts';
import { type S } from '../../../src/state.ts';
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
import { add, idler, table } from '../maneuver.ts';

const told = (name: string, ...occasions: readonly Parameters<typeof when>[0][]) =>
  freeCondition(name, {}, ...occasions.map((o, i) => when(o, { effect: add(10 ** i) })));
invent(
  companion('Guard'),
  idler,
  companion('Reader', {}, during(maneuver, { effect: draw(2) })),
  minion('Orc'),
  minion('Ogre', { strength: 9 }),
  minion('Robber', {}, during(maneuver, { effect: discardAtRandom(1) })),
  minion('Burner', {}, during(maneuver, { effect: discardTop(2) })),
  minion('Plunderer', {}, during(maneuver, { effect: discardIt(a(possession)) })),
  minion('Deserter', {}, during(regroup, { effect: discardIt(self) })),
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
);

/** The order of required actions makes no difference here. */
function inAnyOrder(t: Table<S>): void {
  for (let n = 0; n < 9 && trace(t.state).includes('responses › required'); n++)
    t.choose(t.state.kernel.asked, t.offered()[0]);
}

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
