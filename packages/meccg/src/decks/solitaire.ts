/**
 * One deck in two parts for solitaire: all its hazards by themselves, the rest for the player. ME-SOLO-4000
 *
 * Keeps  what counts as a hazard is what does so in a deck of that kind; the sideboard keeps its hazards to itself, since
 *        none may come into the play deck.
 */
import { factsOf } from '../facts/cards.ts';
import { isHazardOf } from '../rules/cards/belonging.ts';
import { sideNamed } from '../rules/sides.ts';
import type { DeckList } from './challenge.ts';
import { sideOfDeck } from './side.ts';

const isHazardIn = (deck: DeckList): ((id: string) => boolean) => {
  const side = sideNamed(sideOfDeck(deck));
  return (id) => isHazardOf(factsOf(id), side);
};

export function solitaryDecks(own: DeckList, hazards: DeckList): readonly [DeckList, DeckList] {
  const [mine, theirs] = [isHazardIn(own), isHazardIn(hazards)];
  return [
    {
      ...own,
      side: sideOfDeck(own),
      deck: own.deck.filter((id) => !mine(id)),
      sideboard: own.sideboard.filter((id) => !mine(id)),
    },
    {
      key: '',
      name: hazards.name,
      side: sideOfDeck(own),
      deck: hazards.deck.filter(theirs),
      pool: [],
      sideboard: [],
    },
  ];
}
