/** The Fellowship of the Ring: archers of the Elven culture, and what they bear and do. */
import { expect } from 'vitest';
import { addsTwilight, archery, during } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, pause } from '../../../invented.ts';
import { adapter, frodo, scenario } from '../../../table.ts';
import { gimli, legolas, runner } from '../../people.ts';

invent(
  pause,
  freeCondition('Watch', {}, during(archery, { effect: addsTwilight(1) })),
  companion('Elf of the test', { race: 'Elf', culture: 'Elven', vitality: 3 }),
  minion('Tough Orc', { strength: 4, vitality: 4 }),
  minion('Tough Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 4, vitality: 4 }),
  minion('Strong Orc', { strength: 11, vitality: 4 }),
  minion('Bowman', { vitality: 4, Archer: 1 }),
);
const elf = (more = {}) => ({ card: 'Elf of the test', as: 'Elf', ...more });

const galadhrim = (foe: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), legolas({ on: [{ card: 'Bow of the Galadhrim', as: 'Bow' }] })],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'Legolas' },
        { card: 'Tough Uruk', as: 'other' },
      ],
    },
  },
});
scenario('[1_33/2] Bow of the Galadhrim: Legolas wins, and a minion may be wounded', (t) => {
  t.given(galadhrim('Tough Orc'));
  t.player('Ann').does('Pass', 'Bow').mayChoose.exactly('foe', 'other');
  t.player('Ann').does('other');
  t.expect.card('other', { wounds: 1 });
});
scenario('[1_33/2] Bow of the Galadhrim: or not', (t) => {
  t.given(galadhrim('Tough Orc'));
  t.player('Ann').does('Pass', 'Pass');
  t.expect.card('other', { wounds: 0 });
});
scenario('[1_33/2] Bow of the Galadhrim wounds nobody when he loses', (t) => {
  t.given(galadhrim('Strong Orc'));
  t.player('Ann').does('Pass');
  t.expect.card('other', { wounds: 0 }).card('foe', { wounds: 0 });
});

const shooting = (companions: readonly unknown[], more: object = {}, bob: object = {}) => ({
  phase: 'archery alone',
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Watch'], ...more },
    Bob: {
      minions: ['Bowman', { card: 'Tough Uruk', as: 'Uruk' }, { card: 'Tough Orc', as: 'Orc' }],
      ...bob,
    },
  },
});
scenario('[1_38] Double Shot: an Elf archer companion, and the total is 1 more', (t) => {
  t.given(shooting([legolas()], { hand: ['Double Shot'] }));
  t.expect.table({ 'fellowship archery': 1 });
  t.player('Ann').does('Double Shot');
  t.expect.table({ 'fellowship archery': 2, 'minion archery': 1 });
});
for (const [who, companions, support] of [
  ['an Elf without a bow', [elf()], []],
  ['an archer who is an ally', [], ['Orophin, Lórien Bowman']],
] as const)
  scenario(`[1_38, LR-SPOT-001] Double Shot is not for ${who}`, (t) => {
    t.given(shooting(companions, { hand: ['Double Shot'], support: ['Watch', ...support] }));
    t.player('Ann').mayNot('Double Shot', { rule: 'LR-SPOT-001' });
  });

