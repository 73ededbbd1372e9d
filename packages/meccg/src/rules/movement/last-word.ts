/**
 * What is played at the end of a company's movement/hazard phase, when nobody has anything else to do in it. ME-TIMING-004
 *
 * Owns   when such a card can be played, and whether anybody has one.
 * Keeps  without one in a hand that moment is over at once: whatever can be done at any time could be done just before.
 */
import { firstIn, place } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { Moment, Phase, type S, Zone } from '../../state.ts';

/** The moment in which it is played, by the player whose turn it is. */
export const isLastWord = (s: S, player: number): boolean =>
  s.global.phase === Phase.movementHazard &&
  s.global.moment === Moment.end &&
  s.global.active === player &&
  s.global.company !== 0 &&
  s.global.check === 0;
/** The word for it in the window of an action. */
export const LAST_WORD = 'end of movement/hazard';

const waits: boolean[] = [];
/** By definition: some action of the card waits for that moment. */
function isPlayedLast(def: number): boolean {
  if (waits[def] === undefined)
    waits[def] = engine.definitions[def].actions.some((id) => {
      const { ability } = engine.abilities[id];
      return ability?.type === 'action' && ability.window.word === LAST_WORD;
    });
  return waits[def];
}
/** A player has such a card in hand. */
export function hasLastWord(s: S, player: number): boolean {
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    if (isPlayedLast(s.card.def[c])) return true;
  return false;
}
