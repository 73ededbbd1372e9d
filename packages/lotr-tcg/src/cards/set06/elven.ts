/** Ents of Fangorn: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, both, cardFile, cardOf, companion, discardRevealed, discardSelf, discardTopCard, during, elf, event,
  exertSelf, fellowship, healUpTo, ifSo, may, minion, ofCultureOf, orPay, placeTokens, removeTokensHere,
  revealedIs, revealTop, self, sequence, skirmish, skirmishing, skirmishingIt, somethingRevealed, spot,
  strengthen, theRevealed, toPlaySpot, whenPlayed,
} from '../words/index.ts';

export const card = cardFile();

// Agility
card(
  '6_12',
  whenPlayed({ costs: [spot(1, elf)], effect: placeTokens(2, 'Elven') }),
  during(skirmish, {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: strengthen(a(both(minion, skirmishing(elf))), -1),
  }),
);

// Must Be a Dream
card(
  '6_20',
  event(fellowship, {
    costs: [spot(1, elf)],
    effect: sequence(
      revealTop,
      healUpTo(2, both(companion, ofCultureOf(theRevealed))),
      ifSo(somethingRevealed, may(discardRevealed)),
    ),
  }),
);

// Naith Troop
card(
  '6_22',
  toPlaySpot(3, both(elf, companion)),
  during(skirmish, {
    costs: [exertSelf],
    effect: sequence(
      discardTopCard,
      ifSo(revealedIs(cardOf('Elven')), strengthen(a(both(minion, skirmishingIt(self))), -2)),
    ),
  }),
);
