/** The Fellowship of the Ring: the Gondor culture, its captains and what they bear. */

import { addsTwilight, archery, during } from '../../../../src/cards/words/index.ts';
import { freeCondition, invent, item, minion, pause } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, boromir, gimli, runner, savage } from '../../people.ts';

const ranger = (more = {}) => ({ card: 'Aragorn, Ranger of the North', as: 'Aragorn', ...more });
const arwen = (more = {}) => ({ card: 'Arwen, Daughter of Elrond', as: 'Arwen', ...more });
const lord = (more = {}) => ({ card: 'Boromir, Lord of Gondor', as: 'Boromir', ...more });
invent(
  pause,
  minion('Big Orc', { strength: 15, vitality: 5 }),
  minion('Huge Orc', { strength: 22, vitality: 5 }),
  minion('Tough Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 2, vitality: 4 }),
  minion('Tough Man', { race: 'Man', culture: 'Isengard', strength: 2, vitality: 4 }),
  freeCondition('Watch', {}, during(archery, { effect: addsTwilight(1) })),
  item('Leaf of the test', { itemClass: 'none', keyword: ['Pipeweed'], 'Support Area': 1, culture: 'Shire' }),
  item('Pipe of the test', { itemClass: 'pipe', culture: 'Shire' }),
);

scenario('[1_89] Aragorn exerts in the maneuver phase to be defender +1', (t) => {
  t.given({
    phase: 'maneuver',
    players: { Ann: { companions: [frodo(), ranger()] }, Bob: { minions: [runner(), savage()] } },
  });
  t.player('Ann').does('Aragorn');
  t.expect.card('Aragorn', { defender: 1, wounds: 1 });
});
scenario('[1_89, LR-EXERT-003] Aragorn does not when he is exhausted', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), ranger({ wounds: 3 }), arwen()], hand: ["Eregion's Trails"] },
      Bob: { minions: [runner()] },
    },
  });
  t.player('Ann').mayNot('Aragorn', { because: 'can exert', rule: 'LR-EXERT-003' });
});

const bow = (wounds: number) => ({
  phase: 'archery alone',
  players: {
    Ann: {
      companions: [frodo(), ranger({ wounds, on: [{ card: "Aragorn's Bow", as: 'Bow' }] })],
      support: ['Watch'],
    },
    Bob: { minions: [{ card: 'Tough Uruk', as: 'Uruk' }] },
  },
});
scenario("[1_90/2] Aragorn's Bow makes him an archer", (t) => {
  t.given(bow(0));
  t.expect.card('Aragorn', { archer: 1 }).card('Frodo', { archer: 0 }).table({ 'fellowship archery': 1 });
});
scenario("[1_90/3] Aragorn's Bow: he exerts to shoot by himself, and then adds nothing to the total", (t) => {
  t.given(bow(0));
  t.player('Ann').does('Bow');
  t.expect.card('Uruk', { wounds: 1 }).card('Aragorn', { wounds: 1 }).table({ 'fellowship archery': 0 });
});
scenario("[1_90/3, LR-EXERT-003] Aragorn's Bow is not shot so by an exhausted Aragorn", (t) => {
  t.given(bow(3));
  t.player('Ann').mayNot('Bow', { rule: 'LR-EXERT-003' });
  t.expect.table({ 'fellowship archery': 1 });
});

const smoking = (leaf: boolean) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo({ wounds: 1, on: ['The One Ring, The Ruling Ring', 'Pipe of the test'] }),
        boromir({ wounds: 2, on: [{ card: "Aragorn's Pipe", as: 'Pipe' }] }),
        gimli({ wounds: 1 }),
      ],
      support: leaf ? [{ card: 'Leaf of the test', as: 'Leaf' }] : [],
      hand: ['Armor'],
    },
    Bob,
  },
});
scenario("[1_91/2] Aragorn's Pipe: with two pipes two companions are healed, each once", (t) => {
  t.given(smoking(true));
  t.player('Ann').does('Pipe: Fellowship', '2', 'Boromir').mayChoose.exactly('Frodo', 'Gimli');
  t.player('Ann').does('Gimli');
  t.expect
    .card('Boromir', { wounds: 1 })
    .card('Gimli', { wounds: 0 })
    .card('Frodo', { wounds: 1 })
    .card('Leaf', { in: 'discard of Ann' });
});
scenario("[1_91/2, LR-SPOT-002] Aragorn's Pipe: fewer pipes may be spotted", (t) => {
  t.given(smoking(true));
  t.player('Ann').does('Pipe: Fellowship', '1', 'Boromir');
  t.expect.card('Boromir', { wounds: 1 }).card('Gimli', { wounds: 1 });
});
scenario("[1_91/2, LR-COST-002] Aragorn's Pipe needs pipeweed", (t) => {
  t.given(smoking(false));
  t.player('Ann').mayNot('Pipe', { because: 'pipeweed', rule: 'LR-COST-002' });
});

