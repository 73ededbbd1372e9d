/** Against the Shadow: resource short-events of minions. */
import { describe, expect } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

describe('[AS-77] Above the Abyss', () => {
  const tired = (who: readonly (string | object)[], bob: object = Bob) => ({
    players: { Ann: minion('Dol Guldur', who, { hand: ['Above the Abyss', 'Strange Rations'] }), Bob: bob },
  });
  const layos = { card: 'Layos', status: 'tapped' };
  scenario('[AS-77/1] untaps a character', (t) => {
    t.given(tired(['Ren the Ringwraith', layos]));
    t.player('Ann').does('Above the Abyss: on');
    resolveChain(t);
    t.expect.card('Layos', { status: 'untapped' });
  });
  for (const [why, who, bob] of [
    ['without a Ringwraith in play', [layos], Bob],
    ['a Ringwraith', [{ card: 'Ren the Ringwraith', status: 'tapped' }, 'Layos'], Bob],
    [
      'against another Ringwraith',
      ['Ren the Ringwraith', layos],
      { side: 'ringwraith', companies: [company('Minas Morgul', 'Ostisen')] },
    ],
  ] as const)
    scenario(`[AS-77/1] not ${why}`, (t) => {
      t.given(tired(who, bob));
      expect(t.offered().some((text) => text.startsWith('Above the Abyss'))).toBe(false);
    });
  scenario('[AS-77/2] before strikes are assigned, too, in the attacked company', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 3 },
      company: 'servants',
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Above the Abyss'],
          companies: [
            { ...company('Moria', layos, 'Dôgrib'), as: 'servants' },
            company('Dol Guldur', 'Ren the Ringwraith', { card: 'Asternak', status: 'tapped' }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Above the Abyss: when');
    resolveChain(t);
    t.expect.card('Layos', { status: 'untapped' }).card('Asternak', { status: 'tapped' });
  });
});

describe('[AS-82] Eye Never Sleeping', () => {
  const attacked = (side: string, events: readonly string[], attack: object) => ({
    phase: 'attack',
    attack: { ...attack },
    players: {
      Ann: { side, hand: ['Eye Never Sleeping'], events, companies: [company('Moria', 'Layos', 'Dôgrib')] },
      Bob: { ...Bob, hand: ['Orc-watch'] },
    },
  });
  const creature = { creature: 'Orc-watch' };
  scenario('Sauron cancels the attack of a creature', (t) => {
    t.given(attacked('sauron', ['The Lidless Eye'], creature));
    t.player('Ann').does('Eye Never Sleeping: when');
    resolveChain(t);
    t.expect.card('Orc-watch', { in: 'discard of Bob' }).card('Layos', { status: 'untapped' });
  });
  for (const [why, side, events, attack] of [
    ['who is not Sauron', 'ringwraith', [], creature],
    ['another attack', 'sauron', ['The Lidless Eye'], { strikes: 1, prowess: 3, automatic: true }],
  ] as const)
    scenario(`not ${why}`, (t) => {
      t.given(attacked(side, events, attack));
      expect(t.offered().some((text) => text.startsWith('Eye Never Sleeping'))).toBe(false);
    });
});

describe('[AS-102] The Tormented Earth', () => {
  const attacked = (
    who: readonly (string | object)[],
    attack: object = {},
    dice: readonly number[] = [],
  ) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, ...attack },
    dice,
    players: {
      Ann: minion('Moria', who, {
        hand: ['The Tormented Earth', { card: 'The Tormented Earth', as: 'second' }],
      }),
      Bob,
    },
  });
  const cancels = /Tormented Earth.*cancel/;
  const weakens = /Tormented Earth.*prowess/;
  const option = (t: { offered(): readonly string[] }, which: RegExp): string =>
    t.offered().find((text) => which.test(text)) ?? '';
  scenario('[AS-102/1] cancels the attack; the sorcerer checks corruption at −4', (t) => {
    // 6 − 4 against 2 points: a minion taps.
    t.given(attacked([bearing('Hador', 'High Helm')], {}, [3, 3]));
    t.player('Ann').does(option(t, cancels));
    resolveChain(t);
    t.expect.card('Hador', { status: 'tapped' });
    t.nothingPending();
  });
  scenario('[AS-102/2] or takes 3 from its prowess, and only once', (t) => {
    t.given(attacked(['Hador', 'Ostisen'], {}, [6, 6]));
    t.player('Ann').does(option(t, weakens));
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
    resolveChain(t);
    if (t.offered().includes('Roll')) t.player('Ann').does('Roll');
    t.expect.table({ 'attack prowess': 6 });
    expect(option(t, weakens)).toBe('');
  });
  for (const [why, who, attack] of [
    ['an automatic-attack', ['Hador', 'Ostisen'], { automatic: true }],
    ['without a sorcerer', ['Belegorn', 'Ciryaher'], {}],
  ] as const)
    scenario(`[AS-102/1, AS-102/2] not ${why}`, (t) => {
      t.given(attacked(who, attack));
      expect([option(t, cancels), option(t, weakens)]).toEqual(['', '']);
    });
});
