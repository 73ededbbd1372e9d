/** Free Peoples cards and sites of the starters of sets 1 to 3 that change exertion, prices, weapons and phases. */

import { modifier } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost, kind } from '../../src/engine.ts';
import { freeCondition, invent, shadowCondition } from '../invented.ts';
import { adapter, frodo, scenario } from '../table.ts';
import { aragorn, boromir, gandalf, gimli, legolas, merry, runner, sam, savage } from './people.ts';
import { moving, standing } from './standing.ts';

invent(
  freeCondition('Filler'),
  shadowCondition('Dear', {}, modifier({ attribute: cost, of: kind.is('minion'), by: 5 })),
);

const spirit = { card: 'Strength of Spirit', as: 'Spirit' };
const exerting = (companions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  twilight: 2,
  players: {
    Ann: { companions, hand: [{ card: "Eregion's Trails", as: 'Trails' }, spirit] },
    Bob: { minions: [savage()] },
  },
});
scenario(
  '[LR-RESPONSE-003] Strength of Spirit: a companion exerts without a token, and has paid all the same',
  (t) => {
    t.given(exerting([frodo(), gandalf(), aragorn()]));
    t.player('Ann').does('Trails', 'Spirit');
    t.expect
      .card('Aragorn', { wounds: 0 })
      .card('Savage', { strength: 5 - 3 })
      .card('Spirit', { in: 'discard of Ann' });
  },
);
scenario('and who does not play it places the token', (t) => {
  t.given(exerting([frodo(), gandalf(), aragorn()]));
  t.player('Ann').does('Trails').passes();
  t.expect.card('Aragorn', { wounds: 1 }).card('Spirit', { in: 'hand of Ann' });
});
scenario('[LR-SPOT-001] Strength of Spirit needs Gandalf', (t) => {
  t.given(exerting([frodo(), aragorn()]));
  t.player('Ann').does('Trails');
  t.expect.card('Aragorn', { wounds: 1 }).card('Spirit', { in: 'hand of Ann' });
});

const reluctant = {
  card: 'Frodo, Reluctant Adventurer',
  as: 'Frodo',
  on: [{ card: 'The One Ring, The Ruling Ring' }],
};
const arming = (companions: readonly unknown[]) => ({
  phase: 'fellowship alone',
  twilight: 0,
  players: { Ann: { companions, hand: [{ card: 'Hobbit Sword', as: 'Sword' }] }, Bob: {} },
});
scenario('Frodo, Reluctant Adventurer: what is played on him adds one twilight less', (t) => {
  t.given(arming([reluctant, sam()]));
  t.player('Ann').does('Sword', 'Frodo');
  t.expect.card('Sword', { in: 'on of Frodo' }).table({ twilight: 0 });
});
scenario('Frodo, Reluctant Adventurer: what is played on others costs what it costs', (t) => {
  t.given(arming([reluctant, sam()]));
  t.player('Ann').does('Sword', 'Sam');
  t.expect.card('Sword', { in: 'on of Sam' }).table({ twilight: 1 });
});
scenario('[LR-TRANSFER-005] Frodo, Reluctant Adventurer: what is handed to him is not played on him', (t) => {
  t.given({
    phase: 'fellowship alone',
    twilight: 0,
    players: {
      Ann: {
        companions: [reluctant, sam({ on: [{ card: 'Hobbit Sword', as: 'Sword' }] })],
        hand: ['Filler'],
      },
      Bob: {},
    },
  });
  t.player('Ann').does('Sword: hand');
  t.expect.card('Sword', { in: 'on of Frodo' }).table({ twilight: 1 });
});

