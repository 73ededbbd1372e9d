/** Against the Shadow: hazard short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsGuard, againstCompany, all, asHazard, attackProwess, attacksAs, both, cardFile, character, choose,
  detaining, detainingGuardGets, hasDetainment, inHand, isInHand, liesOnGuard, mayCome, modifier, opensChain,
  outOfCombat, pathHas, say, sequence, shortEvent, targetSiteIs, thatGuard, the, thereAre,
} from '../words/index.ts';

export const card = cardFile();

// FEAR! FIRE! FOES!
card(
  'AS-29',
  { onGuard: { attacks: 'any' } },
  shortEvent({
    when: asHazard,
    if: all(targetSiteIs('free-hold', 'border-hold'), isInHand),
    effect: addsGuard({ strikes: 5, prowess: 8, detainment: true }),
  }),
  shortEvent({
    when: asHazard,
    if: all(hasDetainment, liesOnGuard),
    effect: detainingGuardGets(
      say`a detainment automatic-attack of your choice there has −${1} prowess and, against a minion company, becomes normal`,
      modifier({ attribute: attackProwess, of: thatGuard, by: -1 }),
      modifier({ attribute: detaining, of: thatGuard, by: 0, change: 'set', if: againstCompany('minion') }),
    ),
  }),
);

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
