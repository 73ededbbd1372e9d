/**
 * What a player may do, wherever it is allowed: one list for windows and for answers. ME-TURN, ME-CHAIN
 *
 * Owns   the register of the rules' own actions, and going through a player's cards for everything that is open.
 * Not    any single action: each stands with its topic, and enters itself here.
 * Keeps  every action passes its gates, and nothing else decides whether it is offered.
 */

import type { Phrase } from '@westmarch/kernel';
import {
  firstIn,
  type Gate,
  isIn,
  isMute,
  type Options,
  offerActions,
  offerGranted,
  place,
  RuleActions,
  say,
} from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { agentIn, firstAgent, lastAgent } from '../agents/agents.ts';
import { Kind as Type } from '../cards/cards.ts';
import { isReserved, reservedWith, reserving } from '../hazards/reserved.ts';
import { sideOf } from '../sides.ts';

/** Where the card lies that an action is about. */
export type From = 'hand' | 'play' | 'onGuard' | 'stored' | 'piles' | 'agents';

/**
 * The rules' own actions, in the order in which they are offered and numbered, whichever module is loaded first.
 * Records hold choices by their place among the options: a new one goes to the end, and none changes its place.
 * The names are for whoever must know one from another, and never shown: `say` is.
 */
const ORDER = [
  'discardStage',
  'discardStoredStage',
  'takeUp',
  'agentReveal',
  'cancelAtHome',
  'exchange',
  'attack',
  'declareMovement',
  'bringIn',
  'recall',
  'discard',
  'regroup',
  'placeOnGuard',
  'reveal',
  'playItem',
  'playAlly',
  'winOver',
  'hazardsFromSideboard',
  'agentMove',
  'agentBack',
  'agentHome',
  'agentUntap',
  'agentHeal',
  'agentHide',
  'agentLure',
  'influence',
  'attackCompany',
  'fetch',
  'transfer',
  'store',
  'fromSideboard',
  'rescue',
  'playAgent',
  'exchangeAvatar',
] as const;
export type ActionName = (typeof ORDER)[number];

/** An action of the rules about one card: play it, store it, remove it. */
export interface CardAction {
  readonly name: ActionName;
  readonly code: number;
  readonly from: From;
  /** Kinds of cards that it can be about: others are never asked. */
  readonly kinds: readonly number[];
  /** It is meant for such a card at all: why it is refused to others is of no interest to anyone. */
  suits(s: S, card: number): boolean;
  readonly gates: readonly Gate[];
  /** What happens when it is declared; an action that goes onto the chain puts itself there. */
  declare(s: S, player: number, card: number): void;
  say(s: S, card: number): Phrase;
}

const KINDS = Object.values(Type).length + 1;
const from: Readonly<Record<From, RuleActions>> = {
  hand: new RuleActions(engine, KINDS, 'kind'),
  play: new RuleActions(engine, KINDS, 'kind'),
  onGuard: new RuleActions(engine, KINDS, 'kind', { texts: false }),
  stored: new RuleActions(engine, KINDS, 'kind', { texts: false }),
  piles: new RuleActions(engine, KINDS, 'kind', { texts: false }),
  agents: new RuleActions(engine, KINDS, 'kind', { texts: false }),
};
const byCode: CardAction[] = [];

/** Adds an action of the rules. Its number is its place in the list of all. */
export function cardAction(given: Omit<CardAction, 'code'>): CardAction {
  const at = ORDER.indexOf(given.name);
  if (byCode[at] !== undefined) throw new Error(`Two actions of the rules are called "${given.name}".`);
  const action: CardAction = { ...given, code: at + 1 };
  byCode[at] = action;
  from[action.from].add(action, action.kinds);
  return action;
}

export const actionOf = (code: number): CardAction => byCode[code - 1];

/** Definitions that are used where they lie stored, in the organization phase. */
const usedStored: boolean[] = [];
export function registerUsedStored(def: number): void {
  usedStored[def] = true;
}
function offerStored(s: S, player: number, o: Options): void {
  if (s.global.phase !== Phase.organization || s.global.active !== player) return;
  from.stored.offer(s, player, firstIn(s, place(s, Zone.points, player)), s.card.next, o);
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (usedStored[s.card.def[c]]) offerActions(s, player, c, o);
}

