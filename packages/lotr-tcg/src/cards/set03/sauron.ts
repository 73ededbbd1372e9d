/** Realms of the Elf-lords: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCondition, bears, cardFile, countOf, discardTop, discardYour, during, event, exactly, exertA, exertSelf,
  freePeoplesPlayer, maneuver, minion, modifier, ofCulture, peoplesInFellowship, regroup, say, saying, self,
  strength, weapon,
} from '../words/index.ts';

export const card = cardFile();

// Massing in the East
card(
  '3_92',
  event(regroup, {
    costs: [exertA(ofCulture('Sauron', minion))],
    effect: saying(
      discardTop(peoplesInFellowship),
      say`make ${freePeoplesPlayer.say} discard the top X cards of his draw deck, where X is ${peoplesInFellowship.say}`,
      'a number by its name',
    ),
  }),
);

// Orc Butcher
card(
  '3_94',
  modifier({ attribute: strength, of: exactly(self), by: countOf(ofCulture('Sauron', aCondition)) }),
);

// Orc Swordsman
card('3_98', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) }));

// Orc Warrior
card(
  '3_101',
  during(maneuver, {
    costs: [exertSelf, discardYour(ofCulture('Sauron', aCondition))],
    effect: discardTop(2),
  }),
);
