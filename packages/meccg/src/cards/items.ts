/** Items. */
import { type CardDefinition, card, notYet } from './card.ts';

export const items: readonly CardDefinition[] = [
  card('TD-105', notYet), // Cram
  card('TW-201', { ...notYet, at: ['Moria'] }), // Book of Mazarbul
  card('TW-244', notYet), // Glamdring
  card('TW-250', notYet), // Great-shield of Rohan
  card('TW-254', notYet), // Hauberk of Bright Mail
  card('TW-259', notYet), // Horn of Anor
  card('TW-295', notYet), // Orcrist
  card('TW-300', { ...notYet, at: ['Isengard'] }), // Palantír of Orthanc
  card('TW-322', notYet), // Sapling of the White Tree
  card('TW-323', notYet), // Scroll of Isildur
  card('TW-327', notYet), // Shield of Iron-bound Ash
  card('TW-336', notYet), // Sword of Gondolin
];
