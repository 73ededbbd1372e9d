/** The Two Towers: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, dwarf, elf, event, fellowship, man, named, ofCulture, playIt, spot, the, toBePlayed, yourDead,
} from '../words/index.ts';

export const card = cardFile();

// Well Met Indeed
card(
  '4_106',
  event(fellowship, {
    targets: [toBePlayed(named('Gandalf'), yourDead)],
    costs: [spot(1, elf), spot(1, ofCulture('Gondor', man)), spot(1, dwarf)],
    effect: playIt(the('card')),
  }),
);
