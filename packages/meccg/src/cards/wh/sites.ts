/** The White Hand: sites of fallen-wizards. */
import { cardFile, safeHere } from '../words/index.ts';

export const card = cardFile();

// Isengard
card('WH-56', safeHere);

// The White Towers
card('WH-58', safeHere);
