/** What differs between the kinds of players, rule by rule: the table of sides against the ledger. ME-ALIGN, ME-SETUP */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { type Alignment, type SideName, sides } from '../../src/facts/names.ts';
import { placeName } from '../../src/map/map.ts';
import { type Side, sideNamed, sideOf } from '../../src/rules/sides.ts';
import { adapter, Bob, company } from '../table.ts';

const kinds = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog'] as const;
type Kind = (typeof kinds)[number];
/** What is said of every kind of player. */
const all = <T>(ask: (side: Side) => T): Record<Kind, T> => ({
  wizard: ask(sideNamed('wizard')),
  ringwraith: ask(sideNamed('ringwraith')),
  sauron: ask(sideNamed('sauron')),
  'fallen-wizard': ask(sideNamed('fallen-wizard')),
  balrog: ask(sideNamed('balrog')),
});
/** Of which kinds something is true. */
const whichOf = (is: (side: Side) => boolean): SideName[] => kinds.filter((name) => is(sideNamed(name)));
const named = (places: readonly number[]): string[] => places.map(placeName);

describe('what they are called', () => {
  test('[ME-ALIGN-001] players and their avatars', () => {
    expect(all(({ player, avatar }) => `${player}: ${avatar}`)).toEqual({
      wizard: 'Wizard player: Wizard',
      ringwraith: 'Ringwraith player: Ringwraith',
      sauron: 'Sauron player: Ringwraith',
      'fallen-wizard': 'fallen-wizard player: Fallen-wizard',
      balrog: 'Balrog player: Balrog',
    });
    for (const kind of kinds) expect(sideNamed(kind).name).toBe(kind);
  });
  test('[ME-END-001] the Ringwraiths’ last count is the Audience with Sauron; each kind has its own', () => {
    expect(all(({ council }) => council)).toEqual({
      wizard: 'Free Council',
      ringwraith: 'Audience with Sauron',
      sauron: 'Audience with Sauron',
      'fallen-wizard': 'Day of Reckoning',
      balrog: 'Day of Decision',
    });
  });
  test('whoever has none yet counts as a Wizard player', () => {
    expect(sideNamed('none')).toBe(sideNamed('wizard'));
  });
});

