/** Hazards that take prisoners: who is taken, where he is held, and what he is meanwhile. ME-PRISON, ME-MP-2003, 2004 */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { placesIn } from '../../../src/map/map.ts';
import { firstPrisoner } from '../../../src/rules/prisoners/held.ts';
import type { S } from '../../../src/state.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

const spells = 'Spells of the Barrow-wights';
const dragged = 'Waylaid, Wounded, and Orc-dragged';
type Card = string | object;
/** Ann's company goes from Rivendell to Moria; something attacks it, and Bob has a hazard for its strikes. */
const onTheWay = (
  who: readonly Card[],
  hazard: string,
  race: string,
  dice: readonly number[] = [],
  {
    prowess = 9,
    ...way
  }: {
    readonly prowess?: number;
    readonly movesTo?: string;
    readonly by?: Card | readonly string[];
  } & object = {
    movesTo: 'Moria',
    by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
  },
) => ({
  phase: 'attack',
  attack: { race, strikes: 1, prowess },
  dice,
  players: {
    Ann: { companies: [{ ...company('Rivendell', ...who), ...way, as: 'they' }] },
    Bob: { ...Bob, hand: [hazard] },
  },
});
/** Bob plays his hazard on the strike, names a site, and the strike is fought. */
function taken(t: Table<S>, hazard: string, site: string): void {
  t.player('Bob').does(hazard);
  resolveChain(t);
  if (t.offered().includes(site)) t.player('Bob').does(site);
  for (let n = 0; n < 12 && t.state.global.strike !== 0; n++) {
    const offered = t.offered();
    t.choose(t.state.kernel.asked, ['No', 'Pass'].find((words) => offered.includes(words)) ?? offered[0]);
  }
}

describe('taking somebody', () => {
  scenario(
    '[ME-PRISON-2000 ME-OFFSIDE-2000] a successful strike does not harm him: he lies under the hazard',
    (t) => {
      t.given(onTheWay(['Elladan', 'Elrohir'], spells, 'Undead', [1, 1]));
      t.player('Ann').does('Elladan');
      taken(t, spells, 'Goblin-gate');
      t.expect.card('Elladan', { in: `on of ${spells}`, status: 'untapped' });
      t.expect
        .card(spells, { in: 'events of Bob', rescueSite: 'Goblin-gate' })
        .card('Elrohir', { 'company size': 1 });
    },
  );
  scenario(
    '[ME-RESCUE-2001 ME-PRISON-2010] if it fails, the hazard is discarded and its site returns',
    (t) => {
      t.given(onTheWay(['Elladan'], spells, 'Undead', [6, 6]));
      t.player('Ann').does('Elladan');
      taken(t, spells, 'Goblin-gate');
      t.expect.card(spells, { in: 'discard of Bob' }).card('Elladan', { in: 'company of they' });
    },
  );
  scenario('[ME-PRISON-2001 ME-ALLY-511 ME-ALLY-4008] allies are not taken', (t) => {
    t.given(onTheWay([{ card: 'Elladan', on: ['Gollum'] }], spells, 'Undead'));
    t.player('Ann').does('Gollum');
    t.player('Ann').mayChoose.includes('Yes', 'No');
    t.player('Bob').mayNot(spells, { because: 'allies cannot be taken prisoner', rule: 'ME-PRISON-2001' });
  });
  scenario('[ME-PRISON-2013 ME-PRISON-2015] his things are discarded, but not a ring', (t) => {
    t.given(
      onTheWay(
        [{ card: 'Frodo', on: ['Dagger of Westernesse', 'Gollum', 'Precious Gold Ring'] }, 'Elladan'],
        dragged,
        'Orc',
        [1, 1],
        { prowess: 12, movesTo: 'Moria', by: ['Rhudaur', 'Hollin', 'Redhorn Gate'] },
      ),
    );
    t.player('Ann').does('Frodo');
    taken(t, dragged, 'Moria');
    t.expect.card('Dagger of Westernesse', { in: 'discard of Ann' }).card('Gollum', { in: 'discard of Ann' });
    t.expect.card('Precious Gold Ring', { in: 'on of Frodo' });
  });
  scenario('[DM-90/1 ME-PRISON-2013] some hazards take rings, too', (t) => {
    t.given(onTheWay([{ card: 'Frodo', on: ['Precious Gold Ring'] }, 'Elladan'], spells, 'Undead', [1, 1]));
    t.player('Ann').does('Frodo');
    taken(t, spells, 'Goblin-gate');
    t.expect.card('Precious Gold Ring', { in: 'discard of Ann' });
  });
  scenario('[ME-PRISON-2012 ME-PRISON-2014] he needs no influence, and his followers none for now', (t) => {
    t.given(
      onTheWay([{ card: 'Elrond' }, { card: 'Elladan', leader: 'Elrond' }], spells, 'Undead', [1, 1], {
        prowess: 12,
        movesTo: 'Moria',
        by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
      }),
    );
    t.player('Ann').does('Elrond');
    taken(t, spells, 'Goblin-gate');
    t.player('Ann').has({ 'general influence used': 0 });
    t.expect.card('Elladan', { leader: 'none', uncontrolled: true });
  });
});

