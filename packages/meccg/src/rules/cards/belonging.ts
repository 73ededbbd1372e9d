/**
 * Whose a card is, by what is printed on it: what it counts as for a side, and whether that side has such cards.
 * ME-DECK-014, ME-CHAR-503, ME-ITEM-005, ME-STAGE-002, ME-BAL-004..006, ME-AGENT-002..008
 *
 * Not    lists of names and numbers of copies (decks/checks), or what may be played now (owning.ts).
 */
import type { CardFacts } from '../../facts/cards.ts';
import type { Side } from '../sides.ts';

const nameOf = (card: CardFacts): string => card.names['en'] ?? card.id;

/** An agent is a character where his side says so; those printed as hazards never are. ME-AGENT-002 */
const isHazardAgent = (card: CardFacts, side: Side): boolean =>
  card.agent && (side.deck.agents === 'hazard' || card.alignment === 'neutral');
export const isCharacterOf = (card: CardFacts, side: Side): boolean =>
  card.kind === 'character' && !isHazardAgent(card, side);
/** A card may be a hazard to one side and a resource to another. ME-CARD-0731 */
export const isHazardOf = (card: CardFacts, side: Side): boolean =>
  card.kind === 'creature' ||
  card.kind === 'hazard event' ||
  isHazardAgent(card, side) ||
  side.deck.asHazard.includes(nameOf(card));

/** It is of another side altogether. */
export function isForeign(card: CardFacts, side: Side): boolean {
  if (card.avatar) return card.alignment !== side.deck.avatars;
  if (isHazardOf(card, side) || side.plays.some((own) => own === card.alignment)) return false;
  return card.kind !== 'item' || card.alignment !== side.deck.foreignItems;
}

export type Misfit = 'character race' | 'mind' | 'faction race';
/** It is of a race or a mind that his side has not. What is specific to his avatar always fits. */
export function misfitOf(card: CardFacts, side: Side): Misfit | null {
  const { characterRaces, factionRaces, mostMind, specific } = side.deck;
  if (specific !== '' && card.specific === specific) return null;
  const lacks = (races: readonly string[]): boolean =>
    races.length > 0 && !card.races.some((race) => races.includes(race));
  if (isCharacterOf(card, side) && !card.avatar) {
    if (lacks(characterRaces)) return 'character race';
    if (card.mind > mostMind) return 'mind';
  }
  return card.kind === 'faction' && lacks(factionRaces) ? 'faction race' : null;
}
