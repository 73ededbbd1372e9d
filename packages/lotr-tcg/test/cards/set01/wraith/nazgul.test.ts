/** The Fellowship of the Ring: the Nazgûl, and what they bear. */
import {
  ally,
  companion,
  freeCondition,
  invent,
  item,
  minion,
  pause,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  pause,
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 9 }),
  minion('Orc', { strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 4, strength: 6 }),
  ally('Old friend', { strength: 5 }),
  item('Sword'),
  item('Helmet', { itemClass: 'helm' }),
  freeCondition('Free paper'),
  shadowCondition('Wraith paper', { culture: 'Wraith' }),
  shadowCondition('Orc paper'),
);
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));

const steed = (card: string, number: number) => ({
  phase: 'maneuver alone',
  path: [{ card, number }],
  players: {
    Ann: { companions: [frodo()], site: number },
    Bob: { minions: [{ card: 'Rider', on: [{ card: 'Black Steed', as: 'Steed' }] }], support: ['Idle'] },
  },
});
for (const [site, number, strength] of [
  ['Anduin Confluence', 7, 11],
  ['Ettenmoors', 2, 13],
] as const)
  scenario(`[1_208/2] at ${site} who rides a Black Steed has ${strength}`, (t) => {
    t.given(steed(site, number));
    t.expect.card('Rider', { strength });
  });
const playingOn = (card: string, minions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions, hand: [{ card, as: 'it' }], support: ['Idle'] },
  },
});
for (const [id, card, bearer] of [
  ['1_208/1', 'Black Steed', { card: 'Rider', as: 'bearer' }],
  ['1_218/1', 'Nazgûl Sword', { card: 'Rider', as: 'bearer' }],
  ['1_221/1', 'The Pale Blade', { card: 'The Witch-king, Lord of Angmar', as: 'bearer' }],
  ['1_225/1', 'Sword of Minas Morgul', { card: 'Úlairë Lemenya, Lieutenant of Morgul', as: 'bearer' }],
] as const) {
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by whom it names`, (t) => {
    t.given(playingOn(card, [bearer, 'Orc']));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: 'on of bearer' });
  });
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by no Orc`, (t) => {
    t.given(playingOn(card, ['Orc']));
    t.player('Bob').mayNot('it', {});
  });
}

