/** The White Hand: sites of fallen-wizards. */
import { STAGE_POINTS } from '../../rules/movement/deep-mines.ts';
import { protection } from '../../rules/sites/sites.ts';
import { cardFile, modifier, safeHere, thisSite } from '../words/index.ts';

export const card = cardFile();

// Deep Mines
card('WH-55', { site: { mines: STAGE_POINTS, anyNumber: true } });

// Isengard
card('WH-56', safeHere);

// Rhosgobel
card(
  'WH-57',
  { site: { onlyFor: 'Radagast' } },
  modifier({ attribute: protection, of: thisSite, by: 1 }),
  safeHere,
);

// The White Towers
card('WH-58', safeHere);
