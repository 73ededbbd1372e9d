/** Realms of the Elf-lords: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ally, any, archeryIs, atHomeAt, atSiteWith, both, cardFile, companion, during, elf, exertSelf,
  exertSelfTimes, fellowshipArchery, healIt, healUpToTimes, minion, orc, regroup, returnIt, say, skirmish,
  spot, strengthen, toHeal, toPlaySpot, urukHai, when, worded, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Elrond, Herald to Gil-galad
card(
  '3_13',
  when(yourTurnStarts, { may: true, effect: healUpToTimes(toHeal(both(ally, atHomeAt(3))), 2) }),
  during(regroup, { costs: [exertSelfTimes(2)], effect: healIt(toHeal(companion)) }),
);

// Galdor, Councilor From the West
card(
  '3_18',
  toPlaySpot(1, elf),
  during(regroup, { costs: [exertSelf, spot(1, minion)], effect: returnIt(a(minion)) }),
);

// Golradir, Councilor of Imladris
card('3_20', toPlaySpot(1, elf), during(skirmish, { costs: [exertSelf], effect: strengthen(a(orc), -1) }));

// Saelbeth, Elven Councilor
card(
  '3_25',
  toPlaySpot(1, elf),
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(urukHai), -1) }),
);

const atRiverOrForest = worded(
  any(atSiteWith('River'), atSiteWith('Forest')),
  say`the fellowship is at a river or forest`,
);
// Legolas, Son of Thranduil
card('3_121', archeryIs(fellowshipArchery, 1, atRiverOrForest));
