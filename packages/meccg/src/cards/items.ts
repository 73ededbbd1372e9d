/** Items. Weapons and armour count first, up to their maximum, and one of each class at a time. */
import { action, always, cost, exactly, host, modifier, not, say, self } from '@westmarch/kernel';
import { directInfluence, kind } from '../engine.ts';
import { type CardDefinition, card, notYet } from './card.ts';
import {
  against,
  armour,
  bearerFacesStrike,
  bearerHas,
  discardIt,
  influencing,
  noTap,
  onYourTurn,
  strikeProwess,
  tapSelf,
  untapIt,
  untappedSelf,
  weapon,
} from './words.ts';

const orcs = against('Orc');

export const items: readonly CardDefinition[] = [
  // Its second use, a region more for the company, is not here yet.
  card('TD-105', {
    abilities: [
      action({
        window: onYourTurn,
        costs: [cost(always(say`it is borne`), discardIt(self))],
        effect: untapIt(host),
      }),
      ...(notYet.abilities ?? []),
    ],
  }), // Cram
  card('TW-201', { ...notYet, at: ['Moria'] }), // Book of Mazarbul
  card('TW-244', { keywords: ['weapon'], abilities: [weapon(3, 8, not(orcs)), weapon(3, 9, orcs)] }), // Glamdring
  card('TW-250', {
    keywords: ['shield'],
    abilities: [
      armour(2, 9),
      action({
        window: bearerFacesStrike,
        zone: untappedSelf,
        if: bearerHas('warrior'),
        costs: [tapSelf],
        effect: noTap,
      }),
    ],
  }), // Great-shield of Rohan
  card('TW-254', { keywords: ['armor'], abilities: [armour(2, 9, bearerHas('warrior'))] }), // Hauberk of Bright Mail
  card('TW-259', {
    abilities: [
      modifier({ attribute: directInfluence, of: exactly(host), by: 2, if: influencing(kind.is('faction')) }),
    ],
  }), // Horn of Anor
  card('TW-295', { keywords: ['weapon'], abilities: [weapon(3, 9, not(orcs)), weapon(4, 10, orcs)] }), // Orcrist
  card('TW-300', { ...notYet, at: ['Isengard'] }), // Palantír of Orthanc
  card('TW-322', notYet), // Sapling of the White Tree
  card('TW-323', notYet), // Scroll of Isildur
  card('TW-327', {
    keywords: ['shield'],
    abilities: [
      armour(1, 8),
      action({ window: bearerFacesStrike, zone: untappedSelf, costs: [tapSelf], effect: strikeProwess(1) }),
    ],
  }), // Shield of Iron-bound Ash
  card('TW-336', { keywords: ['weapon'], abilities: [weapon(2, 8, bearerHas('warrior'))] }), // Sword of Gondolin
];
