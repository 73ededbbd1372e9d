/** Dark Minions: hazard short-events that send an attack, or change one. */
import { describe } from 'vitest';
import {
  attackWith,
  Bob,
  company,
  going,
  idleUntil,
  type Placed,
  resolveChain,
  scenario,
  twice,
} from '../../../table.ts';

describe('[DM-55] Exhalation of Decay', () => {
  const two = ['Elladan', 'Elrohir'];
  const decaying = (discard: readonly string[], ann: object = {}, bob: object = {}) =>
    going(['Exhalation of Decay', 'Orc-raiders'], two, { hand: ['Escape'], ...ann }, { discard, ...bob });
  const play = (t: Parameters<Parameters<typeof scenario>[1]>[0], undead: string): void => {
    t.player('Bob').does('Exhalation of Decay: as');
    if (undead !== '') t.player('Bob').does(undead);
    resolveChain(t);
  };
  scenario('an Undead creature of the discard pile attacks at −1, outside of the limit', (t) => {
    t.given(decaying(['Ghosts', 'Wargs']));
    play(t, '');
    t.expect
      .table({ 'attack prowess': 8, 'attack strikes': 3, 'attack race': 'Undead', hazardsDeclared: 1 })
      .card('Ghosts', { in: 'attacking' });
  });
  scenario('one that could not be played stays where it is', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [{ ...company('Rivendell', ...two), movesTo: 'Bree' }] },
        Bob: { ...Bob, hand: ['Exhalation of Decay', 'Orc-guard'], discard: ['Ghosts'] },
      },
    });
    play(t, '');
    t.expect.table({ 'attack prowess': 0 }).card('Ghosts', { in: 'discard of Bob' });
  });
  scenario('its player says what it is keyed to', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hand: ['Escape'],
          companies: [
            {
              ...company('Lórien', ...two),
              movesTo: 'Dol Guldur',
              by: ['Wold & Foothills', 'Anduin Vales', 'Southern Mirkwood'],
            },
          ],
        },
        Bob: { ...Bob, hand: ['Exhalation of Decay'], discard: ['Ghosts'] },
      },
    });
    play(t, '');
    t.player('Bob').mayChoose.exactly('dark-domain', 'dark-hold');
    t.player('Bob').does('dark-hold');
    t.expect.table({ 'attack prowess': 8 });
  });
  scenario('not in the middle of an attack, and not without such a creature', (t) => {
    t.given(decaying(['Wargs']));
    t.player('Bob').mayNot('Exhalation of Decay', { because: 'nothing to choose an Undead' });
    attackWith(t, 'Bob', 'Orc-raiders');
    t.player('Bob').mayNot('Exhalation of Decay', { because: 'attack' });
  });
});

describe('[DM-79] Pierced by Many Wounds', () => {
  const pierced = (
    who: readonly Placed[],
    hand: readonly Placed[] = ['Pierced by Many Wounds', 'Orc-guard'],
    strikes = 3,
  ) => ({
    phase: 'attack',
    attack: { strikes, prowess: 9 },
    players: {
      Ann: { hand: ['Escape'], companies: [company('Moria', ...who)] },
      Bob: { ...Bob, hand },
    },
  });
  for (const [name, prowess] of [
    ['Pierced by Many Wounds: as', 0],
    ['Pass', 3],
  ] as const)
    scenario(`the first of two excess strikes costs 4, the other 1: ${name}, ${prowess}`, (t) => {
      t.given(pierced(['Elladan']));
      t.player('Ann').does('Pass');
      t.player('Bob').does(name);
      resolveChain(t);
      t.expect.table({ hazardsDeclared: 0 });
      idleUntil(t, () => t.state.global.strike !== 0 && t.state.strike.excess[t.state.global.strike] === 2);
      t.expect.table({ 'prowess against the strike': prowess });
    });
  for (const [excess, prowess] of [
    ['0', 2],
    ['1', -2],
  ] as const)
    scenario(`${excess} of one excess strike: ${prowess}`, (t) => {
      t.given(pierced(['Elladan', 'Anborn'], ['Pierced by Many Wounds', 'Orc-guard']));
      t.player('Ann').does('Pass');
      t.player('Bob').does('Pierced by Many Wounds: as');
      resolveChain(t);
      t.player('Ann').does('Pass', 'Elladan', 'Anborn', 'The strike against Anborn');
      t.player('Bob').does(excess);
      t.expect.table({ 'prowess against the strike': prowess });
    });
  for (const strikes of [3, 4])
    scenario(`[ME-CARD-0563] ${strikes} strikes on two characters and an ally`, (t) => {
      t.given(pierced([{ card: 'Elladan', on: ['Gwaihir'] }, 'Anborn'], ['Pierced by Many Wounds'], strikes));
      t.player('Ann').does('Pass');
      if (strikes === 3) t.player('Bob').mayNot('Pierced by Many Wounds', { because: 'more strikes' });
      else t.player('Bob').mayChoose.includes('Pierced by Many Wounds: as');
    });
  scenario('once on an attack', (t) => {
    t.given(pierced(['Elladan'], twice('Pierced by Many Wounds')));
    t.player('Ann').does('Pass');
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('second', { because: 'no other copy' });
  });
});
