/** The Fellowship of the Ring: Hobbits at home, and what they bear and smoke. */
import { ally, freeCondition, freeEvent, invent, item, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli, merry, runner, sam, savage, soldier } from '../../people.ts';

invent(
  freeEvent('Shire card', { culture: 'Shire', twilight: 9 }),
  freeEvent('Paper', { twilight: 9 }),
  freeCondition('Shire tale', { culture: 'Shire', keyword: ['Tale'] }),
  freeCondition('Other tale', { keyword: ['Tale'] }),
  freeCondition('Shire song', { culture: 'Shire' }),
  ally('Hobbit at one', { race: 'Hobbit', culture: 'Shire', home: 1 << 1, vitality: 3 }),
  ally('Hobbit at three', { race: 'Hobbit', culture: 'Shire', home: 1 << 3, vitality: 3 }),
  ally('Man at one', { home: 1 << 1, vitality: 3 }),
  item('Leaf of the test', { itemClass: 'none', keyword: ['Pipeweed'], 'Support Area': 1, culture: 'Shire' }),
  item('Other pipe', { itemClass: 'pipe', culture: 'Shire' }),
  shadowCondition('Curse'),
);
const home = (ann: object, twilight = 0) => ({
  phase: 'fellowship alone',
  twilight,
  players: { Ann: { companions: [frodo()], hand: ['Paper'], ...ann }, Bob },
});

const bilbo = (more = {}) => ({ card: 'Bilbo, Retired Adventurer', as: 'Bilbo', ...more });
const remembering = (wounds: number) =>
  home({ support: [bilbo({ wounds })], deck: ['Armor'], discard: ['Athelas', 'Shire song'] });
scenario('[1_284] Bilbo exerts to shuffle a Shire card into the draw deck', (t) => {
  t.given(remembering(0));
  t.player('Ann')
    .does('Bilbo')
    .has({ deck: 2, discard: ['Athelas'] });
  t.expect.card('Shire song', { in: 'deck of Ann' }).card('Bilbo', { wounds: 1 });
});
scenario('[1_284, LR-EXERT-003] Bilbo does not when he is exhausted', (t) => {
  t.given(remembering(2));
  t.player('Ann').mayNot('Bilbo', { rule: 'LR-EXERT-003' });
});

const smoking = (card: string, leaf: boolean, more: object = {}, twilight = 0) =>
  home(
    {
      companions: [
        frodo({ on: ['The One Ring, The Ruling Ring', 'Other pipe'] }),
        merry({ on: [{ card, as: 'Pipe' }] }),
      ],
      support: leaf ? [{ card: 'Leaf of the test', as: 'Leaf' }] : [],
      ...more,
    },
    twilight,
  );
const tales = { deck: ['Armor'], discard: ['Shire tale', 'Other tale', 'Shire song'] };
scenario("[1_285/2] Bilbo's Pipe: with two pipes two tales go into the draw deck", (t) => {
  t.given(smoking("Bilbo's Pipe", true, tales));
  t.player('Ann').does('Pipe: Fellowship', '2', 'Shire tale', 'Other tale').has({ deck: 3 });
  t.expect.card('Shire song', { in: 'discard of Ann' }).card('Leaf', { in: 'discard of Ann' });
});
scenario("[1_285/2, LR-SPOT-002] Bilbo's Pipe: with one pipe spotted, one tale", (t) => {
  t.given(smoking("Bilbo's Pipe", true, tales));
  t.player('Ann').does('Pipe: Fellowship', '1', 'Shire tale').has({ deck: 2 });
});
scenario("[1_285/2, LR-COST-002] Bilbo's Pipe needs pipeweed", (t) => {
  t.given(smoking("Bilbo's Pipe", false, tales));
  t.player('Ann').mayNot('Pipe', { because: 'pipeweed', rule: 'LR-COST-002' });
});
scenario("[1_292/2] The Gaffer's Pipe: with two pipes 2 twilight go", (t) => {
  t.given(smoking("The Gaffer's Pipe", true, {}, 5));
  t.player('Ann').does('Pipe: Fellowship', '2');
  t.expect.table({ twilight: 3 }).card('Leaf', { in: 'discard of Ann' });
});
scenario("[1_292/2, LR-COST-002] The Gaffer's Pipe needs pipeweed", (t) => {
  t.given(smoking("The Gaffer's Pipe", false, {}, 5));
  t.player('Ann').mayNot('Pipe', { because: 'pipeweed', rule: 'LR-COST-002' });
});

const pippin = (more = {}) => ({ card: 'Pippin, Friend to Frodo', as: 'Pippin', ...more });
const healing = (card: string, wounds: number) =>
  home({
    companions: [
      frodo({ wounds: 1 }),
      sam({ wounds: 1 }),
      merry({ wounds: 1 }),
      pippin({ wounds: 1 }),
      gimli({ wounds: 1 }),
    ],
    support: [{ card, as: 'ally', wounds }],
  });
