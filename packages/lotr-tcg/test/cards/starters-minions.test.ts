/** Minions of the other starter decks of sets 1 to 3, and what they bear. */
import { titleNumber } from '../../src/cards/titles.ts';
import { invent, item } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { aragorn, gimli, legolas, runner, savage, soldier } from './people.ts';

invent(item('Spear of the test', { title: titleNumber('Goblin Spear'), side: 'Shadow', culture: 'Moria' }));

type Fields = Readonly<Record<string, unknown>>;
const against = (who: string, minion: Fields): Fields => ({ ...minion, against: who });
/** One skirmish against Gimli, in which Ann has something to do. */
const fight = (bob: Fields, ann: Fields = {}) => ({
  phase: 'skirmish',
  twilight: 9,
  players: { Ann: { companions: [frodo(), gimli()], hand: ['Their Halls of Stone'], ...ann }, Bob: bob },
});
const shadowPhase = (bob: Fields, ann: Fields = {}) => ({
  phase: 'shadow alone',
  twilight: 20,
  players: { Ann: { companions: [frodo()], ...ann }, Bob: bob },
});

scenario('Orc Chieftain: the first weapon played on it adds 2 twilight', (t) => {
  t.given(
    shadowPhase({
      minions: [{ card: 'Orc Chieftain', as: 'Chieftain' }, soldier()],
      hand: [
        { card: 'Orc Scimitar', as: 'one' },
        { card: 'Vile Blade', as: 'two' },
      ],
    }),
  );
  t.player('Bob').does('one: play', 'Chieftain');
  t.expect.table({ twilight: 20 - 1 + 2 });
  t.player('Bob').does('two: play');
  t.expect.card('two', { in: 'on of Soldier' }).table({ twilight: 20 - 1 + 2 - 1 });
});
for (const card of ['Orc Hunters', 'Orc Soldier'])
  scenario(`${card} exerts to wound whoever it fights, and nobody else`, (t) => {
    t.given(fight({ minions: [{ card, as: 'it', against: 'Gimli' }] }));
    t.player('Ann').passes();
    t.player('Bob').does('it: Skirmish');
    t.expect.card('Gimli', { wounds: 1 }).card('it', { wounds: 1 }).card('Frodo', { wounds: 0 });
  });
scenario('Orc Inquisitor may cost the Free Peoples player a card at random', (t) => {
  t.given({
    ...shadowPhase(
      {
        hand: [
          { card: 'Orc Inquisitor', as: 'one' },
          { card: 'Orc Inquisitor', as: 'two' },
        ],
      },
      { hand: ['Armor', 'Athelas', 'Defiance'] },
    ),
    dice: [1],
  });
  t.player('Bob').does('one: play', 'one').does('two: play', 'Pass');
  t.player('Ann').has({ hand: 2, discard: ['Athelas'] });
});
scenario('Tower Lieutenant costs 2 cards at random when it wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    dice: [2, 0],
    players: {
      Ann: { companions: [frodo(), legolas()], hand: ['Armor', 'Athelas', 'Pathfinder'] },
      Bob: { minions: [{ card: 'Tower Lieutenant', as: 'it', against: 'Legolas' }] },
    },
  });
  t.player('Ann').has({ hand: ['Athelas'], discard: 2 });
});
scenario('Tower Lieutenant costs nothing when it loses', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: {
        companions: [frodo(), aragorn({ on: ['Great Shield'] })],
        hand: ['Swordarm of the White Tower', 'Armor', 'Athelas'],
      },
      Bob: { minions: [runner({ against: 'Aragorn' }), { card: 'Tower Lieutenant', as: 'it' }] },
    },
  });
  t.player('Ann').passes().has({ hand: 3 });
});
scenario('Goblin Flankers may add 3 twilight after a second move', (t) => {
  t.given({ ...shadowPhase({ hand: [{ card: 'Goblin Flankers', as: 'it' }, runner()] }), moves: 2 });
  t.player('Bob').does('it: play', 'it');
  t.expect.table({ twilight: 20 - 7 + 3 });
});
scenario('Goblin Flankers add nothing in a turn of one move', (t) => {
  t.given({ ...shadowPhase({ hand: [{ card: 'Goblin Flankers', as: 'it' }, runner()] }), moves: 1 });
  t.player('Bob').does('it: play');
  t.expect.table({ twilight: 20 - 7 });
});
for (const [moves, strength] of [
  [1, 6],
  [2, 9],
])
  scenario(`Goblin Pursuer has strength ${strength} after ${moves} moves`, (t) => {
    t.given({ ...fight({ minions: [{ card: 'Goblin Pursuer', as: 'it', against: 'Gimli' }] }), moves });
    t.expect.card('it', { strength });
  });
