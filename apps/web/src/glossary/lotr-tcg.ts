/** The words of The Lord of the Rings TCG, from the two sides to the end of the game. */
import { CARDS_AND_FIGHTS } from './lotr-tcg-cards-and-fights.ts';
import { PEOPLE_AND_WAYS } from './lotr-tcg-people-and-ways.ts';

export const WORDS = [...PEOPLE_AND_WAYS, ...CARDS_AND_FIGHTS];
