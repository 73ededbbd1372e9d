/**
 * Cards in play: what they are, whose they are, tapping and leaving play. ME-TAP, ME-PILE, ME-DISC
 *
 * Owns   states of a card, and the ways out of play with everything that lies on it.
 * Keeps  whoever leaves takes his cards to the discard pile, but not his followers (ME-DISC-2000, 2001).
 */
import {
  announce,
  firstIn,
  hostOf,
  isIn,
  MOST_DEFINITIONS,
  move,
  place,
  placeIndexOf,
  shuffle,
} from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { cardDiscarded, cardTapped, eliminated, left, wounded } from '../../events.ts';
import { type Keyword, keywords, kinds, type Race, races, type Skill, skills } from '../../facts/names.ts';
import { type S, Status, Zone } from '../../state.ts';
import { mayBeDiscarded, mayLeave } from '../chain/forbidden.ts';
import { Deed, remember } from '../companies/history.ts';
import { dragonOf } from '../hazards/manifestations.ts';
import { ceaseToBeSauron, isMinionPlayer } from '../sides.ts';
import { siteTextOf } from '../sites/site-texts.ts';
import { scoresFor } from './kills.ts';
import { returnsToDeck } from './magic.ts';
import { isStageOf, isStagePermanentOf } from './specific.ts';

/**
 * What else a card gives up that leaves play in a form of its own: agents know sites, and sites know cards, so agents say
 * it here.
 */
let endForm: (s: S, card: number) => void = () => undefined;
export function whenFormEnds(does: typeof endForm): void {
  endForm = does;
}

export const Kind = {
  character: 1,
  item: 2,
  ally: 3,
  faction: 4,
  resourceEvent: 5,
  creature: 6,
  hazardEvent: 7,
  site: 8,
} as const;
if (kinds[Kind.site] !== 'site') throw new Error('The kinds of cards have changed their order.');

const agents = new Uint8Array(MOST_DEFINITIONS);
/** A definition is an agent. */
export function registerAgent(def: number): void {
  agents[def] = 1;
}
export const isAgentDefinition = (def: number): boolean => agents[def] === 1;
/** An agent, in whatever form it is played. */
export const isAgent = (s: S, card: number): boolean => isAgentDefinition(s.card.def[card]);
/** An agent is a character only where it is in play as one, whoever has it. ME-AGENT-006, 2006 */
export const isCharacter = (s: S, card: number): boolean =>
  printed.kind(s, card) === Kind.character && (!isAgent(s, card) || isIn(s, card, Zone.company));
/** It is printed as an avatar, whether it stands for anybody or not. */
export const isAvatarCard = (s: S, card: number): boolean => printed.avatar(s, card) === 1;
/** A Ringwraith in play beyond the one who stands for his player; he is no avatar. ME-RW-006..008 */
export const isRingwraithFollower = (s: S, card: number): boolean =>
  isAvatarCard(s, card) && isIn(s, card, Zone.company) && s.player.avatar[s.card.controller[card]] !== card;
export const isAvatar = (s: S, card: number): boolean =>
  isAvatarCard(s, card) && !isRingwraithFollower(s, card);
/** An item, or a trophy, which is one for everything but handing on and storing. ME-TROPHY-504 */
export const isItem = (s: S, card: number): boolean =>
  printed.kind(s, card) === Kind.item || s.card.trophy[card] === 1;
/** An ally, or a creature that has become one. ME-CARD-0454, 0590 */
export const isAlly = (s: S, card: number): boolean =>
  printed.kind(s, card) === Kind.ally || s.card.tamed[card] === 1;
export const isCreature = (s: S, card: number): boolean =>
  printed.kind(s, card) === Kind.creature && s.card.tamed[card] === 0;
const twofold = new Uint8Array(MOST_DEFINITIONS);
export function registerTwofold(def: number): void {
  twofold[def] = 1;
}
/** It is played as a resource or as a hazard. */
export const isTwofold = (s: S, card: number): boolean => twofold[s.card.def[card]] === 1;
export const isHazard = (s: S, card: number): boolean =>
  isCreature(s, card) ||
  printed.kind(s, card) === Kind.hazardEvent ||
  (isAgent(s, card) && !isIn(s, card, Zone.company)) ||
  (isTwofold(s, card) && !isMinionPlayer(s, s.card.owner[card]));
