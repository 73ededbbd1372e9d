/**
 * The state of a game: what lies where, and every number that the rules remember.
 *
 * Owns   the columns and zones, in the game's own words.
 * Keeps  nothing assumes two players; the kind of player is a number; what can be computed is not stored.
 */
import {
  amount,
  count,
  defineState,
  fewOf,
  flag,
  idOf,
  oneOf,
  type StateOf,
  secret,
  whole,
} from '@westmarch/kernel';
import { declarations, sides } from './facts/names.ts';
import { PLACES, sites } from './map/map.ts';
import { addedTable } from './tables/added.ts';
import { agentTables } from './tables/agents.ts';
import { chainTables } from './tables/chain.ts';
import { combatTables } from './tables/combat.ts';
import { COMPANIES_PER_PLAYER, companyTables } from './tables/companies.ts';
import { optionalColumns } from './tables/optional.ts';

export const phases = [
  'set-up',
  'untap',
  'organization',
  'long-event',
  'movement/hazard',
  'site',
  'end-of-turn',
  'council',
] as const;
/** The phases by name. */
export const Phase = {
  setUp: 0,
  untap: 1,
  organization: 2,
  longEvent: 3,
  movementHazard: 4,
  site: 5,
  endOfTurn: 6,
  council: 7,
} as const;

export const Stage = {
  none: 0,
  beforeStrikes: 1,
  betweenStrikes: 2,
  hazards: 3,
  resources: 4,
  /** A company is about to face what guards its site. */
  entering: 5,
  /** Strikes are being assigned: nothing can be declared. */
  assigning: 6,
} as const;

export const Starter = { no: 0, rules: 1, deck: 2 } as const;

export const Moment = { any: 0, beginning: 1, end: 2 } as const;

export const statuses = ['untapped', 'tapped', 'wounded'] as const;
export const Status = { untapped: 0, tapped: 1, wounded: 2 } as const;

export { AGENTS_PER_PLAYER, STEPS_PER_AGENT } from './tables/agents.ts';
export { COMPANIES_PER_PLAYER } from './tables/companies.ts';
export const MOST_PLAYERS = 5;
/**
 * Rows for site cards that reach the table: two for each company, and one that may lie stored, or never leaves it: no
 * player has both; and some more for agents, who seldom are all face up. The location deck itself is one byte a site.
 */
export const SITES_OF_COMPANIES = 2 * COMPANIES_PER_PLAYER + 1;
export const SITES_PER_PLAYER = SITES_OF_COMPANIES + 3;
export const LOCATIONS = sites.length - 1;
/** Where a site of the location deck is; from `onAgents` on it lies face down on an agent, but one that is not in it at all. */
export const Location = { available: 0, onTable: 1, discarded: 2, onAgents: 3, absent: 255 } as const;