scenario('[1_41/2] Elven Bow makes its bearer an archer', (t) => {
  t.given(shooting([elf({ on: ['Elven Bow'] }), gimli()]));
  t.expect.card('Elf', { archer: 1 }).card('Gimli', { archer: 0 }).table({ 'fellowship archery': 1 });
});
scenario('[1_42/3] Elven Cloak: the minion archery total is 1 less', (t) => {
  t.given(shooting([gimli({ on: ['Elven Cloak'] })]));
  t.expect.table({ 'minion archery': 0, 'fellowship archery': 0 });
});
for (const [friend, may] of [
  [elf(), true],
  [gimli(), false],
] as const)
  scenario(`[1_42/1, LR-SPOT-001] Elven Cloak with ${String(friend['as'])} in play: ${may}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), friend],
          hand: [{ card: 'Elven Cloak', as: 'Cloak' }, 'Defiance', 'Hobbit Sword'],
        },
        Bob: { hand: [] },
      },
    });
    if (may) {
      t.player('Ann').does('Cloak', 'Frodo');
      t.expect.card('Cloak', { in: 'on of Frodo' });
    } else t.player('Ann').mayNot('Cloak', { rule: 'LR-COST-009' });
  });
scenario('[1_42/2, LR-ATTACH-001] Elven Cloak is borne by any companion, and by no ally', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli()],
        support: [{ card: 'Rúmil, Elven Protector', as: 'Rúmil' }],
        hand: [{ card: 'Elven Cloak', as: 'Cloak' }],
      },
      Bob: { hand: [] },
    },
  });
  t.player('Ann').does('Cloak').mayChoose.exactly('Frodo', 'Gimli');
});

scenario('[1_52] Lightfootedness: an Elf companion, and the minion archery total is 1 less', (t) => {
  t.given(shooting([elf()], { hand: ['Lightfootedness'] }));
  t.expect.table({ 'minion archery': 1 });
  t.player('Ann').does('Lightfootedness');
  t.expect.table({ 'minion archery': 0 });
});
scenario('[1_52, LR-SPOT-001] Lightfootedness is not for a Dwarf, nor for an Elf ally', (t) => {
  t.given(shooting([gimli()], { hand: ['Lightfootedness'], support: ['Watch', 'Orophin, Lórien Bowman'] }));
  t.player('Ann').mayNot('Lightfootedness', { rule: 'LR-SPOT-001' });
});

for (const [card, name, hit, missed] of [
  ['1_56', 'Orophin, Lórien Bowman', 'Uruk', 'Orc'],
  ['1_57', 'Rúmil, Elven Protector', 'Orc', 'Uruk'],
] as const) {
  const bowman = (wounds: number) =>
    shooting(
      [],
      { support: ['Watch', { card: name, as: 'Archer', wounds }] },
      {
        minions: [
          { card: 'Tough Uruk', as: 'Uruk' },
          { card: 'Tough Orc', as: 'Orc' },
        ],
      },
    );
  scenario(`[${card}] ${name} exerts to wound ${hit}, and not ${missed}`, (t) => {
    t.given(bowman(0));
    t.player('Ann').does('Archer');
    t.expect.card(hit, { wounds: 1 }).card(missed, { wounds: 0 }).card('Archer', { wounds: 1 });
  });
  scenario(`[${card}, LR-EXERT-003] ${name} does not when exhausted`, (t) => {
    t.given(bowman(2));
    t.player('Ann').mayNot('Archer', { because: 'can exert', rule: 'LR-EXERT-003' });
  });
}

const tale = (card: string, archer: boolean, wounds = 0) =>
  shooting(
    [elf({ wounds, on: [{ card, as: 'Tale' }, ...(archer ? ['Elven Bow'] : [])] })],
    {},
    { hand: ['Goblin Sneak', 'Moria Scout', 'Goblin Runner'] },
  );
scenario('[1_62/2] The Splendor of Their Banners: an archer who bears it exerts for one more arrow', (t) => {
  t.given(tale('The Splendor of Their Banners', true));
  t.player('Ann').does('Tale');
  t.expect.table({ 'fellowship archery': 2 }).card('Elf', { wounds: 1 });
});
scenario('[1_62/2] The Splendor of Their Banners is of no use to one without a bow', (t) => {
  t.given(tale('The Splendor of Their Banners', false));
  t.player('Ann').mayNot('Tale', { because: 'an archer' });
});
scenario('[1_68/2] The White Arrows of Lórien: an opponent discards two cards at random', (t) => {
  t.given({ ...tale('The White Arrows of Lórien', true), dice: [1, 1] });
  t.player('Ann').does('Tale');
  t.player('Bob').has({ hand: 1 });
  t.expect.card('Elf', { wounds: 1 }).table({ 'fellowship archery': 1 });
});
scenario('[1_68/2] The White Arrows of Lórien: not without a bow', (t) => {
  t.given(tale('The White Arrows of Lórien', false));
  t.player('Ann').mayNot('Tale', { because: 'an archer' });
});
scenario('[1_68/2, LR-EXERT-003] The White Arrows of Lórien: not when exhausted', (t) => {
  t.given(tale('The White Arrows of Lórien', true, 2));
  t.player('Ann').mayNot('Tale', { rule: 'LR-EXERT-003' });
});

const mallorn = (hand: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: { companions: [frodo()], support: ['Mallorn-trees'], hand, deck: ['Armor'] },
    Bob: { hand: [runner()] },
  },
});
scenario('[1_54] Mallorn-trees: an Elven card is shown and goes beneath the draw deck', (t) => {
  t.given(mallorn(['Defiance', 'Hobbit Sword']));
  t.player('Ann')
    .does('Mallorn-trees')
    .has({ hand: ['Hobbit Sword'], deck: ['Armor', 'Defiance'] });
});
scenario('[1_54] Mallorn-trees takes no card of another culture', (t) => {
  t.given(mallorn(['Athelas', 'Hobbit Sword']));
  t.player('Ann').mayNot('Mallorn-trees', {});
  expect(adapter.game.view(t.state, 2).card.def[t.who.card('Athelas')]).toBe(0);
});
