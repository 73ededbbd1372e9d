/** Realms of the Elf-lords: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  atSiteOrHigher, bearer, both, cardFile, companion, countOf, draw, dwarf, Phase, startOf, when,
} from '../words/index.ts';

export const card = cardFile();

// Book of Mazarbul. LR-ERRATA-001
card(
  '3_1',
  bearer(dwarf),
  when(startOf(Phase.fellowship), {
    may: true,
    if: atSiteOrHigher(4),
    effect: draw(countOf(both(dwarf, companion))),
  }),
);
