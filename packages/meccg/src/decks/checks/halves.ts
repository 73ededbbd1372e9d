/**
 * The two halves of a play deck, and the creatures and characters in it. ME-DECK-005, 016..020, 023..025, 027, ME-FW-015,
 * 022, ME-BAL-004
 *
 * Keeps  a card that is resource and hazard counts for whichever half needs it; a fallen-wizard counts as resources no
 *        more of its copies than he may have of a resource (ME-DECK-4006, ME-FW-022).
 */
import type { CardFacts } from '../../facts/cards.ts';
import type { Side } from '../../rules/sides.ts';
import {
  count,
  type Deck,
  grouped,
  inSection,
  isCharacter,
  isEither,
  isHazard,
  isResource,
  type Known,
  nameOf,
} from './context.ts';

const LEAST = 30;
const LEAST_FOR_STARTERS = 25;
const MOST = 50;
const MOST_CHARACTERS = 10;
const LEAST_CREATURES = 12;
/** With more than two players. ME-MP-4011 */
const LEAST_OF_MANY = 25;
const LEAST_CREATURES_OF_MANY = 10;

export interface Halves {
  readonly resources: number;
  readonly hazards: number;
  readonly either: number;
  readonly characters: number;
  readonly creatures: number;
}

/** Twice what it counts as a creature, so that halves are whole. ME-DECK-018..020, 4002, DECISIONS D11 */
function doubleCreature(card: CardFacts, side: Side): number {
  if (card.agent) return side.deck.agents === 'hazard' ? 1 : 0;
  if (card.alsoEvent || / (Ahunt|at Home)$/i.test(nameOf(card))) return 1;
  if (card.spawn && card.kind !== 'creature') return 1;
  return card.kind === 'creature' ? 2 : 0;
}

/** Hazards that may be played as resources beyond what a side may have of one are hazards. */
function hazardsTooMany(either: readonly Known[], side: Side): number {
  let n = 0;
  for (const entries of grouped(either).values())
    if (entries[0].card.playableAsResource) n += Math.max(0, count(entries) - side.deck.copies);
  return n;
}

export function halvesOf(deck: Deck): Halves {
  const { side } = deck;
  const played = inSection(deck, 'deck');
  const both = played.filter(({ card }) => isEither(card, side));
  const tooMany = hazardsTooMany(both, side);
  const of = (which: (card: CardFacts, side: Side) => boolean): number =>
    count(played, (card) => which(card, side) && !isEither(card, side));
  return {
    resources: of(isResource),
    hazards: of(isHazard) + tooMany,
    either: count(both) - tooMany,
    characters: count(played, (card) => isCharacter(card, side) && !card.avatar),
    creatures: played.reduce((n, { card, quantity }) => n + doubleCreature(card, side) * quantity, 0) / 2,
  };
}

/** Of solitaire: the play deck is what is no hazard, thirty at least. ME-SOLO-4000 */
function checkSolitary(deck: Deck): void {
  const { side, problem } = deck;
  const played = count(inSection(deck, 'deck'), (card) => !isHazard(card, side));
  if (played < LEAST)
    problem(
      'ME-SOLO-4000',
      `a play deck for solitaire has at least ${LEAST} cards that are no hazards; there are ${played}`,
    );
}

function checkCharacters({ side, problem }: Deck, characters: number): void {
  if (characters > MOST_CHARACTERS)
    problem(
      `${side.deck.cites.characters}${side.deck.agents === 'character' ? ' ME-AGENT-005' : ''}`,
      `at most ${MOST_CHARACTERS} characters besides ${side.avatar} cards are allowed in the play deck; there are ${characters}`,
    );
}

export function checkHalves(deck: Deck, { resources, hazards, either, characters, creatures }: Halves): void {
  checkCharacters(deck, characters);
  if (deck.solitaire) return checkSolitary(deck);
  const { side, starter, players, problem } = deck;
  const { cites } = side.deck;
  const all = resources + hazards + either;
  const even = Math.abs(resources - hazards) <= either && all % 2 === 0;
  if (!even)
    problem(
      cites.halves,
      `resources and hazards must be equal: ${resources} and ${hazards}${either > 0 ? `, ${either} that count as either` : ''}`,
    );
  const [fewer, more] = even
    ? [all / 2, all / 2]
    : [Math.min(resources, hazards), Math.max(resources, hazards)];
  const least = starter ? LEAST_FOR_STARTERS : players > 2 ? LEAST_OF_MANY : LEAST;
  const leastCreatures = players > 2 ? LEAST_CREATURES_OF_MANY : LEAST_CREATURES;
  if (fewer + (even ? 0 : either) < least)
    problem(
      starter ? 'ME-DECK-9000' : players > 2 ? 'ME-MP-4011' : cites.halves,
      `at least ${least} resources and ${least} hazards are needed; there are ${fewer} of one`,
    );
  if (more > MOST)
    problem(
      cites.halves,
      `at most ${MOST} resources and ${MOST} hazards are allowed; there are ${more} of one`,
    );
  if (!starter && Math.floor(creatures) < leastCreatures)
    problem(
      players > 2 ? 'ME-MP-4011 ME-MP-4012' : 'ME-DECK-018 ME-DECK-019',
      `at least ${leastCreatures} creatures are needed; these count as ${creatures}`,
    );
}
