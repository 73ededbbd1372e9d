/**
 * The state of a game: what lies where, and every number that the rules remember.
 *
 * Keeps  nothing assumes two players; what can be computed is not stored.
 */
import {
  amount,
  count,
  defineState,
  flag,
  idOf,
  oneOf,
  type StateOf,
  secret,
  whole,
} from '@westmarch/kernel';
import { cultures } from './facts/names.ts';

export const phases = [
  'set-up',
  'fellowship',
  'shadow',
  'maneuver',
  'archery',
  'assignment',
  'skirmish',
  'regroup',
] as const;
export const Phase = {
  setUp: 0,
  fellowship: 1,
  shadow: 2,
  maneuver: 3,
  archery: 4,
  assignment: 5,
  skirmish: 6,
  regroup: 7,
} as const;

/** More than can be removed from one skirmish. */
const FALLEN = 16;
/** Three rounds of four actions. */
const REMEMBERED = 12;
const BARRED = 32;
/** Windows within windows, each with everything that happened at one time. */
const MOMENTS = 48;

export const schema = defineState({
  name: 'lotr-tcg',
  global: {
    turn: count(),
    /** The Free Peoples player of this turn. */
    active: idOf('player'),
    phase: oneOf(phases),
    /** Whose Shadow phase it is. */
    shadow: idOf('player'),
    twilight: whole(),
    moves: count(),
    moveLimit: count(),
    /** The companion or ally whose skirmish is on, whether it is over before its time, and whether it is a fierce one. */
    skirmish: idOf('card'),
    cancelled: flag(),
    fierce: flag(),
    /** The fellowship is between two sites, so that no site's text can be used. LR-MOVE-012 */
    moving: flag(),
    /** Sites without printed numbers: whoever lays one chooses freely, and regions cost. LR-SITE-003 */
    freePath: flag(),
    /** Something of this phase is remembered of a card. */
    eventful: flag(),
    /** Numbers of the sites that the fellowship moved to in this phase, as a set. */
    trail: whole(),
    /** The Free Peoples player had initiative when a hand was looked at last. LR-INIT-001 */
    hadInitiative: flag(),
    /** A number of a character may have fallen: deaths and corruption are to be looked for. */
    unsettled: flag(),
    /** Rows of `moment` in use, those of them that nobody has heard of yet, and the one that is being responded to. */
    moments: count(),
    told: count(),
    moment: idOf('moment'),
    /** What was about to happen was prevented, or how much of it was not: asked right after its window. */
    prevented: flag(),
    amount: whole(),
    fellowshipArchery: amount(),
    minionArchery: amount(),
    /** Starter Rules: no bids, fixed fellowships, one new draw deck. LR-SETUP-004, LR-START-013, LR-ZONE-005 */
    starter: flag(),
    /** A card has ended the phase in which one player acts alone. */
    phaseOver: flag(),
    /** A card lets this player act next, whoever's chance it would be; asked right after that action. */
    actsNext: idOf('player'),
    /** By how much toil has just lowered a cost: asked right after it. LR-KEYWORD-022 */
    less: count(),
    /** How much of what is asked for to play a card was left unpaid: asked right after it. LR-COST-007 */
    owing: count(),
    /** How many wounds were placed so far: whoever must know whether one was asks before and after. LR-EFFECT-009 */
    placed: whole(),
    /** The frame of the ability whose offered price is being paid; 0 once part of it was not. LR-EFFECT-009 */
    offered: whole(),
    /** The Nazgûl that fights the Ring-bearer next, whatever else was to be fought. LR-ERRATA-022 */
    returned: idOf('card'),
    /** Actions noted in `done`, and those in `barred` that may not be repeated any more. LR-LOOP */
    noted: count(),
    looped: count(),
    /** The number of players at the start. */
    seats: count(),
  },
  player: {
    /** His place in the order of turns, from 1. */
    seat: count(),
    /** Where his fellowship stands on the path. */
    site: count(),
    burdens: count(),
    threats: count(),
    ringBearer: idOf('card'),
    ring: idOf('card'),
    wearing: flag(),
    bid: secret(count()),
    /** Cards taken into hand in this fellowship phase. LR-FELLOW-006 */
    drawn: count(),
    spent: count(),
    /** Starter Rules: so many cards on top of his draw deck are his starting fellowship. */
    fixed: count(),
    /** Starter Rules: he has made a new draw deck of his discard pile. */
    reshuffled: flag(),
    /** He has used what the rules offer once: rest at a sanctuary in this turn, muster in this regroup phase. */
    rested: flag(),
    mustered: flag(),
    /** He skips his next Shadow phase. LR-ERRATA-038 */
    skips: flag(),
  },
  card: {
    /** Wounds and exertions alike. LR-WOUND-006 */
    wounds: count(),
    /** Of a minion: the character it is assigned to. */
    against: idOf('card'),
    /** Of a minion: it takes part in the assignments that are being made. */
    mayFight: flag(),
    /** Of a minion: the Free Peoples player left it over. LR-ASSIGN-006 */
    leftover: flag(),
    /** Of a minion: it is assigned in the declaration that is being made, and told of when that is done. LR-ASSIGN-013 */
    chosen: flag(),
    /** Of a minion: which of its ambushes were used, as a set. LR-KEYWORD-006 */
    ambushed: count(),
    /** Of an ally: the Free Peoples player does not count it in this archery fire. LR-ARCHERY-012 */
    leftOut: flag(),
    /** One effect discards it with others, and it is as good as gone. LR-ERRATA-019 */
    doomed: flag(),
    /** Of a site on the path or under control: its number. LR-SITE-004 */
    number: count(),
    /** Culture tokens, all of one culture. LR-TOKEN-001 */
    tokens: count(),
    tokensOf: oneOf(cultures),
  },
  tables: {
    /** Which player sits at a place of the order. */
    order: { rows: (sizes) => sizes.players, columns: { player: idOf('player') } },
    /** Characters that left the skirmish that is on: they have lost it. LR-SKIRM-015 */
    fallen: { rows: () => FALLEN, columns: { card: idOf('card') } },
    /** What has happened or is about to, and can be responded to: windows within windows, the innermost last. */
    moment: {
      rows: () => MOMENTS,
      columns: { event: amount(), about: amount(), other: amount(), number: whole(), prevented: flag() },
    },
    /** What is remembered of cards even when they have left: whom each lay on last, and what befell it. */
    past: {
      rows: (sizes) => sizes.cards,
      columns: { bearer: idOf('card'), turn: count(), phase: count() },
    },
    /** The last actions of the phase that is on, each with what the table was like after it. LR-LOOP-001 */
    done: {
      rows: () => REMEMBERED,
      columns: {
        player: idOf('player'),
        card: idOf('card'),
        ability: whole(),
        mark: whole(),
        twilight: whole(),
      },
    },
    /** Actions whose repetitions have been counted out in this phase. */
    barred: {
      rows: () => BARRED,
      columns: { player: idOf('player'), card: idOf('card'), ability: whole() },
    },
  },
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    /** Everyone has seen what was discarded. LR-DISCARD-002, 004 */
    discard: { per: 'player', seenBy: 'all' },
    dead: { per: 'player', seenBy: 'all' },
    adventure: { per: 'player', seenBy: 'owner' },
    /** Sites in the order of their numbers. */
    path: { per: 'game', seenBy: 'all', live: true },
    companions: { per: 'player', seenBy: 'all', live: true },
    support: { per: 'player', seenBy: 'all', live: true },
    minions: { per: 'player', seenBy: 'all', live: true },
    on: { per: 'card', seenBy: 'all', live: true },
    stacked: { per: 'card', seenBy: 'all' },
    /** Events being played. */
    played: { per: 'game', seenBy: 'all' },
    removed: { per: 'player', seenBy: 'all' },
  },
  room: { effects: 160, waiting: 48, frames: 512 },
});

export type S = StateOf<typeof schema>;
export const Zone = schema.zone;
