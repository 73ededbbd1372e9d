/** The Wizards: greater items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, against, armour, both, cardFile, choose, corruptionCheckBy, corruptionPoints, directInfluence,
  dwarf, exactly, folk, heldBy, host, inCompanyOf, influencing, inUse, itsCompany, modifier,
  onYourTurnOrAttacked, points, ringTest, self, sequence, tapped, tapSelf, the, untapIt, untappedSelf, weapon,
  weaponAgainst,
} from '../words/index.ts';

export const card = cardFile();

// Narsil
card(
  'TW-289',
  { keywords: ['weapon'] },
  weapon(1),
  modifier({ attribute: directInfluence, of: exactly(host), by: 1, if: inUse }),
);

// Orcrist
card('TW-295', { keywords: ['weapon'] }, ...weaponAgainst([3, 9], [4, 10], against('Orc')));

// Scroll of Isildur
card('TW-323', modifier({ attribute: ringTest, of: itsCompany, by: 2 }));

// The Arkenstone
card(
  'TW-341',
  modifier({ attribute: directInfluence, of: exactly(host), by: 3, if: influencing(folk('Dwarf')) }),
  modifier({ attribute: points, of: exactly(self), by: 5, change: 'set', if: heldBy('Dwarf') }),
  modifier({
    attribute: corruptionPoints,
    of: exactly(self),
    by: 4,
    change: 'set',
    if: heldBy('Dwarf'),
  }),
  action({
    window: onYourTurnOrAttacked,
    zone: untappedSelf,
    costs: [tapSelf],
    targets: [choose('Dwarf', both(tapped, dwarf, inCompanyOf(self)))],
    effect: sequence(untapIt(the('Dwarf')), corruptionCheckBy(the('Dwarf'), -2)),
  }),
);

// The Mithril-coat
card('TW-345', { keywords: ['armor'] }, armour(3, 10));