describe('whose rules hold', () => {
  for (const side of kinds)
    test(`[ME-ALIGN-001] those of his own kind for each player: ${side}`, () => {
      const t = new Table(adapter);
      t.given({ players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
      t.state.player.side[2] = sides.indexOf(side);
      expect([1, 2].map((player) => sideOf(t.state, player))).toEqual([sideNamed('wizard'), sideNamed(side)]);
    });
});

describe('what they have', () => {
  const havers = (alignment: Alignment): SideName[] => whichOf(({ plays }) => plays.includes(alignment));
  test('[ME-DECK-014 ME-ALIGN-002 ME-ALIGN-005] hero cards: Wizards and fallen-wizards', () => {
    expect(havers('hero')).toEqual(['wizard', 'fallen-wizard']);
  });
  test('[ME-DECK-014 ME-ALIGN-003 ME-ALIGN-005] minion cards: all but Wizards', () => {
    expect(havers('minion')).toEqual(['ringwraith', 'sauron', 'fallen-wizard', 'balrog']);
  });
  test('[ME-STAGE-002] stage resources: fallen-wizards', () => {
    expect(havers('stage')).toEqual(['fallen-wizard']);
    expect(havers('fallen-wizard')).toEqual(['fallen-wizard']);
  });
  test('the Balrog’s own cards are his alone, and what is of both sides or of none is everybody’s', () => {
    expect(havers('balrog')).toEqual(['balrog']);
    for (const shared of ['dual', 'neutral'] as const) expect(havers(shared)).toEqual(kinds);
    expect(all(({ plays }) => plays.length)).toEqual({
      wizard: 3,
      ringwraith: 3,
      sauron: 3,
      'fallen-wizard': 6,
      balrog: 4,
    });
  });
});

describe('where they go', () => {
  test('[ME-ALIGN-002 ME-ALIGN-003 ME-ALIGN-006 ME-BAL-009] whose cards of places they use, in this order', () => {
    expect(all(({ walker }) => walker.uses)).toEqual({
      wizard: ['hero'],
      ringwraith: ['minion'],
      sauron: ['minion'],
      'fallen-wizard': ['fallen-wizard', 'hero', 'minion'],
      balrog: ['balrog', 'minion'],
    });
    expect(whichOf(({ walker }) => walker.firstOnly)).toEqual(['balrog']);
  });
  test('[ME-FW-505 ME-FW-515] only a fallen-wizard’s companies choose between them', () => {
    expect(whichOf(({ picksVersions }) => picksVersions)).toEqual(['fallen-wizard']);
  });
  test('[ME-FW-512 ME-BAL-4019] no printed paths for fallen-wizards and the Balrog', () => {
    expect(whichOf(({ walker }) => walker.starter)).toEqual(['wizard', 'ringwraith', 'sauron']);
  });
  test('[ME-MOVE-527 ME-MOVE-539] Gorgoroth is closed to Wizards', () => {
    expect(whichOf(({ walker }) => walker.fearsGorgoroth)).toEqual(['wizard']);
  });
  test('[ME-MOVE-532] minion players know the pass between Udûn and Dagorlad', () => {
    expect(whichOf(({ walker }) => walker.knowsPass)).toEqual(['ringwraith', 'sauron', 'balrog']);
  });
  test('what is kept of their ways is kept apart', () => {
    const { wizard, ringwraith, sauron, 'fallen-wizard': fallen, balrog } = all(({ walker }) => walker);
    expect(sauron).toBe(ringwraith);
    expect(new Set([wizard, ringwraith, fallen, balrog].map(({ number }) => number)).size).toBe(4);
  });
  test('[ME-FW-514 ME-BAL-010] whose Havens are theirs', () => {
    expect(all(({ havens }) => havens)).toEqual({
      wizard: 'hero',
      ringwraith: 'minion',
      sauron: 'minion',
      'fallen-wizard': 'fallen-wizard',
      balrog: 'balrog',
    });
  });
  test('[ME-FW-513 ME-BAL-4019] who draws by the new site, even by a Haven', () => {
    expect(whichOf(({ drawsByNewSite }) => drawsByNewSite)).toEqual(['fallen-wizard', 'balrog']);
  });
});

describe('how they begin', () => {
  test('[ME-AVATAR-500 ME-AVATAR-501 ME-AVATAR-502 ME-AVATAR-504] where an avatar arrives, beside home', () => {
    expect(all(({ avatarArrives }) => named(avatarArrives))).toEqual({
      wizard: ['Rivendell'],
      ringwraith: ['Minas Morgul', 'Dol Guldur'],
      sauron: [],
      'fallen-wizard': [],
      balrog: ['The Under-gates'],
    });
  });
  test('[ME-SETUP-013 ME-SETUP-014 ME-SETUP-015] where the first companies stand', () => {
    expect(all(({ starts }) => named(starts))).toEqual({
      wizard: ['Rivendell'],
      ringwraith: ['Dol Guldur', 'Minas Morgul'],
      sauron: ['Dol Guldur', 'Minas Morgul'],
      'fallen-wizard': ['The White Towers'],
      balrog: ['Moria', 'The Under-gates'],
    });
  });
  test('[ME-SETUP-008 ME-SETUP-009 ME-SETUP-010 ME-SETUP-011] five characters, or six minions', () => {
    expect(all(({ startsWith }) => startsWith)).toEqual({
      wizard: 5,
      ringwraith: 6,
      sauron: 6,
      'fallen-wizard': 5,
      balrog: 6,
    });
  });
});

describe('what they are in the eyes of others, and what they score', () => {
  test('[ME-COMPANY-005 ME-COMPANY-519] whose companies are minions’', () => {
    expect(all(({ minions }) => minions)).toEqual({
      wizard: 'never',
      ringwraith: 'always',
      sauron: 'always',
      'fallen-wizard': 'by their race',
      balrog: 'always',
    });
  });
  test('[ME-COMPANY-003 ME-COMPANY-004] all but a Wizard’s are overt or covert', () => {
    expect(whichOf(({ mayBeOvert }) => !mayBeOvert)).toEqual(['wizard']);
  });
  test('[ME-DETAIN-500] the Shadow’s own detain minions, and no fallen-wizard’s company', () => {
    expect(whichOf(({ detained }) => detained)).toEqual(['ringwraith', 'sauron', 'balrog']);
  });
  test('[ME-FW-007 ME-FW-008] fallen-wizards count one for a card, and stored ones at their Havens only', () => {
    expect(whichOf(({ onePointEach }) => onePointEach)).toEqual(['fallen-wizard']);
    expect(whichOf(({ scoresStoredAnywhere }) => !scoresStoredAnywhere)).toEqual(['fallen-wizard']);
  });
});
