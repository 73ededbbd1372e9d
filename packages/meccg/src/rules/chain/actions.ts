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
  isOpen,
  type Options,
  offerActions,
  offerGranted,
  place,
  say,
} from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';

/** Where the card lies that an action is about. */
export type From = 'hand' | 'play' | 'onGuard';

/** What the rules' own actions are called by whoever must know one from another. It is never shown: `say` is. */
export type ActionName =
  | 'attack'
  | 'bringIn'
  | 'cancelAtHome'
  | 'declareMovement'
  | 'discard'
  | 'fromSideboard'
  | 'influence'
  | 'placeOnGuard'
  | 'playAlly'
  | 'playItem'
  | 'regroup'
  | 'reveal'
  | 'store'
  | 'takeUp'
  | 'transfer'
  | 'winOver';

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

const fromHand: Indexed[] = [];
const inPlay: Indexed[] = [];
const onGuard: Indexed[] = [];
const byCode: CardAction[] = [];

/** An action as it is gone through for every card: which kinds it is for, and from which gate on it must ask. */
interface Indexed {
  readonly action: CardAction;
  readonly kinds: number;
  readonly from: 0 | 1;
}

/** A window that is the same for every card needs to be asked for once, not for each of them. */
const hasOneWindow = ({ gates }: Pick<CardAction, 'gates'>): boolean =>
  gates.length > 0 && gates[0].kind === 'window' && gates[0].holds.length < 3;

/** Adds an action of the rules. Its number is its place in the list. */
export function cardAction(given: Omit<CardAction, 'code'>): CardAction {
  const action: CardAction = { ...given, code: byCode.length + 1 };
  byCode.push(action);
  const kinds = given.kinds.reduce((set, kind) => set | (1 << kind), 0);
  const indexed: Indexed = { action, kinds, from: hasOneWindow(given) ? 1 : 0 };
  (action.from === 'hand' ? fromHand : action.from === 'play' ? inPlay : onGuard).push(indexed);
  return action;
}

export const actionOf = (code: number): CardAction => byCode[code - 1];

/** Actions whose window is open, for one enumeration. */
const openNow: { readonly hand: Indexed[]; readonly play: Indexed[] } = { hand: [], play: [] };

function narrow(s: S, player: number, actions: readonly Indexed[], into: Indexed[]): void {
  let n = 0;
  for (let i = 0; i < actions.length; i++)
    if (actions[i].from === 0 || actions[i].action.gates[0].holds(s, player, 0)) into[n++] = actions[i];
  into.length = n;
}

/** Offers the rules' own actions about a card. */
function offer(s: S, player: number, card: number, actions: readonly Indexed[], o: Options): void {
  const kind = 1 << printed.kind(s, card);
  for (let i = 0; i < actions.length; i++) {
    const { action, kinds, from } = actions[i];
    if ((kinds & kind) !== 0 && isOpen(action.gates, s, player, card, from)) o.action(card, 0, action.code);
  }
}

/** Definitions that are used where they lie stored, in the organization phase. */
const usedStored: boolean[] = [];
export function registerUsedStored(def: number): void {
  usedStored[def] = true;
}
function offerStored(s: S, player: number, o: Options): void {
  if (s.global.phase !== Phase.organization || s.global.active !== player) return;
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (usedStored[s.card.def[c]]) offerActions(s, player, c, o);
}

engine.everyAction({
  rules: '',
  holds: (s, _player, card) => s.side.host !== 0 || !isMute(s, card),
  why: () => say`its text is ignored`,
});

/** Everything that a player may do now with his cards. */
export function offerAll(s: S, player: number, o: Options): void {
  const { hand, play } = openNow;
  narrow(s, player, fromHand, hand);
  narrow(s, player, inPlay, play);
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c]) {
    if (hand.length > 0) offer(s, player, c, hand, o);
    offerActions(s, player, c, o);
  }
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (play.length > 0 && s.card.controller[c] === player) offer(s, player, c, play, o);
    // Also of others: a hazard on one's own character may be for oneself to remove.
    offerActions(s, player, c, o);
  }
  offerGranted(s, player, o);
  offerStored(s, player, o);
  if (s.global.phase !== Phase.site || s.global.company === 0) return;
  // What lies on guard is revealed by an action of the rules, never used as it lies.
  narrow(s, player, onGuard, hand);
  for (let c = firstIn(s, place(s, Zone.onGuard, s.global.company)); c !== 0; c = s.card.next[c])
    offer(s, player, c, hand, o);
}

/** The actions that are meant for such a card, where it lies. */
export const isFor = (action: CardAction, s: S, card: number): boolean =>
  action.from === (isIn(s, card, Zone.hand) ? 'hand' : isIn(s, card, Zone.onGuard) ? 'onGuard' : 'play') &&
  action.suits(s, card);

/** All of them, by their numbers. */
export const allActions = (): readonly CardAction[] => byCode;

/** The gates of everything that could ever be done with a card. */
export function gatesOf(): readonly (readonly Gate[])[] {
  return byCode.map((action) => action.gates);
}
