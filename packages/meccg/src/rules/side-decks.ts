/**
 * What the kinds of players may have in their decks: the part of the table in sides.ts that speaks of decks.
 * ME-DECK, ME-FW-010..022, ME-BAL-003..010, ME-SIDE
 *
 * Owns   whose cards, of which races and minds, in how many copies; what is barred by name; what agents count as.
 * Not    numbers that hold for all (decks/checks), or what bars itself by its own text.
 */
import type { Alignment, Race } from '../facts/names.ts';

export interface DeckRules {
  /** Whose avatars are his. ME-SETUP-001 */
  readonly avatars: Alignment;
  /** He says which of them he is, and has that one. ME-FW-011, ME-SETUP-002 */
  readonly declares: boolean;
  /** He is one of the nine Dragons, and has that creature in place of an avatar; no other card of it. ME-DRAGON-4009, 4010 */
  readonly dragons: boolean;
  /** Cards specific to an avatar that are his without a declaration. ME-SPEC-002, ME-BAL-008 */
  readonly specific: string;
  /** Items of this other side may be his too. ME-ITEM-005 */
  readonly foreignItems: Alignment;
  /** Races of his characters and factions, unless a card is specific to his avatar; none: any. ME-BAL-004..006 */
  readonly characterRaces: readonly Race[];
  readonly factionRaces: readonly Race[];
  /** The most mind of a character in his deck, and of one that he plays or begins with. ME-BAL-005, ME-FW-012 */
  readonly mostMind: number;
  readonly mostMindPlayed: number;
  /** He plays Orcs and Trolls only when a card allows it. ME-FW-501, ME-SETUP-012 */
  readonly orcsNeedLeave: boolean;
  /** Copies of a character or resource that is not unique; of a hazard or stage resource it is three. ME-FW-014 */
  readonly copies: number;
  /** What an agent counts as. ME-AGENT-003..008 */
  readonly agents: 'hazard' | 'character';
  /** Cards that may not be his, by name; avatars of that name excepted. ME-FW-018, ME-BAL-007 */
  readonly banned: readonly string[];
  /** Hazards that he may not count or play as resources. ME-DECK-025 */
  readonly notAsResource: readonly string[];
  /** Resources that are hazards to him. ME-CARD-0731 */
  readonly asHazard: readonly string[];
  /** All sites of his own kind in any number, Havens or not. ME-FW-019 */
  readonly manyOwnSites: boolean;
  /** What is said of a card of too much mind. */
  readonly mindCites: string;
  /** The rules that his deck breaks where it is no such deck. */
  readonly cites: {
    readonly halves: string;
    readonly characters: string;
    readonly avatars: string;
    readonly mix: string;
    readonly copies: string;
    readonly places: string;
    readonly ban: string;
  };
}

const ANY = 255;