/** Characters may come from these to a player whom they serve so. ME-ORG-514 */
function offerPiles(s: S, player: number, o: Options): void {
  if (s.global.phase !== Phase.organization || s.global.active !== player) return;
  if (sideOf(s, player).recallsMind === 0) return;
  from.piles.offer(s, player, firstIn(s, place(s, Zone.discard, player)), s.card.next, o);
  from.piles.offer(s, player, firstIn(s, place(s, Zone.sideboard, player)), s.card.next, o);
}
/** Agents lie in places of their own, face up or down: what they do by the rules they do in one phase. ME-AGENT-2064 */
function offerAgents(s: S, player: number, o: Options): void {
  if (s.global.phase !== Phase.movementHazard || s.global.hazardPlayer !== player) return;
  for (let agent = firstAgent(player); agent <= lastAgent(player); agent++) {
    const card = agentIn(s, agent);
    if (card === 0) continue;
    from.agents.offer(s, player, card, s.card.next, o);
    // What one that is face up says is found with everything in force.
    if (s.card.live[card] === 0) offerActions(s, player, card, o);
  }
}

engine.everyAction({
  rules: '',
  holds: (s, _player, card) => s.side.host !== 0 || !isMute(s, card),
  why: () => say`its text is ignored`,
});

/** No card has another behind it. */
const ALONE = new Uint16Array(1 << 12);
/** What a player may do with one card of his hand. */
export const offerFromHand = (s: S, player: number, card: number, o: Options): void =>
  from.hand.offer(s, player, card, ALONE, o);

/** Creatures that are reserved are played as though they were in hand. */
function offerReserved(s: S, player: number, o: Options): void {
  if (s.global.phase !== Phase.movementHazard || s.global.hazardPlayer !== player) return;
  for (let row = s.channel.first[reserving.channel]; row !== 0; row = s.effect.next[row]) {
    const keeper = s.effect.source[row];
    if (s.card.controller[keeper] === player)
      from.hand.offer(s, player, reservedWith(s, keeper), s.card.next, o);
  }
}

/** Everything that a player may do now with his cards. */
export function offerAll(s: S, player: number, o: Options): void {
  from.hand.offer(s, player, firstIn(s, place(s, Zone.hand, player)), s.card.next, o);
  // Also of others: a hazard on one's own character may be for oneself to remove.
  from.play.offer(s, player, s.kernel.liveFirst, s.card.liveNext, o);
  offerGranted(s, player, o);
  offerStored(s, player, o);
  offerPiles(s, player, o);
  offerAgents(s, player, o);
  offerReserved(s, player, o);
  // What lies on guard is revealed by an action of the rules, never used as it lies.
  if (s.global.phase === Phase.site && s.global.company !== 0)
    from.onGuard.offer(s, player, firstIn(s, place(s, Zone.onGuard, s.global.company)), s.card.next, o);
}

/** The actions that are meant for such a card, where it lies. */
export const isFor = (action: CardAction, s: S, card: number): boolean =>
  action.from === whereItLies(s, card) && action.suits(s, card);
function whereItLies(s: S, card: number): From {
  if (isIn(s, card, Zone.hand) || isReserved(s, card)) return 'hand';
  if (isIn(s, card, Zone.onGuard)) return 'onGuard';
  if (isIn(s, card, Zone.discard) || isIn(s, card, Zone.sideboard)) return 'piles';
  if (isIn(s, card, Zone.agent)) return 'agents';
  return isIn(s, card, Zone.points) ? 'stored' : 'play';
}

/** All of them, in their order. */
export const allActions = (): readonly CardAction[] => byCode;
/** What they all are called, in their order. */
export const actionNames: readonly ActionName[] = ORDER;

/** The gates of everything that could ever be done with a card. */
export function gatesOf(): readonly (readonly Gate[])[] {
  return byCode.map((action) => action.gates);
}
