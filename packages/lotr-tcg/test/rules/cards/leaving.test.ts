/** Leaving play by whichever way, and what a card gave or bore then. */
import { action, choose, firstIn, move, place, say, self, the, verb } from '@westmarch/kernel';
import { expect } from 'vitest';
import {
  addsTwilight,
  anyCard,
  during,
  from,
  leavesPlay,
  putBeneathDeck,
  skirmish,
  when,
  yourDiscard,
  yourHand,
} from '../../../src/cards/words/index.ts';
import { kind } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { lastBearer } from '../../../src/rules/cards/cards.ts';
import { discardByRules } from '../../../src/rules/cards/leaving.ts';
import { stack } from '../../../src/rules/playing/entering.ts';
import { Phase, Zone } from '../../../src/state.ts';
import { companion, freeCondition, invent, item, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { asking } from './asking.ts';

const inSkirmish = inPhase(Phase.skirmish);
const anyone = choose('one', kind.is('minion'));
const someone = choose('one', kind.is('companion'));
invent(
  companion('Guard'),
  companion('Archivist', {}, during(skirmish, { effect: putBeneathDeck(from(yourHand, anyCard)) })),
  companion('Recycler', {}, during(skirmish, { effect: putBeneathDeck(from(yourDiscard, anyCard)) })),
  freeCondition('Leavers', {}, when(leavesPlay(anyCard), { effect: addsTwilight(1) })),
  minion('Orc'),
  item('Scimitar', { side: 'Shadow', culture: 'Moria' }),
  shadowCondition(
    'Pit',
    {},
    action({
      window: inSkirmish,
      targets: [anyone],
      effect: verb('stack', stack, [the('one'), self], say`stack it`),
    }),
  ),
  shadowCondition(
    'Abyss',
    {},
    action({
      window: inSkirmish,
      targets: [someone],
      effect: verb('stack', stack, [the('one'), self], say`stack him`),
    }),
  ),
  shadowCondition(
    'Chasm',
    {},
    action({ window: inSkirmish, targets: [someone], effect: putBeneathDeck(the('one')) }),
  ),
  shadowCondition(
    'Tunnel',
    {},
    action({ window: inSkirmish, targets: [anyone], effect: putBeneathDeck(the('one')) }),
  ),
);
const fight = (support: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Guard'] },
    Bob: {
      minions: [
        { card: 'Orc', against: 'Guard', wounds: 1, on: ['Scimitar'] },
        { card: 'Orc', as: 'second', against: 'Guard' },
      ],
      support: [support],
      deck: [{ card: 'Orc', as: 'top' }],
    },
  },
});

scenario(
  '[LR-ATTACH-011 LR-ATTACH-012] what a minion bears is discarded when it is stacked, and its tokens go',
  (t) => {
    t.given(fight('Pit'));
    t.player('Bob').does('Pit', 'Orc');
    t.expect
      .card('Orc', { in: 'stacked of Pit', wounds: 0, against: 'none' })
      .card('Scimitar', { in: 'discard of Bob' });
  },
);
scenario('[LR-ATTACH-011] and when it goes beneath a deck', (t) => {
  t.given(fight('Tunnel'));
  t.player('Bob').does('Tunnel', 'Orc');
  t.expect.card('Scimitar', { in: 'discard of Bob' });
  t.player('Bob').has({ deck: 2 });
});
scenario('[LR-RING-004] the Ring-bearer goes beneath no deck', (t) => {
  t.given(fight('Chasm'));
  t.player('Bob').does('Chasm', 'Frodo');
  t.expect.card('Frodo', { in: 'companions of Ann' });
});
for (const [who, leavers] of [
  ['Archivist', 0],
  ['Recycler', 0],
  ['Tunnel', 1],
] as const)
  scenario(`[LR-ZONE-001] ${who}: ${leavers} cards leave play when one goes beneath a deck`, (t) => {
    const { Ann, Bob } = fight('Tunnel').players;
    const actors = ['Archivist', 'Recycler'].map((card) => ({ card, as: `our ${card}` }));
    const companions = [...Ann.companions, ...actors];
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions, support: ['Leavers'], hand: ['Recycler'], discard: ['Archivist'] },
        Bob: {
          ...Bob,
          minions: [
            { card: 'Orc', against: 'Guard' },
            { card: 'Orc', as: 'other' },
          ],
        },
      },
    });
    if (who === 'Tunnel') t.player('Ann').passes();
    if (who === 'Tunnel') t.player('Bob').does(who, 'other');
    else t.player('Ann').does(`our ${who}`);
    t.expect.table({ twilight: leavers });
  });
scenario('[LR-EFFECT-002] nobody else can tell which card of a hand went beneath a deck', (t) => {
  const { Ann, Bob } = fight('Tunnel').players;
  const companions = [...Ann.companions, { card: 'Archivist', as: 'our Archivist' }];
  t.given({ phase: 'skirmish', players: { Ann: { companions, hand: ['Leavers', 'Recycler'] }, Bob } });
  const { state: s } = t;
  const hand = place(s, Zone.hand, 1);
  const first = firstIn(s, hand);
  t.player('Ann').does('our Archivist', 'Recycler');
  // Whichever he chose, it is the row of the first that goes.
  expect([first, s.engine.definitions[s.card.def[first]].names['en']]).toEqual([
    firstIn(s, place(s, Zone.deck, 1)),
    'Recycler',
  ]);
  t.player('Ann').has({ hand: ['Leavers'], deck: ['Recycler'] });
});
scenario('[LR-SKIRM-012] a side that was stacked away has lost', (t) => {
  t.given(fight('Pit'));
  t.player('Bob').does('Pit', 'Orc');
  t.player('Bob').does('Pit');
  t.expect.asked('nobody');
});
scenario('[LR-RING-004] the Ring-bearer is stacked on nothing', (t) => {
  t.given(fight('Abyss'));
  t.player('Bob').does('Abyss', 'Frodo');
  t.expect.card('Frodo', { in: 'companions of Ann' });
});

scenario('[LR-SKIRM-015] who was assigned to a companion that left is assigned to nobody', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard', { card: 'Guard', as: 'other' }] },
      Bob: {
        minions: [
          { card: 'Orc', against: 'Guard' },
          { card: 'Orc', as: 'second', against: 'other' },
        ],
        support: ['Abyss'],
      },
    },
  });
  t.player('Bob').does('Abyss', 'other');
  t.expect.card('second', { against: 'none' }).card('Orc', { against: 'Guard' });
});

asking(
  '[LR-COST-006] who bore a card is whoever did when it left play last, and nobody if it lay on none',
  (t) => {
    t.given(fight('Pit'));
    const { state: s } = t;
    const [sword, orc] = ['Scimitar', 'Orc'].map((name) => t.who.card(name));
    discardByRules(s, sword);
    expect(lastBearer(s, sword)).toBe(orc);
    move(s, sword, place(s, Zone.support, 2));
    discardByRules(s, sword);
    expect(lastBearer(s, sword)).toBe(0);
  },
);
