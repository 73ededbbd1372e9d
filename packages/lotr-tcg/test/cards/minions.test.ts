/** Minions of set 1. */
import { frodo, scenario } from '../table.ts';
import { aragorn, boromir, gimli, legolas, runner, savage } from './people.ts';

const brood = { card: 'Uruk Brood', as: 'Brood' };

scenario('[LR-SPOT-002] Uruk Brood gets 1 for each other Uruk-hai that its player cares to spot', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 5,
    players: {
      Ann: { companions: [frodo(), boromir()] },
      Bob: { minions: [{ ...brood, against: 'Boromir' }, savage(), { card: 'Uruk Soldier' }, runner()] },
    },
  });
  t.player('Ann').passes();
  t.player('Bob').does('Brood: Skirmish').mayChoose.exactly('0', '1', '2');
  t.player('Bob').does(2);
  t.expect.card('Brood', { strength: 11 }).table({ twilight: 3 });
  t.player('Ann').passes();
  t.player('Bob').does('Brood: Skirmish', 1);
  t.expect.table({ twilight: 1 });
});
scenario('[LR-COST-002] Uruk Brood needs 2 twilight', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 1,
    players: {
      Ann: { companions: [frodo(), boromir()] },
      Bob: { minions: [{ ...brood, against: 'Boromir' }, savage()] },
    },
  });
  t.player('Bob').mayNot('Brood', { because: 'twilight', rule: 'LR-COST-002' });
});

scenario('Uruk Rager makes the Free Peoples player discard 2 cards when it wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli()], deck: ['Armor', 'Athelas', 'Defiance'] },
      Bob: { minions: [{ card: 'Uruk Rager', as: 'Rager', against: 'Gimli' }], deck: ['Great Shield'] },
    },
  });
  t.player('Ann').has({ discard: ['Armor', 'Athelas'], deck: ['Defiance'] });
  t.player('Bob').has({ deck: ['Great Shield'] });
});
scenario('Uruk Rager does nothing when it loses', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), aragorn()],
        hand: ['Swordarm of the White Tower'],
        deck: ['Armor', 'Athelas'],
      },
      Bob: { minions: [{ card: 'Uruk Rager', as: 'Rager', against: 'Aragorn' }] },
    },
  });
  t.player('Ann').does('Swordarm');
  t.expect.card('Rager', { wounds: 1 });
  t.player('Ann').has({ deck: ['Armor', 'Athelas'] });
});

scenario('Uruk Shaman heals an Uruk-hai, and no Orc, for 2 twilight', (t) => {
  t.given({
    phase: 'maneuver alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        minions: [
          { card: 'Uruk Shaman', as: 'Shaman' },
          savage({ wounds: 2 }),
          { card: 'Moria Scout', as: 'Scout', wounds: 1 },
        ],
      },
    },
  });
  t.player('Bob').does('Shaman: Maneuver');
  t.expect.card('Savage', { wounds: 1 }).card('Scout', { wounds: 1 }).table({ twilight: 1 });
});

scenario(
  '[LR-LIMIT-001 LR-LIMIT-002] Uruk Slayer can be paid for a fourth time, but gets no more than 3',
  (t) => {
    t.given({
      phase: 'skirmish',
      twilight: 5,
      players: {
        Ann: { companions: [frodo(), gimli()] },
        Bob: { minions: [{ card: 'Uruk Slayer', as: 'Slayer', against: 'Gimli' }] },
      },
    });
    for (const strength of [10, 11, 12, 12]) {
      t.player('Bob').does('Slayer: Skirmish');
      t.expect.card('Slayer', { strength });
    }
    t.expect.table({ twilight: 1 });
  },
);
scenario('[LR-LIMIT-004] Uruk Slayer: each copy has a limit of its own', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), gimli()] },
      Bob: {
        minions: [
          { card: 'Uruk Slayer', as: 'one', against: 'Gimli' },
          { card: 'Uruk Slayer', as: 'two', against: 'Gimli' },
        ],
      },
    },
  });
  t.player('Bob').does('one', 'one', 'one', 'one', 'two');
  t.expect.card('one', { strength: 12 }).card('two', { strength: 10 });
});

