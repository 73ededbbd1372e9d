/** Realms of the Elf-lords: more of the Moria culture. */
import { companion, invent, item, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { boromir, merry, sam } from '../../people.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Goblin', { vitality: 3 }),
  minion('Sauron Orc', { culture: 'Sauron', vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  companion('Bowman', { Archer: 1 }),
  item('Sword'),
  item('Helmet', { itemClass: 'helm' }),
);
for (const [minion, can] of [
  ['Goblin', true],
  ['Sauron Orc', false],
] as const)
  scenario(`[3_77/1, LR-COST-009] Depths of Moria and ${minion}: ${can}`, (t) => {
    t.given({
      phase: 'shadow alone',
      twilight: 9,
      players: {
        Ann: { companions: [frodo()] },
        Bob: { minions: [minion], hand: [{ card: 'Depths of Moria', as: 'it' }], support: ['Idle'] },
      },
    });
    if (can) t.player('Bob').does('it');
    else t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
    t.expect.card('it', { in: can ? 'support of Bob' : 'hand of Bob' });
  });
scenario('[3_77/2] Depths of Moria: a move of the fellowship phase adds nothing', (t) => {
  t.given({
    ...moving('Council Courtyard', 3, 'Moria Lake'),
    twilight: 0,
    players: { Ann: { companions: [frodo()], site: 3 }, Bob: { support: ['Depths of Moria'] } },
  });
  t.expect.table({ twilight: 1 + 3 });
});
for (const [support, more] of [
  [['Depths of Moria'], 2],
  [[], 0],
] as const)
  scenario(`[3_77/2] a move of the regroup phase with ${support.length} of it adds ${more}`, (t) => {
    t.given({
      phase: 'regroup',
      twilight: 0,
      path: [
        { card: 'Council Courtyard', number: 3 },
        { card: 'Moria Lake', number: 4 },
      ],
      players: { Ann: { companions: [frodo()], site: 3 }, Bob: { support: ['Idle', ...support] } },
    });
    t.player('Bob').passes();
    t.player('Ann').does('Yes');
    t.expect.table({ twilight: 1 + 3 + more });
  });

const hide = (companions: readonly unknown[]) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...companions, 'Friend'] },
    Bob: {
      minions: [{ card: 'Goblin', against: 'Friend' }, 'Sauron Orc'],
      hand: [{ card: 'Hide and Seek', as: 'event' }],
      support: ['Idle'],
    },
  },
});
scenario('[3_78] Hide and Seek: two Shire companions, and a Moria minion does one wound more', (t) => {
  t.given(hide([sam()]));
  t.player('Bob').does('event');
  t.expect.card('Goblin', { damage: 1 }).card('Sauron Orc', { damage: 0 });
});
scenario('[3_78, LR-SPOT-001] Hide and Seek: one is too few', (t) => {
  t.given(hide([]));
  t.player('Bob').mayNot('event', { because: 'spot 2 Shire companions' });
});

const malice = (minions: readonly unknown[]) => ({
  phase: 'archery alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Bowman', 'Friend'] },
    Bob: { minions, hand: [{ card: 'Malice', as: 'event' }], support: ['Idle'] },
  },
});
scenario('[3_79] Malice: an Orc of Moria and one of Sauron wound an archer', (t) => {
  t.given(malice(['Goblin', 'Sauron Orc']));
  t.player('Bob').does('event');
  t.expect.card('Bowman', { wounds: 1 }).card('Friend', { wounds: 0 });
});
for (const [minion, missing] of [
  ['Goblin', 'spot a Sauron Orc'],
  ['Sauron Orc', 'spot a Moria Orc'],
] as const)
  scenario(`[3_79, LR-SPOT-001] Malice: not with ${minion} alone`, (t) => {
    t.given(malice([minion]));
    t.player('Bob').mayNot('event', { because: missing });
  });

const little = (on: readonly string[], minion = 'Goblin') => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), merry(), boromir({ on })] },
    Bob: { minions: [minion], hand: [{ card: 'Such a Little Thing', as: 'event' }], support: ['Idle'] },
  },
});
scenario('[3_80] Such a Little Thing wounds Boromir three times', (t) => {
  t.given(little(['Sword']));
  t.player('Bob').does('event');
  t.expect.card('Boromir', { in: 'dead of Ann' });
});
scenario('[3_80, LR-EFFECT-009] two Free Peoples possessions prevent it', (t) => {
  t.given(little(['Sword', 'Helmet']));
  t.player('Bob').does('event');
  t.player('Ann').does('Yes', 'Sword');
  t.expect.card('Boromir', { wounds: 0 }).card('Helmet', { in: 'discard of Ann' });
});
scenario('[3_80, LR-SPOT-001] it takes a Moria minion', (t) => {
  t.given(little([], 'Sauron Orc'));
  t.player('Bob').mayNot('event', { because: 'spot a Moria minion' });
});
