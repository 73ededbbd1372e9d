/** The rescue site of which one has no card left. ME-RESCUE-2005, 2011, 2012 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { isAvailable, isDiscardedSite } from '../../../src/rules/sites/sites.ts';
import { siteMeant } from '../../../src/scenario/companies.ts';
import { Phase, type S } from '../../../src/state.ts';
import { Bob, company, idleUntil, scenario } from '../../table.ts';

const spells = 'Spells of the Barrow-wights';
const two = ['Elrohir', 'Glorfindel II'];
const held = (more: object, ann: object = {}) => ({
  ...more,
  players: {
    Ann: {
      deck: Array.from({ length: 10 }, () => 'Muster'),
      companies: [company('Rivendell', ...two)],
      ...ann,
    },
    Bob: {
      ...Bob,
      events: [{ card: spells, on: [{ card: 'Elladan', owner: 'Ann' }], rescueSite: 'Goblin-gate' }],
    },
  },
});
const gate = (t: Table<S>): number => siteMeant(t.state, 1, 'Goblin-gate');
const ways = (t: Table<S>): string[] => {
  t.player('Ann').does('Elrohir: declare movement');
  return t.offered().filter((text) => text.startsWith('Goblin-gate'));
};
/** Nobody stays untapped, nothing is played, everyone takes a strike. */
function faceAttack(t: Table<S>): void {
  for (let n = 0; n < 40 && t.state.global.attack !== 0; n++) {
    const offered = t.offered();
    t.choose(t.state.kernel.asked, ['Yes', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
  }
}

describe('moving there', () => {
  scenario('[ME-RESCUE-2011] the card that lies with the hazard will do', (t) => {
    t.given(held({}, { discardedSites: ['Goblin-gate'] }));
    expect(ways(t)).toHaveLength(1);
    t.player('Ann').does('Goblin-gate');
    expect(isDiscardedSite(t.state, 1, gate(t))).toBe(true);
    idleUntil(t, () => t.state.global.phase === Phase.site && t.state.company.site[1] !== 0);
    t.expect.card('Elrohir', { at: 'Goblin-gate' });
  });
  scenario('[ME-RESCUE-2011] for those only of whom somebody is held there', (t) => {
    t.given({
      players: {
        Ann: { companies: [company('Rivendell', ...two)], discardedSites: ['Goblin-gate'] },
        Bob: {
          ...Bob,
          events: [{ card: spells, on: [{ card: 'Elladan', owner: 'Bob' }], rescueSite: 'Goblin-gate' }],
        },
      },
    });
    expect(ways(t)).toEqual([]);
  });
  scenario('[ME-RESCUE-2011] and where a way leads', (t) => {
    t.given(held({}, { companies: [company('Pelargir', ...two)], discardedSites: ['Goblin-gate'] }));
    expect(ways(t)).toEqual([]);
  });
  scenario('[ME-RESCUE-2005] whoever has a card of his own uses it', (t) => {
    t.given(held({}));
    expect(ways(t)).toHaveLength(1);
    t.player('Ann').does('Goblin-gate');
    expect(isAvailable(t.state, 1, gate(t))).toBe(false);
    expect(t.state.card.lent[t.state.company.destination[1]]).toBe(0);
  });
});

describe('at the card that lies with the hazard', () => {
  const comes = (t: Table<S>, hand: readonly string[]): void => {
    t.given({
      // Two strikes of Orcs guard the gate, and the Undead the prisoner.
      ...held({ dice: Array.from({ length: 8 }, () => 6) }, { hand, discardedSites: ['Goblin-gate'] }),
    });
    t.player('Ann').does('Elrohir: declare movement', 'Goblin-gate');
    idleUntil(t, () => t.state.global.phase === Phase.site && t.offered().includes('Yes'));
    t.player('Ann').does('Yes');
    faceAttack(t);
  };
  const REFUSED = { to: 'playItem', because: 'there for a rescue', rule: 'ME-RESCUE-2012' } as const;
  scenario(
    '[ME-RESCUE-2011 ME-RESCUE-2012] nothing is played before the rescue, and one minor item after it',
    (t) => {
      comes(t, ['Precious Gold Ring', 'Cram']);
      t.player('Ann').mayNot('Precious Gold Ring', REFUSED).mayNot('Cram', REFUSED);
      t.player('Ann').does('Elrohir: rescue prisoners');
      faceAttack(t);
      t.player('Ann').does('Elrohir');
      t.expect.card('Elladan', { at: 'Goblin-gate' }).card('Elrohir', { 'site tapped': true });
      t.player('Ann').mayNot('Precious Gold Ring', REFUSED);
      t.player('Ann').mayChoose.includes('Cram: play');
    },
  );
  scenario('[ME-RESCUE-2012] with a card of his own he plays there as ever', (t) => {
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Precious Gold Ring'], companies: [company('Goblin-gate', ...two)] }, Bob },
    });
    t.player('Ann').mayChoose.includes('Precious Gold Ring: play');
  });
});
