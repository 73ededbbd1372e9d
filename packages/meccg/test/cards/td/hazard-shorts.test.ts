/** The Dragons: hazard short-events. */

import { type Table as AnyTable } from '@westmarch/testkit';
import { describe } from 'vitest';
import { type S } from '../../../src/state.ts';
import { Bob, company, going, idleUntil, type Placed, resolveChain, scenario, twice } from '../../table.ts';

scenario('[TD-18] Dragon-sickness: a check at −1 for one who bears a major item', (t) => {
  t.given({
    ...going(
      ['Dragon-sickness'],
      [
        { card: 'Elladan', on: ['Glamdring'] },
        { card: 'Elrohir', status: 'tapped' },
      ],
    ),
    dice: [1, 1],
  });
  t.player('Bob').does('Dragon-sickness: as');
  resolveChain(t);
  t.expect.card('Elladan', { in: 'discard of Ann' });
});

scenario('[TD-18] Dragon-sickness: not on one who bears only minor items', (t) => {
  t.given(going(['Dragon-sickness', 'Orc-guard'], [{ card: 'Elladan', on: ['Cram'] }]));
  t.player('Bob').mayNot('Dragon-sickness', {
    because: 'nothing to choose a character bearing a major or greater item',
  });
});

type Table = AnyTable<S>;

describe('Incite Minions', () => {
  const inDark = (hand: readonly Placed[], at = 'Dol Guldur') => ({
    phase: 'hazards',
    players: {
      Ann: {
        hand: ['Escape', 'Vanishment', 'Concealment', 'Smoke Rings'],
        companies: [company(at, 'Bilbo', 'Elladan', 'Gandalf')],
      },
      Bob: { ...Bob, hand },
    },
  });
  const cancel = (t: Table, card: string, ...choices: readonly string[]): void => {
    t.player('Ann').does(card, ...choices);
    resolveChain(t);
  };
  scenario('[TD-35] Incite Minions: the second of two attacks comes twice, right after itself', (t) => {
    t.given(inDark(twice('Incite Minions')));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.player('Bob').does('2');
    t.player('Bob').mayNot('second', { because: 'no other copy of it is in effect at that site' });
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 7 });
    cancel(t, 'Escape', 'Elladan');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 8 });
    cancel(t, 'Concealment');
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 8 });
  });
  scenario('[TD-35] Incite Minions: neither at Ruins & Lairs nor where nothing guards', (t) => {
    t.given(inDark(['Incite Minions', 'Doors of Night'], 'Ettenmoors'));
    t.player('Bob').mayNot('Incite Minions', { because: 'Shadow-hold or Dark-hold' });
  });
  scenario('[TD-35] Incite Minions: at a Shadow-hold that the company goes to', (t) => {
    t.given(going(['Incite Minions', 'Orc-guard'], ['Elladan', 'Elrohir']));
    t.player('Bob').mayChoose.includes('Incite Minions: as a hazard');
  });
});

describe('Incite Denizens', () => {
  const lair = (hand: readonly Placed[], at: string, events: readonly string[] = []) => ({
    phase: 'hazards',
    players: {
      Ann: { hand: ['Concealment', 'Escape'], companies: [company(at, 'Bilbo', 'Elladan')] },
      Bob: { ...Bob, hand, events },
    },
  });
  scenario('[TD-34] Incite Denizens: an automatic-attack comes twice, and not three times', (t) => {
    t.given(lair(twice('Incite Denizens'), 'Ettenmoors'));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.player('Bob').mayNot('second', { because: 'no other copy of it is in effect at that site' });
    idleUntil(t, () => t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 9 });
    t.player('Ann').does('Concealment');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 1, 'attack prowess': 9 });
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    t.expect.table({ attack: 'none' });
  });
  for (const at of ['Moria', 'Bree'])
    scenario(`[TD-34] Incite Denizens: not at ${at}`, (t) => {
      t.given(lair(['Incite Denizens', 'Doors of Night'], at));
      t.player('Bob').mayNot('Incite Denizens', { because: 'Ruins & Lairs' });
    });
  scenario('[TD-34] Incite Denizens: not where nothing guards', (t) => {
    const { players, ...rest } = lair(['Incite Denizens', 'Doors of Night'], 'The Lonely Mountain');
    t.given({ ...rest, players: { ...players, Ann: { ...players.Ann, points: ['Smaug'] } } });
    t.player('Bob').mayNot('Incite Denizens', { because: 'automatic-attack' });
  });
});
