/**
 * Who may be in a starting company, and what is begun with: characters of one's own side, of no more mind than it plays and
 * no agents; others by cards that let them; stage resources, and what stands for a starting item. ME-SETUP-008..012, 019,
 * ME-DRAFT-013, ME-STAGE-003, 006, DECISIONS B6
 *
 * Not    how many there may be, or what their minds may total (turn/draft.ts).
 */
import { firstIn, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { alignments, itemClasses, lengths } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { hasKeyword, isAgent, isAvatar, Kind as Type } from '../cards/cards.ts';
import { isCharacterTo, isOwn, mayLeadOrcs, mostMindOf } from '../cards/owning.ts';

const barred = new Set<number>();
/** A definition may not be included with a starting company. */
export function registerNotStarting(def: number): void {
  barred.add(def);
}

/** Begun with, a card lets one character begin: an agent, or one of up to so much mind. */
interface Leave {
  readonly agent: boolean;
  readonly mind: number;
}
const leaves = new Map<number, Leave>();
export function registerLetsBegin(def: number, agent: boolean, mind: number): void {
  leaves.set(def, { agent, mind });
}
const inPlaceOfItems = new Set<number>();
/** A definition may be begun with in place of a minor item. */
export function registerForItem(def: number): void {
  inPlaceOfItems.add(def);
}

const MINOR = itemClasses.indexOf('minor');
/** Minor ones, neither unique nor of a hoard; all of these are for every side. ME-SETUP-019, ME-ITEM-005, 2013 */
export const isStartingItem = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.item &&
  printed.itemClass(s, card) === MINOR &&
  !hasKeyword(s, card, 'unique') &&
  !hasKeyword(s, card, 'hoard item') &&
  !barred.has(s.card.def[card]);

const STAGE = alignments.indexOf('stage');
const PERMANENT = lengths.indexOf('permanent');
/** A stage resource that is to be tried at the beginning. ME-STAGE-003 */
export const isStartingStage = (s: S, card: number): boolean =>
  printed.alignment(s, card) === STAGE &&
  printed.kind(s, card) === Type.resourceEvent &&
  printed.length(s, card) === PERMANENT;
export const letsBegin = (s: S, card: number): boolean => leaves.has(s.card.def[card]);
export const standsForItem = (s: S, card: number): boolean => inPlaceOfItems.has(s.card.def[card]);
/** It is revealed as characters are. ME-STAGE-006, ME-CARD-0534 */
export const isRevealed = (s: S, card: number): boolean => isStartingStage(s, card) || letsBegin(s, card);

export const NOBODY = -1;
/** The card by which a character may begin; 0: he needs none; NOBODY: he may not. */
export function leaveFor(s: S, player: number, card: number): number {
  if (!isCharacterTo(s, player, card) || isAvatar(s, card) || barred.has(s.card.def[card])) return NOBODY;
  if (!isOwn(s, player, card) || !mayLeadOrcs(s, player, card)) return NOBODY;
  const [mind, most] = [printed.mind(s, card), mostMindOf(s, player, card)];
  if (mind <= most && !isAgent(s, card)) return 0;
  for (let c = firstIn(s, place(s, Zone.events, player)); c !== 0; c = s.card.next[c]) {
    const leave = leaves.get(s.card.def[c]);
    if (leave === undefined || (isAgent(s, card) && !leave.agent)) continue;
    if (mind <= Math.max(most, leave.mind)) return c;
  }
  return NOBODY;
}
