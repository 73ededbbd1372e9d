/** The Dragons: characters. */
import { healingReach, Reach } from '../../rules/characters/healing.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, cardFile, character, folk, friendOf, inCompanyOf, influenceAgainst, modifier, self,
} from '../words/index.ts';

export const card = cardFile();

// Brand
card('TD-90', friendOf('Men of Dale'));

// Galdor
card('TD-92', influenceAgainst(1, folk('Elf')));

// Ioreth
card(
  'TD-93',
  modifier({
    attribute: healingReach,
    of: both(character, inCompanyOf(self)),
    by: Reach.company,
    change: 'atLeast',
  }),
);

// Thráin II
card('TD-94', influenceAgainst(3, folk('Dwarf')));
