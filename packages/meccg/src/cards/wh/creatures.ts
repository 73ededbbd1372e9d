/** The White Hand: creatures. */
import { cardFile, followedBy, lookAndArrange, successfulStrikes, theDefender, you } from '../words/index.ts';

export const card = cardFile();

// Goblin-faces
card('WH-13', followedBy(lookAndArrange(you, theDefender, successfulStrikes)));
