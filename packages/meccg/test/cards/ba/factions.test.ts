/** The Balrog: factions. */
import { describe, expect } from 'vitest';
import { standardModifier } from '../../../src/rules/influence/faction-attempts.ts';
import { balrog, GATES, host } from '../../balrog.ts';
import { Bob, offers, resolveChain, rowOf, scenario } from '../../table.ts';

const recruits = (site: string, more: object = {}, ...who: readonly string[]) => ({
  phase: 'at the site',
  players: {
    Ann: balrog({ hand: ['A Few Recruits'], companies: [{ ...host(site, ...who), ...more }] }),
    Bob,
  },
});
describe('[BA-80] A Few Recruits', () => {
  for (const [site, may] of [
    ['Mount Gram', false], // above The Under-vaults
    ['Dead Marshes', true],
    ['Sarn Goriwing', true],
    ['Cirith Ungol', true],
    ['Gondmaeglom', false], // a lair
    ['The Under-vaults', false],
    [GATES, false],
    ['Bree', false],
  ] as const)
    scenario(`at ${site}: ${may}`, (t) => {
      t.given(recruits(site, {}, 'Gorbag', 'Orc Veteran'));
      expect(offers(t, 'A Few Recruits: try')).toBe(may);
    });
  scenario('at a tapped site', (t) => {
    t.given(recruits('Dead Marshes', { siteTapped: true }, 'Gorbag'));
    expect(offers(t, 'A Few Recruits: try')).toBe(true);
  });
  for (const [who, by] of [
    ['The Balrog', 3],
    ['Azog', 2],
    ['Orc Veteran', 0],
  ] as const)
    scenario(`${who} is worth ${by}`, (t) => {
      t.given(recruits('Dead Marshes', {}, who));
      const s = t.state;
      expect(standardModifier(s, rowOf(s, 'A Few Recruits'), rowOf(s, who))).toBe(by);
    });
  for (const [dice, where] of [
    [[4, 4], 'discard of Ann'],
    [[4, 5], 'factions of Ann'],
  ] as const)
    scenario(`a check of ${dice[0] + dice[1]}`, (t) => {
      t.given({ ...recruits('Dead Marshes', {}, 'Orc Veteran'), dice });
      t.player('Ann').does('A Few Recruits: try');
      resolveChain(t);
      t.expect.card('A Few Recruits', { in: where });
    });
});