type Reader = (s: S, card: number) => boolean;
/** By name, so that no list is searched when one is asked for. */
function readers<N extends string>(fact: string, names: readonly N[]): Readonly<Record<N, Reader>> {
  const by: Partial<Record<N, Reader>> = {};
  for (const name of names) by[name] = engine.traits.has(fact, name);
  return by as Record<N, Reader>;
}
const bySkill = readers('skill', skills);
const byKeyword = readers('keyword', keywords);
const byRace = readers('race', races);
export const hasSkill = (s: S, card: number, skill: Skill): boolean => bySkill[skill](s, card);
export const hasKeyword = (s: S, card: number, keyword: Keyword): boolean => byKeyword[keyword](s, card);
export const isRace = (s: S, card: number, race: Race): boolean => byRace[race](s, card);

export const untapped = (s: S, card: number): boolean => s.card.status[card] === Status.untapped;
/**
 * Taps an untapped card; a wounded one stays wounded, and some sites never tap. A company on its way has no site to be
 * tapped. `by` is the card that does it. ME-TAP-002, 008
 */
export function tap(s: S, card: number, by = 0): void {
  if (
    card === 0 ||
    s.card.status[card] !== Status.untapped ||
    siteTextOf(printed.site(s, card)).neverTaps === true
  )
    return;
  s.card.status[card] = Status.tapped;
  announce(s, cardTapped, card, by);
}
/** Wounds a card, by an attack or by what a card does. */
export function wound(s: S, card: number, attack: number, by = 0): void {
  s.card.status[card] = Status.wounded;
  remember(s, companyOf(s, card), Deed.wounded, s.card.def[card]);
  announce(s, wounded, card, attack, by);
}

/** The company that a card belongs to: its own, or that of the character it lies on. 0: none. */
export function companyOf(s: S, card: number): number {
  let c = card;
  while (c !== 0 && !isIn(s, c, Zone.company)) c = hostOf(s, c);
  return c === 0 ? 0 : placeIndexOf(s, c);
}

/** The character that bears or controls a card, or the card itself if it is one. 0: none. */
export function bearerOf(s: S, card: number): number {
  let c = card;
  while (c !== 0 && !isIn(s, c, Zone.company)) c = hostOf(s, c);
  return c;
}

/** Discards whatever lies on a card, and what lies on that. */
export function discardWhatIsOn(s: S, card: number): void {
  const at = place(s, Zone.on, card);
  for (let c = firstIn(s, at); c !== 0; c = firstIn(s, at)) discard(s, c);
}

/** Followers of one who left: they need no influence until their owner's next organization phase. ME-INFL-518 */
export function freeFollowers(s: S, character: number): void {
  const company = companyOf(s, character);
  if (company === 0) return;
  for (let c = firstIn(s, place(s, Zone.company, company)); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === character) {
      s.card.leader[c] = 0;
      s.card.uncontrolled[c] = 1;
    }
}

/** What becomes of whoever a hazard holds prisoner, when it leaves play. */
let release: (s: S, host: number) => void = () => undefined;
export function onHostLeaving(does: typeof release): void {
  release = does;
}

const tamers = new Set<number>();
/** A definition makes an ally of the creature that it lies on, which goes with it. */
export const registerTamer = (def: number): unknown => tamers.add(def);

/** What takes somebody who would be discarded; true: he is taken. */
let press: (s: S, card: number) => boolean = () => false;
export function whenDiscarded(does: typeof press): void {
  press = does;
}

/** Takes a card out of play to a zone of its owner, and discards what lay on it. */
function leavePlay(s: S, card: number, zone: number): void {
  if (isCharacter(s, card) || isAlly(s, card)) {
    const company = companyOf(s, card);
    if (company !== 0) announce(s, left, card, company, hostOf(s, card));
  }
  s.card.tamed[card] = 0;
  const tamed = tamers.has(s.card.def[card]) ? hostOf(s, card) : 0;
  release(s, card);
  discardWhatIsOn(s, card);
  freeFollowers(s, card);
  endForm(s, card);
  if (s.card.live[card] === 1) ceaseToBeSauron(s, card);
  const owner = s.card.owner[card];
  const isHisAvatar = s.player.avatar[owner] === card;
  if (isHisAvatar) s.player.avatar[owner] = 0;
  move(s, card, place(s, zone, owner));
  if (isHisAvatar) dropStage(s, owner, nameOf(s, card), isStagePermanentOf);
  if (s.card.tamed[tamed] === 1) discard(s, tamed);
}
const nameOf = (s: S, card: number): string => s.engine.definitions[s.card.def[card]].names['en'] ?? '';

