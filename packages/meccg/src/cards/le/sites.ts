/** The Lidless Eye: sites, A to I. */
import { ringsAreTested } from '../../rules/items/ring-tests.ts';
import { twoMinorItemsFor } from '../families/hermits-hill.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, companyHere, companyIs, darkhavenWhile, duringUntap, harmHere, modifier, ringTest, safeHere, say,
} from '../words/index.ts';

export const card = cardFile();

// Amon Hen
card('LE-349');

// Bag End
card('LE-350');

// Bandit Lair
card('LE-351');

// Barad-dûr
card(
  'LE-352',
  darkhavenWhile(duringUntap),
  modifier({ attribute: ringsAreTested, of: companyHere, by: 1 }),
  modifier({ attribute: ringTest, of: companyHere, by: -3 }),
);

// Barrow-downs
card('LE-353');

// Beorn’s House
card('LE-354');

// Blue Mountain Dwarf-hold
card('LE-355');

// Bree
card('LE-356', { site: { agentsLed: true } });

// Buhr Widu
card('LE-357');

// Cameth Brin
card('LE-358');

// Carn Dûm
card('LE-359', { site: { arrivals: 'Orcs and Trolls', testsStored: -2 } }, safeHere);

// Caves of Ûlund
card('LE-360');

// Cirith Gorgor
card('LE-361');

// Cirith Ungol
card('LE-362');

// Dale
card('LE-363');

// Dead Marshes
card('LE-364', harmHere('non-Nazgûl'));

// Dimrill Dale
card('LE-365');

// Dol Amroth
card('LE-366');

// Dol Guldur
card('LE-367', { site: { testsStored: -2 } }, safeHere);

// Drúadan Forest
card('LE-368');

// Dunharrow
card('LE-369');

// Dunnish Clan-hold
card('LE-370');

// Easterling Camp
card('LE-371');

// Edoras
card('LE-372');

// Ettenmoors
card('LE-373');

// Geann a-Lisch
card('LE-374', { site: { arrivals: 'nobody', noStoring: true, forHazards: 'ruins-and-lairs' } });

// Gladden Fields
card('LE-375');

// Glittering Caves
card('LE-376');

// Gobel Mírlond
card('LE-377');

// Goblin-gate
card('LE-378', harmHere('non-Nazgûl'));

// Gondmaeglom
card('LE-379');

// Haudh-in-Gwanûr
card('LE-380');

// Henneth Annûn
card('LE-381');

// Hermit’s Hill
card(
  'LE-382',
  {
    otherNumbers: { less: [2], why: 'two items are chosen one after the other' },
    site: { opensFor: 'gold ring' },
  },
  twoMinorItemsFor(
    say`make one gold ring, whatever its text says, playable at this site this turn`,
    companyIs('covert'),
  ),
);

// Iron Hill Dwarf-hold
card('LE-383');
