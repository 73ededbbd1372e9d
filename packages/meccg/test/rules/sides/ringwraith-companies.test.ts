/** With whom Ringwraiths go, and where. ME-RW, ME-MOVE */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { siteIndex } from '../../../src/map/map.ts';
import { isOpen } from '../../../src/rules/movement/destinations.ts';
import { Phase, type S } from '../../../src/state.ts';
import { bringDarkCards, goesTo, riders, ringwraith } from '../../ringwraiths.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

bringDarkCards();

describe('company', () => {
  const together = (at: string, ...who: readonly string[]) => ({
    players: { Ann: ringwraith({ companies: [riders(at, ...who)] }), Bob },
  });
  for (const [rules, ...who] of [
    ['ME-COMPANY-507', 'Gorbag', 'Calendal'],
    ['ME-COMPANY-508', 'Gorbag', 'Lieutenant of Angmar'],
    ['ME-RW-505, ME-RW-509, ME-RW-512, ME-RW-4000', 'Ren the Ringwraith', 'Gorbag'],
  ] as const)
    scenario(`[${rules}, ME-COMPANY-509] ${who.join(' and ')} do not leave a Darkhaven together`, (t) => {
      t.given(together('Dol Guldur', ...who));
      t.player('Ann').mayNot(who[0], { to: 'declareMovement', because: 'only at a Haven' });
    });
  for (const [rules, ...who] of [
    ['ME-COMPANY-507', 'Gorbag', 'Layos'],
    ['ME-COMPANY-507', 'Layos', 'Calendal'],
    ['ME-COMPANY-508', 'Lieutenant of Angmar', 'Layos'],
    ['ME-RW-509', 'The Witch-king', 'Ren the Ringwraith'],
  ] as const)
    scenario(`[${rules}] ${who.join(' and ')} do`, (t) => {
      t.given(together('Dol Guldur', ...who));
      t.player('Ann').mayChoose.includes(`${who[0]}: declare movement`);
    });
  scenario('[ME-COMPANY-507] away from a Haven they do not join', (t) => {
    t.given({
      players: {
        Ann: ringwraith({ companies: [company('Moria', 'Gorbag', 'Layos'), company('Moria', 'Calendal')] }),
        Bob,
      },
    });
    t.player('Ann').does('Gorbag: regroup', 'Layos');
    t.player('Ann').mayChoose.includes('Join the company of Calendal');
    t.player('Ann').does('Join the company of Calendal');
    expect(t.offered().some((text) => text === 'Gorbag')).toBe(false);
  });
  scenario('[ME-COMPANY-510, ME-COMPANY-511, ME-RW-510] who would meet against the rule goes back', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          companies: [{ ...company('Dol Guldur', 'Gorbag'), movesTo: 'Moria' }, company('Moria', 'Calendal')],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase === Phase.site);
    t.expect.card('Gorbag', { at: 'Dol Guldur' }).card('Calendal', { at: 'Moria' });
  });
});

