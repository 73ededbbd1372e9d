/** Against the Shadow: factions. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Wain-easterlings
card('AS-60', { at: ['Easterling Camp'], needs: 8, standard: { Wizard: -5, Dúnadan: -2 } });

// Haradrim
card('AS-63', {
  at: ['Southron Oasis'],
  needs: 9,
  standardFactions: { Southrons: 2, 'Variags of Khand': -2 },
});

// Wain-easterlings
card('AS-66', { at: ['Easterling Camp'], needs: 9, standardFactions: { Easterlings: 2, Nûriags: -2 } });

// Woses of the Eryn Vorn
card('AS-67', { at: ['The Worthy Hills'], needs: 10 });

// Asdriags
card('AS-111', {
  at: ['Nûrniag Camp'],
  needs: 10,
  standardFactions: { Nûrniags: 2, 'Variags of Khand': 2, Balchoth: -2 },
});

// Corsairs of Rhûn
card('AS-114', {
  at: ['Raider-hold'],
  needs: 9,
  standardFactions: { Easterlings: 2, 'Men of Dorwinion': -2 },
});

// Nûriags
card('AS-120', { at: ['Variag Camp'], needs: 9, standardFactions: { Haradrim: 2, Southrons: -2 } });
