/** The Lord of the Rings TCG: what the other packages may use of it. */
export { indexOfCard } from './cards/pool.ts';
export { type ConstructedDeck, constructedDecks, deckNamed } from './decks/constructed.ts';
export type { DeckList } from './decks/deck-file.ts';
export { type Format, formatRules, formats } from './decks/formats.ts';
export {
  checkDeck,
  type DeckOptions,
  type DeckProblem,
  type DeckReport,
  formatsOf,
} from './decks/legality.ts';
export {
  cardNames,
  isCardNamed,
  type ListEntry,
  type ReadList,
  readJson,
  readText,
  type Section,
  sections,
} from './decks/list.ts';
export { starterDeck, starterDecks } from './decks/starter.ts';
export { type CardStatus, cardStatus } from './definitions.ts';
export { allCards, factsIfAny, factsOf } from './facts/cards.ts';
export { firstPrinting, printingsOf } from './facts/printings.ts';
export { cardSets } from './facts/sets.ts';
export { lotrTcg, readSetup, type Setup } from './game.ts';
export { couldLieThere } from './knowledge.ts';
export { placesOf } from './offers.ts';
export * from './reading.ts';
export { lotrTcgScenarios } from './scenario.ts';
export type { S as LotrTcgState } from './state.ts';
export { type CardInPool, cardsInPool } from './text/abilities.ts';
export { phrasesOf, textOf } from './text/card-text.ts';
