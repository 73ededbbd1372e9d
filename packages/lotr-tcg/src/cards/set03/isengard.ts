/** Realms of the Elf-lords: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, ally, anyCard, cardFile, chooseNumber, countOf, discardHeld, draw, during, event, exactly,
  exertA, exertCompanions, exertSelf, fierce, freePeoplesPlayer, from, inZone, lesser, maneuver, minion,
  modifier, ofCulture, peoplesInFellowship, remembered, repeat, say, self, sequence, shadowPhase, spot,
  strength, thereAre, yourHand, Zone,
} from '../words/index.ts';

export const card = cardFile();

const discardOne = discardHeld(from(yourHand, anyCard));
// Abandoning Reason for Madness
card(
  '3_49',
  event(shadowPhase, {
    costs: [spot(1, ofCulture('Isengard', minion))],
    effect: {
      ...sequence(
        chooseNumber('number', 0, lesser(3, countOf(anyCard, yourHand))),
        repeat(remembered('number'), discardOne),
        draw(remembered('number')),
      ),
      say: say`discard up to ${3} cards from hand and draw as many`,
    },
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

const deadAlly = {
  ...thereAre(1, ally, inZone(Zone.dead, freePeoplesPlayer, 'dead pile')),
  say: say`an ally is in the dead pile`,
};
// Uruk Raider
card('3_74', modifier({ attribute: strength, of: exactly(self), by: 3, if: deadAlly }), {
  ...modifier({ attribute: fierce, of: exactly(self), by: 1, if: deadAlly }),
  say: say`while an ally is in the dead pile, ${self.say} is fierce`,
});
