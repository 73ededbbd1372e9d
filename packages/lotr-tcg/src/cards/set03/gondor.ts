/** Realms of the Elf-lords: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addTwilight, ally, anyCard, anyWasThisTurn, aragorn, archery, bearer, bestow, both, called, cardFile,
  cardOf, changeArchery, companion, companionOrAlly, costsFor, damage, defender, definite,
  discardFromYourHand, discardSelf, during, duringPhase, duringRegroup, eachOf, event, eventOf, exertA,
  exertBearer, exertOften, fellowship, fellowshipArchery, fellowshipMoves, forThisManeuver, from, giveEach,
  gondorCompanion, healable, healIt, inAnswerTo, maneuver, minion, named, not, ofCulture, Phase,
  printedNumber, printedOf, removesTwilight, revealAtRandom, say, saying, self, sequence, skirmish, spot,
  stackedHere, stackIt, strength, strengthen, takeIt, takesUpArms, the, theOpponent, toHeal, turnEndsNow,
  untilRegroup, when, withKeyword, withOpponent, withSignet, yourHand,
} from '../words/index.ts';

export const card = cardFile();

// Answering the Cries
card(
  '3_37',
  during(skirmish, {
    costs: [discardFromYourHand(1, ofCulture('Gondor', withKeyword('Tale')))],
    effect: strengthen(a(ofCulture('Gondor', companion)), 2),
  }),
);

// Aragorn, Heir to the White City
card('3_38', when(fellowshipMoves, { if: duringPhase(Phase.fellowship), effect: removesTwilight(2) }));

// Banner of the White Tree
card(
  '3_39',
  event(maneuver, {
    costs: [exertA(gondorCompanion, 'companion')],
    effect: bestow(
      the('companion'),
      [
        [strength, 3],
        [defender, 1],
      ],
      untilRegroup,
    ),
  }),
);

const nobodyLost = not(anyWasThisTurn(companionOrAlly, 'lost'));
// Citadel of Minas Tirith
card('3_40', when(turnEndsNow, { may: true, if: nobodyLost, effect: healIt(toHeal(gondorCompanion)) }));

// Gondor Bowmen
card(
  '3_41',
  during(archery, {
    costs: [exertA(ofCulture('Gondor', companion)), discardSelf],
    effect: changeArchery(fellowshipArchery, 2),
  }),
);

// Horn of Boromir
card(
  '3_42',
  bearer(named('Boromir')),
  during(maneuver, {
    costs: [exertBearer(), spot(1, ally)],
    effect: takesUpArms(a(called(definite(say`that ally`), ally)), 3),
  }),
);

const twilight = printedNumber('twilight');
// Might of Númenor. What is revealed lies in a hand, so its printed cost is read. LR-MODIF-007
card(
  '3_43',
  event(maneuver, {
    costs: [spot(1, ofCulture('Gondor', companion))],
    effect: saying(
      withOpponent(
        sequence(
          revealAtRandom(theOpponent, 'revealed'),
          eachOf(printedOf(the('revealed'), twilight), both(companion, healable), healIt),
        ),
      ),
      say`reveal a card at random from the hand of an opponent and heal X companions, where X is its twilight cost`,
      'a number by its name',
    ),
  }),
);

const toStack = from(yourHand, cardOf('Gondor'));
const toTake = from(stackedHere, anyCard);
// The Shards of Narsil
card(
  '3_44',
  during(fellowship, { targets: [toStack], effect: stackIt(the(toStack.name), self) }),
  during(fellowship, { targets: [toTake], costs: [addTwilight(1)], effect: takeIt(the(toTake.name)) }),
);

// Some Who Resisted
card(
  '3_45',
  event(maneuver, {
    costs: [spot(1, gondorCompanion)],
    effect: costsFor(eventOf(Phase.maneuver), 2, forThisManeuver),
  }),
);

// Still Sharp
card(
  '3_46',
  event(skirmish, {
    costs: [spot(1, named('The Shards of Narsil'))],
    effect: bestow(a(gondorCompanion), [
      [strength, 3],
      [damage, 1],
    ]),
  }),
);

// Voice of Rauros
card(
  '3_47',
  event(maneuver, {
    costs: [exertA(aragorn)],
    effect: giveEach(both(companion, withSignet('Aragorn')), damage, 1, untilRegroup),
  }),
);

// We Must Go Warily. LR-ERRATA-045
card(
  '3_48',
  event(inAnswerTo(fellowshipMoves, duringRegroup), {
    costs: [exertOften(gondorCompanion, 2)],
    effect: costsFor(
      minion,
      1,
      saying(untilRegroup, say`until the next regroup phase`, 'what it is was named before'),
    ),
  }),
);

// Boromir, Defender of Minas Tirith
card('3_122', during(fellowship, { costs: [addTwilight(2)], effect: healIt(self) }));
