/**
 * Hazards that are not played against minion players, and those that are played only among players who use sites of one
 * kind. ME-LIMIT-001, 004..006, ME-HAZ-4005, DECISIONS B9
 *
 * Owns   which ones those are: the rulebook lists them by name.
 * Not    what the cards spare minion players when they lie in play for others (ME-LIMIT-002): their own texts say so.
 */
import { isIn, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isMinionPlayer, sideOf } from '../sides.ts';

const NAMES = new Set([
  'Bane of the Ithil-stone',
  'Foul Fumes',
  'Mûmak (Oliphant)',
  'Worn and Famished',
  'The Black Enemy’s Wrath',
  'In the Heart of his Realm',
  'Mordor in Arms',
]);
/** Events that require an agent, and say so; others speak of agents and target none. ME-LIMIT-003 */
export const AGENT_EVENTS: ReadonlySet<string> = new Set([
  'An Article Missing',
  'Cunning Foes',
  'Good Sense Revolts',
  'Inner Cunning',
  'Never Seen Him',
  'Nobody’s Friend',
  'Pilfer Anything Unwatched',
  'Seek without Success',
  'Shadow out of the Dark',
  'To Get You Away',
  'Twisted Tales',
  'Will not Come Down',
  'Your Welcome Is Doubtful',
]);
/** They look into location decks. ME-LIMIT-006 */
const AMONG_EQUALS: ReadonlySet<string> = new Set(['Winds of Wrath', 'Chance of Being Lost']);
const barred: (true | undefined)[] = [];
const amongEquals: (true | undefined)[] = [];
/** A definition has that name. */
export function registerAgainstMinions(def: number, name: string): void {
  if (NAMES.has(name) || AGENT_EVENTS.has(name)) barred[def] = true;
  if (AMONG_EQUALS.has(name)) amongEquals[def] = true;
}
/** Both have sites of heroes or of minions; a fallen-wizard has both. DECISIONS B9 */
const haveSitesOfOneKind = (s: S, a: number, b: number): boolean =>
  sideOf(s, a).picksVersions || sideOf(s, b).picksVersions || isMinionPlayer(s, a) === isMinionPlayer(s, b);
/** Somebody would play such a card on a minion player, whose turn it is. */
export const isBarredHere = (s: S, player: number, card: number): boolean =>
  (barred[s.card.def[card]] === true && player !== s.global.active && isMinionPlayer(s, s.global.active)) ||
  (amongEquals[s.card.def[card]] === true && !haveSitesOfOneKind(s, player, s.global.active));

export const NOT_AGAINST_MINIONS = say`it is not played against minion players`;
engine.everyAction({
  rules: 'ME-LIMIT-001 ME-LIMIT-006',
  concerns: (def) => barred[def] === true || amongEquals[def] === true,
  holds: (s, player, card) => !isBarredHere(s, player, card) || !isIn(s, card, Zone.hand),
  why: (s, _player, card) =>
    amongEquals[s.card.def[card]] === true
      ? say`it is played only on somebody who uses sites of your own kind`
      : NOT_AGAINST_MINIONS,
});
