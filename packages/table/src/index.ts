/** What a table says and shows, for both games: used by the terminal and the server. */
export { type AnalysisOrder, analysed } from './analysis/analyse.ts';
export { Attention } from './asking/attention.ts';
export { isWaiting, type Now, type Verdict, type Why } from './asking/verdict.ts';
export { type ForAnyGame, openRecord, withGame } from './games.ts';
export { BotNameError, botNamed, type Maker } from './laboratory/bots.ts';
export { addCounts, type Counts, countOf, noGames } from './laboratory/counts.ts';
export { type Noted, noteGame, type Players, type Studied, type Study } from './laboratory/study.ts';
export { poolOf, proposals, type Swap, swapped, usualPool } from './laboratory/swaps.ts';
export { type CardTally, deckDifference, type Matchup, type Tally, tallyOf } from './laboratory/tally.ts';
export { catalogueOf } from './library/catalogue.ts';
export { collectionOf } from './library/collection.ts';
export {
  type CheckOptions,
  checkList,
  type DeckFault,
  deckGames,
  type Readable,
} from './library/deck-games.ts';
export { readDecks, reportOn } from './library/deck-service.ts';
export { writeDeck } from './library/deck-text.ts';
export { lotrTable } from './lotr-tcg/index.ts';
export { LotrSeat } from './lotr-tcg/seat.ts';
export { measured } from './measuring.ts';
export { meccgTable } from './meccg/index.ts';
export { MeccgSeat } from './meccg/seat.ts';
export { ALL_DECKS, type Deck, deckGroups, type Meeting, mayMeet, meetings, setupOf } from './meetings.ts';
export { Play } from './play.ts';
export { Seat } from './seat.ts';
export { Story } from './story.ts';
export type {
  AnalysisDepth,
  BotOffer,
  DeckOffer,
  LaterDeck,
  OptionOffer,
  Switches,
  TableGame,
  Taken,
} from './table-game.ts';
export { readyToThink, type Thinker, type ThoughtOrder, thought, thoughtOf } from './thought.ts';
export { type Moment, type Watched, watchRecord } from './watch.ts';
