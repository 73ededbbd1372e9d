/** The Balrog: creatures. */
import { cardFile, underDeepsOrSurface } from '../words/index.ts';

export const card = cardFile();

// Olog Warlords
card('BA-12', { prey: 'hero' });

// Shelob’s Brood
card('BA-13', { keyedTo: { at: underDeepsOrSurface } });
