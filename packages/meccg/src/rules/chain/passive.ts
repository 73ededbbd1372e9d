/**
 * Passive conditions: what a card in play brings about when something happens. ME-COND-2007..2012
 *
 * Owns   discarding at once what such a condition discards, and asking whether a condition still exists when the
 *        action that it caused resolves.
 * Not    the order of triggered actions, which is the chain's (chain.ts), nor those of a strike (strike.ts).
 * Keeps  nobody answers a required discard: it is no action, and waits for no chain (ME-COND-2009).
 */
import { type AnyWord, resolveWaiting, rowInForce } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

/** It discards its own card, whatever happens or if something is so. */
function isOwnDiscard(effect: AnyWord | null): boolean {
  if (effect?.word === 'if so') return effect.parts.length === 2 && isOwnDiscard(effect.parts[1]);
  return effect?.word === 'discard' && effect.parts[0]?.word === 'self';
}
/** By ability: it is a trigger that does nothing but discard its own card. */
const discarding: boolean[] = [];
function discardsItself(id: number): boolean {
  if (discarding[id] === undefined) {
    const { ability } = engine.abilities[id];
    discarding[id] = ability?.type === 'trigger' && ability.required && isOwnDiscard(ability.effect);
  }
  return discarding[id];
}

/** Whatever a condition requires to be discarded goes now. ME-COND-2009 */
export function discardAtOnce(s: S): void {
  for (let w = s.kernel.waitingFirst, next: number; w !== 0; w = next) {
    next = s.waiting.next[w];
    if (discardsItself(s.waiting.ability[w])) resolveWaiting(s, w);
  }
}

/** The card that caused an action is gone, or what caused it is no longer so: it is cancelled. ME-COND-2011, 2012 */
export function hasCeased(s: S, entry: number): boolean {
  const id = s.entry.ability[entry];
  if (id === 0) return false;
  const caused = s.engine.abilities[id];
  const { ability, def } = caused;
  if (ability === null || !('evenIfGone' in ability) || ability.evenIfGone) return false;
  // One that was granted for a while stands by itself.
  if (!s.engine.definitions[def].abilities.includes(id)) return false;
  const source = s.entry.source[entry];
  const row = s.card.life[source] === s.entry.life[entry] ? rowInForce(s, id, source) : 0;
  return row === 0 || !caused.matches(s, row, s.entry.a[entry], s.entry.b[entry], s.entry.n[entry]);
}
