/** Against the Shadow: characters. */
import { cardFile, influenceAtHome } from '../words/index.ts';

export const card = cardFile();

// Mîonid
card('AS-3', influenceAtHome(2, 'Variag Camp'));

// Perchen
card('AS-4', influenceAtHome(3, 'Dunnish Clan-hold'));
