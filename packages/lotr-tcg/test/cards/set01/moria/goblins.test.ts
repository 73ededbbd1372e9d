/** The Fellowship of the Ring: minions of the Moria culture, and what they bear. */
import { ally, companion, freeCondition, invent, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  pause,
  minion('Goblin', { strength: 6, vitality: 2 }),
  minion('Sauron Orc', { culture: 'Sauron', strength: 6, vitality: 2 }),
  companion('Friend', { vitality: 5, strength: 7 }),
  companion('Bowman', { Archer: 1 }),
  ally('Old Dwarf', { culture: 'Dwarven', race: 'Dwarf' }),
  ally('Old Man'),
  freeCondition('Dwarven paper', { culture: 'Dwarven' }),
  freeCondition('Gondor paper'),
);
const goblins = (n: number, card = 'Goblin') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `goblin ${i}` }));
for (const [title, minions, strength] of [
  ['alone', [], 9],
  ['beside two', goblins(2), 11],
  ['beside an Orc of Sauron', ['Sauron Orc'], 9],
] as const)
  scenario(`[1_163] Ancient Chieftain ${title} has ${strength}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()] },
        Bob: { minions: [{ card: 'Ancient Chieftain', as: 'it' }, ...minions], support: ['Idle'] },
      },
    });
    t.expect.card('it', { strength });
  });

const troll = 'Cave Troll of Moria, Scourge of the Black Pit';
const calling = (site: string, number: number, minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 20,
  path: [{ card: site, number }],
  players: {
    Ann: { companions: [frodo()], site: number },
    Bob: { minions, hand: [{ card: troll, as: 'Troll' }], support: ['Idle'] },
  },
});
for (const [site, number, price] of [
  ['Mithril Mine', 4, 7],
  ['Moria Lake', 4, 10],
] as const)
  scenario(`[1_165/1, 1_165/2] at ${site} the Cave Troll costs ${price}`, (t) => {
    t.given(calling(site, number, goblins(1)));
    t.player('Bob').does('Troll');
    t.expect.card('Troll', { in: 'minions of Bob', damage: 1, fierce: 1 }).table({ twilight: 20 - price });
  });
scenario('[1_165/1, LR-COST-009] the Cave Troll comes with a Moria Orc only', (t) => {
  t.given(calling('Mithril Mine', 4, ['Sauron Orc']));
  t.player('Bob').mayNot('Troll', { rule: 'LR-COST-009' });
});
for (const [keyward, price] of [
  ["Troll's Keyward", 8],
  ['Goblin', 10],
] as const)
  scenario(`[1_199] beside ${keyward} the Cave Troll costs ${price}`, (t) => {
    t.given(calling('Moria Lake', 4, [keyward, { card: 'Goblin', as: 'second' }]));
    t.expect.card('Troll', { price });
  });

const arming = (card: string, minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions, hand: [{ card, as: 'it' }], support: ['Idle'] },
  },
});
scenario("[1_166/1, 1_166/2] Cave Troll's Hammer: he strikes for one more", (t) => {
  t.given(arming("Cave Troll's Hammer", [{ card: troll, as: 'Troll' }, 'Goblin']));
  t.player('Bob').does('it');
  t.expect.card('Troll', { damage: 2, strength: 18 });
});
scenario("[1_166/1, LR-ATTACH-001] Cave Troll's Hammer is for nobody else", (t) => {
  t.given(arming("Cave Troll's Hammer", ['Goblin']));
  t.player('Bob').mayNot('it', {});
});
scenario('[1_190/1, LR-ATTACH-001] Moria Axe is for an Orc of Moria', (t) => {
  t.given(arming('Moria Axe', ['Goblin', 'Sauron Orc']));
  t.player('Bob').does('it');
  t.expect.card('it', { in: 'on of Goblin' });
});
const swinging = (wounds: number) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'] },
    Bob: {
      minions: [
        { card: 'Goblin', as: 'goblin', wounds, against: 'Friend', on: [{ card: 'Moria Axe', as: 'Axe' }] },
      ],
      support: ['Idle'],
    },
  },
});
scenario('[1_190/2, 1_190/3] Moria Axe: its bearer exerts for two strength', (t) => {
  t.given(swinging(0));
  t.expect.card('goblin', { damage: 1, strength: 8 });
  t.player('Bob').does('Axe');
  t.expect.card('goblin', { wounds: 1, strength: 10 });
});
scenario('[1_190/3, LR-EXERT-003] Moria Axe: not when he is exhausted', (t) => {
  t.given(swinging(1));
  t.player('Bob').mayNot('Axe', { because: 'exert' });
});

const bows = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Bowman', as: `bow ${i}` }));
for (const [card, id, less] of [
  ['Goblin Archer', '1_172', 6],
  ['Goblin Wallcrawler', '1_184/2', 1],
] as const)
  for (const other of ['Goblin', 'Sauron Orc'])
    scenario(`[${id}] ${card} beside ${other} keeps off ${other === 'Goblin' ? less : 0} arrows`, (t) => {
      t.given({
        phase: 'archery alone',
        players: {
          Ann: { companions: [frodo(), ...bows(less)] },
          Bob: {
            minions: [
              { card, as: 'it' },
              { card: other, as: 'other' },
            ],
          },
        },
      });
      if (card === 'Goblin Archer') t.player('Ann').does('Frodo');
      if (other === 'Goblin') t.expect.card('it', { wounds: 0 }).card('other', { wounds: 0 });
      else t.player('Bob').mayChoose.exactly('it', 'other');
    });

for (const [title, second, damage] of [
  ['a Goblin', { card: 'Goblin', as: 'b', against: 'Friend' }, 2],
  ['an Orc of Sauron', { card: 'Sauron Orc', as: 'b', against: 'Friend' }, 0],
  ['a Goblin elsewhere', { card: 'Goblin', as: 'b' }, 0],
] as const)
  scenario(`[1_174] Goblin Backstabber beside ${title}: damage +${damage}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Friend'], support: ['Pause'] },
        Bob: { minions: [{ card: 'Goblin Backstabber', as: 'it', against: 'Friend' }, second] },
      },
    });
    t.expect.card('it', { damage });
  });