for (const [id, card, one, other] of [
  ['1_288', 'Farmer Maggot, Chaser of Rascals', 'Merry', 'Pippin'],
  ['1_291', "The Gaffer, Sam's Father", 'Frodo', 'Sam'],
] as const) {
  scenario(`[${id}] ${card} exerts to heal ${one} or ${other}`, (t) => {
    t.given(healing(card, 0));
    t.player('Ann').does('ally').mayChoose.exactly(one, other);
    t.player('Ann').does(other);
    t.expect.card(other, { wounds: 0 }).card(one, { wounds: 1 }).card('ally', { wounds: 1 });
  });
  scenario(`[${id}, LR-EXERT-003] ${card} does not when exhausted`, (t) => {
    t.given(healing(card, id === '1_288' ? 2 : 1));
    t.player('Ann').mayNot('ally', { rule: 'LR-EXERT-003' });
  });
}

const heir = {
  card: "Frodo, Old Bilbo's Heir",
  as: 'Frodo',
  on: [{ card: 'The One Ring, The Ruling Ring', as: 'the Ring' }],
};
const morning = (wounds: number) => ({
  phase: 'turn',
  players: {
    Ann: {
      companions: [{ ...heir, wounds: 1 }, merry({ wounds: 1 })],
      support: [
        { card: 'Hobbit at one', wounds },
        { card: 'Man at one', wounds: 1 },
      ],
      hand: ['Paper', 'Hobbit Sword'],
    },
    Bob,
  },
});
scenario("[1_289] Frodo, Old Bilbo's Heir: a Hobbit ally may be healed as the turn starts", (t) => {
  t.given(morning(1));
  t.player('Ann').does('Frodo');
  t.expect
    .card('Hobbit at one', { wounds: 0 })
    .card('Man at one', { wounds: 1 })
    .card('Merry', { wounds: 1 });
});
scenario("[1_289] Frodo, Old Bilbo's Heir: or not", (t) => {
  t.given(morning(1));
  t.player('Ann').does('Pass');
  t.expect.card('Hobbit at one', { wounds: 1 });
});
scenario("[1_289] Frodo, Old Bilbo's Heir heals nobody else", (t) => {
  t.given(morning(0));
  t.expect.card('Man at one', { wounds: 1 }).card('Merry', { wounds: 1 }).card('Frodo', { wounds: 1 });
});

const guest = (wounds: number) => ({ card: 'Hobbit Party Guest', as: 'Guest', wounds });
scenario('[1_297/1] Hobbit Party Guest is healed as the turn starts', (t) => {
  t.given({
    phase: 'turn',
    players: {
      Ann: {
        companions: [frodo()],
        support: [guest(1), { card: 'Hobbit at one', wounds: 1 }],
        hand: ['Hobbit Sword'],
      },
      Bob,
    },
  });
  t.expect.card('Guest', { wounds: 0 }).card('Hobbit at one', { wounds: 1 });
});
const party = (wounds: number) =>
  home({
    support: [
      guest(wounds),
      { card: 'Hobbit at one', wounds: 1 },
      { card: 'Hobbit at three', wounds: 1 },
      { card: 'Man at one', wounds: 1 },
    ],
  });
scenario('[1_297/2] Hobbit Party Guest exerts to heal another Hobbit ally of site 1', (t) => {
  t.given(party(0));
  t.player('Ann').does('Guest');
  t.expect
    .card('Guest', { wounds: 1 })
    .card('Hobbit at one', { wounds: 0 })
    .card('Hobbit at three', { wounds: 1 })
    .card('Man at one', { wounds: 1 });
});
scenario('[1_297/2, LR-EXERT-003] Hobbit Party Guest does not when exhausted', (t) => {
  t.given(party(1));
  t.player('Ann').mayNot('Guest', { rule: 'LR-EXERT-003' });
});

const leaf = home({ hand: [{ card: 'Longbottom Leaf', as: 'Leaf' }, 'Paper', 'Athelas', 'Armor'] });
scenario('[1_300] Longbottom Leaf: up to two cards may be discarded from hand', (t) => {
  t.given(leaf);
  t.player('Ann')
    .does('Leaf', 'Leaf', 'Paper', 'Athelas')
    .has({ hand: ['Armor'] });
  t.expect.card('Leaf', { in: 'support of Ann' });
});
scenario('[1_300] Longbottom Leaf: one, or none', (t) => {
  t.given(leaf);
  t.player('Ann')
    .does('Leaf', 'Leaf', 'Paper', 'Pass')
    .has({ hand: ['Athelas', 'Armor'] });
});
scenario('[1_300] Longbottom Leaf: it may be left', (t) => {
  t.given(leaf);
  t.player('Ann').does('Leaf', 'Pass').has({ hand: 3 });
});

const proudfoot = (twilight: number) =>
  home(
    {
      support: [{ card: 'Master Proudfoot, Distant Relative of Bilbo', as: 'Proudfoot' }],
      deck: ['Shire card', 'Athelas', 'Shire tale', 'Shire song'],
    },
    twilight,
  );
