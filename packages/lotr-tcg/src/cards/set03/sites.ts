/** Realms of the Elf-lords: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsBurdens, canSpot, cardFile, elf, freePeoplesPlayer, may, movesHere, removesBurdens,
} from '../words/index.ts';

export const card = cardFile();

// Eregion Hills
card('3_116', movesHere(addsBurdens(1)));

// House of Elrond
card('3_119', movesHere(may(removesBurdens(1), freePeoplesPlayer), canSpot(2, elf)));
