/** The Balrog: creatures. */
import { cardFile, underDeepsOrSurface } from '../words/index.ts';

export const card = cardFile();

// Shelob’s Brood
card('BA-13', { keyedTo: { at: underDeepsOrSurface } });