scenario('[1_301] Master Proudfoot: Shire cards among the top three come to hand', (t) => {
  t.given(proudfoot(2));
  t.player('Ann')
    .does('Proudfoot')
    .has({ hand: ['Paper', 'Shire card', 'Shire tale'], deck: ['Shire song'], discard: ['Athelas'] });
  t.expect.table({ twilight: 4 });
});
scenario('[1_301] Master Proudfoot: not with 3 twilight', (t) => {
  t.given(proudfoot(3));
  t.player('Ann').mayNot('Proudfoot', { because: 'fewer than 3' });
});

const toby = home({ hand: [{ card: 'Old Toby', as: 'Toby' }], deck: ['Armor', 'Athelas'] });
scenario('[1_305] Old Toby: a card may be drawn', (t) => {
  t.given(toby);
  t.player('Ann')
    .does('Toby', 'Toby')
    .has({ hand: ['Armor'] });
});
scenario('[1_305] Old Toby: or not', (t) => {
  t.given(toby);
  t.player('Ann').does('Toby', 'Pass').has({ hand: 0, deck: 2 });
});

const sting = (phase: string, hand: readonly unknown[], wounds = 0) => ({
  phase,
  twilight: 9,
  players: {
    Ann: {
      companions: [
        frodo({
          wounds,
          on: [
            { card: 'The One Ring, The Ruling Ring', as: 'the Ring' },
            { card: 'Sting', as: 'Sting' },
          ],
        }),
      ],
      hand: ["Gondor's Vengeance", 'Hobbit Sword'],
    },
    Bob: { hand, minions: [] },
  },
});
const orcs = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Orc Soldier', as: `Orc ${i}` }));
for (const [n, left] of [
  [0, 9],
  [2, 7],
  [6, 5],
] as const)
  scenario(`[1_313/2] Sting: ${n} Orcs in a hand leave ${left} twilight of 9`, (t) => {
    t.given(sting('fellowship alone', [savage(), ...orcs(n)]));
    t.player('Ann').does('Sting: Fellowship');
    t.expect.table({ twilight: left }).card('Frodo', { wounds: 1 });
  });
scenario('[1_313/2] Sting in the regroup phase', (t) => {
  t.given(sting('regroup alone', [runner(), soldier()]));
  t.player('Ann').does('Sting');
  t.expect.table({ twilight: 7 });
});
scenario('[1_313/2, LR-EXERT-003] Sting: not when Frodo is exhausted', (t) => {
  t.given(sting('fellowship alone', [runner()], 3));
  t.player('Ann').mayNot('Sting', { rule: 'LR-EXERT-003' });
});

const map = (wounds: number) => ({
  phase: 'fellowship alone',
  path: [
    { card: 'Westfarthing', number: 1 },
    { card: 'Ettenmoors', number: 2, as: 'old', owner: 'Bob' },
  ],
  players: {
    Ann: {
      companions: [frodo(), sam({ wounds }), gimli()],
      support: [{ card: "Thrór's Map", as: 'Map' }],
      hand: ['Paper'],
      adventure: [{ card: 'Bree Gate', as: 'Gate' }, 'Moria Lake'],
      site: 1,
    },
    Bob,
  },
});
scenario(
  "[1_318, LR-ERRATA-033] Thrór's Map: two Hobbits exert, and one's own site takes the place of another's",
  (t) => {
    t.given(map(0));
    t.player('Ann').does('Map', 'Frodo');
    t.expect
      .card('Gate', { in: 'path', number: 2 })
      .card('old', { in: 'adventure of Bob' })
      .card('Map', { in: 'discard of Ann' })
      .card('Frodo', { wounds: 1 })
      .card('Sam', { wounds: 1 })
      .card('Gimli', { wounds: 0 });
  },
);
scenario("[1_318, LR-EXERT-003] Thrór's Map: one Hobbit is not enough", (t) => {
  t.given(map(3));
  t.player('Ann').mayNot('Map', { rule: 'LR-EXERT-003' });
});

for (const [id, card] of [
  ['1_285', "Bilbo's Pipe"],
  ['1_292', "The Gaffer's Pipe"],
] as const)
  scenario(`[${id}/1, LR-ATTACH-001] ${card} goes to a Hobbit`, (t) => {
    t.given(home({ companions: [frodo(), gimli()], support: ['Hobbit at one'], hand: [{ card, as: 'it' }] }));
    t.player('Ann').does('it: play').mayChoose.exactly('Frodo', 'Hobbit at one');
    t.player('Ann').does('Hobbit at one');
    t.expect.card('it', { in: 'on of Hobbit at one' });
  });
scenario('[1_317/1, LR-ATTACH-001] There and Back Again goes to a Hobbit companion', (t) => {
  t.given(
    home({
      companions: [frodo(), merry(), gimli()],
      support: ['Hobbit at one'],
      hand: [{ card: 'There and Back Again', as: 'it' }],
    }),
  );
  t.player('Ann').does('it: play').mayChoose.exactly('Frodo', 'Merry');
});
scenario('[1_313/1, LR-ATTACH-001] Sting goes to Frodo and to no other Hobbit', (t) => {
  t.given(home({ companions: [frodo(), merry()], hand: [{ card: 'Sting', as: 'it' }] }));
  t.player('Ann').does('it: play');
  t.expect.card('it', { in: 'on of Frodo' });
});
