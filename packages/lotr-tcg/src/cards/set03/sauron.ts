/** Realms of the Elf-lords: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCondition, bears, both, cardFile, countOf, discardTop, discardYour, during, event, exactly, exertA,
  exertSelf, freePeoplesPlayer, maneuver, modifier, ofCulture, peoplesInFellowship, regroup, sauronMinion,
  say, self, strength, weapon,
} from '../words/index.ts';

export const card = cardFile();

// Massing in the East
card(
  '3_92',
  event(regroup, {
    costs: [exertA(sauronMinion)],
    effect: {
      ...discardTop(peoplesInFellowship),
      say: say`make ${freePeoplesPlayer.say} discard the top X cards of his draw deck, where X is ${peoplesInFellowship.say}`,
    },
  }),
);

const sauronCondition = both(ofCulture('Sauron'), aCondition);
// Orc Butcher
card('3_94', {
  ...modifier({ attribute: strength, of: exactly(self), by: countOf(sauronCondition) }),
  say: say`for each Sauron condition you can spot, ${self.say} has +${1} strength`,
});

// Orc Swordsman
card('3_98', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) }));

// Orc Warrior
card('3_101', during(maneuver, { costs: [exertSelf, discardYour(sauronCondition)], effect: discardTop(2) }));
