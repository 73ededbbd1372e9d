/** Mines of Moria: Bilbo and his tales, promises and swords. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import {
  a,
  archery,
  companionOrAlly,
  draw,
  event,
  fellowship,
  maneuver,
  woundIt,
} from '../../../../src/cards/words/index.ts';
import {
  ally,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
  shadowEvent,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { gandalf, merry, sam } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Friend', { vitality: 4 }),
  companion('Frodo signet', { vitality: 4, signet: 'Frodo' }),
  ally('Old Bilbo', { title: titleNumber('Bilbo'), race: 'Hobbit', culture: 'Shire', vitality: 3 }),
  ally('Old Hobbit', { race: 'Hobbit', culture: 'Shire', vitality: 3 }),
  minion('Orc'),
  minion('Uruk', { race: 'Uruk-hai' }),
  minion('Rider', { race: 'Nazgul', culture: 'Wraith' }),
  item('Blade'),
  freeCondition('Tale', { keyword: ['Tale'] }),
  freeCondition('Paper'),
  shadowCondition('Curse'),
  freeEvent('Told tale', { keyword: ['Tale'] }, event(fellowship, { effect: draw(1) })),
  shadowEvent('Dart', {}, event(maneuver, { effect: woundIt(a(companionOrAlly)) })),
  shadowEvent('Arrow', {}, event(archery, { effect: woundIt(a(companionOrAlly)) })),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 5,
  players: {
    Ann: { companions: [frodo(), 'Friend'], support: ['Free idle'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const bilbo = (tale: string, wounds = 0) =>
  camp(
    'fellowship',
    {
      companions: [frodo(), { card: 'Friend', on: [{ card: 'Curse', as: 'borne', owner: 'Bob' }] }],
      support: [
        { card: 'Bilbo, Well-spoken Gentlehobbit', as: 'Bilbo', wounds },
        { card: tale, as: 'tale' },
        'Free idle',
      ],
    },
    { support: [{ card: 'Curse', as: 'lying' }] },
  );
scenario("[2_96] Bilbo: a tale goes for a Shadow condition in an opponent's support area", (t) => {
  t.given(bilbo('Tale'));
  t.player('Ann').does('Bilbo');
  t.expect.card('lying', { in: 'discard of Bob' }).card('borne', { in: 'on of Friend' });
  t.expect.card('tale', { in: 'discard of Ann' }).card('Bilbo', { wounds: 1 });
});
for (const [tale, wounds] of [
  ['Paper', 0],
  ['Tale', 2],
] as const)
  scenario(`[2_96, LR-COST-002] Bilbo: not for ${tale} with ${wounds} wounds`, (t) => {
    t.given(bilbo(tale, wounds));
    t.player('Ann').mayNot('Bilbo', {});
  });

const consorting = { card: 'Consorting With Wizards', as: 'it' };
for (const [phase, event, wounds] of [
  ['maneuver', 'Dart', 0],
  ['archery', 'Arrow', 1],
] as const)
  scenario(`[2_97/2] Consorting With Wizards: Bilbo takes ${wounds} wounds in the ${phase} phase`, (t) => {
    t.given(
      camp(
        phase,
        {
          companions: [frodo()],
          support: [{ card: 'Old Bilbo', as: 'Bilbo', on: [consorting] }, 'Free idle'],
        },
        { hand: [{ card: event, as: 'event' }], minions: ['Orc'] },
      ),
    );
    t.player('Ann').does('Pass');
    t.player('Bob').does('event', 'Bilbo');
    t.expect.card('Bilbo', { wounds });
  });
for (const phase of ['fellowship', 'regroup'])
  for (const [price, wounds, at] of [
    ['exert', 1, 'on of Bilbo'],
    ['discard', 0, 'discard of Ann'],
  ] as const)
    scenario(`[2_97/3] Consorting With Wizards: ${price} in the ${phase} phase to remove 1`, (t) => {
      t.given(camp(phase, { support: [{ card: 'Old Bilbo', as: 'Bilbo', on: [consorting] }, 'Free idle'] }));
      t.player('Ann').does('it', price);
      t.expect.table({ twilight: 4 }).card('Bilbo', { wounds }).card('it', { in: at });
    });
for (const who of ['Old Bilbo', 'Old Hobbit'])
  scenario(`[2_97/1] Consorting With Wizards on ${who}`, (t) => {
    t.given(camp('fellowship', { support: [who, 'Free idle'], hand: [consorting] }));
    if (who === 'Old Bilbo') t.player('Ann').does('it: play').has({ hand: 0 });
    else t.player('Ann').mayNot('it', {});
  });

const dear = (who: string, wounds = 0) =>
  camp('fellowship', {
    companions: [frodo({ wounds: 3 }), { card: who, as: 'he', wounds }],
    hand: [{ card: 'Dear Friends', as: 'it' }],
    discard: [...cards(3, 'Paper', 'p'), 'Orc'],
  });
scenario('[2_98] Dear Friends: a companion exerts, and a Free Peoples card goes beneath the deck', (t) => {
  t.given(dear('Friend'));
  t.player('Ann').does('it').mayChoose.exactly('p0', 'p1', 'p2');
  t.player('Ann')
    .does('p1')
    .has({ deck: ['p1'] });
  t.expect.card('he', { wounds: 1 });
});
scenario('[2_98] Dear Friends: two with the Frodo signet, or one', (t) => {
  t.given(dear('Frodo signet'));
  t.player('Ann')
    .does('it', 'put 2', 'p0', 'p2')
    .has({ deck: ['p0', 'p2'] });
});
scenario('[2_98, LR-EXERT-003] Dear Friends: not when all are exhausted', (t) => {
  t.given(dear('Friend', 3));
  t.player('Ann').mayNot('it', { because: 'exert' });
});

const swordplay = (on: readonly unknown[], twilight = 5) => ({
  ...camp(
    'maneuver',
    {
      companions: [frodo(), merry({ on }), { card: 'Friend', on: [{ card: 'Blade', as: 'b2' }] }],
      hand: [{ card: 'Hobbit Sword-play', as: 'it' }],
    },
    { minions: ['Orc'] },
  ),
  twilight,
});
for (const [answer, wounds, twilight] of [
  ['Yes', 0, 0],
  ['No', 1, 3],
] as const)
  scenario(`[2_103] Hobbit Sword-play: 3 twilight prevent the wound: ${answer}`, (t) => {
    t.given(swordplay(['Blade'], 3));
    t.player('Ann').does('it');
    t.player('Bob').does(answer);
    t.expect.card('Orc', { wounds }).table({ twilight }).card('Merry', { wounds: 1 });
  });
scenario('[2_103, LR-COST-002] Hobbit Sword-play: 2 are too few', (t) => {
  t.given(swordplay(['Blade'], 2));
  t.player('Ann').does('it');
  t.expect.card('Orc', { wounds: 1 });
});
scenario('[2_103, LR-EXERT-003] Hobbit Sword-play: not by a Hobbit without a weapon, or a Man', (t) => {
  t.given(swordplay([]));
  t.player('Ann').mayNot('it', { because: 'exert' });
});

const elbereth = { card: 'O Elbereth! Gilthoniel!', as: 'it' };
scenario('[2_108/1] O Elbereth! Gilthoniel! is borne by the Ring-bearer alone', (t) => {
  t.given(camp('fellowship', { companions: [frodo(), sam()], hand: [elbereth] }));
  t.player('Ann').does('it: play');
  t.expect.card('it', { in: 'on of Frodo' }).card('Frodo', { strength: 5 });
});
scenario(
  '[2_108/2, LR-ERRATA-044] O Elbereth! Gilthoniel!: the Ring comes off, and the skirmish goes on',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo({ on: ['The One Ring, The Ruling Ring', elbereth] })],
          wearing: true,
          support: ['Pause'],
        },
        Bob: { minions: [{ card: 'Rider', against: 'Frodo' }] },
      },
    });
    t.player('Ann').has({ wearing: true });
    t.player('Ann').does('it').has({ wearing: false });
    t.expect.card('it', { in: 'discard of Ann' }).table({ skirmish: 'Frodo' });
  },
);

const bane = (wounds: number, on = ['Glamdring']) =>
  camp(
    'maneuver',
    { companions: [frodo(), gandalf({ on, wounds })], hand: [{ card: 'Orc-bane', as: 'it' }] },
    { minions: [...cards(3, 'Orc', 'o'), ...cards(2, 'Uruk', 'u')] },
  );
scenario('[2_109] Orc-bane: Gandalf exerts twice, and two Orcs are wounded', (t) => {
  t.given(bane(1));
  t.player('Ann').does('it').mayChoose.exactly('0', '1', '2');
  t.player('Ann').does('2', 'wound X Orcs').mayChoose.exactly('o0', 'o1', 'o2');
  t.player('Ann').does('o0', 'o2');
  for (const [who, wounds] of [
    ['o0', 1],
    ['o1', 0],
    ['o2', 1],
    ['u0', 0],
    ['Gandalf', 3],
  ] as const)
    t.expect.card(who, { wounds });
});
scenario('[2_109] Orc-bane: or Uruk-hai', (t) => {
  t.given(bane(0));
  t.player('Ann').does('it', '1', 'wound X Uruk-hai', 'u1');
  t.expect.card('u1', { wounds: 1 }).card('o0', { wounds: 0 }).card('Gandalf', { wounds: 1 });
});
scenario('[2_109, LR-SPOT-001] Orc-bane takes Sting or Glamdring', (t) => {
  t.given(bane(0, []));
  t.player('Ann').mayNot('it', {});
});

for (const [frodoWounds, samWounds, more] of [
  [0, 0, 1],
  [3, 0, 0],
  [0, 3, 0],
] as const)
  scenario(`[2_112] A Promise: Frodo with ${frodoWounds} and Sam with ${samWounds} wounds`, (t) => {
    t.given(
      camp('fellowship', {
        companions: [frodo({ wounds: frodoWounds }), sam({ wounds: samWounds }), merry()],
        support: ['A Promise', 'Free idle'],
      }),
    );
    t.expect
      .card('Frodo', { strength: 4 + more })
      .card('Sam', { strength: 3 + more })
      .card('Merry', { strength: 3 });
  });
scenario('[2_112] A Promise: nothing without Sam', (t) => {
  t.given(camp('fellowship', { support: ['A Promise', 'Free idle'] }));
  t.expect.card('Frodo', { strength: 4 });
});

const redBook = (card: string, who: string) =>
  camp('fellowship', {
    support: [{ card: 'Red Book of Westmarch', as: 'book' }, who, 'Free idle'],
    hand: [{ card, as: 'it' }],
    deck: cards(3, 'Paper', 'd'),
  });
for (const [card, cards] of [
  ['Tale', 1],
  ['Told tale', 2],
] as const)
  scenario(`[2_113] Red Book of Westmarch: ${card} draws a card with Bilbo there`, (t) => {
    t.given(redBook(card, 'Old Bilbo'));
    t.player('Ann').does('it', 'book').has({ hand: cards });
  });
for (const [card, who] of [
  ['Paper', 'Old Bilbo'],
  ['Tale', 'Old Hobbit'],
] as const)
  scenario(`[2_113] Red Book of Westmarch: not for ${card} with ${who}`, (t) => {
    t.given(redBook(card, who));
    t.player('Ann').does('it').mayNot('book', {}).has({ hand: 0 });
  });
