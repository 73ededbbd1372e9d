/** Realms of the Elf-lords: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCondition, bears, cardFile, countOf, discardTop, discardYour, during, event, exactly, exertA, exertSelf,
  freePeoplesPlayer, maneuver, minion, modifier, ofCulture, peoplesInFellowship, regroup, say, self, strength,
  weapon,
} from '../words/index.ts';

export const card = cardFile();

// Massing in the East
card(
  '3_92',
  event(regroup, {
    costs: [exertA(ofCulture('Sauron', minion))],
    effect: {
      ...discardTop(peoplesInFellowship),
      say: say`make ${freePeoplesPlayer.say} discard the top X cards of his draw deck, where X is ${peoplesInFellowship.say}`,
    },
  }),
);

// Orc Butcher
card('3_94', {
  ...modifier({ attribute: strength, of: exactly(self), by: countOf(ofCulture('Sauron', aCondition)) }),
  say: say`for each Sauron condition you can spot, ${self.say} has +${1} strength`,
});

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
