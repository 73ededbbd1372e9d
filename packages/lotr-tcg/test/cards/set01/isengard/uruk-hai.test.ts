/** The Fellowship of the Ring: the Uruk-hai of the Isengard culture, and what they bear. */
import { frodo, scenario } from '../../../table.ts';
import { aragorn, gimli, legolas, runner, savage } from '../../people.ts';

scenario('[1_150] Uruk Rager makes the Free Peoples player discard 2 cards when it wins', (t) => {
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

scenario('[1_150] Uruk Rager does nothing when it loses', (t) => {
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

scenario('[1_151 LR-KEYWORD-009] Uruk Savage and Uruk-hai Raiding Party do one wound more', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli()] },
      Bob: { minions: [{ card: 'Uruk-hai Raiding Party', as: 'Party', against: 'Gimli' }, savage()] },
    },
  });
  t.expect.card('Gimli', { wounds: 2 }).card('Savage', { damage: 1, strength: 5 });
});

scenario('[1_152] Uruk Shaman heals an Uruk-hai, and no Orc, for 2 twilight', (t) => {
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
  '[1_153 LR-LIMIT-001 LR-LIMIT-002] Uruk Slayer can be paid for a fourth time, but gets no more than 3',
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
    // What gives nothing any more leaves nothing behind.
    t.expect.effects({ excludes: [{ changes: 'strength', by: 0 }] });
    t.expect.table({ twilight: 1 });
  },
);

scenario('[1_153 LR-LIMIT-004] Uruk Slayer: each copy has a limit of its own', (t) => {
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

scenario('[1_154] Uruk Soldier may cost the Free Peoples player the top card of his deck', (t) => {
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

scenario(
  '[1_157 LR-SPOT-003] Uruk-hai Armory takes 1 from the fellowship archery while there is an Uruk-hai',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), legolas()] },
        Bob: { support: ['Uruk-hai Armory'], minions: [savage(), runner()] },
      },
    });
    t.expect.table({ 'fellowship archery': 0 });
  },
);

scenario('[1_157 LR-SPOT-003] Uruk-hai Armory does nothing without an Uruk-hai', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), legolas()] },
      Bob: { support: ['Uruk-hai Armory'], minions: [runner(), { card: 'Goblin Sneak', as: 'Sneak' }] },
    },
  });
  t.expect.table({ 'fellowship archery': 1 });
});

// ——— what minions bear ———
scenario('[1_160/2] Uruk-hai Sword: a card of the deck goes when its bearer wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli()], deck: ['Armor', 'Athelas'] },
      Bob: { minions: [savage({ against: 'Gimli', on: ['Uruk-hai Sword'] })] },
    },
  });
  t.player('Ann').has({ deck: ['Athelas'] });
});
