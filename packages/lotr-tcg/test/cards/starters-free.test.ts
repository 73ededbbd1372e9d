/** Free Peoples conditions and possessions of the other starter decks of sets 1 to 3. */
import { freeEvent, invent, minion, shadowCondition } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { Bob, boromir, gandalf, gimli, legolas, merry, runner, savage, soldier } from './people.ts';

invent(
  minion('Weak Orc', { strength: 2 }),
  freeEvent('Tale of the test', { keyword: ['Tale'] }),
  shadowCondition('Storm of the test', { keyword: ['Weather'], culture: 'Isengard' }),
);
type Fields = Readonly<Record<string, unknown>>;
const against = (who: string, foe: Fields): Fields => ({ ...foe, against: who });
const axe = { card: 'Dwarven Axe', as: 'Axe' };

// ——— conditions ———
scenario('Lord of Moria: each Dwarf is damage +1 more', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gimli()], support: ['Lord of Moria'], hand: ['Hobbit Sword'] },
      Bob,
    },
  });
  t.expect.card('Gimli', { damage: 2 }).card('Frodo', { damage: 0 });
});
for (const [foe, strength] of [
  ['Goblin Runner', 7],
  ['Uruk Savage', 6],
] as const)
  scenario(`Stairs of Khazad-dûm: a Dwarf has ${strength} against ${foe}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), gimli()],
          support: ['Stairs of Khazad-dûm'],
          hand: ['Hobbit Intuition'],
        },
        Bob: { minions: [{ card: foe, as: 'foe', against: 'Gimli' }] },
      },
    });
    t.expect.card('Gimli', { strength });
  });
scenario('[LR-ERRATA-005] Far-seeing Eyes: each Elf played costs an opponent a card of his choice', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo()], support: ['Far-seeing Eyes'], hand: [legolas(), gimli()] },
      Bob: { hand: [runner(), savage()] },
    },
  });
  t.player('Ann').does('Legolas: play');
  t.player('Bob')
    .does('Runner')
    .has({ hand: ['Savage'] });
  t.player('Ann').does('Gimli: play');
  t.player('Bob').has({ hand: ['Savage'] });
});
scenario('Foes of Mordor: a Gondor character exerts to wound a Sauron minion', (t) => {
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
const hosts = { card: 'Hosts of the Last Alliance', as: 'Hosts' };
scenario(
  'Hosts of the Last Alliance prevents a wound of an Elf, and takes 1 from the minion archery',
  (t) => {
    t.given({
      phase: 'archery fire',
      players: {
        Ann: { companions: [frodo(), legolas(), gimli()], support: [hosts] },
        Bob: { minions: ['Goblin Marksman', { card: 'Goblin Marksman', as: 'other' }] },
      },
    });
    t.expect.table({ 'minion archery': 1 });
    t.player('Ann').does('Legolas', 'Hosts: response');
    t.expect.card('Legolas', { wounds: 0 }).card('Hosts', { in: 'discard of Ann' });
  },
);
scenario('Hosts of the Last Alliance does nothing for a Dwarf', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), gimli()], support: [hosts] },
      Bob: { minions: ['Goblin Marksman'] },
    },
  });
  t.expect.table({ 'minion archery': 1 });
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { wounds: 1 }).card('Hosts', { in: 'support of Ann' });
});
scenario('Answering the Cries: a Gondor tale from hand gives a Gondor companion 2', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), boromir(), gimli()],
        support: [{ card: 'Answering the Cries', as: 'Cries' }],
        hand: ['Tale of the test', 'Hobbit Intuition'],
      },
      Bob: { minions: [runner({ against: 'Boromir' })] },
    },
  });
  t.player('Ann')
    .does('Cries: Skirmish')
    .has({ hand: ['Hobbit Intuition'] });
  t.expect.card('Boromir', { strength: 9 });
});
scenario('Answering the Cries needs a Gondor tale, and not any card', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), boromir()],
        support: [{ card: 'Answering the Cries', as: 'Cries' }],
        hand: ['Pathfinder', 'Hobbit Intuition'],
      },
      Bob: { minions: [runner({ against: 'Boromir' })] },
    },
  });
  t.player('Ann').mayNot('Cries', { because: 'Gondor tale in hand' });
});

// ——— possessions ———
scenario('[LR-SKIRM-008] Dwarven Armor: a Dwarf is overwhelmed only by three times his strength', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: ['Dwarven Armor'] })] },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', against: 'Gimli' }] },
    },
  });
  t.expect.card('Gimli', { wounds: 1, in: 'companions of Ann' });
});
scenario('[LR-ERRATA-003] Dwarven Axe: whoever loses to its bearer loses a card of his deck, once', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [axe] })], deck: ['Armor'] },
      Bob: {
        minions: [
          { card: 'Weak Orc', against: 'Gimli', as: 'one' },
          { card: 'Weak Orc', against: 'Gimli', as: 'two' },
        ],
        deck: ['Goblin Sneak', 'Moria Scout'],
      },
    },
  });
  // Both have lost at one time, and only one of them costs a card.
  t.player('Ann').does('Axe: one loses a skirmish');
  t.player('Bob').has({ deck: ['Moria Scout'] });
  t.player('Ann').has({ deck: ['Armor'] });
});
scenario('Dwarven Axe does nothing when its bearer loses', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [axe] })] },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', against: 'Gimli' }], deck: ['Goblin Sneak'] },
    },
  });
  t.player('Bob').has({ deck: ['Goblin Sneak'] });
});
scenario("Boromir's Cloak: he exerts to discard a weather condition", (t) => {
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
for (const wounds of [0, 2])
  scenario(
    `[LR-EXERT-004] Wizard Staff with ${wounds} wounds: Gandalf exerts twice to weaken a minion by 3`,
    (t) => {
      t.given({
        phase: 'skirmish',
        players: {
          Ann: {
            companions: [frodo(), gandalf({ wounds, on: [{ card: 'Wizard Staff', as: 'Staff' }] })],
            hand: ['Hobbit Intuition'],
          },
          Bob: { minions: [runner({ against: 'Gandalf' })] },
        },
      });
      if (wounds === 2) t.player('Ann').mayNot('Staff', { rule: 'LR-EXERT-004' });
      else {
        t.player('Ann').does('Staff: Skirmish');
        t.expect.card('Runner', { strength: 2 }).card('Gandalf', { wounds: 2 });
      }
    },
  );
scenario('Frying Pan: its bearer exerts to wound an Orc he fights', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), merry({ on: [{ card: 'Frying Pan', as: 'Pan' }] })],
        hand: ['Hobbit Intuition'],
      },
      Bob: { minions: [against('Merry', soldier()), { card: 'Moria Scout', as: 'Scout' }] },
    },
  });
  t.player('Ann').does('Pan: Skirmish');
  t.expect.card('Soldier', { wounds: 1 }).card('Scout', { wounds: 0 }).card('Merry', { wounds: 1 });
});
