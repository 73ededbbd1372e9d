/** Possessions of set 1: who bears them, and what the bearer gets. */
import { invent, shadowCondition } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { aragorn, Bob, boromir, gimli, runner, sam, savage } from './people.ts';

invent(shadowCondition('Curse of the test', { 'Support Area': 0 }));

scenario('[LR-ATTACH-001 LR-ATTACH-003] Armor goes on a Man who bears no other armor', (t) => {
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
scenario('[LR-WOUND-007] Armor lets its bearer take one wound in a skirmish', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), aragorn({ on: ['Armor'] })] },
      Bob: { minions: [{ card: 'Uruk-hai Raiding Party', against: 'Aragorn' }] },
    },
  });
  t.expect.card('Aragorn', { wounds: 1 });
});
scenario('Armor does not help outside of skirmishes, nor in the next one', (t) => {
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

scenario('Athelas is borne by a Gondor Man, and heals a companion', (t) => {
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
scenario('[LR-EFFECT-005] Athelas removes a Shadow condition from a companion', (t) => {
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
scenario('[LR-EFFECT-007] Athelas with nothing to heal or to remove is spent for nothing', (t) => {
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

scenario('[LR-SKIRM-008] Coat of Mail: its bearer is overwhelmed only by three times his strength', (t) => {
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
});
scenario('[LR-SKIRM-008] Coat of Mail: twice the strength wounds its bearer, and no more', (t) => {
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

scenario('[LR-ARCHERY-004] Great Shield takes 1 from the minion archery total', (t) => {
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
  '[LR-ATTACH-009] Goblin Scimitar gives a Moria Orc 2 strength, and its player may draw a card',
  (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 5,
      players: {
        Ann: { companions: [frodo()] },
        Bob: {
          minions: [runner(), savage()],
          hand: [{ card: 'Goblin Scimitar', as: 'Scimitar' }],
          deck: ['Armor'],
        },
      },
    });
    t.player('Bob').does('Scimitar: play', 'Scimitar');
    t.expect.value('Runner', 'strength', 7, { base: 5, by: { Scimitar: 2 } });
    t.player('Bob').has({ hand: ['Armor'] });
  },
);
scenario('[LR-ATTACH-001] Goblin Scimitar is not for an Uruk-hai', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 5,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { minions: [savage()], hand: [{ card: 'Goblin Scimitar', as: 'Scimitar' }, runner()] },
    },
  });
  t.player('Bob').mayNot('Scimitar', { because: 'nobody can bear it' });
});

scenario('[LR-ATTACH-001 LR-ATTACH-009] Hobbit Sword gives a Hobbit 2 strength', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), sam(), boromir()], hand: [{ card: 'Hobbit Sword', as: 'Sword' }] },
      Bob,
    },
  });
  t.player('Ann').does('Sword: play').mayChoose.exactly('Frodo', 'Sam');
  t.player('Ann').does('Frodo');
  t.expect.value('Frodo', 'strength', 6, { base: 3, by: { Sword: 2, 'the Ring': 1 } }).table({ twilight: 1 });
});
