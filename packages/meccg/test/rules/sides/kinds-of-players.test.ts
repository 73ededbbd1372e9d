/** What differs between the kinds of players, rule by rule: the table of sides against the ledger. ME-ALIGN, ME-SETUP */
import { readFileSync } from 'node:fs';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { type Alignment, type SideName, sides } from '../../../src/facts/names.ts';
import { placeName } from '../../../src/map/map.ts';
import { type Side, sideNamed, sideOf } from '../../../src/rules/sides.ts';
import { adapter, Bob, company } from '../../table.ts';

const kinds = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog'] as const;
type Kind = (typeof kinds)[number];
const ledger = readFileSync(new URL('../../../ledger/rules.jsonl', import.meta.url), 'utf8');
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

describe('who they are, and for how long', () => {
  test('[ME-ALIGN-004] a card makes a player Sauron: nobody begins so, and he reveals nobody', () => {
    expect(whichOf(({ begins }) => !begins)).toEqual(['sauron']);
    expect(whichOf(({ reveals }) => !reveals)).toEqual(['sauron']);
    expect(whichOf(({ isHisOwnAvatar }) => isHisOwnAvatar)).toEqual(['sauron']);
  });
  test('[ME-RW-501] only the Nine have others of their kind to follow them', () => {
    expect(whichOf(({ ofTheNine }) => ofTheNine)).toEqual(['ringwraith']);
  });
  test('[ME-SETUP-001] an avatar tells a fallen-wizard and the Balrog from the rest', () => {
    expect(whichOf(({ isToldByAvatar }) => isToldByAvatar)).toEqual(['fallen-wizard', 'balrog']);
  });
  test('[ME-END-012] Wizards and fallen-wizards call the Council by saying so', () => {
    expect(whichOf(({ calls }) => calls)).toEqual(['wizard', 'fallen-wizard']);
  });
  test('[ME-SETUP-014 ME-SETUP-015 ME-SETUP-016] how many companies begin, and in which regions any ruin will do', () => {
    expect(all(({ startCompanies }) => startCompanies)).toEqual({
      wizard: 8,
      ringwraith: 2,
      sauron: 2,
      'fallen-wizard': 8,
      balrog: 2,
    });
    expect(all(({ startRegions }) => startRegions)).toEqual({
      wizard: [],
      ringwraith: [],
      sauron: [],
      'fallen-wizard': ['Rhudaur', 'Arthedain'],
      balrog: [],
    });
  });
  test('[ME-UNDER-001] only above Wizardhavens there is no way down', () => {
    expect(whichOf(({ havensTouchDeeps }) => !havensTouchDeeps)).toEqual(['fallen-wizard']);
  });
  test('[ME-INFL-505 ME-INFL-507] five of general influence are always unused, for minions alone', () => {
    expect(all(({ alwaysUnused }) => alwaysUnused)).toEqual({
      wizard: 0,
      ringwraith: 5,
      sauron: 5,
      'fallen-wizard': 0,
      balrog: 5,
    });
  });
  test('[ME-RING-003] where The One Ring wins the game at once', () => {
    expect(all(({ oneRingTo }) => (oneRingTo === 0 ? 'nowhere' : placeName(oneRingTo)))).toEqual({
      wizard: 'nowhere',
      ringwraith: 'Barad-dûr',
      sauron: 'Barad-dûr',
      'fallen-wizard': 'nowhere',
      balrog: 'nowhere',
    });
  });
});

