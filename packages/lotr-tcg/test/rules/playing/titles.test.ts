/** One title, one card: uniqueness, and discarding a card of the same title to heal. */
import { action, place, repeat, say, sizeOf, trigger, verb, you } from '@westmarch/kernel';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { drawCard } from '../../../src/rules/cards/draw.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { healed } from '../../../src/rules/events.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
import { ally, companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { fellowship } from './tables.ts';

const draws = (n: number) => repeat(n, verb('draw', drawCard, [you], say`draw a card`));

invent(
  companion('Hero', { unique: 1, title: 200_001 }),
  companion('Hero, Otherwise', { unique: 1, title: 200_001, twilight: 3 }),
  companion('Guard'),
  companion('Restless', {}, action({ window: inPhase(Phase.maneuver), effect: draws(1) })),
  ally('Elder', { unique: 1, title: 200_002 }),
  ally('Elder, Again', { unique: 1, title: 200_002 }),
  minion('Orc'),
  minion('Chief', { unique: 1, title: 200_003, twilight: 3 }),
  minion('Chief, Later', { unique: 1, title: 200_003 }),
  freeCondition('Hope'),
  // As much twilight as there are cards in hand when somebody is healed.
  freeCondition(
    'Nurse',
    {},
    trigger(healed, {
      effect: verb('count', (s: S) => addTwilight(s, sizeOf(s, place(s, Zone.hand, 1))), [], say`count`),
    }),
  ),
);

scenario(
  '[LR-UNIQUE-001 LR-UNIQUE-002 LR-UNIQUE-004 LR-UNIQUE-005] no other card of a unique one’s title is played',
  (t) => {
    t.given(fellowship({ companions: [frodo(), 'Hero'], hand: ['Hero, Otherwise', 'Hope'] }));
    t.player('Ann').mayNot('Hero, Otherwise', { rule: 'LR-UNIQUE-002' });
  },
);

scenario('[LR-UNIQUE-003] another player’s copy does not matter', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo()], hand: ['Hero', 'Hope'] },
      Bob: { companions: [{ card: 'Hero', as: 'his' }] },
    },
  });
  t.player('Ann').does('Hero: play');
  t.expect.card('Hero', { in: 'companions of Ann' });
});

scenario('[LR-KILL-005] nor may he come back whose namesake is dead', (t) => {
  t.given(fellowship({ companions: [frodo()], dead: ['Hero'], hand: ['Hero, Otherwise', 'Hope'] }));
  t.player('Ann').mayNot('Hero, Otherwise', { rule: 'LR-KILL-005' });
});

scenario('[LR-UNIQUE-002] in the discard pile he hinders nobody', (t) => {
  t.given(fellowship({ companions: [frodo()], discard: ['Hero'], hand: ['Hero, Otherwise', 'Hope'] }));
  t.player('Ann').mayChoose.includes('Hero, Otherwise: play');
});

scenario('[LR-STACK-003 LR-STACK-004] stacked cards are not in play and do not count for uniqueness', (t) => {
  t.given(
    fellowship({
      companions: [frodo()],
      support: [{ card: 'Hope', as: 'pile', stacked: ['Hero'] }],
      hand: ['Hero, Otherwise', 'Guard'],
    }),
  );
  t.expect.card('Hero', { active: false });
  t.player('Ann').mayChoose.includes('Hero, Otherwise: play');
});

scenario('[LR-UNIQUE-002] a unique minion of the same title is refused to its player alone', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: ['Chief'], hand: ['Chief, Later', 'Orc'] },
      Cid: {},
    },
    shadow: 'Bob',
  });
  t.player('Bob').mayNot('Chief, Later', { rule: 'LR-UNIQUE-005' });
});

scenario(
  '[LR-FELLOW-003 LR-HEAL-007 LR-HEAL-008] a card of the same title is discarded to heal, one wound each',
  (t) => {
    t.given(
      fellowship({
        companions: [frodo(), { card: 'Hero', wounds: 2 }],
        hand: ['Hero, Otherwise', { card: 'Hero', as: 'copy' }, 'Hope'],
      }),
    );
    t.player('Ann').does('Hero, Otherwise: discard', 'copy: discard');
    t.expect.card('Hero', { wounds: 0 }).card('Hero, Otherwise', { in: 'discard of Ann' });
  },
);

scenario('[LR-FELLOW-003] it is discarded first: who hears of the healing finds it gone', (t) => {
  t.given(
    fellowship({
      companions: [frodo(), { card: 'Hero', wounds: 1 }],
      support: ['Nurse'],
      hand: ['Hero, Otherwise', 'Hope'],
    }),
  );
  t.player('Ann').does('Hero, Otherwise: discard');
  t.expect.table({ twilight: 1 });
});

scenario('[LR-HEAL-007] not for one who is unhurt or not unique', (t) => {
  t.given(
    fellowship({
      companions: [frodo(), 'Hero', { card: 'Guard', wounds: 1 }],
      hand: ['Hero, Otherwise', { card: 'Guard', as: 'copy' }, 'Hope'],
    }),
  );
  t.player('Ann')
    .mayNot('Hero, Otherwise', { to: 'discardToHeal', rule: 'LR-HEAL-007' })
    .mayNot('copy', { to: 'discardToHeal', rule: 'LR-HEAL-007' });
});

scenario('[LR-HEAL-007] an ally is healed so as well', (t) => {
  t.given(
    fellowship({
      companions: [frodo()],
      support: [{ card: 'Elder', wounds: 1 }],
      hand: ['Elder, Again', 'Hope'],
    }),
  );
  t.player('Ann').does('Elder, Again: discard');
  t.expect.card('Elder', { wounds: 0 });
});

scenario('[LR-FELLOW-003] nobody discards to heal outside of his fellowship phase', (t) => {
  const ann = {
    companions: [frodo(), 'Restless', { card: 'Hero', wounds: 2 }],
    hand: [{ card: 'Hero', as: 'copy' }],
  };
  t.given({ phase: 'maneuver', players: { Ann: ann, Bob: { minions: ['Orc'] } } });
  t.player('Ann').mayChoose.exactly('Pass', 'Restless');
});
