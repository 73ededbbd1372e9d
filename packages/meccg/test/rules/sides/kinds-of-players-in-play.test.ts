/** What differs between the kinds of players in play, and what a Dragon player is: the rest of the table against the ledger. */
import { describe, expect, test } from 'vitest';
import type { SideName } from '../../../src/facts/names.ts';
import { placeName } from '../../../src/map/map.ts';
import { type Side, sideNamed } from '../../../src/rules/sides.ts';

const kinds = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog', 'dragon'] as const;
const whichOf = (is: (side: Side) => boolean): SideName[] => kinds.filter((name) => is(sideNamed(name)));
/** What is said of each, in the order of the kinds. */
const each = <T>(ask: (side: Side) => T): T[] => kinds.map((name) => ask(sideNamed(name)));

describe('[ME-ALIGN-001] of all kinds', () => {
  test('what a Haven of theirs is called', () => {
    expect(each(({ haven }) => haven)).toEqual([
      'Haven',
      'Darkhaven',
      'Darkhaven',
      'Wizardhaven',
      'Darkhaven',
      'Darkhaven',
    ]);
  });
  test('[ME-AGENT-2010 ME-AGENT-2028] whose site cards their agents use', () => {
    expect(each(({ agentsUse }) => agentsUse)).toEqual([
      ['hero'],
      ['minion'],
      ['minion'],
      ['hero'],
      ['balrog', 'minion'],
      ['minion'],
    ]);
  });
  test('[ME-ORG-500 ME-ORG-513 ME-ORG-514 ME-HOUSE-4003] how many characters come in a phase, and of what mind from elsewhere', () => {
    expect(each(({ charactersAPhase }) => charactersAPhase)).toEqual([1, 1, 1, 1, 2, 1]);
    expect(each(({ recallsMind }) => recallsMind)).toEqual([0, 0, 0, 0, 3, 0]);
    expect(each(({ recallsMindByHouse }) => recallsMindByHouse)).toEqual([0, 0, 0, 0, 2, 0]);
  });
  test('[ME-ORG-512 ME-BAL-4021 ME-LIMIT-007 ME-MP-006 ME-BAL-002] what is so for the Balrog alone', () => {
    expect(whichOf(({ homesBelow }) => homesBelow)).toEqual(['balrog']);
    expect(whichOf(({ barsBalrogs }) => barsBalrogs)).toEqual(['balrog']);
    expect(whichOf(({ callsFromBelow }) => callsFromBelow)).toEqual(['balrog']);
    expect(whichOf(({ gainsNothingAtHome }) => gainsNothingAtHome)).toEqual(['balrog']);
  });
  test('[ME-OPT-4006] only a fallen-wizard fights with all, from eleven stage points on', () => {
    expect(each(({ fightsAllFrom }) => fightsAllFrom)).toEqual([0, 0, 0, 11, 0, 0]);
  });
  test('[ME-FACT-2005 ME-FW-007] what three factions under a leader are worth', () => {
    expect(each(({ leaderBonus }) => leaderBonus)).toEqual([2, 2, 2, 1, 2, 2]);
  });
  test('[ME-RING-2000 ME-RING-2009 ME-RING-2011] whose tests show rings of either side, and what they lose by it', () => {
    expect(whichOf(({ ringsOfAnySide }) => ringsOfAnySide)).toEqual(['fallen-wizard']);
    expect(each(({ testOfHeroRings }) => testOfHeroRings)).toEqual([0, 0, 0, -1, 0, 0]);
  });
  test('[ME-MP-4015] who has several avatars to choose from', () => {
    expect(whichOf(({ choosesAvatar }) => !choosesAvatar)).toEqual(['balrog', 'dragon']);
  });
  test('[ME-OPT-4007] only a Wizard turns into another kind', () => {
    expect(each(({ mayTurnInto }) => mayTurnInto)).toEqual([
      'fallen-wizard',
      'none',
      'none',
      'none',
      'none',
      'none',
    ]);
  });
  test('[ME-DRAGON-4006 ME-DRAGON-4008 ME-DRAGON-4015 ME-DRAGON-4016 ME-DRAGON-4017] what is so for Dragons alone', () => {
    expect(whichOf(({ livesInLair }) => livesInLair)).toEqual(['dragon']);
    expect(whichOf(({ hoards }) => hoards)).toEqual(['dragon']);
    expect(whichOf(({ scoresEveryKill }) => scoresEveryKill)).toEqual(['dragon']);
    expect(each(({ burningBonus }) => burningBonus)).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

describe('a Dragon player', () => {
  const dragon = sideNamed('dragon');
  test('[ME-DRAGON-4001 ME-DRAGON-4005] is called so, and calls the Diet of Wyrms', () => {
    expect([dragon.name, dragon.player, dragon.avatar, dragon.council, dragon.calls]).toEqual([
      'dragon',
      'Dragon player',
      'Dragon',
      'Diet of Wyrms',
      true,
    ]);
  });
  test('[ME-DRAGON-4007 ME-DRAGON-4012] uses minion sites but for seven of heroes, and no printed paths', () => {
    const { walker } = dragon;
    expect([walker.uses, walker.firstOnly, walker.starter, walker.fearsGorgoroth, walker.knowsPass]).toEqual([
      ['minion', 'hero'],
      false,
      false,
      false,
      true,
    ]);
    expect([...walker.swaps].toSorted()).toEqual([
      'Barad-dûr',
      'Carn Dûm',
      'Cirith Gorgor',
      'Cirith Ungol',
      'Dol Guldur',
      'Minas Morgul',
      'Moria',
    ]);
    expect(each((side) => side.walker.swaps.length)).toEqual([0, 0, 0, 0, 0, 7]);
    expect(new Set(each((side) => side.walker.number)).size).toBe(5);
  });
  test('[ME-DRAGON-4008 ME-DRAGON-4011 ME-DRAGON-4012] has his lair for a Haven, begins there, and draws by the new site', () => {
    expect([dragon.havens, dragon.starts, dragon.avatarArrives, dragon.startCompanies]).toEqual([
      'none',
      [],
      [],
      1,
    ]);
    expect([dragon.drawsByNewSite, dragon.isToldByAvatar, dragon.ofTheNine]).toEqual([true, true, false]);
    expect([dragon.oneRingTo, placeName(dragon.oneRingTo)]).toEqual([0, '']);
  });
  test('[ME-DRAGON-4001] is a Ringwraith player in everything else', () => {
    const { plays, minions, mayBeOvert, detained, alwaysUnused, scoresStoredAnywhere, startsWith } = dragon;
    const other = sideNamed('ringwraith');
    expect([plays, minions, mayBeOvert, detained, alwaysUnused, scoresStoredAnywhere, startsWith]).toEqual([
      other.plays,
      'always',
      true,
      true,
      5,
      true,
      6,
    ]);
    expect([dragon.picksVersions, dragon.onePointEach, dragon.reveals, dragon.begins]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
