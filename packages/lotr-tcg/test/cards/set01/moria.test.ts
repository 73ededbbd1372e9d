/** The Fellowship of the Ring: the Moria culture, but for its weapons. */
import { frodo, scenario } from '../../table.ts';
import { boromir, gimli, legolas, runner, savage } from '../people.ts';
import { fight, spareEvent } from '../positions.ts';
import { moving } from '../standing.ts';

const coming = { card: 'They Are Coming', as: 'They Are Coming' };

const drums = (companion: unknown, name: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), companion], hand: [spareEvent] },
    Bob: { minions: [runner({ against: name })], hand: [{ card: 'Drums in the Deep', as: 'Drums' }] },
  },
});

scenario('[1_168] Drums in the Deep gives a Moria Orc 4 against a Dwarf', (t) => {
  t.given(drums(gimli(), 'Gimli'));
  t.player('Ann').passes();
  t.player('Bob').does('Drums');
  t.expect.card('Runner', { strength: 9 });
});

scenario(
  '[1_168] Drums in the Deep gives 2 against others; and [LR-EVENT-001] no Shadow event is for its owner’s turn',
  (t) => {
    t.given(drums(legolas(), 'Legolas'));
    t.player('Ann').passes();
    t.player('Bob').does('Drums');
    t.expect.card('Runner', { strength: 7 });
  },
);

scenario('[1_176 LR-ARCHERY-002] Goblin Marksman is an archer, Goblin Patrol Troop is none', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), boromir()] },
      Bob: { minions: ['Goblin Marksman', { card: 'Goblin Patrol Troop', as: 'Troop' }] },
    },
  });
  t.expect.table({ 'minion archery': 1 }).card('Troop', { strength: 13, vitality: 3 });
});

scenario('[1_178] Goblin Runner may add 2 twilight when it is played, and at no other time', (t) => {
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

scenario('[1_181] Goblin Sneak may put a Moria Orc from the discard pile beneath the deck', (t) => {
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

scenario(
  '[1_187 LR-COST-009] Host of Thousands plays a Moria Orc from the discard pile for its twilight',
  (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 7,
      players: {
        Ann: { companions: [frodo()] },
        Bob: {
          hand: ['Host of Thousands', 'Goblin Sneak'],
          discard: [{ card: 'Goblin Marksman', as: 'Marksman' }, savage()],
        },
      },
    });
    t.player('Bob').does('Host of Thousands');
    t.expect.card('Marksman', { in: 'minions of Bob' }).table({ twilight: 2 });
  },
);

scenario('[1_187 LR-EFFECT-008] Host of Thousands needs an Orc that can be paid for', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 4,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        hand: ['Host of Thousands', 'Goblin Sneak'],
        discard: [{ card: 'Goblin Marksman', as: 'Marksman' }],
      },
    },
  });
  t.player('Bob').mayNot('Host of Thousands', { because: 'nothing to choose' });
});

scenario('[1_188] The Long Dark adds 2 for each Dwarf companion as the fellowship comes to site 4', (t) => {
  t.given({
    ...moving('Council Courtyard', 3, 'Mithril Mine', {
      companions: [frodo(), gimli(), { card: 'Farin, Dwarven Emissary' }],
    }),
    players: {
      Ann: { companions: [frodo(), gimli(), { card: 'Farin, Dwarven Emissary' }], site: 3 },
      Bob: { support: ['The Long Dark'] },
    },
  });
  t.expect.table({ twilight: 5 - 2 + 4 + 3 + 3 });
});

scenario('[1_188] The Long Dark adds nothing at other sites', (t) => {
  t.given({
    ...moving('Bree Gate', 2, 'Council Courtyard'),
    players: { Ann: { companions: [frodo(), gimli()], site: 2 }, Bob: { support: ['The Long Dark'] } },
  });
  t.expect.table({ twilight: 5 + 0 + 2 });
});
scenario('[1_188, LR-BLOCK-003] nor at site 4 of another block', (t) => {
  t.given({
    ...moving('Golden Hall', 3, 'Westemnet Hills'),
    players: { Ann: { companions: [frodo(), gimli()], site: 3 }, Bob: { support: ['The Long Dark'] } },
  });
  t.expect.table({ twilight: 5 + 3 + 2 });
});

scenario('[1_188] The Long Dark is discarded to strengthen a Moria Orc by 2', (t) => {
  t.given(
    fight({
      minions: [runner({ against: 'Gimli' }), savage()],
      support: [{ card: 'The Long Dark', as: 'Dark' }],
    }),
  );
  t.player('Ann').passes();
  t.player('Bob').does('Dark: Skirmish');
  t.expect.card('Runner', { strength: 7 }).card('Dark', { in: 'discard of Bob' });
});

scenario('[1_191 LR-ACTION-002] Moria Scout adds 2 twilight if an Elf can be spotted', (t) => {
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

scenario('[1_191 LR-SPOT-001] Moria Scout adds nothing without an Elf', (t) => {
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

scenario(
  '[1_196 LR-EFFECT-006] They Are Coming plays a Moria Orc that lay in the discard pile before',
  (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 7,
      players: {
        Ann: { companions: [frodo()] },
        Bob: {
          support: [coming],
          hand: ['Goblin Sneak', 'Armor', 'Athelas', 'Defiance'],
          discard: [runner(), { card: 'Goblin Marksman', as: 'Marksman' }, savage()],
        },
      },
    });
    t.player('Bob').does('They Are Coming: Shadow').mayChoose.exactly('Runner', 'Marksman');
    t.player('Bob')
      .does('Marksman', 'Goblin Sneak', 'Armor', 'Athelas')
      .has({ hand: ['Defiance'] });
    t.expect.card('Marksman', { in: 'minions of Bob' }).table({ twilight: 2 });
    t.player('Bob').mayNot('They Are Coming', { because: 'you have 3 cards in hand' });
  },
);

scenario('[1_196 LR-EFFECT-008] They Are Coming cannot be used when no Orc can be played', (t) => {
  t.given({
    phase: 'shadow alone',
    twilight: 3,
    players: {
      Ann: { companions: [frodo()] },
      Bob: {
        support: [coming],
        hand: ['Goblin Sneak', 'Armor', 'Athelas'],
        discard: [{ card: 'Goblin Patrol Troop' }, savage()],
      },
    },
  });
  t.player('Bob').mayNot('They Are Coming', { because: 'nothing to choose' });
});
