/** The Wizards: sites. */
import { healingReach, Reach } from '../../rules/characters/healing.ts';
import { atThisSite, both, cardFile, character, dangerous, type Modifier, modifier } from '../words/index.ts';

export const card = cardFile();

// Amon Hen
card('TW-371');

// Bag End
card('TW-372');

// Bandit Lair
card('TW-373');

// Barad-dûr
card('TW-374', dangerous(2));

// Barrow-downs
card('TW-375');

// Beorn’s House
card('TW-376');

// Blue Mountain Dwarf-hold
card('TW-377');

// Bree
card('TW-378');

// Cameth Brin
card('TW-379');

// Carn Dûm
card('TW-380');

// Caves of Ûlund
card('TW-381');

// Cirith Ungol
card('TW-382');

// Dancing Spire
card('TW-383');

// Dead Marshes
card('TW-384');

// Dimrill Dale
card('TW-385');

// Dol Amroth
card('TW-386');

// Dol Guldur
card('TW-387');

// Drúadan Forest
card('TW-388');

// Dunharrow
card('TW-389');

// Dunnish Clan-hold
card('TW-390');

// Eagles’ Eyrie
card('TW-391');

// Easterling Camp
card('TW-392');

// Edhellond
card('TW-393');

// Edoras
card('TW-394');

// Ettenmoors
card('TW-395');

// Gladden Fields
card('TW-396');

// Glittering Caves
card('TW-397');

// Goblin-gate
card('TW-398');

// Grey Havens
card('TW-399');

// Henneth Annûn
card('TW-400');

// Himring
card('TW-401');

// Irerock
card('TW-402');

// Iron Hill Dwarf-hold
card('TW-403');

// Isengard
card('TW-404');

// Isles of the Dead that Live
card('TW-405');

// Lake-town
card('TW-406');

// Lond Galen
card('TW-407');

// Lórien
card('TW-408');

// Lossadan Cairn
card('TW-409');

// Lossadan Camp
card('TW-410');

// Minas Morgul
card('TW-411');

// Minas Tirith
card('TW-412');

// Moria
card('TW-413');

// Mount Doom
card('TW-414', { site: { alwaysOpen: true } }, dangerous(2));

// Mount Gram
card('TW-415');

// Mount Gundabad
card('TW-416');

const healsAll: Modifier = modifier({
  attribute: healingReach,
  of: both(character, atThisSite),
  by: Reach.site,
});
// Old Forest
card('TW-417', healsAll);

// Ost-in-Edhil
card('TW-418');

// Pelargir
card('TW-419');

// Rhosgobel
card('TW-420', healsAll);

// Rivendell
card('TW-421');

// Ruined Signal Tower
card('TW-422');

// Sarn Goriwing
card('TW-423');

// Shelob’s Lair
card('TW-424');

// Shrel-Kain
card('TW-425');

// Southron Oasis
card('TW-426');

// Stone-circle
card('TW-427');

// The Lonely Mountain
card('TW-428');

// The Stones
card('TW-429');

// The White Towers
card('TW-430');

// The Wind Throne
card('TW-431');

// Thranduil’s Halls
card('TW-432');

// Tolfalas
card('TW-433');

// Vale of Erech
card('TW-434');

// Variag Camp
card('TW-435');

// Weathertop
card('TW-436');

// Wellinghall
card('TW-437');

// Woodmen-town
card('TW-438');

// Wose Passage-hold
card('TW-439');
