/** The path of a company and the path printed on a site. ME-MOVE-4005, 4006, 4011, 4026 */
import { describe } from 'vitest';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

describe('Snowstorm looks at the path of the company', () => {
  /** To Edoras, on whose card a Wilderness is printed. */
  const rides = (from: string) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(from, 'Elladan'), movesTo: 'Edoras' }] },
      Bob: { ...Bob, hand: ['Snowstorm', 'Orc-guard'], events: ['Doors of Night'] },
    },
  });
  scenario('[ME-MOVE-4005] whoever comes through no Wilderness is not sent back', (t) => {
    t.given(rides('Isengard'));
    t.expect.table({ regions: ['Gap of Isen', 'Rohan'] });
    t.player('Bob').does('Snowstorm: as');
    resolveChain(t);
    t.expect.card('Snowstorm', { in: 'events of Bob' }).card('Elladan', { at: 'nowhere' });
  });
  scenario('[ME-MOVE-4005] by starter movement the two are one', (t) => {
    t.given(rides('Lórien'));
    t.expect.table({ 'site path': 'wilderness, border-land' });
    t.player('Bob').does('Snowstorm: as');
    resolveChain(t);
    t.expect.card('Elladan', { at: 'Lórien' });
  });
});

describe('Foul Fumes and Long Winter look at the path of the site', () => {
  /** Elladan stays at Moria, or has come to the Dead Marshes; hazards are played on others. */
  const stands = (where: string, events: readonly string[], hand: readonly string[]) => ({
    phase: 'hazards',
    company: 'riders',
    players: {
      Ann: { companies: [{ ...company('Edhellond', 'Elrohir'), as: 'riders' }, company(where, 'Elladan')] },
      Bob: { ...Bob, hand: [...hand, 'Orc-guard'], events },
    },
  });
  for (const [rules, card, where, events, tapped] of [
    ['ME-MOVE-4006 ME-MOVE-4026', 'Foul Fumes', 'Dead Marshes', ['Doors of Night'], true],
    ['ME-MOVE-4006 ME-MOVE-4026', 'Foul Fumes', 'Moria', ['Doors of Night'], false],
    ['ME-MOVE-4011', 'Foul Fumes', 'Moria', ['Doors of Night', 'Morgul Night'], true],
    ['ME-MOVE-4006', 'Long Winter', 'Moria', ['Doors of Night'], true],
    ['ME-MOVE-4011', 'Long Winter', 'Moria', ['Doors of Night', 'Morgul Night'], false],
  ] as const)
    scenario(`[${rules}] ${card} with ${events.join(' and ')} taps ${where}: ${tapped}`, (t) => {
      t.given(stands(where, events, [card]));
      t.player('Bob').does(`${card}: as`);
      resolveChain(t);
      t.expect.card('Elladan', { 'site tapped': tapped });
    });
});

describe('so do creatures that are keyed to the path of a site', () => {
  const drake = (events: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [company('Barrow-downs', 'Elladan')] },
      Bob: { ...Bob, hand: ['Rain-drake', 'Orc-guard'], events },
    },
  });
  scenario('[ME-MOVE-4011] Rain-drake is keyed to two Wildernesses there', (t) => {
    t.given(drake([]));
    t.expect.card('Elladan', { 'printed site path': 'wilderness, wilderness' });
    t.player('Bob').mayChoose.includes('Rain-drake: attack');
  });
  scenario('[ME-MOVE-4011] but not when they are Shadow-lands', (t) => {
    t.given(drake(['Doors of Night', 'Morgul Night']));
    t.player('Bob').mayNot('Rain-drake', { to: 'attack' });
  });
});
