/** The Fellowship of the Ring: the Moria culture. */
import { frodo, scenario } from '../../table.ts';
import { boromir, gimli, legolas, merry, runner, savage, soldier } from '../people.ts';
import { type Fields, fight, shadowPhase, spareEvent } from '../positions.ts';
import { moving } from '../standing.ts';

const coming = { card: 'They Are Coming', as: 'They Are Coming' };
const drums = (companion: unknown, name: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), companion], hand: [spareEvent] },
    Bob: { minions: [runner({ against: name })], hand: [{ card: 'Drums in the Deep', as: 'Drums' }] },
  },
});
/** A goblin with the spear fights a companion; another orc may help it. */
const killing = (victim: Fields, card = 'Goblin Runner') => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), victim], burdens: 1 },
    Bob: {
      minions: [
        { card, as: 'Goblin', against: victim['as'], on: [{ card: 'Goblin Spear', as: 'Spear' }] },
        savage(),
      ],
    },
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

scenario(
  '[1_179 LR-SHADOW-007] Goblin Scavengers play a weapon from the discard pile on a Moria Orc',
  (t) => {
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
  },
);

scenario('[1_179 LR-EFFECT-008] Goblin Scavengers offer nothing without a weapon to play', (t) => {
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

scenario(
  '[1_180 LR-ATTACH-009] Goblin Scimitar gives a Moria Orc 2 strength, and its player may draw a card',
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

scenario('[1_180 LR-ATTACH-001] Goblin Scimitar is not for an Uruk-hai', (t) => {
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
  '[1_182 LR-KILL-001] Goblin Spear: its bearer kills a companion by a wound, which is a burden',
  (t) => {
    t.given(killing(gimli({ wounds: 2 })));
    t.expect.card('Gimli', { in: 'dead of Ann' });
    t.player('Ann').has({ burdens: 2 });
  },
);

scenario('[1_182 LR-SKIRM-009] Goblin Spear: or overwhelms him, and two are added for a Hobbit', (t) => {
  t.given(killing(merry(), 'Goblin Patrol Troop'));
  t.expect.card('Merry', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 3 });
});

scenario('[1_182] Goblin Spear: a companion who lives is no burden', (t) => {
  t.given(killing(gimli()));
  t.expect.card('Gimli', { wounds: 1 });
  t.player('Ann').has({ burdens: 1 });
});

scenario('[1_182] Goblin Spear: nor is one whom another minion killed', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), gimli({ wounds: 2 })], burdens: 1 },
      Bob: {
        minions: [
          { card: 'Goblin Marksman', against: 'Gimli' },
          runner({ on: [{ card: 'Goblin Spear', as: 'Spear' }] }),
        ],
      },
    },
  });
  t.expect.card('Gimli', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 1 });
});

scenario('[1_182] Goblin Spear: nor one who dies of an action during that skirmish', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 9,
    players: {
      Ann: { companions: [frodo(), gimli({ wounds: 2 })], burdens: 1 },
      Bob: {
        minions: [
          runner({ against: 'Gimli', on: [{ card: 'Goblin Spear', as: 'Spear' }] }),
          soldier({ against: 'Gimli' }),
        ],
      },
    },
  });
  t.player('Bob').does('Soldier: Skirmish');
  t.expect.card('Gimli', { in: 'dead of Ann' });
  t.player('Ann').has({ burdens: 1 });
});

scenario('[1_182 LR-ATTACH-001] Goblin Spear is for Moria minions', (t) => {
  t.given(shadowPhase({ minions: [runner(), soldier()], hand: [{ card: 'Goblin Spear', as: 'Spear' }] }));
  t.player('Bob').does('Spear');
  t.expect.card('Spear', { in: 'on of Runner' }).card('Runner', { strength: 7 });
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
