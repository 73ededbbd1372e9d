/** The Fellowship of the Ring: weapons of the Moria culture. */
import { frodo, scenario } from '../../../table.ts';
import { gimli, merry, runner, savage, soldier } from '../../people.ts';
import { type Fields, shadowPhase } from '../../positions.ts';

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
