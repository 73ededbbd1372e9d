/** The Lidless Eye and Against the Shadow: factions of the minions under a leader. */
import { describe, expect } from 'vitest';
import { offerLed } from '../../../../src/rules/influence/led-factions.ts';
import { pointsToCall } from '../../../../src/rules/points.ts';
import { Bob, company, idleUntil, scenario } from '../../../table.ts';

describe('under a leader', () => {
  const winning = (who: string, more: object = {}, bob: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    dice: [6, 6],
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Orcs of Gorgoroth', 'Strange Rations'],
        companies: [{ ...company('Barad-dûr', who), ...more }],
      },
      Bob: { ...Bob, ...bob },
    },
  });
  scenario('[LE-275] [ME-FACT-2002] an Orc leader may take it, and the site stays untapped', (t) => {
    t.given(winning('Orc Captain'));
    t.player('Ann').does('Orcs of Gorgoroth: try', 'Yes');
    t.expect
      .card('Orcs of Gorgoroth', { in: 'on of Orc Captain' })
      .card('Orc Captain', { 'site tapped': false, status: 'tapped' });
    t.player('Ann').has({ 'faction points': 1 });
  });
  scenario('[LE-275, ME-INFL-2033] led and won there, others may try to win it, its player not', (t) => {
    t.given(winning('Orc Captain'));
    t.player('Ann').does('Orcs of Gorgoroth: try', 'Yes');
    const won = t.state.card.where[t.who.card('Orcs of Gorgoroth')];
    expect(offerLed(t.state, 2, won, null)).toBe(true);
    expect(offerLed(t.state, 2, won + 1, null)).toBe(false);
    expect(offerLed(t.state, 1, won, null)).toBe(false);
  });
  scenario('[LE-275] or not, and the site taps', (t) => {
    t.given(winning('Troll-chief'));
    t.player('Ann').does('Orcs of Gorgoroth: try', 'No');
    t.expect
      .card('Orcs of Gorgoroth', { in: 'factions of Ann' })
      .card('Troll-chief', { 'site tapped': true });
  });
  scenario('[LE-275] who is no leader is not asked', (t) => {
    t.given(winning('Lagduf'));
    t.player('Ann').does('Orcs of Gorgoroth: try');
    t.expect.card('Orcs of Gorgoroth', { in: 'factions of Ann' }).card('Lagduf', { 'site tapped': true });
  });
  scenario('[LE-265] other factions are not led', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice: [6, 6],
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Goblins of Goblin-gate'],
          companies: [company('Goblin-gate', 'Orc Captain')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Goblins of Goblin-gate: try');
    t.expect.card('Goblins of Goblin-gate', { in: 'factions of Ann' });
  });
  const three = ['Orcs of Gorgoroth', 'Orcs of the Red Eye', 'Uruk-hai'];
  const leading = (factions: readonly string[], more: object = {}) => ({
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [{ ...company('Barad-dûr', { card: 'Orc Captain', on: factions }), ...more }],
      },
      Bob,
    },
  });
  for (const [factions, points] of [
    // One each, and two of Uruk-hai.
    [three.slice(0, 2), 2],
    [three, 6],
    [[...three, 'Black Trolls'], 7],
  ] as const)
    scenario(
      `[ME-FACT-2005, ME-FACT-2007, ME-FACT-2008, ME-FACT-4001, ME-FACT-4003] ${factions.length} under one leader: ${points}`,
      (t) => {
        t.given(leading(factions));
        t.player('Ann').has({ 'faction points': points });
        expect(pointsToCall(t.state, 1)).toBe(
          2 + Math.min(points, factions.length + (factions.length > 2 ? 1 : 0)),
        );
      },
    );
  scenario('[ME-FW-009] for a fallen-wizard: one each, and one more', (t) => {
    const { players } = leading(three);
    t.given({ players: { ...players, Ann: { ...players.Ann, side: 'fallen-wizard' } } });
    t.player('Ann').has({ 'faction points': 4 });
  });
  scenario('[ME-FACT-2005] three under two leaders: nothing more', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            company('Barad-dûr', { card: 'Orc Captain', on: three.slice(0, 2) }),
            company('Barad-dûr', { card: 'Shagrat', on: three.slice(2) }),
          ],
        },
        Bob,
      },
    });
    t.player('Ann').has({ 'faction points': 4 });
  });
  scenario('[LE-275/1] discarded when its leader moves', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Barad-dûr', { card: 'Orc Captain', on: ['Orcs of Gorgoroth'] }),
              movesTo: 'Cirith Gorgor',
            },
            company('Moria', { card: 'Shagrat', on: ['Uruk-hai'] }),
          ],
        },
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase > 4);
    t.expect.card('Orcs of Gorgoroth', { in: 'discard of Ann' }).card('Uruk-hai', { in: 'on of Shagrat' });
  });
  scenario('[LE-275/1] discarded when its leader leaves play', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 40 },
      dice: [1, 1, 6, 6],
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [company('Barad-dûr', { card: 'Orc Captain', on: ['Orcs of Gorgoroth'] })],
        },
        Bob,
      },
    });
    t.player('Ann').does('Orc Captain', 'No');
    t.expect.card('Orcs of Gorgoroth', { in: 'discard of Ann' });
  });
  scenario('[LE-275] can be influenced away where it was won', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { side: 'ringwraith', companies: [company('Barad-dûr', 'Shagrat')] },
        Bob: {
          side: 'ringwraith',
          companies: [
            company('Moria', {
              card: 'Orc Captain',
              on: [{ card: 'Orcs of Gorgoroth', wonAt: 'Barad-dûr' }],
            }),
          ],
        },
      },
    });
    t.player('Ann').mayChoose.includes('Shagrat: influence');
  });
});
