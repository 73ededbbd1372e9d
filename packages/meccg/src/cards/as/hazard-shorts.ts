/** Against the Shadow: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, asHazard, attacksAs, both, cardFile, character, choose, inHand, mayCome, opensChain, outOfCombat,
  pathHas, sequence, shortEvent, the, thereAre,
} from '../words/index.ts';

export const card = cardFile();

const rider = both(character, mayCome);
// Ride Against the Enemy
card(
  'AS-36',
  shortEvent({
    when: asHazard,
    if: all(opensChain, outOfCombat, pathHas([1, 'wilderness']), thereAre(1, rider, inHand)),
    effect: sequence(choose('rider', rider, inHand), attacksAs(the('rider'), 7)),
    rules: 'ME-CARD-0626 ME-CARD-0631',
  }),
);
