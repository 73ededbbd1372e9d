/** Ents of Fangorn: the Raider culture. */
import { companion, invent, item, minion, pause } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { idle } from '../idle.ts';

invent(
  idle,
  pause,
  companion('Friend', { vitality: 3, strength: 9 }),
  companion('Strong one', { strength: 15 }),
  minion('Rider', { culture: 'Raider', race: 'Man', keyword: ['Southron'] }),
  minion('Eastern one', { culture: 'Raider', race: 'Man', keyword: ['Easterling'], strength: 8 }),
  minion('Lurking Orc', { Ambush: 1 }),
  minion('Plain Orc'),
  item('Great beast', { side: 'Shadow', culture: 'Raider', itemClass: 'mount' }),
  item('Great axe', { side: 'Shadow', culture: 'Raider' }),
);
const friends = (n: number) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i + 1}` }));

const army = (burdens: number, wounds = 0) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Pause'], burdens },
    Bob: {
      minions: [
        { card: 'Easterling Army', as: 'Army', wounds },
        { card: 'Eastern one', against: 'Friend' },
        'Rider',
      ],
      support: ['Idle'],
    },
  },
});
for (const [burdens, ability, strength] of [
  [2, 1, 9],
  [4, 2, 10],
  [6, 3, 11],
] as const) {
  scenario(`[6_78/${ability}] with ${burdens} burdens an Easterling has strength ${strength}`, (t) => {
    t.given(army(burdens));
    t.player('Ann').does('Pass');
    t.player('Bob').does(`Army: Skirmish: spot ${burdens}`);
    t.player('Bob').mayChoose.exactly('Army', 'Eastern one');
    t.player('Bob').does('Eastern one');
    t.expect.card('Eastern one', { strength }).card('Army', { wounds: 1 });
  });
  scenario(`[6_78/${ability}, LR-SPOT-001] not with ${burdens - 1}`, (t) => {
    t.given(army(burdens - 1));
    t.player('Bob').mayNot('Army', { to: `spot ${burdens}`, rule: 'LR-SPOT-001' });
  });
  scenario(`[6_78/${ability}, LR-EXERT-003] not when it is exhausted (${burdens})`, (t) => {
    t.given(army(6, 2));
    t.player('Bob').mayNot('Army', { to: `spot ${burdens}`, rule: 'LR-EXERT-003' });
  });
}

for (const [burdens, wounds, damage] of [
  [1, 1, 0],
  [2, 0, 0],
  [4, 0, 0],
  [5, 0, 1],
] as const)
  scenario(`[6_79/2, 6_79/3] Easterling Polearm with ${burdens} burdens`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Strong one'], support: ['Pause'], burdens },
        Bob: {
          minions: [
            { card: 'Eastern one', as: 'bearer', on: ['Easterling Polearm'], against: 'Strong one' },
            { card: 'Eastern one', as: 'other' },
          ],
        },
      },
    });
    t.expect.card('bearer', { strength: 10, damage }).card('other', { damage: 0 });
    t.player('Ann').does('Pass');
    t.expect.card('bearer', { wounds });
  });
scenario('[6_79/2] only its bearer is kept from wounds', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Strong one'], burdens: 6 },
      Bob: {
        minions: [
          { card: 'Eastern one', as: 'bearer', on: ['Easterling Polearm'] },
          { card: 'Eastern one', as: 'other', against: 'Strong one' },
        ],
      },
    },
  });
  t.expect.card('other', { wounds: 1 });
});
scenario('[6_79/1, LR-ATTACH-001] Easterling Polearm is borne by an Easterling', (t) => {
  t.given({
    phase: 'shadow alone',
    players: {
      Ann: { companions: [frodo()], site: 4 },
      Bob: {
        minions: ['Rider', 'Eastern one', 'Plain Orc', { card: 'Eastern one', as: 'other' }],
        hand: [{ card: 'Easterling Polearm', as: 'polearm' }],
        support: ['Idle'],
      },
    },
  });
  t.player('Bob').does('polearm');
  t.player('Bob').mayChoose.exactly('Eastern one', 'other');
});

const legion = (n: number, twilight: number) => ({
  phase: 'archery alone',
  twilight,
  players: {
    Ann: { companions: [frodo(), ...friends(n - 1)] },
    Bob: { minions: [{ card: 'Southron Archer Legion', as: 'Legion' }], support: ['Idle'] },
  },
});
for (const [n, total] of [
  [4, 1],
  [6, 3],
  [9, 5],
] as const)
  scenario(`[6_80, LR-EFFECT-011, LR-LIMIT-001] with ${n} companions the total becomes ${total}`, (t) => {
    t.given(legion(n, 3));
    t.player('Bob').does('Legion');
    t.expect.table({ 'minion archery': total, twilight: 0 });
  });
scenario('[6_80, LR-COST-002] not with 2 twilight', (t) => {
  t.given(legion(9, 2));
  t.player('Bob').mayNot('Legion', { rule: 'LR-COST-002' });
});

const invaders = (twilight: number, other: string, discard: readonly string[]) => ({
  phase: 'shadow alone',
  twilight,
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: {
      minions: [other],
      hand: [{ card: 'Southron Invaders', as: 'Invaders' }],
      support: ['Idle'],
      discard,
    },
  },
});
scenario('[6_81] Southron Invaders bring a minion with ambush from the discard pile, for its cost', (t) => {
  t.given(invaders(7, 'Rider', ['Plain Orc', 'Lurking Orc']));
  t.player('Bob').does('Invaders: play', 'Invaders: when');
  t.expect
    .card('Lurking Orc', { in: 'minions of Bob' })
    .card('Plain Orc', { in: 'discard of Bob' })
    .table({ twilight: 0 });
});
for (const [why, twilight, other, discard] of [
  ['without another Southron', 9, 'Eastern one', ['Lurking Orc']],
  ['without such a minion', 9, 'Rider', ['Plain Orc']],
  ['without twilight for him', 6, 'Rider', ['Lurking Orc']],
] as const)
  scenario(`[6_81, LR-EFFECT-008] nothing is offered ${why}`, (t) => {
    t.given(invaders(twilight, other, discard));
    t.player('Bob').does('Invaders: play');
    t.player('Bob').mayChoose.excludes('Invaders');
    t.expect.zone('discard of Bob', discard);
  });

const trample = (on: string) => ({
  phase: 'maneuver alone',
  twilight: 1,
  players: {
    Ann: { companions: [frodo(), ...friends(2)] },
    Bob: {
      minions: [{ card: 'Eastern one', on: [on] }, 'Rider'],
      hand: [{ card: 'Trample', as: 'event' }],
      support: ['Idle'],
    },
  },
});
scenario('[6_82] Trample discards a companion, but not the Ring-bearer', (t) => {
  t.given(trample('Great beast'));
  t.player('Bob').does('event');
  t.player('Bob').mayChoose.exactly('friend 1', 'friend 2');
  t.player('Bob').does('friend 2');
  t.player('Ann').does('No');
  t.expect.card('friend 2', { in: 'discard of Ann' }).table({ twilight: 1 });
});
scenario('[6_82, LR-EFFECT-009] 4 twilight may be added instead', (t) => {
  t.given(trample('Great beast'));
  t.player('Bob').does('event', 'friend 2');
  t.player('Ann').does('Yes');
  t.expect.card('friend 2', { in: 'companions of Ann' }).table({ twilight: 5 });
});
scenario('[6_82, LR-SPOT-001] not without a mount', (t) => {
  t.given(trample('Great axe'));
  t.player('Bob').mayNot('event', { rule: 'LR-SPOT-001' });
});
