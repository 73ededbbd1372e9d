/** Mines of Moria: The Balrog, what it bears, and whom it calls. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { companion, invent, item, minion, pause, site } from '../../../invented.ts';
import { frodo, passThrough, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';
import { standing } from '../../standing.ts';

invent(
  idle,
  freeIdle,
  pause,
  minion('Orc'),
  minion('Goblin man', { race: 'Man' }),
  minion('Fire', { title: titleNumber('The Balrog'), race: 'Balrog', strength: 17, vitality: 5, unique: 1 }),
  companion('Friend', { strength: 20, vitality: 4 }),
  companion('Weak friend', { strength: 10, vitality: 4 }),
  item('Bow', { itemClass: 'ranged weapon' }),
  item('Blade'),
  item('Helm', { itemClass: 'helm' }),
  item('Shield', { itemClass: 'shield' }),
  site('Cave', { keyword: ['Underground'], block: 1, siteNumber: 4 }),
  site('Field', { block: 1, siteNumber: 4 }),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const there = (phase: string, bob: Fields, ann: Fields = {}, place = 'Cave', twilight = 9) => ({
  ...standing(
    `${phase} alone`,
    place,
    4,
    { companions: [frodo(), 'Friend'], ...ann },
    { support: ['Idle'], ...bob },
  ),
  twilight,
});
const udun = { card: 'The Balrog, Flame of Udûn', as: 'Balrog' };

for (const [id, card] of [
  ['2_50/1', "The Balrog's Sword"],
  ['2_74/1', 'Whip of Many Thongs'],
] as const)
  scenario(`[${id}] ${card} is borne by The Balrog, and by no Orc`, (t) => {
    t.given(there('shadow', { minions: ['Orc', 'Fire'], hand: [{ card, as: 'it' }] }));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: 'on of Fire' });
  });
scenario("[2_50/2, 2_50/3] The Balrog's Sword: damage +1, beside another hand weapon", (t) => {
  t.given(
    there('shadow', {
      minions: [{ card: 'Fire', on: ['Whip of Many Thongs'] }],
      hand: [{ card: "The Balrog's Sword", as: 'it' }],
    }),
  );
  t.expect.card('Fire', { damage: 0 });
  t.player('Bob').does('it: play');
  t.expect.card('Fire', { damage: 1, strength: 21 });
});

for (const [orc, place, ok] of [
  ['Orc', 'Cave', true],
  ['Goblin man', 'Cave', false],
] as const)
  scenario(`[2_52/1] The Balrog, Flame of Udûn is ${ok ? '' : 'not '}played with ${orc}`, (t) => {
    t.given(there('shadow', { minions: [orc], hand: [udun] }, {}, place, 20));
    if (ok) t.player('Bob').does('Balrog: play').has({ hand: 0 });
    else t.player('Bob').mayNot('Balrog', {});
  });
scenario('[2_52/2] The Balrog, Flame of Udûn stays at no place but an underground one', (t) => {
  t.given(there('shadow', { minions: ['Orc'], hand: [udun] }, {}, 'Field', 20));
  t.player('Bob').does('Balrog: play');
  t.expect.card('Balrog', { in: 'discard of Bob' });
});
const calling = (twilight: number, wounds: number, dead: string) =>
  there(
    'shadow',
    { minions: [{ ...udun, wounds }], discard: [{ card: dead, as: 'dead' }] },
    {},
    'Cave',
    twilight,
  );
scenario(
  '[2_52/3] The Balrog, Flame of Udûn exerts and removes 2 to play an Orc from the discard pile',
  (t) => {
    t.given(calling(4, 0, 'Orc'));
    t.player('Bob').does('Balrog');
    t.expect.card('dead', { in: 'minions of Bob' }).card('Balrog', { wounds: 1 }).table({ twilight: 0 });
  },
);
for (const [twilight, wounds, dead] of [
  [3, 0, 'Orc'],
  [9, 4, 'Orc'],
  [9, 0, 'Goblin man'],
] as const)
  scenario(
    `[2_52/3, LR-COST-009] The Balrog, Flame of Udûn: not ${dead} for ${twilight} with ${wounds} wounds`,
    (t) => {
      t.given(calling(twilight, wounds, dead));
      t.player('Bob').mayNot('Balrog', {});
    },
  );

for (const balrog of ['Fire', 'Orc'])
  scenario(`[2_56/1] Fill With Fear: ${balrog} and the archery phase`, (t) => {
    t.given({
      ...standing(
        'maneuver',
        'Cave',
        4,
        { companions: [frodo()], support: ['Free idle'] },
        { minions: [balrog], support: ['Fill With Fear'] },
      ),
    });
    passThrough(t, 'maneuver phase');
    t.expect.table({ phase: balrog === 'Fire' ? 'assignment' : 'archery' });
  });
const fear = (who: string, wounds = 0) =>
  there(
    'maneuver',
    { minions: [{ card: who, as: 'he', wounds }], support: ['Idle', { card: 'Fill With Fear', as: 'it' }] },
    { companions: [frodo(), { card: 'Friend', on: ['Bow', 'Blade'] }] },
  );
scenario('[2_56/2] Fill With Fear: The Balrog exerts, and a ranged weapon goes', (t) => {
  t.given(fear('Fire'));
  t.player('Bob').does('it');
  t.expect
    .card('Bow', { in: 'discard of Ann' })
    .card('Blade', { in: 'on of Friend' })
    .card('he', { wounds: 1 });
});
for (const [who, wounds] of [
  ['Orc', 0],
  ['Fire', 4],
] as const)
  scenario(`[2_56/2, LR-EXERT-003] Fill With Fear: not by ${who} with ${wounds} wounds`, (t) => {
    t.given(fear(who, wounds));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });

const cry = (whip: boolean, who: string) => ({
  ...standing(
    'skirmish',
    'Cave',
    4,
    { companions: [frodo(), { card: who, as: 'he' }, { card: 'Friend', as: 'other' }] },
    {
      minions: [{ card: 'Fire', against: 'he', on: whip ? ['Whip of Many Thongs'] : [] }],
      hand: [{ card: 'Final Cry', as: 'it' }],
    },
  ),
});
for (const who of ['Friend', 'Weak friend'])
  scenario(`[2_57] Final Cry wounds ${who} twice as the skirmish ends, whoever won it`, (t) => {
    t.given(cry(true, who));
    t.player('Bob').does('Pass').does('it');
    t.expect.card('he', { wounds: who === 'Friend' ? 2 : 3 }).card('other', { wounds: 0 });
  });
scenario('[2_57] Final Cry: not without the whip', (t) => {
  t.given(cry(false, 'Friend'));
  t.player('Bob').mayNot('it', {});
});

const terror = (orcs: number, twilight: number) =>
  there(
    'shadow',
    {
      minions: [{ card: 'Orc', as: 'there' }],
      hand: [{ card: 'Power and Terror', as: 'it' }, udun, ...cards(orcs, 'Orc', 'o'), 'Goblin man'],
    },
    {},
    'Cave',
    twilight,
  );
scenario('[2_70] Power and Terror: each Orc shown saves 2; as many as are needed at the least', (t) => {
  t.given(terror(3, 10));
  t.player('Bob').does('it').mayChoose.exactly('2', '3');
  t.player('Bob').does('3', 'o0', 'o2');
  t.expect.card('Balrog', { in: 'minions of Bob' }).table({ twilight: 10 - 14 + 6 });
  t.player('Bob').has({ hand: ['o0', 'o1', 'o2', 'Goblin man'] });
});
scenario('[2_70, LR-EFFECT-008] Power and Terror: not where all the Orcs are too few', (t) => {
  t.given(terror(3, 7));
  t.player('Bob').mayNot('it', {});
});

const whip = (wounds: number, against = 'he') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Friend', as: 'he', on: ['Helm', 'Shield', 'Blade'] },
        { card: 'Friend', as: 'other', on: [{ card: 'Helm', as: 'helm 2' }] },
      ],
      support: ['Pause'],
    },
    Bob: {
      minions: [{ card: 'Fire', wounds, against, on: [{ card: 'Whip of Many Thongs', as: 'whip' }] }],
      support: ['Idle'],
    },
  },
});
scenario(
  '[2_74/2] Whip of Many Thongs: The Balrog exerts, and its foe loses a helm, shield or armor',
  (t) => {
    t.given(whip(0));
    t.player('Ann').does('Pass');
    t.player('Bob').does('whip').mayChoose.exactly('Helm', 'Shield');
    t.player('Bob').does('Shield');
    t.expect.card('Shield', { in: 'discard of Ann' }).card('Fire', { wounds: 1 });
  },
);
scenario('[2_74/2, LR-EXERT-003] Whip of Many Thongs: not when The Balrog is exhausted', (t) => {
  t.given(whip(4));
  t.player('Ann').does('Pass');
  t.player('Bob').mayNot('whip', { because: 'exert' });
});