describe('the rescue site', () => {
  /** What Bob may name, once his hazard is in play. */
  function sites(t: Table<S>, given: object): string[] {
    t.given(given);
    t.player('Ann').does('Elladan');
    t.player('Bob').does(spells);
    resolveChain(t);
    return t.offered();
  }
  const pair = ['Elladan', 'Elrohir'];
  const inRegion = (names: readonly string[]): Set<string> => new Set(placesIn(names));
  const isNear = (offered: readonly string[], names: readonly string[]): void => {
    expect(offered.length).toBeGreaterThan(1);
    const near = inRegion(names);
    for (const name of offered) expect(near.has(name) || name.startsWith('The Under-'), name).toBe(true);
  };

  scenario(
    '[ME-PRISON-2002 ME-PRISON-2003 ME-PRISON-2004] by regions: in one that they go through, or beside one',
    (t) => {
      const offered = sites(t, onTheWay(pair, spells, 'Undead'));
      // Rhudaur, Hollin, Redhorn Gate and all their neighbours; Ruins & Lairs and Shadow-holds alone.
      expect(offered).toContain('Goblin-gate');
      expect(offered).toContain('Ettenmoors');
      expect(offered).toContain('Moria');
      expect(offered).not.toContain('Rivendell');
      expect(offered).not.toContain('Bree');
      expect(offered).not.toContain('Cirith Ungol');
      expect(offered).not.toContain('Dol Guldur');
    },
  );
  scenario('[ME-PRISON-2005] by starter movement: in the region of either end', (t) => {
    const offered = sites(t, onTheWay(pair, spells, 'Undead', [], { movesTo: 'Goblin-gate', by: 'starter' }));
    isNear(offered, ['Rhudaur', 'High Pass']);
  });
  scenario('[ME-PRISON-2006] of one that stays: in its own region', (t) => {
    // Nothing but Ettenmoors: there is no choice.
    sites(t, onTheWay(pair, spells, 'Undead', [], {}));
    t.expect.card(spells, { rescueSite: 'Ettenmoors' });
  });
  scenario('[ME-PRISON-2007] on the way to what lies above the Under-deeps: also below it', (t) => {
    const offered = sites(
      t,
      onTheWay(pair, spells, 'Undead', [], { movesTo: 'Goblin-gate', by: ['Rhudaur', 'High Pass'] }),
    );
    expect(offered).toContain('The Under-grottos');
    expect(offered).not.toContain('The Under-gates');
  });
  scenario(
    '[ME-PRISON-2008 ME-PRISON-4000 ME-PRISON-2009] one that stays in the Under-deeps is not held there',
    (t) => {
      t.given({
        ...onTheWay(pair, spells, 'Undead'),
        players: {
          Ann: { companies: [company('The Under-leas', ...pair)] },
          Bob: { ...Bob, hand: [spells, 'Foul Fumes'] },
        },
      });
      t.player('Ann').does('Elladan');
      t.player('Bob').mayNot(spells, { because: 'can be its rescue site', rule: 'ME-PRISON-2009' });
    },
  );
  scenario('[ME-PRISON-2009 ME-PRISON-2002] without one the hazard is not played', (t) => {
    t.given({
      ...onTheWay(pair, spells, 'Undead', [], {}),
      players: {
        Ann: { companies: [company('Rivendell', ...pair)] },
        Bob: {
          ...Bob,
          hand: [spells],
          discardedSites: placesIn(['Rhudaur']).filter((name) => name !== 'Rivendell'),
        },
      },
    });
    t.player('Ann').does('Elladan');
    t.player('Bob').mayNot(spells, { because: 'can be its rescue site', rule: 'ME-PRISON-2009' });
  });
});

