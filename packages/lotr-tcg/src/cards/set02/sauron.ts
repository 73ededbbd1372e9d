/** Mines of Moria: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, cancelThatEvent, canSpot, cardFile, discardSelf, draw, during, duringRegroup, eachMove, either, elf,
  exactly, exertSelf, fights, host, ifSo, man, minion, modifier, ofCulture, orc, rangersEventPlayed,
  roamingPenaltyIs, strength, toPlaySpot, withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// Orc Scout. It exerts or is discarded. LR-ERRATA-041
card(
  '2_89',
  roamingPenaltyIs(ofCulture('Sauron', minion), -1),
  during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
  during(rangersEventPlayed, { costs: [discardSelf], effect: cancelThatEvent }),
);

// Spies of Mordor
card(
  '2_92',
  toPlaySpot(1, ofCulture('Sauron', orc)),
  eachMove({
    may: true,
    if: duringRegroup,
    effect: ifSo(canSpot(1, ofCulture('Sauron', withKeyword('Tracker'))), draw(2), draw(1)),
  }),
);

// Vile Blade
card(
  '2_95',
  bearer(ofCulture('Sauron', orc)),
  modifier({ attribute: strength, of: exactly(host), by: 2, if: fights(host, either(man, elf)) }),
);
