/**
 * Hazards that are not played against minion players. ME-LIMIT-001, DECISIONS B9
 *
 * Owns   which ones those are: the rulebook lists them by name.
 * Not    what the cards spare minion players when they lie in play for others (ME-LIMIT-002): their own texts say so.
 */
import { isIn, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isMinionPlayer } from '../sides.ts';

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
const barred: (true | undefined)[] = [];
/** A definition has that name. */
export function registerAgainstMinions(def: number, name: string): void {
  if (NAMES.has(name) || AGENT_EVENTS.has(name)) barred[def] = true;
}
/** Somebody would play such a card on a minion player, whose turn it is. */
export const isBarredHere = (s: S, player: number, card: number): boolean =>
  barred[s.card.def[card]] === true && player !== s.global.active && isMinionPlayer(s, s.global.active);

export const NOT_AGAINST_MINIONS = say`it is not played against minion players`;
engine.everyAction({
  rules: 'ME-LIMIT-001',
  holds: (s, player, card) => !isBarredHere(s, player, card) || !isIn(s, card, Zone.hand),
  why: () => NOT_AGAINST_MINIONS,
});
