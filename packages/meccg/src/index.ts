/** Middle-earth CCG: what the other packages may use of it. */

export { indexOfCard } from './cards/pool.ts';
export { challengeDeck, challengeDecks, type DeckList } from './decks/challenge.ts';
export { checkDeck, type DeckOptions, type DeckProblem, type DeckReport } from './decks/legality.ts';
export {
  cardNames,
  findCard,
  type ListEntry,
  type ReadList,
  readJson,
  readText,
  type Section,
  sections,
} from './decks/list.ts';
export { decksOfSide, sidesWithDecks } from './decks/of-sides.ts';
export { isAllowedAt, sitesOfSide } from './decks/places.ts';
export { readyDecks, sitesListedWith } from './decks/ready.ts';
export { playerOfDeck } from './decks/side.ts';
export { type TournamentDeck, tournamentDecks } from './decks/tournament.ts';
export { unfinishedIn } from './decks/unfinished.ts';
export { type CardStatus, cardStatus } from './definitions.ts';
export { allCards, type CardFacts, EACH, factsIfAny, factsOf } from './facts/cards.ts';
export type { SideName } from './facts/names.ts';
export { firstPrinting, printingsOf } from './facts/printings.ts';
export { cardSets } from './facts/sets.ts';
export { allRegions, siteFactsOf } from './facts/sites.ts';
export { meccg, readSetup, type Setup } from './game.ts';
export { couldLieThere } from './knowledge.ts';
export * from './reading.ts';
export { type OptionalRule, optionalRules } from './rules/optional/optional.ts';
export { siteSaid } from './scenario/companies.ts';
export { meccgScenarios } from './scenario.ts';
export type { S as MeccgState } from './state.ts';
export { type CardInPool, cardsInPool } from './text/abilities.ts';
export { phrasesOf, textOf } from './text/card-text.ts';
export * from './tournament/index.ts';
