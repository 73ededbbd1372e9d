/** The Lidless Eye: factions. */
import { cardFile, siteOf } from '../words/index.ts';

export const card = cardFile();

// Balchoth
card('LE-260', {
  at: ['Raider-hold'],
  needs: 8,
  standardFactions: { Easterlings: 2, 'Men of Dorwinion': -2 },
});

// Easterlings
card('LE-264', {
  at: ['Easterling Camp'],
  needs: 8,
  standardFactions: { Balchoth: 2, 'Wain-easterlings': 2, 'Men of Dorwinion': -2 },
});

// Goblins of Goblin-gate
card('LE-265', {
  at: ['Goblin-gate'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Grey Mountain Goblins': 2 },
});

// Grey Mountain Goblins
card('LE-266', {
  at: ['Gondmaeglom'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Orcs of Gundabad': 2, 'Goblins of Goblin-gate': 2 },
});

// Ice-orcs
card('LE-270', {
  atAny: siteOf(['ruins-and-lairs'], { within: ['Forochel', 'Withered Heath'] }),
  needs: 10,
  onceWon: 0,
  standardFactions: { 'Wargs of the Forochel': 2 },
});

// Nûrniags
card('LE-273', {
  at: ['Nûrniag Camp'],
  needs: 9,
  standardFactions: { Nûriags: 2, Balchoth: -2, 'Variags of Khand': 2 },
});

// Orcs of Angmar
card('LE-274', {
  at: ['Mount Gram'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Morgul-orcs': 2, 'Orcs of Gundabad': -2 },
});

// Orcs of Gundabad
card('LE-276', {
  at: ['Mount Gundabad'],
  needs: 9,
  onceWon: 0,
  standardFactions: { 'Grey Mountain Goblins': 2, 'Orcs of Angmar': -2 },
});

// Orcs of Mirkwood
card('LE-277', {
  at: ['Sarn Goriwing'],
  needs: 8,
  onceWon: 0,
  standardFactions: { 'Orcs of the Red Eye': -2, 'Orcs of Gorgoroth': 2 },
});

// Orcs of Moria
card('LE-278', {
  at: ['Moria'],
  needs: 10,
  onceWon: 0,
  standardFactions: { 'Goblins of Goblin-gate': 2, 'Orcs of Dol Guldur': -2 },
});

// Snaga-hai
card('LE-286', { atAny: siteOf(['shadow-hold']), atTapped: true, needs: 9, onceWon: 0, lostAnywhere: true });

// Southrons
card('LE-287', { at: ['Southron Oasis'], needs: 8, standardFactions: { Haradrim: 2, Asdriags: -2 } });

// Variags of Khand
card('LE-292', { at: ['Variag Camp'], needs: 8, standardFactions: { Nûrniags: 2, Haradrim: -2 } });

// Woodmen
card('LE-295', { at: ['Woodmen-town'], needs: 10 });

// Woses of the Eryn Vorn
card('LE-296', { at: ['The Worthy Hills'], needs: 11 });
