/** The Fellowship of the Ring: the Gondor culture, but for its events. */
import { invent, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, boromir, gimli, merry, runner, sam, savage } from '../people.ts';

const noStranger = { card: 'No Stranger to the Shadows', as: 'No Stranger' };

invent(shadowCondition('Curse of the test', { 'Support Area': 0 }));

invent(shadowCondition('Storm of the test', { keyword: ['Weather'], culture: 'Isengard' }));

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
