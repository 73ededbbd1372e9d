/** The Lidless Eye: hazard short-events. */
import { describe, expect } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';
import { twins } from '../positions.ts';

describe('[LE-101] Arouse Defenders', () => {
  scenario('not where there is no automatic-attack', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Bree', 'Legolas')] },
        Bob: { ...Bob, hand: ['Arouse Defenders', 'Doors of Night'] },
      },
    });
    t.player('Bob').mayNot('Arouse Defenders', { because: 'automatic-attack' });
  });
  for (const [hand, cancelled] of [
    [['Arouse Defenders'], false],
    [['Doors of Night'], true],
  ] as const)
    scenario(`the attack can be cancelled: ${cancelled}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { hand: ['Concealment', 'Vanishment'], companies: [company('Bree', 'Bilbo', 'Gandalf')] },
          Bob: { ...Bob, hand, events: ['Fell Winter'] },
        },
      });
      t.player('Bob').does(`${hand[0]}: as`);
      while (t.offered().includes('Pass')) t.choose(t.state.kernel.asked, 'Pass');
      t.player('Ann').does('Yes');
      t.expect.table({ 'attack prowess': cancelled ? 7 : 9 });
      if (cancelled) t.player('Ann').mayChoose.includes('Pass');
      const { attack } = t.state.global;
      expect(t.state.attack.certain[attack]).toBe(cancelled ? 0 : 1);
    });
});

describe('[LE-115] Incite Defenders', () => {
  const defended = (onGuard: readonly object[]) => ({
    phase: 'site',
    players: {
      Ann: {
        hand: ['Escape', 'Concealment', 'Smoke Rings'],
        discard: ['Cram'],
        companies: [{ ...company('Raider-hold', 'Adrazar', 'Elladan', 'Elrohir'), onGuard }],
      },
      Bob: { ...Bob, hand: ['Orc-guard'] },
    },
  });
  scenario('Incite Defenders: an automatic-attack of a Border-hold is faced twice', (t) => {
    t.given(defended([{ card: 'Incite Defenders', owner: 'Bob', controller: 'Bob' }]));
    t.player('Ann').does('Yes');
    t.player('Bob').does('Incite Defenders: reveal');
    t.player('Ann').does('Escape', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayChoose.includes('Concealment');
  });
  scenario('Incite Defenders: without it, once', (t) => {
    t.given(defended([]));
    t.player('Ann').does('Yes', 'Escape', 'Elladan');
    resolveChain(t);
    t.player('Ann').mayChoose.excludes('Concealment');
  });
  scenario('Incite Defenders: not at a Shadow-hold', (t) => {
    t.given(going(['Incite Defenders', 'Orc-guard'], twins));
    t.player('Bob').mayNot('Incite Defenders', { because: 'Border-hold' });
  });
});

describe('[LE-146] Veils Flung Away', () => {
  scenario('[ME-CARD-0803] Veils Flung Away: body checks at −1; who fails taps, and it is free', (t) => {
    t.given({ ...going(['Veils Flung Away'], ['Elladan', 'Balin']), dice: [5, 4, 6, 3] });
    t.player('Bob').does('Veils Flung Away: as');
    t.expect
      .card('Elladan', { status: 'untapped' })
      .card('Balin', { status: 'tapped' })
      .table({ hazardsDeclared: 0 });
  });
  scenario('Veils Flung Away: not with Doors of Night', (t) => {
    t.given(going(['Veils Flung Away', 'Orc-guard'], twins, {}, { events: ['Doors of Night'] }));
    t.player('Bob').mayNot('Veils Flung Away', { because: 'Doors of Night' });
  });
  for (const [dice, status] of [
    [[5, 4], 'untapped'],
    [[5, 5], 'tapped'],
  ] as const)
    scenario(`Veils Flung Away: a body of 8, and a roll of ${dice[0] + dice[1]} at −1: ${status}`, (t) => {
      t.given({ ...going(['Veils Flung Away'], ['Elladan']), dice });
      t.player('Bob').does('Veils Flung Away: as');
      t.expect.card('Elladan', { status, body: 8 });
    });
  scenario('Veils Flung Away: whoever is wounded stays wounded', (t) => {
    t.given({ ...going(['Veils Flung Away'], [{ card: 'Elladan', status: 'wounded' }]), dice: [6, 6] });
    t.player('Bob').does('Veils Flung Away: as');
    t.expect.card('Elladan', { status: 'wounded' });
  });
});
