/** Realms of the Elf-lords: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addTwilight, archery, both, cardFile, changeArchery, companion, discardFromYourHand, discardSelf, during,
  eachOf, event, exertA, fellowship, fellowshipArchery, healable, healIt, maneuver, ofCulture, printedNumber,
  printedOf, revealAtRandom, say, saying, self, sequence, skirmish, spot, strengthen, the, theOpponent,
  withKeyword, withOpponent,
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

// Gondor Bowmen
card(
  '3_41',
  during(archery, {
    costs: [exertA(ofCulture('Gondor', companion)), discardSelf],
    effect: changeArchery(fellowshipArchery, 2),
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

// Boromir, Defender of Minas Tirith
card('3_122', during(fellowship, { costs: [addTwilight(2)], effect: healIt(self) }));
