/** Mines of Moria: Dwarven realms, tales and impatience. */
import { companion, freeCondition, invent, minion, pause, shadowCondition, site } from '../../../invented.ts';
import { frodo, passThrough, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { gimli } from '../../people.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Dwarf', { race: 'Dwarf', culture: 'Dwarven', strength: 9 }),
  companion('Man', { strength: 9 }),
  minion('Orc'),
  freeCondition('Paper'),
  shadowCondition('Curse'),
  shadowCondition('Storm', { keyword: ['Weather'] }),
  site('Cave', { keyword: ['Underground'], block: 1, siteNumber: 4 }),
  site('Field', { block: 1, siteNumber: 4 }),
  site('Next', { block: 1, siteNumber: 5 }),
);
const cards = (n: number, card = 'Paper', as = 'c') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), 'Dwarf', 'Man'], support: ['Free idle'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const beneath = (deck: readonly unknown[], discard: readonly unknown[]) =>
  camp('fellowship', { deck, discard, support: [{ card: 'Beneath the Mountains', as: 'it' }, 'Free idle'] });
scenario('[2_1] Beneath the Mountains: three cards from the top for a Dwarven weapon', (t) => {
  t.given(beneath(cards(4), ['Dwarven Axe', 'Dwarven Armor']));
  t.player('Ann').does('it').has({ deck: 1 });
  t.expect.card('Dwarven Axe', { in: 'on of Dwarf' }).card('Dwarven Armor', { in: 'discard of Ann' });
});
for (const [deck, discard, why] of [
  [cards(2), ['Dwarven Axe'], 'two cards are too few'],
  [cards(3), ['Dwarven Armor'], 'armor is no weapon'],
  [[...cards(2), 'Dwarven Axe'], [], 'the weapon must lie there before'],
] as const)
  scenario(`[2_1, LR-EFFECT-006] Beneath the Mountains: ${why}`, (t) => {
    t.given(beneath(deck, discard));
    t.player('Ann').mayNot('it', {});
  });

const lightly = (deck: number, wounds = 0) =>
  camp(
    'maneuver',
    {
      companions: [
        frodo(),
        { card: 'Dwarf', wounds, on: [{ card: 'Curse', as: 'on Dwarf', owner: 'Bob' }] },
        { card: 'Man', on: [{ card: 'Curse', as: 'on Man', owner: 'Bob' }] },
      ],
      deck: cards(deck),
      support: [{ card: 'Make Light of Burdens', as: 'it' }, 'Free idle'],
    },
    { support: ['Idle', 'Storm', { card: 'Curse', as: 'other' }] },
  );
for (const gone of ['on Dwarf', 'Storm'])
  scenario(`[2_11] Make Light of Burdens: ${gone} goes`, (t) => {
    t.given(lightly(3));
    t.player('Ann').does('it').mayChoose.exactly('on Dwarf', 'Storm');
    t.player('Ann').does(gone).has({ deck: 0 });
    t.expect.card(gone, { in: 'discard of Bob' }).card('Dwarf', { wounds: 1 });
  });
for (const [deck, wounds] of [
  [2, 0],
  [3, 2],
] as const)
  scenario(`[2_11, LR-COST-002] Make Light of Burdens: not with ${deck} cards and ${wounds} wounds`, (t) => {
    t.given(lightly(deck, wounds));
    t.player('Ann').mayNot('it', {});
  });

const realm = (place: string) => ({
  phase: 'skirmish',
  path: [{ card: place, number: 4 }],
  players: {
    Ann: {
      companions: [frodo(), 'Dwarf', { card: 'Dwarf', as: 'other' }],
      site: 4,
      deck: cards(13),
      support: [{ card: 'Realm of Dwarrowdelf', as: 'it' }, 'Pause'],
    },
    Bob: { minions: [{ card: 'Orc', against: 'Dwarf' }], support: ['Idle'] },
  },
});
for (const [place, damage] of [
  ['Cave', 3],
  ['Field', 0],
] as const)
  scenario(`[2_12, LR-LIMIT-001..002] Realm of Dwarrowdelf in a ${place}: never more than 3`, (t) => {
    t.given(realm(place));
    for (let i = 0; i < 4; i++) {
      t.player('Ann').does('it', 'Dwarf');
      t.player('Bob').does('Idle');
    }
    t.expect.card('Dwarf', { strength: 12, damage }).card('other', { strength: 9 });
    t.player('Ann').has({ deck: 1 }).mayNot('it', {});
  });

for (const from of ['Cave', 'Field'])
  scenario(`[2_14] Till Durin Wakes Again: the fellowship leaves a ${from}`, (t) => {
    t.given(
      moving(from, 4, 'Next', {
        companions: [
          frodo({ wounds: 1 }),
          { card: 'Dwarf', wounds: 1 },
          { card: 'Dwarf', as: 'other', wounds: 1 },
        ],
        support: [{ card: 'Till Durin Wakes Again', as: 'it' }],
      }),
    );
    if (from === 'Cave') t.player('Ann').does('it').mayChoose.exactly('Dwarf', 'other', 'Pass');
    if (from === 'Cave') t.player('Ann').does('other', 'Pass');
    t.expect
      .card('other', { wounds: from === 'Cave' ? 0 : 1 })
      .card('Dwarf', { wounds: 1 })
      .card('Frodo', { wounds: 1 });
  });

const waiting = { card: 'What Are We Waiting For?', as: 'it' };
const impatient = (hand: readonly unknown[], companions: readonly unknown[] = [frodo(), gimli()]) => ({
  phase: 'fellowship',
  path: [
    { card: 'Cave', number: 4 },
    { card: 'Next', number: 5 },
  ],
  players: {
    Ann: { companions, hand: [waiting], site: 4, support: ['Free idle'] },
    Bob: { hand, deck: cards(3, 'Paper', 'd'), support: ['Idle'], adventure: [] },
  },
});
scenario('[2_15] What Are We Waiting For?: Bob draws two and discards two Shadow cards', (t) => {
  t.given(impatient(cards(2, 'Orc', 'o')));
  t.player('Ann').does('it');
  t.player('Bob')
    .does('discard', 'o0')
    .has({ hand: ['d0', 'd1'] });
  t.expect.card('Gimli', { wounds: 1 });
  passThrough(t, 'fellowship phase');
  t.expect.table({ phase: 'shadow' });
});
scenario('[2_15] What Are We Waiting For?: or he skips his Shadow phase, once', (t) => {
  t.given(impatient(cards(2, 'Orc', 'o')));
  t.player('Ann').does('it');
  t.player('Bob').does('skip').has({ hand: 4 });
  passThrough(t, 'fellowship phase');
  t.expect.table({ phase: 'regroup' });
});
scenario('[2_15, LR-EFFECT-005] What Are We Waiting For?: with one Shadow card he must skip', (t) => {
  t.given(impatient(cards(1, 'Orc', 'o')));
  t.player('Ann').does('it');
  t.player('Bob').has({ hand: 3 });
  passThrough(t, 'fellowship phase');
  t.expect.table({ phase: 'regroup' });
});
scenario('[2_15, LR-EXERT-003] What Are We Waiting For?: no Man will do', (t) => {
  t.given(impatient([], [frodo(), 'Man']));
  t.player('Ann').mayNot('it', { because: 'exert' });
});
