/** What a table says and shows, whichever game it is of: used by the terminal and the server. `loadGames` loads games. */
export { type AnalysisOrder, analysed } from './analysis/analyse.ts';
export { Attention } from './asking/attention.ts';
export { isWaiting, type Now, type Verdict, type Why } from './asking/verdict.ts';
export {
  type ForAnyGame,
  gameOf,
  libraryOf,
  loadGames,
  openRecord,
  withGame,
  withGamesAtNeed,
} from './games.ts';
export { type Hinting, hintFor } from './hint.ts';
export { BotNameError, botNamed, type Maker } from './laboratory/bots.ts';
export { addCounts, type Counts, countOf, noGames } from './laboratory/counts.ts';
export { type Noted, noteGame, type Players, type Studied, type Study } from './laboratory/study.ts';
export { poolOf, proposals, type Swap, swapped, usualPool } from './laboratory/swaps.ts';
export { type CardTally, deckDifference, type Matchup, type Tally, tallyOf } from './laboratory/tally.ts';
export { checkList, type DeckFault } from './library/deck-check.ts';
export { readDecks, reportOn } from './library/deck-service.ts';
export { writeDeck } from './library/deck-text.ts';
export type { CheckOptions, Readable } from './library/game-library.ts';
export { measured } from './measuring.ts';
export { ALL_DECKS, type Deck, type Meeting, mayMeet, meetings, mirrors } from './meetings.ts';
export { PerGame } from './per-game.ts';
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
export { type Asker, type Chosen, type Whying, whyForOthers } from './why/open.ts';
export { type SeatedBot, whyAfterwards } from './why/whole.ts';
