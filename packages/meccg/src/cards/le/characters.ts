/** The Lidless Eye: characters who are neither Ringwraiths nor agents. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  against, bonus, cardFile, either, type Filter, faction, folk, friendOf, handSizeBonus, influenceAgainst,
  influenceAtHome, isAtSite, prowess, self, weakAgainstCorruption,
} from '../words/index.ts';

export const card = cardFile();

const orcs: Filter = folk('Orc');
const orcsAndTrolls: Filter = either(folk('Troll'), orcs);

// Asternak
card('LE-1', influenceAtHome(2, 'Variag Camp'));

// Belegorn
card('LE-2', { keywords: ['spirit-magic'] });

// Ciryaher
card('LE-6', { keywords: ['shadow-magic'] });

// Dôgrib
card('LE-7', weakAgainstCorruption);

// Dorelas
card('LE-8');

// Dunlending Spy
card('LE-9');

// Eradan
card('LE-10');

// Gorbag
card('LE-11', { discardOn: [9] }, influenceAgainst(3, orcs));

// Grishnákh
card('LE-12', { keywords: ['Uruk-hai'], discardOn: [8] });

// Gulla
card('LE-13', bonus(prowess, 1, against('Orc', 'Elf')));

// Hador
card('LE-14', { keywords: ['sorcery'] });

// Horseman in the Night
card('LE-16', influenceAgainst(1, faction));

// Jerrek
card('LE-17', influenceAtHome(1, 'Southron Oasis'));

// Lagduf
card('LE-18', { discardOn: [8] });

// Layos
card('LE-19', friendOf('Men of Dorwinion'));

// Lieutenant of Angmar
card(
  'LE-20',
  { manifests: 'Rogrog', discardOn: [9] },
  influenceAgainst(4, orcsAndTrolls),
  handSizeBonus(1, isAtSite(self, 'Carn Dûm')),
);

// Lieutenant of Morgul
card(
  'LE-22',
  { manifests: 'Gothmog', discardOn: [9] },
  influenceAgainst(3, orcsAndTrolls),
  handSizeBonus(1, isAtSite(self, 'Minas Morgul')),
);

// Luitprand
card('LE-23');

// Muzgash
card('LE-25', { discardOn: [8] });

// Nevido Smôd
card('LE-27', influenceAtHome(2, 'Easterling Camp'));

// Odoacer
card('LE-28', friendOf('Woodmen', 3));

// Old Troll
card('LE-29', { discardOn: [8] }, influenceAgainst(1, orcsAndTrolls), weakAgainstCorruption);

// Orc Brawler
card('LE-30', { discardOn: [7, 8] }, weakAgainstCorruption);

// Orc Captain
card('LE-31', { discardOn: [8] }, influenceAgainst(3, orcs));

// Orc Tracker
card('LE-34', { discardOn: [7, 8] }, weakAgainstCorruption);

// Orc Veteran
card('LE-35', { discardOn: [8] }, weakAgainstCorruption);

// Ostisen
card('LE-36');

// Pon Opar
card('LE-37', influenceAtHome(2, 'Southron Oasis'));

// Radbug
card('LE-38', { discardOn: [8] });

// Shagrat
card('LE-39', { discardOn: [9] }, influenceAgainst(4, orcs));

// Troll Lout
card('LE-44', { discardOn: [8] }, weakAgainstCorruption);

// Troll-chief
card('LE-45', { discardOn: [9] }, influenceAgainst(3, orcsAndTrolls));

// Tros Hesnef
card('LE-46', influenceAtHome(1, 'Easterling Camp'), weakAgainstCorruption);

// Uchel
card('LE-47', friendOf('Hillmen', 4));

// Ufthak
card('LE-48', { discardOn: [8] });
