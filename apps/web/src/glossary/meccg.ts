/** The words of Middle-earth CCG. A house test holds the ids. */
import { CARDS_AND_COMBAT } from './meccg-cards-and-combat.ts';
import { PEOPLE_AND_PLACES } from './meccg-people-and-places.ts';

export const WORDS = [...PEOPLE_AND_PLACES, ...CARDS_AND_COMBAT];
