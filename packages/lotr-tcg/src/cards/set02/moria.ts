/** Mines of Moria: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsTwilight, all, atSiteWith, bears, both, burdensNow, type Condition, canSpot, cardFile, damage,
  discardedIf, dwarf, either, elf, event, exactly, exertA, minion, modifier, movedMoreThanOnce, named, not,
  ofCulture, orc, self, shadowPhase, skipsArchery, skirmish, skirmishing, spotXOf, staysAlone, strength,
  strengthenOr, whenPlayed, X,
} from '../words/index.ts';

export const card = cardFile();

// The Balrog, Durin's Bane
card('2_51', ...staysAlone(minion), skipsArchery(), ...discardedIf(not(atSiteWith('Underground'))));

// Goblin Flankers
card('2_61', whenPlayed({ may: true, if: movedMoreThanOnce, effect: addsTwilight(3) }));

// Goblin Pursuer
card('2_62', modifier({ attribute: strength, of: exactly(self), by: 3, if: movedMoreThanOnce }));

// Goblin Spearman
card(
  '2_65',
  modifier({ attribute: damage, of: exactly(self), by: 2, if: bears(self, named('Goblin Spear')) }),
);

const elfAndDwarf: Condition = all(canSpot(1, elf), canSpot(1, dwarf));
// Old Differences
card(
  '2_69',
  event(skirmish, {
    effect: strengthenOr(
      a(both(either(elf, dwarf), skirmishing(ofCulture('Moria', orc)))),
      -1,
      -3,
      () => elfAndDwarf,
    ),
  }),
);

// Troubled Mountains
card(
  '2_72',
  event(shadowPhase, {
    costs: [exertA(ofCulture('Moria', minion)), spotXOf(burdensNow, 'burden', 5)],
    effect: addsTwilight(X),
  }),
);