/** Stage resources of a player that are specific to an avatar are discarded. */
function dropStage(s: S, player: number, name: string, goes: typeof isStageOf): void {
  for (let c = s.kernel.liveFirst, next: number; c !== 0; c = next) {
    const isOne = goes(s, c, player, name);
    if (isOne) discard(s, c);
    // What lay on it may have gone with it.
    next = isOne && s.card.live[c] === 0 ? s.kernel.liveFirst : s.card.liveNext[c];
  }
}
/** Somebody has revealed an avatar: others who are the same lose what is specific to him. ME-STAGE-2005 */
export function dispossessOthers(s: S, player: number, avatar: number): void {
  for (let other = 1; other <= s.layout.sizes.players; other++)
    if (other !== player) dropStage(s, other, nameOf(s, avatar), isStageOf);
}

/** Whom something keeps from leaving so stays, with all he has. `by` is the card that does it. */
export function discard(s: S, card: number, by = 0): void {
  if (!mayLeave(s, card) || (by !== 0 && by !== card && !mayBeDiscarded(s, card, by))) return;
  if (press(s, card)) return;
  // It is told while the card is still in play, so that it can answer for itself.
  if (s.card.live[card] === 1) announce(s, cardDiscarded, card, by, s.card.controller[card]);
  if (s.card.trophy[card] === 1) return loseTrophy(s, card);
  if (!returnsToDeck(s, card)) return leavePlay(s, card, Zone.discard);
  leavePlay(s, card, Zone.deck);
  shuffle(s, place(s, Zone.deck, s.card.owner[card]));
}
/** A trophy goes to the points of whoever had it, or out of play if it is worth nothing to him. ME-TROPHY-500, DECISIONS H2 */
function loseTrophy(s: S, card: number): void {
  const player = s.card.controller[card];
  const scores = scoresFor(s, player, card);
  leavePlay(s, card, Zone.out);
  s.card.trophy[card] = 0;
  if (scores) move(s, card, place(s, Zone.points, player));
}
/** Whatever keeps others from leaving: its owner has left the game. ME-MP-4004 */
export function takeAway(s: S, card: number): void {
  leavePlay(s, card, Zone.discard);
}
/** Out of play for good; still counts for uniqueness. ME-PILE-003, 005, 013 */
export function eliminate(s: S, card: number): void {
  if (s.card.live[card] === 1) announce(s, eliminated, card, 0, s.card.controller[card]);
  leavePlay(s, card, Zone.out);
  removeKin(s, card);
}
/** A Dragon that is gone for good goes in every shape. ME-DRAGON-012 */
export function removeKin(s: S, card: number): void {
  const dragon = dragonOf(s.card.def[card]);
  if (dragon === 0) return;
  for (let c = s.kernel.liveFirst; c !== 0; ) {
    const isKin = c !== card && dragonOf(s.card.def[c]) === dragon;
    if (isKin) leavePlay(s, c, Zone.out);
    c = isKin ? s.kernel.liveFirst : s.card.liveNext[c];
  }
}
/**
 * A hazard whose attack was defeated: nobody scores for one that he played himself, or for one that is worth nothing to
 * his side. ME-DRAGON-011, 014, ME-PILE-011, ME-MP-502, 504
 */
export function winHazard(s: S, card: number, player: number): void {
  if (s.card.owner[card] === player) return eliminate(s, card);
  if (!scoresFor(s, player, card)) return eliminate(s, card);
  discardWhatIsOn(s, card);
  endForm(s, card);
  move(s, card, place(s, Zone.points, player));
  removeKin(s, card);
}
export function toHand(s: S, card: number): void {
  if (mayLeave(s, card)) leavePlay(s, card, Zone.hand);
}
