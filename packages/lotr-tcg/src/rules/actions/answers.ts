/**
 * Who could respond to what: the responses of the rules themselves, of events in hand and of cards in play.
 * LR-RESPONSE-001
 *
 * Owns   which cards answer which events at all, and offering and taking their responses.
 * Not    when a window opens and how it goes (responses.ts).
 * Keeps  a response is tried, paid for and carried out about the very moment that it was offered for.
 */
import {
  type Ability,
  type AnyWord,
  abilityIn,
  firstIn,
  isUsable,
  MOST_DEFINITIONS,
  type Option,
  Options,
  offerGranted,
  place,
} from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { actionOf, answersOfRules } from './action-list.ts';
import { useCard } from './using.ts';

/** A window that opens when something happens says with what: `respondingTo` leaves this mark. */
export interface Answering {
  readonly answers: number;
}
const isAnswering = (word: AnyWord): word is AnyWord & Answering => 'answers' in word;

function answersOf(word: AnyWord, into: Set<number>): void {
  if (isAnswering(word)) into.add(word.answers);
  for (const part of word.parts) answersOf(part, into);
}
const windowsOf = (ability: Ability): readonly AnyWord[] =>
  ability.type === 'action' ? [ability.window] : [];

/** By ability: the events that it answers. */
const eventsOf = new Map<number, ReadonlySet<number>>();
function eventsAnsweredBy(id: number): ReadonlySet<number> {
  let events = eventsOf.get(id);
  if (events === undefined) {
    const found = new Set<number>();
    const { ability } = engine.abilities[id];
    if (ability !== null) for (const word of windowsOf(ability)) answersOf(word, found);
    eventsOf.set(id, (events = found));
  }
  return events;
}

/** By event: which definitions have a response to it, of those that were prepared for a game so far. */
const answerers: Uint8Array[] = [];
let known = 0;
function learnAnswerers(): void {
  for (; known < engine.prepared.length; known++) {
    const { index, actions } = engine.prepared[known];
    for (const id of actions)
      for (const event of eventsAnsweredBy(id))
        (answerers[event] ??= new Uint8Array(MOST_DEFINITIONS))[index] = 1;
  }
}
const NONE = new Uint8Array(0);
function answerersOf(event: number): Uint8Array {
  if (known !== engine.prepared.length) learnAnswerers();
  return answerers[event] ?? NONE;
}

/** An action that someone has for a while answers it. */
function isGranted(s: S, event: number): boolean {
  const { ability, next } = s.effect;
  for (let row = s.channel.first[engine.grants]; row !== 0; row = next[row])
    if (eventsAnsweredBy(ability[row]).has(event)) return true;
  return false;
}

/**
 * Someone holds or has a card that answers such a thing, or the rules do where it happens to that; whether it can be
 * used is not asked yet.
 */
export function isAnswered(s: S, event: number, about: number): boolean {
  const actions = answersOfRules(event);
  for (let i = 0; i < actions.length; i++) if (actions[i].applies?.(s, about) !== false) return true;
  if (isGranted(s, event)) return true;
  const defs = answerersOf(event);
  if (defs === NONE) return false;
  const { def, next, liveNext } = s.card;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (let c = firstIn(s, place(s, Zone.hand, p)); c !== 0; c = next[c])
      if (defs[def[c]] === 1) return true;
  for (let c = s.kernel.liveFirst; c !== 0; c = liveNext[c]) if (defs[def[c]] === 1) return true;
  return false;
}

