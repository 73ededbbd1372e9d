/** Creatures that tell companies apart: whom they only detain, whom they spare, and against whom alone they are played. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import type { S } from '../../src/state.ts';
import { borrow } from '../invented.ts';
import { attackWith, company, idleUntil, resolveChain, scenario } from '../table.ts';
import { cited } from './cited.ts';

borrow('TW-147');

const shire = { movesTo: 'Bag End', by: ['Arthedain', 'The Shire'] };
const meets = (creature: string, side: string, at: string, names: readonly string[], more: object = {}) => ({
  phase: 'hazards',
  players: {
    Ann: { side, hand: ['Escape'], companies: [{ ...company(at, ...names), ...more }] },
    Bob: { companies: [company('Edhellond', 'Ioreth')], hand: [creature, 'Rebel-talk'] },
  },
});
const attack = (t: Table<S>, creature: string, key?: string): number => {
  t.player('Bob').does(`${creature}: attack`);
  if (key !== undefined && t.offered().includes(key)) t.player('Bob').does(key);
  resolveChain(t);
  return t.state.attack.detainment[t.state.global.attack];
};

describe('whom they only detain', () => {
  const heroes = ['wizard', 'Elladan'] as const;
  const covert = ['ringwraith', 'Layos'] as const;
  const overt = ['ringwraith', 'Gorbag'] as const;
  for (const [creature, at, key, more, [side, who], detains] of [
    ['Arthadan Rangers', 'Bree', 'Bree', {}, heroes, true],
    ['Arthadan Rangers', 'Bree', 'Bree', {}, covert, true],
    ['Arthadan Rangers', 'Bree', 'Bree', {}, overt, false],
    ['Ent in Search of the Entwives', 'Bree', 'free-domain', shire, heroes, true],
    ['Ent in Search of the Entwives', 'Bree', 'free-domain', shire, covert, true],
    ['Ent in Search of the Entwives', 'Bree', 'free-domain', shire, overt, false],
    ['Horse-lords', 'Dunharrow', 'Dunharrow', {}, heroes, true],
    ['Horse-lords', 'Dunharrow', 'Dunharrow', {}, covert, true],
    ['Horse-lords', 'Dunharrow', 'Dunharrow', {}, overt, false],
    ['Stout Men of Gondor', 'Dunharrow', 'Dunharrow', {}, heroes, true],
    ['Stout Men of Gondor', 'Dunharrow', 'Dunharrow', {}, covert, true],
    ['Stout Men of Gondor', 'Dunharrow', 'Dunharrow', {}, overt, false],
    ['Durin’s Folk', 'Bree', 'The Shire', shire, heroes, true],
    ['Durin’s Folk', 'Bree', 'The Shire', shire, covert, false],
    ['Durin’s Folk', 'Bree', 'The Shire', shire, overt, false],
  ] as const)
    scenario(`${cited(creature)}: ${detains ? 'detains' : 'harms'} ${who} of a ${side} player`, (t) => {
      t.given(meets(creature, side, at, [who], more));
      expect(attack(t, creature, key)).toBe(detains ? 1 : 0);
    });
  for (const [[side, who], prowess] of [
    [heroes, 6],
    [covert, 8],
  ] as const)
    scenario(`[AS-8/1] Durin’s Folk: ${prowess} prowess against ${who} of a ${side} player`, (t) => {
      t.given(meets('Durin’s Folk', side, 'Bree', [who], shire));
      attack(t, 'Durin’s Folk', 'The Shire');
      t.expect.table({ 'attack prowess': prowess, 'attack strikes': 5 });
    });
  scenario('[LE-78] Horse-lords: whom they beat is tapped, and they are discarded', (t) => {
    t.given({ ...meets('Horse-lords', 'wizard', 'Dunharrow', ['Elladan']), dice: [1, 1] });
    attackWith(t, 'Bob', 'Horse-lords');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Elladan', { status: 'tapped' }).card('Horse-lords', { in: 'discard of Bob' });
  });
});

describe('whom they spare', () => {
  for (const [creature, at, friend, other] of [
    ['Arthadan Rangers', 'Bree', 'Beretar', 'Éowyn'],
    ['Horse-lords', 'Dunharrow', 'Éowyn', 'Beretar'],
  ] as const) {
    scenario(`${cited(creature)}: not against a company with ${friend}`, (t) => {
      t.given(meets(creature, 'wizard', at, ['Elladan', friend]));
      t.player('Bob').mayNot(creature, { because: 'someone in it' });
    });
    scenario(`${cited(creature)}: against one with ${other}`, (t) => {
      t.given(meets(creature, 'wizard', at, ['Elladan', other]));
      t.player('Bob').mayChoose.includes(`${creature}: attack`);
    });
  }
});

describe('against whom alone they are played', () => {
  for (const [rules, creature, side, at, who, played] of [
    ['', 'Sons of Kings', 'ringwraith', 'Bree', 'Layos', true],
    ['', 'Sons of Kings', 'wizard', 'Bree', 'Elladan', false],
    ['[ME-DETAIN-500] ', 'Sons of Kings', 'fallen-wizard', 'Bree', 'Gorbag', true],
    ['[ME-DETAIN-500] ', 'Sons of Kings', 'fallen-wizard', 'Bree', 'Layos', false],
    ['', 'Olog Warlords', 'wizard', 'Moria', 'Elladan', true],
    ['', 'Olog Warlords', 'ringwraith', 'Moria', 'Layos', false],
    ['', 'Olog Warlords', 'fallen-wizard', 'Moria', 'Layos', true],
  ] as const)
    scenario(
      `${rules}${cited(creature)}: ${played ? 'played' : 'not played'} against ${who} of a ${side} player`,
      (t) => {
        t.given(meets(creature, side, at, [who]));
        if (played) expect(attack(t, creature)).toBe(0);
        else t.player('Bob').mayNot(creature, { because: 'companies of this kind' });
      },
    );
  scenario('[LE-91] Sons of Kings: 3 strikes with 10 prowess, at a Border-hold', (t) => {
    t.given(meets('Sons of Kings', 'ringwraith', 'Bree', ['Layos', 'Gorbag']));
    attack(t, 'Sons of Kings');
    t.expect.table({ 'attack strikes': 3, 'attack prowess': 10, 'attack body': 0, 'attack race': 'Dúnadan' });
  });
  scenario('[LE-91] Sons of Kings: not at a Shadow-hold', (t) => {
    t.given(meets('Sons of Kings', 'ringwraith', 'Moria', ['Layos']));
    t.player('Bob').mayNot('Sons of Kings', { because: 'keyed' });
  });
});
