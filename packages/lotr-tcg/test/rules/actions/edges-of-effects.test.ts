/** Where effects begin and end: empty hands, last cards, who sees what, who is asked, what counts as one's doing. */
import { self, sequence } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  a,
  addsTwilight,
  against,
  anyCard,
  archery,
  both,
  byActionOf,
  companion as companions,
  discardAtRandom,
  during,
  eachOf,
  elf,
  event,
  exertEvery,
  fellowshipOrRegroup,
  from,
  lookAtHand,
  losesASkirmish,
  maneuver,
  minion as minions,
  orc,
  Phase,
  putBeneathDeck,
  regroup,
  revealAtRandom,
  revealHand,
  skirmish,
  startOf,
  strengthenUpTo,
  takesAWound,
  theOpponent,
  when,
  winsASkirmish,
  withOpponent,
  woundIt,
  woundTwo,
  yourHand,
} from '../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  minion,
  pause,
  shadowCondition,
} from '../../invented.ts';
import { adapter, frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

const hurt = woundIt(a(companions));

invent(
  companion('Guard', { vitality: 9 }),
  companion('Frail', { vitality: 1 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', vitality: 9 }),
  idler,
  companion('Reader', {}, during(maneuver, { effect: withOpponent(lookAtHand(theOpponent)) })),
  companion('Crier', {}, during(maneuver, { effect: withOpponent(revealHand(theOpponent)) })),
  companion('Seer', {}, during(maneuver, { effect: withOpponent(revealAtRandom(theOpponent, 'seen')) })),
  companion('Archivist', {}, during(maneuver, { effect: putBeneathDeck(from(yourHand, anyCard)) })),
  companion('Fencer', {}, during(skirmish, { effect: strengthenUpTo(self, 2, 3) })),
  companion('Twice', {}, during(maneuver, { effect: woundTwo(orc) })),
  ally('Friend'),
  minion('Orc'),
  minion('Ogre', { race: 'Troll', strength: 40 }),
  minion('Brute', { strength: 9, vitality: 9 }),
  minion('Weak', { strength: 1, vitality: 9 }),
  minion('Snaga', { vitality: 1 }),
  minion('Shooter', { Archer: 1 }),
  minion('Robber', {}, during(maneuver, { effect: discardAtRandom(1) })),
  minion('Looter', {}, during(maneuver, { effect: discardAtRandom(2) })),
  minion('Stabber', {}, during(maneuver, { effect: hurt })),
  minion('Ambush', {}, when(startOf(Phase.maneuver), { effect: hurt })),
  minion('Late', {}, during(regroup, { effect: hurt })),
  minion('Tyrant', {}, during(maneuver, { effect: exertEvery(companions) })),
  freeEvent('Harm', { twilight: 0 }, event(fellowshipOrRegroup, { effect: hurt })),
  freeCondition(
    'by maneuver',
    {},
    when(takesAWound(companions, byActionOf(Phase.maneuver)), { effect: add(1) }),
  ),
  freeCondition(
    'by archery',
    {},
    when(takesAWound(companions, byActionOf(Phase.archery)), { effect: add(10) }),
  ),
  freeCondition(
    'by fellowship',
    {},
    when(takesAWound(companions, byActionOf(Phase.fellowship)), { effect: add(100) }),
  ),
  freeCondition(
    'by regroup',
    {},
    when(takesAWound(companions, byActionOf(Phase.regroup)), { effect: add(1000) }),
  ),
  freeCondition('won against', {}, when(winsASkirmish(both(companions, against(orc))), { effect: add(1) })),
  freeCondition(
    'lost against',
    {},
    when(losesASkirmish(both(companions, against(orc))), { effect: add(10) }),
  ),
  freeCondition(
    'against himself',
    {},
    when(losesASkirmish(both(companions, against(companions))), { effect: add(100) }),
  ),
  shadowCondition('beat', {}, when(winsASkirmish(both(minions, against(elf))), { effect: add(1000) })),
  freeCondition('Volley', {}, during(archery, { effect: addsTwilight(0) })),
  minion(
    'Scourge',
    {},
    during(maneuver, { effect: eachOf(3, companions, (card) => sequence(woundIt(card), add(1))) }),
  ),
  pause,
);
const causes = ['by maneuver', 'by archery', 'by fellowship', 'by regroup'];

for (const [thief, hand, dice, left] of [
  ['Robber', ['Guard'], [], []],
  ['Robber', ['Guard', 'Elf', 'Frail'], [0], ['Elf', 'Frail']],
  ['Robber', ['Guard', 'Elf', 'Frail'], [1], ['Guard', 'Frail']],
  ['Robber', ['Guard', 'Elf', 'Frail'], [2], ['Guard', 'Elf']],
  ['Looter', ['Guard', 'Elf', 'Frail'], [2, 0], ['Elf']],
  ['Looter', ['Guard', 'Elf'], [0], []],
  ['Looter', ['Guard'], [], []],
  ['Looter', [], [], []],
] as const)
  scenario(
    `[LR-EFFECT-004] ${thief} takes from a hand of ${hand.length}, by the dice ${dice.join(' and ')}`,
    (t) => {
      t.given(table({ hand }, { minions: [thief] }, { dice }));
      t.player('Ann').passes();
      t.player('Bob').does(thief);
      t.player('Ann').has({ hand: left });
    },
  );

for (const [reader, seers] of [
  ['Reader', [1]],
  ['Crier', [1, 2, 3]],
] as const)
  scenario(
    `[LR-EFFECT-002 LR-EFFECT-003] ${reader === 'Reader' ? 'only who looks sees a hand' : 'all see a revealed hand'}`,
    (t) => {
      const { players } = table({ companions: [frodo(), reader] }, { hand: ['Orc', 'Brute'] });
      t.given({ phase: 'maneuver alone', players: { ...players, Cid: { hand: ['Weak'] } } });
      t.player('Ann').does(reader, 'Bob');
      const seen = (viewer: number, card: string): boolean =>
        adapter.game.view(t.state, viewer).card.def[t.who.card(card)] !== 0;
      for (const viewer of [1, 3] as const) {
        expect([viewer, seen(viewer, 'Brute')]).toEqual([viewer, seers.some((one) => one === viewer)]);
        expect([viewer, seen(viewer, 'Weak')]).toEqual([viewer, viewer === 3]);
      }
    },
  );
scenario('[LR-EFFECT-003] of a card revealed at random all see that one, and no other', (t) => {
  const { players } = table({ companions: [frodo(), 'Seer'] }, { hand: ['Stabber', 'Brute'] });
  t.given({ phase: 'maneuver alone', dice: [1], players: { ...players, Cid: {} } });
  t.player('Ann').does('Seer', 'Bob');
  for (const viewer of [1, 3]) {
    const view = adapter.game.view(t.state, viewer);
    expect(view.card.def[t.who.card('Brute')]).not.toBe(0);
    expect(view.card.def[t.who.card('Stabber')]).toBe(0);
  }
});
scenario('[LR-EFFECT-007] of an empty hand nothing is revealed', (t) => {
  t.given(table({ companions: [frodo(), 'Seer'] }, { hand: [] }));
  t.player('Ann').does('Seer');
  t.player('Bob').has({ hand: 0 });
});
scenario('[LR-ZONE-002] what goes beneath a draw deck from a hand is seen by nobody else', (t) => {
  t.given(
    table({ companions: [frodo(), 'Archivist'], hand: ['Guard', 'Elf'], deck: ['Frail', 'Friend'] }, {}),
  );
  t.player('Ann').does('Archivist', 'Elf');
  t.player('Ann').has({ hand: ['Guard'], deck: ['Frail', 'Friend', 'Elf'] });
  expect(adapter.game.view(t.state, 2).card.def[t.who.card('Elf')]).toBe(0);
});

scenario('[LR-ACTION-012] a wound by an action of the maneuver phase is one of that phase only', (t) => {
  t.given(table({ support: causes }, { minions: ['Stabber'] }));
  t.player('Ann').passes();
  t.player('Bob').does('Stabber', 'Idler');
  t.expect.table({ twilight: 1 });
});
scenario('[LR-ACTION-012] what follows by itself in a phase is no action of it', (t) => {
  t.given({ ...table({ support: causes }, { minions: ['Ambush'] }), phase: 'maneuver' });
  t.player('Bob').does('Idler');
  t.expect.card('Idler', { wounds: 1 }).table({ twilight: 0 });
});
scenario('[LR-ACTION-012] nor is archery fire an action of the archery phase', (t) => {
  t.given({
    phase: 'archery fire',
    players: { Ann: { companions: ['Guard'], support: causes }, Bob: { minions: ['Shooter'] } },
  });
  t.expect.card('Guard', { wounds: 1 }).table({ twilight: 0 });
});
for (const [phase, twilight] of [
  ['fellowship', 100],
  ['regroup', 1000],
] as const)
  scenario(`[LR-ACTION-012] an event of two phases is used in one of them: the ${phase} phase`, (t) => {
    t.given({
      phase: `${phase} alone`,
      players: { Ann: { companions: [frodo(), 'Guard'], support: causes, hand: ['Harm', 'Elf'] }, Bob: {} },
    });
    t.player('Ann').does('Harm', 'Guard');
    t.expect.card('Guard', { wounds: 1 }).table({ twilight });
  });

for (const [companionsThere, twilight] of [
  [['Guard'], 1],
  [['Guard', 'Elf'], 2],
  [['Guard', 'Elf', 'Fencer', 'Twice'], 3],
] as const)
  scenario(
    `[LR-WOUND-005] three different companions, or as many as there are: of ${companionsThere.length}`,
    (t) => {
      t.given(table({ companions: companionsThere }, { minions: ['Scourge'] }));
      if (companionsThere.length > 2) t.player('Ann').passes();
      t.player('Bob').does('Scourge');
      for (const who of companionsThere.slice(0, 3))
        if (t.state.kernel.asked === 2 && t.offered().includes(who)) t.player('Bob').does(who);
      t.expect.table({ twilight });
      for (const who of companionsThere.slice(0, 3)) t.expect.card(who, { wounds: 1 });
    },
  );

const duel = (hero: string, foe: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), hero], support: ['won against', 'lost against', 'against himself'] },
    Bob: { minions: [{ card: foe, against: hero }], support: ['beat'] },
  },
});
for (const [hero, foe, twilight, why] of [
  ['Guard', 'Weak', 1, 'won against an Orc that lives on'],
  ['Guard', 'Brute', 10, 'lost against an Orc by one who lives on'],
  ['Elf', 'Brute', 1010, 'won by an Orc against an Elf'],
  ['Guard', 'Ogre', 0, 'lost to a Troll by one who dies of it, and never to himself'],
] as const)
  scenario(`[LR-SKIRM-015] a skirmish is ${why}`, (t) => {
    t.given(duel(hero, foe));
    for (let n = 0; n < 4 && t.state.kernel.asked !== 0 && t.offered().length > 1; n++)
      t.choose(t.state.kernel.asked, t.offered()[0]);
    t.expect.table({ twilight });
  });

