/** Realms of the Elf-lords: Elven events and gifts. */

import { titleNumber } from '../../../../src/cards/titles.ts';
import { cannotBeMadeToDiscardFromHand, you } from '../../../../src/cards/words/index.ts';
import { ally, companion, freeCondition, invent, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { aragorn, boromir, legolas } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  shadowCondition('Locked chest', {}, cannotBeMadeToDiscardFromHand(you)),
  idle,
  freeIdle,
  pause,
  companion('Elf', { race: 'Elf', culture: 'Elven', strength: 9 }),
  companion('Man', { strength: 9 }),
  ally('Elf of Lorien', { race: 'Elf', culture: 'Elven', home: 1 << 6 }),
  ally('Elrond', { title: titleNumber('Elrond'), race: 'Elf', culture: 'Elven', vitality: 4 }),
  ally('Galadriel', { title: titleNumber('Galadriel'), race: 'Elf', culture: 'Elven' }),
  companion('Arwen', { title: titleNumber('Arwen'), race: 'Elf', culture: 'Elven' }),
  minion('Orc'),
  minion('Uruk', { race: 'Uruk-hai' }),
  minion('Wild Man', { race: 'Man' }),
  freeCondition('Paper'),
  shadowCondition('Curse'),
);
const cards = (n: number, card = 'Paper', as = 'c') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, ann: Fields, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 4,
  players: {
    Ann: { companions: [frodo(), 'Elf'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});

const fire = { card: 'Cast It Into the Fire!', as: 'it' };
for (const [bob, cid, drawn] of [
  [1, 2, 2],
  [0, 1, 1],
  [0, 0, 0],
] as const)
  scenario(`[3_11] Cast It Into the Fire!: ${bob} and ${cid} cards in two hands draw ${drawn}`, (t) => {
    t.given({
      phase: 'maneuver alone',
      players: {
        Ann: { companions: [frodo(), 'Elf'], hand: [fire], deck: cards(3), support: ['Free idle'] },
        Bob: { hand: cards(bob, 'Curse', 'b') },
        Cid: { hand: cards(cid, 'Curse', 'd') },
      },
    });
    t.player('Ann').does('it');
    if (cid === 2) t.player('Cid').does('d1');
    t.player('Ann').has({ hand: drawn });
    t.player('Bob').has({ hand: 0 });
    t.player('Cid').has({ hand: Math.max(0, cid - 1) });
  });
for (const [support, drawn] of [
  [[], 1],
  [['Locked chest'], 0],
] as const)
  scenario(
    `[3_11, LR-DISCARD-002] what is not discarded draws nothing, and Ann keeps hers: ${drawn} drawn`,
    (t) => {
      t.given({
        phase: 'maneuver alone',
        players: {
          Ann: { companions: [frodo(), 'Elf'], hand: [fire, 'Man'], deck: cards(3), support: ['Free idle'] },
          Bob: { hand: cards(1, 'Curse', 'b'), support: [...support] },
        },
      });
      t.player('Ann')
        .does('it')
        .has({ hand: 1 + drawn });
      t.player('Bob').has({ hand: 1 - drawn });
      t.expect.card('Man', { in: 'hand of Ann' });
    },
  );
scenario('[3_11, LR-SPOT-001] Cast It Into the Fire! takes an Elf', (t) => {
  t.given(camp('maneuver', { companions: [frodo(), 'Man'], hand: [fire], support: ['Free idle'] }));
  t.player('Ann').mayNot('it', { because: 'spot an Elf' });
});

for (const [held, healed] of [
  ['Orc', 2],
  ['Curse', 1],
] as const)
  scenario(`[3_16] Friends of Old: ${held} heals ${healed} Elven allies`, (t) => {
    t.given(
      camp(
        'fellowship',
        {
          companions: [frodo(), { card: 'Elf', wounds: 1 }],
          hand: [{ card: 'Friends of Old', as: 'it' }],
          support: [
            'Free idle',
            ...['e0', 'e1', 'e2'].map((as) => ({ card: 'Elf of Lorien', as, wounds: 1 })),
          ],
        },
        { hand: [{ card: held, as: 'held' }] },
      ),
    );
    t.player('Ann').does('it').mayChoose.exactly('e0', 'e1', 'e2');
    t.player('Ann').does('e0');
    if (healed === 2) t.player('Ann').does('e2');
    t.expect
      .card('e0', { wounds: 0 })
      .card('e1', { wounds: 1 })
      .card('e2', { wounds: 2 - healed });
  });

const evenstar = { card: 'Gift of the Evenstar', as: 'gift' };
for (const [arwen, who, ok] of [
  ['Arwen', 'Aragorn', true],
  ['Elf', 'Aragorn', false],
  ['Arwen', 'Boromir', false],
] as const)
  scenario(`[3_19/1, 3_19/2] Gift of the Evenstar with ${arwen} and ${who}`, (t) => {
    t.given(
      camp('fellowship', {
        companions: [frodo(), arwen, who === 'Aragorn' ? aragorn() : boromir()],
        hand: [evenstar],
        support: ['Free idle'],
      }),
    );
    if (ok) t.player('Ann').does('gift: play');
    else t.player('Ann').mayNot('gift', {});
    t.expect.card('gift', { in: ok ? 'on of Aragorn' : 'hand of Ann' });
  });
const gifted = (hand: number, wounds: number, against = 'Aragorn') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), 'Elf', aragorn({ on: [evenstar], wounds })],
      hand: cards(hand),
      support: ['Pause'],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'o1', against },
        { card: 'Orc', as: 'o2' },
      ],
    },
  },
});
scenario('[3_19/3] Gift of the Evenstar: Aragorn exerts, or two cards go', (t) => {
  t.given(gifted(2, 0));
  t.player('Ann').does('gift', 'exert').does('gift', 'discard', 'c0').has({ hand: 0 });
  t.expect.card('Aragorn', { wounds: 1 }).card('o1', { strength: 3 }).card('o2', { strength: 5 });
});
scenario('[3_19/3, LR-COST-002] Gift of the Evenstar: not with one card and an exhausted Aragorn', (t) => {
  t.given(gifted(1, 3));
  t.player('Ann').mayNot('gift', {});
});
scenario('[3_19/3] Gift of the Evenstar: nothing against a minion that fights another', (t) => {
  t.given(gifted(0, 0, 'Elf'));
  t.player('Ann').does('gift');
  t.expect.card('o1', { strength: 5 });
});

