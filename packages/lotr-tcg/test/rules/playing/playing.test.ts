/** Playing cards: phases, twilight, roaming, the Rules of 4 and 9. */
import { action, exactly, host, modifier, repeat, say, trigger, verb, you } from '@westmarch/kernel';
import { strength } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { drawCard } from '../../../src/rules/cards/draw.ts';
import { addTwilight } from '../../../src/rules/counters/twilight.ts';
import { cardPlayed } from '../../../src/rules/events.ts';
import { Phase } from '../../../src/state.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { fellowship, shadow } from './tables.ts';

const draws = (n: number) => repeat(n, verb('draw', drawCard, [you], say`draw a card`));

invent(
  companion('Guard'),
  ally('Elder', { unique: 1, title: 200_002 }),
  ally('Villager'),
  minion('Orc'),
  minion('Chief', { unique: 1, title: 200_003, twilight: 3 }),
  minion('Stranger', { siteNumber: 4 }),
  freeCondition('Hope'),
  freeCondition('Study', {}, action({ window: inPhase(Phase.fellowship), effect: draws(3) })),
  freeEvent(
    'Song',
    {},
    action({ window: inPhase(Phase.fellowship), effect: verb('sing', addTwilight, [0], say`sing`) }),
  ),
  freeCondition('Welcome', {}, trigger(cardPlayed, { effect: verb('tell', addTwilight, [10], say`add 10`) })),
  shadowCondition('Dread'),
  shadowEvent(
    'Curse',
    {},
    action({ window: inPhase(Phase.shadow), effect: verb('x', addTwilight, [0], say`curse`) }),
  ),
  item('Charm', { itemClass: 'none' }, modifier({ attribute: strength, of: exactly(host), by: 2 })),
);

scenario('[LR-FELLOW-001 LR-FELLOW-014] Shadow cards, and cards of others, are not played in it', (t) => {
  t.given(fellowship({ companions: [frodo()], hand: ['Chief', 'Hope'] }));
  t.player('Ann')
    .mayNot('Chief', { to: 'playFreePeoples', rule: 'LR-FELLOW-002' })
    .mayNot('Chief', { rule: 'LR-SHADOW-003' })
    .mayNot('Orc');
});

scenario('[LR-FELLOW-014] a Free Peoples condition is played in no other phase', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo()], hand: ['Hope'] }, Bob: { minions: ['Orc'] } },
  });
  t.player('Ann').mayNot('Hope', { rule: 'LR-FELLOW-014' });
});

scenario(
  '[LR-FELLOW-012 LR-FELLOW-013 LR-CARD-019] allies go to the support area, wherever the fellowship is',
  (t) => {
    t.given(fellowship({ site: 7, companions: [frodo()], support: ['Elder'], hand: ['Villager', 'Guard'] }));
    t.player('Ann').does('Villager');
    t.expect.card('Villager', { in: 'support of Ann' });
  },
);

scenario('[LR-FELLOW-009 LR-FELLOW-010] companions in play and dead are nine at most', (t) => {
  const dead = Array.from({ length: 4 }, () => 'Guard');
  t.given(
    fellowship({
      companions: [frodo(), 'Guard', 'Guard', 'Guard', 'Guard'],
      dead,
      hand: [{ card: 'Guard', as: 'tenth' }, 'Hope'],
    }),
  );
  t.player('Ann').mayNot('tenth', { rule: 'LR-FELLOW-009' });
  // Others than companions are not counted.
  t.player('Ann').mayChoose.includes('Hope: play');
});

scenario(
  '[LR-FELLOW-009 LR-KILL-006 LR-UNIQUE-006] eight leave room, and copies that are not unique hinder nothing',
  (t) => {
    t.given(
      fellowship({
        companions: [frodo(), 'Guard', 'Guard', 'Guard'],
        dead: ['Guard', 'Guard', 'Guard', 'Guard'],
        hand: [{ card: 'Guard', as: 'ninth' }, 'Hope'],
      }),
    );
    t.player('Ann').does('ninth');
    t.expect.card('ninth', { in: 'companions of Ann' });
  },
);

scenario(
  '[LR-FELLOW-006 LR-FELLOW-007] no more than four cards come to hand in the fellowship phase',
  (t) => {
    t.given(
      fellowship({
        companions: [frodo()],
        support: ['Study'],
        deck: Array.from({ length: 7 }, () => 'Guard'),
      }),
    );
    t.player('Ann').does('Study');
    t.player('Ann').has({ hand: 3 });
    t.player('Ann').does('Study');
    t.player('Ann').has({ hand: 4, deck: 3 });
  },
);

