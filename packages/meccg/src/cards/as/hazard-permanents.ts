/** Against the Shadow: hazard permanent-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  asHazard, atLeast, atMost, behind, both, cardFile, checksAtEnd, chooseVictim, companyCount, corruptionCard,
  corruptionCheck, discardedForHealing, discardIt, exactly, host, it, joined, markedForStrike, modifier,
  mortal, regionsMoved, removedBy, say, self, shortEvent, staysOn, the, trigger, where, withoutAnother,
  wounded,
} from '../words/index.ts';

export const card = cardFile();

const fewCompanions = where(atMost(companyCount(it), 3), behind(say`in a company of ${3} or fewer`));
// Alone and Unadvised
card(
  'AS-24',
  { otherNumbers: 'the price of not tapping is a rule', onGuard: { company: true } },
  corruptionCard(both(mortal, fewCompanions)),
  checksAtEnd(regionsMoved, say`region he moved through`),
  modifier({ attribute: corruptionCheck, of: exactly(host), by: companyCount(host) }),
  ...removedBy(6),
  trigger(joined, { if: atLeast(companyCount(host), 4), effect: discardIt(self) }),
);

// One Foe to Breed a War
card(
  'AS-32',
  { onGuard: { company: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(both(wounded, mortal, withoutAnother))],
    effect: staysOn(the('character')),
  }),
  ...discardedForHealing,
  modifier({ attribute: markedForStrike, of: exactly(host), by: 1 }),
);
