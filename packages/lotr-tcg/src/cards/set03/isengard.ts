/** Realms of the Elf-lords: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, ally, anyCard, cardFile, chooseNumber, countOf, discardHeld, draw, during, event, exactly,
  exertA, exertCompanions, exertSelf, fierce, freePeoplesPlayer, from, inZone, lesser, maneuver, minion,
  modifier, ofCulture, peoplesInFellowship, remembered, repeat, say, saying, self, sequence, shadowPhase,
  spot, strength, thereAre, worded, yourHand, Zone,
} from '../words/index.ts';

export const card = cardFile();

const discardOne = discardHeld(from(yourHand, anyCard));
// Abandoning Reason for Madness
card(
  '3_49',
  event(shadowPhase, {
    costs: [spot(1, ofCulture('Isengard', minion))],
    effect: saying(
      sequence(
        chooseNumber('number', 0, lesser(3, countOf(anyCard, yourHand))),
        repeat(remembered('number'), discardOne),
        draw(remembered('number')),
      ),
      say`discard up to ${3} cards from hand and draw as many`,
      'a number by its name',
    ),
  }),
);

// Isengard Forger
card('3_56', during(shadowPhase, { costs: [exertSelf], effect: addsTwilight(1) }));

// One of You Must Do This
card(
  '3_63',
  event(maneuver, {
    costs: [exertA(ofCulture('Isengard', minion))],
    effect: exertCompanions(peoplesInFellowship),
  }),
);

const deadAlly = worded(
  thereAre(1, ally, inZone(Zone.dead, freePeoplesPlayer, 'dead pile')),
  say`an ally is in the dead pile`,
);
// Uruk Raider
card(
  '3_74',
  modifier({ attribute: strength, of: exactly(self), by: 3, if: deadAlly }),
  modifier({ attribute: fierce, of: exactly(self), by: 1, if: deadAlly }),
);
