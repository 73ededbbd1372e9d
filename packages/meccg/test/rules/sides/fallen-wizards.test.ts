/** Fallen-wizard players: their influence, what goes with whose site, corruption, and what is read as theirs. ME-FW, ME-ALIGN-007 */
import { exactly, host, modifier } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { mind } from '../../../src/engine.ts';
import { isOfKind } from '../../../src/rules/companies/kind.ts';
import { regionsFor } from '../../../src/rules/movement/regions.ts';
import { openToBothSides } from '../../../src/rules/sites/side-of-site.ts';
import { isProtectedFor } from '../../../src/rules/sites/sites.ts';
import type { S } from '../../../src/state.ts';
import { fallen, TOWERS } from '../../fallen-wizards.ts';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

borrow('LE-328');

describe('general influence', () => {
  const has = (card: string | null, minds: number) => (t: Table<S>) => {
    const names = card === null ? ['Layos'] : [card, 'Layos'];
    t.given({ players: { Ann: { ...fallen, companies: [company(TOWERS, ...names)] }, Bob } });
    t.player('Ann').has({ 'general influence': minds });
  };
  scenario('[ME-INFL-504 ME-FW-002 ME-FW-4001] twenty before he is revealed', has(null, 20));
  scenario('[ME-INFL-504 ME-FW-002 ME-FW-4001] what Alatar has printed afterwards', has('Alatar', 17));
  scenario('[ME-INFL-504 ME-FW-002 ME-FW-4001] what Saruman has printed', has('Saruman', 15));
  const reveals = (t: Table<S>, ...others: readonly string[]): void => {
    t.given({
      players: { Ann: { ...fallen, hand: ['Saruman'], companies: [company('Isengard', ...others)] }, Bob },
    });
    t.player('Ann').does('Saruman: bring', `Join ${others[0]}`, 'Done', 'Pass');
  };
  scenario('[ME-INFL-519 ME-FW-4012] who cannot be controlled any more is discarded', (t) => {
    reveals(t, 'Layos', 'Haldir', 'Orophin', 'Gimli');
    t.player('Ann').has({ 'general influence': 15, 'general influence used': 16 });
    t.player('Ann').mayChoose.exactly('Layos', 'Haldir', 'Orophin', 'Gimli');
    t.player('Ann').does('Orophin');
    t.expect.card('Orophin', { in: 'discard of Ann' }).card('Layos', { in: 'company of company 1' });
  });
  scenario('[ME-INFL-519] and nobody where all can be', (t) => {
    reveals(t, 'Layos', 'Haldir', 'Gimli');
    t.player('Ann').has({ 'general influence used': 14 });
    t.expect.card('Layos', { in: 'company of company 1' });
  });
});

describe('what goes with whose site', () => {
  invent('Two Masters', 'WH-66', modifier({ attribute: openToBothSides, of: exactly(host), by: 1 }));
  const at = (site: string, hand: readonly string[], more: object = {}) => ({
    phase: 'at the site',
    players: { Ann: { ...fallen, hand, companies: [{ ...company(site, 'Haldir', 'Layos'), ...more }] }, Bob },
  });
  const items = ['Dagger of Westernesse', 'Orc-draughts'];
  for (const [site, goesThere, other] of [
    ['TW-413', ...items],
    ['LE-392', ...items.toReversed()],
  ] as const)
    scenario(`[ME-FW-2002] ${goesThere} at ${site}, and no ${other}`, (t) => {
      t.given(at(site, items));
      t.player('Ann').mayChoose.includes(`${goesThere}: play`);
      t.player('Ann').mayNot(other, { to: 'playItem', because: 'not of the side', rule: 'ME-FW-2002' });
    });
  scenario('[ME-FW-2002] both where a card allows it', (t) => {
    t.given(at('TW-413', items, { onSite: [{ card: 'Two Masters', owner: 'Ann' }] }));
    t.player('Ann').mayChoose.includes(...items.map((item) => `${item}: play`));
  });
  scenario('[ME-FW-2003] the free minor item too is of the side of the site', (t) => {
    t.given(at('TW-413', [...items, 'Sable Shield'], { siteTapped: true, minorItem: true }));
    t.player('Ann').mayChoose.includes('Dagger of Westernesse: play');
    t.player('Ann').mayNot('Orc-draughts', { to: 'playItem', rule: 'ME-FW-2003' });
  });
  scenario('[ME-FW-2006] at a Wizardhaven both', (t) => {
    t.given(at(TOWERS, items, { minorItem: true, siteTapped: true }));
    t.player('Ann').mayChoose.includes(...items.map((item) => `${item}: play`));
  });
  const tries = (t: Table<S>, site: string, dice: readonly number[] = []): void => {
    t.given({
      phase: 'at the site',
      turn: 5,
      dice,
      players: {
        Ann: { ...fallen, hand: ['Layos'], companies: [company(site, 'Haldir')] },
        Bob: { side: 'ringwraith', companies: [company('LE-353', { card: 'Layos', as: 'his Layos' })] },
      },
    });
    t.player('Ann').does('Haldir: influence');
  };
  scenario('[ME-INFL-2013] a copy of the other side than that of the site is not shown', (t) => {
    tries(t, 'TW-375', [1, 1, 6, 6]);
    t.expect.card('Layos', { in: 'hand of Ann' });
    expect(t.state.global.attemptCopy).toBe(0);
  });
  scenario('[ME-INFL-2013] one of its own side may be', (t) => {
    tries(t, 'LE-353');
    t.player('Ann').mayChoose.exactly('Layos', 'Pass');
  });
});

