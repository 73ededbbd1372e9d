/** The Fellowship of the Ring: the Dwarven culture. */
import { companion, freeEvent, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, boromir, gimli, legolas, runner, savage, soldier } from '../people.ts';
import { fightWith, spareEvent } from '../positions.ts';

const farin = { card: 'Farin, Dwarven Emissary', as: 'Farin' };
const farinFights = (minion: unknown) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), farin], hand: ['Hobbit Intuition'] },
    Bob: { minions: [minion] },
  },
});
const axe = { card: 'Dwarven Axe', as: 'Axe' };
const balin = (minions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), gimli()], hand: [{ card: 'Here Lies Balin, Son of Fundin', as: 'event' }] },
    Bob: { minions },
  },
});
const patrol = { card: 'Goblin Patrol Troop', as: 'Troop' };
invent(
  minion('Weak Orc', { strength: 2 }),
  minion('Wild Orc', { strength: 5, vitality: 9, Fierce: 1 }),
  freeEvent('Tale of the test', { keyword: ['Tale'] }),
  shadowCondition('Storm of the test', { keyword: ['Weather'], culture: 'Isengard' }),
);

scenario('[1_3 LR-ERRATA-002] Axe Strike gives a Dwarf 3 who bears a Dwarven hand weapon', (t) => {
  t.given(fightWith('Axe Strike', [gimli({ on: [axe] })], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 6 + 2 + 3 });
});

scenario('[1_3] Axe Strike gives 2 to one who bears none', (t) => {
  t.given(fightWith('Axe Strike', [gimli()], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 8 });
});

scenario('[1_7 LR-SPOT-001] Dwarf Guard and Farin are played only with a Dwarf in play', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), gimli()], hand: [{ card: 'Dwarf Guard', as: 'Guard' }, farin] },
      Bob,
    },
  });
  t.player('Ann').does('Guard: play', 'Farin: play');
  t.expect.card('Farin', { in: 'companions of Ann', strength: 5 });
});

scenario('[1_7 LR-SPOT-001] Dwarf Guard needs a Dwarf', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Dwarf Guard', 'Armor', 'Hobbit Sword'] },
      Bob,
    },
  });
  t.player('Ann').mayNot('Dwarf Guard', { rule: 'LR-COST-009' });
});

// ——— possessions ———
scenario(
  '[1_8/2 LR-SKIRM-008] Dwarven Armor: a Dwarf is overwhelmed only by three times his strength',
  (t) => {
    t.given({
      phase: 'skirmishes alone',
      players: {
        Ann: { companions: [frodo(), gimli({ on: ['Dwarven Armor'] })] },
        Bob: { minions: [{ card: 'Goblin Patrol Troop', against: 'Gimli' }] },
      },
    });
    t.expect.card('Gimli', { wounds: 1, in: 'companions of Ann' });
  },
);

scenario(
  '[1_9 LR-ERRATA-003] Dwarven Axe: whoever loses to its bearer loses a card of his deck, once',
  (t) => {
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
  },
);

scenario('[1_9 LR-ERRATA-003] Dwarven Axe: each of two players whose minions lose loses a card', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [axe] })] },
      Bob: {
        minions: [{ card: 'Weak Orc', against: 'Gimli', as: 'one' }],
        deck: ['Goblin Sneak', 'Moria Scout'],
      },
      Cid: { minions: [{ card: 'Weak Orc', against: 'Gimli', as: 'two' }], deck: ['Armor', 'Athelas'] },
    },
  });
  t.player('Ann').does('Axe: one loses a skirmish');
  t.player('Bob').has({ deck: ['Moria Scout'] });
  t.player('Cid').has({ deck: ['Athelas'] });
});

scenario('[1_9 LR-ERRATA-003] Dwarven Axe: the next skirmish costs a card again', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [axe] })] },
      Bob: {
        minions: [{ card: 'Wild Orc', against: 'Gimli' }],
        deck: ['Goblin Sneak', 'Armor', 'Moria Scout'],
      },
    },
  });
  t.player('Bob').has({ deck: ['Armor', 'Moria Scout'] });
  t.player('Ann').does('Wild Orc', 'Gimli');
  t.player('Bob').has({ deck: ['Moria Scout'] });
});

scenario('[1_9] Dwarven Axe does nothing when its bearer loses', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [axe] })] },
      Bob: { minions: [{ card: 'Goblin Patrol Troop', against: 'Gimli' }], deck: ['Goblin Sneak'] },
    },
  });
  t.player('Bob').has({ deck: ['Goblin Sneak'] });
});

scenario('[1_11] Farin has 2 more against an Orc', (t) => {
  t.given(farinFights(runner({ against: 'Farin' })));
  t.expect.card('Farin', { strength: 7 });
});

scenario('[1_11] Farin has no more against an Uruk-hai', (t) => {
  t.given(farinFights(savage({ against: 'Farin' })));
  t.expect.card('Farin', { strength: 5 });
});

