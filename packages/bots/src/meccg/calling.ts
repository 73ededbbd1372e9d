/** The card by which minions call the end of the game. ME-END-014 */
import { type MeccgState, meccg } from '@westmarch/meccg';

const SUDDEN_CALL = meccg.engine.index('LE-235');
/** The last of what it can do. */
export const BACK_INTO_THE_DECK = meccg.engine.definitions[SUDDEN_CALL].actions.at(-1);
export const isCall = (s: MeccgState, card: number): boolean => s.card.def[card] === SUDDEN_CALL;
