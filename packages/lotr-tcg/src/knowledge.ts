/** What is hidden in this game, and what it could be: for samples of what a player cannot see. */
import type { State } from '@westmarch/kernel';
import { engine } from './engine.ts';
import { Kind } from './rules/cards/cards.ts';
import { Zone } from './state.ts';

/** Sites lie in adventure decks, and nothing else does. */
export function couldLieThere(s: State, card: number, def: number): boolean {
  const isAdventure = s.layout.placeKind[s.card.place[card]] === Zone.adventure;
  return isAdventure === (engine.fact('kind')[def] === Kind.site);
}
