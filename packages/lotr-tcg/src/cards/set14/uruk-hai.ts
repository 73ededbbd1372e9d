/** Expanded Middle-earth: the Uruk-hai culture. */
import { cardFile, forThisTurn, siteGainsOneOf, whenPlayed } from '../words/index.ts';

export const card = cardFile();

// Uruk-hai Scout
card(
  '14_15',
  whenPlayed({ effect: siteGainsOneOf(['Battleground', 'Mountain', 'Plains', 'Underground'], forThisTurn) }),
);