describe('corruption', () => {
  const weighs =
    (who: string, on: readonly string[], events: readonly string[], n: number) => (t: Table<S>) => {
      t.given({
        players: {
          Ann: { ...fallen, events, companies: [company(TOWERS, { card: who, on }, 'Layos')] },
          Bob,
        },
      });
      t.expect.card(who, { 'corruption points': n });
    };
  scenario(
    '[ME-CORR-2010] of stage cards that are no items is his, wherever they lie',
    weighs('Alatar', ['Bow of Alatar', 'Glamdring'], ['Huntsman’s Garb'], 3),
  );
  scenario(
    '[ME-CORR-2010] and not that of whoever has them',
    weighs('Haldir', ['Bow of Alatar', 'Cram'], [], 1),
  );
});

describe('what is read as his', () => {
  scenario('[ME-ALIGN-007 ME-FW-2005] a text that speaks of a Wizard means his Fallen-wizard', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 8 },
      players: {
        Ann: { ...fallen, hand: ['Vanishment'], companies: [company('TW-413', 'Saruman', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Vanishment: ');
  });
  scenario(
    '[ME-FW-013 ME-FW-502] minions who are no Orcs or Trolls are heroes, and covert to minion resources',
    (t) => {
      t.given({ players: { Ann: { ...fallen, companies: [company(TOWERS, 'Layos', 'Haldir')] }, Bob } });
      expect(isOfKind(t.state, 1, 'hero')).toBe(true);
      expect(isOfKind(t.state, 1, 'covert')).toBe(true);
      expect(isOfKind(t.state, 1, 'minion')).toBe(false);
    },
  );
  scenario('[ME-FW-2001 ME-FW-4004] what cancels an attack does so at a site of either side', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 8, automatic: true },
      players: {
        Ann: { ...fallen, hand: ['Concealment'], companies: [company('LE-392', 'Bilbo', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.includes('Concealment: ');
  });
  invent('Great Mind', 'TW-198', modifier({ attribute: mind, of: exactly(host), by: 1 }));
  scenario('[ME-FW-500 ME-FW-4005] who has come to more mind than five stays', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [company(TOWERS, { card: 'Layos', on: ['Great Mind'] })] },
        Bob,
      },
    });
    t.expect.card('Layos', { mind: 6 });
    t.player('Ann').does('Pass');
    t.expect.card('Layos', { in: 'company of company 1' });
  });
  scenario('[ME-FW-004 ME-FW-005 ME-FW-4000 ME-FW-4013] to be protected changes nothing by itself', (t) => {
    const onSite = ['Hidden Haven', 'Guarded Haven'].map((card) => ({ card, owner: 'Ann' }));
    t.given({ players: { Ann: { ...fallen, companies: [{ ...company('TW-375', 'Layos'), onSite }] }, Bob } });
    expect(isProtectedFor(t.state, 1, t.state.company.site[1])).toBe(true);
    expect(regionsFor(t.state, 1)).toBe(4);
  });
});
