/**
 * The nine Dragons as characters: what the card of such a creature is in the hands of the player who is that Dragon.
 * ME-DRAGON-4001, 4002, 4009, 4018
 *
 * Owns   the facts of these nine, made from those of the creatures; and which card of a deck is dealt as one of them.
 * Not    what holds for his player (sides.ts), or for his lair (lair.ts).
 * Keeps  whatever is said of a Ringwraith is said of him (4001), so that is what he counts as; he is of no side but a Dragon
 *        player's. No list names these cards: they stand for those of the creatures.
 */
import { addMade, allCards, type CardFacts } from '../../facts/cards.ts';
import { firstPrinting } from '../../facts/printings.ts';
import { dragonLairs } from '../hazards/manifestations.ts';

/** What a Dragon's prowess as a creature is above his own. ME-DRAGON-4018 */
export const LESS_PROWESS = 7;

const nameOf = (card: CardFacts): string => card.names['en'] ?? '';
const isGreatDragon = (card: CardFacts): boolean =>
  card.kind === 'creature' && card.keywords.includes('unique') && nameOf(card) in dragonLairs;

const asCharacter = (creature: CardFacts): CardFacts => ({
  ...creature,
  id: `${firstPrinting(creature.id)}-character`,
  kind: 'character',
  race: 'Ringwraith',
  // What he strikes with is a Dragon's attack. ME-DRAGON-4026
  races: ['Dragon'],
  skills: ['warrior'],
  gender: 'he',
  avatar: true,
  prowess: creature.prowess - LESS_PROWESS,
  points: 0,
  pointKind: 'character',
  homeSites: [dragonLairs[nameOf(creature)]],
  keyedRegions: {},
  keyedSites: [],
});

const byCreature = new Map(
  allCards.filter(isGreatDragon).map((creature) => [creature.id, asCharacter(creature)]),
);
/** One for each Dragon. */
export const dragonCharacters: readonly CardFacts[] = [
  ...new Map([...byCreature.values()].map((facts) => [facts.id, facts])).values(),
];
for (const facts of dragonCharacters) addMade(facts);

/** The Dragon of whom a card is the creature; empty: it is none. */
export const dragonNamed = (card: CardFacts): string => (isGreatDragon(card) ? nameOf(card) : '');
/** What a card is to the player who is that Dragon. */
export const asHisOwn = (card: CardFacts, dragon: string): CardFacts =>
  dragon !== '' && dragonNamed(card) === dragon ? (byCreature.get(card.id) ?? card) : card;
/** A card of that name as a character; undefined: nobody is called so. */
export const characterOf = (dragon: string): CardFacts | undefined =>
  dragonCharacters.find((card) => nameOf(card) === dragon);
