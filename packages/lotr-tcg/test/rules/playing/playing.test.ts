/** Playing cards: phases, twilight, roaming, uniqueness, the Rules of 4 and 9, toil, discarding to heal. */
import {
  action,
  exactly,
  host,
  modifier,
  place,
  repeat,
  say,
  sizeOf,
  trigger,
  verb,
  you,
} from '@westmarch/kernel';
import { strength } from '../../../src/engine.ts';
import { inPhase, playableEvent, respondingTo } from '../../../src/rules/actions/windows.ts';
import { drawCard } from '../../../src/rules/cards/draw.ts';
import { addTwilight, removeTwilight } from '../../../src/rules/counters/twilight.ts';
import { cardPlayed, exerted, healed } from '../../../src/rules/events.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
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

const draws = (n: number) => repeat(n, verb('draw', drawCard, [you], say`draw a card`));
invent(
  companion('Hero', { unique: 1, title: 200_001 }),
  companion('Hero, Otherwise', { unique: 1, title: 200_001, twilight: 3 }),
  companion('Guard'),
  companion('Restless', {}, action({ window: inPhase(Phase.maneuver), effect: draws(1) })),
  ally('Elder', { unique: 1, title: 200_002 }),
  ally('Elder, Again', { unique: 1, title: 200_002 }),
  ally('Villager'),
  minion('Orc'),
  minion('Orc of Moria', { culture: 'Moria' }),
  minion('Orc of Sauron', { culture: 'Sauron' }),
  minion('Chief', { unique: 1, title: 200_003, twilight: 3 }),
  minion('Chief, Later', { unique: 1, title: 200_003 }),
  minion('Stranger', { siteNumber: 4 }),
  minion('Digger', { Toil: 1, twilight: 3 }),
  freeCondition('Hope'),
  // As much twilight as there are cards in hand when somebody is healed.
  freeCondition(
    'Nurse',
    {},
    trigger(healed, {
      effect: verb('count', (s: S) => addTwilight(s, sizeOf(s, place(s, Zone.hand, 1))), [], say`count`),
    }),
  ),
  freeEvent(
    'Light',
    { twilight: 0 },
    action({
      window: respondingTo(exerted),
      zone: playableEvent,
      effect: verb('light', removeTwilight, [9], say`remove 9`),
    }),
  ),
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
  item('Blade', {}, modifier({ attribute: strength, of: exactly(host), by: 2 })),
  item('Charm', { itemClass: 'none' }, modifier({ attribute: strength, of: exactly(host), by: 2 })),
);

const fellowship = (ann: object) => ({
  phase: 'fellowship alone',
  players: { Ann: ann, Bob: { hand: ['Orc'] } },
});
const shadow = (ann: object, bob: object, more = {}) => ({
  phase: 'shadow alone',
  ...more,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: bob },
});

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
scenario(
  '[LR-SHADOW-004 LR-EVENT-001] a Shadow event is played in its phase by a Shadow player, if he can pay',
  (t) => {
    t.given(shadow({ hand: ['Song'] }, { hand: ['Curse', 'Orc'] }, { twilight: 2 }));
    t.player('Ann').mayNot('Song');
    t.player('Bob').does('Curse');
    t.expect.table({ twilight: 1 }).card('Curse', { in: 'discard of Bob' });
  },
);
scenario(
  '[LR-KEYWORD-022 LR-KEYWORD-023 LR-KEYWORD-024] toil lowers the cost for each character exerted',
  (t) => {
    t.given(
      shadow(
        {},
        {
          minions: ['Orc', { card: 'Orc', as: 'weary', wounds: 1 }, { card: 'Orc', as: 'other' }],
          hand: ['Digger'],
        },
        { twilight: 2 },
      ),
    );
    t.player('Bob').does('Digger: play');
    t.player('Bob').mayChoose.exactly('Orc', 'other');
    t.player('Bob').does('Orc');
    t.player('Bob').mayChoose.exactly('Pass', 'other');
    t.player('Bob').passes();
    t.expect.card('Digger', { in: 'minions of Bob' }).card('Orc', { wounds: 1 }).table({ twilight: 0 });
  },
);
scenario(
  '[LR-COST-007] if a response empties the pool while the cost is paid, the card has no effect',
  (t) => {
    t.given(shadow({ hand: ['Light'] }, { minions: ['Orc'], hand: ['Digger'] }, { twilight: 2 }));
    t.player('Bob').does('Digger: play');
    t.player('Ann').does('Light');
    t.expect.card('Digger', { in: 'hand of Bob' }).card('Orc', { wounds: 1 }).table({ twilight: 0 });
  },
);
scenario('[LR-KEYWORD-024] the exhausted cannot toil; without others the whole cost is due', (t) => {
  t.given(shadow({}, { minions: [{ card: 'Orc', wounds: 1 }], hand: ['Digger', 'Orc'] }, { twilight: 2 }));
  t.player('Bob').mayNot('Digger', { rule: 'LR-TWILIGHT-005' });
});
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
for (const [culture, offered] of [
  ['Moria', true],
  ['Sauron', false],
] as const)
  scenario(
    `[LR-KEYWORD-024] a minion of ${culture} ${offered ? 'toils' : 'does not toil'} for a card of Moria`,
    (t) => {
      t.given(shadow({}, { minions: [`Orc of ${culture}`], hand: ['Digger', 'Orc'] }, { twilight: 2 }));
      if (!offered) t.player('Bob').mayNot('Digger', { rule: 'LR-TWILIGHT-005' });
      else {
        t.player('Bob').does('Digger: play');
        t.expect.card(`Orc of ${culture}`, { wounds: 1 }).card('Digger', { in: 'minions of Bob' });
      }
    },
  );
scenario('[LR-KEYWORD-024] nor does anyone for another player', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 2,
    players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Orc'] }, Cid: { hand: ['Digger', 'Orc'] } },
  });
  t.player('Cid').mayNot('Digger', { rule: 'LR-TWILIGHT-005' });
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
scenario('[LR-FELLOW-003] nobody discards to heal outside of his fellowship phase', (t) => {
  const ann = {
    companions: [frodo(), 'Restless', { card: 'Hero', wounds: 2 }],
    hand: [{ card: 'Hero', as: 'copy' }],
  };
  t.given({ phase: 'maneuver', players: { Ann: ann, Bob: { minions: ['Orc'] } } });
  t.player('Ann').mayChoose.exactly('Pass', 'Restless');
});
