/** The White Hand: sites of fallen-wizards. */
import { STAGE_POINTS } from '../../rules/movement/deep-mines.ts';
import { cardFile, safeHere } from '../words/index.ts';

export const card = cardFile();

// Deep Mines
card('WH-55', { site: { mines: STAGE_POINTS, anyNumber: true } });

// Isengard
card('WH-56', safeHere);

// The White Towers
card('WH-58', safeHere);
