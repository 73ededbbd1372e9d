/** All cards that the game has, by name and id; different cards of one name are told apart by their ids. */
import { allCards as facts } from '../facts/cards.ts';
import { firstPrinting } from '../facts/printings.ts';

export const allCards = {
  of: 'The Lord of the Rings TCG',
  list: (): readonly { readonly id: string; readonly name: string }[] => facts,
  firstPrinting,
};