describe('what their decks may be', () => {
  const decks = <T>(ask: (deck: Side['deck']) => T): Record<Kind, T> => all(({ deck }) => ask(deck));
  test('[ME-SETUP-001 ME-SETUP-002] whose avatars are theirs, and who declares himself', () => {
    expect(decks(({ avatars }) => avatars)).toEqual({
      wizard: 'hero',
      ringwraith: 'minion',
      sauron: 'minion',
      'fallen-wizard': 'fallen-wizard',
      balrog: 'balrog',
    });
    expect(whichOf(({ deck }) => deck.declares)).toEqual(['fallen-wizard']);
    expect(whichOf(({ deck }) => deck.specific !== '')).toEqual(['balrog']);
    expect(sideNamed('balrog').deck.specific).toBe('Balrog');
  });
  test('[ME-ITEM-005] items of which other side', () => {
    expect(decks(({ foreignItems }) => foreignItems)).toEqual({
      wizard: 'minion',
      ringwraith: 'hero',
      sauron: 'hero',
      'fallen-wizard': 'none',
      balrog: 'hero',
    });
  });
  test('[ME-BAL-004 ME-BAL-005 ME-BAL-006 ME-FW-012] of which races, and of how much mind', () => {
    expect(whichOf(({ deck }) => deck.characterRaces.length + deck.factionRaces.length > 0)).toEqual([
      'balrog',
    ]);
    expect(sideNamed('balrog').deck).toMatchObject({
      characterRaces: ['Orc', 'Troll'],
      factionRaces: ['Orc', 'Troll', 'Dragon', 'Wolf', 'Animal'],
    });
    expect(
      decks(({ mostMind, mostMindPlayed }) => [mostMind, mostMindPlayed].map((n) => n < 20 && n)),
    ).toEqual({
      wizard: [false, false],
      ringwraith: [false, false],
      sauron: [false, false],
      'fallen-wizard': [false, 5],
      balrog: [8, 8],
    });
    expect(whichOf(({ deck }) => deck.orcsNeedLeave)).toEqual(['fallen-wizard']);
  });
  test('[ME-FW-014 ME-FW-019] how many copies, and whose own sites come in any number', () => {
    expect(decks(({ copies }) => copies)).toEqual({
      wizard: 3,
      ringwraith: 3,
      sauron: 3,
      'fallen-wizard': 2,
      balrog: 3,
    });
    expect(whichOf(({ deck }) => deck.manyOwnSites)).toEqual(['fallen-wizard']);
  });
  test('[ME-AGENT-003 ME-AGENT-008] whose agents are hazards', () => {
    expect(whichOf(({ deck }) => deck.agents === 'hazard')).toEqual(['wizard', 'balrog']);
  });
  test('[ME-DECK-025 ME-CARD-0731] what is a hazard to some and a resource to others', () => {
    expect(whichOf(({ deck }) => deck.notAsResource.includes('Tookish Blood'))).toEqual([
      'ringwraith',
      'sauron',
      'balrog',
    ]);
    expect(whichOf(({ deck }) => deck.asHazard.includes('Sudden Call'))).toEqual(['wizard', 'fallen-wizard']);
    expect(decks(({ notAsResource, asHazard }) => notAsResource.length + asHazard.length)).toEqual({
      wizard: 1,
      ringwraith: 1,
      sauron: 1,
      'fallen-wizard': 1,
      balrog: 1,
    });
  });
  const plain = (name: string): string => name.replaceAll('’', "'").replace(' (Ally)', '').toLowerCase();
  const entry = (id: string): readonly string[] => {
    const line = ledger.split('\n').find((one) => one.startsWith(`{"id": "${id}"`)) ?? '{}';
    const { cards = [] }: { cards?: string[] } = JSON.parse(line);
    return cards.map(plain).toSorted();
  };
  test('[ME-FW-018 ME-BAL-007] what is barred by name is what the rule lists, and every Ringwraith of the Balrog’s', () => {
    const barred = (name: Kind): string[] => sideNamed(name).deck.banned.map(plain);
    expect(barred('fallen-wizard').toSorted()).toEqual(entry('ME-FW-018'));
    const ringwraiths = barred('balrog').filter((name) => name.endsWith(' unleashed'));
    expect(ringwraiths).toHaveLength(9);
    expect(
      barred('balrog')
        .filter((name) => !ringwraiths.includes(name))
        .toSorted(),
    ).toEqual(entry('ME-BAL-007'));
    expect(whichOf(({ deck }) => deck.banned.length > 0)).toEqual(['fallen-wizard', 'balrog']);
  });
});