for (const [burdens, damage] of [
  [2, 0],
  [3, 1],
] as const)
  scenario(`[1_218/2] Nazgûl Sword: with ${burdens} burdens damage +${damage}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo()], burdens },
        Bob: { minions: [{ card: 'Rider', on: ['Nazgûl Sword'] }], support: ['Idle'] },
      },
    });
    t.expect.card('Rider', { damage, strength: 11 });
  });

const witchKing = (wounds: number, winner: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), ...friends(1)], support: ['Free paper'] },
    Bob: {
      minions: [
        {
          card: 'The Witch-king, Lord of Angmar',
          as: 'king',
          wounds,
          on: [{ card: 'The Pale Blade', as: 'Blade' }],
          ...(winner === 'king' ? { against: 'friend 0' } : {}),
        },
        { card: 'Rider', as: 'rider', ...(winner === 'rider' ? { against: 'friend 0' } : {}) },
      ],
      support: ['Idle', 'Wraith paper'],
    },
  },
});
scenario('[1_221/2, 1_221/3, 1_237] The Pale Blade: he wins and exerts to discard a condition', (t) => {
  t.given(witchKing(0, 'king'));
  t.expect.card('king', { damage: 1, strength: 14 + 3 + 2 });
  t.player('Bob').passes();
  // Overwhelmed, by nineteen against six.
  t.player('Bob').does('Blade');
  t.expect.card('Free paper', { in: 'discard of Ann' }).card('king', { wounds: 1 });
});
scenario('[1_221/3, LR-EXERT-003] The Pale Blade: not when he is exhausted', (t) => {
  t.given(witchKing(3, 'king'));
  t.player('Bob').passes();
  t.expect.card('Free paper', { in: 'support of Ann' });
});
scenario('[1_221/3] The Pale Blade: not when another wins', (t) => {
  t.given(witchKing(0, 'rider'));
  t.player('Bob').passes();
  t.expect.card('Free paper', { in: 'support of Ann' }).card('friend 0', { wounds: 1 });
});
scenario('[1_237] The Witch-king is not stronger for Orcs', (t) => {
  t.given(playingOn('Black Steed', [{ card: 'The Witch-king, Lord of Angmar', as: 'king' }, 'Orc']));
  t.expect.card('king', { strength: 14 });
});

const disarming = (minion: object) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Friend', as: 'friend 0', on: ['Sword', 'Helmet'] },
        { card: 'Friend', as: 'friend 1', on: [{ card: 'Sword', as: 'other' }] },
      ],
    },
    Bob: { minions: [{ ...minion, as: 'it', against: 'friend 0' }], support: ['Idle'] },
  },
});
const lemenya = (wounds: number) => ({
  card: 'Úlairë Lemenya, Lieutenant of Morgul',
  wounds,
  on: [{ card: 'Sword of Minas Morgul', as: 'blade' }],
});
scenario(
  '[1_225/2, 1_225/3] Sword of Minas Morgul: he exerts to discard a possession of whom he fights',
  (t) => {
    t.given(disarming(lemenya(0)));
    t.expect.card('it', { damage: 1 });
    t.player('Bob').does('blade').mayChoose.exactly('Sword', 'Helmet');
    t.player('Bob').does('Helmet');
    t.expect.card('Helmet', { in: 'discard of Ann' }).card('it', { wounds: 1 });
  },
);
scenario('[1_225/3, LR-EXERT-003] Sword of Minas Morgul: not when he is exhausted', (t) => {
  t.given(disarming(lemenya(1)));
  t.player('Bob').mayNot('blade', { because: 'exert' });
});
const cantea = (wounds: number) => ({ card: 'Úlairë Cantëa, Lieutenant of Dol Guldur', wounds });
scenario('[1_230] Úlairë Cantëa exerts to discard a weapon of whom he fights, and nothing else', (t) => {
  t.given(disarming(cantea(0)));
  t.player('Bob').does('it');
  t.expect.card('Sword', { in: 'discard of Ann' }).card('Helmet', { in: 'on of friend 0' });
  t.expect.card('it', { wounds: 1 }).card('other', { in: 'on of friend 1' });
});
scenario('[1_230, LR-EXERT-003] Úlairë Cantëa: not when he is exhausted', (t) => {
  t.given(disarming(cantea(2)));
  t.player('Bob').mayNot('it', { because: 'exert' });
});

scenario('[1_229, LR-LIMIT-001] Úlairë Attëa gets no more than 5', (t) => {
  t.given({
    phase: 'skirmish',
    twilight: 6,
    players: {
      Ann: { companions: [frodo(), ...friends(1)] },
      Bob: { minions: [{ card: 'Úlairë Attëa, Keeper of Dol Guldur', as: 'Attea', against: 'friend 0' }] },
    },
  });
  for (const strength of [13, 14, 15, 16, 17]) {
    t.player('Bob').does('Attea');
    t.expect.card('Attea', { strength });
  }
  t.player('Bob').does('Attea');
});

const enquea = (n: number, burdens: number, wounds = 0) => ({
  phase: 'maneuver alone',
  players: {
    Ann: { companions: [frodo(), ...friends(n - 1)], burdens },
    Bob: {
      minions: [{ card: 'Úlairë Enquëa, Lieutenant of Morgul', as: 'Enquea', wounds }],
      support: ['Idle'],
    },
  },
});
for (const [n, burdens] of [
  [6, 0],
  [2, 5],
] as const)
  scenario(`[1_231] Úlairë Enquëa exerts to wound a companion: ${n} companions, ${burdens} burdens`, (t) => {
    t.given(enquea(n, burdens));
    if (n > 2) t.player('Bob').does('Enquea').mayChoose.excludes('Frodo');
    t.player('Bob').does(n > 2 ? 'friend 0' : 'Enquea');
    t.expect.card('friend 0', { wounds: 1 }).card('Enquea', { wounds: 1 });
  });
scenario('[1_231, LR-SPOT-001] Úlairë Enquëa: five companions and four burdens are too few', (t) => {
  t.given(enquea(5, 4));
  t.player('Bob').mayNot('Enquea', { rule: 'LR-SPOT-001' });
});
scenario('[1_231, LR-EXERT-003] Úlairë Enquëa: not when he is exhausted', (t) => {
  t.given(enquea(6, 5, 3));
  t.player('Bob').mayNot('Enquea', { because: 'exert' });
});

scenario('[1_232] Úlairë Lemenya weakens who bears a Wraith condition', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: {
        companions: [
          frodo(),
          { card: 'Friend', as: 'marked', on: [{ card: 'Wraith paper', owner: 'Bob' }] },
          { card: 'Friend', as: 'other', on: [{ card: 'Orc paper', owner: 'Bob' }] },
        ],
        support: [{ card: 'Old friend', on: [{ card: 'Wraith paper', as: 'w2', owner: 'Bob' }] }],
      },
      Bob: { minions: ['Úlairë Lemenya, Lieutenant of Morgul'], support: ['Idle'] },
    },
  });
  t.expect.card('marked', { strength: 4 }).card('other', { strength: 6 }).card('Old friend', { strength: 3 });
});

const otsea = (wounds: number) => ({
  phase: 'shadow alone',
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      minions: [{ card: 'Úlairë Otsëa, Lieutenant of Morgul', as: 'Otsea', wounds }, 'Rider', 'Orc'],
      support: ['Idle'],
    },
  },
});
scenario('[1_235, LR-ERRATA-025] Úlairë Otsëa exerts to make a Wraith minion fierce', (t) => {
  t.given(otsea(0));
  t.player('Bob').does('Otsea').mayChoose.exactly('Otsea', 'Rider');
  t.player('Bob').does('Rider');
  t.expect.card('Rider', { fierce: 1 }).card('Otsea', { wounds: 1, fierce: 0 });
});
scenario('[1_235, LR-EXERT-003] Úlairë Otsëa: not when he is exhausted', (t) => {
  t.given(otsea(2));
  t.player('Bob').mayNot('Otsea', { because: 'exert' });
});

const toldea = (burdens: number) => ({
  phase: 'assignment alone',
  players: {
    Ann: { companions: [frodo(), ...friends(2)], burdens },
    Bob: {
      minions: [{ card: 'Úlairë Toldëa, Messenger of Morgul', as: 'Toldea' }, 'Orc'],
      support: ['Idle'],
    },
  },
});
scenario('[1_236, LR-ASSIGN-002] Úlairë Toldëa: with four burdens Bob says whom he fights', (t) => {
  t.given(toldea(4));
  t.player('Bob').does('Toldea').mayChoose.exactly('friend 0', 'friend 1');
  t.player('Bob').does('friend 1');
  t.expect.card('Toldea', { against: 'friend 1' });
});
scenario('[1_236, LR-SPOT-001] Úlairë Toldëa: three are too few', (t) => {
  t.given(toldea(3));
  t.player('Bob').mayNot('Toldea', { because: 'spot 4 burdens' });
});

const riding = (to: string) => ({
  ...moving('Moria Lake', 4, to),
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { minions: [{ card: 'Rider', on: [{ card: 'Black Steed', as: 'Steed' }] }] },
  },
});
for (const [to, where] of [
  ['Mithril Mine', 'discard of Bob'],
  ['Anduin Confluence', 'on of Rider'],
] as const)
  scenario(`[1_208/3] a Black Steed that comes to ${to} is then in: ${where}`, (t) => {
    t.given(riding(to));
    t.expect.card('Steed', { in: where });
  });