scenario('[1_12 LR-ERRATA-004] Gimli puts a card from hand beneath the draw deck for 2 twilight', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 1,
    players: { Ann: { companions: [frodo(), gimli()], hand: ['Defiance', 'Armor'], deck: ['Athelas'] }, Bob },
  });
  t.player('Ann')
    .does('Gimli: Fellowship', 'Armor')
    .has({ hand: ['Defiance'], deck: ['Athelas', 'Armor'] });
  t.expect.table({ twilight: 3 });
  t.player('Ann').mayNot('Gimli', { because: 'fewer than 2' });
});

scenario('[1_19] Here Lies Balin, Son of Fundin wounds two Orcs', (t) => {
  t.given(balin([patrol, soldier(), savage()]));
  t.player('Ann').does('event', 'wound 2 Orcs', 'Troop');
  t.expect.card('Troop', { wounds: 1 }).card('Soldier', { wounds: 1 }).card('Savage', { wounds: 0 });
});

scenario('[1_19] Here Lies Balin, Son of Fundin wounds one Orc twice', (t) => {
  t.given(balin([patrol, savage()]));
  t.player('Ann').does('event');
  t.expect.card('Troop', { wounds: 2 }).card('Gimli', { wounds: 1 }).card('Savage', { wounds: 0 });
});

// ——— conditions ———
scenario('[1_21] Lord of Moria: each Dwarf is damage +1 more', (t) => {
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
  scenario(`[1_24] Stairs of Khazad-dûm: a Dwarf has ${strength} against ${foe}`, (t) => {
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

scenario('[1_25 LR-RESPONSE-001] Still Draws Breath heals a Dwarf who wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), gimli({ wounds: 1 })],
        hand: [{ card: 'Still Draws Breath', as: 'event' }],
      },
      Bob: { minions: [runner({ against: 'Gimli' })] },
    },
  });
  t.player('Ann').does('event');
  t.expect.card('Gimli', { wounds: 0 }).card('event', { in: 'discard of Ann' });
});

scenario('[1_25] Still Draws Breath is not for others', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), legolas({ wounds: 1 })],
        hand: [{ card: 'Still Draws Breath', as: 'event' }],
      },
      Bob: { minions: [runner({ against: 'Legolas' })] },
    },
  });
  t.expect.card('Legolas', { wounds: 1 }).card('event', { in: 'hand of Ann' });
});

scenario('[1_26 LR-EVENT-002 LR-EVENT-003] Their Halls of Stone gives a Dwarf 2, and is discarded', (t) => {
  t.given(fightWith('Their Halls of Stone', [gimli(), boromir()], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Gimli', { strength: 8 }).card('event', { in: 'discard of Ann' });
});

scenario('[1_26] Their Halls of Stone gives 4 at an underground site', (t) => {
  t.given({
    phase: 'skirmish',
    path: [{ card: 'Mithril Mine', number: 4 }],
    players: {
      Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone', spareEvent], site: 4 },
      Bob: { minions: [runner({ against: 'Gimli' })] },
    },
  });
  t.player('Ann').does('Their Halls of Stone');
  t.expect.card('Gimli', { strength: 10 });
});

scenario('[1_26 LR-EFFECT-007] Their Halls of Stone can be played without a Dwarf, for nothing', (t) => {
  t.given(fightWith('Their Halls of Stone', [boromir()], [runner({ against: 'Boromir' })]));
  t.player('Ann').does('event');
  t.expect.card('Boromir', { strength: 7 }).card('event', { in: 'discard of Ann' });
});

// ——— allies ———
scenario('[1_27] Thrarin exerts to take part in archery fire and skirmishes', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()], support: [{ card: 'Thrarin, Dwarven Smith', as: 'Thrarin' }] },
      Bob: { minions: [runner()] },
    },
  });
  t.expect.card('Thrarin', { 'takes part': 0 });
  t.player('Ann').does('Thrarin: Maneuver');
  t.expect.card('Thrarin', { wounds: 1 });
});

invent(companion('Miner', { race: 'Dwarf', culture: 'Dwarven', strength: 5 }));
scenario('[1_4] Battle Fury: a Dwarf exerts for strength and damage', (t) => {
  t.given(fightWith('Battle Fury', [gimli(), 'Miner'], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event').mayChoose.exactly('Gimli', 'Miner');
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { wounds: 1, strength: 9, damage: 2 }).card('Miner', { strength: 5, damage: 0 });
});
scenario('[1_4, LR-EXERT-003] Battle Fury does not exert the exhausted', (t) => {
  t.given(fightWith('Battle Fury', [gimli({ wounds: 2 })], [runner({ against: 'Gimli' })]));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
scenario('[1_5] Cleaving Blow: strength +2 and damage +1, for nobody but a Dwarf', (t) => {
  t.given(fightWith('Cleaving Blow', [gimli(), aragorn()], [runner({ against: 'Gimli' })]));
  t.player('Ann').does('event');
  t.expect.card('Gimli', { wounds: 0, strength: 8, damage: 2 }).card('Aragorn', { strength: 8 });
});
