/** Against the Shadow: minor items. Thrall-ring: le/minor-items.test.ts. */
import { valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { information } from '../../../src/rules/sites/sites.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { bearing } from '../positions.ts';

const at = (item: string, site: string, siteTapped: boolean) => ({
  players: {
    Ann: {
      side: 'ringwraith',
      hand: ['Foul-smelling Paste'],
      companies: [{ ...company(site, bearing('Layos', item)), siteTapped }],
    },
    Bob,
  },
});
describe('untapping a site', () => {
  for (const [id, item, site, tapped, may] of [
    ['AS-130/1', 'Records Unread', 'Moria', true, true],
    ['AS-130/1', 'Records Unread', 'Moria', false, false],
    ['AS-130/1', 'Records Unread', 'Bree', true, false],
    ['AS-131/1', 'Secret Book', 'Bree', true, true],
    ['AS-131/1', 'Secret Book', 'Edoras', true, true],
    ['AS-131/1', 'Secret Book', 'Moria', true, false],
    ['AS-134', 'Thrór’s Map', 'The Lonely Mountain', true, true],
    ['AS-134', 'Thrór’s Map', 'Ettenmoors', true, false],
  ] as const)
    scenario(`[${id}] ${item} at ${site}, ${tapped ? 'tapped' : 'untapped'}: ${may}`, (t) => {
      t.given(at(item, site, tapped));
      const untaps = t.offered().find((text) => text.startsWith(item) && text.includes('untap'));
      expect(untaps !== undefined).toBe(may);
      if (untaps === undefined) return;
      t.player('Ann').does(untaps);
      resolveChain(t);
      t.expect.card('Layos', { 'site tapped': false }).card(item, { in: 'discard of Ann' });
    });
});

describe('information', () => {
  for (const [id, item, site, there] of [
    ['AS-130/2', 'Records Unread', 'Moria', 1],
    ['AS-130/2', 'Records Unread', 'Ettenmoors', 0],
    ['AS-131/2', 'Secret Book', 'Ettenmoors', 1],
    ['AS-131/2', 'Secret Book', 'Moria', 0],
  ] as const)
    scenario(`[${id}] ${item}, given up: Information at ${site} this turn: ${there}`, (t) => {
      t.given(at(item, site, false));
      const known = (): number => valueOf(t.state, information, t.who.card(site));
      expect(known()).toBe(0);
      t.player('Ann').does(`${item}: on your turn: discard this card, and until`);
      resolveChain(t);
      expect(known()).toBe(there);
      t.expect.card(item, { in: 'discard of Ann' });
      idleUntil(t, () => t.state.global.active === 2);
      expect(known()).toBe(0);
    });
});

describe('one in a company, none at the beginning', () => {
  for (const [id, item] of [
    ['AS-130', 'Records Unread'],
    ['AS-131', 'Secret Book'],
  ] as const) {
    for (const second of [true, false])
      scenario(`[${id}] ${item}: a ${second ? 'second' : 'first'}`, (t) => {
        t.given({
          phase: 'at the site',
          players: {
            Ann: minion(
              'Moria',
              [second ? bearing('Layos', { card: item, as: 'first' }) : 'Layos', 'Dôgrib'],
              {
                hand: [item, 'Foul-smelling Paste'],
              },
            ),
            Bob,
          },
        });
        expect(offers(t, `${item}: play`)).toBe(!second);
      });
    scenario(`[${id}] ${item}: not with a starting company`, (t) => {
      const deck = Array.from({ length: 12 }, () => 'Strange Rations');
      t.given({
        phase: 'set-up',
        players: {
          Ann: { side: 'ringwraith', deck, pool: ['Muzgash', item, 'Blazon of the Eye'] },
          Bob: { side: 'ringwraith', deck, pool: ['Ostisen'] },
        },
      });
      idleUntil(t, () => t.offered().includes('Blazon of the Eye'));
      expect(t.offered()).not.toContain(item);
    });
  }
});
