/**
 * Who is held prisoner: characters that lie on a hazard, with the site where they can be rescued. ME-PRISON-2000
 *
 * Keeps  a character lies on a card only as a prisoner; he rests there, so that nothing finds him that does not look for
 *        prisoners, and all he carries stays as it was (ME-PRISON-2011, ME-OFFSIDE-2001).
 */
import { firstIn, isIn, place, placeIndexOf } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { Kind } from '../cards/cards.ts';

/** Agents too: whoever is taken was a character then, and lies in no company any more. */
const isPerson = (s: S, card: number): boolean => printed.kind(s, card) === Kind.character;
export const isPrisoner = (s: S, card: number): boolean => isIn(s, card, Zone.on) && isPerson(s, card);
/** He was eliminated as a prisoner: that alone brings a character into the points pile of his own player. DECISIONS C11 */
export const isLostInPrison = (s: S, card: number): boolean =>
  isPerson(s, card) && isIn(s, card, Zone.points) && placeIndexOf(s, card) === s.card.owner[card];
/** The first prisoner from a card of a list on. */
function prisonerFrom(s: S, first: number): number {
  let c = first;
  while (c !== 0 && !isPerson(s, c)) c = s.card.next[c];
  return c;
}
export const firstPrisoner = (s: S, host: number): number =>
  prisonerFrom(s, firstIn(s, place(s, Zone.on, host)));
export const nextPrisoner = (s: S, prisoner: number): number => prisonerFrom(s, s.card.next[prisoner]);
/** A hazard holds somebody of a player. */
export function holds(s: S, host: number, player: number): boolean {
  for (let c = firstPrisoner(s, host); c !== 0; c = nextPrisoner(s, c))
    if (s.card.owner[c] === player) return true;
  return false;
}

/** The site card where whoever a hazard holds can be rescued; 0: it has none. ME-PRISON-2002 */
export function rescueSite(s: S, host: number): number {
  for (let c = firstIn(s, place(s, Zone.on, host)); c !== 0; c = s.card.next[c])
    if (printed.kind(s, c) === Kind.site) return c;
  return 0;
}
