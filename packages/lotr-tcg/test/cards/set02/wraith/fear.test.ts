/** Mines of Moria: Bill Ferny, helplessness and the call of the Ring. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { companion, freeCondition, invent, item, minion, site } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gandalf, sam } from '../../people.ts';
import type { Fields } from '../../positions.ts';
import { standing } from '../../standing.ts';

invent(
  idle,
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, siteNumber: 3 }),
  minion('Dim Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, keyword: ['Twilight'] }),
  minion('Chief Rider', {
    title: titleNumber('The Witch-king'),
    race: 'Nazgul',
    culture: 'Wraith',
    vitality: 3,
  }),
  minion('Orc', { siteNumber: 3 }),
  minion('Troll', { race: 'Troll', strength: 20 }),
  companion('Friend', { vitality: 4 }),
  item('Blade'),
  item('Cloak', { itemClass: 'cloak' }),
  freeCondition('Tale', { keyword: ['Tale'] }),
  freeCondition('Paper'),
  site('Cave', { keyword: ['Underground'], block: 1, siteNumber: 2 }),
  site('Field', { block: 1, siteNumber: 2 }),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, bob: Fields, ann: Fields = {}, place = 'Field') => ({
  ...standing(
    `${phase} alone`,
    place,
    2,
    { companions: [frodo(), 'Friend'], ...ann },
    { support: ['Idle'], ...bob },
  ),
  twilight: 9,
});
const ferny = { card: 'Bill Ferny, Swarthy Sneering Fellow', as: 'Bill' };
for (const [minion, left] of [
  ['Rider', 7],
  ['Orc', 5],
] as const)
  scenario(`[2_75/1] Bill Ferny: ${minion} below site 3 leaves ${left}`, (t) => {
    t.given(camp('shadow', { minions: [ferny], hand: [minion] }));
    t.player('Bob').does(minion);
    t.expect.table({ twilight: left });
  });
scenario('[2_75/2] Bill Ferny: Ann may assign nobody to him, Bob may', (t) => {
  t.given(camp('assignment', { minions: [ferny, 'Orc'], support: [] }));
  t.player('Ann').mayChoose.exactly('Pass', 'Orc');
  t.player('Ann').does('Pass');
  t.player('Bob').does('Bill', 'Friend', 'Pass');
  t.expect.card('Bill', { against: 'Friend' });
});
for (const place of ['Cave', 'Field'])
  scenario(`[2_75/3] Bill Ferny at a ${place}`, (t) => {
    t.given(camp('shadow', { hand: [ferny] }, {}, place));
    t.player('Bob').does('Bill: play');
    t.expect.card('Bill', { in: place === 'Cave' ? 'discard of Bob' : 'minions of Bob' });
  });

const helpless = { card: 'Helpless', as: 'it' };
for (const [minion, who, ok] of [
  ['Rider', sam(), true],
  ['Orc', sam(), false],
  ['Rider', 'Friend', false],
] as const)
  scenario(`[2_76/1, 2_76/2, 2_76/3] Helpless with ${minion}: ${ok}`, (t) => {
    t.given(camp('shadow', { minions: [minion], hand: [helpless] }, { companions: [frodo(), who] }));
    if (ok) t.player('Bob').does('it: play');
    else t.player('Bob').mayNot('it', {});
    t.expect.card('it', { in: ok ? 'on of Sam' : 'hand of Bob' });
  });
scenario('[2_76/1] Helpless: not without Frodo', (t) => {
  t.given(
    camp(
      'shadow',
      { minions: ['Rider'], hand: [helpless] },
      {
        companions: [sam(), { card: 'Friend', on: ['The One Ring, The Ruling Ring'] }],
      },
    ),
  );
  t.player('Bob').mayNot('it', {});
});
const dying = (on: readonly unknown[]) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), sam({ on }), 'Friend'] },
    Bob: { minions: [{ card: 'Troll', against: 'Frodo' }, 'Rider'] },
  },
});
scenario('[2_76/4] Helpless: Sam cannot take up the Ring', (t) => {
  t.given(dying([{ ...helpless, owner: 'Bob' }]));
  t.player('Ann').has({ outcome: 'lost' });
});
scenario('[2_76/4] Helpless: without it he can', (t) => {
  t.given(dying([]));
  t.player('Ann').does('Sam').has({ ringBearer: 'Sam' });
});
scenario('[2_76/4] Helpless: once it has gone his text counts again', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: {
        companions: [frodo(), gandalf(), sam({ on: [{ ...helpless, owner: 'Bob' }] })],
        burdens: 2,
        hand: [{ card: 'Sleep, Caradhras', as: 'sleep' }],
      },
      Bob: { minions: ['Rider'] },
    },
  });
  t.player('Ann').mayNot('Sam', {}).does('sleep').does('Sam').has({ burdens: 1 });
});

const unbearable = (wounds: number, who = 'Dim Rider') =>
  camp(
    'maneuver',
    { minions: [{ card: who, as: 'he' }], hand: [{ card: 'Resistance Becomes Unbearable', as: 'it' }] },
    { companions: [frodo({ wounds }), 'Friend'] },
  );
for (const [wounds, wearing] of [
  [1, 0],
  [2, 1],
] as const)
  scenario(`[2_79] Resistance Becomes Unbearable: Frodo with ${wounds} wounds exerts`, (t) => {
    t.given(unbearable(wounds));
    t.player('Bob').does('it');
    t.expect.card('Frodo', { wounds: wounds + 1 }).card('he', { wounds: 1 });
    t.player('Ann').has({ wearing: wearing === 1 });
  });
scenario('[2_79, LR-EXERT-003] Resistance Becomes Unbearable: not by a Nazgûl of daylight', (t) => {
  t.given(unbearable(2, 'Rider'));
  t.player('Bob').mayNot('it', { because: 'exert' });
});

const dumb = (who: string, wounds = 0) =>
  camp(
    'maneuver',
    { minions: [{ card: who, as: 'he', wounds }], hand: [{ card: 'Stricken Dumb', as: 'it' }] },
    { companions: [frodo(), { card: 'Friend', on: ['Blade', 'Cloak'] }], support: ['Tale', 'Paper'] },
  );
for (const gone of ['Blade', 'Tale'])
  scenario(`[2_80] Stricken Dumb: The Witch-king exerts, and ${gone} goes`, (t) => {
    t.given(dumb('Chief Rider'));
    t.player('Bob').does('it').mayChoose.exactly('Blade', 'Tale');
    t.player('Bob').does(gone);
    t.expect.card(gone, { in: 'discard of Ann' }).card('he', { wounds: 1 });
  });
for (const [who, wounds] of [
  ['Rider', 0],
  ['Chief Rider', 2],
] as const)
  scenario(`[2_80, LR-EXERT-003] Stricken Dumb: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(dumb(who, wounds));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });

const find = (riders: number, burdens: number) =>
  camp(
    'maneuver',
    {
      minions: [...cards(riders, 'Rider', 'r'), 'Orc'],
      hand: [{ card: 'They Will Find the Ring', as: 'it' }],
    },
    { companions: [frodo(), ...cards(3, 'Friend', 'f')], burdens },
  );
scenario('[2_81] They Will Find the Ring: two Nazgûl exert, and as many companions as burdens', (t) => {
  t.given(find(2, 2));
  t.player('Bob').does('it', 'r0');
  t.player('Bob').does('2').mayChoose.exactly('Frodo', 'f0', 'f1', 'f2');
  t.player('Bob').does('f0').mayChoose.exactly('Frodo', 'f1', 'f2');
  t.player('Bob').does('f2');
  for (const [who, wounds] of [
    ['f0', 1],
    ['f1', 0],
    ['f2', 1],
    ['r0', 1],
    ['r1', 1],
  ] as const)
    t.expect.card(who, { wounds });
});
scenario('[2_81, LR-EXERT-003] They Will Find the Ring: one Nazgûl is too few', (t) => {
  t.given(find(1, 2));
  t.player('Bob').mayNot('it', { because: 'exert' });
});