const blade = (card: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), boromir({ on: [{ card: 'Blade of Gondor', as: 'Blade' }] })],
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card, as: 'foe', against: 'Boromir' },
        { card: 'Big Orc', as: 'idle' },
      ],
    },
  },
});
scenario('[1_95/2] Blade of Gondor: damage +1', (t) => {
  t.given(blade('Tough Uruk'));
  t.expect.card('Boromir', { damage: 1, strength: 9 });
});
for (const card of ['Tough Uruk', 'Big Orc'])
  scenario(`[1_95/3] Blade of Gondor: Boromir exerts to wound ${card} whom he fights`, (t) => {
    t.given(blade(card));
    t.player('Ann').does('Blade');
    t.expect.card('foe', { wounds: 1 }).card('idle', { wounds: 0 }).card('Boromir', { wounds: 1 });
  });
scenario('[1_95/3] Blade of Gondor does not wound a Man, nor an Orc whom he does not fight', (t) => {
  t.given(blade('Tough Man'));
  t.player('Ann').does('Blade');
  t.expect.card('foe', { wounds: 0 }).card('idle', { wounds: 0 });
});

for (const [card, place] of [
  ['Big Orc', 'companions of Ann'],
  ['Huge Orc', 'dead of Ann'],
] as const)
  scenario(`[1_96, LR-SKIRM-008] Boromir, Lord of Gondor loses to ${card}: ${place}`, (t) => {
    t.given({
      phase: 'skirmishes alone',
      players: { Ann: { companions: [frodo(), lord()] }, Bob: { minions: [{ card, against: 'Boromir' }] } },
    });
    t.expect.card('Boromir', { in: place });
  });

const choice = (more: object, other: object) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), ranger(more), arwen(other)],
      support: [{ card: 'The Choice of Lúthien', as: 'Choice' }],
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[1_100] The Choice of Lúthien: one of the two exerts to heal the other', (t) => {
  t.given(choice({ wounds: 1 }, { wounds: 1 }));
  t.player('Ann').does('Choice').mayChoose.exactly('Aragorn', 'Arwen');
  t.player('Ann').does('Arwen');
  t.expect.card('Arwen', { wounds: 2 }).card('Aragorn', { wounds: 0 }).card('Frodo', { wounds: 1 });
});
scenario('[1_100] The Choice of Lúthien: only who can exert does', (t) => {
  t.given(choice({ wounds: 1 }, { wounds: 2 }));
  t.player('Ann').does('Choice');
  t.expect.card('Arwen', { wounds: 1 }).card('Aragorn', { wounds: 2 });
});
scenario('[1_100, LR-EXERT-003] The Choice of Lúthien: nobody can, so it is not used', (t) => {
  t.given(choice({ wounds: 3 }, { wounds: 2 }));
  t.player('Ann').mayNot('Choice', { rule: 'LR-EXERT-003' });
});

scenario("[1_112/2] Ranger's Sword: damage +1 for Aragorn", (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), ranger({ on: ["Ranger's Sword"] }), boromir()], hand: ['Armor'] },
      Bob,
    },
  });
  t.expect.card('Aragorn', { damage: 1, strength: 10 }).card('Boromir', { damage: 0 });
});

const saga = {
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), boromir({ on: [{ card: 'The Saga of Elendil', as: 'Saga' }] })],
      support: ['Pause'],
    },
    Bob: { minions: [{ card: 'Tough Man', against: 'Boromir' }] },
  },
};
scenario('[1_114/2] The Saga of Elendil is discarded for strength +2, and its vitality goes with it', (t) => {
  t.given(saga);
  t.expect.card('Boromir', { strength: 7, vitality: 4 });
  t.player('Ann').does('Saga');
  t.expect.card('Boromir', { strength: 9, vitality: 3 }).card('Saga', { in: 'discard of Ann' });
});
