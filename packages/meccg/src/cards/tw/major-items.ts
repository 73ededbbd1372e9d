/** The Wizards: major items. */
import { winsAtOnce } from '../../rules/influence/faction-attempts.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, against, all, armour, bearerFacesStrike, bearerHas, cancelAttack, cancellable, cardFile,
  corruptionCheckBy, corruptionPoints, directInfluence, exactly, facingAttack, heldBy, host, influencing,
  itsAttack, modifier, named, noTap, not, points, self, sequence, storedFor, tapBearer, tapSelf, untappedSelf,
  weapon, weaponAgainst, withHome,
} from '../words/index.ts';

export const card = cardFile();

// Durin’s Axe
card(
  'TW-212',
  { otherNumbers: { more: [9], why: 'the maximum is said for each kind of bearer' }, keywords: ['weapon'] },
  weapon(2, 9, not(heldBy('Dwarf'))),
  weapon(4, 9, heldBy('Dwarf')),
  modifier({ attribute: points, of: exactly(self), by: 4, change: 'set', if: heldBy('Dwarf') }),
  modifier({ attribute: corruptionPoints, of: exactly(self), by: 3, change: 'set', if: heldBy('Dwarf') }),
);

// Glamdring
card(
  'TW-244',
  { otherNumbers: { more: [3], why: 'the bonus is said for each kind of enemy' }, keywords: ['weapon'] },
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

// Red Arrow
card(
  'TW-312',
  modifier({ attribute: winsAtOnce, of: exactly(host), by: 1, if: influencing(named('Riders of Rohan')) }),
  modifier({ attribute: directInfluence, of: exactly(host), by: 5, if: influencing(withHome('Edoras')) }),
);

// Sapling of the White Tree
card(
  'TW-322',
  { notAt: ['shadow-hold', 'dark-hold'], storeAt: { sites: ['Minas Tirith'] } },
  storedFor(2, 'Minas Tirith', 'Minas Tirith'),
);

// Sword of Gondolin
card('TW-336', { keywords: ['weapon'] }, weapon(2, 8, bearerHas('warrior')));

// Torque of Hues
card(
  'TW-351',
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(itsAttack, cancellable),
    costs: [tapSelf, tapBearer],
    effect: sequence(cancelAttack, corruptionCheckBy(host)),
  }),
);

// Dwarven Axe
card(
  'TW-499',
  { keywords: ['weapon'] },
  weapon(2, 7, all(bearerHas('warrior'), not(heldBy('Dwarf')))),
  weapon(3, 8, all(bearerHas('warrior'), heldBy('Dwarf'))),
);
