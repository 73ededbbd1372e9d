/**
 * Cards of magic and who uses them. ME-CARD-0017
 *
 * Owns   whom a card of magic was used by, and whether it goes back to the play deck when it would be discarded.
 * Not    who can use which magic: that is a keyword of the character.
 */
import { isMarked, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

/** Of a character: more than 0 while the magic that he uses is never lost. */
export const keepsMagic = engine.marker(
  'keeps magic',
  (whose) =>
    say`when a magic card that ${whose} used would be discarded, shuffle it into your play deck instead`,
);
export function useMagic(s: S, card: number, user: number): void {
  s.card.user[card] = user;
}
/** It goes back to the deck instead of being discarded; who used it is forgotten. */
export function returnsToDeck(s: S, card: number): boolean {
  const user = s.card.user[card];
  s.card.user[card] = 0;
  return s.card.live[user] === 1 && isMarked(s, keepsMagic, user);
}