scenario('[LR-EFFECT-005] two Orcs are wounded, each to death if it has one vitality', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Twice'] },
      { minions: ['Snaga', { card: 'Snaga', as: 'second' }, 'Ogre'] },
    ),
  );
  t.player('Ann').does('Twice', 'wound 2 Orcs', 'Snaga');
  t.expect
    .card('Snaga', { in: 'discard of Bob' })
    .card('second', { in: 'discard of Bob' })
    .card('Ogre', { wounds: 0 });
});
scenario('[LR-EFFECT-005] or one of them twice', (t) => {
  t.given(table({ companions: [frodo(), 'Twice'] }, { minions: ['Weak', { card: 'Weak', as: 'second' }] }));
  t.player('Ann').does('Twice', 'wound an Orc twice', 'second');
  t.expect.card('Weak', { wounds: 0 }).card('second', { wounds: 2 });
});
scenario('[LR-EFFECT-005] where there is one only, it is wounded twice', (t) => {
  t.given(table({ companions: [frodo(), 'Twice'] }, { minions: ['Weak', 'Ogre'] }));
  t.player('Ann').does('Twice');
  t.expect.card('Weak', { wounds: 2 });
});
scenario('[LR-LIMIT-001 LR-LIMIT-002] beyond a limit nothing more is given, by each copy for itself', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Fencer', { card: 'Fencer', as: 'other' }], support: ['Pause'] },
      Bob: { minions: [{ card: 'Brute', against: 'Fencer' }] },
    },
  });
  t.player('Ann').does('Fencer');
  t.expect.value('Fencer', 'strength', 8).value('other', 'strength', 6);
  t.player('Ann').does('Fencer');
  t.expect.value('Fencer', 'strength', 9);
  t.player('Ann').does('other');
  t.expect.value('Fencer', 'strength', 9).value('other', 'strength', 8);
});
scenario('[LR-EXERT-005] every companion who can exerts, and nobody else', (t) => {
  t.given(
    table(
      { companions: [frodo(), 'Guard', { card: 'Frail', wounds: 0 }], support: ['Friend'] },
      { minions: ['Tyrant'] },
    ),
  );
  t.player('Bob').does('Tyrant');
  t.expect
    .card('Frodo', { wounds: 1 })
    .card('Guard', { wounds: 1 })
    .card('Frail', { wounds: 0, in: 'companions of Ann' })
    .card('Friend', { wounds: 0 })
    .card('Tyrant', { wounds: 0 });
});
