/** The cards that can be played, by their ids. */
import { cardsInPool } from '@westmarch/meccg';

export const pool: ReadonlySet<string> = new Set(cardsInPool().map(({ id }) => id));