/** A card has an open response to the current moment. */
function hasAnswer(s: S, player: number, card: number): boolean {
  const { actions } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < actions.length; i++) if (isUsable(s, actions[i], player, card)) return true;
  return false;
}
function anyoneAnswers(s: S, defs: Uint8Array): boolean {
  const { def, next, liveNext } = s.card;
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (s.player.outcome[p] !== 0) continue;
    for (let c = firstIn(s, place(s, Zone.hand, p)); c !== 0; c = next[c])
      if (defs[def[c]] === 1 && hasAnswer(s, p, c)) return true;
  }
  for (let c = s.kernel.liveFirst; c !== 0; c = liveNext[c])
    if (defs[def[c]] === 1 && anyoneUses(s, c)) return true;
  return false;
}
/** A site can be used by others than its owner. */
function anyoneUses(s: S, card: number): boolean {
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === 0 && hasAnswer(s, p, card)) return true;
  return false;
}
function rulesAnswer(s: S, event: number): boolean {
  const actions = answersOfRules(event);
  for (let i = 0; i < actions.length; i++) {
    const { isOpen } = actions[i];
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (isOpen(s, s.card.controller[c], c)) return true;
  }
  return false;
}

/** What is granted is tried where it can be offered: there it is looked up among the options. */
const scratch = new Options();
function grantedAnswers(s: S, event: number): boolean {
  if (!isGranted(s, event)) return false;
  scratch.clear();
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === 0) offerGranted(s, p, scratch);
  return scratch.count > 0;
}

/** The moment of that row is the one that gates ask about; windows that were looked at before may differ for it. */
function turnTo(s: S, row: number): void {
  s.global.moment = row;
  s.side.nextStamp();
}

/** Something can be responded to: the moments from that row on are tried one by one. */
export function anyAnswer(s: S, first: number): boolean {
  for (let row = first; row <= s.global.moments; row++) {
    turnTo(s, row);
    const event = s.moment.event[row];
    if (anyoneAnswers(s, answerersOf(event)) || rulesAnswer(s, event) || grantedAnswers(s, event))
      return true;
  }
  return false;
}

/** Responses of a card to the moment of that row, which the option carries as a number below zero. */
function offerCard(s: S, player: number, card: number, row: number, o: Options): void {
  const { actions } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < actions.length; i++)
    if (isUsable(s, actions[i], player, card)) o.action(card, actions[i], -row);
}
function offerCards(s: S, player: number, row: number, defs: Uint8Array, o: Options): void {
  const { def, next, liveNext } = s.card;
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = next[c])
    if (defs[def[c]] === 1) offerCard(s, player, c, row, o);
  for (let c = s.kernel.liveFirst; c !== 0; c = liveNext[c])
    if (defs[def[c]] === 1) offerCard(s, player, c, row, o);
}
function offerRules(s: S, player: number, event: number, o: Options): void {
  const actions = answersOfRules(event);
  for (let i = 0; i < actions.length; i++)
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (actions[i].isOpen(s, player, c)) o.action(c, 0, actions[i].code);
}
/** Everything that a player may respond with to what happened from that row on. */
export function offerAnswers(s: S, player: number, first: number, o: Options): void {
  const { moment } = s.global;
  let granted = o.count;
  for (let row = first; row <= s.global.moments; row++) {
    turnTo(s, row);
    const event = s.moment.event[row];
    offerCards(s, player, row, answerersOf(event), o);
    offerRules(s, player, event, o);
    // An option of what is granted has no room for a moment: it is offered for the first that it answers.
    if (granted >= 0) {
      granted = o.count;
      offerGranted(s, player, o);
      if (o.count > granted) granted = -1;
    }
  }
  turnTo(s, moment);
}

/** The first moment from that row on that an ability answers. */
function momentFor(s: S, first: number, ability: number): number {
  const events = eventsAnsweredBy(ability);
  for (let row = first; row <= s.global.moments; row++) if (events.has(s.moment.event[row])) return row;
  return first;
}

/** Takes a response that was offered. */
export function takeAnswer(s: S, player: number, first: number, option: Option): void {
  if (option.b === 0) {
    actionOf(option.n).perform(s, player, option.a);
    return;
  }
  s.global.moment = option.n < 0 ? -option.n : momentFor(s, first, abilityIn(option.b));
  useCard(s, player, option.a, option.b);
}
