/** The White Hand: special items. */
import { valueAgainst, valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { influenceCheck } from '../../../src/engine.ts';
import { siteTypes } from '../../../src/facts/names.ts';
import { attacksAt } from '../../../src/rules/combat/automatic-attacks.ts';
import { siteType } from '../../../src/rules/sites/sites.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
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
    expect(offers(t, use)).toBe(false);
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
      expect(offers(t, 'Blasting Fire: play')).toBe(may);
    });
});

describe('[WH-54] Vile Fumes', () => {
  const use = 'Vile Fumes: in your';
  const carried = (at: string, more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: {
        side: 'ringwraith',
        hand: ['Strange Rations', 'Orcs of Moria'],
        companies: [company(at, bearing('Layos', 'Vile Fumes'), 'Dôgrib')],
      },
      Bob: { companies: [company('Moria', 'Ioreth'), company('Bree', 'Elladan')] },
    },
    ...more,
  });
  scenario('[WH-54/1, WH-54/2] given up, it stays with the site: every version is a Ruins & Lairs', (t) => {
    t.given(carried('Moria'));
    t.player('Ann').does(use);
    resolveChain(t);
    t.expect
      .card('Layos', { 'site type': 'ruins-and-lairs' })
      .card('Ioreth', { 'site type': 'ruins-and-lairs' })
      .card('Elladan', { 'site type': 'border-hold' });
  });
  for (const [at, may] of [
    ['Bree', true],
    ['Moria', true],
    ['Ettenmoors', false],
    ['Minas Tirith', false],
  ] as const)
    scenario(`[WH-54/1] at ${at}: ${may}`, (t) => {
      t.given(carried(at));
      expect(offers(t, use)).toBe(may);
    });
  scenario('[WH-54] while it is borne it guards no site, and none of those who are nowhere', (t) => {
    t.given(carried('Bree'));
    const { company: row } = t.state;
    // Layos and Elladan at Bree, Ioreth at Moria, and a company that is no more.
    const gone = row.player.length - 1;
    expect([row.player[1], row.player[9], row.player[10], row.player[gone]]).toEqual([1, 2, 2, 0]);
    expect([1, 9, 10, gone].map((one) => attacksAt(t.state, one))).toEqual([1, 1, 0, 0]);
    // Nor is anything else than a site a version of the one that it does not lie on.
    expect(valueOf(t.state, siteType, t.who.card('Layos'))).toBe(siteTypes.indexOf('none'));
  });
  scenario('[WH-54/1] not by a company elsewhere', (t) => {
    t.given({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Strange Rations', 'Orcs of Moria'],
          companies: [company('Moria', 'Dôgrib'), company('Bree', bearing('Layos', 'Vile Fumes'))],
        },
        Bob,
      },
    });
    expect(offers(t, use)).toBe(false);
  });
  const fumes = { onSite: [{ card: 'Vile Fumes', owner: 'Bob' }] };
  scenario('[WH-54, WH-54/3] Gas, which cannot be cancelled, takes the place of the printed attacks', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: { hand: ['Concealment', 'Escape'], companies: [company('Moria', 'Frodo', 'Elladan')] },
        Bob: { side: 'ringwraith', companies: [{ ...company('Moria', 'Layos'), ...fumes }] },
      },
    });
    t.player('Ann').does('Yes');
    t.expect.table({ 'attack prowess': 7, 'attack race': 'none' });
    t.player('Ann').mayNot('Concealment', { because: 'cannot be cancelled' });
    expect(attacksAt(t.state, t.state.global.company)).toBe(1);
    t.player('Ann').mayChoose.exactly('The strike against Frodo', 'The strike against Elladan');
  });
  for (const [more, points] of [
    [{}, 1],
    [fumes, 0],
  ] as const)
    scenario(`[WH-54/4] ${points} points`, (t) => {
      t.given({
        players: {
          Ann: { companies: [company('Edhellond', 'Ioreth')] },
          Bob: {
            side: 'ringwraith',
            companies: [
              { ...company('Moria', points === 1 ? bearing('Layos', 'Vile Fumes') : 'Layos'), ...more },
            ],
          },
        },
      });
      t.player('Bob').has({ 'item points': points });
    });
  scenario('[WH-54/5] goes when its site is discarded', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Goblin-gate', 'Layos', 'Asternak'),
              siteTapped: true,
              onSite: [{ card: 'Vile Fumes', owner: 'Ann' }],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Layos: declare movement', 'Dol Guldur');
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Vile Fumes', { in: 'discard of Ann' });
  });
  for (const [at, may] of [
    ['Moria', true],
    ['Ettenmoors', false],
  ] as const)
    scenario(`[WH-54] played at ${at}, tapped: ${may}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        players: {
          Ann: {
            side: 'ringwraith',
            hand: ['Vile Fumes'],
            companies: [{ ...company(at, 'Layos'), siteTapped: true }],
          },
          Bob,
        },
      });
      expect(offers(t, 'Vile Fumes: play')).toBe(may);
    });
});
