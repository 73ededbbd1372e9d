/** The Lidless Eye: greater items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, against, atSiteOf, bearerHas, both, cardFile, choose, directInfluence, discardIt, discardSelf,
  dwarf, folk, host, influencing, inPlayItself, itsCompany, mind, modifier, onBearer, onYourTurn, ringTest,
  storedFor, the, weaponAgainst,
} from '../words/index.ts';

export const card = cardFile();

// Black Mace
card(
  'LE-299',
  { keywords: ['weapon'] },
  ...weaponAgainst([3, 10], [4, 10], against('Elf'), bearerHas('warrior')),
);

// Scroll of Isildur
card(
  'LE-343',
  { storeAt: { sites: ['Barad-dûr'] } },
  modifier({ attribute: ringTest, of: itsCompany, by: 1 }),
  storedFor(5, 'Barad-dûr', 'Barad-dûr'),
);

// The Arkenstone
card(
  'LE-418',
  onBearer(directInfluence, 5, influencing(folk('Dwarf'))),
  modifier({ attribute: mind, of: dwarf, by: 1 }),
  action({
    window: onYourTurn,
    zone: inPlayItself,
    targets: [choose('Dwarf', both(dwarf, { ...atSiteOf(host), atDeclaration: true }))],
    costs: [discardSelf],
    effect: discardIt(the('Dwarf')),
    rules: 'ME-CARD-0037',
  }),
);
