/**
 * What is asked of a kind of player: the columns of the table in sides.ts, each with its rules.
 *
 * Not    the rows: nothing here names a kind of player.
 */
import type { Alignment, SideName } from '../facts/names.ts';
import type { Walker } from '../map/reach.ts';
import type { DeckRules } from './side-decks.ts';

export interface Side {
  readonly name: SideName;
  /** What such a player, and his avatar, are called. */
  readonly player: string;
  readonly avatar: string;
  /** What his Havens are called. ME-HAVEN-001 */
  readonly haven: string;
  /** What the count of points at the end is called. */
  readonly council: string;
  /** Cards that he owns and plays, beside hazards. ME-DECK-014, ME-FW-012, ME-STAGE-002 */
  readonly plays: readonly Alignment[];
  /** Cards of places that his companies use, and how they walk. ME-BAL-009, ME-FW-515 */
  readonly walker: Walker;
  /**
   * Where a place has cards of several kinds, overt companies use others than the rest; and while one lies on the table
   * or is discarded, no other is used. ME-FW-505, 515..517, 4010
   */
  readonly picksVersions: boolean;
  /** Every card of points is worth one to him, unless it is a stage card. ME-FW-007, ME-MP-2001 */
  readonly onePointEach: boolean;
  /** What he stores is worth its points wherever that was; otherwise only at his Havens. ME-FW-008, ME-STORE-2008 */
  readonly scoresStoredAnywhere: boolean;
  /** Whose printed Havens are his, and lie in his location deck in any number. ME-HAVEN, ME-FW-514, ME-BAL-010 */
  readonly havens: Alignment;
  /** Whose cards of places his agents use, the first of them before the others. ME-AGENT-2010, 2028 */
  readonly agentsUse: readonly Alignment[];
  /** He may reveal an avatar. ME-ALIGN-004 */
  readonly reveals: boolean;
  /** His avatar is one of the Nine: no other ever stands for him, but others may follow. ME-RW-006, 501, ME-BODY-500 */
  readonly ofTheNine: boolean;
  /** He calls the Council by saying so, and not by a card. ME-END-012..019 */
  readonly calls: boolean;
  /** Where his avatar may arrive beside home. ME-AVATAR-500..504 */
  readonly avatarArrives: readonly number[];
  /** Where his first companies stand. ME-SETUP-013..016 */
  readonly starts: readonly number[];
  /** Regions of which any Ruins & Lairs will do as well. ME-SETUP-016 */
  readonly startRegions: readonly string[];
  /** He has no avatar, and counts as revealed for as long as he is such a player. ME-SIDE-2008, ME-ALIGN-004 */
  readonly isHisOwnAvatar: boolean;
  /** How many characters he starts with at most. ME-SETUP-008..011 */
  readonly startsWith: number;
  /** How many companies he starts with at most. ME-SETUP-014, 015 */
  readonly startCompanies: number;
  /** How many characters come or are given up in an organization phase; all but the first are not unique. ME-ORG-500, 513 */
  readonly charactersAPhase: number;
  /** Characters of no more mind, who are not unique, come from his discard pile and sideboard too; 0: nobody. ME-ORG-514 */
  readonly recallsMind: number;
  /** The same where a house rule limits it. ME-HOUSE-4003 */
  readonly recallsMindByHouse: number;
  /** Whoever is at home at any Dark-hold is at home in the Under-deeps instead. ME-ORG-512, ME-BAL-4021 */
  readonly homesBelow: boolean;
  /** Others play no Balrog of their own against him. ME-LIMIT-007, 008 */
  readonly barsBalrogs: boolean;
  /** Points of companies in the Under-deeps count for calling the Council. ME-MP-005, 006, DECISIONS D16 */
  readonly callsFromBelow: boolean;
  /** Items of the other side that he plays at his Havens are worth nothing. ME-BAL-002, 4029 */
  readonly gainsNothingAtHome: boolean;
  /** Whether his companies count as minions': always, never, or by who is in them. ME-COMPANY-005, 519 */
  readonly minions: 'never' | 'always' | 'by their race';
  /** They are overt or covert. ME-COMPANY-003, 004 */
  readonly mayBeOvert: boolean;
  /**
   * By an optional rule his own company may fight with any, from so many of his stage points on; 0: never. ME-OPT-4006
   */
  readonly fightsAllFrom: number;
  /** The Shadow's own only detain them. ME-DETAIN-500, 504..507 */
  readonly detained: boolean;
  /** His Havens may lie above the Under-deeps. ME-UNDER-001, 511 */
  readonly havensTouchDeeps: boolean;
  /** General influence that he has unused in any case, to resist with; it controls nobody. ME-INFL-505, 507 */
  readonly alwaysUnused: number;
  /** The place to which he moves The One Ring to win at once; 0: there is none. ME-RING-003 */
  readonly oneRingTo: number;
  /** Faction points for three factions under one leader. ME-FACT-2005, DECISIONS B10 */
  readonly leaderBonus: number;
  /** A test of a gold ring may show him rings of either side. ME-RING-2000, 2011 */
  readonly ringsOfAnySide: boolean;
  /** What is added to his tests of heroes' gold rings. ME-RING-2009 */
  readonly testOfHeroRings: number;
  /** Both draw by the numbers of the new site, even of a Haven. ME-FW-513, ME-BAL-4019 */
  readonly drawsByNewSite: boolean;
  /** One begins as such a player; otherwise a card makes him one. ME-ALIGN-004, DECISIONS F1 */
  readonly begins: boolean;
  /** Whoever has an avatar of his in deck or sideboard is such a player. ME-SETUP-001 */
  readonly isToldByAvatar: boolean;
  /** Of many players of his kind, each chooses a different avatar before the game. ME-MP-4015 */
  readonly choosesAvatar: boolean;
  /** By an optional rule he may become such a player in the middle of a game; none: never. ME-OPT-4007..4009 */
  readonly mayTurnInto: SideName;
  /** The lair of the Dragon that he is, is his only Haven: nothing attacks or guards it, nothing taps it. ME-DRAGON-4008 */
  readonly livesInLair: boolean;
  /**
   * He hoards: items are stored at his Haven alone and otherwise worth half, and hoard, kills and burnt sites together are
   * half of his points at least. ME-DRAGON-4006, 4015
   */
  readonly hoards: boolean;
  /** He scores for whatever creature he defeats. ME-DRAGON-4016 */
  readonly scoresEveryKill: boolean;
  /** What a site that he has burnt is worth to him beyond its points. ME-DRAGON-4017 */
  readonly burningBonus: number;
  /** What his deck may be. */
  readonly deck: DeckRules;
}
