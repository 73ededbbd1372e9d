/** Battle of Helm's Deep: the Gondor culture, its knights and fortifications. */
import { valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost } from '../../../../src/engine.ts';
import { Phase } from '../../../../src/state.ts';
import { companion, freeCondition, invent, item, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';

invent(
  pause,
  idle,
  companion('Knight', { keyword: ['Knight'] }),
  companion('Guard'),
  companion('Rider', { culture: 'Rohan' }),
  companion('Sworn', { signet: 'Aragorn' }),
  minion('Orc', { vitality: 4, strength: 7 }),
  freeCondition('Wall', { keyword: ['Fortification'] }),
  freeCondition('Ditch', { culture: 'Rohan', keyword: ['Fortification'] }),
  item('Orc blade', { side: 'Shadow', culture: 'Moria' }),
);
const knights = (n: number, more: object = {}) =>
  Array.from({ length: n }, (_x, i) => ({ card: 'Knight', as: `k${i}`, ...more }));

scenario('[5_31/1, LR-START-010] other knights cost 1 less in the starting fellowship', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), 'Alcarin, Warrior of Lamedon'], hand: ['Knight', 'Guard'] },
      Bob: { hand: [{ card: 'Knight', as: 'his' }] },
    },
  });
  const price = (card: string): number => valueOf(t.state, cost, t.who.card(card));
  expect(price('Knight in hand of Ann')).toBe(2);
  t.state.global.phase = Phase.setUp;
  expect([price('Knight in hand of Ann'), price('Guard'), price('his')]).toEqual([1, 2, 2]);
  t.state.global.phase = Phase.fellowship;
});
const alcarin = (on: readonly string[], wounds = 1) => ({
  phase: 'assignment alone',
  players: {
    Ann: { companions: [frodo(), { card: 'Alcarin, Warrior of Lamedon', as: 'Alcarin', wounds }, 'Guard'] },
    Bob: {
      minions: [
        { card: 'Orc', as: 'foe', on },
        { card: 'Orc', as: 'other' },
      ],
      support: ['Idle'],
    },
  },
});
scenario('[5_31/2, LR-ASSIGN-011] Alcarin goes to a minion with a Gondor fortification, and heals', (t) => {
  t.given(alcarin(['Wall']));
  t.player('Ann').does('Alcarin');
  t.expect.card('Alcarin', { wounds: 0 }).card('foe', { against: 'Alcarin' });
});
for (const on of [[], ['Ditch']] as const)
  scenario(`[5_31/2, LR-COST-002] not where minions bear: ${on.join()}`, (t) => {
    t.given(alcarin(on));
    t.player('Ann').mayNot('Alcarin', { rule: 'LR-COST-002' });
  });

const wall = (card: string, companions: readonly unknown[], foe: object = {}) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Pause', { card, as: 'it' }] },
    Bob: {
      minions: [
        { card: 'Orc', as: 'foe', against: 'hero', ...foe },
        { card: 'Orc', as: 'other' },
      ],
      support: ['Idle'],
    },
  },
});
const hero = (card: string, more: object = {}) => ({ card, as: 'hero', ...more });
scenario('[5_32] Citadel of the Stars goes to whom a Gondor Man fights: strength −2, vitality −1', (t) => {
  t.given(wall('Citadel of the Stars', [hero('Guard')]));
  t.player('Ann').does('it');
  t.expect
    .card('it', { in: 'on of foe' })
    .card('foe', { strength: 5, vitality: 3 })
    .card('hero', { wounds: 1 });
});
scenario('[5_32] three knights need not exert', (t) => {
  t.given(wall('Citadel of the Stars', [hero('Guard', { wounds: 2 }), ...knights(3, { wounds: 2 })]));
  t.player('Ann').does('it');
  t.expect.card('it', { in: 'on of foe' }).card('hero', { wounds: 2 });
});
scenario('[5_32, LR-COST-002] two who are exhausted are not enough', (t) => {
  t.given(wall('Citadel of the Stars', [hero('Guard', { wounds: 2 }), ...knights(2, { wounds: 2 })]));
  t.player('Ann').mayNot('it', { rule: 'LR-COST-002' });
});
scenario('[5_39] Stone Tower: two Gondor Men exert, and it takes 2 vitality', (t) => {
  t.given(wall('Stone Tower', [hero('Guard'), 'Knight', 'Rider']));
  t.player('Ann').does('it', 'hero');
  t.expect
    .card('it', { in: 'on of foe' })
    .card('foe', { vitality: 2 })
    .card('hero', { wounds: 1 })
    .card('Knight', { wounds: 1 });
});
scenario('[5_39, LR-EXERT-003] one is not enough', (t) => {
  t.given(wall('Stone Tower', [hero('Guard'), 'Rider']));
  t.player('Ann').mayNot('it', { rule: 'LR-EXERT-003' });
});
for (const [id, card] of [
  ['5_32', 'Citadel of the Stars'],
  ['5_39', 'Stone Tower'],
] as const)
  scenario(`[${id}] ${card} stays where none of Gondor fights`, (t) => {
    t.given(wall(card, [hero('Rider'), 'Guard', 'Knight']));
    t.player('Ann').does('it', 'Guard');
    t.expect.card('it', { in: 'support of Ann' });
  });

const walled = {
  on: [
    { card: 'Wall', as: 'Wall' },
    { card: 'Orc blade', as: 'blade' },
  ],
};
const armed = {
  on: [
    { card: 'Ditch', as: 'Ditch' },
    { card: 'Orc blade', as: 'blade' },
  ],
};
const held = (event: string, foe: object, who = 'Guard') => {
  const { players } = wall('Wall', [hero(who)], foe);
  return {
    phase: 'skirmish',
    players: { ...players, Ann: { ...players.Ann, hand: [{ card: event, as: 'event' }] } },
  };
};
for (const [foe, into] of [
  [walled, 'discard of Bob'],
  [armed, 'on of foe'],
] as const)
  scenario(
    `[5_34] Fall Back: what ${foe === walled ? 'a fortified' : 'another'} minion bears is in ${into}`,
    (t) => {
      t.given(held('Fall Back', foe));
      t.player('Ann').does('event');
      t.expect.card('blade', { in: into }).card(foe === walled ? 'Wall' : 'Ditch', { in: 'on of foe' });
    },
  );
for (const [foe, wounds] of [
  [walled, 1],
  [armed, 0],
] as const)
  scenario(`[5_37] Men of Númenor: ${wounds} wounds`, (t) => {
    t.given(held('Men of Númenor', foe));
    t.player('Ann').does('event');
    t.expect.card('foe', { wounds }).card('other', { wounds: 0 });
  });
for (const [foe, strength] of [
  [walled, 10],
  [armed, 8],
] as const)
  scenario(`[5_43] War Must Be: ${strength}`, (t) => {
    t.given(held('War Must Be', foe));
    t.player('Ann').does('event');
    t.expect.card('hero', { strength });
  });