for (const [minion, strength] of [
  ['Orc', 3],
  ['Uruk', 3],
  ['Wild Man', 5],
] as const)
  scenario(`[3_21/2] Long-knives of Legolas against ${minion}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), legolas({ on: ['Long-knives of Legolas'] })], support: ['Pause'] },
        Bob: {
          minions: [
            { card: minion, as: 'm', against: 'Legolas' },
            { card: 'Orc', as: 'other' },
          ],
        },
      },
    });
    t.expect.card('m', { strength }).card('other', { strength: 5 }).card('Legolas', { strength: 7 });
  });
for (const [id, card, who, other] of [
  ['3_21/1', 'Long-knives of Legolas', 'Legolas, Prince of Mirkwood', 'Elf'],
  ['3_23/1', 'Nenya', 'Galadriel', 'Elf of Lorien'],
  ['3_27/1', 'Vilya', 'Elrond', 'Elf of Lorien'],
] as const) {
  const bearing = (name: string) =>
    camp('fellowship', {
      companions: name === 'Elf' || name.includes(',') ? [frodo(), { card: name, as: 'he' }] : [frodo()],
      support: name === 'Elf' || name.includes(',') ? ['Free idle'] : [{ card: name, as: 'he' }, 'Free idle'],
      hand: [{ card, as: 'it' }],
    });
  scenario(`[${id}] ${card} is borne by ${who}`, (t) => {
    t.given(bearing(who));
    t.player('Ann').does('it: play');
    t.expect.card('it', { in: 'on of he' });
  });
  scenario(`[${id}] ${card} is not borne by another`, (t) => {
    t.given(bearing(other));
    t.player('Ann').mayNot('it', {});
  });
}

const healing = (phase: string, allies: readonly string[]) =>
  camp(phase, {
    companions: [frodo({ wounds: 1 })],
    hand: [{ card: 'Master of Healing', as: 'it' }],
    support: ['Free idle', ...allies.map((card, i) => ({ card, as: `a${i}`, wounds: 1 }))],
  });
for (const phase of ['fellowship', 'regroup'])
  for (const allies of [['Elrond'], ['Elf of Lorien', 'Elf of Lorien']])
    scenario(`[3_22] Master of Healing in the ${phase} phase with ${allies.join(' and ')}`, (t) => {
      t.given(healing(phase, allies));
      t.player('Ann').does('it', 'a0');
      t.expect.card('a0', { wounds: 0 }).card('Frodo', { wounds: 1 });
    });
scenario('[3_22, LR-SPOT-001] Master of Healing: one Elven ally is too few', (t) => {
  t.given(healing('regroup', ['Elf of Lorien']));
  t.player('Ann').mayNot('it', { because: 'spot' });
});
scenario('[3_22, LR-ACTION-009] Master of Healing: not in the maneuver phase', (t) => {
  t.given(healing('maneuver', ['Elrond']));
  t.player('Ann').mayNot('it', { rule: 'LR-ACTION-009' });
});
