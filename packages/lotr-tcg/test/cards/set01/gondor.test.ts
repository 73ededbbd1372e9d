/** The Fellowship of the Ring: the Gondor culture. */
import { modifier } from '@westmarch/kernel';
import { cost, kind } from '../../../src/engine.ts';
import { companion, freeCondition, freeEvent, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, boromir, gimli, merry, runner, sam, savage, soldier } from '../people.ts';
import { fightWith, spareEvent } from '../positions.ts';

const noStranger = { card: 'No Stranger to the Shadows', as: 'No Stranger' };
const trails = (who: unknown) => ({
  phase: 'maneuver alone',
  twilight: 9,
  path: [{ card: 'Mithril Mine', number: 4 }],
  players: {
    Ann: { companions: [frodo(), who], hand: ["Eregion's Trails"], site: 4 },
    Bob: { minions: [runner(), savage(), { card: 'Uruk Shaman', wounds: 1 }] },
  },
});
const vengeance = (who: unknown) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo(), who], hand: ["Gondor's Vengeance"] },
    Bob: { minions: [runner(), savage()] },
  },
});
const path = (more: Readonly<Record<string, unknown>> = {}) => ({
  phase: 'fellowship alone',
  path: [
    { card: 'Westfarthing', number: 1 },
    { card: 'Ettenmoors', number: 2, as: 'old', owner: 'Bob' },
  ],
  players: {
    Ann: {
      companions: [frodo(), aragorn()],
      hand: ['Pathfinder'],
      adventure: [{ card: 'Bree Gate', as: 'Gate' }, 'Moria Lake'],
      site: 1,
      ...more,
    },
    Bob,
  },
});
invent(
  minion('Wraith of the events', { race: 'Nazgul', culture: 'Wraith', strength: 9 }),
  companion('Shield-bearer', { Defender: 1 }),
);
invent(shadowCondition('Curse of the test', { 'Support Area': 0 }));
invent(
  minion('Weak Orc', { strength: 2 }),
  freeEvent('Tale of the test', { keyword: ['Tale'] }),
  shadowCondition('Storm of the test', { keyword: ['Weather'], culture: 'Isengard' }),
);
invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);

scenario('[1_92 LR-ATTACH-001 LR-ATTACH-003] Armor goes on a Man who bears no other armor', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), aragorn(), boromir({ on: ['Coat of Mail'] }), gimli()],
        hand: [
          { card: 'Armor', as: 'first' },
          { card: 'Armor', as: 'second' },
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('first: play');
  t.expect.card('first', { in: 'on of Aragorn' }).table({ twilight: 1 });
  t.player('Ann').mayNot('second', { because: 'nobody can bear it', rule: 'LR-ATTACH-001' });
});

scenario('[1_92 LR-WOUND-007] Armor lets its bearer take one wound in a skirmish', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), aragorn({ on: ['Armor'] })] },
      Bob: { minions: [{ card: 'Uruk-hai Raiding Party', against: 'Aragorn' }] },
    },
  });
  t.expect.card('Aragorn', { wounds: 1 });
});

scenario('[1_92] Armor does not help outside of skirmishes, nor in the next one', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), boromir({ on: ['Armor'] })] },
      Bob: { minions: ['Goblin Marksman', { card: 'Goblin Marksman', as: 'other' }] },
    },
  });
  t.player('Ann').does('Boromir', 'Boromir');
  t.expect.card('Boromir', { wounds: 2 });
});

scenario('[1_94] Athelas is borne by a Gondor Man, and heals a companion', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo({ wounds: 1 }),
          boromir({ on: [{ card: 'Athelas', as: 'Athelas' }] }),
          gimli({ wounds: 1 }),
        ],
        hand: ['Armor'],
      },
      Bob,
    },
  });
  t.player('Ann').does('Athelas: Fellowship', 'Gimli');
  t.expect.card('Gimli', { wounds: 0 }).card('Athelas', { in: 'discard of Ann' });
});