for (const [on, damage] of [
  [['Spear of the test'], 2],
  [['Goblin Scimitar'], 0],
] as const)
  scenario(`Goblin Spearman with ${on[0]}`, (t) => {
    t.given(fight({ minions: [{ card: 'Goblin Spearman', as: 'it', against: 'Gimli', on }] }));
    t.expect.card('it', { damage });
  });
scenario('Isengard Forger exerts for 1 twilight, while it can', (t) => {
  t.given(shadowPhase({ minions: [{ card: 'Isengard Forger', as: 'it' }], hand: [runner()] }));
  t.player('Bob').does('it: Shadow');
  t.expect.table({ twilight: 21 }).card('it', { wounds: 1 });
  t.player('Bob').mayNot('it', { rule: 'LR-EXERT-003' });
});
for (const dead of [true, false])
  scenario(
    `Uruk Raider is ${dead ? '' : 'not '}stronger and fierce with ${dead ? 'an' : 'no'} ally in the dead pile`,
    (t) => {
      t.given(
        fight(
          { minions: [{ card: 'Uruk Raider', as: 'it', against: 'Gimli' }] },
          { dead: [dead ? 'Bounder' : 'Legolas, Prince of Mirkwood'] },
        ),
      );
      t.expect.card('it', { strength: dead ? 9 : 6, fierce: dead ? 1 : 0 });
    },
  );
scenario('Orc Butcher has 1 more for each Sauron condition', (t) => {
  t.given(
    fight({
      minions: [{ card: 'Orc Butcher', as: 'it', against: 'Gimli' }],
      support: ['Strength Born of Fear', 'Spies of Mordor', 'Uruk-hai Armory'],
    }),
  );
  t.expect.card('it', { strength: 8 });
});
scenario('Orc Swordsman has 2 more while it bears a weapon', (t) => {
  t.given(
    shadowPhase({
      minions: [{ card: 'Orc Swordsman', as: 'it' }],
      hand: [{ card: 'Vile Blade', as: 'Blade' }, runner()],
    }),
  );
  t.expect.card('it', { strength: 9 });
  t.player('Bob').does('Blade: play');
  t.expect.card('it', { strength: 13 });
});
scenario('Orc Warrior exerts and discards a Sauron condition for 2 cards of the deck', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()], deck: ['Armor', 'Athelas', 'Defiance'] },
      Bob: {
        minions: [{ card: 'Orc Warrior', as: 'it' }],
        support: [{ card: 'Strength Born of Fear', as: 'Fear' }],
      },
    },
  });
  t.player('Bob').does('it: Maneuver');
  t.player('Ann').has({ deck: ['Defiance'] });
  t.expect.card('Fear', { in: 'discard of Bob' }).card('it', { wounds: 1 });
});
scenario('[LR-COST-002] Orc Warrior needs a condition to discard', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo()] }, Bob: { minions: [{ card: 'Orc Warrior', as: 'it' }] } },
  });
  t.player('Bob').mayNot('it', { because: 'you control a Sauron condition' });
});

// ——— what minions bear ———
scenario('Uruk-hai Sword: a card of the deck goes when its bearer wins', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: [frodo(), gimli()], deck: ['Armor', 'Athelas'] },
      Bob: { minions: [savage({ against: 'Gimli', on: ['Uruk-hai Sword'] })] },
    },
  });
  t.player('Ann').has({ deck: ['Athelas'] });
});
scenario('[LR-LIMIT-001] Orc Scimitar gives its bearer no more than 3', (t) => {
  t.given(
    fight(
      { minions: [against('Gimli', soldier({ on: [{ card: 'Orc Scimitar', as: 'Scimitar' }], wounds: 1 }))] },
      { hand: [] },
    ),
  );
  for (const strength of [10, 11, 12, 12]) {
    t.player('Bob').does('Scimitar: Skirmish');
    t.expect.card('Soldier', { strength });
  }
});
for (const [who, strength] of [
  ['Legolas', 11],
  ['Gimli', 9],
] as const)
  scenario(`Vile Blade: strength ${strength} against ${who}`, (t) => {
    t.given(
      fight(
        { minions: [against(who, soldier({ on: ['Vile Blade'] }))] },
        { companions: [frodo(), gimli(), legolas()] },
      ),
    );
    t.expect.card('Soldier', { strength });
  });
