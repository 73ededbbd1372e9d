/** The Dragons: factions. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Men of Dale
card('TD-138', { at: ['Dale'], needs: 7, standard: { Man: 2, Dwarf: 1 } });