export const schema = defineState({
  name: 'meccg',
  global: {
    turn: count(),
    /** Whose turn was the first, and how far round the table the hazards begin, in games of three and more. */
    first: idOf('player'),
    round: count(),
    active: idOf('player'),
    phase: oneOf(phases),
    /** The window now open is for what is done at the beginning or the end of the phase, and nothing else. */
    moment: oneOf(['any', 'beginning', 'end']),
    /** Who plays hazards on the company now moving. */
    hazardPlayer: idOf('player'),
    company: idOf('company'),
    /** Entries on the chain of effects, all open chains together, and how much of what they remember is kept. */
    entries: count(),
    kept: count(),
    /** The attack being faced, and the strike being resolved. */
    attack: idOf('attack'),
    strike: idOf('strike'),
    /** Where in combat we are, so that cards know when they may be played. */
    stage: oneOf([
      'none',
      'before strikes',
      'between strikes',
      'hazards on strike',
      'resources on strike',
      'entering',
      'assigning strikes',
    ]),
    /** Who is about to roll a corruption check, what was added to it so far, and whether he passes it whatever he rolls. */
    check: idOf('card'),
    checkModifier: amount(),
    checkSure: flag(),
    /** Who makes the influence attempt now declared, on what, with what copy of it shown, and what was added so far. */
    attempt: idOf('card'),
    attemptOn: idOf('card'),
    attemptCopy: idOf('card'),
    attemptModifier: amount(),
    pathLength: count(),
    /** The path was walked by region movement, so that every region counts by name. */
    byRegions: flag(),
    /** The same of the way that whoever fell behind has still to go. */
    leftLength: count(),
    leftByRegions: flag(),
    /** What was added to the hazard limit of the company by effects that are over. */
    limitChange: amount(),
    hazardsDeclared: count(),
    /** Game length in decks, 1 to 4. */
    decks: count(),
    /** After so many turns of each, time is called; 0: never. ME-TOURN-4026 */
    rounds: count(),
    avatarLoss: oneOf(['lose', 'minus5', 'eliminated']),
    /** Whoever tie at the Council roll dice for it. */
    tieRoll: flag(),
    /** Starting companies are chosen whole, and shown at once. */
    simultaneous: flag(),
    /** The starter rules are in use: as such, or because somebody has no more than a starter deck. */
    starter: oneOf(['no', 'rules', 'deck']),
    ...optionalColumns,
    /** Who called the Council. */
    calledBy: idOf('player'),
    roll: count(),
  },
  player: {
    side: oneOf(sides),
    /** The avatar that he says he is. */
    declared: oneOf(declarations),
    exhausted: count(),
    /** How many characters were played, discarded or revealed in this organization phase. */
    organized: count(),
    /** In this organization phase he has discarded a character by choice. */
    parted: flag(),
    /** Companies were regrouped this organization phase. */
    regrouped: flag(),
    /** This organization phase's one stage resource was given up. */
    stageDiscarded: flag(),
    avatar: idOf('card'),
    avatarLost: flag(),
    /** The Ringwraith whom he has revealed, by definition: he stays his, in play or in hand. ME-BODY-500, ME-RW-006 */
    revealed: { cell: 'u16', seenBy: 'all' },
    /** Of many, whom he has chosen to be, by definition. ME-MP-4015 */
    chosen: { cell: 'u16', seenBy: 'all' },
    hazardsHalved: flag(),
    influenced: flag(),
    /** The opponent whose card he has tried so to influence this turn. ME-CVCC-501 */
    wooed: idOf('player'),
    /** One of his companies has attacked another this turn. */
    attacked: flag(),
    /** A choice made at the same time as others, hidden until all have made theirs. */
    pick: secret({ cell: 'u16', seenBy: 'owner', table: 'card' }),
    /** He ends his draft with this round, hidden like a pick. */
    stops: secret({ cell: 'u8', seenBy: 'owner' }),
    done: flag(),
    /** Who sits next to him, where that is not the next seat. */
    after: idOf('player'),
    draftMind: count(),
    minorItems: count(),
    /** Points lost for good. */
    penalty: count(),
    /** Of a Dragon player: lands that are open to him on this journey, and regions through which he has come, a bit each. */
    lands: count(),
    through: whole(),
    /** And how many of his strikes are beaten in the fight of two companies now going on. */
    strikesLost: count(),
  },
  card: {
    status: oneOf(statuses),
    /** The character who controls this follower by direct influence. */
    leader: idOf('card'),
    /** Came into play this turn. */
    arrived: flag(),
    /** The controller left: no influence is needed until the owner's next organization phase. */
    uncontrolled: flag(),
    /** Of a character: a corruption card was played on him this turn. Of such a card: tries to remove it this turn, 1 tapping, 2 without. */
    corrupted: count(),
    /** Of an event in play: in whose turn it was played. */
    during: idOf('player'),
    /** A note that a procedure makes on a card while it runs; nothing once it is over. */
    mark: amount(),
    /** The place where it was won, stored or played. */
    where: count(),
    /** Of an event in play: the company that it lies with, or the attack that it waits for. */
    ofCompany: fewOf('company'),
    ofAttack: fewOf('attack'),
    /** Stored where it is worth nothing to its player. */
    worthless: flag(),
    /** The card that it stands for, or that it was stored with. */
    ofCard: idOf('card'),
    /** On guard: which hazard of those declared on the company it was. */
    hazardNumber: count(),
    /** Of a weapon, armour, shield or helmet: taken up on this occasion. */
    takenUp: flag(),
    /** Of an attacking creature: how often the way out that it offers was used. */
    usedUp: count(),
    /** Of a card of magic: who used it. */
    user: idOf('card'),
    /** Of a site card: the turn in which its own rule lets more be played there. */
    openIn: count(),
    /** Of a site card: what taps sites by their paths and has looked at it this turn, one bit each. */
    weathered: count(),
    /** It is one of several whose turn in an effect is still to come: half of where the frame of that effect lies. */
    due: count(),
    /** Of a creature on a character: it was defeated and is his trophy, or has become his ally. */
    trophy: flag(),
    tamed: flag(),
    /** Of a card in a hazard row: it is turned up. */
    turned: flag(),
    /** Of a source of corruption: it is the one whose points count twice, while a card says so. */
    doubled: flag(),
    /** Of a site card: it stands for the one that lies with a hazard, and is there for a rescue alone. ME-RESCUE-2011 */
    lent: flag(),
    /** Of one who is out of play: the player whose company has slain him. */
    slainBy: idOf('player'),
  },
  tables: {
    ...companyTables,
    ...agentTables,
    /** One row per player and site card of the location deck. */
    location: { rows: (sizes) => sizes.players * LOCATIONS, columns: { state: count() } },
    /** Places that had a Dragon when the turn began. */
    lair: { rows: PLACES, columns: { hoard: flag() } },
    /** The path of the company now moving, in order; a region may count as two Wildernesses. */
    path: { rows: 16, columns: { region: count(), type: count(), doubled: flag() } },
    ...combatTables,
    ...addedTable,
    /** What companies have been through this turn, one row each: the card by its definition, and in which phase. */
    history: {
      rows: 64,
      columns: {
        company: idOf('company'),
        deed: count(),
        def: { cell: 'u16', seenBy: 'all' },
        phase: oneOf(phases),
      },
    },
    ...chainTables,
  },
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    discard: { per: 'player', seenBy: 'owner' },
    sideboard: { per: 'player', seenBy: 'owner' },
    pool: { per: 'player', seenBy: 'owner' },
    /** A starting company that is not shown yet. */
    chosen: { per: 'player', seenBy: 'owner' },
    /** Characters that act together. */
    company: { per: 'company', seenBy: 'all', live: true },
    /** Whatever lies on a character, an item, a site or a faction. */
    on: { per: 'card', seenBy: 'all', live: true },
    /** An agent that is in play as a hazard; one that lies face down is in force no more than any such card. */
    agent: { per: 'agent', seenBy: 'all', live: true },
    events: { per: 'player', seenBy: 'all', live: true },
    factions: { per: 'player', seenBy: 'all', live: true },
    sites: { per: 'game', seenBy: 'all', live: true },
    /** New sites, face down until their company moves. */
    destination: { per: 'company', seenBy: 'owner' },
    onGuard: { per: 'company', seenBy: 'owner' },
    /** Creatures that attack right now. */
    attacking: { per: 'game', seenBy: 'all', live: true },
    /** Cards declared and not resolved. */
    declared: { per: 'game', seenBy: 'all' },
    points: { per: 'player', seenBy: 'all' },
    out: { per: 'player', seenBy: 'all' },
    aside: { per: 'player', seenBy: 'all' },
    /** Site rows that no site uses. */
    spare: { per: 'player', seenBy: 'all' },
  },
  room: { effects: 160, waiting: 32, frames: 512 },
});

export type S = StateOf<typeof schema>;
export const Zone = schema.zone;