const handAxe = { card: 'Hand Axe', as: 'Axe' };
const dwarvenAxe = { card: 'Dwarven Axe', as: 'big axe' };
for (const [borne, played] of [
  [dwarvenAxe, handAxe],
  [handAxe, dwarvenAxe],
  [handAxe, { card: 'Hand Axe', as: 'second' }],
] as const)
  scenario(`[LR-ATTACH-003] ${played.card} may be borne beside ${borne.card}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), gimli({ on: [borne] })], hand: [played] }, Bob: {} },
    });
    t.player('Ann').does(played.as);
    t.expect.card(played.as, { in: 'on of Gimli' }).card(borne.as, { in: 'on of Gimli' });
  });
scenario('[LR-ATTACH-003] but no third weapon beside two', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gimli({ on: [handAxe, dwarvenAxe] })],
        hand: [{ card: 'Hand Axe', as: 'third' }, 'Filler'],
      },
      Bob: {},
    },
  });
  t.player('Ann').mayNot('third', { because: 'nobody can bear it' });
});
scenario('[LR-ATTACH-001] Hand Axe is for Dwarves', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), legolas()], hand: [handAxe, 'Filler'] }, Bob: {} },
  });
  t.player('Ann').mayNot('Axe', { because: 'nobody can bear it' });
});
scenario('[LR-ARCHERY-004] Hand Axe is discarded for one more archery wound', (t) => {
  t.given({
    phase: 'archery alone',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [handAxe] })] },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Axe');
  t.expect.card('Axe', { in: 'discard of Ann' }).card('Savage', { wounds: 1 });
  // It lasted for that phase.
  t.expect.table({ 'fellowship archery': 0 });
});
scenario('[LR-ARCHERY-004] a total keeps what was added, whoever leaves play', (t) => {
  // A lasting change hangs on no card: not even on the first one of the table.
  t.given({
    phase: 'archery alone',
    players: {
      Ann: { companions: [gimli({ on: [handAxe] }), frodo()] },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Axe');
  t.expect.card('Savage', { wounds: 1 });
});

const might = { card: 'Might of Númenor', as: 'Might' };
const revealing = (held: string, bob: object = {}, companions: readonly unknown[] = []) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo({ wounds: 1 }), boromir({ wounds: 2 }), sam({ wounds: 1 }), ...companions],
      hand: [might],
    },
    Bob: { minions: [savage()], hand: [{ card: held, as: 'held' }], ...bob },
  },
});
scenario(
  '[LR-WOUND-005 LR-EFFECT-003] Might of Númenor heals as many different companions as the card costs',
  (t) => {
    t.given(revealing('Uruk Savage'));
    t.player('Ann').does('Might');
    t.player('Ann').mayChoose.exactly('Frodo', 'Boromir', 'Sam');
    t.player('Ann').does('Boromir');
    t.player('Ann').mayChoose.exactly('Frodo', 'Sam');
    t.player('Ann').does('Sam');
    t.expect.card('Boromir', { wounds: 1 }).card('Sam', { wounds: 0 }).card('Frodo', { wounds: 1 });
    expect(adapter.game.view(t.state, 1).card.def[t.who.card('held')]).not.toBe(0);
  },
);
scenario('[LR-MODIF-007] Might of Númenor reads the printed cost, whatever makes cards dearer', (t) => {
  t.given(revealing('Goblin Runner', { support: ['Dear'] }));
  t.expect.card('held', { 'twilight cost': 1 + 5 });
  t.player('Ann').does('Might', 'Sam');
  t.expect.card('Boromir', { wounds: 2 }).card('Frodo', { wounds: 1 }).card('Sam', { wounds: 0 });
});
scenario('Might of Númenor heals nobody for an empty hand', (t) => {
  t.given(revealing('Goblin Runner', { hand: [] }));
  t.player('Ann').does('Might');
  t.expect.card('Boromir', { wounds: 2 }).card('Might', { in: 'discard of Ann' });
});
scenario('[LR-SPOT-001] Might of Númenor needs a Gondor companion', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo({ wounds: 1 }), gimli()], hand: [might, { card: 'Intimidate' }] },
      Bob: { minions: [{ card: 'Uruk Shaman' }], hand: [runner()] },
    },
    twilight: 5,
  });
  t.player('Ann').mayNot('Might', { because: 'spot a Gondor companion' });
});

scenario('Pass of Caradhras: a weather card from the draw deck, once in a turn', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Pass of Caradhras',
      4,
      {},
      {
        minions: [savage()],
        deck: [{ card: "Saruman's Snows", as: 'Snows' }, { card: "Saruman's Snows", as: 'more' }, 'Armor'],
        hand: ['Goblin Runner'],
      },
    ),
  );
  t.player('Bob').does('here: Shadow').mayChoose.exactly('Snows', 'more');
  t.player('Bob').does('Snows');
  t.expect.card('here', { in: 'path' }).card('Savage', { wounds: 1 });
  t.player('Bob').mayNot('here', { because: 'once each turn' });
});
scenario('[LR-SPOT-001] Pass of Caradhras needs an Isengard minion', (t) => {
  t.given(
    standing(
      'shadow alone',
      'Pass of Caradhras',
      4,
      {},
      {
        minions: [runner()],
        deck: ["Saruman's Snows"],
        hand: [{ card: 'Goblin Sneak' }],
      },
    ),
  );
  t.player('Bob').mayNot('here', { because: 'spot an Isengard minion' });
});

const summit = (burdens: number, names: readonly string[]) => ({
  ...moving('Shores of Nen Hithoel', 8, 'Summit of Amon Hen'),
  players: {
    Ann: { companions: [frodo()], site: 8, burdens },
    ...Object.fromEntries(names.map((name) => [name, { deck: ['Armor', 'Athelas', 'Defiance'] }])),
  },
});
scenario('Summit of Amon Hen: each Shadow player may draw as many cards as there are burdens', (t) => {
  t.given(summit(2, ['Bob', 'Cid']));
  t.player('Cid').does('Yes');
  t.player('Bob').does('No');
  t.player('Cid').has({ hand: 2, deck: 1 });
  t.player('Bob').has({ hand: 0, deck: 3 });
});
scenario('Summit of Amon Hen: nobody is asked where there are no burdens', (t) => {
  t.given(summit(0, ['Bob']));
  t.player('Bob').has({ hand: 0 });
  t.nothingPending();
});

const brandir = (discard: readonly unknown[], more: object = {}) =>
  standing('shadow alone', 'Tol Brandir', 9, {}, { discard, hand: [runner()], ...more });
const trackers = ['Orc Ambusher', 'Orc Assassin', 'Orc Scout', 'Uruk Scout'].map((card) => ({
  card,
  as: card,
}));
scenario('Tol Brandir: up to three trackers from the discard pile, and the Shadow phase is over', (t) => {
  t.given({ ...brandir([...trackers, 'Orc Soldier']), twilight: 20 });
  t.player('Bob').does('here: Shadow');
  t.player('Bob').mayChoose.exactly('Orc Ambusher', 'Orc Assassin', 'Orc Scout', 'Uruk Scout', 'Pass');
  t.player('Bob').does('Orc Ambusher', 'Orc Assassin', 'Orc Scout');
  t.player('Bob').has({ minions: 3, hand: 1 });
  t.expect.table({ twilight: 20 - 1 - 2 - 2 });
  t.nothingPending();
});
scenario('Tol Brandir: fewer will do', (t) => {
  t.given({ ...brandir(trackers), twilight: 20 });
  t.player('Bob').does('here: Shadow', 'Uruk Scout').passes();
  t.player('Bob').has({ minions: 1 });
  t.nothingPending();
});
scenario('Tol Brandir says nothing elsewhere', (t) => {
  t.given(standing('shadow alone', 'Tol Brandir', 9, {}, { discard: trackers, hand: [runner()] }, 8));
  t.player('Bob').mayNot('here', { rule: 'LR-ACTIVE-006' });
});
scenario('[LR-KEYWORD-056] weather is a keyword that only cards speak of', (t) => {
  t.given({
    phase: 'maneuver alone',
    path: [
      { card: 'Pass of Caradhras', number: 4, on: [{ card: "Saruman's Snows", as: 'Snows', owner: 'Bob' }] },
    ],
    players: {
      Ann: {
        companions: [frodo(), boromir({ on: [{ card: "Boromir's Cloak", as: 'Cloak' }] }), merry()],
        site: 4,
      },
      Bob: { minions: [savage()] },
    },
  });
  t.player('Ann').does('Cloak');
  t.expect.card('Snows', { in: 'discard of Bob' }).card('Boromir', { wounds: 1 });
});
