/** Middle-earth CCG: what the other packages may use of it. */

export { challengeDeck, challengeDecks, type DeckList } from './decks/challenge.ts';
export { type CardStatus, cardStatus } from './definitions.ts';
export { meccg, readSetup, type Setup } from './game.ts';
export { couldLieThere } from './knowledge.ts';
export type { S as MeccgState } from './state.ts';
