/** What is hidden in this game, and what it could be: for samples of what a player cannot see. */
import type { State } from '@westmarch/kernel';
import { engine } from './engine.ts';
import { isAgentDefinition } from './rules/cards/cards.ts';
import { Zone } from './state.ts';

const SITE = 8;
const CHARACTER = 1;

/** Only sites lie face down as destinations, and nowhere else; only agents as agents. */
export function couldLieThere(s: State, card: number, def: number): boolean {
  const zone = s.layout.placeKind[s.card.place[card]];
  const kind = engine.fact('kind')[def];
  if (zone === Zone.chosen) return kind === CHARACTER;
  if (zone === Zone.agent) return isAgentDefinition(def);
  return (zone === Zone.destination) === (kind === SITE);
}