for (const [site, strength] of [
  ['Mithril Mine', 8],
  ['Moria Lake', 6],
] as const)
  scenario(`[1_184/1] at ${site} a Goblin Wallcrawler has ${strength}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      path: [{ card: site, number: 4 }],
      players: {
        Ann: { companions: [frodo()], site: 4 },
        Bob: { minions: [{ card: 'Goblin Wallcrawler', as: 'it' }], support: ['Idle'] },
      },
    });
    t.expect.card('it', { strength });
  });

const warrior = {
  phase: 'shadow alone',
  twilight: 20,
  players: {
    Ann: { companions: [frodo()], support: ['Old Dwarf', 'Old Man', 'Dwarven paper', 'Gondor paper'] },
    Bob: { hand: [{ card: 'Goblin Warrior', as: 'it' }], support: ['Idle'] },
  },
};
scenario('[1_185] Goblin Warrior may discard a Dwarven ally or condition', (t) => {
  t.given(warrior);
  t.player('Bob').does('it: play', 'it: when').mayChoose.exactly('Old Dwarf', 'Dwarven paper');
  t.player('Bob').does('Old Dwarf');
  t.expect.card('Old Dwarf', { in: 'discard of Ann' });
});
scenario('[1_185] Goblin Warrior need not', (t) => {
  t.given(warrior);
  t.player('Bob').does('it: play', 'Pass');
  t.expect.card('Old Dwarf', { in: 'support of Ann' }).card('Dwarven paper', { in: 'support of Ann' });
});

const commander = (twilight: number) => ({
  phase: 'skirmish',
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'] },
    Bob: {
      minions: [
        { card: 'Goblin', as: 'goblin', against: 'Friend' },
        { card: 'Guard Commander', as: 'it' },
        'Sauron Orc',
      ],
      support: ['Idle'],
    },
  },
});
scenario('[1_186] Guard Commander: three twilight give a Moria Orc two', (t) => {
  t.given(commander(3));
  t.player('Bob').does('it').mayChoose.exactly('goblin', 'it');
  t.player('Bob').does('goblin');
  t.expect.card('goblin', { strength: 8 }).table({ twilight: 0 });
});
scenario('[1_186, LR-COST-002] Guard Commander: two are too few', (t) => {
  t.given(commander(2));
  t.player('Bob').mayNot('it', { rule: 'LR-COST-002' });
});