describe('who is held', () => {
  /** Elladan, wounded or not, is held at Goblin-gate. */
  const held = (more: object = {}, who: Card = { card: 'Elladan', owner: 'Ann' }) => ({
    phase: 'organization',
    players: {
      Ann: { hand: ['Cram'], companies: [company('Rivendell', 'Elrohir')] },
      Bob: { ...Bob, events: [{ card: spells, on: [who], rescueSite: 'Goblin-gate' }] },
    },
    ...more,
  });
  scenario(
    '[ME-MP-2003 ME-ASIDE-4001 ME-OFFSIDE-2004] his points are lost to his player as long as he is',
    (t) => {
      t.given(held());
      t.player('Ann').has({ 'character points': 0 });
    },
  );
  scenario('[ME-PRISON-2011] he does not untap', (t) => {
    t.given(held({ phase: 'untap', dice: [1, 1] }, { card: 'Elladan', owner: 'Ann', status: 'tapped' }));
    t.expect.card('Elladan', { status: 'tapped', in: `on of ${spells}` });
  });
  scenario('[ME-PRISON-2011 ME-OFFSIDE-2001] nothing finds him that looks for characters in play', (t) => {
    t.given(held());
    expect(t.state.card.live[t.who.card('Elladan')]).toBe(0);
  });
  scenario('[ME-OFFSIDE-2002] no other copy of him comes into play', (t) => {
    t.given({
      ...held(),
      players: {
        ...held().players,
        Ann: { hand: [{ card: 'Elladan', as: 'another' }], companies: [company('Rivendell', 'Elrohir')] },
      },
    });
    t.player('Ann').mayNot('another', { because: 'unique' });
  });
  scenario('[ME-OFFSIDE-2002 ME-AGENT-006] nor of an agent who served as a character', (t) => {
    const agent = { card: 'Gergeli', owner: 'Ann' };
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: [{ card: 'Gergeli', as: 'another' }],
          companies: [company('Dol Guldur', 'Orc Captain')],
        },
        Bob: { ...Bob, events: [{ card: spells, on: [agent], rescueSite: 'Goblin-gate' }] },
      },
    });
    t.player('Ann').mayNot('another', { because: 'unique' });
    expect(firstPrisoner(t.state, t.who.card(spells))).toBe(t.who.card('Gergeli'));
    // 2 of the Captain, and 2 less.
    t.player('Ann').has({ 'character points': 0, 'kill points': 0 });
  });
  scenario('[ME-MP-2004] an agent who is lost as a prisoner is no kill of his own player', (t) => {
    t.given({
      players: {
        Ann: { side: 'ringwraith', points: ['Gergeli'], companies: [company('Dol Guldur', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').has({ 'character points': 0, 'kill points': 0 });
  });
  scenario(
    '[DM-90/2 ME-MP-2004] as his untap phase begins a body check is made: he may be lost for good',
    (t) => {
      t.given(held({ phase: 'untap', dice: [6, 3] }));
      t.expect.card('Elladan', { in: 'points of Ann' }).card(spells, { in: 'discard of Bob' });
      t.player('Ann').has({ 'character points': 0 });
    },
  );
  scenario('[DM-90/2] a result of his body leaves him there', (t) => {
    t.given(held({ phase: 'untap', dice: [4, 4] }));
    t.expect.card('Elladan', { in: `on of ${spells}` });
  });
  scenario('[DM-90/2] not in the untap phase of another', (t) => {
    t.given(held({ phase: 'untap', active: 'Bob' }));
    t.expect.card('Elladan', { in: `on of ${spells}` });
  });
});