scenario('Uruk Soldier may cost the Free Peoples player the top card of his deck', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()], deck: ['Armor', 'Athelas'] },
      Bob: {
        hand: [
          { card: 'Uruk Soldier', as: 'one' },
          { card: 'Uruk Soldier', as: 'two' },
        ],
      },
    },
  });
  t.player('Bob').does('one: play', 'one');
  t.player('Ann').has({ discard: ['Armor'], deck: ['Athelas'] });
  t.player('Bob').does('two: play', 'Pass');
  t.player('Ann').has({ deck: ['Athelas'] });
});

scenario('Goblin Runner may add 2 twilight when it is played, and at no other time', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 8,
    players: {
      Ann: { companions: [frodo()] },
      Bob: { hand: [runner(), { card: 'Goblin Marksman', as: 'Marksman' }] },
    },
  });
  t.player('Bob').does('Runner: play', 'Runner');
  t.expect.table({ twilight: 7 });
  t.player('Bob').does('Marksman: play');
  t.expect.table({ twilight: 2 });
});

scenario('[LR-SHADOW-007] Goblin Scavengers play a weapon from the discard pile on a Moria Orc', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        hand: [{ card: 'Goblin Scavengers', as: 'Scavengers' }],
        minions: [runner(), savage()],
        discard: [{ card: 'Goblin Scimitar', as: 'Scimitar' }, 'Goblin Marksman'],
        deck: ['Armor'],
      },
    },
  });
  t.player('Bob').does('Scavengers: play', 'Scavengers').mayChoose.exactly('Runner', 'Scavengers');
  t.player('Bob').does('Runner', 'Pass');
  t.expect.card('Scimitar', { in: 'on of Runner' }).value('Runner', 'strength', 7, { by: { Scimitar: 2 } });
});
scenario('[LR-EFFECT-008] Goblin Scavengers offer nothing without a weapon to play', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        hand: [{ card: 'Goblin Scavengers', as: 'Scavengers' }, runner()],
        discard: ['Goblin Marksman'],
      },
    },
  });
  t.player('Bob').does('Scavengers: play').mayChoose.exactly('Pass', 'Runner: play');
});

scenario('Goblin Sneak may put a Moria Orc from the discard pile beneath the deck', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        hand: [{ card: 'Goblin Sneak', as: 'Sneak' }],
        discard: ['Goblin Marksman', 'Uruk Savage', 'Drums in the Deep'],
        deck: ['Moria Scout'],
      },
    },
  });
  t.player('Bob').does('Sneak: play', 'Sneak');
  t.player('Bob').has({
    deck: ['Moria Scout', 'Goblin Marksman'],
    discard: ['Uruk Savage', 'Drums in the Deep'],
  });
});

scenario('[LR-ACTION-002] Moria Scout adds 2 twilight if an Elf can be spotted', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), legolas()] },
      Bob: { hand: [{ card: 'Moria Scout', as: 'Scout' }, runner()] },
    },
  });
  t.player('Bob').does('Scout: play');
  t.expect.table({ twilight: 7 });
});
scenario('[LR-SPOT-001] Moria Scout adds nothing without an Elf', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), gimli()] },
      Bob: { hand: [{ card: 'Moria Scout', as: 'Scout' }, runner()] },
    },
  });
  t.player('Bob').does('Scout: play');
  t.expect.table({ twilight: 5 });
});

scenario('[LR-KEYWORD-009] Uruk Savage and Uruk-hai Raiding Party do one wound more', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli()] },
      Bob: { minions: [{ card: 'Uruk-hai Raiding Party', as: 'Party', against: 'Gimli' }, savage()] },
    },
  });
  t.expect.card('Gimli', { wounds: 2 }).card('Savage', { damage: 1, strength: 5 });
});
scenario('[LR-ARCHERY-002] Goblin Marksman is an archer, Goblin Patrol Troop is none', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), boromir()] },
      Bob: { minions: ['Goblin Marksman', { card: 'Goblin Patrol Troop', as: 'Troop' }] },
    },
  });
  t.expect.table({ 'minion archery': 1 }).card('Troop', { strength: 13, vitality: 3 });
});
