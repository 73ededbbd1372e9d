/** Against the Shadow: factions. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Wain-easterlings
card('AS-60', { at: ['Easterling Camp'], needs: 8, standard: { Wizard: -5, Dúnadan: -2 } });

// Woses of the Eryn Vorn
card('AS-67', { at: ['The Worthy Hills'], needs: 10 });
