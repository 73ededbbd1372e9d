/** Dark Minions: characters. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ableToJoin, action, bonus, both, cardFile, character, choose, comesTo, corruptionCheck, discardIt, inHand,
  isAtAHaven, ofRace, onceDeclared, onYourTurn, self, sequence, the,
} from '../words/index.ts';

export const card = cardFile();

// Folco Boffin
card(
  'DM-180',
  bonus(corruptionCheck, 2),
  action({
    window: onceDeclared(onYourTurn),
    if: isAtAHaven(self),
    targets: [choose('Hobbit', both(ofRace('Hobbit'), character, ableToJoin(self, false)), inHand)],
    effect: sequence(comesTo(the('Hobbit'), self, false), discardIt(self)),
    rules: 'ME-CARD-0236 ME-CARD-0237',
  }),
);
