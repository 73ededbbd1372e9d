/** The regroup phase: muster, actions, reconciling, moving on or ending the turn. */
import { action, say, thereAre, trigger, verb, you } from '@westmarch/kernel';
import { expect } from 'vitest';
import { kind } from '../../../src/engine.ts';
import { refusedActions } from '../../../src/reading.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { drawCard } from '../../../src/rules/cards/draw.ts';
import { addBurdens } from '../../../src/rules/counters/burdens.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { phaseStarts, reconciled, reconciles, turnEnds, turnStarts } from '../../../src/rules/events.ts';
import { Phase } from '../../../src/state.ts';
import { companion, freeCondition, invent, item, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  companion('Guard'),
  companion('Herald', { Muster: 1 }),
  minion('Orc'),
  item('Trophy', { side: 'Shadow', culture: 'Moria' }),
  freeCondition(
    'Camp',
    {},
    action({ window: inPhase(Phase.regroup), effect: verb('rest', addTwilight, [1], say`add 1`) }),
  ),
  freeCondition('Dawn', {}, trigger(turnStarts, { effect: verb('draw', drawCard, [you], say`draw a card`) })),
  freeCondition(
    'Sunset',
    {},
    trigger(turnEnds, {
      if: thereAre(1, kind.is('minion')),
      effect: verb('worry', addBurdens, [you, 1], say`a burden`),
    }),
  ),
  freeCondition(
    'Rest',
    {},
    trigger(phaseStarts, { optional: true, effect: verb('ring', addTwilight, [1], say`add 1`) }),
  ),
  freeCondition(
    'Before',
    {},
    trigger(reconciles, { effect: verb('note', addTwilight, [1], say`add 1`) }),
    trigger(reconciled, { effect: verb('note', addTwilight, [10], say`add 10`) }),
  ),
  freeCondition('Bell', {}, trigger(phaseStarts, { effect: verb('ring', addTwilight, [1], say`add 1`) })),
);
const cards = (n: number) => Array.from({ length: n }, () => 'Guard');

