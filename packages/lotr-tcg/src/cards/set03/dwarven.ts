/** Realms of the Elf-lords: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCondition, addsToPipes, ally, atSiteOrHigher, bearer, both, cardFile, cardOf, companion, costOfRevealed,
  costsOf, countOf, discardSelf, discardUpTo, draw, during, dwarf, dwarfCompanion, eachTimeYouPlay, event,
  exertA, exertBearer, fellowship, gimli, healIt, ofCulture, Phase, regroup, revealAtRandom, sequence,
  shuffleIn, startOf, theOpponent, toHeal, toPlayExert, weapon, when, withKeyword, withOpponent,
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

// Gimli's Pipe
card('3_2', bearer(gimli), during(fellowship, { costs: [exertBearer()], effect: addsToPipes(1) }));

// Mines of Khazad-Dûm
card(
  '3_3',
  ...eachTimeYouPlay(ofCulture('Dwarven', withKeyword('Tale')), {
    may: true,
    effect: healIt(toHeal(dwarfCompanion)),
  }),
);

// A Royal Welcome
card('3_4', during(regroup, { costs: [exertA(both(dwarf, ally))], effect: healIt(toHeal(dwarfCompanion)) }));

// Song of Durin
card(
  '3_5',
  ...toPlayExert(dwarf),
  costsOf(ofCulture('Moria', weapon), 2),
  during(fellowship, { costs: [discardSelf], effect: discardUpTo(2, ofCulture('Moria', aCondition)) }),
);

// Storm of Argument
card(
  '3_6',
  event(fellowship, {
    effect: withOpponent(
      sequence(
        revealAtRandom(theOpponent, 'revealed'),
        shuffleIn(costOfRevealed, cardOf('Dwarven'), { upTo: true }),
      ),
    ),
  }),
);
