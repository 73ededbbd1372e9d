/** The White Hand: special items. */
import { valueAgainst } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { influenceCheck } from '../../../src/engine.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

describe('[WH-51] Blasting Fire', () => {
  const entering = (at: string, on: readonly string[] = ['Blasting Fire']) => ({
    phase: 'site',
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Orcs of Moria', 'Strange Rations'],
        companies: [
          company(at, { card: 'Layos', on }, 'Dôgrib'),
          company(at, 'Asternak'),
          company('Dol Guldur', 'Ostisen'),
        ],
      },
      Bob,
    },
  });
  const use = 'Blasting Fire: when';
  scenario('[WH-51/1] given up, it cancels all automatic-attacks, and helps to win factions there', (t) => {
    // Two attacks guard Ettenmoors.
    t.given(entering('Ettenmoors'));
    t.player('Ann').does('The company of Layos', 'Yes', use);
    resolveChain(t);
    t.expect.card('Blasting Fire', { in: 'discard of Ann' }).card('Layos', { status: 'untapped' });
    expect(t.state.global.attack).toBe(0);
    const check = (who: string, target: string): number =>
      valueAgainst(t.state, influenceCheck, t.who.card(who), t.who.card(target));
    expect([
      check('Layos', 'Orcs of Moria'),
      check('Asternak', 'Orcs of Moria'),
      check('Ostisen', 'Orcs of Moria'),
      check('Layos', 'Dôgrib'),
    ]).toEqual([2, 2, 0, 0]);
  });
  scenario('[WH-51/1] no attack of a creature', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 3 },
      players: { Ann: minion('Moria', [bearing('Layos', 'Blasting Fire'), 'Dôgrib']), Bob },
    });
    expect(t.offered().some((text) => text.startsWith(use))).toBe(false);
  });
  for (const [at, tapped, may] of [
    ['Moria', true, true],
    ['Cirith Gorgor', false, true],
    ['Blue Mountain Dwarf-hold', false, true],
    ['Ettenmoors', false, false],
  ] as const)
    scenario(`[WH-51] played at ${at}: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: {
            side: 'ringwraith',
            hand: ['Blasting Fire'],
            companies: [{ ...company(at, 'Layos'), siteTapped: tapped }],
          },
          Bob: { side: 'ringwraith', companies: [company(at, 'Ostisen')] },
        },
      });
      expect(t.offered().some((text) => text.startsWith('Blasting Fire: play'))).toBe(may);
    });
});