scenario('[1_94 LR-EFFECT-005] Athelas removes a Shadow condition from a companion', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [
          frodo(),
          boromir({ on: [{ card: 'Athelas', as: 'Athelas' }] }),
          gimli({ on: [{ card: 'Curse of the test', as: 'Curse', owner: 'Bob' }] }),
        ],
        hand: ['Armor'],
      },
      Bob: { support: [{ card: 'Uruk-hai Armory', as: 'Armory' }] },
    },
  });
  t.player('Ann').does('Athelas: Fellowship');
  t.expect.card('Curse', { in: 'discard of Bob' }).card('Armory', { in: 'support of Bob' });
});

scenario('[1_94 LR-EFFECT-007] Athelas with nothing to heal or to remove is spent for nothing', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), boromir({ on: [{ card: 'Athelas', as: 'Athelas' }] })], hand: ['Armor'] },
      Bob,
    },
  });
  t.player('Ann').does('Athelas: Fellowship', 'heal').mayChoose.excludes('Athelas');
  t.expect.card('Athelas', { in: 'discard of Ann' });
});

scenario('[1_97 LR-EXERT-003] Boromir exerts to strengthen a Hobbit, but not when he is exhausted', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), boromir({ wounds: 1 }), sam()], hand: ['Hobbit Intuition'] },
      Bob: { minions: [runner({ against: 'Sam' })] },
    },
  });
  t.player('Ann').does('Boromir: Skirmish').mayChoose.exactly('Frodo', 'Sam');
  t.player('Ann').does('Sam');
  t.expect.card('Sam', { strength: 6 }).card('Boromir', { wounds: 2, exhausted: true });
  t.player('Ann').mayNot('Boromir', { because: 'can exert', rule: 'LR-EXERT-003' });
});

scenario("[1_98] Boromir's Cloak: he exerts to discard a weather condition", (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), boromir({ on: [{ card: "Boromir's Cloak", as: 'Cloak' }] })] },
      Bob: { minions: [runner()], support: [{ card: 'Storm of the test', as: 'Storm' }, 'Uruk-hai Armory'] },
    },
  });
  t.player('Ann').does('Cloak: Maneuver');
  t.expect
    .card('Storm', { in: 'discard of Bob' })
    .card('Boromir', { wounds: 1 })
    .card('Uruk-hai Armory', { in: 'support of Bob' });
});

scenario('[1_98 LR-KEYWORD-056] weather is a keyword that only cards speak of', (t) => {
  t.given({
    phase: 'maneuver alone',
    path: [
      { card: 'Pass of Caradhras', number: 4, on: [{ card: "Saruman's Snows", as: 'Snows', owner: 'Bob' }] },
    ],
    players: {
      Ann: {
        companions: [frodo(), boromir({ on: [{ card: "Boromir's Cloak", as: 'Cloak' }] }), merry()],
        site: 4,
      },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Cloak');
  t.expect.card('Snows', { in: 'discard of Bob' }).card('Boromir', { wounds: 1 });
});

scenario(
  '[1_101 LR-SKIRM-008] Coat of Mail: its bearer is overwhelmed only by three times his strength',
  (t) => {
    t.given({
      phase: 'skirmishes alone',
      players: {
        Ann: { companions: [frodo(), aragorn({ on: ['Coat of Mail'] })] },
        Bob: {
          minions: [
            { card: 'Goblin Patrol Troop', as: 'one', against: 'Aragorn' },
            { card: 'Goblin Patrol Troop', as: 'two', against: 'Aragorn' },
          ],
        },
      },
    });
    t.expect.card('Aragorn', { in: 'dead of Ann' });
  },
);

scenario('[1_101 LR-SKIRM-008] Coat of Mail: twice the strength wounds its bearer, and no more', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), aragorn({ on: ['Coat of Mail'] })] },
      Bob: {
        minions: [
          { card: 'Goblin Patrol Troop', as: 'Troop', against: 'Aragorn' },
          savage({ against: 'Aragorn' }),
        ],
      },
    },
  });
  t.expect.card('Aragorn', { wounds: 2, in: 'companions of Ann' });
});

