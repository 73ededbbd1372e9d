/** What guards the sites of minions, and whom it is about. ME-COMPANY-521, ME-DETAIN-503, ME-SITE-007 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { attacksAt } from '../../../src/rules/combat/automatic-attacks.ts';
import type { S } from '../../../src/state.ts';
import { covert, enter, hero, overt } from '../../cards/minions.ts';
import { company, idleUntil, scenario } from '../../table.ts';

describe('attacks about companies of one kind', () => {
  /** They enter, and face the first attack; then what comes next. */
  const second = (t: Table<S>, dice: readonly number[], who: readonly string[] = overt): string => {
    t.given({ ...enter('Minas Tirith', who), dice });
    t.player('Ann').does('Yes');
    idleUntil(t, () => t.state.attack.number[t.state.global.attack] !== 1);
    return t.state.global.attack === 0 ? 'nothing' : 'Dúnadan';
  };
  scenario('[ME-COMPANY-521] whoever fell before the second attack makes the company overt no more', (t) => {
    expect(second(t, [6, 6, 1, 1, 6, 6])).toBe('nothing');
    t.expect.card('Gorbag', { in: 'out of Ann' });
  });
  scenario('[ME-COMPANY-521] with him alive it faces that one too', (t) => {
    expect(second(t, [6, 6, 6, 6])).toBe('Dúnadan');
    t.expect.table({ 'attack race': 'Dúnadan', 'attack strikes': 4, 'attack prowess': 10 });
  });
  for (const [who, names] of [
    ['a covert', covert],
    ['an overt', overt],
  ] as const)
    scenario(`[ME-DETAIN-503] the first only detains ${who} company: ${who === 'a covert'}`, (t) => {
      t.given(enter('Minas Tirith', names));
      t.player('Ann').does('Yes');
      expect(t.state.attack.detainment[t.state.global.attack]).toBe(who === 'a covert' ? 1 : 0);
    });
  for (const [who, names] of [
    ['a covert', covert],
    ['an overt', overt],
  ] as const)
    scenario(`[LE-395] Mount Gundabad detains ${who} company: ${who === 'an overt'}`, (t) => {
      t.given(enter('Mount Gundabad', names));
      t.player('Ann').does('Yes');
      expect(t.state.attack.detainment[t.state.global.attack]).toBe(who === 'an overt' ? 1 : 0);
    });
  scenario('[AS-152] The Iron-deeps detain every company', (t) => {
    t.given(enter('The Iron-deeps', covert));
    t.player('Ann').does('Yes');
    expect(t.state.attack.detainment[t.state.global.attack]).toBe(1);
  });
  scenario('[AS-144] at Eagles’ Eyrie the attacker chooses whom to strike', (t) => {
    t.given(enter('Eagles’ Eyrie', covert));
    t.player('Ann').does('Yes');
    expect(t.state.attack.attackerChooses[t.state.global.attack]).toBe(1);
  });
  scenario('[AS-156] at Old Forest the attack cannot be cancelled', (t) => {
    t.given(enter('Old Forest', covert));
    t.player('Ann').does('Yes');
    expect(t.state.attack.certain[t.state.global.attack]).toBe(1);
  });
});

describe('[ME-SITE-007] what concerns a place concerns every card of it', () => {
  for (const [name, events, guards] of [
    ['alone', [], 1],
    ['with Smaug at Home', ['Smaug at Home'], 2],
  ] as const)
    scenario(`The Lonely Mountain of minions, ${name}: ${guards}`, (t) => {
      t.given(enter('The Lonely Mountain', covert, { events }));
      expect(attacksAt(t.state, 1)).toBe(guards);
    });
  scenario('and that of heroes', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('The Lonely Mountain', 'Elladan')] },
        Bob: hero({ events: ['Smaug at Home'] }),
      },
    });
    expect(attacksAt(t.state, 1)).toBe(2);
  });
});