export const heroDeck: DeckRules = {
  avatars: 'hero',
  declares: false,
  dragons: false,
  specific: '',
  foreignItems: 'minion',
  characterRaces: [],
  factionRaces: [],
  mostMind: ANY,
  mostMindPlayed: ANY,
  orcsNeedLeave: false,
  copies: 3,
  agents: 'hazard',
  banned: [],
  notAsResource: [],
  asHazard: ['Sudden Call'],
  manyOwnSites: false,
  mindCites: 'ME-BAL-005 ME-BAL-4014',
  cites: {
    halves: 'ME-DECK-005 ME-DECK-017',
    characters: 'ME-DECK-005 ME-DECK-016',
    avatars: 'ME-DECK-005 ME-DECK-010',
    mix: 'ME-DECK-011 ME-DECK-4013',
    copies: 'ME-DECK-009',
    places: 'ME-DECK-004 ME-DECK-022',
    ban: 'ME-DECK-014',
  },
};
export const ringwraithDeck: DeckRules = {
  ...heroDeck,
  avatars: 'minion',
  foreignItems: 'hero',
  agents: 'character',
  notAsResource: ['Tookish Blood'],
  asHazard: [],
  cites: {
    halves: 'ME-DECK-005 ME-DECK-024',
    characters: 'ME-DECK-005 ME-DECK-023',
    avatars: 'ME-DECK-005 ME-DECK-010',
    mix: 'ME-DECK-011',
    copies: 'ME-DECK-009 ME-DECK-024',
    places: 'ME-DECK-004 ME-DECK-026',
    ban: 'ME-DECK-014',
  },
};
export const fallenWizardDeck: DeckRules = {
  ...heroDeck,
  avatars: 'fallen-wizard',
  declares: true,
  foreignItems: 'none',
  mostMindPlayed: 5,
  orcsNeedLeave: true,
  copies: 2,
  agents: 'character',
  banned: [
    'The Balrog',
    'Cracks of Doom',
    'Favor of the Valar',
    'Gollum’s Fate',
    'Hour of Need',
    'Kill All But NOT the Halflings',
    'The Lidless Eye',
    'The Sun Unveiled',
    'Glamour of Surpassing Excellance',
    'Messenger of Mordor',
    'News Must Get Through',
    'News of the Shire',
    'Old Road',
    'Sauron',
    'The Windlord Found Me',
    'Wizard Uncloaked',
    'Use Your Legs',
  ],
  manyOwnSites: true,
  cites: {
    halves: 'ME-DECK-005 ME-FW-015',
    characters: 'ME-DECK-005 ME-FW-012',
    avatars: 'ME-DECK-005 ME-DECK-010 ME-FW-010',
    mix: 'ME-FW-010',
    copies: 'ME-FW-014',
    places: 'ME-DECK-004 ME-FW-020',
    ban: 'ME-FW-018',
  },
};
export const balrogDeck: DeckRules = {
  ...ringwraithDeck,
  avatars: 'balrog',
  specific: 'Balrog',
  characterRaces: ['Orc', 'Troll'],
  factionRaces: ['Orc', 'Troll', 'Dragon', 'Wolf', 'Animal'],
  mostMind: 8,
  mostMindPlayed: 8,
  agents: 'hazard',
  banned: [
    'The Balrog',
    'Above the Abyss',
    'Adûnaphel Unleashed',
    'Akhôrahil Unleashed',
    'Bade to Rule',
    'Balrog of Moria',
    'The Black Council',
    'Black Horse',
    'Black Rider',
    'By the Ringwraith’s Word',
    'Creature of an Older World',
    "Durin's Bane",
    'Dwar Unleashed',
    'Fell Rider',
    'The Fiery Blade',
    'Helm of Fear',
    'Heralded Lord',
    'Hoarmûrath Unleashed',
    'Indûr Unleashed',
    'Khamûl Unleashed',
    'Kill All But NOT the Halflings',
    'The Lidless Eye',
    'Morgul-blade',
    'News of the Shire',
    'Open to the Summons',
    'Orders from Lugbúrz',
    'Padding Feet',
    'Ren Unleashed',
    'The Ring Leaves Its Mark',
    'Sauron',
    'They Ride Together',
    'Use Your Legs',
    'Ûvatha Unleashed',
    'While the Yellow Face Sleeps',
    'The Witch-king Unleashed',
  ],
  cites: {
    halves: 'ME-DECK-005 ME-DECK-024',
    characters: 'ME-DECK-005 ME-BAL-004',
    avatars: 'ME-DECK-005 ME-BAL-003',
    mix: 'ME-BAL-003',
    copies: 'ME-DECK-009 ME-BAL-004',
    places: 'ME-DECK-004 ME-BAL-010',
    ban: 'ME-BAL-007 ME-BAL-4017',
  },
};
export const dragonDeck: DeckRules = {
  ...ringwraithDeck,
  // Dragons are printed as nobody's.
  avatars: 'neutral',
  dragons: true,
  mostMind: 5,
  mostMindPlayed: 5,
  banned: [
    'Above the Abyss',
    'Bade to Rule',
    'Black Horse',
    'Black Rider',
    'By the Ringwraith’s Word',
    'Creature of an Older World',
    'Fell Rider',
    'Helm of Fear',
    'Heralded Lord',
    'Kill All But NOT the Halflings',
    'Morgul-blade',
    'News of the Shire',
    'Open to the Summons',
    'Orders from Lugbúrz',
    'Padding Feet',
    'Sauron',
    'The Black Council',
    'The Ring Leaves Its Mark',
    'The Fiery Blade',
    'The Lidless Eye',
    'They Ride Together',
    'Use Your Legs',
    'While the Yellow Face Sleeps',
  ],
  mindCites: 'ME-DRAGON-4009',
  cites: {
    halves: 'ME-DECK-005 ME-DECK-024',
    characters: 'ME-DECK-005 ME-DECK-023',
    avatars: 'ME-DECK-005 ME-DRAGON-4009',
    mix: 'ME-DRAGON-4009',
    copies: 'ME-DECK-009 ME-DECK-024',
    places: 'ME-DECK-004 ME-DRAGON-4007',
    ban: 'ME-DRAGON-4010',
  },
};