scenario(
  '[LR-REGROUP-001 LR-REGROUP-011] regroup actions come first, then the Shadow players reconcile',
  (t) => {
    t.given({
      phase: 'regroup',
      players: { Ann: { companions: [frodo()], support: ['Camp'] }, Bob: { hand: ['Orc'], deck: cards(9) } },
    });
    t.player('Ann').does('Camp').passes();
    t.expect.table({ twilight: 1 });
    t.player('Bob').mayChoose.exactly('Keep all', 'Orc');
  },
);
scenario(
  '[LR-REGROUP-002 LR-REGROUP-003 LR-REGROUP-004] each Shadow player may discard one card, and draws up to eight',
  (t) => {
    t.given({
      phase: 'regroup alone',
      players: { Ann: { companions: [frodo()] }, Bob: { hand: ['Orc', 'Herald'], deck: cards(9) } },
    });
    t.player('Bob').does('Orc');
    t.player('Bob').has({ hand: 8, deck: 2, discard: 1 });
    t.player('Ann').has({ hand: 0 });
  },
);
scenario('[LR-REGROUP-004] with more than eight he discards down to eight', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()] }, Bob: { hand: [...cards(9), 'Orc'], deck: cards(2) } },
  });
  t.player('Bob').does('Orc');
  t.player('Bob').has({ hand: 9 });
  t.player('Bob').does('Guard (1)');
  t.player('Bob').has({ hand: 8, deck: 2 });
});
scenario('[LR-REGROUP-005 LR-LOSE-004 LR-ZONE-004] an empty deck is no loss, and is not refilled', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()] }, Bob: { hand: ['Orc'], deck: ['Guard'], discard: cards(5) } },
  });
  t.player('Bob').does('Keep all');
  t.player('Bob').has({ hand: 2, deck: 0, discard: 5 });
  t.expect.result('undecided');
});
scenario(
  '[LR-REGROUP-006 LR-REGROUP-009] who ends his turn reconciles, and all minions are discarded with what they bear',
  (t) => {
    t.given({
      phase: 'regroup',
      moves: 1,
      players: {
        Ann: { companions: [frodo()], hand: ['Herald'], deck: cards(3) },
        Bob: {
          minions: [{ card: 'Orc', on: ['Trophy'] }],
          companions: [frodo({ as: 'his Frodo', on: [] })],
          hand: ['Guard'],
        },
      },
    });
    t.player('Bob').does('Keep all');
    t.player('Ann').does('No', 'Keep all');
    t.player('Ann').has({ hand: 4 });
    t.expect
      .card('Orc', { in: 'discard of Bob' })
      .card('Trophy', { in: 'discard of Bob' })
      .table({ active: 'Bob' });
  },
);
scenario('[LR-REGROUP-009] the minions are gone when the turn ends', (t) => {
  t.given({
    phase: 'regroup',
    moves: 2,
    players: {
      Ann: { companions: [frodo()], support: ['Sunset'] },
      Bob: { minions: ['Orc'], companions: [frodo({ as: 'his Frodo', on: [] })], hand: ['Guard', 'Guard'] },
    },
  });
  // Whoever counts minions at the end of the turn finds none.
  t.player('Bob').does('Keep all');
  t.expect.table({ active: 'Bob' });
  t.player('Ann').has({ burdens: 0 });
});
scenario('[LR-REGROUP-008 LR-REGROUP-010] who moves on does not reconcile, and the minions stay', (t) => {
  t.given({
    phase: 'regroup',
    moves: 1,
    players: {
      Ann: { companions: [frodo()], hand: ['Herald'], deck: cards(3) },
      Bob: { minions: ['Orc'], hand: ['Guard'] },
    },
  });
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes');
  t.player('Ann').has({ hand: 1, site: 2 });
  t.expect.card('Orc', { in: 'minions of Bob' });
});
scenario(
  '[LR-KEYWORD-018 LR-KEYWORD-019 LR-REGROUP-011] who musters exchanges a card for each such character, as the phase starts',
  (t) => {
    t.given({
      phase: 'regroup alone',
      players: {
        Ann: {
          companions: [frodo(), 'Herald'],
          hand: ['Guard', { card: 'Guard', as: 'other' }],
          deck: ['Camp'],
        },
        Bob: {},
      },
    });
    t.player('Ann').mayChoose.exactly('Pass', 'Herald: muster');
    t.player('Ann').does('Herald: muster');
    t.player('Ann').mayChoose.exactly('Pass', 'Guard', 'other');
    t.player('Ann').does('other');
    t.player('Ann').has({ hand: ['Guard', 'Camp'], discard: ['other'] });
  },
);
for (const dropped of [[], ['other']])
  scenario(`[LR-KEYWORD-018 LR-KEYWORD-019] he may be done after ${dropped.length} of two cards`, (t) => {
    t.given({
      phase: 'regroup alone',
      players: {
        Ann: {
          companions: [frodo(), 'Herald', { card: 'Herald', as: 'second' }],
          hand: ['Guard', { card: 'Guard', as: 'other' }],
          deck: ['Camp', 'Bell'],
        },
        Bob: {},
      },
    });
    t.player('Ann').does('Herald: muster', ...dropped, 'Pass');
    t.player('Ann').has({ hand: 2, discard: dropped });
  });