describe('movement', () => {
  const from = (at: string, mode: string | null, ...others: readonly object[]) => ({
    phase: 'organization',
    players: {
      Ann: ringwraith({
        companies: [riders(at, 'Ren the Ringwraith'), ...others],
        ...(mode === null ? {} : { hand: [mode] }),
      }),
      Bob,
    },
  });
  const goes = (t: Table<S>, mode?: string): readonly string[] => {
    if (mode !== undefined) {
      t.player('Ann').does(`${mode}: `);
      resolveChain(t);
    }
    t.player('Ann').does('Ren the Ringwraith: declare');
    return t.offered();
  };
  scenario('[ME-RW-511, ME-RW-514] from Barad-dûr he goes to Minas Morgul', (t) => {
    t.given(from('Barad-dûr', null, company('Carn Dûm', 'Layos')));
    t.player('Ann').does('Ren the Ringwraith: declare');
    expect(goesTo(t)).toBe('Minas Morgul');
  });
  scenario('[ME-RW-511, ME-RW-514, ME-RW-001] without a mode from one Darkhaven to others only', (t) => {
    t.given(from('Dol Guldur', null));
    expect([...goes(t)].toSorted()).toEqual(['Carn Dûm', 'Minas Morgul']);
  });
  for (const [mode, ruling] of [
    ['Black Rider', 'ME-CARD-0095'],
    ['Fell Rider', 'ME-CARD-0221'],
    ['Heralded Lord', 'ME-CARD-0341'],
  ] as const)
    scenario(`[ME-RW-511, ME-RW-514, ME-RW-001, ${ruling}] as ${mode} along printed paths`, (t) => {
      t.given(from('Dol Guldur', mode));
      const offered = goes(t, mode);
      expect(offered).toContain('The Lonely Mountain');
      // Near enough by regions, but no printed path leads there from here.
      expect(offered).not.toContain('Mount Gram');
      expect(offered).not.toContain('Barad-dûr');
    });
  for (const site of ['AS-145', 'AS-149', 'AS-155', 'AS-160'])
    scenario(`[ME-RW-511] an Elven Haven is closed to Ringwraiths, and to no other minion: ${site}`, (t) => {
      t.given(from('Dol Guldur', null, company('Carn Dûm', 'Layos')));
      expect([1, 2].map((of) => isOpen(t.state, 1, of, siteIndex(site)))).toEqual([false, true]);
    });
  scenario('[ME-RW-513, ME-RW-4006] from a site that is no Darkhaven he goes to a Darkhaven', (t) => {
    t.given({
      players: {
        Ann: ringwraith({
          companies: [riders('Moria', 'Ren the Ringwraith'), company('Carn Dûm', 'Layos')],
          events: [{ card: 'Black Rider', company: 'riders' }],
        }),
        Bob,
      },
    });
    t.player('Ann').does('Ren the Ringwraith: declare');
    expect(goesTo(t)).toBe('Dol Guldur');
  });
  scenario('[ME-MOVE-500, ME-MOVE-536, ME-MOVE-543] without region movement', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          deck: ['Cram', 'Cram', 'Cram'],
          companies: [{ ...riders('Dol Guldur', 'Ren the Ringwraith'), movesTo: 'Minas Morgul' }],
        }),
        Bob,
      },
    });
    expect(t.state.global.byRegions).toBe(0);
    expect(t.state.global.pathLength).toBe(5);
  });
  scenario('[ME-RW-510] not where another company is', (t) => {
    t.given(from('Dol Guldur', 'Black Rider', company('The Lonely Mountain', 'Layos')));
    expect(goes(t, 'Black Rider')).not.toContain('The Lonely Mountain');
  });
  scenario('[ME-RW-510] or where another goes', (t) => {
    t.given(from('Dol Guldur', 'Black Rider', company('Dimrill Dale', 'Layos')));
    t.player('Ann').does('Layos: declare', 'Moria');
    expect(goes(t, 'Black Rider')).not.toContain('Moria');
  });
  scenario('[ME-RW-510] nor does another go where he goes', (t) => {
    t.given(from('Dol Guldur', 'Black Rider', company('Dimrill Dale', 'Layos')));
    goes(t, 'Black Rider');
    t.player('Ann').does('Moria');
    t.player('Ann').does('Layos: declare');
    expect(t.offered()).not.toContain('Moria');
  });
  scenario('[ME-RW-512] two companies do not go the same way between Darkhavens', (t) => {
    t.given(from('Dol Guldur', null, company('Dol Guldur', 'Layos')));
    t.player('Ann').does('Layos: declare', 'Minas Morgul');
    t.player('Ann').does('Ren the Ringwraith: declare');
    expect(goesTo(t)).toBe('Carn Dûm');
  });
});

describe('a Ringwraith beside others', () => {
  const comes = (...more: readonly object[]) => ({
    players: {
      Ann: ringwraith({
        hand: ['Adûnaphel the Ringwraith'],
        companies: [{ ...company('Urlurtsu Nurn', 'Layos'), as: 'others' }, ...more],
      }),
      Bob,
    },
  });
  scenario('[ME-RW-506] who is revealed where others are stands beside them, and somebody must go', (t) => {
    t.given(comes());
    t.player('Ann').does('Adûnaphel the Ringwraith: bring into play', 'Form a company beside Layos');
    t.expect.card('Adûnaphel the Ringwraith', { at: 'Urlurtsu Nurn' }).card('Layos', { at: 'Urlurtsu Nurn' });
    expect(t.state.company.player[2]).toBe(1);
    t.player('Ann').does('Pass');
    t.player('Ann').mayChoose.exactly('The company of Layos', 'The company of Adûnaphel the Ringwraith');
  });
  scenario('[ME-RW-506] if both are there when all have moved, the others are discarded', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: ringwraith({
          companies: [company('Urlurtsu Nurn', 'Ren the Ringwraith'), company('Urlurtsu Nurn', 'Layos')],
        }),
        Bob,
      },
    });
    idleUntil(t, () => t.state.global.phase !== Phase.movementHazard);
    t.expect.card('Layos', { in: 'discard of Ann' }).card('Ren the Ringwraith', { at: 'Urlurtsu Nurn' });
  });
});