scenario(
  '[LR-SHADOW-003 LR-TWILIGHT-004 LR-CARD-021] a Shadow player plays cards for twilight from the pool',
  (t) => {
    t.given(shadow({}, { hand: ['Orc', 'Dread', 'Hope'] }, { twilight: 3 }));
    t.player('Bob').does('Orc: play', 'Dread: play');
    t.expect
      .card('Orc', { in: 'minions of Bob' })
      .card('Dread', { in: 'support of Bob' })
      .table({ twilight: 0 });
  },
);

scenario('[LR-TWILIGHT-005] not for more than is there', (t) => {
  t.given(shadow({}, { hand: ['Chief', 'Orc'] }, { twilight: 2 }));
  t.player('Bob').mayNot('Chief', { because: 'too little twilight', rule: 'LR-TWILIGHT-005' });
  t.player('Bob').mayChoose.exactly('Pass', 'Orc: play');
});

scenario('[LR-SHADOW-005] a Shadow condition is played in no other phase', (t) => {
  t.given({
    phase: 'maneuver alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()], support: ['Study'] },
      Bob: { hand: ['Dread'], minions: ['Orc'] },
    },
  });
  t.player('Bob').mayNot('Dread', { rule: 'LR-SHADOW-005' });
});

scenario('[LR-ROAM-001 LR-ROAM-002 LR-ROAM-004] a minion below its site number costs two more', (t) => {
  t.given(shadow({ site: 2 }, { hand: ['Stranger', 'Orc'] }, { twilight: 3 }));
  t.expect.card('Stranger', { price: 4, roams: true }).card('Orc', { price: 2, roams: false });
  t.player('Bob').mayNot('Stranger', { rule: 'LR-ROAM-004' });
});

scenario('[LR-ROAM-001 LR-ROAM-003 LR-BLOCK-007] at its number it costs what it says', (t) => {
  t.given(shadow({ site: 4 }, { hand: ['Stranger'] }, { twilight: 2 }));
  t.player('Bob').does('Stranger: play');
  t.expect.table({ twilight: 0 });
});

scenario(
  '[LR-SHADOW-004 LR-EVENT-001] a Shadow event is played in its phase by a Shadow player, if he can pay',
  (t) => {
    t.given(shadow({ hand: ['Song'] }, { hand: ['Curse', 'Orc'] }, { twilight: 2 }));
    t.player('Ann').mayNot('Song');
    t.player('Bob').does('Curse');
    t.expect.table({ twilight: 1 }).card('Curse', { in: 'discard of Bob' });
  },
);

scenario('[LR-MODIF-003 LR-UNIQUE-007] copies that are not unique each count', (t) => {
  t.given(
    fellowship({
      companions: [frodo(), { card: 'Guard', on: ['Charm', { card: 'Charm', as: 'second' }] }],
      hand: ['Hope', 'Villager'],
    }),
  );
  t.expect.value('Guard', 'strength', 10, { base: 6, by: { Charm: 2, second: 2 } });
});

scenario('[LR-TIMING-002 LR-ACTION-002] what happens each time a card is played happens each time', (t) => {
  t.given(fellowship({ companions: [frodo()], support: ['Welcome'], hand: ['Hope', 'Villager', 'Guard'] }));
  t.player('Ann').does('Hope: play', 'Villager: play');
  t.expect.table({ twilight: 22 });
});

scenario('[LR-FELLOW-011] allies have no most', (t) => {
  const support = Array.from({ length: 12 }, () => 'Villager');
  t.given(fellowship({ companions: [frodo()], support, hand: [{ card: 'Villager', as: 'next' }, 'Hope'] }));
  t.player('Ann').does('next: play');
  t.player('Ann').has({ support: 13 });
});

scenario('[LR-SHADOW-002] in the Shadow phase of one nobody else acts', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()], hand: ['Song', 'Hope'] },
      Bob: { hand: ['Curse', 'Orc'] },
      Cid: {
        hand: [
          { card: 'Orc', as: 'one' },
          { card: 'Curse', as: 'two' },
          { card: 'Orc', as: 'three' },
        ],
      },
    },
  });
  t.player('Cid').does('one: play', 'two', 'three: play');
  t.expect.asked('nobody');
});
