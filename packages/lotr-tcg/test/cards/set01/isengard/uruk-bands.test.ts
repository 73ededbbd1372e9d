/** The Fellowship of the Ring: more of the Uruk-hai of the Isengard culture. */
import { trace } from '@westmarch/kernel';
import { companion, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  idle,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 9, vitality: 3 }),
  minion('Goblin', { strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  shadowCondition('Storm', { keyword: ['Weather'], culture: 'Isengard' }),
  shadowCondition('Dark paper'),
);
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));
const ready = (
  card: string,
  n: number,
  minions: readonly unknown[] = [],
  support: readonly string[] = [],
) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), ...friends(n - 1)] },
    Bob: { minions: [{ card, as: 'it' }, ...minions], support: ['Idle', ...support] },
  },
});
const lurtz = 'Lurtz, Servant of Isengard';
scenario('[1_127] Lurtz is fierce beside another Uruk-hai', (t) => {
  t.given(ready(lurtz, 1, ['Uruk']));
  t.player('Bob').does('it');
  t.expect.card('it', { fierce: 1, damage: 1, archer: 1 });
});
scenario('[1_127, LR-SPOT-001] Lurtz is not beside a Goblin', (t) => {
  t.given(ready(lurtz, 1, ['Goblin']));
  t.player('Bob').mayNot('it', { because: 'spot another Uruk-hai' });
});
scenario('[1_131] Orthanc Assassin is an archer and does one wound more', (t) => {
  t.given(ready('Orthanc Assassin', 1));
  t.expect.card('it', { archer: 1, damage: 1 });
});

for (const [id, card, n] of [
  ['1_146', 'Uruk Fighter', 5],
  ['1_156', 'Uruk Warrior', 6],
] as const) {
  scenario(`[${id}] ${card} is fierce against ${n} companions`, (t) => {
    t.given(ready(card, n));
    t.player('Bob').does('it');
    t.expect.card('it', { fierce: 1 });
  });
  scenario(`[${id}, LR-SPOT-001] ${card} is not against ${n - 1}`, (t) => {
    t.given(ready(card, n - 1));
    t.player('Bob').mayNot('it', { because: `spot ${n} companions` });
  });
  scenario(`[${id}] ${card} is still fierce when skirmishes begin`, (t) => {
    t.given({ ...ready(card, n), phase: 'maneuver' });
    t.player('Bob').does('it', 'Pass');
    while (!trace(t.state).includes('assignment')) t.player('Bob').does('Pass');
    t.expect.card('it', { fierce: 1 });
  });
}

const guard = (wounds: number) => ({
  phase: 'assignment alone',
  players: {
    Ann: { companions: [frodo(), ...friends(2)] },
    Bob: { minions: [{ card: 'Uruk Guard', as: 'guard', wounds }, 'Goblin'], support: ['Idle'] },
  },
});
scenario('[1_147, LR-ASSIGN-010] Uruk Guard exerts, and Ann cannot assign that companion to it', (t) => {
  t.given(guard(0));
  t.player('Bob').does('guard', 'friend 0').passes();
  t.expect.card('guard', { wounds: 1 });
  t.player('Ann').does('guard').mayChoose.exactly('Frodo', 'friend 1');
});
scenario('[1_147] Uruk Guard: she can to another minion', (t) => {
  t.given(guard(0));
  t.player('Bob').does('guard', 'friend 0').passes();
  t.player('Ann').does('Goblin').mayChoose.includes('friend 0');
});
scenario('[1_147, LR-ASSIGN-007] Uruk Guard: Bob can send it against him', (t) => {
  t.given(guard(0));
  t.player('Bob').does('guard', 'friend 0').passes();
  t.player('Ann').does('Pass');
  t.player('Bob').does('guard', 'friend 0', 'Pass');
  t.expect.card('guard', { against: 'friend 0' });
});
scenario('[1_147, LR-EXERT-003] Uruk Guard: not when it is exhausted', (t) => {
  t.given(guard(1));
  t.player('Bob').mayNot('guard', { because: 'exert' });
});

for (const [minions, strength] of [
  [[], 8],
  [['Goblin'], 8],
  [['Uruk', { card: 'Uruk', as: 'b' }], 10],
] as const)
  scenario(`[1_148] Uruk Lieutenant beside ${minions.length} others has ${strength}`, (t) => {
    t.given(ready('Uruk Lieutenant', 1, minions));
    t.expect.card('it', { strength });
  });
for (const [support, strength] of [
  ['Storm', 9],
  ['Dark paper', 6],
] as const)
  scenario(`[1_149] Uruk Messenger with ${support} has ${strength}`, (t) => {
    t.given(ready('Uruk Messenger', 1, [], [support]));
    t.expect.card('it', { strength });
  });
