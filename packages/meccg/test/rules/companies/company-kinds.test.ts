/** Hero and minion companies, covert and overt ones, and whom the Shadow only detains. ME-COMPANY-003..522, ME-DETAIN */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { isMinionCompany, isOvert } from '../../../src/rules/companies/kind.ts';
import type { S } from '../../../src/state.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

borrow('LE-4', 'WH-2');

const kindOf = (t: Table<S>): string =>
  `${isMinionCompany(t.state, 1) ? 'minion' : 'hero'}, ${isOvert(t.state, 1) ? 'overt' : 'not overt'}`;
const among = (t: Table<S>, side: string, at: string, ...names: readonly string[]): void => {
  t.given({ players: { Ann: { side, companies: [company(at, ...names)] }, Bob } });
};

describe('what kind a company is', () => {
  for (const [rules, side, at, names, kind] of [
    ['ME-COMPANY-519', 'wizard', 'Rivendell', ['Haldir', 'Gimli'], 'hero, not overt'],
    [
      'ME-COMPANY-003, ME-COMPANY-517',
      'ringwraith',
      'Dol Guldur',
      ['Calendal', 'Layos'],
      'minion, not overt',
    ],
    ['ME-COMPANY-004', 'ringwraith', 'Dol Guldur', ['Calendal', 'Gorbag'], 'minion, overt'],
    ['ME-COMPANY-004', 'ringwraith', 'Dol Guldur', ['Layos', 'Old Troll'], 'minion, overt'],
    ['ME-COMPANY-522', 'ringwraith', 'Dol Guldur', ['Doeth (Durthak)', 'Layos'], 'minion, not overt'],
    ['ME-COMPANY-522', 'ringwraith', 'Dol Guldur', ['Doeth (Durthak)', 'Gulla'], 'minion, overt'],
    ['ME-COMPANY-005', 'fallen-wizard', 'The White Towers', ['Haldir', 'Layos'], 'hero, not overt'],
    ['ME-COMPANY-005', 'fallen-wizard', 'The White Towers', ['Haldir', 'Gorbag'], 'minion, overt'],
    [
      'ME-COMPANY-518',
      'fallen-wizard',
      'The White Towers',
      ['Doeth (Durthak)', 'Layos'],
      'minion, not overt',
    ],
    ['ME-COMPANY-518', 'fallen-wizard', 'The White Towers', ['Doeth (Durthak)', 'Haldir'], 'minion, overt'],
  ] as const)
    scenario(`[${rules}] ${names.join(' and ')} of a ${side} player: ${kind}`, (t) => {
      among(t, side, at, ...names);
      expect(kindOf(t)).toBe(kind);
    });
});

describe('whom the Shadow detains', () => {
  /** On the way from Dol Guldur to a site, what a creature does that is keyed so. */
  const does = (t: Table<S>, side: string, creature: string, key: string, to: string): string => {
    const first = side === 'wizard' ? company('TW-387', 'Haldir') : company('Dol Guldur', 'Layos');
    t.given({
      phase: 'hazards',
      players: {
        Ann: { side, companies: [{ ...first, movesTo: to }] },
        Bob: { ...Bob, hand: [creature] },
      },
    });
    t.player('Bob').does(`${creature}: attack`);
    // One key alone is not asked for.
    if (t.offered().includes(key)) t.player('Bob').does(key);
    resolveChain(t);
    return t.state.attack.detainment[1] === 1 ? 'detains' : 'harms';
  };
  for (const [rules, side, creature, key, to, what] of [
    ['ME-DETAIN-505', 'ringwraith', 'Orc-guard', 'shadow-hold', 'Sarn Goriwing', 'detains'],
    ['ME-DETAIN-4004', 'wizard', 'Orc-guard', 'shadow-hold', 'Moria', 'harms'],
    ['ME-DETAIN-505, ME-DETAIN-001', 'ringwraith', 'Orc-guard', 'dark-domain', 'Minas Morgul', 'detains'],
    ['ME-DETAIN-506', 'ringwraith', 'Orc-warband', 'shadow-land', 'Minas Morgul', 'detains'],
    ['ME-DETAIN-506', 'ringwraith', 'Cave-drake', 'wilderness', 'Moria', 'harms'],
  ] as const)
    scenario(`[${rules}] ${creature} keyed to a ${key} ${what} the company of a ${side} player`, (t) => {
      expect(does(t, side, creature, key, to)).toBe(what);
    });
});
