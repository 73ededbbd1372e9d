/** The Wizards: major items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, against, armour, bearerFacesStrike, bearerHas, cardFile, noTap, storedFor, tapSelf, untappedSelf,
  weapon, weaponAgainst,
} from '../words/index.ts';

export const card = cardFile();

// Glamdring
card(
  'TW-244',
  { otherNumbers: 'the bonus is said for each kind of enemy', keywords: ['weapon'] },
  ...weaponAgainst([3, 8], [3, 9], against('Orc')),
);

// Great-shield of Rohan
card(
  'TW-250',
  { keywords: ['shield'] },
  armour(2, 9),
  action({
    window: bearerFacesStrike,
    zone: untappedSelf,
    if: bearerHas('warrior'),
    costs: [tapSelf],
    effect: noTap,
  }),
);

// Hauberk of Bright Mail
card('TW-254', { keywords: ['armor'] }, armour(2, 9, bearerHas('warrior')));

// Sapling of the White Tree
card(
  'TW-322',
  { notAt: ['shadow-hold', 'dark-hold'], storeAt: { sites: ['Minas Tirith'] } },
  storedFor(2, 'Minas Tirith', 'Minas Tirith'),
);

// Sword of Gondolin
card('TW-336', { keywords: ['weapon'] }, weapon(2, 8, bearerHas('warrior')));