scenario("[1_103] Elendil's Valor makes a Gondor companion defender +1", (t) => {
  t.given({
    phase: 'maneuver',
    players: {
      Ann: { companions: [frodo(), boromir(), gimli()], hand: [{ card: "Elendil's Valor", as: 'event' }] },
      Bob: { minions: [runner(), savage()] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Boromir', { defender: 1 }).card('Gimli', { defender: 0 });
});

scenario("[1_104] Eregion's Trails: each roaming minion has 3 less until the regroup phase", (t) => {
  t.given(trails(aragorn()));
  t.player('Ann').does("Eregion's Trails");
  t.expect.card('Savage', { strength: 2 }).card('Runner', { strength: 5 }).card('Aragorn', { wounds: 1 });
});

scenario("[1_104] Eregion's Trails needs a ranger who can exert", (t) => {
  t.given(trails(boromir()));
  t.player('Ann').mayNot("Eregion's Trails", { because: 'a ranger can exert' });
});

scenario('[1_105] Foes of Mordor: a Gondor character exerts to wound a Sauron minion', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), boromir()], support: [{ card: 'Foes of Mordor', as: 'Foes' }] },
      Bob: { minions: [soldier(), runner()] },
    },
  });
  t.player('Ann').does('Foes: Maneuver');
  t.expect.card('Soldier', { wounds: 1 }).card('Boromir', { wounds: 1 }).card('Runner', { wounds: 0 });
});

scenario("[1_106] Gondor's Vengeance: a ranger companion exerts to discard a minion", (t) => {
  t.given(vengeance(aragorn()));
  t.player('Ann').does("Gondor's Vengeance", 'Savage');
  t.expect.card('Savage', { in: 'discard of Bob' }).card('Runner', { in: 'minions of Bob' });
  t.expect.card('Aragorn', { wounds: 1 });
});

scenario("[1_106] Gondor's Vengeance needs a ranger", (t) => {
  t.given(vengeance(boromir()));
  t.player('Ann').mayNot("Gondor's Vengeance", { because: 'ranger companion can exert' });
});

scenario('[1_107/2 LR-ARCHERY-004] Great Shield takes 1 from the minion archery total', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), boromir({ on: ['Great Shield'] })] },
      Bob: { minions: ['Goblin Marksman', { card: 'Goblin Marksman', as: 'other' }] },
    },
  });
  t.expect.table({ 'minion archery': 1, 'fellowship archery': 0 });
});

