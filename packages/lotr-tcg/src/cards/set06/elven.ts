/** Ents of Fangorn: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addTwilight, anyTurnStarts, archery, aShadowCard, atMostOneWound, bannerOfVictory, bearer,
  bearsRangedWeapon, both, cardFile, cardOf, companion, costOfRevealed, discardIt, discardRevealed,
  discardSelf, discardTopCard, doesNotAddToArchery, draw, during, effect, eitherOf, elf, elfCompanion, event,
  exactly, exertA, exertBearer, exertIt, exertSelf, fellowship, foeOfElf, healIt, healUpTo, ifSo, itsBearer,
  lookAtTop, may, minion, ofCultureOf, orPay, placeTokens, removeTokensHere, revealedIs, revealTop,
  revealYourTop, say, saying, self, sequence, skirmish, skirmishing, skirmishingIt, somethingRevealed, spot,
  strengthen, strengthenBy, takeIt, theRevealed, toHeal, toPlaySpot, when, whenPlayed, winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

const healsSelf = when(anyTurnStarts, { effect: healIt(self) });

// Agility
card(
  '6_12',
  whenPlayed({ costs: [spot(1, elf)], effect: placeTokens(2, 'Elven') }),
  during(skirmish, {
    costs: [orPay([discardSelf], [removeTokensHere(1)])],
    effect: strengthen(a(both(minion, skirmishing(elf))), -1),
  }),
);

// Arwen, Evenstar of Her People
card(
  '6_13',
  during(skirmish, { costs: [exertA(elf)], effect: strengthen(a(both(minion, skirmishingIt(self))), -1) }),
);

// Banner of Elbereth
card(
  '6_14',
  bearer(elfCompanion),
  when(winsASkirmish(itsBearer), { may: true, effect: draw(1) }),
  bannerOfVictory,
);

// Elrond, Keeper of Vilya
card(
  '6_15',
  healsSelf,
  during(fellowship, {
    costs: [exertSelf],
    effect: sequence(
      discardTopCard,
      ifSo(
        revealedIs(cardOf('Elven')),
        may(
          sequence(
            saying(takeIt(theRevealed), say`take it into hand`, 'what it is was named before'),
            healIt(toHeal(elfCompanion)),
          ),
        ),
      ),
    ),
  }),
);

// Forearmed
card(
  '6_16',
  event(skirmish, { costs: [revealYourTop], effect: strengthenBy(a(foeOfElf), -1, costOfRevealed) }),
);

// Forewarned
card(
  '6_17',
  toPlaySpot(2, elf),
  during(fellowship, {
    costs: [addTwilight(1)],
    effect: sequence(
      lookAtTop,
      ifSo(
        somethingRevealed,
        may(
          saying(
            sequence(discardIt(self), discardRevealed),
            say`discard ${self.say} to discard that card`,
            'the words tell the steps, a reader wants what comes of them',
          ),
        ),
      ),
    ),
  }),
);

// Galadriel, Keeper of Nenya
card(
  '6_18',
  healsSelf,
  during(skirmish, {
    costs: [exertSelf],
    effect: sequence(discardTopCard, ifSo(revealedIs(aShadowCard), strengthen(a(foeOfElf), -3))),
  }),
);

const leaveIt = effect('leave it', [], say`return it to the top of your draw deck`, () => undefined);
// Gift of Foresight
card(
  '6_19',
  event(fellowship, {
    costs: [spot(1, elf)],
    effect: sequence(
      revealTop,
      ifSo(somethingRevealed, eitherOf([discardRevealed, leaveIt, takeIt(theRevealed)])),
    ),
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

// Naith Longbow
card(
  '6_21',
  bearer(elfCompanion),
  during(archery, {
    costs: [exertBearer()],
    effect: sequence(discardTopCard, ifSo(revealedIs(cardOf('Elven')), exertIt(a(minion)))),
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

// Naith Warband
card(
  '6_23',
  toPlaySpot(3, elfCompanion),
  atMostOneWound(exactly(self), bearsRangedWeapon),
  doesNotAddToArchery(exactly(self), bearsRangedWeapon),
);