scenario('[LR-ACTION-005 LR-KEYWORD-018] muster is one of the optional actions as the phase starts', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: {
        companions: [frodo(), 'Herald', { card: 'Herald', as: 'second' }],
        support: ['Rest'],
        hand: ['Guard', { card: 'Guard', as: 'other' }, 'Orc'],
        deck: ['Camp', 'Bell'],
      },
      Bob: {},
    },
  });
  t.player('Ann').mayChoose.exactly('Pass', 'Rest', 'Herald: muster');
  t.player('Ann').does('Rest');
  t.player('Ann').does('Herald: muster', 'other', 'Orc');
  t.player('Ann').has({ hand: ['Guard', 'Camp', 'Bell'] });
  t.nothingPending();
});
scenario('[LR-KEYWORD-018] why a character does not muster, heal or ambush now is told to nobody', (t) => {
  t.given({
    phase: 'regroup',
    players: { Ann: { companions: [frodo(), 'Herald'], hand: ['Guard'] }, Bob: {} },
  });
  expect(refusedActions(t.state, 1, t.who.card('Herald'))).toEqual([]);
  expect(refusedActions(t.state, 1, t.who.card('Guard')).map(({ name }) => name)).toEqual([
    'playFreePeoples',
  ]);
});
scenario('[LR-KEYWORD-018] without a mustering character nobody may', (t) => {
  t.given({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()], hand: ['Guard'], deck: ['Camp'] }, Bob: {} },
  });
  t.player('Ann').has({ hand: ['Guard'] });
  t.expect.asked('nobody');
});
scenario(
  '[LR-TURN-005 LR-TURN-006 LR-FELLOW-008] what happens at the start of a turn happens once, and is outside the Rule of 4',
  (t) => {
    t.given({
      phase: 'turn',
      players: { Ann: { companions: [frodo()], support: ['Dawn'], deck: cards(3) }, Bob: {} },
    });
    t.player('Ann').has({ hand: 1, drawn: 0 });
  },
);
scenario('[LR-TURN-007] and not again when the fellowship moves a second time', (t) => {
  t.given({
    phase: 'regroup',
    moves: 1,
    twilight: 9,
    players: { Ann: { companions: [frodo()], support: ['Dawn'], deck: cards(3) }, Bob: { hand: ['Orc'] } },
  });
  t.player('Bob').does('Keep all');
  t.player('Ann').does('Yes');
  t.expect.table({ 'phase name': 'shadow' });
  t.player('Ann').has({ hand: 0, deck: 3 });
});
for (const [now, next] of [
  ['Ann', 'Bob'],
  ['Bob', 'Cid'],
  ['Cid', 'Ann'],
] as const)
  scenario(`[LR-TURN-001] turns pass to the left: from ${now} to ${next}`, (t) => {
    const seat = (name: string) => ({
      companions: [frodo({ as: `Frodo of ${name}`, on: [] })],
      hand: ['Guard'],
    });
    t.given({
      phase: 'regroup',
      active: now,
      moves: 2,
      players: { Ann: seat('Ann'), Bob: seat('Bob'), Cid: seat('Cid') },
    });
    const before = t.state.global.active;
    while (t.state.global.active === before) t.choose(t.state.kernel.asked, 'Keep all');
    t.expect.table({ active: next });
  });
scenario(
  '[LR-TURN-002 LR-TURN-009] without minions maneuver, archery, assignment and skirmishes are skipped',
  (t) => {
    t.given({
      phase: 'shadow',
      players: { Ann: { companions: [frodo()], support: ['Bell', 'Camp'] }, Bob: {} },
    });
    // One for the Shadow phase, one for regroup.
    t.expect.table({ twilight: 2, 'phase name': 'regroup' });
  },
);
scenario('[LR-TURN-002] with a minion every phase comes in its order', (t) => {
  t.given({
    phase: 'shadow',
    players: {
      Ann: { companions: [frodo(), 'Guard'], support: ['Bell', 'Camp'] },
      Bob: { minions: ['Orc'] },
    },
  });
  // Shadow, maneuver, archery, assignment.
  t.expect.table({ twilight: 4, 'phase name': 'assignment' });
  t.player('Ann').does('Orc', 'Guard').passes();
  t.expect.table({ twilight: 6, 'phase name': 'regroup' });
});

scenario('[LR-REGROUP-002] that he reconciles is told at its beginning, that he has at its end', (t) => {
  t.given({
    phase: 'regroup alone',
    players: {
      Ann: { companions: [frodo()], support: ['Before'] },
      Bob: { hand: [...cards(8), 'Orc'], deck: cards(1) },
    },
  });
  t.expect.table({ twilight: 1 });
  t.player('Bob').does('Keep all');
  // Nine cards: he is not done yet.
  t.expect.table({ twilight: 1 });
  t.player('Bob').does('Orc');
  t.expect.table({ twilight: 11 });
});