scenario(
  '[1_108/2 1_108/3] No Stranger to the Shadows lowers what a site brings, one on each ranger',
  (t) => {
    t.given({
      phase: 'fellowship alone',
      path: ['Westfarthing', 'Ettenmoors'],
      players: {
        Ann: {
          companions: [frodo(), aragorn(), gimli()],
          hand: [noStranger, { card: 'No Stranger to the Shadows', as: 'second' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('No Stranger: play');
    t.expect.card('No Stranger', { in: 'on of Aragorn' });
    t.expect.value('Ettenmoors', 'Shadow number', 1).value('Westfarthing', 'Shadow number', 0);
    t.player('Ann').mayNot('second', { because: 'nobody can bear it', rule: 'LR-ATTACH-001' });
  },
);

scenario('[1_108/1 LR-ATTACH-001] No Stranger to the Shadows needs a ranger', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 1,
    players: { Ann: { companions: [frodo(), gimli()], hand: [noStranger] }, Bob },
  });
  t.player('Ann').mayNot('No Stranger', { because: 'nobody can bear it' });
});

scenario('[1_110 LR-SITE-007] Pathfinder plays the next site, in place of the one that lies there', (t) => {
  t.given(path());
  t.player('Ann').does('Pathfinder');
  t.expect.card('Gate', { in: 'path', number: 2 }).card('old', { in: 'adventure of Bob' });
});

scenario('[1_110 LR-SPOT-001] Pathfinder needs a ranger', (t) => {
  t.given(path({ companions: [frodo(), boromir()] }));
  t.player('Ann').mayNot('Pathfinder', { because: 'spot a ranger' });
});

scenario('[1_116] Swordarm of the White Tower gives a Gondor companion 2 who is no defender', (t) => {
  t.given(fightWith('Swordarm of the White Tower', [boromir(), gimli()], [runner({ against: 'Boromir' })]));
  t.player('Ann').does('event');
  t.expect.card('Boromir', { strength: 9 });
});

scenario('[1_116] Swordarm of the White Tower gives a defender 4', (t) => {
  t.given(
    fightWith(
      'Swordarm of the White Tower',
      ['Shield-bearer', gimli()],
      [runner({ against: 'Shield-bearer' })],
    ),
  );
  t.player('Ann').does('event');
  t.expect.card('Shield-bearer', { strength: 10 });
});

scenario('[1_117] Swordsman of the Northern Kingdom gives a ranger 4 against a roaming minion', (t) => {
  t.given(fightWith('Swordsman of the Northern Kingdom', [aragorn()], [runner({ against: 'Aragorn' })]));
  t.player('Ann').does('event');
  t.expect.card('Aragorn', { strength: 12 });
});

scenario('[1_117] Swordsman of the Northern Kingdom gives 2 against one that does not roam', (t) => {
  t.given({
    phase: 'skirmish',
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: {
        companions: [frodo(), aragorn()],
        hand: ['Swordsman of the Northern Kingdom', spareEvent],
        site: 4,
      },
      Bob: { minions: [runner({ against: 'Aragorn' })] },
    },
  });
  t.player('Ann').does('Swordsman');
  t.expect.card('Aragorn', { strength: 10 });
});

for (const site of [1, 5])
  scenario(`[1_119] What Are They? at site ${site}: only a roaming minion can be discarded`, (t) => {
    t.given({
      phase: 'maneuver alone',
      path: [{ card: 'Westfarthing', number: site }],
      players: {
        Ann: {
          companions: [frodo(), { card: 'Aragorn, King in Exile', as: 'Aragorn' }],
          hand: [{ card: 'What Are They?', as: 'event' }],
          site,
        },
        Bob: { minions: [runner()] },
      },
    });
    t.player('Ann').does('event');
    t.expect.card('Runner', { in: site === 1 ? 'discard of Bob' : 'minions of Bob' });
  });

scenario('[1_365 LR-TURN-006] Aragorn may heal another with his signet as the turn starts', (t) => {
  t.given({
    phase: 'turn',
    players: {
      Ann: {
        companions: [
          frodo({ wounds: 1 }),
          aragorn({ wounds: 1 }),
          gimli({ wounds: 2 }),
          boromir({ wounds: 1 }),
        ],
      },
      Bob,
    },
  });
  t.player('Ann').does('Aragorn');
  t.expect.card('Gimli', { wounds: 1 }).card('Aragorn', { wounds: 1 }).card('Boromir', { wounds: 1 });
});

scenario('[1_365] Aragorn heals nobody on the turn of another', (t) => {
  t.given({
    phase: 'turn',
    active: 'Bob',
    players: {
      Ann: { companions: [frodo(), aragorn(), gimli({ wounds: 2 })] },
      Bob: {
        companions: [{ card: 'Frodo, Son of Drogo', as: 'his Frodo', on: ['The One Ring, The Ruling Ring'] }],
        hand: ['Hobbit Sword'],
      },
    },
  });
  t.player('Bob').mayChoose.includes('Hobbit Sword');
  t.expect.card('Gimli', { wounds: 2 });
});
