/** Mines of Moria: more of the Isengard culture. */
import {
  a,
  ally as allies,
  event,
  exertIt,
  makesRingBearerPutItOn,
  maneuver,
} from '../../../../src/cards/words/index.ts';
import { ally, companion, freeEvent, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', vitality: 3, twilight: 3 }),
  minion('Goblin', { vitality: 3, strength: 13 }),
  companion('Friend', { vitality: 5, strength: 7 }),
  ally('Shire ally', { culture: 'Shire', vitality: 3 }),
  ally('Gondor ally', { vitality: 3 }),
  freeEvent('Toil', {}, event(maneuver, { effect: exertIt(a(allies)) })),
  freeEvent('Put it on', {}, event(maneuver, { effect: makesRingBearerPutItOn })),
);
const uruk = { card: 'Uruk', as: 'uruk' };
for (const [who, twilight] of [
  ['Shire ally', 2],
  ['Gondor ally', 1],
] as const)
  scenario(`[2_40/2] Demands of the Sackville-Bagginses: ${who} exerts, twilight ${twilight}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      twilight: 0,
      players: {
        Ann: { companions: [frodo()], support: [who], hand: ['Toil'] },
        Bob: { minions: [uruk], support: ['Idle', 'Demands of the Sackville-Bagginses'] },
      },
    });
    t.player('Ann').does('Toil');
    t.expect.card(who, { wounds: 1 }).table({ twilight });
  });
const toPlay = (card: string, minion: object) => ({
  phase: 'shadow alone',
  twilight: 9,
  path: [{ card: 'Moria Lake', number: 4, as: 'lake' }],
  players: {
    Ann: { companions: [frodo()], site: 4 },
    Bob: { minions: [minion], hand: [{ card, as: 'it' }], support: ['Idle'] },
  },
});
for (const [id, card, wounds, where] of [
  ['2_40/1', 'Demands of the Sackville-Bagginses', 0, 'support of Bob'],
  ['2_48/1, 2_48/2', 'Wizard Storm', 1, 'on of lake'],
] as const) {
  scenario(`[${id}] ${card} is played with an Isengard minion there`, (t) => {
    t.given(toPlay(card, uruk));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: where }).card('uruk', { wounds });
  });
  scenario(`[${id}, LR-COST-009] ${card} is not played with a Goblin`, (t) => {
    t.given(toPlay(card, { card: 'Goblin' }));
    t.player('Bob').mayNot('it', { rule: 'LR-COST-009' });
  });
}

const lurtz = { card: 'Lurtz, Servant of Isengard', as: 'Lurtz' };
scenario("[2_43/1, LR-ATTACH-001] Lurtz's Sword is for Lurtz", (t) => {
  t.given(toPlay("Lurtz's Sword", lurtz));
  t.player('Bob').does('it');
  t.expect.card('it', { in: 'on of Lurtz' });
});
scenario("[2_43/1, LR-ATTACH-001] Lurtz's Sword is for nobody else", (t) => {
  t.given(toPlay("Lurtz's Sword", uruk));
  t.player('Bob').mayNot('it', {});
});
for (const [winner, deck] of [
  ['Lurtz', 1],
  ['goblin', 3],
] as const)
  scenario(`[2_43/2, 2_43/3] Lurtz's Sword: ${winner} wins, and ${deck} of three cards are left`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), 'Friend'],
          deck: ['Toil', { card: 'Toil', as: 'b' }, { card: 'Toil', as: 'c' }],
        },
        Bob: {
          minions: [
            { ...lurtz, on: ["Lurtz's Sword"], ...(winner === 'Lurtz' ? { against: 'Friend' } : {}) },
            { card: 'Goblin', as: 'goblin', ...(winner === 'goblin' ? { against: 'Friend' } : {}) },
          ],
          support: ['Idle'],
        },
      },
    });
    t.expect.card('Lurtz', { damage: 2 });
    t.player('Bob').passes();
    t.player('Ann').has({ deck });
  });

const attention = (minion: string) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: {
      companions: [frodo()],
      hand: ['Put it on'],
      deck: Array.from({ length: 6 }, (_x, i) => ({ card: 'Toil', as: `d${i}` })),
    },
    Bob: { minions: [minion], hand: [{ card: 'Too Much Attention', as: 'event' }], support: ['Idle'] },
  },
});
scenario('[2_45] Too Much Attention: the Ring is put on, and five cards go', (t) => {
  t.given(attention('Uruk'));
  t.player('Ann').does('Put it on');
  t.player('Bob').does('event');
  t.player('Ann').has({ deck: 1 });
});
scenario('[2_45] Too Much Attention takes an Isengard minion', (t) => {
  t.given(attention('Goblin'));
  t.player('Ann').does('Put it on').has({ deck: 6, wearing: true });
  t.expect.card('event', { in: 'hand of Bob' });
});

const captain = (card: string, twilight: number, wounds = 0) => ({
  phase: 'shadow alone',
  twilight,
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      minions: [{ card: 'Uruk Captain', as: 'it', wounds }],
      discard: [{ card, as: 'old' }],
      support: ['Idle'],
    },
  },
});
scenario('[2_46] Uruk Captain exerts and removes 1, and an Uruk-hai comes back for its price', (t) => {
  t.given(captain('Uruk', 4));
  t.player('Bob').does('it');
  t.expect.card('old', { in: 'minions of Bob' }).card('it', { wounds: 1 }).table({ twilight: 0 });
});
for (const [title, card, twilight, wounds] of [
  ['with too little twilight', 'Uruk', 3, 0],
  ['a Goblin', 'Goblin', 9, 0],
  ['exhausted', 'Uruk', 9, 1],
] as const)
  scenario(`[2_46] Uruk Captain: not ${title}`, (t) => {
    t.given(captain(card, twilight, wounds));
    t.player('Bob').mayNot('it', {});
  });

const storm = { card: 'Wizard Storm', as: 'Storm', owner: 'Bob' };
for (const [on, wounds] of [
  [[storm], 1],
  [[], 0],
] as const)
  scenario(`[2_48/4] who moves from a site with ${on.length} Wizard Storm exerts ${wounds} times`, (t) => {
    t.given({
      ...moving('Moria Lake', 4, 'The Bridge of Khazad-dûm'),
      path: [
        { card: 'Moria Lake', number: 4, as: 'lake', on },
        { card: 'The Bridge of Khazad-dûm', number: 5, as: 'bridge' },
      ],
      players: { Ann: { companions: [frodo(), 'Friend'], site: 4 }, Bob: { hand: [] } },
    });
    t.expect.card('Frodo', { wounds }).card('Friend', { wounds });
  });
scenario('[2_48/3] Wizard Storm: one to a site', (t) => {
  t.given({
    ...toPlay('Wizard Storm', uruk),
    path: [{ card: 'Moria Lake', number: 4, as: 'lake', on: [storm] }],
  });
  t.player('Bob').mayNot('it', {});
});
scenario('[2_48/5] Wizard Storm goes at the end of the turn, and not before', (t) => {
  t.given({
    phase: 'regroup',
    path: [{ card: 'Moria Lake', number: 4, on: [storm] }],
    players: {
      Ann: { companions: [frodo()], site: 4 },
      Bob: { companions: [frodo({ as: 'his', on: [] })] },
    },
  });
  t.expect.card('Storm', { in: 'on of Moria Lake' });
  t.player('Ann').does('No');
  t.expect.card('Storm', { in: 'discard of Bob' });
});
